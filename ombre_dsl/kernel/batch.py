"""Hands in batches: the one function that is kept compiled, and the row that a hand comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.hands import play_hand
from ombre_dsl.kernel.jit import Ints, compiled, kept, source_mark

Batch: TypeAlias = Callable[[Ints, Ints, int, int, Any], int]

SINGLE = ("bid", "contract", "game", "trump", "declarers", "ally", "pot", "bank", "then", "acts")
"""The fields of a row that are one number."""
BY_SEAT = ("outcome", "tricks", "pay", "called", "made")
"""The fields of a row that are a number a seat."""


def row_type(players: int) -> np.dtype[np.void]:
    """The type of a row: signed 64-bit numbers, some of them one a seat."""
    return np.dtype([(name, np.int64) for name in SINGLE] + [(name, np.int64, (players,)) for name in BY_SEAT])


@compiled
def _write(t: Ints, s: Ints, row: Ints) -> None:
    players = t[at.T_PLAYERS]
    row[0], row[1], row[2], row[3] = s[at.BID], s[at.CONTRACT], s[at.GAME], s[at.TRUMP]
    row[4], row[5], row[6], row[7] = s[at.DECLARERS], _ally(s), s[at.POT_NOW], s[at.BANK_NOW]
    row[8], row[9] = s[at.THEN], s[at.LOG_COUNT]
    for seat in range(players):
        first = 10 + seat
        row[first] = s[at.OUTCOMES + seat]
        row[first + players] = s[at.TAKEN + seat]
        row[first + 2 * players] = s[at.PAID + seat]
        row[first + 3 * players] = s[at.SAID + seat]
        row[first + 4 * players] = s[at.MADE + seat]


@compiled
def _ally(s: Ints) -> int:
    """Who holds the called card as the hand was last measured; -1 for nobody."""
    return s[at.M_ALLY] if s[at.DECLARERS] else -1


def _batch(mark: int) -> Batch:
    """The function that plays a batch; the mark goes with its machine code, so that stale code is not taken."""

    @kept
    def batch(t: Ints, s: Ints, first_seed: int, policy: int, rows: Any) -> int:
        for number in range(len(rows)):
            play_hand(t, s, first_seed + number, policy)
            _write(t, s, rows[number])
        return mark

    return batch


play_batch = _batch(source_mark())
"""Play hands from ``first_seed`` on, one a row of ``rows`` (see ``row_type``), and leave the last one in ``s``."""
