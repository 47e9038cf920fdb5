"""Payments of each contract and outcome, from payoff tables and settle blocks; what cannot hold is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import attrs

from ..rulebook.model import Call, Cell, Contract, Origin, Rulebook
from ..rulebook.model import Payment as BookPayment
from ..runtime.tables import Payment, Program, Settlement, Times

RuleOf = Callable[[Origin], int]
Truth = Program | Literal[True, False]


@attrs.frozen
class Setting:
    """What is known of a contract before it is played: its id, the games that may be named in it, its worth, and the
    calls that may be made in it."""

    contract: str
    games: frozenset[str]
    value: int
    calls: frozenset[str]


def outcomes_of(rulebook: Rulebook, contract: Contract) -> tuple[str, ...]:
    """The outcomes that a contract may end in, in the order of the rulebook."""
    games = [contract, *(rulebook.contract(name) for name in (contract.plays.value if contract.plays else ()))]
    aims = {game.aim.value for game in games if game.aim and (game is not contract or not contract.plays)}
    aims |= {call.aim.value for game in games for call in calls_in(rulebook, game.id) if call.aim}
    found = {guard.value[0] for aim in rulebook.aims if aim.id in aims for guard in aim.guards}
    return tuple(outcome.id for outcome in rulebook.outcomes if outcome.id in found)


def calls_in(rulebook: Rulebook, contract: str) -> tuple[Call, ...]:
    """The calls that may be made in a contract."""
    return tuple(call for call in rulebook.calls if contract in call.contracts.value)


def setting_of(rulebook: Rulebook, contract: Contract) -> Setting:
    """What is known of a contract beforehand."""
    games = [contract.id, *(contract.plays.value if contract.plays else ())]
    calls = frozenset(call.id for game in games for call in calls_in(rulebook, game))
    return Setting(contract.id, frozenset(games[1:]), contract.value.value if contract.value else 0, calls)


def settlement(rulebook: Rulebook, contract: Contract, number: int, outcome: str, rule_of: RuleOf) -> Settlement:
    """All payments for one outcome of a contract: the payoff tables' first, the outcome's, then every outcome's."""
    known = setting_of(rulebook, contract)
    payments = [
        cell_payment(cell, rule_of(cell.origin))
        for cell in rulebook.payoffs
        if cell.contract == contract.id and cell.outcome == outcome
    ]
    times = []
    blocks = [b for b in rulebook.settles if b.outcome == outcome] + [b for b in rulebook.settles if b.outcome is None]
    for block in blocks:
        for said in block.payments:
            payments.append(payment(said.value, rule_of(said.origin)))
        for factor in block.times:
            when = simplified(factor.value[1], known, outcome)
            if when is not False:
                times.append(Times(factor.value[0], None if when is True else when, rule_of(factor.origin)))
    kept = [made for one in payments if (made := _known(one, known, outcome))]
    return Settlement(number, outcome, tuple(kept), tuple(times))


def payment(said: BookPayment, rule: int) -> Payment:
    """A payment line as the tables have it."""
    return Payment(said.amount, said.payer, said.payee, said.when, rule)


def cell_payment(cell: Cell, rule: int) -> Payment:
    """A cell of a payoff table as a payment."""
    amount, when = cell.amount, None
    if cell.each is not None and cell.least is not None:
        amount = ("+", amount, ("*", cell.each, ("-", ("tricks", "declarer"), cell.least)))
    if cell.least is not None:
        when = _with_tricks(cell.least, cell.most)
    return Payment(amount, cell.payer, cell.payee, when, rule)


def _with_tricks(least: int, most: int | None) -> Program:
    """That the declarer has at least and at most so many tricks (None: any number more)."""
    if most == least:
        return ("has", "every", "declarer", "tricks", "==", least)
    floor: Program = ("has", "every", "declarer", "tricks", ">=", least)
    if most is None:
        return floor
    ceiling: Program = ("has", "every", "declarer", "tricks", "<=", most)
    return ("and", floor, ceiling) if least else ceiling


def _known(one: Payment, known: Setting, outcome: str) -> Payment | None:
    """The payment with what is known put in; None when it never comes to pass."""
    when = simplified(one.when, known, outcome)
    if when is False:
        return None
    return attrs_replace(one, amount=_amount(one.amount, known), when=None if when is True else when)


def attrs_replace(one: Payment, **changes: Program | None) -> Payment:
    """A payment with other fields."""
    from dataclasses import replace

    return replace(one, **changes)  # type: ignore[arg-type]


def _amount(amount: Program, known: Setting) -> Program:
    """The amount with sums of plain numbers worked out."""
    if not isinstance(amount, tuple):
        return amount
    if amount == ("value",):
        return known.value
    if amount[0] in ("+", "-", "*", "min", "max"):
        left, right = _amount(amount[1], known), _amount(amount[2], known)
        if isinstance(left, int) and isinstance(right, int):
            return _CALCULATE[str(amount[0])](left, right)
        return (amount[0], left, right)
    return amount


_CALCULATE: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "min": min,
    "max": max,
}


def simplified(when: Program | None, known: Setting, outcome: str | None) -> Program | bool:
    """The condition as far as it is not settled by what is known beforehand; True or False when it is."""
    if when is None:
        return True
    assert isinstance(when, tuple)
    operator = when[0]
    if operator in ("and", "or"):
        return _joined(str(operator), [simplified(part, known, outcome) for part in when[1:]])
    if operator == "not":
        inner = simplified(when[1], known, outcome)
        return (not inner) if isinstance(inner, bool) else ("not", inner)
    if operator == "contract":
        return when if when[1] in known.games else when[1] == known.contract
    if operator == "outcome" and outcome is not None:
        return when[1] == outcome
    if operator in ("called", "made", "missed"):
        return when if when[1] in known.calls else False
    return when


def _joined(operator: str, parts: list[Program | bool]) -> Program | bool:
    decides = operator == "or"
    if any(part is decides for part in parts):
        return decides
    left = [part for part in parts if not isinstance(part, bool)]
    if not left:
        return not decides
    return left[0] if len(left) == 1 else (operator, *left)
