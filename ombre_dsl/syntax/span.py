"""Where a piece of text stands: in which file, from which character to which."""

from __future__ import annotations

import attrs


@attrs.frozen
class Span:
    """A stretch of one file.

    ``start`` and ``end`` are offsets in characters (``end`` excluded); lines and columns count from 1, columns in
    characters.  ``file`` is the file's name as it is to be shown to people.
    """

    file: str
    start: int
    end: int
    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, other: Span) -> Span:
        """The stretch from the start of this span to the end of ``other`` (same file)."""
        return Span(self.file, self.start, other.end, self.line, self.column, other.end_line, other.end_column)

    def after(self) -> Span:
        """The empty span just behind this one, where something is missing."""
        return Span(self.file, self.end, self.end, self.end_line, self.end_column, self.end_line, self.end_column)

    @classmethod
    def of(cls, file: str, text: str, start: int, end: int) -> Span:
        """The span of ``text[start:end]``."""

        def place(offset: int) -> tuple[int, int]:
            return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)

        return cls(file, start, end, *place(start), *place(end))
