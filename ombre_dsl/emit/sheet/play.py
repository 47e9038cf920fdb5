"""The play of the cards: leading, following, taking tricks, and cards that may be withheld."""

from __future__ import annotations

from ...rulebook.model import Contract
from .context import Context
from .markdown import Markdown
from .pieces import blocks, bullets
from .ranking import trump_cards


def play(c: Context) -> Markdown:
    """How the cards are played."""
    trumps = any(contract.trump.value.kind != "none" for contract in c.book.contracts)
    lines = [
        _lead(c),
        c.paragraph([_others(c), _tricks(c)]),
        _follow(c, trumps),
        _void(c, trumps),
        _takes(c, trumps),
        c.say("Who has taken a trick leads to the next.", c.book.play.next_lead),
    ]
    return blocks(bullets(lines), *_withheld(c))


def _lead(c: Context) -> str:
    lead = c.book.play.lead
    if lead.value == "eldest":
        return c.say("The eldest hand leads to the first trick, whoever is the declarer.", lead)
    if lead.value == "declarer":
        return c.say("The declarer leads to the first trick.", lead)
    return c.say("The player after the declarer, to his {side}, leads to the first trick.", lead, side=c.way)


def _others(c: Context) -> str:
    if c.defenders == 1 and not c.sits_out:
        return c._("The other plays a card to it.")
    return c._("The others play a card each, in turn to the {side}.", side=c.towards)


def _tricks(c: Context) -> str:
    return c.n_("A hand has {n} trick.", "A hand has {n} tricks.", c.book.table.hand_size)


def _follow(c: Context, trumps: bool) -> str:
    lines = [c._("Who has a card of the suit led must play one.")]
    if trumps:
        lines.append(c._("Trumps are a suit of their own, so a trump led must be answered with a trump."))
    if any(contract.withheld.value for contract in c.book.contracts if contract.plays is None):
        lines.append(c._("For an exception see *Withheld cards*."))
    return c.cite(c.paragraph(lines), c.book.play.follow)


def _void(c: Context, trumps: bool) -> str:
    void = c.book.play.void
    if void.value == "trump" and trumps:
        return c.say("Who has no card of the suit led must play a trump; who has no trump either plays any card.", void)
    if trumps:
        return c.say(
            "Who has no card of the suit led may play any card: he may play a trump or throw a card of another suit.",
            void,
        )
    return c.say("Who has no card of the suit led may play any card: whatever it is, it takes nothing.", void)


def _takes(c: Context, trumps: bool) -> str:
    takes = c.book.play.takes
    if trumps:
        return c.say(
            "The highest trump takes the trick; when no trump lies in it, the highest card of the suit led takes the "
            "trick.",
            takes,
        )
    return c.say("The highest card of the suit led takes the trick.", takes)


# ---- withheld cards ------------------------------------------------------------------------------------------------


def _withheld(c: Context) -> list[str]:
    groups: dict[tuple[str, ...], list[Contract]] = {}
    for contract in c.book.contracts:
        if contract.withheld.value and contract.plays is None:
            groups.setdefault(contract.withheld.value, []).append(contract)
    if not groups:
        return []
    lead = c._(
        "When a trump is led, some high trumps need not be played to it. A player is forced to play such a card only "
        "when the trump *led* is higher than it and he holds no other trump. What the other players have played to "
        "the trick does not matter, only the card led. When the card led is lower, the player may throw a card of "
        "another suit instead, as if he had no trump; but if he holds a trump that may not be withheld from the card "
        "led, he must play a trump, and chooses which."
    )
    lines = [_group(c, cards, contracts) for cards, contracts in groups.items()]
    example = _example(c, *next(iter(groups.items())))
    return ["### " + c._("Withheld cards"), lead, bullets(lines), example]


def _group(c: Context, cards: tuple[str, ...], contracts: list[Contract]) -> str:
    return c.say(
        "In {contracts}: {cards}.",
        *(contract.withheld for contract in contracts),
        contracts=c.contracts(contract.id for contract in contracts),
        cards=c.listed([c.full_card(card) for card in cards]),
    )


def _example(c: Context, cards: tuple[str, ...], contracts: list[Contract]) -> str:
    """One case worked out: the lowest trump is led, then the highest."""
    suits = [suit for suit, _ in c.book.orders.trump]
    trump = contracts[0].trump.value
    if trump.kind in ("none", "only") or not suits:
        return ""
    suit = trump.suit or next((suit for suit in reversed(suits) if suit != trump.barred), suits[-1])
    order = trump_cards(c, suit)
    held = [card for card in (c.card_of(id, suit) for id in cards) if card in order[1:]]
    if not held or len(order) < 3 or held[0] == order[-1]:
        return ""
    return c._(
        "For instance, with {suit} as trump, a player whose only trump is {card} may keep it when {low} is led, but "
        "must play it when {top} is led.",
        suit=c.suit(suit),
        card=c.the_card(held[0] or ""),
        low=c.the_card(order[-1]),
        top=c.the_card(order[0]),
    )
