"""One statement: where its line may be broken, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ..syntax.tree import (
    Comma,
    Exchange,
    Guard,
    Item,
    Ladder,
    Line,
    Notes,
    Part,
    Pay,
    Ranking,
    Row,
    Setting,
)
from . import words
from .gathered import Piece, Remark
from .width import LINE, padded, width

INDENT = 4
"""How much deeper a statement goes on than it began, where it has no column to go on in."""

_BODY = 84
"""Lists are broken here, so that citations find room behind them."""


@attrs.frozen
class Stretch:
    """A stretch of a statement: its text, its place in the source, and whether the line may be broken behind it."""

    text: str
    start: int
    breaks: bool = False


@attrs.frozen
class Sentence:
    """A statement: the name that it begins with (``ladder:``, or nothing), its stretches, notes and comments."""

    name: str
    stretches: tuple[Stretch, ...]
    cites: str
    decided: str
    piece: Piece

    @property
    def noted(self) -> bool:
        """Whether it has notes."""
        return bool(self.cites or self.decided)


@attrs.frozen
class Place:
    """Where a statement stands: its indentation, the column of its value, the column of its notes."""

    indent: int
    value: int
    notes: int = 0


# ---- from the tree -------------------------------------------------------------------------------------------------


def of_heading(item: Item, piece: Piece) -> Sentence:
    """The heading of an item."""
    return _sentence("", _stretches(item.heading), item.notes, piece)


def of_line(line: Line, piece: Piece, row: str = "") -> Sentence:
    """A line of a block; a row of a table comes laid out."""
    if isinstance(line, Row):
        return _sentence("", [Stretch(row, line.span.start)], line.notes, piece)
    if isinstance(line, Setting):
        return _setting(line, piece)
    if isinstance(line, Ranking):
        ranks = [Stretch(words.words(line.ranks), line.ranks[0].span.start)]
        return _sentence(f"{line.colour.text}:", ranks, line.notes, piece)
    if isinstance(line, Ladder):
        return _sentence(f"{line.word.text}:", _rungs(line), line.notes, piece)
    if isinstance(line, Exchange):
        return _sentence(f"{line.word.text}:", _permissions(line), line.notes, piece)
    if isinstance(line, Pay):
        who = f"from {words.who(line.payer)} to {words.who(line.payee)}"
        said = Stretch(f"pay {words.amount(line.amount)} {who}", line.span.start)
        return _sentence("", _guarded([said], line.guard), line.notes, piece)
    return _sentence("", _guarded(_stretches(line.parts), line.guard), line.notes, piece)


def _sentence(name: str, stretches: Sequence[Stretch], notes: Notes, piece: Piece) -> Sentence:
    return Sentence(name, tuple(stretches), words.cites(notes), words.decided(notes), piece)


def _setting(line: Setting, piece: Piece) -> Sentence:
    value = _stretches(line.value)
    if not any(isinstance(part, Comma) for part in line.name):
        return _sentence(f"{words.phrase(line.name)}:", value, line.notes, piece)
    name = _stretches(line.name)
    name[-1] = attrs.evolve(name[-1], text=f"{name[-1].text}:", breaks=False)
    return _sentence("", [*name, *value], line.notes, piece)


def _stretches(parts: Iterable[Part]) -> list[Stretch]:
    """A phrase, from comma to comma."""
    found: list[list[Part]] = [[]]
    for part in parts:
        found[-1].append(part)
        if isinstance(part, Comma):
            found.append([])
    return [Stretch(words.phrase(some), some[0].span.start, isinstance(some[-1], Comma)) for some in found if some]


def _guarded(stretches: list[Stretch], guard: Guard | None) -> list[Stretch]:
    return stretches if guard is None else [*stretches, Stretch(words.guard(guard), guard.span.start)]


def _rungs(line: Ladder) -> list[Stretch]:
    found = []
    for number, rung in enumerate(line.rungs, 1):
        for place, word in enumerate(rung, 1):
            last = place == len(rung)
            mark = " =" if not last else " <" if number < len(line.rungs) else ""
            found.append(Stretch(word.text + mark, word.span.start, last))
    return found


def _permissions(line: Exchange) -> list[Stretch]:
    """The steps of an exchange; without one it is `nobody`, which is all that a comment inside can stand behind."""
    steps = line.permissions
    found = [Stretch(f"{words.permission(step)},", step.span.start, True) for step in steps]
    if not found:
        return [Stretch("nobody", line.word.span.end)]
    return [*found[:-1], Stretch(words.permission(steps[-1]), steps[-1].span.start)]


# ---- to text -------------------------------------------------------------------------------------------------------


def laid(sentence: Sentence, place: Place, closing: str = "") -> list[str]:
    """The lines of a statement; ``closing`` is the brace that opens its block."""
    lines = body(sentence, place)
    lines = _with_notes(lines, sentence, place)
    if closing:
        commented = bool(_remarks(sentence, len(sentence.stretches) - 1)) and not sentence.decided
        lines = [*lines, closing.strip()] if commented else [*lines[:-1], lines[-1] + closing]
    return lines


def body(sentence: Sentence, place: Place) -> list[str]:
    """The lines of a statement without its notes and without the comments before them."""
    now = " " * place.indent + sentence.name
    now = padded(now, place.value) if sentence.name and width(now) < place.value else now + " " * bool(sentence.name)
    deeper = " " * (width(now) if sentence.name else place.indent + INDENT)
    lines: list[str] = []
    fresh = True  # nothing of the statement stands in this line yet, so no blank comes before it
    for index, stretch in enumerate(sentence.stretches):
        broken = index > 0 and sentence.stretches[index - 1].breaks and not fresh
        if broken and width(now) + 1 + width(stretch.text) > _BODY:
            lines.append(now)
            now, fresh = deeper, True
        now += stretch.text if fresh else f" {stretch.text}"
        fresh = False
        remarks = _remarks(sentence, index)
        if remarks and index < len(sentence.stretches) - 1:
            lines += _commented(now, remarks, deeper)
            now, fresh = deeper, True
    return [*lines, now]


def _remarks(sentence: Sentence, index: int) -> list[Remark]:
    """The comments that stand behind a stretch and before the next."""
    starts = [stretch.start for stretch in sentence.stretches]
    starts[0] = -1
    end = starts[index + 1] if index + 1 < len(starts) else None
    return [r for r in sentence.piece.within if starts[index] < r.at and (end is None or r.at < end)]


def _commented(line: str, remarks: list[Remark], deeper: str) -> list[str]:
    """A line with the comments behind it, each on a line of its own that had one."""
    lines = [line]
    for remark in remarks:
        if remark.alone or len(lines) > 1:
            lines.append(deeper + remark.text)
        else:
            lines[0] += f"  {remark.text}"
    return lines


def _with_notes(lines: list[str], sentence: Sentence, place: Place) -> list[str]:
    """The lines with citations and reason: in their column where they fit, else the reason on a line of its own."""
    *above, last = lines
    remarks = _remarks(sentence, len(sentence.stretches) - 1)
    deeper = " " * (place.indent + INDENT)
    gap = max(place.notes - width(last), 3 if place.notes else 1)
    notes = " ".join(note for note in (sentence.cites, sentence.decided) if note)
    if not remarks and width(last) + gap + width(notes) <= LINE:
        return [*above, last + " " * gap + notes if notes else last]
    if sentence.cites:
        gap = gap if width(last) + gap + width(sentence.cites) <= LINE else 1
        last += " " * gap + sentence.cites
    return [*above, *_commented(last, remarks, deeper), *([deeper + sentence.decided] if sentence.decided else [])]
