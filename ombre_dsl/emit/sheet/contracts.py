"""Each contract in a paragraph of its own, and the cells about it in the tables."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import Contract, ExchangeStep, Show
from ...runtime.tables import Program
from .context import Context, called_in
from .english import blocks, counted, listed, ordinal, paragraph, up_to
from .markdown import Markdown
from .programs import Words


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
        *_trump(c, contract),
        *_shows(c, contract, "exchange"),
        *exchange_sentences(c, contract),
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


# ---- exchange ------------------------------------------------------------------------------------------------------


def exchange_sentences(c: Context, contract: Contract) -> list[str]:
    """Who may exchange how many cards."""
    if not c.book.table.talon.value:
        return []
    if not contract.exchange.value:
        return [c.say("Nobody exchanges cards.", contract.exchange)]
    parts = [_step_words(c, contract, step) for step in contract.exchange.value]
    roles = {step.role for step in contract.exchange.value}
    if "declarer" not in roles and contract.trump.value.kind != "turned":
        parts.insert(0, f"{_declarer_word(contract)} may not exchange cards")
    elif "defender" not in roles:
        parts.append("the defenders exchange none")
    return [c.say(f"{'; '.join(parts)}.", contract.exchange)]


def _declarer_word(contract: Contract) -> str:
    return "each declarer" if contract.declarers.value[1] > 1 else "the declarer"


def _who(contract: Contract, step: ExchangeStep) -> str:
    if step.place:
        return f"the {ordinal(step.place)} {step.role}"
    return _declarer_word(contract) if step.role == "declarer" else "each defender"


def _step_words(c: Context, contract: Contract, step: ExchangeStep) -> str:
    who = _who(contract, step)
    if step.whole_talon:
        size = counted(c.book.table.talon.value, "card")
        return f"{who} takes the whole talon of {size} into his hand and throws as many cards as he has too many"
    least, most = limits(contract, step)
    if least and most is None:
        what = f"must exchange at least {counted(least, 'card')}"
    elif least and most == least:
        what = f"must exchange exactly {counted(least, 'card')}"
    elif least:
        what = f"must exchange at least {counted(least, 'card')} and may exchange up to {most}"
    elif most is None:
        what = "may exchange any number of cards, or none"
    else:
        what = f"may exchange up to {counted(most, 'card')}"
    turned = contract.trump.value.kind == "turned" and step.role == "declarer"
    return f"{who} {what}{', the turned card included' if turned else ''}"


def limits(contract: Contract, step: ExchangeStep) -> tuple[int, int | None]:
    """Least and most of a permission; who must take the turned card exchanges one card at least."""
    takes_turned = contract.trump.value.kind == "turned" and step.role == "declarer" and step.place in (0, 1)
    return (max(step.least, 1) if takes_turned else step.least), step.most


def exchange_cell(contract: Contract) -> str:
    """Who exchanges, in a word or two."""
    if contract.plays is not None and not contract.exchange.value:
        return "nobody"
    roles = [step.role for step in contract.exchange.value]
    parts = [_declarer_word(contract).removeprefix("the ")] if "declarer" in roles else []
    if "defender" in roles:
        steps = [step for step in contract.exchange.value if step.role == "defender"]
        parts.append("each defender" if any(not s.place for s in steps) else listed([_who(contract, s) for s in steps]))
    return ", ".join(parts) or "nobody"


# ---- the rest ------------------------------------------------------------------------------------------------------


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
    others = [id for id in contract.becomes.value if id != contract.id] if contract.becomes else []
    if not others:
        return []
    text = f"who has won the auction with it may play {c.contracts(others, 'or')} instead"
    return [c.say(f"{text}.", contract.becomes)]


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
