"""Hands added up: whole numbers under names, so that any order and any grouping of the hands gives the same sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ombre_dsl.simulation.facts import Facts

Key: TypeAlias = "tuple[str | int, ...]"
"""What is counted, then contract, outcome, seat or call by their places:

``hands`` · ``passed`` THEN · ``bid`` CONTRACT SEAT (hands in which the seat bid it) · ``bid`` CONTRACT (in which
anybody did) · ``played`` CONTRACT · ``outcome`` CONTRACT SEAT OUTCOME · ``won``, ``lost``, ``even`` CONTRACT SEAT (a
declarer who got something, gave something, or neither) · ``declarer`` CONTRACT SEAT and ``others`` CONTRACT (what
each got) · ``seat`` SEAT · ``pot`` (what lies there afterwards) · ``bank`` · ``call`` CALL SEAT, ``made``, ``missed``
CALL · and where whole matches are played ``matches`` · ``deals``, how many were played in each · ``player`` PLAYER,
what each came to, by the seat in the first deal · ``winner`` PLAYER.  A sum of amounts has the sum of their squares
beside it, with ``²`` after its first word, and their number with ``#``.
"""


class Tally:
    """Sums of whole numbers; ``add`` a hand, ``merge`` another tally.  Its size depends on the rules alone."""

    __slots__ = ("counts",)

    def __init__(self, counts: Mapping[Key, int] | None = None) -> None:
        self.counts: Counter[Key] = Counter(counts or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and +self.counts == +other.counts and -self.counts == -other.counts

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __getitem__(self, key: Key) -> int:
        return self.counts[key]

    @property
    def hands(self) -> int:
        """How many hands were added."""
        return self.counts[("hands",)]

    def merge(self, other: Tally) -> None:
        """Add what another tally holds."""
        for key, number in other.counts.items():
            self.counts[key] += number

    def amount(self, name: str, places: tuple[int, ...], value: int) -> None:
        """Add an amount of which the mean is wanted."""
        self.counts[(name, *places)] += value
        self.counts[(f"{name}²", *places)] += value * value
        self.counts[(f"{name}#", *places)] += 1

    def add(self, facts: Facts) -> None:
        """Add one hand."""
        self.counts[("hands",)] += 1
        for seat, contract in facts.bids:
            self.counts[("bid", contract, seat)] += 1
        for contract in {contract for _, contract in facts.bids}:
            self.counts[("bid", contract)] += 1
        for seat, value in enumerate(facts.seats):
            self.amount("seat", (seat,), value)
        self.amount("pot", (), facts.pot[1])
        self.counts[("bank",)] += facts.bank
        if facts.contract < 0:
            self.counts[("passed", facts.then)] += 1
        else:
            self._add_played(facts)

    def _add_played(self, facts: Facts) -> None:
        contract = facts.contract
        self.counts[("played", contract)] += 1
        for seat, outcome in facts.outcomes:
            value = facts.seats[seat]
            self.counts[("outcome", contract, seat, outcome)] += 1
            self.counts[("won" if value > 0 else "lost" if value < 0 else "even", contract, seat)] += 1
            self.amount("declarer", (contract, seat), value)
        declarers = {seat for seat, _ in facts.outcomes}
        for seat, value in enumerate(facts.seats):
            if seat not in declarers:
                self.amount("others", (contract,), value)
        for seat, call, made in facts.calls:
            self.counts[("call", call, seat)] += 1
            if made >= 0:
                self.counts[("made" if made else "missed", call)] += 1


def tally_of(hands: Iterable[Facts]) -> Tally:
    """The tally of some hands."""
    tally = Tally()
    for facts in hands:
        tally.add(facts)
    return tally
