"""The kernel of one ruleset."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.bare import play_bare
from ombre_dsl.kernel.batch import play_batch, row_type
from ombre_dsl.kernel.lower import lower
from ombre_dsl.kernel.lower_programs import MOST_POT, outcome_ids
from ombre_dsl.kernel.records import record
from ombre_dsl.kernel.sensible.batch import play_batch as play_sensibly
from ombre_dsl.kernel.sensible.layout import mind_size
from ombre_dsl.runtime.cards import NO_SUIT, suit_number
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.policies import policies_of


class Kernel:
    """Plays hands of one ruleset in batches, at the speed of machine code.

    Every hand is dealt as by ``Ruleset.deal``: ``pot`` is what lies in it, in chips (without a word, what the players
    put there before a first deal), ``number`` which deal of a match it is, from 1 on, and ``passed_out`` how many just
    before it, in a row, all have passed.  UnsupportedTables when the tables hold something that the kernel does not
    know; ValueError for a number that cannot be.
    """

    def __init__(self, tables: Tables, *, pot: int | None = None, number: int = 1, passed_out: int = 0) -> None:
        if number < 1 or passed_out < 0:
            raise ValueError("number counts the deals of a match from 1 on, and passed_out from 0 on")
        if pot is not None and abs(pot) > MOST_POT:
            raise ValueError(f"{pot} chips are more than the kernel can count: it takes {MOST_POT}")
        self.tables = tables
        self._deal = (pot, number - 1, passed_out)
        self._tables = self._lowered(thinks=False)  # first: what is refused is refused before anything else is made
        self._place_in_match = _place_in_match(tables, number, passed_out)
        self._state = np.zeros(at.LOG + self._tables[at.T_LOG_SIZE], dtype=np.int64)
        self._row = row_type(tables.players)

    def _lowered(self, *, thinks: bool) -> npt.NDArray[np.int64]:
        array = lower(self.tables, thinks=thinks)
        pot, array[at.T_DEALS], array[at.T_PASSED_OUT] = self._deal
        if pot is not None:
            array[at.T_FIRST_POT] = pot
        return array

    @cached_property
    def _mind(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The tables with what sensible play needs, and a mind (see ``sensible.layout``)."""
        size = mind_size(self.tables.hand_size, self.tables.players, len(self.tables.contracts))
        return self._lowered(thinks=True), np.zeros(size, dtype=np.int64)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """The ids of the outcomes by their numbers in a row."""
        return outcome_ids(self.tables)

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The type of a row of ``play``.

        ``bid`` is the contract that won the auction, ``contract`` the one that the result is reckoned by, ``game`` the
        one by whose rules tricks were played: places in the tables, -1 where all have passed.  ``trump``: 0 to 3, 4 for
        no suit.  ``declarers``: a mask of seats.  ``ally``: a seat, -1 for none.  ``pot`` as it lies afterwards and
        ``bank`` what went into it, in chips.  ``then``: 0 for a hand that was played, 1 for a redeal by the same
        dealer, 2 by the next.  ``acts``: how many there were.  By seat: ``outcome``, a place in ``outcomes``, -1 for
        who did not declare; ``tricks``; ``pay``, chips or points won; ``called``, a mask of the calls made, and
        ``made``, of those that came true; ``bids``, a mask of the contracts that it bid, held or joined.
        """
        return self._row

    def play(self, first_seed: int, count: int, policy: str = "random") -> npt.NDArray[np.void]:
        """Play ``count`` hands, dealt from the seeds ``first_seed``, ``first_seed + 1`` and so on; a row each.

        ``policy`` is ``random``, which draws all legal acts alike, or ``sensible``; or one of these for each seat,
        parted by commas.  The same seed gives the same hand as ``Ruleset.play_out`` or, where a seat plays sensibly,
        ``simulation.policies.table.Table``.  ValueError for a policy that there is none; see also ``prepare``.
        """
        return self._play(first_seed, count, policy).view(self._row).reshape(count)

    def prepare(self, policy: str) -> None:
        """Lay out what a policy needs; UnsupportedTables when the kernel cannot play by it, ValueError as ``play``."""
        if self._sensible_seats(policy) is not None:
            _ = self._mind

    def _play(self, first_seed: int, count: int, policy: str) -> npt.NDArray[np.int64]:
        seats = self._sensible_seats(policy)
        rows = np.empty((count, self._row.itemsize // 8), dtype=np.int64)
        if seats is None:
            play_batch(self._tables, self._state, _signed(first_seed), rows)
        else:
            tables, mind = self._mind
            play_sensibly(tables, self._state, mind, _signed(first_seed), seats, rows)
        return rows

    def _sensible_seats(self, policy: str) -> int | None:
        """The seats that play sensibly, as a mask; None where all play at random."""
        names = policies_of(policy, self.tables.players)
        if names == ("random",):
            return None
        seats = range(self.tables.players)
        return sum(1 << seat for seat in seats if names[seat % len(names)] == "sensible")

    def record(self, seed: int, policy: str = "random") -> dict[str, Any]:
        """The hand of a seed as a record, the same as that of ``Hand.record``."""
        rows = self._play(seed, 1, policy)
        return record(self.tables, self._state, rows.view(self._row)[0, 0], self._place_in_match)

    def tricks(self, contract: str, trump: str | None, first_seed: int, count: int) -> npt.NDArray[np.int64]:
        """Bare play: hands dealt from the seeds on, and tricks played at random by the rules of a contract.

        Nobody bids, exchanges or calls.  The eldest counts as the declarer.  ``trump`` is a suit in words, None for
        none.  The tricks by seat, a row a hand.  ValueError for a contract or a trump that there is not.
        """
        places = {held.id: place for place, held in enumerate(self.tables.contracts)}
        if contract not in places:
            raise ValueError(f"there is no contract {contract!r}; there are: {', '.join(places)}")
        suit = NO_SUIT if trump is None else suit_number(trump)
        if self.tables.contracts[places[contract]].rankings[suit] < 0:
            raise ValueError(f"{contract} is not played with {trump or 'no suit'} as trump")
        rows = np.empty((count, self.tables.players), dtype=np.int64)
        play_bare(self._tables, self._state, places[contract], suit, _signed(first_seed), rows)
        return rows

    @property
    def arrays(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The tables and the state that the compiled functions work on (see ``layout``)."""
        return self._tables, self._state


def _place_in_match(tables: Tables, number: int, passed_out: int) -> dict[str, int]:
    """What a record tells of the deals before it: what the rules ask about."""
    prepared = Prepared(tables)
    place = {"deal": number} if number > 1 and prepared.counts_deals else {}
    return place | ({"passed_out": passed_out} if passed_out and prepared.counts_passed else {})


def _signed(seed: int) -> int:
    """A seed as a signed number of 64 bits."""
    return (seed + 2**63) % 2**64 - 2**63
