"""A difference between two variants."""

from __future__ import annotations

import attrs

from ...rulebook.model import Origin

GROUPS = (
    "options", "table", "cards", "auction", "play", "contracts", "calls", "aims", "payoffs", "settle", "penalties",
    "match",
)  # fmt: skip
"""The parts of a variant, in the order of its sheet."""


@attrs.frozen
class Line:
    """A line of the variant: its words, its place, what it cites, and how it came here from another place."""

    words: str
    file: str
    line: int
    cites: tuple[str, ...] = ()
    decided: str = ""
    via: tuple[str, ...] = ()


@attrs.frozen
class Reach:
    """Something else that is different because of a change: what it is and, where no line tells it, how it differs."""

    subject: str
    aspect: str = ""
    detail: str = ""


@attrs.frozen
class Change:
    """One thing that differs.

    ``subject``: the element, such as ``contract spil``; ``aspect``: its setting, or empty for the element itself.
    ``kind``: ``changed``, ``added`` or ``removed``.  ``old`` and ``new``: the lines that say it, where there are any;
    the line that takes an element out is the new one.  ``lines``: an added element's own lines.  ``details``: what a
    line does not tell by itself, such as the cells of a table with their old and new amounts.  ``reaches``: what it
    touches through ``like``, an option or a mention.
    """

    group: str
    subject: str
    aspect: str
    kind: str
    old: Line | None = None
    new: Line | None = None
    lines: tuple[Line, ...] = ()
    details: tuple[str, ...] = ()
    reaches: tuple[Reach, ...] = ()


def line_of(origin: Origin) -> Line:
    """An element's line."""
    return Line(plain(origin.words), origin.span.file, origin.span.line, origin.cites, origin.decided, origin.via)


def plain(words: str) -> str:
    """A statement without the notes behind it."""
    ends = [place for note in (" @", ' decided "') if (place := _outside_quotes(words, note)) >= 0]
    return words[: min(ends)] if ends else words


def _outside_quotes(words: str, note: str) -> int:
    """Where a note begins; -1 where there is none."""
    place = words.find(note)
    while place >= 0 and words[:place].count('"') % 2:
        place = words.find(note, place + 1)
    return place
