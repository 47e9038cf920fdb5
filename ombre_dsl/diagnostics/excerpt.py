"""The line of a file that a report shows, and what of it is underlined."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ombre_dsl.syntax.span import Span

from .diagnostic import Suggestion
from .glyphs import continued, harmless

WIDEST = 110
"""Longer lines are cut around the place."""

_BEFORE = 40


@attrs.frozen
class Excerpt:
    """A line as printed, where the underline begins in it and how wide it is; ``cut`` when it isn't the whole line."""

    line: str
    column: int
    width: int
    marked: str
    cut: bool


def excerpt(span: Span, sources: Mapping[str, str]) -> Excerpt | None:
    """The line that ``span`` begins in, or None where the text isn't there."""
    text = sources.get(span.file)
    if text is None or not 0 <= span.start <= len(text):
        return None
    first, last = line_of(text, span.start)
    start, end = _window(first, last, span.start)
    stop = max(min(span.end, end), span.start)
    head, tail = "…" if start > first else "", "…" if end < last else ""
    before, column = continued(head + text[start : span.start], 0)
    marked, width = continued(text[span.start : stop], column)
    after, _ = continued(text[stop:end] + tail, column + width)
    return Excerpt((before + marked + after).rstrip(), column, max(width, 1), marked, bool(head or tail))


def line_of(text: str, at: int) -> tuple[int, int]:
    """Where the line around ``at`` begins and ends."""
    first = text.rfind("\n", 0, at) + 1
    last = text.find("\n", at)
    last = len(text) if last < 0 else last
    return first, last - 1 if last > max(first, at) and text[last - 1] == "\r" else last


def _window(first: int, last: int, at: int) -> tuple[int, int]:
    """The part of a line that is shown."""
    if last - first <= WIDEST:
        return first, last
    start = max(first, at - _BEFORE)
    if start <= first + 1:
        start = first
    return start, min(last, start + WIDEST)


def mended_line(suggestion: Suggestion, sources: Mapping[str, str]) -> str | None:
    """The line as it reads after the mend; None where it can't be shown on one line."""
    span = suggestion.span
    text = sources.get(span.file)
    if text is None or not 0 <= span.start <= span.end <= len(text):
        return None
    first, _ = line_of(text, span.start)
    _, last = line_of(text, span.end)
    start, _ = _window(first, max(last, span.start), span.start)
    end = min(last, span.end + WIDEST)
    line = text[start : span.start] + suggestion.replacement + text[span.end : end]
    cut = "…" if start > first else "", "…" if end < last else ""
    return cut[0] + harmless(line.strip()) + cut[1]
