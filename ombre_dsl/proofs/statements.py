"""The statements of a variant that examples may touch, and those that only the record of a hand or match shows."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ..runtime.tables import Contract, Payment, Tables

Key = tuple[object, ...]

SHOWN_IN_HANDS = ("shows",)
"""Settings that show in whole hands alone, so that an example of theirs is a record."""

_ASKED_FOR = ("exchange", "exchange order", "needs", "may become")
"""Settings that a question of an example may rest on."""


@attrs.frozen
class Statement:
    """One statement: ``key`` tells it from the others, ``what`` names it, ``rule`` is its line in ``Tables.rules``.

    ``showable``: an example can show it in a line or two; else it takes a record.
    """

    key: Key
    what: str
    rule: int
    showable: bool = True


def is_cell(tables: Tables, payment: Payment) -> bool:
    """Whether a payment stands in a payoff table."""
    return payment.rule >= 0 and tables.rules[payment.rule].words.startswith("|")


def statements(tables: Tables) -> list[Statement]:
    """All statements, each once, in the order of the rules' lines."""
    found: dict[Key, Statement] = {}
    for part in (_guards, _paid, _calls, _auction, _all_pass, _contracts, _play):
        for statement in part(tables):
            found.setdefault(statement.key, statement)
    return sorted(found.values(), key=lambda statement: _line(tables, statement.rule))


def _line(tables: Tables, rule: int) -> tuple[str, int]:
    return (tables.rules[rule].file, tables.rules[rule].line) if rule >= 0 else ("", 0)


def _guards(tables: Tables) -> Iterator[Statement]:
    used = {c.aim for c in tables.contracts} | {c.aim for c in tables.calls}
    for place, aim in enumerate(tables.aims):
        for number, guard in enumerate(aim.guards if place in used else ()):
            yield Statement(("guard", place, number), f"{aim.id} ends in {guard.outcome}", guard.rule)


def _paid(tables: Tables) -> Iterator[Statement]:
    for held in tables.settlements:
        name = tables.contracts[held.contract].id
        for place, payment in enumerate(held.payments):
            if is_cell(tables, payment):
                what = f"{name} pays what stands under {held.outcome}{_column(payment)}"
                yield Statement(("cell", held.contract, held.outcome, place), what, payment.rule)
            else:
                yield Statement(("payment", payment.rule), _words(tables, payment.rule), payment.rule)
        for times in held.times:
            yield Statement(("times", times.rule), _words(tables, times.rule), times.rule)


def _words(tables: Tables, rule: int) -> str:
    return tables.rules[rule].words if rule >= 0 else "a payment"


def _column(payment: Payment) -> str:
    """The number of tricks that a column of a table stands for."""
    if not isinstance(payment.when, tuple):
        return ""
    number, or_more = payment.when[-1], payment.when[-2] == ">="
    return f" with {number} or more tricks" if or_more else f" with {number} trick{'s' * (number != 1)}"


def _calls(tables: Tables) -> Iterator[Statement]:
    for place, call in enumerate(tables.calls):
        yield Statement(("call", place), f"{call.id} is called", call.rule)


def _auction(tables: Tables) -> Iterator[Statement]:
    rules = dict(tables.auction.rules)
    kinds = {kind for state in tables.auction.states for kind, _, _ in state.calls}
    for number, contract in enumerate(tables.contracts):
        if contract.rung >= 0:
            yield Statement(("bid", number), f"{contract.id} is bid", rules.get("ladder", -1))
        if contract.declarers[1] > 1:
            rule = dict(contract.rules).get("declarers", -1)
            yield Statement(("together", rule), f"several declare {contract.id}", rule)
    for kind, setting in (("hold", "hold"), ("listen", "opens")):
        if kind in kinds:
            yield Statement(("auction", kind), f"a {kind} in the auction", rules.get(setting, -1))
    yield Statement(("auction", "answers"), "a bid is answered", rules.get("answers", -1))
    yield Statement(("auction", "opens"), "who calls first", rules.get("opens", -1))


def _all_pass(tables: Tables) -> Iterator[Statement]:
    """Behind a game that is forced on the holder of a card one gets only with hands in which nobody holds it."""
    behind = False
    for place, step in enumerate(tables.all_pass):
        yield Statement(("all pass", place), f"all pass: {step.kind}", step.rule, not behind)
        behind = behind or step.kind == "force" or step.when is not None


def _contracts(tables: Tables) -> Iterator[Statement]:
    for contract in tables.contracts:
        for name, rule in contract.rules:
            what = f"{name} of {contract.id}"
            if rule >= 0 and (name in SHOWN_IN_HANDS or name in _ASKED_FOR):
                yield Statement(("setting", name, rule), what, rule, _can_be_asked(contract, name))
            if name in ("trump", "may withhold", "plays") and rule >= 0 and (name == "plays" or not contract.plays):
                can = name != "may withhold" or any(contract.withheld)
                yield Statement(("setting", name, rule), what, rule, can)


def _can_be_asked(contract: Contract, name: str) -> bool:
    """A talon that is taken whole is no exchange of some cards."""
    return name in _ASKED_FOR and not (name == "exchange" and any(entry.whole_talon for entry in contract.exchange))


def _play(tables: Tables) -> Iterator[Statement]:
    for name, rule in tables.play.rules:
        yield Statement(("play", name), f"{name} in play", rule, name != "next lead")
    for payment in tables.match.before_deal:
        yield Statement(("before deal", payment.rule), "before each deal", payment.rule, False)
    if tables.match.rule >= 0:
        yield Statement(("match",), "the end of the match", tables.match.rule, False)
