"""Each contract in a paragraph of its own, and the cells about it in the tables."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import CardCall, Contract, Show
from ...runtime.tables import Program
from .context import Context, called_in
from .english import blocks, listed, paragraph, up_to
from .markdown import Markdown
from .payments import payment_words
from .permissions import exchange_sentences
from .programs import Words

HIGHER = "any higher"
"""Stands in ``becomes`` for every contract above in the ladder."""


def contracts(c: Context) -> Markdown:
    """All contracts, in the order of the variant, each under its name."""
    parts = []
    for contract in c.book.contracts:
        mark = c.mark(contract.origin)
        parts += [f"### {c.contract(contract.id)}{mark}", paragraph(_rules(c, contract)), _outcomes(c, contract)]
    return blocks(*parts)


def _rules(c: Context, contract: Contract) -> list[str]:
    return [
        *_declarers(c, contract),
        *_needs(c, contract),
        *_shows(c, contract, "exchange"),
        *_trump(c, contract),
        *_card_calls(c, contract),
        *exchange_sentences(c, contract),
        *_sitter(c, contract),
        *_shows(c, contract, "lead"),
        *_withheld(c, contract),
        *_becomes(c, contract),
        *_plays(c, contract),
        *_counts_as(c, contract),
        *_value(c, contract),
    ]


def _declarers(c: Context, contract: Contract) -> list[str]:
    least, most = contract.declarers.value
    if most > 1:
        return [c.say(f"{up_to(least, most)} players may declare it together, each for himself.", contract.declarers)]
    # Where nobody could join anyway it goes without saying, but for what the line itself has to tell.
    if contract.declarers.origin.decided and any(other.declarers.value[1] > 1 for other in c.book.contracts):
        return [c.say("One player declares it alone.", contract.declarers)]
    return []


def _needs(c: Context, contract: Contract) -> list[str]:
    if contract.needs is None or not contract.needs.value:
        return []
    cards = [c.full_card(card) for card in contract.needs.value]
    both = "both " if len(cards) == 2 else ""
    return [c.say(f"Only a player who holds {both}{listed(cards)} may bid it.", contract.needs)]


def _trump(c: Context, contract: Contract) -> list[str]:
    trump = contract.trump.value
    if contract.plays is not None:
        return []
    if trump.kind == "named":
        when = "with his bid" if c.book.auction.suit.value == "with the bid" else "when the auction is over"
        text = f"the declarer chooses the trump suit and names it {when}"
    elif trump.kind == "fixed":
        text = f"{c.suit(trump.suit or '')} are trumps"
    elif trump.kind == "turned":
        text = (
            "the top card of the talon is turned; its suit is trump, and the declarer must take the card into his hand "
            "as the first of the cards he exchanges"
        )
    elif trump.kind == "preferred":
        text = "the preferred suit, which the second pack has shown, is trump"
    elif trump.kind == "only":
        cards = listed([c.full_card(card) for card in trump.cards])
        text = f"{cards} alone {'is trump' if len(trump.cards) == 1 else 'are trumps'}"
    else:
        text = "there is no trump"
    return [c.say(f"{text}.", contract.trump)]


def trump_cell(c: Context, contract: Contract) -> str:
    """Trump in a word or two."""
    trump = contract.trump.value
    if contract.plays is not None:
        return "as the game named"
    words = {"named": "named", "turned": "turned", "none": "none", "preferred": "the preferred suit"}
    if trump.kind == "fixed":
        return c.suit(trump.suit or "")
    if trump.kind == "only":
        return f"only {c.cards(trump.cards)}"
    return words[trump.kind]


def _shows(c: Context, contract: Contract, before: str) -> list[str]:
    if contract.shows is None or contract.shows.value.before != before:
        return []
    show: Show = contract.shows.value
    moment = "before the first lead" if before == "lead" else "as soon as the auction is over, before any exchange,"
    if show.cards:
        it = "it" if len(show.cards) == 1 else "them"
        text = f"{moment} the declarer lays {c.cards(show.cards)} face up on the table and takes {it} up again"
    else:
        text = f"{moment} the declarer lays his whole hand face up on the table and plays from it so"
    return [c.say(f"{text}.", contract.shows)]


# ---- allies and sitters --------------------------------------------------------------------------------------------


def _card_calls(c: Context, contract: Contract) -> list[str]:
    if not contract.card_calls:
        return []
    kinds = [_card_call(c, said.value) + c.mark(said) for said in contract.card_calls]
    which = kinds[0] if len(kinds) == 1 else "; or ".join(kinds)
    return [
        "Once trump is known, the declarer calls a card; whoever holds it is his ally and says nothing of it until the "
        f"card is played. He calls {which}."
    ]


def _card_call(c: Context, call: CardCall) -> str:
    rank = c.rank(call.rank)
    what = f"one of his own {rank}s, and then has no ally" if call.own else f"a {rank} that he does not hold"
    if call.plain:
        what += " and that is not of the trump suit"
    return what if call.holding is None else f"when he holds every {c.rank(call.holding)}, {what}"


def _sitter(c: Context, contract: Contract) -> list[str]:
    if contract.sitter is None:
        return []
    text = (
        "Once the others have exchanged, the player who sits out may look at the cards left over and thrown, take "
        "them, throw the surplus and join as a further declarer, for himself"
    )
    otherwise = payment_words(c, contract.sitter.value).replace(c.party("sitter"), "he")
    return [c.say(f"{text}; if he will not, {otherwise}.", contract.sitter)]


# ---- the play and the result ---------------------------------------------------------------------------------------


def _withheld(c: Context, contract: Contract) -> list[str]:
    cards = contract.withheld.value
    if not cards or contract.plays is not None:
        return []
    names = c.cards(cards)
    one = len(cards) == 1
    text = (
        f"{names} may be withheld: {'it need' if one else 'they need'} not be played when a lower trump is led "
        "(see *Withheld cards* below)"
    )
    return [c.say(f"{text}.", contract.withheld)]


def _becomes(c: Context, contract: Contract) -> list[str]:
    if contract.becomes is None:
        return []
    others = others_to_play(contract)
    if not others:
        # Said only where something is said of it: most contracts are simply played as they are bid.
        line = contract.becomes.origin
        return [c.say("Who has won the auction with it plays it.", line)] if line.cites or line.decided else []
    what = "any contract above it in the ladder" if others == [HIGHER] else c.contracts(others, "or")
    text = f"who has won the auction with it may play {what} instead"
    return [c.say(f"{text}.", contract.becomes)]


def others_to_play(contract: Contract) -> list[str]:
    """What the winner of the auction may play instead of what he has bid."""
    return [id for id in contract.becomes.value if id != contract.id] if contract.becomes else []


def _plays(c: Context, contract: Contract) -> list[str]:
    if contract.plays is None:
        return []
    games = c.contracts(contract.plays.value, "or")
    text = (
        f"the declarer names one of these games: {games}. Trump, play and aim are those of the game named, but the "
        f"cards are exchanged and the hand is paid as {c.contract(contract.id)}"
    )
    return [c.say(f"{text}.", contract.plays)]


def _counts_as(c: Context, contract: Contract) -> list[str]:
    words = Words(c)
    return [
        c.say(f"When {words.condition(said.value[0])}, it is paid as {c.contract(said.value[1])}.", said)
        for said in contract.counts_as
    ]


def _value(c: Context, contract: Contract) -> list[str]:
    return [] if contract.value is None else [c.say(f"Its value is {c.units(contract.value.value)}.", contract.value)]


def guards_of(c: Context, contract: Contract) -> Sequence[tuple[str, Program | None, str]]:
    """The outcomes of a contract in the order in which they are tried, with conditions and marks.

    Lines about a call that this contract doesn't know are left out.
    """
    if contract.aim is None:
        return []
    aim = next((aim for aim in c.book.aims if aim.id == contract.aim.value), None)
    calls = {call.id for call in c.book.calls if contract.id in call.contracts.value}
    found = []
    for guard in aim.guards if aim else ():
        outcome, when = guard.value
        if called_in(when) <= calls:
            found.append((outcome, when, c.mark(guard)))
    return found


def _outcomes(c: Context, contract: Contract) -> str:
    guards = guards_of(c, contract)
    if not guards or contract.aim is None:
        return ""
    first = "the result is" if len(guards) < 3 else "the result is the first of these that is true"
    return c.say(f"{first}{c.mark(contract.aim)}: {results(c, guards)}")


def results(c: Context, guards: Sequence[tuple[str, Program | None, str]]) -> str:
    """Outcomes and when they hold, as the rest of a sentence."""
    words = Words(c)
    parts = []
    for outcome, when, mark in guards:
        told = "in every other case" if when is None else f"when {words.condition(when)}"
        parts.append(f"**{c.outcome(outcome)}** {told}{mark}")
    return f"{'; '.join(parts)}."
