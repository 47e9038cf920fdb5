"""One statement, read by itself: its tree, or what is wrong with it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from lark import UnexpectedInput

from ombre_dsl.diagnostics.diagnostic import Diagnostic, Suggestion
from ombre_dsl.diagnostics.wording import fault

from . import tree
from .build import Builder
from .explain import Explained, explain
from .grammar import Start, parse_as
from .outline import Statement
from .places import Places
from .trial import Edit, Trial, reads

Heading = tuple[tuple[tree.Part, ...], tree.Notes]

LIMIT = 200
"""After so many faults the rest of a file is not looked at: it is no variant."""

_LONGEST = 20_000
_MOST_SIGNS = 50
_QUOTED = re.compile(r'"(?:\\.|[^"\\\n])*"?|\#[^\n]*|@[A-Z]+-\w+')
_SIGNS = re.compile(r"[(+*\-−]|\bnot\b")
_COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*"?)|\#[^\n]*\s*\Z')
_BEGINS_ANEW = re.compile(r"(?:\||pay\b|[^|\n]*:)")


class Statements:
    """Reads headings and lines one by one and keeps their faults."""

    def __init__(self, places: Places) -> None:
        self.faults: list[Diagnostic] = []
        self._places = places

    def heading(self, statement: Statement, opens: bool) -> tuple[Heading, bool]:
        """The words and notes of a heading (as far as they can be read), and whether anything was lost."""
        known = len(self.faults)
        value = self._read("heading", statement, opens)
        if value is None:
            value = self._beginning(statement)
        return value, len(self.faults) > known

    def line(self, statement: Statement) -> list[tree.Line]:
        """The line as a list of one; of none when it can't be read, of several when two lines ran together."""
        if statement.joints and reads("line", self._text(statement), _LONGEST) is None:
            parts = self._apart(statement)
            if len(parts) > 1:
                return [line for part in parts for line in self._part(part, part is parts[-1])]
        value = self._read("line", statement, False)
        return [] if value is None else [value]

    def _part(self, part: Statement, last: bool) -> list[tree.Line]:
        """One of several lines that a comma joined by mistake."""
        known = len(self.faults)
        if known >= LIMIT:
            return []
        lines = self.line(part)
        comma = self._places.span(part.end - 1, part.end)
        if not last and self._places.text[part.end - 1] == "," and len(self.faults) == known:
            self.faults.append(fault("OM125", comma, found="`,`", suggestion=Suggestion(comma, "", True)))
        return lines

    def _text(self, statement: Statement) -> str:
        return self._places.text[statement.start : statement.end]

    def _read(self, start: Start, statement: Statement, opens: bool) -> Any:
        excess = too_long(self._places, statement)
        if excess is not None:
            self.faults.append(excess)
            return None
        text = self._text(statement)
        try:
            parsed = parse_as(start, text)
        except UnexpectedInput as error:
            unclosed = statement.quotes[0].start - statement.start if statement.quotes else None
            found = explain(Trial(start, text, error, opens), self._places, statement.start, unclosed)
            return self._mended(start, statement, found)
        return self._built(parsed, statement, None)

    def _mended(self, start: Start, statement: Statement, found: Explained) -> Any:
        """Report the fault, and go on with what was probably meant."""
        self.faults.append(found.fault)
        if found.edit is None:
            return None
        parsed = reads(start, found.edit.apply(self._text(statement)))
        return None if parsed is None else self._built(parsed, statement, found.edit)

    def _built(self, parsed: Any, statement: Statement, edit: Edit | None) -> Any:
        base, end = statement.start, statement.end

        def offset(at: int) -> int:
            return min(base + (at if edit is None else edit.back(at)), end)

        builder = Builder(self._places, offset)
        value = builder.transform(parsed)
        if edit is None:
            self.faults += builder.faults
        return value

    def _beginning(self, statement: Statement) -> Heading:
        """The words that a heading begins with, up to the first that can't be read."""
        words = re.match(r"\w+(?:[ \t]+\w+)*", self._text(statement)[:200])
        parsed = reads("heading", words[0]) if words else None
        if parsed is None:
            return (), tree.Notes()
        heading: Heading = self._built(parsed, statement, Edit(0, 0, ""))
        return heading

    def _apart(self, statement: Statement) -> list[Statement]:
        """A line that ended in a comma by mistake, and the lines that follow it."""
        parts: list[Statement] = []
        for start, end in pairwise([statement.start, *statement.joints, statement.end]):
            if not parts or _BEGINS_ANEW.match(_bare(self._places.text[start:end])):
                parts.append(Statement(start))
            else:
                parts[-1].joints.append(start)
            parts[-1].end = self._stripped(start, end)
            parts[-1].quotes += [quote for quote in statement.quotes if start <= quote.start < end]
        return parts

    def _stripped(self, start: int, end: int) -> int:
        """The end of a piece of a statement without the comment and blanks that may follow it."""
        return start + len(_COMMENT.sub(lambda match: match[1] or "", self._places.text[start:end]).rstrip())


def _bare(text: str) -> str:
    """``text`` with its quoted texts, citations and comments blanked out."""
    return _QUOTED.sub(lambda match: " " * len(match[0]), text)


def too_long(places: Places, statement: Statement) -> Diagnostic | None:
    """The fault of a statement that is too long, or has too many signs, to be read in reasonable time and depth."""
    size = statement.end - statement.start
    span = places.span(statement.start, statement.start + min(size, 20))
    if size > _LONGEST:
        return fault("OM109", span, size=f"{size:,}", what="characters", limit=f"{_LONGEST:,}")
    text = places.text[statement.start : statement.end]
    if size <= _MOST_SIGNS:
        return None
    signs = max(len(_SIGNS.findall(part)) for part in re.split("[|,]", _bare(text)))
    if signs > _MOST_SIGNS:
        return fault("OM109", span, size=signs, what="signs of calculation", limit=_MOST_SIGNS)
    return None
