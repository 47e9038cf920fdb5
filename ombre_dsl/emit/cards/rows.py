"""Rows of cards, highest first, for every ranking that a variant has: read from the engine's own tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from ...rulebook.model import SUITS, Rulebook
from ...runtime.cards import NO_SUIT
from ...runtime.tables import Ranking, Tables


@attrs.frozen
class Row:
    """``cards`` by name, highest first, each with the id of the named card that it is, or empty.

    ``kind``: ``trump`` and ``plain`` where a suit is trump, ``none`` where nothing is, ``only`` cards that alone are
    trumps, ``beside`` the suits beside those.  ``suit`` is empty for ``only``.  ``contracts``: the ids of those
    that are played so.
    """

    kind: str
    suit: str
    cards: tuple[tuple[str, str], ...]
    contracts: tuple[str, ...]


def rows(book: Rulebook, tables: Tables) -> list[Row]:
    """Every row, each once: trump suits, plain suits, then what has no trump suit.

    Suits beside trumps of no suit of their own are left out where they rank as plain suits do.
    """
    plain = list(_plain_rows(tables))
    known = {(row.suit, row.cards) for row in plain}
    others = [row for row in _without_suit(book, tables) if row.kind != "beside" or (row.suit, row.cards) not in known]
    return list(dict.fromkeys([*_trump_rows(book, tables), *plain, *others]))


def _trump_rows(book: Rulebook, tables: Tables) -> Iterator[Row]:
    for suit, word in enumerate(SUITS):
        for place, contracts in _rankings(tables, suit).items():
            cards = _names(tables, tables.rankings[place].orders[NO_SUIT])
            yield Row("trump", word, _named(book, cards, word), contracts)


def _plain_rows(tables: Tables) -> Iterator[Row]:
    """A suit ranks alike whichever other suit is trump; where it does not, there are several rows."""
    for suit, word in enumerate(SUITS):
        others = [place for trump in range(NO_SUIT) if trump != suit for place in _rankings(tables, trump)]
        for cards in dict.fromkeys(_names(tables, tables.rankings[place].orders[suit]) for place in others):
            yield Row("plain", word, _unnamed(cards), ())


def _without_suit(book: Rulebook, tables: Tables) -> Iterator[Row]:
    for place, contracts in _rankings(tables, NO_SUIT).items():
        ranking = tables.rankings[place]
        trumps = _names(tables, ranking.orders[NO_SUIT])
        if trumps:
            yield Row("only", "", _named(book, trumps, None), contracts)
        yield from _suits(tables, ranking, "beside" if trumps else "none", contracts)


def _suits(tables: Tables, ranking: Ranking, kind: str, contracts: tuple[str, ...]) -> Iterator[Row]:
    for suit, word in enumerate(SUITS):
        yield Row(kind, word, _unnamed(_names(tables, ranking.orders[suit])), contracts)


def _rankings(tables: Tables, trump: int) -> dict[int, tuple[str, ...]]:
    """The rankings there are with this trump, and the contracts that are played by each."""
    found: dict[int, tuple[str, ...]] = {}
    for contract in tables.contracts:
        place = contract.rankings[trump]
        if place >= 0:
            found[place] = (*found.get(place, ()), contract.id)
    return found


def _names(tables: Tables, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(tables.deck[card] for card in cards)


def _named(book: Rulebook, cards: Iterable[str], trump: str | None) -> tuple[tuple[str, str], ...]:
    names = {card: named.id for named in book.cards if (card := named.card(trump))}
    return tuple((card, names.get(card, "")) for card in cards)


def _unnamed(cards: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((card, "") for card in cards)
