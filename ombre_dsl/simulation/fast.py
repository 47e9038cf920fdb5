"""The kernel behind the same face as the Python engine.  What needs numpy is imported when it is first played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.facts import NOT_TOLD, Facts
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.tally import Tally

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Rows = npt.NDArray[np.void]

_THEN = ("", "redeal", "next_dealer")


def why_not(tables: Tables, policies: tuple[str, ...]) -> str:
    """Why the kernel cannot play this; empty when it can."""
    try:
        from ombre_dsl.kernel import Kernel, UnsupportedTables
    except ImportError as missing:
        return str(missing)
    try:
        Kernel(tables).prepare(",".join(policies))
    except UnsupportedTables as refusal:
        return str(refusal)
    return ""


class KernelEngine:
    """Plays by the kernel."""

    def __init__(self, tables: Tables, policies: tuple[str, ...]) -> None:
        from ombre_dsl.kernel import Kernel

        self._tables, self._policy, self._kernel = tables, ",".join(policies), Kernel(tables)
        places = {ident: place for place, (ident, _) in enumerate(tables.outcomes)}
        self._outcomes = [places[ident] for ident in self._kernel.outcomes]
        self._told = [call.kind == "announce" and call.made is not None for call in tables.calls]

    def rows(self, chunk: Chunk) -> Rows:
        """The hands of a chunk as the kernel tells them (see ``Kernel.dtype``)."""
        return self._kernel.play(chunk.first, chunk.count, self._policy)

    # ---- one by one --------------------------------------------------------------------------------------------------

    def facts(self, chunk: Chunk) -> Iterator[Facts]:
        """The hands of a chunk, in the order of their seeds."""
        pot = self._first_pot()
        return (self._facts(row, pot) for row in self.rows(chunk).tolist())

    def _first_pot(self) -> int:
        from ombre_dsl.runtime.ruleset import Ruleset

        return Ruleset(self._tables).first_pot()

    def _facts(self, row: tuple[Any, ...], pot: int) -> Facts:
        _, contract, _, _, declarers, _, after, bank, then, _, outcomes, _, pay, called, made, bids = row
        seats = range(self._tables.players)
        return Facts(
            bids=frozenset((seat, place) for seat in seats for place in _bits(int(bids[seat]))),
            contract=contract,
            outcomes=tuple((seat, self._outcomes[outcomes[seat]]) for seat in seats if declarers >> seat & 1),
            seats=tuple(int(pay[seat]) for seat in seats),
            pot=(pot, after),
            bank=bank,
            calls=tuple(
                (seat, call, self._made(call, int(made[seat]))) for seat in seats for call in _bits(int(called[seat]))
            ),
            then=_THEN[then],
        )

    def _made(self, call: int, made: int) -> int:
        return made >> call & 1 if self._told[call] else NOT_TOLD

    # ---- all at once -------------------------------------------------------------------------------------------------

    def tally(self, chunk: Chunk) -> Tally:
        """The hands of a chunk, added up."""
        return self.tally_of(self.rows(chunk))

    def tally_of(self, rows: Rows) -> Tally:
        """Hands that the kernel has played, added up."""
        import numpy as np

        tally = Tally()
        tally.counts[("hands",)] = len(rows)
        for place in (1, 2):
            tally.counts[("passed", _THEN[place])] = int(np.count_nonzero(rows["then"] == place))
        for seat in range(self._tables.players):
            _sum(tally, "seat", (seat,), rows["pay"][:, seat])
        _sum(tally, "pot", (), rows["pot"])
        tally.counts[("bank",)] = int(rows["bank"].sum())
        for contract in range(len(self._tables.contracts)):
            self._bids(tally, rows, contract)
            played = rows[rows["contract"] == contract]
            if len(played):
                self._contract(tally, played, contract)
        self._calls(tally, rows)
        return tally

    def _bids(self, tally: Tally, rows: Rows, contract: int) -> None:
        bids = rows["bids"] >> contract & 1
        tally.counts[("bid", contract)] = int(bids.any(axis=1).sum())
        for seat in range(self._tables.players):
            tally.counts[("bid", contract, seat)] = int(bids[:, seat].sum())

    def _contract(self, tally: Tally, played: Rows, contract: int) -> None:
        tally.counts[("played", contract)] = len(played)
        for seat in range(self._tables.players):
            declares = (played["declarers"] >> seat & 1).astype(bool)
            pay = played["pay"][:, seat]
            _sum(tally, "others", (contract,), pay[~declares])
            own = pay[declares]
            if len(own):
                _sum(tally, "declarer", (contract, seat), own)
                for way, holds in (("won", own > 0), ("lost", own < 0), ("even", own == 0)):
                    tally.counts[(way, contract, seat)] = int(holds.sum())
                self._ends(tally, played["outcome"][declares, seat], contract, seat)

    def _ends(self, tally: Tally, outcomes: Any, contract: int, seat: int) -> None:
        for number, place in enumerate(self._outcomes):
            tally.counts[("outcome", contract, seat, place)] = int((outcomes == number).sum())

    def _calls(self, tally: Tally, rows: Rows) -> None:
        for call, told in enumerate(self._told):
            said = (rows["called"] >> call & 1).astype(bool)
            for seat in range(self._tables.players):
                tally.counts[("call", call, seat)] = int(said[:, seat].sum())
            if told:
                made = (rows["made"] >> call & 1).astype(bool) & said
                tally.counts[("made", call)] = int(made.sum())
                tally.counts[("missed", call)] = int(said.sum() - made.sum())


def _sum(tally: Tally, name: str, places: tuple[int, ...], values: Any) -> None:
    """Add amounts as ``Tally.amount`` does."""
    tally.counts[(name, *places)] += int(values.sum())
    tally.counts[(f"{name}²", *places)] += int((values * values).sum())
    tally.counts[(f"{name}#", *places)] += len(values)


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
