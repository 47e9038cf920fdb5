"""The settlement: the outcome by the aim, then transfers between seats, pot and bank, all measured before any is made.

Nothing is ever paid but from somebody to somebody, so seats, pot and bank together stay what they were.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ombre_dsl.runtime.cards import suit_word
from ombre_dsl.runtime.errors import Undecided
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure, Seats, always
from ombre_dsl.runtime.tables import Guard
from ombre_dsl.runtime.transfers import Holder, Line, Pay, Transfers


class Result(NamedTuple):
    """What a hand came to.

    ``outcome`` is None when all have passed, and when several declare: then ``outcomes`` has one a declarer's seat.
    ``tricks`` and ``seats`` (chips or points won) are by seat; ``pot`` is what lies there afterwards, ``bank`` what
    went into it; ``then`` is ``redeal`` or ``next_dealer`` after a deal that all have passed.  ``ally`` is the seat of
    the declarer's ally, None when he played alone.  ``grounds`` are the lines of the aim that decided, one a declarer,
    as places in ``Tables.rules``.  ``penalty`` is the one
    that threw the deal in; then all else is as when all have passed.
    """

    outcome: str | None
    declarers: Seats
    contract: str | None
    trump: str | None
    tricks: Seats
    seats: tuple[int, ...]
    pot: int
    bank: int = 0
    lines: tuple[Line, ...] = ()
    outcomes: tuple[tuple[int, str], ...] = ()
    then: str | None = None
    ally: int | None = None
    grounds: tuple[int, ...] = ()
    penalty: str | None = None

    def as_record(self) -> dict[str, Any]:
        """The result as it stands in a record, ready for JSON."""
        data: dict[str, Any] = {"outcome": self.outcome}
        if self.outcomes:
            data = {"outcomes": {str(seat): outcome for seat, outcome in self.outcomes}}
        data["declarers"] = list(self.declarers)
        if self.ally is not None:
            data["ally"] = self.ally
        if self.contract is not None:
            data["contract"] = self.contract
        if self.trump is not None:
            data["trump"] = self.trump
        data |= {"tricks": list(self.tricks), "seats": list(self.seats), "pot": self.pot}
        if self.then is not None:
            data["then"] = self.then
        if self.penalty is not None:
            data["penalty"] = self.penalty
        return data


@dataclass(slots=True)
class Ledger:
    """What has been moved so far: by seat, into the pot, into the bank, and the lines that did it."""

    seats: list[int]
    pot: int
    bank: int = 0
    lines: list[Line] = field(default_factory=list)

    def copy(self) -> Ledger:
        """A ledger of its own with the same content."""
        return Ledger(self.seats.copy(), self.pot, self.bank, self.lines.copy())

    def give(self, holder: Holder, amount: int) -> None:
        """Move an amount (negative: take it) to one holder; the caller gives the same to the other side."""
        if isinstance(holder, int):
            self.seats[holder] += amount
        elif holder == "pot":
            self.pot += amount
        elif holder == "bank":
            self.bank += amount


def pay(prepared: Prepared, measure: Measure, pays: Iterable[Pay], ledger: Ledger, factor: int = 1) -> None:
    """Make the payments that fall due; what touches the pot is never multiplied."""
    due: list[Transfers] = []
    for one in pays:  # all are measured before any is made
        times = 1 if one.with_pot else factor
        if (one.when is always or one.when(measure)) and (amount := one.amount(measure) * times):
            due.append(one.transfers(one.giving(measure), one.taking(measure), amount))
    shared: dict[str, int] = {}
    for lines, holders, parties in due:
        ledger.lines += lines
        for holder, won in holders:
            ledger.give(holder, won)
        for party, won in parties:
            shared[party] = shared.get(party, 0) + won
    for party, total in shared.items():
        seats = prepared.compiler.payers[party](measure)
        for seat, part in zip(seats, split(total, seats, party == "side", measure.declarer), strict=True):
            ledger.seats[seat] += part


def split(total: int, seats: Seats, is_side: bool, declarer: int) -> list[int]:
    """A total by seat: equal parts; the odd chips go to the earlier seats, but a side that pays has them paid by its
    declarer."""
    part, odd = divmod(abs(total), len(seats))
    sign = 1 if total >= 0 else -1
    first = sorted(seats, key=lambda seat: seat != declarer) if is_side and total < 0 else list(seats)
    lucky = first[:odd]
    return [sign * (part + (seat in lucky)) for seat in seats]


def decide(prepared: Prepared, measure: Measure) -> Guard:
    """What decides for the measure's declarer: the first guard of the aim that holds; a call may bring its own aim.

    Undecided where none holds, which is so in tables alone that no compiler made.
    """
    game = measure.plays if measure.plays >= 0 else measure.contract
    aim = prepared.tables.contracts[game].aim
    for call in sorted(measure.called) if measure.called else ():
        if prepared.tables.calls[call].aim >= 0:
            aim = prepared.tables.calls[call].aim
    for guard, holds in prepared.aims[aim]:
        if holds(measure):
            return guard
    raise Undecided("no line of the aim holds")


def settle(prepared: Prepared, measures: list[Measure], ledger: Ledger) -> Result:
    """The result of a hand, one measure a declarer, each settled for himself; the ledger holds what was paid before."""
    guards = [decide(prepared, measure) for measure in measures]
    for measure, guard in zip(measures, guards, strict=True):
        measure.outcome = guard.outcome
        due = prepared.settlements.get((measure.contract, measure.outcome))
        if due is not None:
            factor = 1
            for times, holds in due.times:
                factor *= times if holds(measure) else 1
            pay(prepared, measure, due.pays, ledger, factor)
    return _result(prepared, measures, ledger, guards)


def _result(prepared: Prepared, measures: list[Measure], ledger: Ledger, guards: list[Guard]) -> Result:
    first = measures[0]
    alone = len(measures) == 1
    return Result(
        outcome=first.outcome if alone else None,
        declarers=first.declarers,
        contract=prepared.tables.contracts[first.contract].id,
        trump=suit_word(first.trump),
        tricks=first.tricks,
        seats=tuple(ledger.seats),
        pot=ledger.pot,
        bank=ledger.bank,
        lines=tuple(ledger.lines),
        ally=None if first.ally in (-1, first.declarer) else first.ally,
        outcomes=() if alone else tuple([(measure.declarer, measure.outcome) for measure in measures]),
        grounds=tuple([guard.rule for guard in guards]),
    )
