"""What belongs together: each item and line of a file with its comments and the blank lines before it."""

from __future__ import annotations

from bisect import bisect_right

import attrs

from ..syntax.tree import File, Item, Line


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

    comments = [(one.span.start, one.span.end) for one in file.comments]
    blocks = [_block(item, comments, text, spaced(item.span.line)) for item in file.items]
    for block in blocks:
        for line, piece in block.lines:
            piece.spaced = spaced(line.span.line)
    end: list[Remark] = []
    starts = [block.head.start for block in blocks]
    for comment in file.comments:
        remark = Remark(comment.text.rstrip(), spaced(comment.span.line), comment.alone, comment.span.start)
        _place(remark, blocks, bisect_right(starts, remark.at), end)
    return Gathered(_top(blocks), blocks, end)


def _block(item: Item, comments: list[tuple[int, int]], text: str, spaced: bool) -> Block:
    brace = item.span.end if item.lines is None else _brace(item, comments, text)
    head = Piece(item.span.start, brace, spaced)
    lines = [(line, Piece(line.span.start, line.span.end, False)) for line in item.lines or ()]
    single = item.lines is not None and "\n" not in text[brace : item.span.end]
    return Block(item, head, brace, item.span.end, single, lines)


def _brace(item: Item, comments: list[tuple[int, int]], text: str) -> int:
    """Where the block of an item opens: at the first brace behind the heading that isn't part of a comment."""
    spans = [part.span for part in item.heading] + [cite.span for cite in item.notes.cites]
    spans += [item.notes.decided.span] if item.notes.decided else []
    at = text.find("{", max(span.end for span in spans))
    while (place := bisect_right(comments, (at, at))) and at < comments[place - 1][1]:
        at = text.find("{", comments[place - 1][1])
    return at


def _place(remark: Remark, blocks: list[Block], number: int, end: list[Remark]) -> None:
    """Put a comment where it belongs, ``number`` items having begun before it."""
    before = blocks[number - 1] if number else None
    if before is not None and remark.at < before.end:
        _inside(remark, before)
    elif before is not None and not remark.alone:
        before.behind.append(remark)
    else:
        (blocks[number].head.before if number < len(blocks) else end).append(remark)


def _inside(remark: Remark, block: Block) -> None:
    if remark.at < block.brace:
        block.head.within.append(remark)
        return
    number = bisect_right(block.lines, remark.at, key=lambda pair: pair[1].start)
    before = block.lines[number - 1][1] if number else block.head
    if number and remark.at < before.end:
        before.within.append(remark)
    elif not remark.alone:
        before.after.append(remark)
    else:
        (block.lines[number][1].before if number < len(block.lines) else block.last).append(remark)


def _top(blocks: list[Block]) -> list[Remark]:
    """Take the comments at the top of the file, up to the last blank line before the first item, from that item."""
    if not blocks:
        return []
    head = blocks[0].head
    gaps = [remark.spaced for remark in head.before[1:]] + [head.spaced]
    count = max((index + 1 for index, gap in enumerate(gaps) if gap), default=0)
    top, head.before = head.before[:count], head.before[count:]
    return top
