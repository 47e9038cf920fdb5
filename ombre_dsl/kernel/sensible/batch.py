"""Hands in which some seats play sensibly, in batches: a function of its own, compiled when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ombre_dsl.kernel.batch import write_row
from ombre_dsl.kernel.jit import Kept, pointer, source_mark
from ombre_dsl.kernel.sensible.table import play_hand

Batch: TypeAlias = Callable[[Any, Any, Any, int, int, Any], int]


def _batch(mark: int) -> Batch:
    """The function that plays a batch (see ``kernel.batch``)."""

    @Kept
    def batch(tables: Any, state: Any, mind: Any, first_seed: int, sensible: int, rows: Any) -> int:
        t, s, w, to = pointer(tables), pointer(state), pointer(mind), pointer(rows)
        for number in range(rows.shape[0]):
            play_hand(t, s, w, first_seed + number, sensible)
            write_row(t, s, to, number * rows.shape[1])
        return mark

    return batch


play_batch = _batch(source_mark())
"""Play hands from ``first_seed`` on, the seats of the mask ``sensible`` so, the others at random; a row each."""
