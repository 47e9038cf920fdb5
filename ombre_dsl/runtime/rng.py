"""The generator that seeded deals come from.  Its every step is fixed, so the same seed deals the same hand for ever.

*SplitMix64.*  The state is a number of 64 bits, at first the seed taken modulo 2**64.  A draw adds
``0x9E3779B97F4A7C15`` to the state and mixes the new state, all modulo 2**64::

    z = state
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB
    z = z ^ (z >> 31)

Seed 0 gives ``0xE220A8397B1DCDAF``, ``0x6E789E6AA1B965F4``, ``0x06C45D188009454F``.

*A number below n.*  Draws of ``2**64 - 2**64 % n`` and above are thrown away, so that no remainder is favoured; the
answer is the first other draw modulo ``n``.

*Shuffling* (Fisher and Yates).  From the last place down to the second: with ``i`` the place, counted from 0, the card
there changes places with that at place ``below(i + 1)``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import mod
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_LAST = 1 << 64
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class SplitMix64:
    """A stream of numbers from a seed, a whole number of any size."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next number of the stream, 64 bits."""
        self.state = (self.state + _STEP) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 up to, but not including, ``bound``, each as likely as the next."""
        limit = _LAST - _LAST % bound
        while True:
            draw = self.next()
            if draw < limit:
                return draw % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place."""
        last = len(items) - 1
        if last < 1:
            return
        before = self.state
        draws = self.draws(last)
        if max(draws) >= _LAST - len(items):  # one of them may have to be thrown away
            self.state = before
            others = [self.below(bound) for bound in range(last + 1, 1, -1)]
        else:
            others = list(map(mod, draws, range(last + 1, 1, -1)))
        for place, other in zip(range(last, 0, -1), others, strict=True):
            items[place], items[other] = items[other], items[place]

    def draws(self, number: int) -> tuple[int, ...]:
        """As many numbers of the stream, the same as by so many calls of ``next()`` but quicker.

        All are mixed at once, in one whole number with a lane of 128 bits for each: a product of two numbers of 64 bits
        fits in its lane, and what shifting brings from one lane into the upper half of the next is masked away.
        """
        ones, steps, lanes, cut = _lanes(number)
        z = (self.state * ones + steps) & lanes
        z = ((z ^ (z >> 30) & lanes) * _FIRST) & lanes
        z = ((z ^ (z >> 27) & lanes) * _SECOND) & lanes
        z ^= (z >> 31) & lanes
        self.state = (self.state + number * _STEP) & _MASK
        return cut(z.to_bytes(16 * number, "little"))


@cache
def _lanes(number: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """In each of so many lanes of 128 bits: 1; how far the state has come by that draw; 64 bits that are set.  And what
    cuts the lower halves out."""
    places = range(number)
    ones = sum(1 << 128 * place for place in places)
    steps = sum(((place + 1) * _STEP & _MASK) << 128 * place for place in places)
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * number).unpack
