"""Hands played at random, every act as likely as the next."""

from __future__ import annotations

from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.rng import SplitMix64


def play_on(hand: Hand, rng: SplitMix64) -> Hand:
    """Play a hand to its end.  Each act is drawn from all that are legal, those of the seat to act first, then the
    calls that are open to other declarers, in the order in which they came in."""
    while hand.to_act is not None:
        acts = hand.legal()
        others = [(seat, act) for seat in hand.declarers if seat != hand.to_act for act in hand.legal(seat)]
        place = rng.below(len(acts) + len(others))
        if place < len(acts):
            hand.apply(acts[place])
        else:
            seat, act = others[place - len(acts)]
            hand.apply(act, seat)
    return hand
