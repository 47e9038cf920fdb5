"""The log of a hand: what was done, by whom."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.jit import Ints, compiled


@compiled
def log_of(s: Ints, seat: int, kind: int, what: int) -> None:
    """Note an act of a seat."""
    place = at.LOG + 2 * s[at.LOG_COUNT]
    s[place], s[place + 1] = seat * 16 + kind, what
    s[at.LOG_COUNT] += 1


@compiled
def log(s: Ints, kind: int, what: int) -> None:
    """Note an act of the seat to act."""
    log_of(s, s[at.TO_ACT], kind, what)
