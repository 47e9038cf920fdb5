"""Amounts and conditions: the programs of the tables, made into Python functions of what a deal came to.

Each operator becomes a closure once, when a ruleset is prepared; nothing is looked up or read again while hands are
played.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import TypeAlias, cast

from ombre_dsl.runtime.tables import Program, Role, Tables

Seats: TypeAlias = tuple[int, ...]

_KEPT = 1024
"""So many answers about who has the most or fewest tricks are kept: about as many as there are ways to share them."""


@dataclass(slots=True)
class Measure:
    """What a deal, or part of one, came to, as seen by one declarer; everything a program may ask about.

    ``tricks`` by seat; ``first_tricks`` the declarer's from the first on without a break; ``matadors`` the run of top
    trumps in his hand; ``pot`` in chips before anything is paid; ``value`` the contract's worth in points or chips;
    ``called`` the calls he made; ``trump`` 0 to 3, or 4 for no suit; ``plain`` when there is no trump at all;
    ``preferred`` 0 to 3, -1 for none; ``plays`` the game named in a contract that is won by another, -1 for none;
    ``hands`` the cards by seat as played with; ``deals`` those of the match that are over, ``passed_out`` those just
    before this one, in a row, that all have passed; ``points`` (by seat) of the match;
    ``offender`` who broke a rule, when a penalty is paid, else -1.
    """

    players: int
    declarer: int = -1
    declarers: Seats = ()
    ally: int = -1
    tricks: Seats = ()
    first_tricks: int = 0
    matadors: int = 0
    pot: int = 0
    value: int = 0
    called: frozenset[int] = frozenset()
    trump: int = 4
    plain: bool = False
    preferred: int = -1
    contract: int = -1
    plays: int = -1
    hands: tuple[int, ...] = ()
    deals: int = 0
    passed_out: int = 0
    points: tuple[int, ...] = ()
    offender: int = -1
    outcome: str = ""


Amount: TypeAlias = Callable[[Measure], int]
Condition: TypeAlias = Callable[[Measure], bool]
Party: TypeAlias = Callable[[Measure], Seats]

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq, ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt,
}  # fmt: skip
_TURNED = {"==": "__eq__", ">=": "__le__", "<=": "__ge__", ">": "__lt__", "<": "__gt__"}
"""How a number is asked the same of another: what is at least 5 is what 5 is at most."""
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "min": min, "max": max,
}  # fmt: skip


def nobody(m: Measure) -> Seats:
    """The party of no seat."""
    return ()


def _declarer(m: Measure) -> Seats:
    return (m.declarer,)


def side_of(m: Measure) -> Seats:
    """The declarer and, where he has one, his ally."""
    return (m.declarer,) if m.ally in (-1, m.declarer) else tuple(sorted((m.declarer, m.ally)))


def parties_without(absent: int) -> dict[str, Party]:
    """The parties there are; the seat ``absent`` (-1: none) belongs to none of them unless it declares."""

    def players(m: Measure) -> Seats:
        return tuple(seat for seat in range(m.players) if seat != absent or seat in m.declarers)

    def defenders(m: Measure) -> Seats:
        return tuple(seat for seat in players(m) if seat not in m.declarers and seat != m.ally)

    def opponents(m: Measure) -> Seats:
        side = side_of(m)
        return tuple(seat for seat in players(m) if seat not in side)

    def others(m: Measure) -> Seats:
        return tuple(seat for seat in players(m) if seat != m.offender)

    def against_offender(m: Measure) -> Seats:
        side = {*m.declarers, m.ally}
        if not m.declarers or (m.offender in side and len(m.declarers) > 1):
            return others(m)
        return tuple(seat for seat in players(m) if (seat in side) != (m.offender in side))

    of_defenders, of_players, of_opponents = _known(defenders), _known(players), _known(opponents)
    return {
        "declarer": _declarer, "defenders": of_defenders, "each defender": of_defenders, "players": of_players,
        "each player": of_players, "side": side_of, "opponents": of_opponents, "each opponent": of_opponents,
        "offender": lambda m: (m.offender,), "each other player": others, "each opponent of offender": against_offender,
    }  # fmt: skip


def _known(party: Party) -> Party:
    """A party that rests on who declares with whom alone, reckoned once for each case."""
    known: dict[tuple[int, int, Seats, int], Seats] = {}

    def seats(m: Measure) -> Seats:
        key = (m.players, m.declarer, m.declarers, m.ally)
        found = known.get(key)
        if found is None:
            found = known[key] = party(m)
        return found

    return seats


def role_members(role: Role, among: Party) -> Party:
    """The seats of a party that a role falls to, the earliest first; one alone where a tie goes to the earliest."""
    best = max if role.measure.startswith("most") else min
    alone = role.tie == "earliest"

    @lru_cache(_KEPT)
    def found(seats: Seats, tricks: Seats) -> Seats:
        mark = best(tricks[seat] for seat in seats)
        tied = tuple(seat for seat in seats if tricks[seat] == mark)
        return tied[:1] if alone else tied

    return lambda m: found(among(m), m.tricks)


class Compiler:
    """Makes the programs of one ruleset into functions.

    ``parties`` are those that conditions ask about: a player who sits out takes no tricks, so he is not compared with
    anybody.  ``payers`` are those that pay and are paid: there he may count as a defender all the same.
    """

    def __init__(self, tables: Tables) -> None:
        self._contracts = {contract.id: place for place, contract in enumerate(tables.contracts)}
        self._calls = {call.id: place for place, call in enumerate(tables.calls)}
        self.parties = parties_without(tables.sitter)
        roles = {role.id: role_members(role, self.parties[role.among]) for role in tables.roles}
        self.parties.update(roles)
        sitter = (tables.sitter,) if tables.sitter >= 0 else ()
        self.payers = parties_without(-1 if tables.sitter_shares else tables.sitter) | roles
        self.payers["sitter"] = lambda m: sitter
        self._operators: dict[str, Callable[..., Condition]] = {
            "has": self._has, "compare": self._compare, "holds": self._holds, "called": self._called,
            "made": self._made, "missed": self._missed, "contract": self._contract, "trump": self._trump,
            "pot empty": self._pot_empty, "deals": self._deals, "passed out": self._passed_out,
            "outcome": self._outcome,
        }  # fmt: skip
        self._success: tuple[Condition, ...] = ()  # a call's success may ask after other calls
        self._success = tuple(self.condition(call.made) for call in tables.calls)

    def amount(self, program: Program) -> Amount:
        """A whole number of points, chips or tricks."""
        if isinstance(program, int):
            number = program
            return lambda m: number
        head, *rest = cast("tuple[Program, ...]", program)
        if head in _ARITHMETIC:
            return self._arithmetic(str(head), self.amount(rest[0]), self.amount(rest[1]))
        if head == "tricks":
            party = self.parties[str(rest[0])]
            return lambda m: sum(m.tricks[seat] for seat in party(m))
        if head in ("value", "pot", "matadors", "deals"):
            return cast(Amount, operator.attrgetter(str(head)))
        raise ValueError(f"no amount: {program!r}")

    @staticmethod
    def _arithmetic(sign: str, left: Amount, right: Amount) -> Amount:
        apply = _ARITHMETIC[sign]
        return lambda m: apply(left(m), right(m))

    def condition(self, program: Program | None) -> Condition:
        """Whether something holds; no program always does."""
        if program is None:
            return always
        head, *rest = cast("tuple[Program, ...]", program)
        if head in ("and", "or"):
            parts = [self.condition(part) for part in rest]
            return _all_of(parts) if head == "and" else _one_of(parts)
        if head == "not":
            inner = self.condition(rest[0])
            return lambda m: not inner(m)
        return self._operators[str(head)](*rest)

    # ---- the single conditions, each by the operator's name -----------------------------------------------------

    def _values(self, who: str, noun: str) -> Callable[[Measure], list[int]]:
        """The numbers that are compared: one a seat, but the declarer's side counts together."""
        party = self.parties[who]
        each = _noun(noun)
        if who == "side":
            return lambda m: [sum([each(m, seat) for seat in party(m)])]
        if who == "declarer":
            return lambda m: [each(m, m.declarer)]
        return lambda m: [each(m, seat) for seat in party(m)]

    def _has(self, quantifier: str, who: str, noun: str, sign: str, number: int) -> Condition:
        test: Callable[[int], bool] = getattr(number, _TURNED[sign])
        if who == "declarer":  # asked most
            each = _noun(noun)
            return lambda m: test(each(m, m.declarer))
        values, whole = self._values(who, noun), _quantifier(quantifier)
        return lambda m: whole(map(test, values(m)))

    def _compare(self, quantifier: str, who: str, noun: str, sign: str, other: str) -> Condition:
        mine, theirs = self._values(who, noun), self._values(other, noun)
        compare, whole, turned = _COMPARE[sign], _quantifier(quantifier), _TURNED[sign]
        if other in ("declarer", "side"):  # one number to compare with
            return lambda m: whole(map(getattr(theirs(m)[0], turned), mine(m)))

        def holds(m: Measure) -> bool:
            marks = theirs(m)
            return whole(all(compare(value, mark) for mark in marks) for value in mine(m))

        return holds

    def _holds(self, quantifier: str, who: str, mask: int) -> Condition:
        party, whole = self.parties[who], _quantifier(quantifier)
        return lambda m: whole(m.hands[seat] & mask == mask for seat in party(m))

    def _place(self, places: dict[str, int], ident: str | int) -> int:
        return ident if isinstance(ident, int) else places[ident]

    def _called(self, ident: str | int) -> Condition:
        call = self._place(self._calls, ident)
        return lambda m: call in m.called

    def _made(self, ident: str | int) -> Condition:
        call = self._place(self._calls, ident)
        return lambda m: call in m.called and self._success[call](m)

    def _missed(self, ident: str | int) -> Condition:
        call = self._place(self._calls, ident)
        return lambda m: call in m.called and not self._success[call](m)

    def _contract(self, ident: str | int) -> Condition:
        contract = self._place(self._contracts, ident)
        return lambda m: contract in (m.contract, m.plays)

    def _trump(self, suit: str | int) -> Condition:
        if suit == "preferred":
            return lambda m: m.trump == m.preferred
        if suit == "none":
            return lambda m: m.plain
        return lambda m: m.trump == suit

    def _pot_empty(self) -> Condition:
        return lambda m: m.pot == 0

    def _deals(self, sign: str, number: int) -> Condition:
        compare = _COMPARE[sign]
        return lambda m: compare(m.deals, number)

    def _passed_out(self, sign: str, number: int) -> Condition:
        compare = _COMPARE[sign]
        return lambda m: compare(m.passed_out, number)

    def _outcome(self, ident: str) -> Condition:
        return lambda m: m.outcome == ident


def always(m: Measure) -> bool:
    """What holds without a condition."""
    return True


def never(m: Measure) -> bool:
    """What no deal fulfils."""
    return False


def _all_of(parts: list[Condition]) -> Condition:
    def both(first: Condition, second: Condition) -> Condition:
        return lambda m: first(m) and second(m)

    return reduce(both, parts) if parts else always


def _one_of(parts: list[Condition]) -> Condition:
    def either(first: Condition, second: Condition) -> Condition:
        return lambda m: first(m) or second(m)

    return reduce(either, parts) if parts else never


def _quantifier(word: str) -> Callable[..., bool]:
    return any if word == "any" else all


def _noun(noun: str) -> Callable[[Measure, int], int]:
    return {
        "tricks": lambda m, seat: m.tricks[seat],
        "first tricks": lambda m, seat: m.first_tricks if seat == m.declarer else 0,
        "matadors": lambda m, seat: m.matadors if seat == m.declarer else 0,
        "points": lambda m, seat: m.points[seat],
    }[noun]
