"""Bare Ombre play as one numba function written by hand: what ``ceiling.c`` does, hand for hand."""

from __future__ import annotations

import numba
import numpy as np

CARDS, SEATS, HAND, PACKET, WITHHELD = 40, 3, 9, 3, 3
ORDERS = (
    "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6",  # trumps, the highest first
    "SK SQ SJ S7 S6 S5 S4 S3 S2",
    "CK CQ CJ C7 C6 C5 C4 C3 C2",
    "DK DQ DJ DA D2 D3 D4 D5 D6 D7",
)
STEP, FIRST, SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, ONE, FULL = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(1), np.uint64(2**64 - 1)


def lay_out() -> np.ndarray:
    """By card: its suit, the cards that must answer it when it is led, and the cards that beat it."""
    table = np.zeros((CARDS, 3), dtype=np.uint64)
    orders = [["SCHD".index(name[0]) * 10 + "A234567JQK".index(name[1]) for name in order.split()] for order in ORDERS]
    masks = [sum(1 << card for card in order) for order in orders]
    for suit, order in enumerate(orders):
        for place, card in enumerate(order):
            higher = sum(1 << other for other in order[:place])
            kept = sum(1 << other for other in order[: min(place, WITHHELD)]) if suit == 0 else 0
            table[card] = masks[suit], masks[suit] & ~kept, higher | (masks[0] if suit else 0)
    return table


@numba.njit(error_model="numpy", boundscheck=False)
def draw(state):
    """The next number of the stream."""
    z = state
    z = (z ^ (z >> S30)) * FIRST
    z = (z ^ (z >> S27)) * SECOND
    return z ^ (z >> S31)


@numba.njit(error_model="numpy", boundscheck=False)
def below(state, bound):
    """The state after the draws that were needed, and a number below ``bound``."""
    n = np.uint64(bound)
    while True:
        state += STEP
        z = draw(state)
        if FULL - z >= n or FULL - z >= (FULL % n + ONE) % n:
            return state, np.int64(z % n)


@numba.njit(error_model="numpy", boundscheck=False)
def count(mask):
    """How many bits are set."""
    found = 0
    while mask:
        mask &= mask - ONE
        found += 1
    return found


@numba.njit(error_model="numpy", boundscheck=False)
def nth(mask, place):
    """The lowest but ``place`` of the bits that are set, alone."""
    for _ in range(place):
        mask &= mask - ONE
    return mask & (~mask + ONE)


@numba.njit(error_model="numpy", boundscheck=False)
def number_of(bit):
    """The place of a bit."""
    place = 0
    while bit > ONE:
        bit >>= ONE
        place += 1
    return place


@numba.njit(error_model="numpy", boundscheck=False)
def play(table, first_seed, hands_to_play):
    """Play hands from a seed on; the tricks of the three seats, all hands together."""
    total = np.zeros(SEATS, dtype=np.int64)
    hands, deck = np.zeros(SEATS, dtype=np.uint64), np.zeros(CARDS, dtype=np.int64)
    for hand in range(hands_to_play):
        state = np.uint64(first_seed + hand)
        for card in range(CARDS):
            deck[card] = card
        for place in range(CARDS - 1, 0, -1):
            state, other = below(state, place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        hands[:] = 0
        for place in range(SEATS * HAND):
            hands[place // PACKET % SEATS] |= ONE << np.uint64(deck[place])
        seat = 0
        for _ in range(HAND):
            led = best = winner = -1
            for _ in range(SEATS):
                legal = hands[seat]
                if led >= 0 and legal & table[led, 1]:
                    legal &= table[led, 0]
                state, place = below(state, count(legal))
                bit = nth(legal, place)
                hands[seat] ^= bit
                card = number_of(bit)
                if led < 0:
                    led = card
                if best < 0 or table[best, 2] & bit:
                    best, winner = card, seat
                seat = 0 if seat + 1 == SEATS else seat + 1
            total[winner] += 1
            seat = winner
    return total
