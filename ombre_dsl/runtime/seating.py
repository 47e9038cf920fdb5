"""Who is dealt which cards, and who plays after whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TypeAlias

from ombre_dsl.runtime.programs import Seats
from ombre_dsl.runtime.tables import Tables

Places: TypeAlias = Callable[[Sequence[int]], tuple[int, ...]]
"""Takes things at certain places."""


def dealt(tables: Tables, heaps: Sequence[int]) -> tuple[tuple[Places | None, ...], int]:
    """What takes each heap's cards out of the shuffled deck, packet by packet (None: it gets none); and how many cards
    are dealt."""
    places: list[list[int]] = [[] for _ in range(tables.players + tables.unplayed)]
    at = 0
    for packet in tables.packets:
        for heap in heaps:
            places[heap] += range(at, at + packet)
            at += packet
    return tuple(_taking(some) if some else None for some in places), at


def _taking(places: list[int]) -> Places:
    if len(places) == 1:  # then itemgetter gives no tuple
        only = places[0]
        return lambda cards: (cards[only],)
    return itemgetter(*places)


def rounds(seats: Seats, players: int) -> tuple[Seats, tuple[Seats, ...]]:
    """For each player: who plays after him (-1 for one who doesn't play), and the seats in turn when he leads."""
    turn = sorted(seats)
    after = dict(zip(turn, [*turn[1:], turn[0]], strict=True))
    begun = {seat: (*turn[place:], *turn[:place]) for place, seat in enumerate(turn)}
    return tuple(after.get(seat, -1) for seat in range(players)), tuple(begun.get(seat, ()) for seat in range(players))
