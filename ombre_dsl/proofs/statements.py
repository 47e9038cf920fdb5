"""The statements of a variant that examples may touch, and those that only the record of a hand or match shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from ..rulebook.model import Rulebook
from ..runtime.cards import NO_SUIT, SUITS
from ..runtime.tables import Contract, Payment, Tables

Key = tuple[object, ...]

SHOWN_IN_HANDS = ("shows",)
"""Settings that show in whole hands alone, so that an example of theirs is a record."""

_ASKED_FOR = ("exchange order", "needs", "may become")
"""Settings that a question of an example may rest on."""

NOBODY = "nobody"
"""Who exchanges where no role does."""


@attrs.frozen
class Statement:
    """One statement: ``key`` tells it from the others, ``what`` names it, ``rule`` is its line in ``Tables.rules``.

    ``showable``: an example can show it in a line or two; else it takes a record.  ``line``: the file and line of what
    has no place in ``Tables.rules``.
    """

    key: Key
    what: str
    rule: int
    showable: bool = True
    line: tuple[str, int] = ("", 0)


def is_cell(tables: Tables, payment: Payment) -> bool:
    """Whether a payment stands in a payoff table."""
    return payment.rule >= 0 and tables.rules[payment.rule].words.startswith("|")


def statements(rulebook: Rulebook, tables: Tables) -> list[Statement]:
    """All statements, each once, in the order of the rules' lines."""
    found: dict[Key, Statement] = {}
    for statement in _orders(rulebook, tables):
        found.setdefault(statement.key, statement)
    for part in (_guards, _paid, _penalties, _calls, _windows, _auction, _all_pass, _contracts, _play):
        for statement in part(tables):
            found.setdefault(statement.key, statement)
    return sorted(found.values(), key=lambda statement: line_of(tables, statement))


def line_of(tables: Tables, statement: Statement) -> tuple[str, int]:
    """The file and line of a statement; an empty file where it has none."""
    if statement.rule < 0:
        return statement.line
    return tables.rules[statement.rule].file, tables.rules[statement.rule].line


def order_keys(rulebook: Rulebook) -> Mapping[tuple[bool, str], Key]:
    """The key of the order of each suit, plain and (True) as trump: suits in one line have one order."""
    orders = ((False, rulebook.orders.plain), (True, rulebook.orders.trump))
    return {
        (trump, suit): ("order", trump, said.origin.span.file, said.origin.span.line)
        for trump, by_suit in orders for suit, said in by_suit
    }  # fmt: skip


def _orders(rulebook: Rulebook, tables: Tables) -> Iterator[Statement]:
    """The order of each suit that some contract may have plain, or as trump."""
    used = {(suit < NO_SUIT and trump == suit, SUITS[suit]) for contract in tables.contracts
            for trump, ranking in enumerate(contract.rankings) if ranking >= 0
            for suit in range(NO_SUIT)}  # fmt: skip
    keys = order_keys(rulebook)
    for trump, by_suit in ((False, rulebook.orders.plain), (True, rulebook.orders.trump)):
        for suit, said in by_suit:
            if (trump, suit) in used:
                what = f"the order of {'trumps' if trump else 'a plain suit'}: {said.origin.words}"
                yield Statement(keys[trump, suit], what, -1, line=(said.origin.span.file, said.origin.span.line))


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


def _penalties(tables: Tables) -> Iterator[Statement]:
    """Each payment of a penalty, and whether play goes on: where nothing is said of it, its heading stands for that."""
    for place, penalty in enumerate(tables.penalties):
        for payment in penalty.payments:
            yield Statement(("penalty pays", place, payment.rule), _words(tables, payment.rule), payment.rule)
        what = f"what follows on the penalty {penalty.id}"
        yield Statement(("penalty", place), what, penalty.rule)


def _words(tables: Tables, rule: int) -> str:
    return tables.rules[rule].words if rule >= 0 else "a payment"


def _column(payment: Payment) -> str:
    """The numbers of tricks that a column of a table stands for."""
    when = payment.when
    if not isinstance(when, tuple):
        return ""
    if when[0] == "and":
        least, most = (part[-1] for part in when[1:] if isinstance(part, tuple))
        return f" with {least} to {most} tricks"
    number, operator = when[-1], when[-2]
    if operator == "==":
        return f" with {number} trick{'s' * (number != 1)}"
    return f" with {number} {'or more tricks' if operator == '>=' else 'tricks or fewer'}"


def _calls(tables: Tables) -> Iterator[Statement]:
    for place, call in enumerate(tables.calls):
        yield Statement(("call", place), f"{call.id} is called", call.rule)


def _windows(tables: Tables) -> Iterator[Statement]:
    """Each end of the window of a call: only a record shows what may be called before and behind it."""
    for place, call in enumerate(tables.calls):
        for name, rule in call.rules:
            if name in ("from", "until") and (name, call.opens.kind) != ("from", "auction"):
                yield Statement(("window", place, name), f"{name} when {call.id} may be called", rule, False)


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
            if rule >= 0 and name == "exchange":
                yield from _exchanges(contract, rule)
            if rule >= 0 and (name in SHOWN_IN_HANDS or name in _ASKED_FOR):
                yield Statement(("setting", name, rule), what, rule, name in _ASKED_FOR)
            if rule >= 0 and _shows_in_cards(contract, name):
                yield Statement(("setting", name, rule), what, rule)


def _shows_in_cards(contract: Contract, name: str) -> bool:
    """Whether the cards that may be played, or the games there are, tell of a setting."""
    if contract.plays:
        return name == "plays"
    return name == "trump" or (name == "may withhold" and contract.trump != "none")


def _exchanges(contract: Contract, rule: int) -> Iterator[Statement]:
    """What each role may exchange; a talon that is taken whole is no exchange of some cards."""
    can = not any(entry.whole_talon for entry in contract.exchange)
    for role in sorted({entry.role for entry in contract.exchange}) or [NOBODY]:
        who = "that nobody exchanges" if role == NOBODY else f"what a {role} exchanges"
        yield Statement(("exchange", role, rule), f"{who} in {contract.id}", rule, can)


def exchange_key(contract: Contract, role: str) -> Key:
    """The key of what a role exchanges in a contract: where nobody does, every question is about that."""
    return ("exchange", role if contract.exchange else NOBODY, dict(contract.rules).get("exchange", -1))


def _play(tables: Tables) -> Iterator[Statement]:
    for name, rule in tables.play.rules:
        yield Statement(("play", name), f"{name} in play", rule, name != "next lead")
    for payment in tables.match.before_deal:
        yield Statement(("before deal", payment.rule), "before each deal", payment.rule, False)
    if tables.match.rule >= 0:
        yield Statement(("match",), "the end of the match", tables.match.rule, False)
