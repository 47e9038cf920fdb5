"""The settlement: the outcome by the aim, then transfers between seats, pot and bank, all measured before any is made.

Nothing is ever paid but from somebody to somebody, so seats, pot and bank together stay what they were.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ombre_dsl.runtime.cards import suit_word
from ombre_dsl.runtime.prepared import Pay, Prepared
from ombre_dsl.runtime.programs import Measure, Seats
from ombre_dsl.runtime.tables import Guard

Holder: TypeAlias = "int | str | Seats"
"""Who pays or is paid: a seat, ``pot`` or ``bank``, or the seats that share it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One transfer that was made: ``amount`` chips or points, never negative, and the rule that it rests on."""

    rule: int
    words: str
    payer: Holder
    payee: Holder
    amount: int


@dataclass(frozen=True, slots=True)
class Result:
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
        if holder == "pot":
            self.pot += amount
        elif holder == "bank":
            self.bank += amount
        elif isinstance(holder, int):
            self.seats[holder] += amount


def pay(prepared: Prepared, measure: Measure, pays: Iterable[Pay], ledger: Ledger, factor: int = 1) -> None:
    """Make the payments that fall due; what touches the pot is never multiplied."""
    shared: dict[str, int] = {}
    lines: list[Line] = []
    for due in pays:  # all are measured before any is made
        if due.when(measure):
            lines += _lines(prepared, measure, due, factor, shared)
    for line in lines:
        ledger.lines.append(line)
        ledger.give(line.payer, -line.amount)
        ledger.give(line.payee, line.amount)
    for party, total in shared.items():
        seats = prepared.compiler.payers[party](measure)
        for seat, part in zip(seats, split(total, seats, party == "side", measure.declarer), strict=True):
            ledger.seats[seat] += part


def _lines(prepared: Prepared, measure: Measure, due: Pay, factor: int, shared: dict[str, int]) -> list[Line]:
    """The transfers that one payment stands for; what is shared is summed up aside, to be split once."""
    amount = due.amount(measure) * (1 if "pot" in (due.payer, due.payee) else factor)
    if not amount:
        return []
    payer, payee = (due.payer, due.payee) if amount >= 0 else (due.payee, due.payer)
    amount = abs(amount)
    words = prepared.tables.rules[due.rule].words if due.rule >= 0 else ""
    pairs = [
        (giver, taker)
        for giver in _holders(prepared, measure, payer)
        for taker in _holders(prepared, measure, payee)
        if giver != taker
    ]
    for giver, taker in pairs:
        if isinstance(giver, tuple):
            shared[payer] = shared.get(payer, 0) - amount
        if isinstance(taker, tuple):
            shared[payee] = shared.get(payee, 0) + amount
    return [Line(due.rule, words, giver, taker, amount) for giver, taker in pairs]


def _holders(prepared: Prepared, measure: Measure, party: str) -> list[Holder]:
    """Who a party is in this deal: each seat on its own, but a role or the side as one."""
    if party in ("pot", "bank"):
        return [party]
    seats = prepared.compiler.payers[party](measure)
    if party.startswith("each ") or len(seats) == 1:
        return list(seats)
    return [seats] if seats else []


def split(total: int, seats: Seats, is_side: bool, declarer: int) -> list[int]:
    """A total by seat: equal parts; the odd chips go to the earlier seats, but a side that pays has them paid by its
    declarer."""
    part, odd = divmod(abs(total), len(seats))
    sign = 1 if total >= 0 else -1
    first = sorted(seats, key=lambda seat: seat != declarer) if is_side and total < 0 else list(seats)
    lucky = first[:odd]
    return [sign * (part + (seat in lucky)) for seat in seats]


def decide(prepared: Prepared, measure: Measure) -> Guard:
    """What decides for the measure's declarer: the first guard of the aim that holds; a call may bring its own aim."""
    game = measure.plays if measure.plays >= 0 else measure.contract
    aim = prepared.tables.contracts[game].aim
    for call in sorted(measure.called):
        if prepared.tables.calls[call].aim >= 0:
            aim = prepared.tables.calls[call].aim
    return next(guard for guard, holds in prepared.aims[aim] if holds(measure))


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
        outcomes=() if alone else tuple((measure.declarer, measure.outcome) for measure in measures),
        grounds=tuple(guard.rule for guard in guards),
    )
