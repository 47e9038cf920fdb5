"""Every way in which a contract can end: splits of the tricks, calls, and whatever else its programs ask about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from ..runtime.prepared import Prepared
from ..runtime.programs import Measure
from ..runtime.tables import Call, Moment, Program, Tables
from .mentions import nouns


def splits(tricks: int, players: int) -> Iterator[tuple[int, ...]]:
    """All ways to share out so many tricks among so many players."""
    if players == 1:
        yield (tricks,)
        return
    for first in range(tricks, -1, -1):
        for rest in splits(tricks - first, players - 1):
            yield (first, *rest)


def tricks_played(moment: Moment, *, closing: bool) -> int:
    """How many tricks are complete at a moment; ``closing``: just before it."""
    if moment.kind in ("auction", "exchange"):
        return 0
    return moment.trick if moment.kind == "trick" and not closing else moment.trick - 1


class Cases:
    """All cases of the contracts of a ruleset; the declarer sits at seat 0 unless a contract has several."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.prepared = Prepared(tables)
        self._splits: dict[int, list[tuple[int, ...]]] = {}

    def of(self, contract: int) -> Iterator[Measure]:
        """Every case of one contract, each a measure with the outcome left open."""
        held = self.tables.contracts[contract]
        for game in held.plays or (contract,):
            depends = self._depends(contract, game)
            for called in self._calls(game):
                for tricks in self._tricks(called):
                    for measure in self._varied(contract, game, called, tricks, depends):
                        if self._allowed(called, measure):
                            yield measure

    def _depends(self, contract: int, game: int) -> set[str]:
        """What the outcome and payments of a contract depend on."""
        tables = self.tables
        aims = [tables.contracts[game].aim, *(call.aim for call in tables.calls if game in call.contracts)]
        programs: list[Program | None] = [g.when for aim in aims if aim >= 0 for g in tables.aims[aim].guards]
        for one in tables.settlements:
            if one.contract == contract:
                programs += [p.when for p in one.payments] + [p.amount for p in one.payments]
        programs += [call.allowed for call in tables.calls] + [call.made for call in tables.calls]
        return set(chain.from_iterable(nouns(p) for p in programs if p is not None))

    def _calls(self, game: int) -> list[frozenset[int]]:
        """All sets of calls that may be made in a game; of those that end the play, one at most."""
        known = [n for n, call in enumerate(self.tables.calls) if game in call.contracts]
        every = chain.from_iterable(combinations(known, n) for n in range(len(known) + 1))
        return [frozenset(one) for one in every if sum(self.tables.calls[n].kind != "announce" for n in one) <= 1]

    def _tricks(self, called: frozenset[int]) -> Iterator[tuple[int, ...]]:
        size = self.tables.hand_size
        ending = next(
            (call for n, call in enumerate(self.tables.calls) if n in called and call.kind != "announce"), None
        )
        numbers = range(size, size + 1) if ending is None else self._ended(ending)
        for number in numbers:
            if number not in self._splits:
                self._splits[number] = list(splits(number, self.tables.players))
            yield from self._splits[number]

    def _ended(self, call: Call) -> range:
        """How many tricks may have been played when a call ends the play."""
        first = tricks_played(call.opens, closing=False)
        return range(first, max(first, min(tricks_played(call.closes, closing=True), self.tables.hand_size)) + 1)

    def _allowed(self, called: frozenset[int], measure: Measure) -> bool:
        """Whether a call that ends the play could be made with these tricks; one made earlier may have looked otherwise."""
        return all(self.prepared.allowed[n](measure) for n in called if self.tables.calls[n].kind != "announce")

    def _varied(
        self, contract: int, game: int, called: frozenset[int], tricks: tuple[int, ...], depends: set[str]
    ) -> Iterator[Measure]:
        """The case with every trump, run of matadors and holding that something depends on."""
        held, size = self.tables.contracts[game], self.tables.hand_size
        trumps = held.suits if "trump" in depends and held.suits else held.suits[:1] or (4,)
        runs = range(size + 1) if "matadors" in depends else (0,)
        hands = (0, -1) if "hands" in depends else (0,)
        firsts = range(tricks[0] + 1) if "first tricks" in depends else (0,)
        preferred = (0, 1) if self.tables.preferred and "trump" in depends else (0,)
        ranking = self.tables.rankings[next(place for place in held.rankings if place >= 0)]
        for trump in trumps:
            for run in runs:
                for hand in hands:
                    for first in firsts:
                        for suit in preferred:
                            yield Measure(
                                players=self.tables.players, declarer=0, declarers=(0,), tricks=tricks, first_tricks=first,
                                matadors=run, pot=0, value=self.tables.contracts[contract].value, called=called,
                                trump=trump, plain=not ranking.orders[4], preferred=suit if self.tables.preferred else -1,
                                contract=contract, plays=game if self.tables.contracts[contract].plays else -1,
                                hands=(hand,) * self.tables.players,
                            )  # fmt: skip
