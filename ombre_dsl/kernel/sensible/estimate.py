"""How many tricks a hand is worth before it is played; the twin of ``policies.estimate``.

What there is of each feature is multiplied by its weight at once; the weights stand in ``t``.
"""

from __future__ import annotations

from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.look import row_of
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.simulation.policies.estimate import CLASSES, HIGH_NAMES, LOW_NAMES, STEPS

_TRUMP = HIGH_NAMES.index("trump 0")
_LONG = HIGH_NAMES.index("long")
_MASTER = HIGH_NAMES.index("master")
_GUARDED = HIGH_NAMES.index("second guarded")
_BARE = HIGH_NAMES.index("second bare")
_THIRD = HIGH_NAMES.index("third")
_LONG_SUIT = HIGH_NAMES.index("long suit")
_VOID = HIGH_NAMES.index("void")
_DRAW = HIGH_NAMES.index("draw")
_THEIRS = HIGH_NAMES.index("theirs")
_SHARE = HIGH_NAMES.index("share")
_UNDER = LOW_NAMES.index("under 0")
_TOPPED = LOW_NAMES.index("topped")
_LOW_DRAW = LOW_NAMES.index("draw")
_OPEN = LOW_NAMES.index("open")
_LOW_TRUMP = LOW_NAMES.index("trump")


@compiled
def high(
    t: Ints, look: int, kept: int, unseen: int, draws: int, ratio: int, opponents: int, theirs: int, one: int
) -> int:
    """The features of a hand that wants tricks times their weights; ``one``: that which every hand has."""
    weights = t[of.T_HIGH] if t[look + of.L_HAS_TRUMPS] else t[of.T_NO_TRUMPS]
    mask = t[look + of.L_TRUMPS]
    trumps = kept & mask
    total, left = t[weights] * one, trumps
    while left:
        card = first(left)
        left &= left - 1
        higher = count(t[row_of(look, card) + of.CARD_ABOVE] & unseen) * ratio
        total += 1000 * t[weights + _TRUMP + min(CLASSES - 1, (higher + 250) // 500)]
    against = count(mask & unseen) * ratio // opponents
    total += t[weights + _LONG] * max(0, 1000 * count(trumps) - against)
    for suit in range(NO_SUIT):
        own = kept & t[look + of.L_MASKS + suit]
        if own:
            total += 1000 * _plain(t, look, own, unseen, weights)
        elif trumps:
            total += 1000 * t[weights + _VOID]
    share = 1000 * (count(kept) + draws) // (opponents + 1)
    return total + 1000 * (t[weights + _DRAW] * draws + t[weights + _THEIRS] * theirs) + t[weights + _SHARE] * share


@compiled
def _plain(t: Ints, look: int, own: int, unseen: int, weights: int) -> int:
    """The features of one plain suit, in whole cards."""
    length, total = count(own), 0
    total = t[weights + _LONG_SUIT] * max(0, length - 3)
    while own:
        card = first(own)
        own &= own - 1
        higher = count(t[row_of(look, card) + of.CARD_ABOVE] & unseen)
        if higher == 0:
            total += t[weights + _MASTER]
        elif higher == 1:
            total += t[weights + (_GUARDED if length > 1 else _BARE)]
        elif higher == 2:
            total += t[weights + _THIRD]
    return total


@compiled
def low_hand(t: Ints, look: int, kept: int, unseen: int, draws: int, shown: int) -> int:
    """The features of a hand that wants no trick times their weights; ``shown``: 1 where it is laid open."""
    weights = t[of.T_LOW]
    total = t[weights] + t[weights + _LOW_DRAW] * draws + t[weights + _OPEN] * shown
    left = kept
    while left:
        card = first(left)
        left &= left - 1
        row = row_of(look, card)
        below = t[row + of.CARD_BELOW]
        under = count(below & unseen) - 2 * count(below & kept)
        total += t[weights + _UNDER + max(0, min(6, under))]
        if not t[row + of.CARD_ABOVE] & unseen:
            total += t[weights + _TOPPED]
    if t[look + of.L_HAS_TRUMPS]:
        total += t[weights + _LOW_TRUMP] * count(kept & t[look + of.L_TRUMPS])
    return 1000 * total


@compiled
def expected(total: int, most: int) -> int:
    """Tricks in thousandths, from 0 to ``most``, of features times weights."""
    return max(0, min(1000 * most, total // 1000))


@compiled
def mean(t: Ints, w: Ints, tricks: int, expectation: int, pays: int) -> int:
    """What is paid on average when so many thousandths of ``tricks`` are expected; ``pays``: a place in ``w``."""
    step = (expectation * STEPS + 500 * tricks) // (1000 * tricks) if tricks else 0
    row = t[t[of.T_CHANCES] + tricks] + max(0, min(STEPS, step)) * (tricks + 2)
    total = 0
    for number in range(tricks + 1):
        total += t[row + number] * w[pays + number]
    return total // t[row + tricks + 1]
