"""The same deals by two variants, played by the kernel and compared all at once: what ``pairs`` does deal by deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.fast import KernelEngine
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.pairs import PASSED
from ombre_dsl.simulation.tally import Key, Tally

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Rows = npt.NDArray[np.void]


class FastPairs:
    """Plays each deal by two variants; the tally is that of ``Pairs``."""

    def __init__(self, first: Tables, second: Tables, by_first: KernelEngine, by_second: KernelEngine) -> None:
        self._ids = [[contract.id for contract in tables.contracts] for tables in (first, second)]
        self._engines = (by_first, by_second)

    def tally(self, chunk: Chunk) -> Tally:
        """The deals of a chunk, added up."""
        before, after = (engine.rows(chunk) for engine in self._engines)
        tally = Tally({("hands",): chunk.count})
        for side, engine, rows in zip("AB", self._engines, (before, after), strict=True):
            for key, number in engine.tally_of(rows).counts.items():
                tally.counts[(side, *key)] = number
        first, second = dict(_figures(before, self._ids[0])), dict(_figures(after, self._ids[1]))
        for key in first.keys() | second.keys():
            change = second.get(key, 0) - first.get(key, 0)
            _put(tally, ("D", *key), int(change.sum()))
            _put(tally, ("D²", *key), int((change * change).sum()))
        self._instead(tally, before, after)
        return tally

    def _instead(self, tally: Tally, before: Rows, after: Rows) -> None:
        """The deals on which a contract of B is played where A has something else."""
        for place, now in enumerate(self._ids[1]):
            here = after["contract"] == place
            for was in (-1, *range(len(self._ids[0]))):
                name = self._ids[0][was] if was >= 0 else PASSED
                if name != now:
                    chosen = here & (before["contract"] == was)
                    _put(tally, ("from", now, name), int(chosen.sum()))
                    self._gains(tally, now, before[chosen], after[chosen])

    def _gains(self, tally: Tally, now: str, before: Rows, after: Rows) -> None:
        for seat in range(after["pay"].shape[1] if len(after) else 0):
            declares = (after["declarers"] >> seat & 1).astype(bool)
            gain = (after["pay"] - before["pay"])[declares, seat]
            for mark, number in (("", gain.sum()), ("²", (gain * gain).sum()), ("#", len(gain))):
                _put(tally, (f"instead{mark}", now), int(number))


def _put(tally: Tally, key: Key, number: int) -> None:
    """Add a number, if it is one: what is nothing has no place in a tally."""
    if number:
        tally.counts[key] += number


def _figures(rows: Rows, ids: list[str]) -> Iterator[tuple[Key, Any]]:
    """The figures of all hands by name (see ``pairs.figures``): arrays, a number a hand."""
    yield ("passed",), (rows["contract"] < 0).astype(int)
    declares = rows["declarers"][:, None] >> range(rows["pay"].shape[1]) & 1
    gets = (rows["pay"] * declares).sum(axis=1)
    for place, name in enumerate(ids):
        played = (rows["contract"] == place).astype(int)
        yield ("bid", name), (rows["bids"] >> place & 1).any(axis=1).astype(int)
        yield ("played", name), played
        yield ("declarer", name), gets * played
    for seat in range(rows["pay"].shape[1]):
        yield ("seat", seat), rows["pay"][:, seat]
    yield ("pot",), rows["pot"]
