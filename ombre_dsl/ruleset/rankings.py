"""The cards' places: a ranking for each trump suit, for no trump, and for each set of cards that alone are trumps."""

from __future__ import annotations

import attrs

from ..rulebook.model import LETTERS, SUITS, Contract, NamedCard, Rulebook
from ..runtime.tables import Ranking

NO_SUIT = 4


@attrs.frozen
class Places:
    """For one trump situation, the plain suits' cards and the trumps, highest first, by name."""

    name: str
    plain: tuple[tuple[str, ...], ...]
    trump: tuple[str, ...]


def card_named(rulebook: Rulebook, name: str) -> NamedCard | None:
    """The named card with this id, or None when the name is a card of the deck."""
    return next((card for card in rulebook.cards if card.id == name), None)


def card_of(rulebook: Rulebook, name: str, trump: str | None) -> str | None:
    """The card that ``name`` (an id or a card of the deck) is when ``trump`` (in words, or None) is trump."""
    named = card_named(rulebook, name)
    return named.card(trump) if named else name


def places(rulebook: Rulebook, contract: Contract, trump: str | None) -> Places:
    """Where the cards stand in a contract with this trump (None: no trump suit)."""
    kind = contract.trump.value
    if kind.kind == "only":
        trumps = tuple(card for name in kind.cards if (card := card_of(rulebook, name, None)))
        name = "only " + " ".join(trumps)
    elif trump is None:
        trumps, name = (), "no trump"
    else:
        order = dict(rulebook.orders.trump)[trump].value
        trumps = tuple(card for rank in order if (card := _trump_card(rulebook, rank, trump)))
        name = f"{trump} trump"
    plain = dict(rulebook.orders.plain)
    rows = tuple(
        tuple(c for rank in plain[suit].value if (c := _plain_card(rulebook, rank, suit)) not in trumps and c)
        for suit in SUITS
        if suit != trump
    )
    rows = rows if trump is None else (*rows[: SUITS.index(trump)], (), *rows[SUITS.index(trump) :])
    return Places(name, rows, trumps)


def _trump_card(rulebook: Rulebook, rank: str, trump: str) -> str | None:
    named = card_named(rulebook, rank)
    return named.card(trump) if named else LETTERS[trump] + rank


def _plain_card(rulebook: Rulebook, rank: str, suit: str) -> str | None:
    named = card_named(rulebook, rank)
    return named.fixed if named else LETTERS[suit] + rank


def situations(rulebook: Rulebook, contract: Contract) -> tuple[str | None, ...]:
    """The trump suits, in words, that a contract may be played with; None: no suit is trump."""
    trump = contract.trump.value
    if trump.kind == "fixed":
        return (trump.suit,)
    if trump.kind == "played":
        return ()
    if trump.kind == "named":
        return trump.nameable
    return SUITS if trump.kind in ("turned", "preferred") else (None,)


class Rankings:
    """Collects rankings, each once."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = {card: number for number, card in enumerate(rulebook.table.deck.value)}
        self.found: dict[Places, int] = {}

    def of(self, contract: Contract) -> tuple[int, int, int, int, int]:
        """For each trump suit, and last for none, the place of the ranking; -1 where it cannot be."""
        row = [-1] * 5
        for trump in situations(self.rulebook, contract):
            where = NO_SUIT if trump is None else SUITS.index(trump)
            row[where] = self.found.setdefault(places(self.rulebook, contract, trump), len(self.found))
        return (row[0], row[1], row[2], row[3], row[4])

    def tables(self) -> tuple[Ranking, ...]:
        """All rankings found, in the order in which they were first asked for."""
        return tuple(self._ranking(one) for one in self.found)

    def _ranking(self, one: Places) -> Ranking:
        suits = [0] * len(self.deck)
        strength = [0] * len(self.deck)
        orders = []
        for suit, cards in enumerate((*one.plain, one.trump)):
            numbers = [self.deck[card] for card in cards]
            for place, card in enumerate(reversed(numbers), 1):
                suits[card], strength[card] = suit, place
            orders.append(tuple(numbers))
        return Ranking(one.name, tuple(suits), tuple(strength), tuple(orders))
