"""Which cards are thrown and how many are drawn; the twin of ``policies.throw``."""

from __future__ import annotations

from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.duck import danger, most_dangerous
from ombre_dsl.kernel.sensible.look import masters, own_suit, row_of, with_least, with_ranks
from ombre_dsl.kernel.sensible.play import keeping
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.simulation.policies.throw import DANGEROUS, GUARDED, KEPT


@compiled
def to_throw(
    t: Ints, w: Ints, look: int, hand: int, unseen: int, least: int, most: int, declares: bool, low: bool
) -> int:
    """The cards to throw as a mask, ``least`` to ``most`` of them."""
    if low:
        if declares:
            return _dangerous(t, w, look, hand, unseen, least, most)
        return _high(t, w, look, hand, unseen, least, most)
    mark = KEPT if declares else GUARDED
    left, number = hand, 0
    while left:
        card = first(left)
        left &= left - 1
        value = _worth(t, look, hand, unseen, card)
        w[of.KEYS + card] = with_ranks(t, look, card, value)
        number += 1 if value < mark else 0
    return _first_of(w, hand, max(least, min(most, number)))


@compiled
def _first_of(w: Ints, cards: int, number: int) -> int:
    """So many cards, those of the least keys."""
    chosen = 0
    while number > 0 and chosen != cards:
        chosen |= 1 << with_least(w, cards & ~chosen)
        number -= 1
    return chosen


@compiled
def _worth(t: Ints, look: int, hand: int, unseen: int, card: int) -> int:
    value = keeping(t, look, hand, unseen, card)
    if value >= KEPT or t[look + of.L_HAS_TRUMPS] or t[row_of(look, card) + of.CARD_SUIT] == NO_SUIT:
        return value
    own = hand & own_suit(t, look, card)
    # Without a trump suit a long suit with its head wins to its last card.
    return KEPT if count(own) >= 4 and masters(t, look, own, unseen) else value


@compiled
def _dangerous(t: Ints, w: Ints, look: int, hand: int, unseen: int, least: int, most: int) -> int:
    """The most dangerous cards, looked at anew after each."""
    left, thrown = hand, 0
    while thrown < most and left:
        worst = most_dangerous(t, w, look, left, unseen, left)
        if thrown >= least and danger(t, look, left, unseen, worst) <= DANGEROUS:
            break
        left ^= 1 << worst
        thrown += 1
    return hand & ~left


@compiled
def _high(t: Ints, w: Ints, look: int, hand: int, unseen: int, least: int, most: int) -> int:
    """A defender against who wants no trick parts with high cards."""
    left, number = hand, 0
    while left:
        card = first(left)
        left &= left - 1
        w[of.KEYS + card] = -t[row_of(look, card) + of.CARD_RANK]
        number += 1 if count(t[row_of(look, card) + of.CARD_BELOW] & unseen) > 3 else 0
    return _first_of(w, hand, max(least, min(most, number)))
