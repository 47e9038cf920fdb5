"""Names that are listed twice, that mean something already, or that two things bear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Word
from ..vocabulary.match import SEATS, SUITS, Match

_LISTED = ("CONTRACT", "CARD", "CALL", "SEAT")

_PARTIES = ("declarer", "side", "pot", "bank", "sitter", "opponents", "any", "each", "every", "nobody")
_SUBJECTS = ("trump", "contract", "outcome", "match", "tricks", "value", "matadors", "points", "deals", "deal")
_CALLS = ("pass", "hold", "listen", "join", "take", "nothing", "none")
RESERVED = frozenset((*_PARTIES, *_SUBJECTS, *SEATS, *SUITS, *_CALLS))
"""Words that conditions, payments and examples understand in a way of their own."""

_SHARED = ("contract", "call", "outcome", "role")
"""Kinds whose names stand in the same places, so that one name can't be two of them."""


def listed_twice(found: Match) -> Iterator[Diagnostic]:
    """What a setting lists a second time."""
    for slot in _LISTED:
        seen: dict[str, Word] = {}
        for word in found.words(slot):
            if word.text in seen:
                label = Label(seen[word.text].span, "it is listed here already")
                yield fault("OM207", word.span, labels=(label,), name=word.text)
            seen.setdefault(word.text, word)


def ambiguous(ids: Mapping[str, Mapping[str, Span]]) -> Iterator[Diagnostic]:
    """Names that could be taken for something else."""
    seen: dict[str, tuple[str, Span]] = {}
    for kind in _SHARED:
        for name, span in ids.get(kind, {}).items():
            if name in RESERVED:
                yield fault("OM232", span, name=name, kind=kind)
            elif name in seen:
                other, place = seen[name]
                yield fault("OM233", span, labels=(Label(place, f"the {other}"),), name=name, kind=kind, other=other)
            seen.setdefault(name, (kind, span))
