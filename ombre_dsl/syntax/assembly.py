"""Headings, lines and braces put together to items, whatever is missing among them."""

from __future__ import annotations

import attrs

from ombre_dsl.diagnostics.diagnostic import Label, Suggestion
from ombre_dsl.diagnostics.wording import fault, quoted

from . import tree
from .outline import Brace, LineEnd, Outline, Statement
from .places import Places
from .statements import LIMIT, Statements


@attrs.define
class _Block:
    """A block that is open: its heading, its ``{`` and its lines so far; ``depth`` counts braces inside it."""

    heading: Statement | None
    at: int
    lines: list[Statement] = attrs.Factory(list)
    depth: int = 0
    broken: bool = False


class Assembly:
    """The items of an outline and the faults found on the way."""

    def __init__(self, places: Places, outline: Outline) -> None:
        self.items: list[tree.Item] = []
        self.statements = Statements(places)
        self._places = places
        self._events = outline.events
        self._block: _Block | None = None
        self._heading: Statement | None = None  # read, but not yet known with or without a block
        self._run()

    def _run(self) -> None:
        for index, event in enumerate(self._events):
            if len(self.statements.faults) >= LIMIT:
                return
            if isinstance(event, Statement):
                self._statement(event, index)
            elif isinstance(event, Brace):
                self._open(event, index) if event.kind == "{" else self._close(event)
        self._flush()
        if self._block is not None:
            self._unclosed(self._block, None)

    # ---- statements ------------------------------------------------------------------------------------------------

    def _statement(self, statement: Statement, index: int) -> None:
        if self._block is not None and self._starts_block(statement, index):
            self._unclosed(self._block, statement)
        if self._block is None and self._heading is not None and self._unopened(self._heading, statement, index):
            self._open_unasked(self._heading)
        if self._block is None:
            self._flush()
            if not self._behind_brace(statement, index):
                self._heading = statement
        elif not self._block.depth:
            self._block.lines.append(statement)

    def _starts_block(self, statement: Statement, index: int) -> bool:
        """Whether a line inside a block is the heading of the next one, so that a brace is missing before it."""
        block = self._block
        if statement.marks or not self._opens(index) or block is None or block.depth:
            return False
        return block.heading is None or self._column(statement) <= self._column(block.heading)

    def _unopened(self, heading: Statement, statement: Statement, index: int) -> bool:
        """Whether the statement is the first line of a block whose ``{`` is missing behind its heading."""
        brace = next((event for event in self._events[index:] if isinstance(event, Brace)), None)
        inside = statement.marks or self._column(statement) > self._column(heading)
        return bool(inside and not heading.marks and brace is not None and brace.kind == "}")

    def _open_unasked(self, heading: Statement) -> None:
        """Report that the ``{`` behind a heading is missing, and go on as if it were there."""
        self._heading, self._block = None, _Block(heading, heading.end)
        here = self._places.span(heading.end, heading.end)
        self.statements.faults.append(fault("OM117", here, suggestion=Suggestion(here, " {", True)))

    def _opens(self, index: int) -> bool:
        """Whether the statement is followed by ``{``, on its line or the next."""
        following = self._events[index + 1 : index + 3]
        if following and isinstance(following[0], LineEnd):
            following = following[1:]
        return bool(following) and isinstance(following[0], Brace) and following[0].kind == "{"

    def _behind_brace(self, statement: Statement, index: int) -> bool:
        """Report what stands behind ``}`` on its line; a heading there is taken nevertheless."""
        before = self._events[index - 1] if index else None
        if not (isinstance(before, Brace) and before.kind == "}"):
            return False
        span = self._places.span(statement.start, statement.end)
        heading = self._places.text[statement.start].isalpha() and not statement.marks
        mend = Suggestion(self._places.span(before.at + 1, statement.start), "\n", True) if heading else None
        self.statements.faults.append(fault("OM115", span, suggestion=mend))
        return not heading

    def _flush(self) -> None:
        """A heading that no block follows is an item by itself."""
        statement, self._heading = self._heading, None
        if statement is not None:
            (heading, notes), broken = self.statements.heading(statement, False)
            span = self._places.trimmed(statement.start, statement.end)
            self.items.append(tree.Item(heading, notes, None, span, broken))

    # ---- braces ----------------------------------------------------------------------------------------------------

    def _open(self, brace: Brace, index: int) -> None:
        if brace.count > 1:
            rest = self._places.span(brace.at + 1, brace.at + brace.count)
            self.statements.faults.append(fault("OM125", rest, found="`{`", suggestion=Suggestion(rest, "", False)))
        here = self._places.span(brace.at, brace.at + 1)
        if self._block is not None:
            if not self._block.depth:
                if isinstance(self._events[index - 1], Statement):
                    self._block.lines.pop()
                outer = Label(self._places.span(self._block.at, self._block.at + 1), "the outer block begins here")
                self.statements.faults.append(fault("OM114", here, labels=[outer]))
            self._block.depth += 1
            self._block.broken = True
            return
        heading, self._heading = self._heading, None
        self._block = _Block(heading, brace.at, broken=heading is None)
        if heading is None:
            self.statements.faults.append(fault("OM112", here))
        elif isinstance(self._events[index - 1], LineEnd):
            mend = Suggestion(self._places.span(heading.end, brace.at), " ", "#" not in self._between(heading, brace))
            self.statements.faults.append(fault("OM113", here, suggestion=mend))

    def _between(self, heading: Statement, brace: Brace) -> str:
        return self._places.text[heading.end : brace.at]

    def _close(self, brace: Brace) -> None:
        at, end = brace.at, brace.at + brace.count
        if self._block is not None:
            inner = min(self._block.depth, brace.count)
            self._block.depth -= inner
            at += inner
            if at < end:
                at += 1
                self._finish(self._block, at)
        if at < end:
            self._flush()
            here = self._places.span(at, end)
            self.statements.faults.append(fault("OM111", here, suggestion=Suggestion(here, "", False)))

    def _finish(self, block: _Block, end: int) -> None:
        """Make an item of a block that ends at ``end``."""
        self._block = None
        heading: tuple[tree.Part, ...] = ()
        notes, broken, start = tree.Notes(), block.broken, block.at
        if block.heading is not None:
            (heading, notes), lost = self.statements.heading(block.heading, True)
            start, broken = block.heading.start, broken or lost
        known = len(self.statements.faults)
        lines: list[tree.Line] = []
        for statement in block.lines:
            if len(self.statements.faults) < LIMIT:
                lines += self.statements.line(statement)
        broken = broken or len(self.statements.faults) > known
        self.items.append(tree.Item(heading, notes, tuple(lines), self._places.trimmed(start, end), broken))

    # ---- a block without its end -----------------------------------------------------------------------------------

    def _unclosed(self, block: _Block, following: Statement | None) -> None:
        """Close a block whose ``}`` is missing: before the first line that isn't indented, or else here."""
        outside = self._outside(block)
        rest = block.lines[outside:]
        block.lines = block.lines[:outside]
        block.broken = True
        self._report_unclosed(block, rest[0] if rest else following)
        last = block.lines[-1].end if block.lines else block.at + 1
        self._finish(block, last)
        for statement in rest:
            self._heading = statement
            self._flush()

    def _outside(self, block: _Block) -> int:
        """The first of the block's lines that stands as far left as its heading, where those before don't."""
        if block.heading is None:
            return len(block.lines)
        margin = self._column(block.heading)
        for index, statement in enumerate(block.lines):
            if self._column(statement) <= margin:
                return index or len(block.lines)
        return len(block.lines)

    def _column(self, statement: Statement) -> int:
        return self._places.span(statement.start, statement.start).column

    def _report_unclosed(self, block: _Block, following: Statement | None) -> None:
        opened = self._places.span(block.at, block.at + 1)
        last = block.lines[-1].end if block.lines else block.at + 1
        if following is None:
            end = max(last, len(self._places.text.rstrip()))
            span, before = self._places.span(end, end), "the end of the file"
        else:
            span = self._places.span(following.start, following.end)
            before = quoted(self._places.text[following.start : following.end])
        label = Label(opened, "this block is still open")
        mend = self._closing(block, last, following)
        self.statements.faults.append(fault("OM110", span, labels=[label], suggestion=mend, before=before))

    def _closing(self, block: _Block, last: int, following: Statement | None) -> Suggestion:
        """Where the ``}`` goes: on the line of a block of one line, else on a line of its own."""
        places = self._places
        if block.lines and places.span(last, last).line == places.span(block.at, block.at).line:
            return Suggestion(places.span(last, last), " }", True)
        if following is None:
            end = len(places.text.rstrip())
            return Suggestion(places.span(end, end), "\n}", True)
        at = following.start - (self._column(following) - 1)
        return Suggestion(places.span(at, at), "}\n", True)
