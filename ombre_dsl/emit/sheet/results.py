"""How the result of a hand is found: the outcomes of a contract or of a call, in the order in which they are tried."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import Contract
from ...runtime.tables import Program
from .context import Context
from .facts import called_in
from .pieces import bullets, capital, steps
from .programs import Words

Guard = tuple[str, "Program | None", str]


def guards_of(c: Context, contract: Contract) -> Sequence[Guard]:
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


def results_of(c: Context, contract: Contract, told: dict[object, str]) -> list[str]:
    """The result of a contract; ``told`` are those told before, with the contract where they are."""
    guards = guards_of(c, contract)
    if not guards or contract.aim is None:
        return []
    mark = c.mark(contract.aim)
    known = told.setdefault((tuple(guards), mark), contract.id)
    if known != contract.id:
        return [capital(c._("The result is found as in {contract}.", contract=c.contract(known))) + mark]
    return [introduction(c, guards) + mark, listing(c, guards)]


def introduction(c: Context, guards: Sequence[Guard]) -> str:
    """The line above the outcomes."""
    if len(guards) < 3:
        return c._("The result is:")
    return c._("The result is the first of these that is true:")


def listing(c: Context, guards: Sequence[Guard]) -> str:
    """Outcomes and when they hold."""
    words = Words(c)
    lines = []
    for outcome, when, mark in guards:
        name = c.outcome(outcome)
        if when is None:
            told = c._("**{outcome}** in every other case.", outcome=name)
        else:
            told = c._("**{outcome}** when {condition}.", outcome=name, condition=words.condition(when))
        lines.append(told + mark)
    return bullets(lines) if len(guards) < 3 else steps(lines)
