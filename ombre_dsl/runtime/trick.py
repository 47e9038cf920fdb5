"""Following and winning: what a ranking means for a trick, laid out so that play is a few operations on masks."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.runtime.tables import Ranking

_TRUMP = 100
"""Added to a trump's strength, so that it beats every card of a plain suit."""


class TrickRules:
    """One ranking together with the cards that may be withheld in it.

    By the number of the card led: ``suit_of[led]`` is the mask of its suit, ``calls_for[led]`` the cards of that suit
    that must answer it, ``power[led]`` every card's strength in the trick (-1: it cannot win).
    """

    __slots__ = ("_ranking", "calls_for", "must_trump", "order", "power", "suit_of", "suits", "trumps")

    def __init__(self, ranking: Ranking, withheld: int, void: str) -> None:
        self._ranking = ranking
        self.order = ranking.orders
        self.suits = ranking.suits
        self.must_trump = void == "trump"
        masks = [0] * 5
        for card, suit in enumerate(ranking.suits):
            masks[suit] |= 1 << card
        self.trumps = masks[NO_SUIT]
        self.suit_of = tuple(masks[suit] for suit in ranking.suits)
        self.calls_for = tuple(self._calls_for(card, withheld) for card in range(len(ranking.suits)))
        self.power = tuple(self._power(suit) for suit in ranking.suits)

    def _calls_for(self, led: int, withheld: int) -> int:
        """A withheld card is called for only when a higher card of its suit is led."""
        strength = self._ranking.strength
        free = sum(1 << card for card in bits(self.suit_of[led] & withheld) if strength[card] > strength[led])
        return self.suit_of[led] & ~free

    def _power(self, led: int) -> tuple[int, ...]:
        ranking = self._ranking
        return tuple(
            strength + _TRUMP if suit == NO_SUIT else strength if suit == led else -1
            for suit, strength in zip(ranking.suits, ranking.strength, strict=True)
        )

    def legal(self, hand: int, led: int) -> int:
        """The cards of a hand that may be played to a card led (-1: nothing is led yet)."""
        if led < 0:
            return hand
        if hand & self.calls_for[led]:
            return hand & self.suit_of[led]
        if self.must_trump and not hand & self.suit_of[led]:
            return hand & self.trumps or hand
        return hand

    def winner(self, cards: Sequence[int]) -> int:
        """The place in the trick of the card that wins it; the first card was led."""
        power = self.power[cards[0]]
        powers = list(map(power.__getitem__, cards))
        return powers.index(max(powers))

    def matadors(self, hand: int) -> int:
        """The run of trumps in a hand, without a gap from the highest down, in cards."""
        for run, card in enumerate(self.order[NO_SUIT]):
            if not hand >> card & 1:
                return run
        return len(self.order[NO_SUIT])
