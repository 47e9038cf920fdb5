"""A statement that could not be read: where reading stopped, and which one mark would have let it go on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

import attrs
from lark import ParseTree, UnexpectedInput, UnexpectedToken

from .grammar import Start, parse_as

# Longer statements are reported without a mend: trying would take too long.
_LONGEST = 2000

_PIECE = re.compile(
    r'(?P<skip>\s+|\#[^\n]*|\ufeff)|"(?:\\.|[^"\\\n])*"?|@[A-Z]+-\w+|[\w♠♣♥♦]+|[^\w\s]', re.VERBOSE | re.DOTALL
)

MARKS = {
    "_COLON": ":",
    "_COMMA": ",",
    "_BAR": " |",
    "_LPAR": " (",
    "_RPAR": ")",
    "_BELOW": " <",
    "_EQUAL": " =",
    "_FROM": " from",
    "_TO": " to",
}


@attrs.frozen
class Edit:
    """``text[at : at + cut]`` is to become ``put``."""

    at: int
    cut: int
    put: str

    def apply(self, text: str) -> str:
        """``text`` mended."""
        return text[: self.at] + self.put + text[self.at + self.cut :]

    def back(self, offset: int) -> int:
        """Where a character of the mended text stood before."""
        if offset <= self.at:
            return offset
        return max(self.at, offset - len(self.put) + self.cut)


def reads(start: Start, text: str, longest: int = _LONGEST) -> ParseTree | None:
    """The parse tree of a statement, or None where it can't be read or is too long to try."""
    if len(text) > longest:
        return None
    try:
        return parse_as(start, text)
    except UnexpectedInput:
        return None


@attrs.frozen(slots=False)
class Trial:
    """A heading or line ``text``, and the error that came of reading it."""

    start: Start
    text: str
    error: UnexpectedInput
    opens: bool  # whether a block follows

    @cached_property
    def pieces(self) -> list[tuple[int, str]]:
        """The words and marks of the text, each with its place."""
        return [(match.start(), match[0]) for match in _PIECE.finditer(self.text) if match["skip"] is None]

    @cached_property
    def index(self) -> int:
        """Which piece could not be read; one behind the last when more was expected."""
        at = self.error.pos_in_stream or 0
        if isinstance(self.error, UnexpectedToken):
            at = len(self.text) if self.error.token.type == "$END" else self.error.token.start_pos or 0
        return next((i for i, (place, piece) in enumerate(self.pieces) if place + len(piece) > at), len(self.pieces))

    @property
    def found(self) -> str:
        """The piece that could not be read; empty at the end."""
        return self.pieces[self.index][1] if self.index < len(self.pieces) else ""

    @property
    def before(self) -> str:
        """The piece before it."""
        return self.pieces[self.index - 1][1] if self.index else ""

    @property
    def first(self) -> str:
        """The piece that the statement begins with."""
        return self.pieces[0][1] if self.pieces else ""

    @property
    def at(self) -> int:
        """Where the piece stands that could not be read."""
        return self.pieces[self.index][0] if self.index < len(self.pieces) else self.behind

    @property
    def behind(self) -> int:
        """The end of the piece before."""
        if not self.index:
            return 0
        place, piece = self.pieces[self.index - 1]
        return place + len(piece)

    @cached_property
    def read(self) -> list[str]:
        """The pieces that could be read."""
        return [piece for _, piece in self.pieces[: self.index]]

    @cached_property
    def accepts(self) -> frozenset[str]:
        """The terminals that could have stood here."""
        if not isinstance(self.error, UnexpectedToken):
            return frozenset()
        return frozenset(self.error.accepts or ())

    @cached_property
    def mends(self) -> list[Edit]:
        """The edits of one mark that make the statement readable, the likeliest first."""
        tried = dict.fromkeys([*self._insertions(), *self._replacements(), *self._deletions()])
        return [edit for edit in tried if reads(self.start, edit.apply(self.text)) is not None]

    def _marks(self) -> list[str]:
        return [mark for terminal, mark in MARKS.items() if terminal in self.accepts]

    def _insertions(self) -> Iterator[Edit]:
        for mark in self._marks():
            yield Edit(self.behind, 0, mark)
        if self.start == "line" and self.pieces:
            if self.found in ("<", "="):
                yield Edit(self.pieces[0][0] + len(self.first), 0, ":")
            if "|" in self.text and self.first != "|":
                yield Edit(0, 0, "| ")

    def _replacements(self) -> Iterator[Edit]:
        """Another mark in the place of the one found."""
        if self.found in ("=", ",", ":", "<"):
            for mark in self._marks():
                if not mark.strip().isalpha():
                    yield Edit(self.at, 1, mark.strip())

    def _deletions(self) -> Iterator[Edit]:
        if self.found in ("=", ",", ":", "<", "|", "(", ")"):
            yield Edit(self.at, len(self.found), "")
        if self.index and self.before in ",:|<=":
            yield Edit(self.behind - 1, 1, "")
