"""A game with its trump as a player looks at it: for each card what stands above and below it, as masks."""

from __future__ import annotations

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.runtime.prepared import Prepared

FEW_TRUMPS = 4
"""Trumps: a game with no more of them is played as one without a trump suit."""


class Look:
    """One game with one trump.

    By card: ``above`` and ``below`` are the other cards of the suit that it follows, ``suit`` that suit's number,
    ``rank`` its place in the suit from the lowest.  By suit (4: trump): ``masks``.  ``has_trumps``: there is a trump
    suit long enough to be drawn and to ruff with.
    """

    __slots__ = ("above", "below", "full", "has_trumps", "masks", "rank", "rules", "suit", "trumps")

    def __init__(self, prepared: Prepared, game: int, trump: int) -> None:
        self.rules = prepared.trick_rules(game, trump)
        orders = self.rules.order
        self.full = prepared.deck.full
        self.suit = self.rules.suits
        self.masks = tuple(sum(1 << card for card in order) for order in orders)
        self.trumps = self.masks[NO_SUIT]
        self.has_trumps = self.trumps.bit_count() > FEW_TRUMPS
        self.above, self.below, self.rank = ([0] * len(prepared.deck) for _ in range(3))
        for order in orders:
            higher = 0
            for at, card in enumerate(order):
                self.above[card] = higher
                self.rank[card] = len(order) - 1 - at
                higher |= 1 << card
            for card in order:
                self.below[card] = higher & ~self.above[card] & ~(1 << card)

    def masters(self, hand: int, unseen: int) -> int:
        """The cards of a hand that nothing unseen of their suit beats."""
        return sum(1 << card for card in bits(hand) if not self.above[card] & unseen)

    def lowest(self, cards: int) -> int:
        """The card of lowest rank; the first of the deck among equals."""
        return min(bits(cards), key=lambda card: (self.rank[card], card))

    def highest(self, cards: int) -> int:
        """The card of highest rank; the first of the deck among equals."""
        return max(bits(cards), key=lambda card: (self.rank[card], -card))
