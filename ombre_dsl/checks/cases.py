"""Every way in which a contract can end: splits of the tricks, calls, and whatever else its programs ask about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from typing import cast

from ..runtime.calls import ends_before, tricks_when_made
from ..runtime.prepared import Prepared, operations
from ..runtime.programs import Measure
from ..runtime.tables import Program, Tables
from .mentions import nouns


def splits(tricks: int, players: int) -> Iterator[tuple[int, ...]]:
    """All ways to share out so many tricks among so many players."""
    if players == 1:
        yield (tricks,)
        return
    for first in range(tricks, -1, -1):
        for rest in splits(tricks - first, players - 1):
            yield (first, *rest)


Seats = tuple[int, ...]


class Cases:
    """All cases of the contracts of a ruleset.

    ``of`` gives them as one declarer at a seat sees them, ``together`` for every seat and every company that may
    declare, with every ally that there may be.  Who sits out takes no trick, unless he has joined.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.prepared = Prepared(tables)
        self._splits: dict[tuple[int, Seats], list[Seats]] = {}

    def of(self, contract: int, declarers: Seats = (), ally: int = -1) -> Iterator[Measure]:
        """Every case of one contract, each a measure of the first declarer (the eldest where none is named)."""
        declarers = declarers or self.prepared.seats[:1]
        held = self.tables.contracts[contract]
        for game in held.plays or (contract,):
            varied = self._varied(contract, game)
            for called in self._calls(game):
                ending = [self.prepared.allowed[n] for n in called if self.tables.calls[n].kind != "announce"]
                for tricks in self._tricks(called, declarers):
                    for measure in varied(called, tricks, declarers):
                        measure.ally = ally
                        # a call that ends the play must be possible with these tricks; earlier ones may have looked
                        # otherwise
                        if not ending or all(allowed(measure) for allowed in ending):
                            yield measure

    def together(self, contract: int, *, every_seat: bool = True) -> Iterator[list[Measure]]:
        """Every case of one contract, a measure for each declarer; or only those in which the eldest declares."""
        for declarers in self.companies(contract):
            if every_seat or declarers[0] == self.prepared.seats[0]:
                for ally in self.allies(contract, declarers):
                    for measure in self.of(contract, declarers, ally):
                        yield [measure, *(replace(measure, declarer=seat) for seat in declarers[1:])]

    def companies(self, contract: int) -> Iterator[Seats]:
        """Those who may declare a contract: each seat alone, and each company, with the sitter where he may join."""
        held, seats = self.tables.contracts[contract], self.prepared.seats
        for number in range(1, held.declarers[1] + 1):
            for company in combinations(seats, number):
                yield company
                if held.sitter_joins:
                    yield (*company, self.tables.sitter)

    def allies(self, contract: int, declarers: Seats) -> tuple[int, ...]:
        """Who may be the declarer's ally: -1 for nobody, and every other seat where a card is called."""
        if not self.tables.contracts[contract].card_calls:
            return (-1,)
        return (-1, *(seat for seat in self.prepared.seats if seat not in declarers))

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

    def _marks(self, contract: int) -> tuple[list[int], list[int]]:
        """The numbers of deals over, and of deals passed out before, at which payments of a contract differ."""
        found: dict[str, set[int]] = {"deals": {0}, "passed out": {0}}
        for one in self.tables.settlements:
            whens = [p.when for p in one.payments] + [times.when for times in one.times]
            for part in chain.from_iterable(operations(when) for when in whens if one.contract == contract):
                if part[0] in found:
                    mark = cast(int, part[2])
                    found[str(part[0])] |= {max(0, mark - 1), mark, mark + 1}
        return sorted(found["deals"]), sorted(found["passed out"])

    def _calls(self, game: int) -> list[frozenset[int]]:
        """All sets of calls that may be made in a game; of those that end the play, one at most."""
        known = [n for n, call in enumerate(self.tables.calls) if game in call.contracts]
        every = chain.from_iterable(combinations(known, n) for n in range(len(known) + 1))
        sets = [one for one in every if sum(self.tables.calls[n].kind != "announce" for n in one) <= 1]
        return [frozenset(one) for one in sets if not self._ended_before(one)]

    def _ended_before(self, called: Seats) -> bool:
        """Whether the play was ended, at the latest, before the lead that makes one of the calls."""
        calls = [self.tables.calls[n] for n in called]
        leads = [call.undertaken for call in calls if call.undertaken]
        return any(ends_before(call.closes, lead) for call in calls if call.kind != "announce" for lead in leads)

    def _tricks(self, called: frozenset[int], declarers: Seats) -> Iterator[Seats]:
        size = self.tables.hand_size
        ending = next(
            (call for n, call in enumerate(self.tables.calls) if n in called and call.kind != "announce"), None
        )
        numbers = range(size, size + 1) if ending is None else tricks_when_made(ending, size)
        players = tuple(s for s in range(self.tables.players) if s in self.prepared.seats or s in declarers)
        for number in numbers:
            if (number, players) not in self._splits:
                shared = splits(number, len(players))
                self._splits[number, players] = [self._placed(players, split) for split in shared]
            yield from self._splits[number, players]

    def _placed(self, players: Seats, split: Seats) -> Seats:
        """The tricks by seat, where only these play."""
        taken = dict(zip(players, split, strict=True))
        return tuple(taken.get(seat, 0) for seat in range(self.tables.players))

    def _varied(self, contract: int, game: int) -> Callable[[frozenset[int], Seats, Seats], Iterator[Measure]]:
        """For calls, tricks and declarers the cases with every trump, run of matadors and holding that something
        depends on."""
        tables, held, size = self.tables, self.tables.contracts[game], self.tables.hand_size
        depends = self._depends(contract, game)
        trumps = held.suits if "trump" in depends and held.suits else held.suits[:1] or (4,)
        runs = range(size + 1) if "matadors" in depends else (0,)
        hands = [(hand,) * tables.players for hand in ((0, -1) if "hands" in depends else (0,))]
        preferred = ((0, 1) if "trump" in depends else (0,)) if tables.preferred else (-1,)
        marks = [*product(*self._marks(contract))]
        ranking = tables.rankings[next(place for place in held.rankings if place >= 0)]
        value, plain = tables.contracts[contract].value, not ranking.orders[4]
        plays = game if tables.contracts[contract].plays else -1

        def varied(called: frozenset[int], tricks: Seats, declarers: Seats) -> Iterator[Measure]:
            firsts = range(tricks[declarers[0]] + 1) if "first tricks" in depends else (0,)
            for trump, run, held_by, first, suit, (deals, passed_out) in product(
                trumps, runs, hands, firsts, preferred, marks
            ):
                yield Measure(
                    players=tables.players, declarer=declarers[0], declarers=declarers, tricks=tricks,
                    first_tricks=first, matadors=run, pot=0, value=value, called=called, trump=trump, plain=plain,
                    preferred=suit, contract=contract, plays=plays, hands=held_by, deals=deals, passed_out=passed_out,
                )  # fmt: skip

        return varied
