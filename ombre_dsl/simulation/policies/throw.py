"""Which cards are thrown and how many are drawn: what wins is kept, or what ducks where no trick is wanted."""

from __future__ import annotations

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.simulation.policies.look import Look
from ombre_dsl.simulation.policies.play import danger, keeping

KEPT = 100
"""What a card must be worth to a declarer to be kept (see ``keeping``): masters and trumps."""
GUARDED = 40
"""The same for a defender, who keeps a guarded king's neighbour too."""
DANGEROUS = 22
"""Danger (see ``danger``) above which a card is thrown where no trick is wanted."""


def to_throw(look: Look, hand: int, unseen: int, least: int, most: int, declares: bool, low: bool) -> int:
    """The cards to throw as a mask, ``least`` to ``most`` of them."""
    if low:
        return _dangerous(look, hand, unseen, least, most) if declares else _high(look, hand, unseen, least, most)
    mark = KEPT if declares else GUARDED
    worth = {card: _worth(look, hand, unseen, card) for card in bits(hand)}
    order = sorted(worth, key=lambda card: (worth[card], look.rank[card], card))
    number = max(least, min(most, sum(value < mark for value in worth.values())))
    return sum(1 << card for card in order[:number])


def _worth(look: Look, hand: int, unseen: int, card: int) -> int:
    value = keeping(look, hand, unseen, card)
    if look.has_trumps or look.suit[card] == NO_SUIT:
        return value
    own = hand & look.masks[look.suit[card]]
    # Without a trump suit a long suit with its head wins to its last card.
    long = own.bit_count() >= 4 and look.masters(own, unseen)
    return max(value, KEPT) if long else value


def _dangerous(look: Look, hand: int, unseen: int, least: int, most: int) -> int:
    """The most dangerous cards, looked at anew after each."""
    thrown = 0
    while thrown.bit_count() < most:
        left = hand & ~thrown
        if not left:
            break
        worst = max(bits(left), key=lambda card: (danger(look, left, unseen, card), look.rank[card], -card))
        if danger(look, left, unseen, worst) <= DANGEROUS and thrown.bit_count() >= least:
            break
        thrown |= 1 << worst
    return thrown


def _high(look: Look, hand: int, unseen: int, least: int, most: int) -> int:
    """A defender against who wants no trick parts with high cards."""
    order = sorted(bits(hand), key=lambda card: (-look.rank[card], card))
    number = max(least, min(most, sum((look.below[card] & unseen).bit_count() > 3 for card in order)))
    return sum(1 << card for card in order[:number])
