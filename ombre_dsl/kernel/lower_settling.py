"""Aims, settlements and payments lowered to rows."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.lower_programs import Programs
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import known, refusal
from ombre_dsl.runtime.tables import Aim, Payment, Program, Settlement, Tables

_MOST_TIMES = 2**16


def lower_settling(tables: Tables, sheet: Sheet, programs: Programs) -> None:
    """Put what decides an outcome and what is paid for it on the sheet."""
    sheet[at.T_AIMS] = sheet.put([_aim(tables, sheet, programs, aim) for aim in tables.aims])
    places = {(s.contract, s.outcome): _settlement(tables, sheet, programs, s) for s in tables.settlements}
    outcomes = list(programs.outcomes)
    sheet[at.T_OUTCOMES] = len(outcomes)
    table = [places.get((contract, outcome), 0) for contract in range(len(tables.contracts)) for outcome in outcomes]
    sheet[at.T_SETTLEMENTS] = sheet.put(table)


def _aim(tables: Tables, sheet: Sheet, programs: Programs, aim: Aim) -> int:
    return sheet.put_counted(
        [
            (known(tables, programs.outcomes, guard.outcome, "the outcome"), programs.condition(guard.when))
            for guard in aim.guards
        ]
    )


def _settlement(tables: Tables, sheet: Sheet, programs: Programs, settlement: Settlement) -> int:
    if prod(abs(times.factor) for times in settlement.times) > _MOST_TIMES:
        raise refusal(tables, "so many times as much")
    times = [(times.factor, programs.condition(times.when)) for times in settlement.times]
    return sheet.put((put_payments(tables, sheet, programs, settlement.payments), sheet.put_counted(times)))


def put_payments(tables: Tables, sheet: Sheet, programs: Programs, payments: tuple[Payment, ...]) -> int:
    """Put payments on the sheet; the place of their number."""
    return _put(payments, sheet, programs, programs.amount, programs.condition)


def put_early_payments(tables: Tables, sheet: Sheet, programs: Programs, payments: tuple[Payment, ...]) -> int:
    """Put payments that are made when all have passed on the sheet; the place of their number."""
    for payment in payments:
        for party in (payment.payer, payment.payee):
            known(tables, dict.fromkeys(_EARLY_PARTIES, 0), party, "when all have passed, the party")
    return _put(payments, sheet, programs, programs.early_amount, programs.early)


_EARLY_PARTIES = ("each player", "players", "pot", "bank", "sitter", "each defender", "defenders", "each opponent")


def _put(
    payments: tuple[Payment, ...],
    sheet: Sheet,
    programs: Programs,
    amount: Callable[[Program], int],
    condition: Callable[[Program | None], int],
) -> int:
    rows = [
        (amount(due.amount), programs.party(due.payer), programs.party(due.payee), condition(due.when))
        for due in payments
    ]
    return sheet.put_counted(rows)
