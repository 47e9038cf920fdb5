"""What a contract pays its declarer for each number of tricks, by the aims and settlements of the tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import cast

from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.settle import Ledger, settle
from ombre_dsl.runtime.tables import Program, Tables

SCALE = 1000
"""Amounts are in thousandths of a point or chip."""

MOST = 2**27
"""Points or chips: more is taken for this much."""


class Worth:
    """The expected pay of a ruleset's contracts by tricks, worked out when it is asked for and kept.

    What the others take is split among them at random, uneven splits more likely than by the toss of a coin.
    """

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self.size = prepared.tables.hand_size
        asked = [_asks(program) for program in _programs(prepared.tables)]
        self.named = union(cards for cards, _ in asked)
        self.runs = any(runs for _, runs in asked)
        self.pays = lru_cache(maxsize=4096)(self._pays)

    def held(self, game: int, trump: int, hand: int) -> int:
        """Of a hand, the cards that the declarer may be paid for: those named, and the run of matadors."""
        kept = hand & self.named
        if self.runs:
            rules = self._prepared.trick_rules(game, trump)
            kept |= union(1 << card for card in rules.order[NO_SUIT][: rules.matadors(hand)])
        return kept

    def low(self, contract: int, game: int, trump: int, called: frozenset[int] = frozenset()) -> bool:
        """Whether the declarer wants no trick: none pays him better than all."""
        pays = self.pays(contract, game, trump, 0, -1, 0, called, 0)
        return pays[0] > pays[-1]

    def _pays(
        self,
        contract: int,
        game: int,
        trump: int,
        pot: int,
        preferred: int,
        held: int,
        called: frozenset[int],
        first: int,
    ) -> tuple[int, ...]:
        """Thousandths won by tricks from 0 up.

        ``held`` are the declarer's cards as far as anything is paid for them (see ``held``); ``first`` the tricks that
        he has taken from the first on without a break.
        """
        measure = self._measure(contract, game, trump, pot, preferred, held, called, first)
        return tuple(self._mean(measure, taken, first) for taken in range(self.size + 1))

    def at(self, measure: Measure, tricks: tuple[int, ...]) -> int:
        """Thousandths won when the hand ends with these tricks."""
        measure.tricks = tricks
        result = settle(self._prepared, [measure], Ledger([0] * measure.players, measure.pot))
        return SCALE * max(-MOST, min(MOST, result.seats[measure.declarer]))

    def measure(self, contract: int, trump: int, preferred: int) -> Measure:
        """As much of a measure as says what a contract counts as."""
        return Measure(
            len(self._prepared.seats), contract=contract, trump=trump, plain=trump == NO_SUIT, preferred=preferred
        )

    def _mean(self, measure: Measure, taken: int, first: int) -> int:
        measure.first_tricks = taken if taken == self.size else min(first, taken)
        seats = [seat for seat in self._prepared.seats if seat != measure.declarer]
        total = weights = 0
        for split, weight in splits(self.size - taken, len(seats)):
            tricks = [0] * measure.players
            tricks[measure.declarer] = taken
            for seat, number in zip(seats, split, strict=True):
                tricks[seat] = number
            total += weight * self.at(measure, tuple(tricks))
            weights += weight
        return total // weights

    def _measure(
        self,
        contract: int,
        game: int,
        trump: int,
        pot: int,
        preferred: int,
        held: int,
        called: frozenset[int],
        first: int,
    ) -> Measure:
        prepared = self._prepared
        rules, declarer = prepared.trick_rules(game, trump), prepared.seats[0]
        stated = prepared.contract(contract)
        hands = [0] * prepared.tables.players
        hands[declarer] = held
        return Measure(
            players=len(hands), declarer=declarer, declarers=(declarer,),
            ally=prepared.seats[1] if prepared.contract(game).card_calls else -1,
            matadors=rules.matadors(held), pot=pot, value=stated.value, called=called, trump=trump,
            plain=not rules.trumps, preferred=preferred, contract=contract,
            plays=game if stated.plays else -1, hands=tuple(hands), first_tricks=first,
        )  # fmt: skip


def union(masks: Iterable[int]) -> int:
    """The cards of any of some masks."""
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def splits(number: int, seats: int) -> list[tuple[tuple[int, ...], int]]:
    """The ways to part a number of tricks among seats, with their weights."""
    if seats == 1:
        return [((number,), 1)]
    return [
        ((first, *rest), (first + 1) * weight)
        for first in range(number + 1)
        for rest, weight in (
            splits(number - first, seats - 1) if seats > 2 else [((number - first,), number - first + 1)]
        )
    ]


def _programs(tables: Tables) -> Iterator[Program | None]:
    """The programs that the pay of a hand rests on."""
    for settlement in tables.settlements:
        yield from (times.when for times in settlement.times)
        for payment in settlement.payments:
            yield payment.amount
            yield payment.when
    for aim in tables.aims:
        yield from (guard.when for guard in aim.guards)


def _asks(program: Program | None) -> tuple[int, bool]:
    """The cards that a program asks the declarer to hold, and whether it asks for his run of matadors."""
    if not isinstance(program, tuple):
        return 0, program == "matadors"
    if program[0] == "holds":
        return cast(int, program[3]), False
    cards, runs = 0, False
    for part in program:
        named, counts = _asks(part)
        cards, runs = cards | named, runs or counts
    return cards, runs
