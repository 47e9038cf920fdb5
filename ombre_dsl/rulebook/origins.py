"""What every element of a rulebook has: the line it stands in, its names, and what it may cite."""

from __future__ import annotations

from typing import Generic, TypeVar

import attrs

from ..syntax.span import Span

T = TypeVar("T", covariant=True)

SUITS = ("spades", "clubs", "hearts", "diamonds")
LETTERS = dict(zip(SUITS, "SCHD", strict=True))
COLOURS = {"spades": "black", "clubs": "black", "hearts": "red", "diamonds": "red"}


@attrs.frozen
class Origin:
    """The line an element stands in.

    ``words``: the statement as written, without notes, blanks folded.  ``cites``: ids such as ``DA-21``.  ``decided``:
    the author's reason where the source leaves something open, or empty.  ``via``: how it came here from another
    place, outermost last (``like spil``, ``use gasca``, ``extends danish``).
    """

    span: Span
    words: str
    cites: tuple[str, ...] = ()
    decided: str = ""
    via: tuple[str, ...] = ()


@attrs.frozen
class Said(Generic[T]):
    """A value and the line that says it."""

    value: T
    origin: Origin


@attrs.frozen
class Labels:
    """The names a thing has: its own, in the variant's language, and others as pairs of language and text."""

    own: str = ""
    others: tuple[tuple[str, str], ...] = ()


@attrs.frozen
class Source:
    """A declared source: its short name, title, language, note, and its statements as pairs of id and paraphrase."""

    short: str
    title: str
    language: str
    note: str
    statements: tuple[tuple[str, str], ...]
    origin: Origin


@attrs.frozen
class Option:
    """An option in force: its kind (number, party, contract, contracts) and its value as text, ready to print."""

    id: str
    kind: str
    value: str
    origin: Origin
