"""What programs speak of: calls, amounts, the pot, the parts of a deal that they depend on."""

from __future__ import annotations

from collections.abc import Iterator

from ..rulebook.model import Origin, Penalty, Rulebook, Settle
from ..runtime.tables import Program


def programs_of(rulebook: Rulebook) -> Iterator[tuple[Program, Origin]]:
    """Every amount and condition of a rulebook, with the line it stands in."""
    yield from conditions_in_play(rulebook)
    for cell in rulebook.payoffs:
        yield cell.amount, cell.origin
    blocks: tuple[Settle | Penalty, ...] = (*rulebook.settles, *rulebook.penalties)
    payments = [*rulebook.before_deal, *(p for block in blocks for p in block.payments)]
    for said in payments:
        yield said.value.amount, said.origin
        if said.value.when is not None:
            yield said.value.when, said.origin
    for step in rulebook.all_pass:
        if step.value.when is not None:
            yield step.value.when, step.origin
    for block in rulebook.settles:
        yield from ((t.value[1], t.origin) for t in block.times if t.value[1] is not None)


def conditions_in_play(rulebook: Rulebook) -> Iterator[tuple[Program, Origin]]:
    """The conditions of aims and calls, and of what a contract counts as, each with the line it stands in."""
    for aim in rulebook.aims:
        yield from ((g.value[1], g.origin) for g in aim.guards if g.value[1] is not None)
    for call in rulebook.calls:
        yield from ((said.value, said.origin) for said in (call.allowed, call.made) if said)
    for contract in rulebook.contracts:
        yield from ((one.value[0], one.origin) for one in contract.counts_as)


def parts(program: Program) -> Iterator[tuple[Program, ...]]:
    """Every operation in a program, outer ones first."""
    if isinstance(program, tuple):
        yield program
        for part in program[1:]:
            yield from parts(part)


def mentioned_calls(program: Program) -> Iterator[tuple[str, str]]:
    """Every call that a program names, as (called, made or missed; id)."""
    for part in parts(program):
        if part[0] in ("called", "made", "missed"):
            yield str(part[0]), str(part[1])


def mentions(program: Program, *operators: str) -> bool:
    """Whether one of these operators stands anywhere in the program."""
    return any(part[0] in operators for part in parts(program))


def nouns(program: Program) -> set[str]:
    """What a program depends on besides tricks: calls, matadors, hands, trump."""
    found = set()
    for part in parts(program):
        if part[0] in ("called", "made", "missed"):
            found.add("calls")
        elif part[0] == "matadors" or (part[0] == "has" and part[3] == "matadors"):
            found.add("matadors")
        elif part[0] == "holds":
            found.add("hands")
        elif part[0] in ("trump", "deals", "passed out"):
            found.add(str(part[0]))
        elif part[0] == "has" and part[3] == "first tricks":
            found.add("first tricks")
    return found
