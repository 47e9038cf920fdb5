"""Where a cursor is in a text that need not be right: in which block, and behind which words of a statement."""

from __future__ import annotations

import re

import attrs

from ...syntax.span import Span
from ...syntax.tree import Comma, Number, Part, Text, Word
from ...vocabulary.table import BLOCKS, CHANGES
from ...vocabulary.terms import Block

_MARKS = re.compile(r'"(?:\\.|[^"\\\n])*("?)|#[^\n]*|[{}]|\n')
_CITE_BEGUN = re.compile(r"@[\w-]*\Z")
_WORD_BEGUN = re.compile(r"[\w♠♣♥♦]*\Z")
_PART = re.compile(r'"((?:\\.|[^"\\\n])*)"|([-−]?\d+)(?![\w♠♣♥♦])|([\w♠♣♥♦]+)|(,)')
_NOWHERE = Span("", 0, 0, 1, 1, 1, 1)

_FAR = 20_000
"""Characters: no statement is longer, so none is looked for further back."""


@attrs.frozen
class Cursor:
    """A place in a text.

    ``heading``: the words before the ``{`` of the block that it is in, None outside of blocks.  ``before``: the
    statement up to the word at the cursor, of which ``begun`` is typed.  ``start``: where that word, or citation,
    begins.  ``quiet``: in a comment or a quoted text.  ``said``: what stands in the block before its colons.
    """

    heading: str | None
    before: str
    begun: str
    start: int
    quiet: bool
    said: frozenset[str]


def cursor(text: str, offset: int) -> Cursor:
    """The cursor at ``offset``."""
    opened, ends, quiet = _scanned(text, offset)
    start = _statement(text, ends, opened, offset)
    begun = _CITE_BEGUN.search(text, start, offset) or _WORD_BEGUN.search(text, start, offset)
    word = begun[0] if begun else ""
    heading = None
    if opened is not None:
        heading = _plain(text[_statement(text, [e for e in ends if e <= opened], None, opened) : opened]).strip()
    before = _plain(text[start : offset - len(word)]).lstrip()
    return Cursor(heading, before, word, offset - len(word), quiet, _said(text, opened, start))


def _scanned(text: str, offset: int) -> tuple[int | None, list[int], bool]:
    """Where the block was opened that the offset is in; where lines and blocks end before it; whether it is in a
    comment or a text."""
    opened: int | None = None
    ends, quiet = [0], False
    for mark in _MARKS.finditer(text, 0, offset):
        sign = mark[0][0]
        quiet = mark.end() == offset and (sign == "#" or (sign == '"' and not mark[1]))
        if sign in "{}":
            opened = mark.start() if sign == "{" else None
        if sign in "{}\n":
            ends.append(mark.end())
    return opened, ends, quiet


def _statement(text: str, ends: list[int], opened: int | None, offset: int) -> int:
    """Where the statement begins that ends at ``offset``: it may have begun lines before."""
    at = len(ends) - 1
    while at > 0 and ends[at] > max(offset - _FAR, -1 if opened is None else opened + 1):
        line = text[ends[at] : offset].lstrip()
        above = _plain(text[ends[at - 1] : ends[at]]).rstrip()
        if not above.endswith((",", "<", "=")) and not line.startswith("decided"):
            break
        at -= 1
    return ends[at]


def _plain(text: str) -> str:
    """The text without its comments."""
    return re.sub(r'("(?:\\.|[^"\\\n])*"?)|#[^\n]*', lambda found: found[1] or "", text)


def _said(text: str, opened: int | None, start: int) -> frozenset[str]:
    """What stands before the colons of a block, but for the statement at the cursor."""
    if opened is None:
        return frozenset()
    end = text.find("}", start)
    rest = text.find("\n", start)
    inside = text[opened + 1 : start] + (text[rest : end if end >= 0 else len(text)] if rest >= 0 else "")
    return frozenset(name.strip() for name in re.findall(r"(?m)^[ \t]*([a-z][a-z ]*?)[ \t]*:", inside))


def parts_of(text: str) -> tuple[Part, ...]:
    """The words, numbers, texts and commas of a piece of a statement; other signs are left out."""
    found: list[Part] = []
    for quoted, number, word, comma in _PART.findall(text):
        if comma:
            found.append(Comma(_NOWHERE))
        elif number:
            found.append(Number(int(number.replace("−", "-")[:9]), _NOWHERE))
        else:
            found.append(Word(word, _NOWHERE) if word else Text(quoted, _NOWHERE))
    return tuple(found)


def block_of(parts: tuple[Part, ...]) -> tuple[str, Block | None, tuple[Part, ...]]:
    """What a heading begins with: the change, the block (the longest name wins), and the parts behind its name."""
    words = [part.text for part in parts[:4] if isinstance(part, Word)]
    action = words[0] if words and words[0] in CHANGES else ""
    skip = 1 if action else 0
    for count in (3, 2, 1):
        name = " ".join(words[skip : skip + count])
        block = next((block for block in BLOCKS if block.name == name), None)
        if block is not None and len(name.split()) == count:
            return action, block, parts[skip + count :]
    return action, None, parts[skip:]
