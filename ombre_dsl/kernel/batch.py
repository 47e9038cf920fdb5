"""Hands in batches: the one function that is kept compiled, and the row that a hand comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.hands import play_hand
from ombre_dsl.kernel.jit import Ints, Kept, compiled, pointer, source_mark

Batch: TypeAlias = Callable[[Any, Any, int, Any], int]

SINGLE = ("bid", "contract", "game", "trump", "declarers", "ally", "pot", "bank", "then", "acts")
"""The fields of a row that are one number."""
BY_SEAT = ("outcome", "tricks", "pay", "called", "made", "bids")
"""The fields of a row that are a number a seat."""


def row_type(players: int) -> np.dtype[np.void]:
    """The type of a row: signed 64-bit numbers, some of them one a seat."""
    return np.dtype([(name, np.int64) for name in SINGLE] + [(name, np.int64, (players,)) for name in BY_SEAT])


@compiled
def write_row(t: Ints, s: Ints, rows: Ints, at_row: int) -> None:
    """Write what the hand came to from a place of the rows on."""
    players = t[at.T_PLAYERS]
    rows[at_row], rows[at_row + 1], rows[at_row + 2] = s[at.BID], s[at.CONTRACT], s[at.GAME]
    rows[at_row + 3], rows[at_row + 4], rows[at_row + 5] = s[at.TRUMP], s[at.DECLARERS], _ally(s)
    rows[at_row + 6], rows[at_row + 7] = s[at.POT_NOW], s[at.BANK_NOW]
    rows[at_row + 8], rows[at_row + 9] = s[at.THEN], s[at.LOG_COUNT]
    for seat in range(players):
        first = at_row + len(SINGLE) + seat
        rows[first] = s[at.OUTCOMES + seat]
        rows[first + players] = s[at.TAKEN + seat]
        rows[first + 2 * players] = s[at.PAID + seat]
        rows[first + 3 * players] = s[at.SAID + seat]
        rows[first + 4 * players] = s[at.MADE + seat]
        rows[first + 5 * players] = 0
    _write_bids(s, rows, at_row + len(SINGLE) + 5 * players)


@compiled
def _write_bids(s: Ints, rows: Ints, first: int) -> None:
    """Mark what each seat bid, held or joined, from the acts of the auction; a hold may leave the contract unsaid."""
    standing = -1
    for place in range(at.LOG, at.LOG + 2 * s[at.LOG_COUNT], 2):
        kind = s[place] & 15
        if kind in (at.ACT_BID, at.ACT_HOLD):
            said = (s[place + 1] >> 3) - 1
            if said >= 0:
                standing = said
        if kind in (at.ACT_BID, at.ACT_HOLD, at.ACT_JOIN) and standing >= 0:
            rows[first + (s[place] >> 4)] |= 1 << standing
        if kind in (at.ACT_EXCHANGE, at.ACT_DISCARD, at.ACT_CHOOSE, at.ACT_PLAY):
            return


@compiled
def _ally(s: Ints) -> int:
    """Who holds the called card as the hand was last measured; -1 for nobody."""
    return s[at.M_ALLY] if s[at.DECLARERS] else -1


def _batch(mark: int) -> Batch:
    """The function that plays a batch; the mark goes with its machine code, so that stale code is not taken."""

    @Kept
    def batch(tables: Any, state: Any, first_seed: int, rows: Any) -> int:
        t, s, to = pointer(tables), pointer(state), pointer(rows)
        for number in range(rows.shape[0]):
            play_hand(t, s, first_seed + number)
            write_row(t, s, to, number * rows.shape[1])
        return mark

    return batch


play_batch = _batch(source_mark())
"""Play hands from ``first_seed`` on, one a row of ``rows`` (see ``row_type``), and leave the last one in ``s``."""
