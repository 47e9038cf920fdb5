"""From a file's tree and comments to its one form."""

from __future__ import annotations

from collections.abc import Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..syntax.from_text import parse
from .gathered import Block, Gathered, Piece, Remark, gather
from .order import arranged, group
from .same import same
from .sentence import Place, Sentence, body, laid, of_heading, of_line
from .table import rows_of
from .width import LINE, width

_INDENT = 2
_NAMES = 32
"""A name that is wider than this doesn't push the values of the others aside."""
_NOTES = 80
"""Notes stand in a column no further right than this, but for those of longer lines."""


def formatted(name: str, text: str) -> tuple[str | None, list[Diagnostic]]:
    """The text of a file in its one form, or None and the faults that keep it from being read."""
    tree, faults = parse(name, text)
    if faults:
        return None, faults
    result = laid_out(gather(tree, text))
    # A form that would say something else is worse than none: the file is then left as it is.
    return (result if same(tree, *parse(name, result)) else text), []


def laid_out(file: Gathered) -> str:
    """The text of a file."""
    blocks = arranged(file.blocks, lambda block: block.item)
    lines = _comments(file.top, "") + [""] * bool(file.top)
    for number, block in enumerate(blocks):
        if number:
            lines += [""] * _apart(blocks[number - 1], block)
        lines += _item(block)
    if file.end:
        lines += [""] * bool(lines and (file.end[0].spaced or blocks)) + _comments(file.end, "")
    return "".join(f"{line}\n" for line in lines)


def _apart(before: Block, block: Block) -> bool:
    """Whether a blank line stands before an item: always, but where headings of one kind follow each other."""
    remark = block.head.before[0] if block.head.before else block.head
    return remark.spaced or not group(block.item) or group(before.item) != group(block.item)


def _comments(remarks: Sequence[Remark], indent: str) -> list[str]:
    """Comments on lines of their own, with the blank lines between them."""
    lines: list[str] = []
    for number, remark in enumerate(remarks):
        lines += [""] * (remark.spaced and number > 0) + [indent + remark.text]
    return lines


def _behind(line: str, remarks: Sequence[Remark]) -> str:
    return "  ".join([line, *(remark.text for remark in remarks)])


# ---- items -----------------------------------------------------------------------------------------------------------


def _item(block: Block) -> list[str]:
    before = _comments(block.head.before, "")
    before += [""] * (bool(before) and block.head.spaced)
    heading = of_heading(block.item, block.head)
    if block.item.lines is None:
        lines = laid(heading, Place(0, 0))
        return [*before, *lines[:-1], _behind(lines[-1], block.behind)]
    lines = _single(heading, block) or _block(heading, block)
    return [*before, *lines[:-1], _behind(lines[-1], block.behind)]


def _single(heading: Sentence, block: Block) -> list[str] | None:
    """An item on one line, where it was written so and fits; else None."""
    if not block.lines and not block.last and not block.head.after:
        lines = laid(heading, Place(0, 0), " {}")
        return lines
    if not block.single or len(block.lines) != 1:
        return None
    rows = rows_of(line for line, _ in block.lines)
    sentence = of_line(*block.lines[0], row=rows.get(block.lines[0][0].span.start, ""))
    opening, inner = laid(heading, Place(0, 0), " { "), laid(sentence, Place(0, 0, 1))
    whole = opening[-1] + inner[0] + " }"
    return [*opening[:-1], whole] if len(inner) == 1 and width(whole) <= LINE else None


def _block(heading: Sentence, block: Block) -> list[str]:
    """An item with its lines under each other."""
    opening = laid(heading, Place(0, 0), " {")
    lines = [*opening[:-1], _behind(opening[-1], block.head.after)]
    indent = " " * _INDENT
    for number, (sentence, (_, piece), place) in enumerate(_placed(block)):
        lines += [""] * (number > 0 and (piece.before[0] if piece.before else piece).spaced)
        before = _comments(piece.before, indent)
        lines += before + [""] * (bool(before) and piece.spaced)
        *above, last = laid(sentence, place)
        lines += [*above, _behind(last, piece.after)]
    lines += [""] * (bool(block.last) and bool(block.lines) and block.last[0].spaced)
    return [*lines, *_comments(block.last, indent), "}"]


def _placed(block: Block) -> list[tuple[Sentence, tuple[object, Piece], Place]]:
    """The statements of a block with their columns."""
    rows = rows_of(line for line, _ in block.lines)
    sentences = [of_line(line, piece, rows.get(line.span.start, "")) for line, piece in block.lines]
    named = [width(one.name) for one in sentences if one.name and width(one.name) <= _NAMES]
    gap = 2 if sum(bool(one.name) for one in sentences) > 1 else 1
    value = _INDENT + max(named, default=0) + gap
    ends = [width(body(one, Place(_INDENT, value))[-1]) + 3 for one in sentences if one.noted]
    notes = max((end for end in ends if end <= _NOTES), default=0)
    place = Place(_INDENT, value, max(notes, 1))
    return [(one, pair, place) for one, pair in zip(sentences, block.lines, strict=True)]
