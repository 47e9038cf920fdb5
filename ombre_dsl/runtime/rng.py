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

from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF


class SplitMix64:
    """A stream of numbers from a seed, a whole number of any size."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next number of the stream, 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 up to, but not including, ``bound``, each as likely as the next."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            draw = self.next()
            if draw < limit:
                return draw % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
