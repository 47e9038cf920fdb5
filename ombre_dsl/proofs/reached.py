"""Proof that no rule is dead: each contract, outcome, call and payment is reached by some case."""

from __future__ import annotations

from collections.abc import Iterator

from ..checks.contracts import moment_order
from ..rulebook.model import Moment
from ..runtime.tables import Call, Tables
from .model import Failure, Proof, Tally
from .settling import Settling


def prove_reached(tables: Tables, seen: Settling) -> Proof:
    """What the walk through all cases and the auction's ends have come to; ``seen`` has been walked."""
    tally = Tally()
    for what, says, rules in (*_contracts(tables), *_outcomes(tables, seen), *_calls(tables, seen)):
        _count(tally, what, says, rules)
    for what, says, rules in _payments(tables, seen):
        _count(tally, what, says, rules)
    return tally.proof("nothing dead", "every contract, outcome, call and payment is reached by some case", "things")


def _count(tally: Tally, reached: bool, says: str, rules: tuple[int, ...]) -> None:
    tally.count += 1
    if not reached:
        tally.fails(says, Failure(says, rules=tuple(rule for rule in rules if rule >= 0)))


Found = Iterator[tuple[bool, str, tuple[int, ...]]]


def _contracts(tables: Tables) -> Found:
    reached = {end.contract for end in tables.auction.ends} | {step.contract for step in tables.all_pass}
    # What a contract becomes, counts as and plays is reached when it is; a few rounds find all of them.
    for _ in tables.contracts:
        for number in [number for number in reached if number >= 0]:
            held = tables.contracts[number]
            reached |= {*held.becomes, *held.plays, *(other for _, other in held.counts_as)}
    for number, contract in enumerate(tables.contracts):
        yield number in reached, f"{contract.id} is never played", (dict(contract.rules).get("contract", -1),)


def _outcomes(tables: Tables, seen: Settling) -> Found:
    for outcome, _ in tables.outcomes:
        yield outcome in seen.outcomes, f"no case ends in {outcome}", ()


def _calls(tables: Tables, seen: Settling) -> Found:
    for place, call in enumerate(tables.calls):
        open_at_all = call.undertaken > 0 or _order(call, "opens") < _order(call, "closes")
        yield open_at_all and place in seen.called, f"{call.id} can never be called", (call.rule,)


def _order(call: Call, end: str) -> int:
    moment = call.opens if end == "opens" else call.closes
    return moment_order(Moment(moment.kind, moment.trick))


def _payments(tables: Tables, seen: Settling) -> Found:
    """Each cell by itself; a line of a settle block is alive when it falls due in one contract at least."""
    lines: dict[int, bool] = {}
    for held in tables.settlements:
        for place, payment in enumerate(held.payments):
            due = (held.contract, held.outcome, place) in seen.due
            if payment.rule >= 0 and tables.rules[payment.rule].words.startswith("|"):
                name = tables.contracts[held.contract].id
                yield due, f"{name} never pays what stands under {held.outcome}", (payment.rule,)
            else:
                lines[payment.rule] = lines.get(payment.rule, False) or due
    for rule, due in lines.items():
        yield due, f"a payment is never made: {tables.rules[rule].words if rule >= 0 else '?'}", (rule,)
