"""The same deals by two variants: what one hand came to in each, side by side, and the differences added up."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.engine import Engine
from ombre_dsl.simulation.facts import Facts
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.tally import Key, Tally, tally_of

PASSED = ""
"""In the place of a contract: all passed."""


def deals_differ(first: Tables, second: Tables) -> str:
    """Why the same seed does not deal the same cards in two variants; empty when it does."""
    for words, one, other in (
        ("the players", first.players, second.players),
        ("the deck", first.deck, second.deck),
        ("the packets that are dealt", first.packets, second.packets),
        ("the cards in the talon", first.talon, second.talon),
        ("the hands that nobody plays", first.unplayed, second.unplayed),
        ("the seat that sits out", first.sitter, second.sitter),
    ):
        if one != other:
            return f"{first.name} and {second.name} cannot be compared deal by deal: {words} are not the same"
    return ""


class Pairs:
    """Plays each deal by two variants.

    The tally holds those of both, their keys behind ``A`` and ``B``; behind ``D`` the figures of a hand (see
    ``figures``) with the sum of the differences B less A and, marked ``²``, of their squares; and for the hands in
    which the contracts differ, by B's contract, ``instead`` what its declarers get more than by A, and ``from`` with
    A's contract how often that was.
    """

    def __init__(self, first: Tables, second: Tables, by_first: Engine, by_second: Engine) -> None:
        self._ids = [[contract.id for contract in tables.contracts] for tables in (first, second)]
        self._engines = (by_first, by_second)

    def tally(self, chunk: Chunk) -> Tally:
        """The deals of a chunk, added up."""
        one, other = (list(engine.facts(chunk)) for engine in self._engines)
        tally = Tally({("hands",): chunk.count})
        for side, hands in (("A", one), ("B", other)):
            for key, number in tally_of(hands).counts.items():
                tally.counts[(side, *key)] = number
        for before, after in zip(one, other, strict=True):
            self._add(tally, before, after)
        return tally

    def _add(self, tally: Tally, before: Facts, after: Facts) -> None:
        first, second = dict(figures(before, self._ids[0])), dict(figures(after, self._ids[1]))
        for key in first.keys() | second.keys():
            change = second.get(key, 0) - first.get(key, 0)
            if change:
                tally.counts[("D", *key)] += change
                tally.counts[("D²", *key)] += change * change
        was, now = _name(before, self._ids[0]), _name(after, self._ids[1])
        if was != now and now != PASSED:
            tally.counts[("from", now, was)] += 1
            for seat, _ in after.outcomes:
                tally.amount("instead", (now,), after.seats[seat] - before.seats[seat])  # type: ignore[arg-type]


def _name(facts: Facts, ids: list[str]) -> str:
    return ids[facts.contract] if facts.contract >= 0 else PASSED


def figures(facts: Facts, ids: list[str]) -> Iterator[tuple[Key, int]]:
    """The figures of one hand that are compared, those that are nothing left out.

    ``passed`` · ``bid``, ``played`` CONTRACT · ``declarer`` CONTRACT, what its declarers get · ``seat`` SEAT · ``pot``
    """
    if facts.contract < 0:
        yield ("passed",), 1
    for place in {place for _, place in facts.bids}:
        yield ("bid", ids[place]), 1
    if facts.contract >= 0:
        name = ids[facts.contract]
        yield ("played", name), 1
        yield ("declarer", name), sum(facts.seats[seat] for seat, _ in facts.outcomes)
    for seat, value in enumerate(facts.seats):
        yield ("seat", seat), value
    yield ("pot",), facts.pot[1]


def side(tally: Tally, which: str) -> Tally:
    """The tally of one of the two variants, ``A`` or ``B``."""
    return Tally({key[1:]: number for key, number in tally.counts.items() if key[0] == which})
