"""How the cards stand in one game, what must be played to a card led, and which card takes a trick."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..rulebook.model import LETTERS, SUITS, Contract, Rulebook

TRUMP = "trump"
"""The suit that trumps belong to, whatever is printed on them."""


def card_called(book: Rulebook, name: str, trump: str | None) -> str | None:
    """The card that a name stands for when ``trump`` is trump; a card of the deck stands for itself."""
    named = next((card for card in book.cards if card.id == name), None)
    return named.card(trump) if named else name


def cards_called(book: Rulebook, names: Collection[str], trump: str | None) -> set[str]:
    """The cards that names stand for; a name that no card bears with this trump is left out."""
    return {card for name in names if (card := card_called(book, name, trump))}


class CardRules:
    """The cards of one game: the trumps, the plain suits, each highest first, and what may be withheld."""

    def __init__(self, book: Rulebook, contract: Contract, trump: str | None) -> None:
        self.trumps = _trumps(book, contract, trump)
        self.plain = {suit: _plain(book, suit, self.trumps) for suit in SUITS}
        self.suits = {card: suit for suit, cards in self.plain.items() for card in cards}
        self.suits |= dict.fromkeys(self.trumps, TRUMP)
        self.withheld = cards_called(book, contract.withheld.value, trump) & set(self.trumps)
        self.must_trump = book.play.void.value == "trump"

    def suit_of(self, card: str) -> str:
        """The suit that a card must follow: trump, or the suit that is printed on it."""
        return self.suits[card]

    def _order(self, card: str) -> Sequence[str]:
        return self.trumps if card in self.trumps else self.plain[self.suit_of(card)]

    def is_higher(self, card: str, other: str) -> bool:
        """Whether a card is higher than another one of its suit."""
        order = self._order(card)
        return order.index(card) < order.index(other)

    def playable(self, hand: Collection[str], led: str | None) -> set[str]:
        """The cards that may be played: to a card led, or (None) as a lead.

        The suit led must be followed.  A trump that may be withheld need not be played to a lower trump, so who has
        no other card of the suit plays what he likes.
        """
        if led is None:
            return set(hand)
        following = {card for card in hand if self.suit_of(card) == self.suit_of(led)}
        if any(not (card in self.withheld and self.is_higher(card, led)) for card in following):
            return following
        trumps = {card for card in hand if card in self.trumps}
        return trumps if self.must_trump and not following and trumps else set(hand)

    def takes(self, trick: Sequence[str]) -> str:
        """The card that takes a trick: the highest trump, without one the highest card of the suit led."""
        rivals = [card for card in trick if card in self.trumps]
        rivals = rivals or [card for card in trick if self.suit_of(card) == self.suit_of(trick[0])]
        return min(rivals, key=self._order(rivals[0]).index)

    def matadors(self, hand: Collection[str]) -> int:
        """How many of the highest trumps a hand holds, from the highest down without a gap."""
        missing = (place for place, card in enumerate(self.trumps) if card not in hand)
        return next(missing, len(self.trumps))


def _trumps(book: Rulebook, contract: Contract, trump: str | None) -> list[str]:
    """The trumps, highest first: those of the trump suit, or the cards that alone are trumps."""
    said = contract.trump.value
    if said.kind == "only":
        return [card for name in said.cards if (card := card_called(book, name, None))]
    if trump is None:
        return []
    return _cards_of(book, dict(book.orders.trump)[trump].value, trump, trump)


def _plain(book: Rulebook, suit: str, trumps: Collection[str]) -> list[str]:
    """The cards of a suit that are not trumps, highest first."""
    order = dict(book.orders.plain)[suit].value
    return [card for card in _cards_of(book, order, suit, None) if card not in trumps]


def _cards_of(book: Rulebook, order: Sequence[str], suit: str, trump: str | None) -> list[str]:
    """The cards that a line of an order stands for: named cards, and ranks of the suit."""
    names = {card.id for card in book.cards}
    cards = [card_called(book, rank, trump) if rank in names else LETTERS[suit] + rank for rank in order]
    return [card for card in cards if card]
