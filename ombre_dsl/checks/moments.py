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
_LATER = {"points", "outcome"} | _COUNTED
_ALL = ("each player", "pot", "bank", "sitter")


def check_moments(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Conditions and parties that speak of what isn't known when they are looked at."""
    for said in rulebook.before_deal:
        yield from _payment(said.value, said.origin, _NO_DEALS_YET, "before a deal")
    for step in rulebook.all_pass:
        yield from _only(step.value.when, step.origin, _BIDDING, "when all have passed")
        if step.value.payment:
            yield from _payment(step.value.payment, step.origin, _BIDDING, "when all have passed")
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


def _payment(payment: Payment, origin: Origin, known: set[str], moment: str) -> Iterator[Diagnostic]:
    yield from _only(payment.when, origin, known, moment)
    if any(party not in _ALL for party in (payment.payer, payment.payee)):
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
