"""What each condition and party may speak of: at its moment of the deal, that must be known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault
from ..rulebook.model import Origin, Payment, Rulebook
from ..runtime.tables import Program
from .mentions import conditions_in_play, parts, programs_of

_JOINTS = {"and", "or", "not", "cards"}
_COUNTED = {"deals", "last deals", "passed out"}
_BETWEEN = _JOINTS | {"pot empty", "deals", "points"}
_NO_DEALS_YET = _BETWEEN | _COUNTED
_BIDDING = _JOINTS | {"pot empty", "holds"} | _COUNTED
_AT_ONCE = _JOINTS | {"pot empty"} | _COUNTED
_LATER = {"points", "outcome"} | _COUNTED
_ALL = ("each player", "pot", "bank", "sitter")
_OFFENDING = ("offender", "each other player")
_IN_PENALTY = (*_OFFENDING, "each opponent", "pot", "bank")


def check_moments(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Conditions and parties that speak of what isn't known when they are looked at."""
    for said in rulebook.before_deal:
        yield from _payment(said.value, said.origin, _NO_DEALS_YET, "before a deal")
    for step in rulebook.all_pass:
        yield from _only(step.value.when, step.origin, _BIDDING, "when all have passed")
        if step.value.payment:
            yield from _payment(step.value.payment, step.origin, _BIDDING, "when all have passed")
    for penalty in rulebook.penalties:
        for said in penalty.payments:
            yield from _payment(said.value, said.origin, _AT_ONCE, "when a penalty is recorded", _IN_PENALTY)
    yield from _settled(rulebook)
    if rulebook.match.over:
        yield from _only(rulebook.match.over.value, rulebook.match.over.origin, _BETWEEN, "between two deals")
    yield from _last_deals(rulebook)
    for program, origin in conditions_in_play(rulebook):
        if _speaks_of(program) & _LATER:
            yield fault("OM521", origin.span, moment="while a hand is played")


def _last_deals(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """The last deals can be told only in a match of so many, and no more of them than it has."""
    for program, origin in programs_of(rulebook):
        for part in parts(program):
            if part[0] != "last deals":
                continue
            last, over = cast(int, part[1]), rulebook.match.over
            if rulebook.match.deals is None or last > rulebook.match.deals:
                labels = [Label(over.origin.span, "the match ends so")] if over else []
                yield fault("OM524", origin.span, labels=labels, last=str(last))


def _settled(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """When a hand is settled nobody has offended."""
    paid = [(said.value.payer, said.value.payee, said.origin) for one in rulebook.settles for said in one.payments]
    paid += [(cell.payer, cell.payee, cell.origin) for cell in rulebook.payoffs]
    for payer, payee, origin in paid:
        if payer in _OFFENDING or payee in _OFFENDING:
            yield fault("OM522", origin.span, moment="when a hand is settled")


def _payment(
    payment: Payment, origin: Origin, known: set[str], moment: str, parties: tuple[str, ...] = _ALL
) -> Iterator[Diagnostic]:
    yield from _only(payment.when, origin, known, moment)
    if any(party not in parties for party in (payment.payer, payment.payee)):
        yield fault("OM522", origin.span, moment=moment)
    elif _speaks_of(payment.amount) - {"+", "-", "*", "min", "max", "pot"}:
        yield fault("OM521", origin.span, moment=moment)
    elif payment.payer == "pot" and payment.amount != ("pot",):
        # As much as is asked for need not lie there.
        yield fault("OM523", origin.span, moment=moment)


def _only(program: Program | None, origin: Origin, known: set[str], moment: str) -> Iterator[Diagnostic]:
    if program is not None and _speaks_of(program) - known:
        yield fault("OM521", origin.span, moment=moment)


def _speaks_of(program: Program) -> set[str]:
    """The kinds of things that a program asks about; what is asked of a declarer needs one."""
    found = set()
    for part in parts(program):
        operator = str(part[0])
        if operator == "has":
            found.add("points" if part[3] == "points" else "tricks")
        elif operator == "holds" and part[2] != "players":
            found.add("declarer")
        else:
            found.add(operator)
    return found
