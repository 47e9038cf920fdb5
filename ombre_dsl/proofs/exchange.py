"""Proof about the exchange: no hand and no talon is ever short, and every hand is back to its size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from ..checks.cases import Cases
from ..runtime.exchange import limits, permission, seat_order
from ..runtime.tables import Contract, Tables
from .blocks import printed
from .model import Failure, Proof, Tally


def prove_exchange(tables: Tables) -> Proof:
    """Each contract × company of declarers: all amounts thrown in their order, as far as the talon reaches."""
    tally, cases = Tally(), Cases(tables)
    for number, contract in enumerate(tables.contracts):
        if contract.plays:
            _whole_talon(tables, contract, tally)
            continue
        for company in cases.companies(number):
            if tables.sitter not in company:
                _Walk(tables, contract, company, tally).go()
        if contract.sitter_joins and tables.talon < tables.hand_size:
            says = f"who sits out and joins {contract.id} finds {tables.talon} cards, and needs {tables.hand_size}"
            tally.fails(("sitter", contract.id), Failure(says, rules=_lines(contract, "sitter", "exchange")))
    return tally.proof(
        "exchange", "no hand or talon is ever short, and every hand is back to its size", "ways to exchange"
    )


def _lines(contract: Contract, *names: str) -> tuple[int, ...]:
    rules = dict(contract.rules)
    return tuple(rules[name] for name in names if rules.get(name, -1) >= 0)


def _whole_talon(tables: Tables, contract: Contract, tally: Tally) -> None:
    tally.count += 1
    entry = permission(contract, "declarer", 1)
    if entry is not None and entry.whole_talon and tables.talon < tables.hand_size:
        says = f"{contract.id} takes the talon of {tables.talon} cards for a hand of {tables.hand_size}"
        tally.fails(("talon", contract.id), Failure(says, rules=_lines(contract, "exchange")))


class _Walk:
    """All ways in which one company and its opponents may exchange; ways that leave the same talon are counted once."""

    def __init__(self, tables: Tables, contract: Contract, declarers: tuple[int, ...], tally: Tally) -> None:
        self.tables, self.contract, self.tally, self.declarers = tables, contract, tally, declarers
        self.queue = seat_order(contract, declarers, tables.players, tables.sitter)
        self.ways = cache(self._ways)

    def go(self) -> None:
        """Count the ways, and note where a hand or the talon falls short."""
        self.tally.count += self.ways(0, self.tables.talon)

    def _ways(self, place: int, talon: int) -> int:
        if place == len(self.queue):
            return 1
        return sum(self.ways(place + 1, left) for left in self._after(place, talon))

    def _after(self, place: int, talon: int) -> Iterator[int]:
        """What may be left in the talon when the player at this place has exchanged."""
        seat, hand = self.queue[place], self.tables.hand_size
        role = "declarer" if seat in self.declarers else "defender"
        number = place + 1 if role == "declarer" else place + 1 - len(self.declarers)
        entry = permission(self.contract, role, number)
        if entry is not None and entry.whole_talon:
            if 0 < talon < hand:
                self._short(role, number, talon, f"takes up {talon} cards for a hand of {hand}")
            yield 0
            return
        least, most = limits(self.contract, role, number, talon, hand)
        turned = self.contract.trump == "turned" and role == "declarer" and number == 1
        needs = max(entry.least if entry else 0, int(turned))
        if needs > most:
            self._short(role, number, talon, f"must exchange {needs} cards, and can have {most}")
        for amount in range(least, most + 1):
            if hand - amount + min(amount, talon) != hand:
                self._short(role, number, talon, f"throws {amount} cards and draws {min(amount, talon)}")
            yield talon - amount

    def _short(self, role: str, number: int, talon: int, what: str) -> None:
        who = f"{role} {number}" if number > 1 or role == "defender" else role
        says = f"in {self.contract.id} {who} {what}, with {talon} left in the talon"
        asked = {"ask": "exchange", "contract": self.contract.id, "role": role, "place": number, "talon": talon}
        least, most = limits(self.contract, role, number, talon, self.tables.hand_size)
        case = printed("check", says, self.tables, asked, {"min": least, "max": most})
        rules = _lines(self.contract, "exchange", "trump")
        self.tally.fails((self.contract.id, role, number), Failure(says, case, rules, json.dumps(asked)))
