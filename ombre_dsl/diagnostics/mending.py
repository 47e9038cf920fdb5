"""Applying the mends that reports offer."""

from __future__ import annotations

from collections.abc import Iterable

from .diagnostic import Diagnostic, Suggestion


def offered(diagnostics: Iterable[Diagnostic], file: str, *, sure: bool = False) -> list[Suggestion]:
    """The mends offered for a file in the order of their places; with ``sure`` those alone that need no choice.

    Of mends that overlap the first is kept: what the others say is seen again once that one is made.
    """
    found = {d.suggestion for d in diagnostics if d.suggestion and d.suggestion.span.file == file}
    kept: list[Suggestion] = []
    for mend in sorted(found, key=lambda mend: (mend.span.start, mend.span.end, mend.replacement)):
        apart = not kept or (mend.span.start >= kept[-1].span.end and mend.span != kept[-1].span)
        if apart and (mend.sure or not sure):
            kept.append(mend)
    return kept


def mended(text: str, mends: Iterable[Suggestion]) -> str:
    """The text with mends made that don't overlap, given in order."""
    pieces, at = [], 0
    for mend in mends:
        pieces += [text[at : mend.span.start], mend.replacement]
        at = mend.span.end
    return "".join([*pieces, text[at:]])
