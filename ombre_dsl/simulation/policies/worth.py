"""What a contract pays its declarer for each number of tricks, by the aims and settlements of the tables."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.settle import Ledger, settle
from ombre_dsl.runtime.tables import Program

SCALE = 1000
"""Amounts are in thousandths of a point or chip."""


class Worth:
    """The expected pay of a ruleset's contracts by tricks, worked out when it is asked for and kept.

    What the others take is split among them at random, uneven splits more likely than by the toss of a coin.
    """

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self.size = prepared.tables.hand_size
        self.held = _held(prepared)
        self.pays = lru_cache(maxsize=4096)(self._pays)

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
        return SCALE * result.seats[measure.declarer]

    def measure(self, contract: int, trump: int, preferred: int) -> Measure:
        """As much of a measure as says what a contract counts as."""
        return Measure(
            len(self._prepared.seats), contract=contract, trump=trump, plain=trump == NO_SUIT, preferred=preferred
        )

    def _mean(self, measure: Measure, taken: int, first: int) -> int:
        measure.first_tricks = taken if taken == self.size else min(first, taken)
        seats = [seat for seat in self._prepared.seats if seat != measure.declarer]
        total = weights = 0
        for split, weight in _splits(self.size - taken, len(seats)):
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


def _splits(number: int, seats: int) -> list[tuple[tuple[int, ...], int]]:
    """The ways to part a number of tricks among seats, with their weights."""
    if seats == 1:
        return [((number,), 1)]
    return [
        ((first, *rest), (first + 1) * weight)
        for first in range(number + 1)
        for rest, weight in (
            _splits(number - first, seats - 1) if seats > 2 else [((number - first,), number - first + 1)]
        )
    ]


def _held(prepared: Prepared) -> dict[tuple[int, int], int]:
    """By game and trump, the cards that a declarer may be paid for holding."""
    tables = prepared.tables
    programs = [
        part
        for settlement in tables.settlements
        for payment in settlement.payments
        for part in (payment.amount, payment.when)
    ]
    programs += [times.when for settlement in tables.settlements for times in settlement.times]
    programs += [guard.when for aim in tables.aims for guard in aim.guards]
    named, runs = 0, False
    for program in programs:
        cards, counts = _asks(program)
        named, runs = named | cards, runs or counts
    found = {}
    for game, contract in enumerate(tables.contracts):
        for trump in range(NO_SUIT + 1):
            if contract.rankings[trump] >= 0:
                top = prepared.trick_rules(game, trump).order[NO_SUIT] if runs else ()
                found[game, trump] = named | sum(1 << card for card in top)
    return found


def _asks(program: Program | None) -> tuple[int, bool]:
    """The cards that a program asks the declarer to hold, and whether it asks for his run of matadors."""
    if not isinstance(program, tuple):
        return 0, program == "matadors"
    if program[0] == "holds":
        return cast(int, program[3]), False
    parts = [_asks(part) for part in program]
    cards = 0
    for mask, _ in parts:
        cards |= mask
    return cards, any(runs for _, runs in parts)


def paid_for(prepared: Prepared, worth: Worth, game: int, trump: int, hand: int) -> int:
    """Of a hand, what the declarer may be paid for: of the trumps only the run from the highest."""
    rules, kept = prepared.trick_rules(game, trump), 0
    asked = worth.held[game, trump] & hand
    run = rules.order[NO_SUIT][: rules.matadors(hand)]
    top = sum(1 << card for card in run)
    for card in bits(asked):
        if not rules.trumps >> card & 1 or top >> card & 1 or card_named(worth, game, trump, card, rules.trumps):
            kept |= 1 << card
    return kept


def card_named(worth: Worth, game: int, trump: int, card: int, trumps: int) -> bool:
    """Whether a trump is asked for by itself, wherever it stands."""
    return bool(worth.held[game, trump] >> card & 1) and worth.held[game, trump] & trumps != trumps
