"""A game with its trump as a player looks at it; the twin of ``policies.look``.  A look is a place in ``t``."""

from __future__ import annotations

from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of


@compiled
def look_of(t: Ints, game: int, trump: int) -> int:
    """A game with its trump (4: none)."""
    return t[t[of.T_LOOKS] + game * 5 + trump]


@compiled
def row_of(look: int, card: int) -> int:
    """The place of what is told of a card."""
    return look + of.L_CARDS + card * of.CARD_SIZE


@compiled
def own_suit(t: Ints, look: int, card: int) -> int:
    """The mask of the suit that a card follows."""
    return t[look + of.L_MASKS + t[row_of(look, card) + of.CARD_SUIT]]


@compiled
def masters(t: Ints, look: int, hand: int, unseen: int) -> int:
    """The cards of a hand that nothing unseen of their suit beats."""
    found, left = 0, hand
    while left:
        card = first(left)
        left &= left - 1
        if not t[row_of(look, card) + of.CARD_ABOVE] & unseen:
            found |= 1 << card
    return found


@compiled
def lowest(t: Ints, look: int, cards: int) -> int:
    """The card of lowest rank; the first of the deck among equals."""
    best, key = -1, 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        rank = t[row_of(look, card) + of.CARD_RANK]
        if best < 0 or rank < key:
            best, key = card, rank
    return best


@compiled
def highest(t: Ints, look: int, cards: int) -> int:
    """The card of highest rank; the first of the deck among equals."""
    best, key = -1, 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        rank = t[row_of(look, card) + of.CARD_RANK]
        if best < 0 or rank > key:
            best, key = card, rank
    return best


@compiled
def with_least(w: Ints, cards: int) -> int:
    """The card with the least key (``w[KEYS]``, by card); the first of the deck among equals."""
    best, key = -1, 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        if best < 0 or w[of.KEYS + card] < key:
            best, key = card, w[of.KEYS + card]
    return best


@compiled
def with_most(w: Ints, cards: int) -> int:
    """The card with the greatest key; the first of the deck among equals."""
    best, key = -1, 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        if best < 0 or w[of.KEYS + card] > key:
            best, key = card, w[of.KEYS + card]
    return best


@compiled
def with_ranks(t: Ints, look: int, card: int, number: int) -> int:
    """A key by which cards are ordered first by a number, then by rank."""
    return number * 64 + t[row_of(look, card) + of.CARD_RANK]
