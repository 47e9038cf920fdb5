"""Bare play: a contract and a trump are given, and only tricks are played, by the hands as they are dealt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.dealing import deal
from ombre_dsl.kernel.draws import below, count, nth
from ombre_dsl.kernel.jit import Ints, Kept, compiled, pointer, source_mark
from ombre_dsl.kernel.playing import legal_cards, play_card, start_play

Bare: TypeAlias = Callable[[Any, Any, int, int, int, Any], int]


@compiled
def _play(t: Ints, s: Ints, contract: int, trump: int) -> None:
    """Play the tricks at random, the eldest as declarer; nothing is exchanged, said or paid."""
    s[at.DECLARER_COUNT], s[at.DECLARER], s[at.DECLARERS] = 1, t[at.T_FIRST_SEAT], 1 << t[at.T_FIRST_SEAT]
    s[at.BID] = s[at.CONTRACT] = s[at.GAME] = contract
    s[at.TRUMP] = trump
    s[at.RULES] = t[t[at.T_CONTRACTS] + contract * at.C_SIZE + at.C_RULES + trump]
    start_play(t, s)
    over = False
    while not over:
        cards = legal_cards(t, s)
        over = play_card(t, s, nth(cards, below(t, s, count(cards))))


def _bare(mark: int) -> Bare:
    """The function that plays a batch of bare hands (see ``batch``)."""

    @Kept
    def batch(tables: Any, state: Any, contract: int, trump: int, first_seed: int, rows: Any) -> int:
        t, s, to = pointer(tables), pointer(state), pointer(rows)
        for number in range(rows.shape[0]):
            deal(t, s, first_seed + number)
            _play(t, s, contract, trump)
            for seat in range(rows.shape[1]):
                to[number * rows.shape[1] + seat] = s[at.TAKEN + seat]
        return mark

    return batch


play_bare = _bare(source_mark())
"""Play bare hands from ``first_seed`` on; the tricks by seat of each go into a row of ``rows``."""
