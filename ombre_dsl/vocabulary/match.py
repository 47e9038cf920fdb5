"""Holding the parts of a statement against the phrases that the vocabulary permits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

import attrs

from ..syntax.tree import Comma, Number, Part, Text, Word
from .terms import Phrase

SUITS = ("spades", "clubs", "hearts", "diamonds")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K")
SEATS = ("eldest", "middle", "second", "third", "fourth", "fifth", "dealer", "declarer")

Parts: TypeAlias = tuple[Part, ...]
Names: TypeAlias = Mapping[str, Parts]
"""The options in force: what stands in the place of each name."""

END = "$END"
"""Among what is expected: nothing more.  The word ``end`` is a word like any other."""
COMMA = "a comma"


@attrs.frozen
class Match:
    """A phrase that fits: its pattern, and what its slots took, in order, as (slot, parts)."""

    pattern: str
    slots: tuple[tuple[str, Parts], ...]

    def words(self, slot: str) -> tuple[Word, ...]:
        """All words that slots of this kind took, in order."""
        return tuple(part for name, parts in self.slots if name == slot for part in parts if isinstance(part, Word))

    def numbers(self) -> tuple[int, ...]:
        """All numbers that NUMBER slots took, in order."""
        return tuple(p.value for name, parts in self.slots if name == "NUMBER" for p in parts if isinstance(p, Number))

    def parts(self, slot: str) -> Parts:
        """What the first slot of this kind took; empty when there is none."""
        return next((parts for name, parts in self.slots if name == slot), ())


@attrs.frozen
class Mismatch:
    """No phrase fits.  ``at``: the place in the parts of the first that none can take; ``expected``: what could stand
    there, as literal words and slot names, ``COMMA`` and ``END``."""

    at: int
    expected: tuple[str, ...]


def match_phrases(phrases: Sequence[Phrase], parts: Parts, options: Names) -> Match | Mismatch:
    """The phrase that takes all the parts, or how far the best of them came; plain words go before slots."""
    if len(parts) == 1 and isinstance(parts[0], Word) and parts[0].text in options:
        found = match_phrases(phrases, options[parts[0].text], {})
        return found if isinstance(found, Match) else Mismatch(0, found.expected)
    best = Mismatch(-1, ())
    for phrase in sorted(phrases, key=_slots_in) if len(phrases) > 1 else phrases:
        found = match(phrase.pattern, parts, options)
        if isinstance(found, Match):
            return found
        if found.at > best.at:
            best = found
        elif found.at == best.at:
            best = Mismatch(best.at, tuple(dict.fromkeys(best.expected + found.expected)))
    return best


def match(pattern: str, parts: Parts, options: Names) -> Match | Mismatch:
    """Hold the parts against one pattern."""
    walk = _Walk(parts, options)
    slots: list[tuple[str, Parts]] = []
    tokens = _tokens(pattern)
    for place, token in enumerate(tokens):
        after = tokens[place + 1] if place + 1 < len(tokens) else ""
        taken = walk.take(token, after)
        if taken is None:
            return Mismatch(walk.at, (_slot_name(token) or COMMA,))
        if token.isupper() or token.endswith("+"):
            slots.append((_slot_name(token), taken))
    if walk.rest():
        return Mismatch(walk.at, walk.could_follow or (END,))
    return Match(pattern, tuple(slots))


def _slot_name(token: str) -> str:
    return token.rstrip("+").rstrip(",")


def _slots_in(phrase: Phrase) -> int:
    return _slots(phrase.pattern)


@cache
def _slots(pattern: str) -> int:
    """How many slots a pattern of the vocabulary has."""
    return sum(any(letter.isupper() for letter in token) for token in _tokens(pattern))


@cache
def _tokens(pattern: str) -> tuple[str, ...]:
    """The words and slots of a pattern of the vocabulary."""
    return tuple(pattern.replace(", ", " , ").split())


class _Walk:
    """The parts not yet taken.  An option's name stands for its parts where a slot is to be filled."""

    def __init__(self, parts: Parts, options: Names) -> None:
        self._left = list(parts)
        self._options = options
        self._put_in = 0
        self.at = 0
        self.could_follow: tuple[str, ...] = ()

    def rest(self) -> bool:
        return bool(self._left)

    def take(self, token: str, after: str = "") -> Parts | None:
        """What the token takes, or None when it doesn't fit; several of a kind stop at the word ``after`` them."""
        self.could_follow = ()
        if token.endswith(",+"):
            return self._several(token[:-2], after, comma=True)
        if token.endswith("+"):
            return self._several(token[:-1], after, comma=False)
        if token.isupper():
            return self._slot(token)
        return self._literal(token)

    def _literal(self, word: str) -> Parts | None:
        if not self._left:
            return None
        head = self._left[0]
        if word == "," and isinstance(head, Comma):
            return self._pop()
        if isinstance(head, Word) and head.text == word:
            return self._pop()
        return None

    def _several(self, slot: str, after: str, *, comma: bool) -> Parts | None:
        first = self._slot(slot)
        if first is None:
            return None
        taken = list(first)
        while self._left and not self._is_word(after):
            if comma:
                if not isinstance(self._left[0], Comma):
                    self.could_follow = (COMMA,)
                    break
                self._pop()
            more = self._slot(slot)
            if more is None:
                if comma:
                    return None
                self.could_follow = (slot,)
                break
            taken += more
        return tuple(taken)

    def _slot(self, slot: str) -> Parts | None:
        if slot in ("LABELS", "BIDS", "HANDS", "RESULT"):
            return self._labels() if slot == "LABELS" else self._all()
        self._put_option_in()
        if slot == "PARTY":
            return self._party()
        if slot == "COUNT":
            return self._seat_and_number()
        return self._pop() if self._left and fits(slot, self._left[0]) else None

    def _is_word(self, word: str) -> bool:
        head = self._left[0]
        return bool(word) and not word.isupper() and isinstance(head, Word) and head.text == word

    def _seat_and_number(self) -> Parts | None:
        if len(self._left) > 1 and fits("SEAT", self._left[0]) and isinstance(self._left[1], Number):
            return self._pop() + self._pop()
        return None

    def _put_option_in(self) -> None:
        head = self._left[0] if self._left else None
        if isinstance(head, Word) and head.text in self._options:
            value = self._options[head.text]
            self._put_in += len(value) - 1
            self._left[:1] = value

    def _party(self) -> Parts | None:
        if not self._left or not isinstance(self._left[0], Word):
            return None
        taken = self._pop()
        first = taken[0]
        if isinstance(first, Word) and first.text in ("each", "every", "any"):
            if not self._left or not isinstance(self._left[0], Word):
                return None
            taken += self._pop()
        return taken

    def _labels(self) -> Parts:
        taken: Parts = ()
        if self._left and isinstance(self._left[0], Text):
            taken += self._pop()
            while len(self._left) > 1 and isinstance(self._left[0], Word) and isinstance(self._left[1], Text):
                taken += self._pop() + self._pop()
        return taken

    def _all(self) -> Parts | None:
        taken: Parts = ()
        while self._left:
            taken += self._pop()
        return taken or None

    def _pop(self) -> Parts:
        if self._put_in > 0:
            self._put_in -= 1
        else:
            self.at += 1
        return (self._left.pop(0),)


def fits(slot: str, part: Part) -> bool:
    """Whether a part can fill a slot by its form; whether a name is one is seen later."""
    if slot == "NUMBER":
        return isinstance(part, Number)
    if slot == "TEXT":
        return isinstance(part, Text)
    if slot == "RANK":
        return (isinstance(part, Word) and part.text in RANKS) or (
            isinstance(part, Number) and str(part.value) in RANKS
        )
    if not isinstance(part, Word):
        return False
    if slot == "SUIT":
        return part.text in SUITS
    if slot == "SEAT":
        return part.text in SEATS
    return True
