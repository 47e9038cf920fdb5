"""How many tricks a hand is worth before it is played, in thousandths, and how likely each number of them is.

The weights were fitted by least squares to hands that the sensible policy had declared in the shipped games: one
set for games in which tricks are wanted, one for those that have hardly a trump, one for those in which no trick is
wanted; that last set so that the chance of none comes out right.  Not fitted is a trump held where none is wanted.
"""

from __future__ import annotations

from functools import cache
from math import comb

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.simulation.policies.look import Look

CLASSES = 8
"""Classes of a trump by the higher trumps that the opponents may be expected to hold, half a card each."""

HIGH_NAMES = (
    "one", *(f"trump {n}" for n in range(CLASSES)), "long", "master", "second guarded", "second bare", "third",
    "long suit", "void", "draw", "theirs", "share",
)  # fmt: skip
LOW_NAMES = ("one", *(f"under {n}" for n in range(7)), "topped", "draw", "open", "trump")


def high_features(
    look: Look, kept: int, unseen: int, draws: int, ratio: int, opponents: int, theirs: int = 0
) -> list[int]:
    """What the tricks of a hand are reckoned from, in thousandths, by ``HIGH_NAMES``.

    ``ratio``: of the unseen cards, how many are in opponents' hands, in thousandths; ``theirs``: the cards that each
    opponent may still draw.
    """
    found = [0] * len(HIGH_NAMES)
    found[0] = 1000
    trumps = kept & look.trumps
    for card in bits(trumps):
        higher = (look.above[card] & unseen).bit_count() * ratio
        found[1 + min(CLASSES - 1, (higher + 250) // 500)] += 1000
    against = (look.trumps & unseen).bit_count() * ratio // opponents
    found[9] = max(0, 1000 * trumps.bit_count() - against)
    for mask in look.masks[:NO_SUIT]:
        _plain(look, kept & mask, unseen, trumps, found)
    found[16] = 1000 * draws
    found[17] = 1000 * theirs
    found[18] = 1000 * (kept.bit_count() + draws) // (opponents + 1)
    return found


def _plain(look: Look, own: int, unseen: int, trumps: int, found: list[int]) -> None:
    """The features of one plain suit."""
    if not own:
        found[15] += 1000 if trumps else 0
        return
    length = own.bit_count()
    for card in bits(own):
        higher = (look.above[card] & unseen).bit_count()
        if higher == 0:
            found[10] += 1000
        elif higher == 1:
            found[11 if length > 1 else 12] += 1000
        elif higher == 2:
            found[13] += 1000
    found[14] += max(0, length - 3) * 1000


def low_features(look: Look, kept: int, unseen: int, draws: int, shown: bool = False) -> list[int]:
    """What the tricks of a hand that wants none are reckoned from, in thousandths, by ``LOW_NAMES``.

    ``shown``: the declarer plays with his hand laid open.
    """
    found = [0] * len(LOW_NAMES)
    found[0] = 1000
    for mask in look.masks:
        own = kept & mask
        for card in bits(own):
            under = (look.below[card] & unseen).bit_count() - 2 * (look.below[card] & own).bit_count()
            found[1 + max(0, min(6, under))] += 1000
            if not look.above[card] & unseen:
                found[8] += 1000
    found[9] = 1000 * draws
    found[10] = 1000 * shown
    found[11] = 1000 * (kept & look.trumps).bit_count() if look.has_trumps else 0
    return found


HIGH = (
    -2389, 1190, 845, 661, 620, 620, 481, 326, 276, 140, 551, 256, 94, 76, -185, 69, 215, -152, 934,
)  # fmt: skip
NO_TRUMPS = (
    903, 1493, 1633, 0, 0, 0, 0, 0, 0, -200, 644, 405, 415, 160, -359, -122, 150, 0, 0,
)  # fmt: skip
LOW = (352, -46, -25, 241, 417, 516, 835, 1066, 100, 166, 374, 500)
"""Thousandths of a trick for each feature."""


def expected(features: list[int], weights: tuple[int, ...], most: int) -> int:
    """Tricks in thousandths, from 0 to ``most``."""
    total = sum(feature * weight for feature, weight in zip(features, weights, strict=True)) // 1000
    return max(0, min(1000 * most, total))


STEPS = 40
"""Steps of a chance, from 0 to 1, for which the numbers of tricks are reckoned out."""

CERTAIN = 2**24
"""The weight of what is certain; so weights times amounts (see ``worth.MOST``) stay within 64 bits."""


@cache
def chances(tricks: int, expectation: int) -> tuple[int, ...]:
    """How likely each number of ``tricks`` is, as weights, when so many thousandths of them are expected."""
    step = (expectation * STEPS + 500 * tricks) // (1000 * tricks) if tricks else 0
    return weights_of(tricks, max(0, min(STEPS, step)))


def weights_of(tricks: int, step: int) -> tuple[int, ...]:
    """How likely each number of ``tricks`` is when each is taken with a chance of so many steps (binomial)."""
    ways = (comb(tricks, n) * step**n * (STEPS - step) ** (tricks - n) for n in range(tricks + 1))
    return tuple(way * CERTAIN // STEPS**tricks for way in ways)


def mean(chances: tuple[int, ...], pays: tuple[int, ...]) -> int:
    """What is paid on average, in the units of ``pays``."""
    return sum(chance * pay for chance, pay in zip(chances, pays, strict=True)) // sum(chances)
