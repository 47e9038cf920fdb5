"""A text as the compiler reads it, with the lines that an editor sees in it."""

from __future__ import annotations

import re
from bisect import bisect_right

import attrs

from ...syntax.span import Span

_ENDS = re.compile(r"\n|\r")
_BOM = "\ufeff"


@attrs.frozen
class Document:
    """An editor's text.

    ``text`` has ``\\n`` for ``\\r\\n`` and no byte order mark, as the compiler has it, so that spans fit; ``lines`` are
    the editor's, without their ends (for an editor a lone ``\\r`` ends a line too, and a byte order mark is a
    character).  Lines and columns count from 0 here, columns in characters.
    """

    text: str
    lines: tuple[str, ...]
    starts: tuple[int, ...]
    """Where in ``text`` each line begins; -1 for a first line with a byte order mark."""

    @classmethod
    def of(cls, source: str) -> Document:
        """The document of a text as an editor sends it."""
        marked = source.startswith(_BOM)
        text = source.removeprefix(_BOM).replace("\r\n", "\n")
        starts = [0, *(end.end() for end in _ENDS.finditer(text))]
        ends = [*(start - 1 for start in starts[1:]), len(text)]
        lines = [text[start:end] for start, end in zip(starts, ends, strict=True)]
        if marked:
            lines[0], starts[0] = _BOM + lines[0], -1
        return cls(text, tuple(lines), tuple(starts))

    def offset(self, line: int, column: int) -> int:
        """The offset in ``text`` of a place; the nearest one for a place that the text hasn't got."""
        if line < 0:
            return 0
        if line >= len(self.lines):
            return len(self.text)
        return max(0, self.starts[line] + min(max(column, 0), len(self.lines[line])))

    def place(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset."""
        line = bisect_right(self.starts, min(max(offset, 0), len(self.text))) - 1
        return line, min(offset - self.starts[line], len(self.lines[line]))

    def span(self, file: str, start: int, end: int) -> Span:
        """The span of ``text[start:end]``."""
        return Span.of(file, self.text, start, end)
