"""The outline of a text: its statements, braces, line ends and comments, found without the grammar.

The grammar reads a whole file or nothing.  The outline needs no more than quotation marks, comments, braces and line
ends, so it stands even where a statement can't be read, and each statement can be read by itself.
"""

from __future__ import annotations

import re
from typing import Literal

import attrs

from . import tree
from .places import Places


@attrs.frozen
class Quote:
    """A text that isn't closed on its line: where it begins, and where what it swallowed ends."""

    start: int
    end: int


@attrs.define
class Statement:
    """A heading or a line of a block, from its first to its last letter; ``joints`` are where it was continued."""

    start: int
    end: int = 0
    quotes: list[Quote] = attrs.Factory(list)
    joints: list[int] = attrs.Factory(list)
    marks: set[str] = attrs.Factory(set)
    tail: str = ""

    @property
    def goes_on(self) -> bool:
        """Whether it ends in a mark after which the next line belongs to it."""
        return self.tail in (",", "<", "=")


@attrs.frozen
class Brace:
    """``{`` or ``}`` at ``at``; ``count`` of them without anything between."""

    kind: Literal["{", "}"]
    at: int
    count: int


@attrs.frozen
class LineEnd:
    """The end of a line that goes on with no other."""


Event = Statement | Brace | LineEnd

_TOKEN = re.compile(
    r"""
      (?P<text>"(?:\\.|[^"\\\n])*")
    | (?P<open>"[^\n]*)
    | (?P<comment>\#[^\n]*)
    | (?P<end>\r?\n)
    | (?P<brace>\{+|\}+)
    | (?P<blank>[ \t]+)
    | (?P<cite>@[A-Z]+-\w+)
    | (?P<plain>[^"\#{}\r\n\ \t@]+|[\r@])
    """,
    re.VERBOSE,
)
_DECIDED = re.compile(r"decided\b")
_MARKS = frozenset(":|")

# A line that closes a text of the line before: one quotation mark, and nothing behind it but notes and a brace.
_CLOSES = re.compile(r'[^"\n#{}]*"(?=[ \t]*(?:@[A-Z]+-\w+[ \t]*)*\{?[ \t]*(?:#[^\n]*)?(?:\r?\n|\Z))')


class Outline:
    """The events of a text in order, and its comments."""

    def __init__(self, text: str, places: Places) -> None:
        self.events: list[Event] = []
        self.comments: list[tree.Comment] = []
        self._text = text
        self._places = places
        self._now: Statement | None = None
        self._ended = False  # a line end is seen; whether it ends the statement, the next line decides
        self._line = 0  # where the line begins
        self._opened = False  # a block was opened on this line
        at = 0
        while at < len(text):
            at = self._step(at)
        self._finish()

    def _step(self, at: int) -> int:
        match = _TOKEN.match(self._text, at)
        if match is None:  # pragma: no cover - the pattern takes every character
            return at + 1
        kind = match.lastgroup
        if kind == "comment":
            self._comment(match.start(), match.end())
        elif kind == "end":
            self._line_end(match.end())
        elif kind == "brace":
            self._brace(at, match.end() - at)
        elif kind == "open":
            return self._unclosed(at, match.end())
        elif kind != "blank":
            self._take(at, match.end(), kind == "plain")
        return match.end()

    def _comment(self, start: int, end: int) -> None:
        if end > start and self._text[end - 1] == "\r":
            end -= 1
        alone = not self._text[self._line : start].strip(" \t")
        self.comments.append(tree.Comment(self._text[start:end], alone, self._places.span(start, end)))

    def _line_end(self, after: int) -> None:
        self._line = after
        self._opened = False
        if self._now is None:
            self._end_line()
        else:
            self._ended = True

    def _brace(self, at: int, count: int) -> None:
        ended = self._ended and not (self._now and self._now.goes_on)
        self._finish()
        if ended:
            self._end_line()
        kind: Literal["{", "}"] = "{" if self._text[at] == "{" else "}"
        self._opened = self._opened or kind == "{"
        self.events.append(Brace(kind, at, count))

    def _end_line(self) -> None:
        if self.events and not isinstance(self.events[-1], LineEnd):
            self.events.append(LineEnd())

    def _take(self, start: int, end: int, plain: bool) -> None:
        """Add a piece of the line to the statement that it belongs to."""
        if self._ended:
            self._continue_or_end(start)
        if self._now is None:
            self._now = Statement(start)
        self._now.end = end
        self._now.tail = self._text[end - 1] if plain else ""
        if plain:
            self._now.marks |= _MARKS.intersection(self._text[start:end])

    def _continue_or_end(self, start: int) -> None:
        """Where a new line begins: is it the old statement's?"""
        now, self._ended = self._now, False
        if now is not None and now.goes_on:
            now.joints.append(start)
        elif not _DECIDED.match(self._text, start):
            self._finish()
            self._end_line()

    def _unclosed(self, start: int, end: int) -> int:
        """Take a text that isn't closed, but leave the braces that it swallowed."""
        end = self._swallowed(start, end)
        line = self._text.find("\n", start) + 1
        if line and end >= line - 2 and (closes := _CLOSES.match(self._text, line)):
            end = closes.end()
            self._line, self._opened = line, False
        while end > start + 1 and self._text[end - 1].isspace():
            end -= 1
        self._take(start, end, False)
        if self._now is not None:
            self._now.quotes.append(Quote(start, end))
        return end

    def _swallowed(self, start: int, end: int) -> int:
        opening = self._text.find("{", start, end)
        if opening >= 0:
            return opening
        closing = self._text.rfind("}", start, end)
        if self._opened and closing >= 0 and not self._text[closing + 1 : end].strip():
            return closing
        return end

    def _finish(self) -> None:
        if self._now is not None:
            self.events.append(self._now)
        self._now, self._ended = None, False

    @property
    def statements(self) -> list[Statement]:
        """The statements alone."""
        return [event for event in self.events if isinstance(event, Statement)]
