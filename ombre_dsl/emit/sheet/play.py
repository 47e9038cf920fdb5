"""The play of the cards: leading, following, taking tricks, and cards that may be withheld."""

from __future__ import annotations

from ...rulebook.model import Contract
from .context import Context
from .english import blocks, bullets, counted, listed, paragraph
from .markdown import Markdown
from .ranking import trump_cards

_LEADS = {
    "eldest": "The eldest hand leads to the first trick, whoever is the declarer",
    "declarer": "The declarer leads to the first trick",
    "after declarer": "The player after the declarer, to his {way}, leads to the first trick",
}


def play(c: Context) -> Markdown:
    """How the cards are played."""
    rules = c.book.play
    tricks = counted(c.book.table.hand_size, "trick")
    trumps = any(contract.trump.value.kind != "none" for contract in c.book.contracts)
    others = f"The others play a card each, in turn to the {c.way}"
    if c.defenders == 1 and not c.sits_out:
        others = "The other plays a card to it"
    lines = [
        c.say(f"{_LEADS[rules.lead.value].format(way=c.way)}.", rules.lead),
        f"{others}. A hand has {tricks}.",
        c.say(f"Who has a card of the suit led must play one{_trump_suit(c) if trumps else ''}.", rules.follow),
        _void(c, trumps),
        _takes(c, trumps),
        c.say("Who has taken a trick leads to the next.", rules.next_lead),
    ]
    return blocks(bullets(lines), *_withheld(c))


def _trump_suit(c: Context) -> str:
    text = "; trumps are a suit of their own, so a trump led must be answered with a trump"
    withheld = any(contract.withheld.value for contract in c.book.contracts if contract.plays is None)
    return f"{text} (but see *Withheld cards*)" if withheld else text


def _void(c: Context, trumps: bool) -> str:
    void = c.book.play.void
    if void.value == "trump" and trumps:
        return c.say("Who has no card of the suit led must play a trump; who has no trump either plays any card.", void)
    freely = "he may play a trump or throw a card of another suit" if trumps else "whatever it is, it takes nothing"
    return c.say(f"Who has no card of the suit led may play any card: {freely}.", void)


def _takes(c: Context, trumps: bool) -> str:
    plain = "the highest card of the suit led takes the trick"
    text = f"The highest trump takes the trick; when no trump lies in it, {plain}." if trumps else f"{plain}."
    return c.say(text, c.book.play.takes)


# ---- withheld cards ------------------------------------------------------------------------------------------------


def _withheld(c: Context) -> list[str]:
    groups: dict[tuple[str, ...], list[Contract]] = {}
    for contract in c.book.contracts:
        if contract.withheld.value and contract.plays is None:
            groups.setdefault(contract.withheld.value, []).append(contract)
    if not groups:
        return []
    lead = (
        "When a trump is led, some high trumps need not be played to it. Such a card must be played only when the "
        "trump *led* is higher than the card itself and the player has no other trump to play. What the other players "
        "have played to the trick does not matter, only the card led. When the card led is lower, the player may throw "
        "a card of another suit instead, as if he had no trump; but if he holds a trump that may not be withheld, he "
        "must play a trump, and chooses which."
    )
    lines = [_group(c, cards, contracts) for cards, contracts in groups.items()]
    return ["### Withheld cards", lead, bullets(lines), paragraph(_example(c, *next(iter(groups.items()))))]


def _group(c: Context, cards: tuple[str, ...], contracts: list[Contract]) -> str:
    names = listed([c.contract(contract.id) for contract in contracts])
    which = listed([c.full_card(card) for card in cards])
    return c.say(f"in {names}: {which}.", *(contract.withheld for contract in contracts))


def _example(c: Context, cards: tuple[str, ...], contracts: list[Contract]) -> list[str]:
    """One case worked out: the lowest trump is led, then the highest."""
    suits = [suit for suit, _ in c.book.orders.trump]
    trump = contracts[0].trump.value
    if trump.kind in ("none", "only") or not suits:
        return []
    suit = trump.suit or suits[-1]
    order = trump_cards(c, suit)
    held = [card for card in (c.card_of(id, suit) for id in cards) if card in order[1:]]
    if not held or len(order) < 3 or held[0] == order[-1]:
        return []
    low, top, card = order[-1], order[0], held[0]
    return [
        f"For instance, with {c.suit(suit)} as trump, a player whose only trump is the {c.playing_card(card)} may keep "
        f"it when the {c.playing_card(low)} is led, but must play it when the {c.playing_card(top)} is led."
    ]
