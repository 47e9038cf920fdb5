"""Cards, suits, and sets of cards as bit masks.

A card's name is its suit letter and its rank letter (``SA``, ``H7``); ``♠A`` and ``A♠`` are read as well.  Within the
runtime a card is a number, its place in the deck, and a set of cards a mask in which bit ``n`` is card ``n``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

SUITS = ("spades", "clubs", "hearts", "diamonds")
"""The suits in words; a suit's number is its place here."""

SUIT_LETTERS = "SCHD"
RANKS = "A234567JQK"
NO_SUIT = 4
"""In a card's suit: trump as a suit of its own.  As the trump suit of a game: no suit is trump."""

_SIGNS = {"♠": "S", "♣": "C", "♥": "H", "♦": "D"}


class CardError(ValueError):
    """What was given is no card of this deck, or is one twice."""


def card_name(text: str) -> str:
    """The card's plain name: ``SA`` for ``SA``, ``♠A`` and ``A♠``; CardError for anything else."""
    if len(text) == 2:
        first, second = text[0], text[1]
        if first in _SIGNS or second in _SIGNS:
            first, second = (_SIGNS[first], second) if first in _SIGNS else (_SIGNS[second], first)
        if first in SUIT_LETTERS and second in RANKS:
            return first + second
    raise CardError(f"{text!r} is no card; a card is a suit letter (S C H D) and a rank (A 2 … 7 J Q K), as in SA")


def suit_number(word: str) -> int:
    """The number of a suit given in words, 0 to 3."""
    if word not in SUITS:
        raise CardError(f"{word!r} is no suit; the suits are {', '.join(SUITS)}")
    return SUITS.index(word)


def suit_word(number: int) -> str | None:
    """The suit in words; None where no suit is trump."""
    return SUITS[number] if 0 <= number < NO_SUIT else None


def bits(mask: int) -> Iterator[int]:
    """The cards of a mask as numbers, in the order of the deck."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class ByCard(Generic[T]):
    """One thing for each card of a deck; those of a set of cards are found ten cards, mostly a suit, at a time."""

    __slots__ = ("_parts",)

    def __init__(self, things: Sequence[T]) -> None:
        self._parts = tuple(_by_set(things[at : at + 10]) for at in range(0, len(things), 10))

    def of(self, mask: int) -> tuple[T, ...]:
        """The things of the cards of a mask, in the order of the deck."""
        if len(self._parts) == 4:  # a deck of forty: the same without a loop
            first, second, third, fourth = self._parts
            return first[mask & 1023] + second[mask >> 10 & 1023] + third[mask >> 20 & 1023] + fourth[mask >> 30]
        found: tuple[T, ...] = ()
        for things in self._parts:
            found += things[mask & 1023]
            mask >>= 10
        return found


def _by_set(things: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """The things of each set of cards, by its mask."""
    sets: list[tuple[T, ...]] = [()]
    for thing in things:
        sets += [(*smaller, thing) for smaller in sets]
    return tuple(sets)


class Deck:
    """The cards of a ruleset, by name and by number."""

    __slots__ = ("_by_card", "_masks", "_numbers", "_numbers_by_card", "full", "names", "suits")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._numbers = {name: number for number, name in enumerate(names)}
        self.suits = tuple(SUIT_LETTERS.index(name[0]) for name in names)
        self.full = (1 << len(names)) - 1
        self._by_card = ByCard(names)
        self._numbers_by_card = ByCard(range(len(names)))
        self._masks = {name: 1 << number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, text: str) -> int:
        """The card's number; CardError for what is not in the deck."""
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers.get(card_name(text))
        if number is None:
            raise CardError(f"{text} is not in this deck")
        return number

    def numbers(self, texts: Iterable[str]) -> list[int]:
        """The cards' numbers in the order given; CardError for a card given twice."""
        found: list[int] = []
        for text in texts:
            number = self.number(text)
            if number in found:
                raise CardError(f"{self.names[number]} is given twice")
            found.append(number)
        return found

    def mask(self, texts: Iterable[str]) -> int:
        """The set of the cards named; CardError for a card given twice."""
        names = tuple(texts)
        found = self.plain_mask(names)
        return found if found >= 0 else sum(1 << number for number in self.numbers(names))

    def plain_mask(self, names: tuple[str, ...]) -> int:
        """The set of the cards named in their plain form, each once; -1 where they are not."""
        try:
            found = sum(map(self._masks.__getitem__, names))
        except (KeyError, TypeError):  # no card, or nothing that could be one
            return -1
        return found if found.bit_count() == len(names) else -1

    def numbers_of(self, mask: int) -> tuple[int, ...]:
        """The numbers of the cards of a mask, in the order of the deck."""
        return self._numbers_by_card.of(mask)

    def list(self, mask: int) -> list[str]:
        """The names of the cards of a mask, in the order of the deck."""
        return [*self._by_card.of(mask)] if mask else []

    def words(self, mask: int, joint: str = "and") -> str:
        """The cards of a mask for a sentence: ``SA, S2 and CA``."""
        return listed(self.list(mask), joint)


def listed(words: Iterable[str], joint: str = "and") -> str:
    """Words in a row for a sentence: ``a``, ``a and b``, ``a, b and c``."""
    *front, last = list(words) or ["nothing"]
    return f"{', '.join(front)} {joint} {last}" if front else last
