"""What belongs together: each item and line of a file with its comments and the blank lines before it."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..syntax.tree import Comment, File, Item, Line


@attrs.frozen
class Remark:
    """A comment: its text, whether a blank line stands before it, and whether it stands alone on its line."""

    text: str
    spaced: bool
    alone: bool
    at: int


@attrs.define
class Piece:
    """A heading or a line.

    ``before`` are the comments above it, ``within`` those inside it, ``after`` the one behind it on its line;
    ``spaced``: a blank line stands before it.
    """

    start: int
    end: int
    spaced: bool
    before: list[Remark] = attrs.Factory(list)
    within: list[Remark] = attrs.Factory(list)
    after: list[Remark] = attrs.Factory(list)


@attrs.define
class Block:
    """An item with all that belongs to it.

    ``last``: the comments before its closing brace; ``behind``: the one behind that; ``single``: heading, lines and
    braces stand on one line.
    """

    item: Item
    head: Piece
    brace: int
    end: int
    single: bool
    lines: list[tuple[Line, Piece]]
    last: list[Remark] = attrs.Factory(list)
    behind: list[Remark] = attrs.Factory(list)


@attrs.define
class Gathered:
    """A file: the comments at its top that belong to no item, its blocks, the comments at its end."""

    top: list[Remark]
    blocks: list[Block]
    end: list[Remark]


def gather(file: File, text: str) -> Gathered:
    """Give every comment of a file to the item or line that it belongs to."""
    rows = text.split("\n")

    def spaced(line: int) -> bool:
        return line > 1 and not rows[line - 2].strip()

    blocks = [_block(item, file.comments, text, spaced(item.span.line)) for item in file.items]
    for block in blocks:
        for line, piece in block.lines:
            piece.spaced = spaced(line.span.line)
    end: list[Remark] = []
    for comment in file.comments:
        remark = Remark(comment.text.rstrip(), spaced(comment.span.line), comment.alone, comment.span.start)
        _place(remark, blocks, end)
    return Gathered(_top(blocks), blocks, end)


def _block(item: Item, comments: Iterable[Comment], text: str, spaced: bool) -> Block:
    brace = item.span.end if item.lines is None else _brace(item, comments, text)
    head = Piece(item.span.start, brace, spaced)
    lines = [(line, Piece(line.span.start, line.span.end, False)) for line in item.lines or ()]
    single = item.lines is not None and "\n" not in text[brace : item.span.end]
    return Block(item, head, brace, item.span.end, single, lines)


def _brace(item: Item, comments: Iterable[Comment], text: str) -> int:
    """Where the block of an item opens: at the first brace behind the heading that isn't part of a comment."""
    spans = [part.span for part in item.heading] + [cite.span for cite in item.notes.cites]
    spans += [item.notes.decided.span] if item.notes.decided else []
    at = text.find("{", max(span.end for span in spans))
    for comment in comments:
        if comment.span.start < at < comment.span.end:
            at = text.find("{", comment.span.end)
    return at


def _place(remark: Remark, blocks: list[Block], end: list[Remark]) -> None:
    """Put a comment where it belongs: inside a statement, behind one, or before the next."""
    for index, block in enumerate(blocks):
        if remark.at < block.head.start:
            if remark.alone or not index:
                block.head.before.append(remark)
            else:
                blocks[index - 1].behind.append(remark)
            return
        if remark.at < block.end:
            _inside(remark, block)
            return
    (end if remark.alone or not blocks else blocks[-1].behind).append(remark)


def _inside(remark: Remark, block: Block) -> None:
    if remark.at < block.brace:
        block.head.within.append(remark)
        return
    before = block.head
    for _, piece in block.lines:
        if remark.at < piece.start:
            (piece.before if remark.alone else before.after).append(remark)
            return
        if remark.at < piece.end:
            piece.within.append(remark)
            return
        before = piece
    (block.last if remark.alone else before.after).append(remark)


def _top(blocks: list[Block]) -> list[Remark]:
    """Take the comments at the top of the file, up to the last blank line before the first item, from that item."""
    if not blocks:
        return []
    head = blocks[0].head
    gaps = [remark.spaced for remark in head.before[1:]] + [head.spaced]
    count = max((index + 1 for index, gap in enumerate(gaps) if gap), default=0)
    top, head.before = head.before[:count], head.before[count:]
    return top
