"""From offsets to spans, without counting lines anew for each."""

from __future__ import annotations

import re
from bisect import bisect_right

from .span import Span

# A comma takes in the ends of lines behind it, so that a list may go on in the next one.
_LOOSE_COMMA = re.compile(r"[,<=]([ \t]*(#[^\n]*)?\r?\n)+[ \t]*\Z")


class Places:
    """The lines of one text, by which any stretch of it gets its span."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._starts = [0]
        at = text.find("\n")
        while at >= 0:
            self._starts.append(at + 1)
            at = text.find("\n", at + 1)

    def span(self, start: int, end: int) -> Span:
        """The span of ``text[start:end]``."""
        return Span(self.file, start, end, *self._place(start), *self._place(end))

    def trimmed(self, start: int, end: int) -> Span:
        """The same without white space at its end, and without the comments behind a comma that nothing follows."""
        if end > start and not self.text[end - 1].isspace():
            return self.span(start, end)
        loose = _LOOSE_COMMA.search(self.text, start, end)
        if loose:
            end = loose.start() + 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        return self.span(start, end)

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
