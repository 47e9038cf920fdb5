"""Telling an author what could stand where something doesn't fit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..diagnostics.diagnostic import Diagnostic, Suggestion
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Comma, Number, Part, Text, Word
from ..vocabulary.match import COMMA, END, SEATS, SUITS, Mismatch
from ..vocabulary.terms import SLOT_WORDS

_CLOSED = {"SUIT": SUITS, "SEAT": SEATS}


def misfit(
    code: str, found: Mismatch, parts: tuple[Part, ...], whole: Span, names: Iterable[str] = (), **words: Any
) -> Diagnostic:
    """The report that a phrase doesn't fit: at the first part that nothing permitted can take, or behind the last."""
    offender = parts[found.at] if 0 <= found.at < len(parts) else None
    span = offender.span if offender else (parts[-1].span if parts else whole).after()
    text = offender.text if isinstance(offender, Word) else None
    suggestion = mend(span, text, _candidates(found.expected, names)) if text else None
    if set(found.expected) <= {COMMA} and offender and found.at:
        suggestion = Suggestion(parts[found.at - 1].span.after(), ",", sure=not isinstance(offender, Text))
    found_words = show(offender) if offender else "nothing more"
    return fault(
        code, span, labels=(), suggestion=suggestion, found=found_words, expected=one_of(found.expected), **words
    )


def _candidates(expected: Iterable[str], names: Iterable[str]) -> set[str]:
    literal = {word for word in expected if not word.isupper() and word != COMMA}
    closed = {word for slot in expected for word in _CLOSED.get(slot, ())}
    return literal | closed | set(names)


def one_of(expected: Iterable[str]) -> str:
    """The alternatives in words: ``named, turned or a suit``."""
    shown = list(dict.fromkeys(_expected_word(word) for word in expected))
    if not shown:
        return "nothing more"
    return shown[0] if len(shown) == 1 else ", ".join(shown[:-1]) + " or " + shown[-1]


def _expected_word(word: str) -> str:
    if word == END:
        return "the end of the statement"
    if word == COMMA:
        return word
    return SLOT_WORDS.get(word, f"`{word}`")


def show(part: Part) -> str:
    """A part as it may be named in a message."""
    if isinstance(part, Word):
        return f"`{part.text}`"
    if isinstance(part, Number):
        return f"`{part.value}`"
    if isinstance(part, Text):
        return "a text"
    return "a comma" if isinstance(part, Comma) else "this"
