"""The deal: the state is cleared, the deck shuffled with the draws of the seed, and dealt packet by packet."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import below
from ombre_dsl.kernel.jit import Ints, compiled


@compiled
def deal(t: Ints, s: Ints, seed: int) -> None:
    """Deal a hand from a seed; the auction is to begin."""
    _clear(t, s)
    s[at.RANDOM] = seed
    shuffle(t, s)
    for seat in range(at.SEATS):
        s[at.DEALT + seat] = s[at.HANDS + seat]
    if t[at.T_PREFERRED]:
        s[at.PREFERRED] = t[t[at.T_SUITS] + below(t, s, t[at.T_DECK])]
    s[at.TO_ACT] = t[t[at.T_STATES] + at.S_TO_CALL]


@compiled
def _clear(t: Ints, s: Ints) -> None:
    for place in range(at.SHARED + at.PARTIES):
        s[place] = 0
    s[at.PHASE], s[at.POT_NOW] = at.AUCTION, t[at.T_FIRST_POT]
    s[at.FIRST_POT] = t[at.T_FIRST_POT]
    s[at.DEALS], s[at.PASSED_OUT] = t[at.T_DEALS], t[at.T_PASSED_OUT]
    s[at.PREFERRED] = s[at.SUIT] = s[at.BID] = s[at.CONTRACT] = s[at.GAME] = s[at.CALLED_CARD] = -1
    s[at.RUN_SEAT], s[at.TRUMP], s[at.LED] = -1, 4, -1
    for seat in range(at.SEATS):
        s[at.OUTCOMES + seat] = -1


@compiled
def shuffle(t: Ints, s: Ints) -> None:
    """Shuffle the deck and deal it: a card has its place once the draw for that place is made."""
    size, heaps = t[at.T_DECK], t[at.T_HEAPS]
    for place in range(size):
        s[at.CARDS + place] = place
    for place in range(size - 1, 0, -1):
        other = at.CARDS + below(t, s, place + 1)
        card = s[other]
        s[other] = s[at.CARDS + place]
        s[at.CARDS + place] = card
        s[at.HANDS + t[heaps + place]] |= 1 << card
    s[at.HANDS + t[heaps]] |= 1 << s[at.CARDS]
    s[at.HANDS + at.SEATS - 1] = 0


@compiled
def top_of_talon(t: Ints, s: Ints) -> int:
    """The next card of the talon."""
    return s[at.CARDS + t[at.T_TALON_FROM] + s[at.DRAWN]]


@compiled
def take_from_talon(t: Ints, s: Ints, number: int) -> int:
    """Draw cards from the talon, as a mask."""
    first = at.CARDS + t[at.T_TALON_FROM] + s[at.DRAWN]
    s[at.DRAWN] += number
    taken = 0
    for place in range(first, first + number):
        taken |= 1 << s[place]
    return taken
