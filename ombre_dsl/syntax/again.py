"""Reading a text again of which a part was changed: the items around the change are kept, only their places move.

While a file is typed, every key gives a new text, and nearly all of it has been read before.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import attrs

from ombre_dsl.diagnostics.diagnostic import Diagnostic

from . import tree
from .outline import Brace, Outline, Statement
from .places import Places
from .span import Span

Result: TypeAlias = tuple[tree.File, tuple[Diagnostic, ...]]
Parse: TypeAlias = Callable[[str, str], Result]

_MOST_FAULTS = 20
"""A part with more faults is no part of a file that is being written."""


@attrs.frozen
class Reading:
    """A text that was read, and what came of it."""

    text: str
    result: Result


def read_again(name: str, text: str, old: Reading, parse: Parse) -> Result | None:
    """What ``parse`` would give for the text, or None where the change may reach further than its own items."""
    first, last, faults = *_changed(old.text, text), old.result[1]
    items = old.result[0].items
    above = [number for number in range(len(items) - 1) if items[number + 1].span.start < first]
    kept = above[-1] + 1 if above else 0
    end = len(old.text) - last
    below = next((number for number, item in enumerate(items) if item.span.start > end and number > kept), len(items))
    begins = items[kept].span.start if kept else 0
    ends = items[below].span.start if below < len(items) else len(old.text)
    moved = len(text) - len(old.text)
    if (not kept and below == len(items)) or not _apart(old.text, begins, ends):
        return None
    around = (*items[:kept], *items[below:])
    if any(item.broken for item in around) or any(not begins <= fault.span.start < ends for fault in faults):
        return None
    middle = text[begins : ends + moved]
    if not _closed(name, middle):
        return None
    part, found = parse(name, middle)
    if len(found) > _MOST_FAULTS:
        return None
    lines = text.count("\n", 0, begins)
    further = text.count("\n") - old.text.count("\n")
    places = Places(name, text)
    made = (
        *items[:kept],
        *shifted(part.items, begins, lines),
        *shifted(items[below:], moved, further),
    )
    comments = tuple(Outline(text, places).comments)
    return tree.File(name, made, comments, places.span(0, len(text))), shifted(found, begins, lines)


def shifted(value: Any, characters: int, lines: int) -> Any:
    """The same with all spans moved by so many characters and lines; columns stay."""
    if not (characters or lines):
        return value
    if isinstance(value, Span):
        return Span(
            value.file, value.start + characters, value.end + characters, value.line + lines, value.column,
            value.end_line + lines, value.end_column,
        )  # fmt: skip
    if isinstance(value, tuple):
        return tuple([shifted(one, characters, lines) for one in value])
    fields, named = _fields(type(value))  # type: ignore[arg-type]
    if not fields:
        return value
    given = {name: shifted(getattr(value, name), characters, lines) for name in named}
    return type(value)(*[shifted(getattr(value, name), characters, lines) for name in fields], **given)


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a class in order, and those that are given by name alone."""
    fields = attrs.fields(kind) if attrs.has(kind) else ()
    return (
        tuple(field.name for field in fields if not field.kw_only),
        tuple(field.name for field in fields if field.kw_only),
    )


def _changed(old: str, new: str) -> tuple[int, int]:
    """How many characters two texts share at their beginning, and how many more at their end."""
    most = min(len(old), len(new))
    first = _longest(most, lambda size: old[:size] == new[:size])
    return first, _longest(most - first, lambda size: old[len(old) - size :] == new[len(new) - size :])


def _longest(most: int, same: Callable[[int], bool]) -> int:
    least = 0
    while least < most:
        half = (least + most + 1) // 2
        least, most = (half, most) if same(half) else (least, half - 1)
    return least


def _apart(text: str, begins: int, ends: int) -> bool:
    """Whether the part begins and ends where lines do."""
    return all(at in (0, len(text)) or text[at - 1] == "\n" for at in (begins, ends))


def _closed(name: str, part: str) -> bool:
    """Whether a part stands by itself: its blocks are closed, and nothing of it can go on in what follows."""
    outline = Outline(part, Places(name, part))
    opened = False
    for number, event in enumerate(outline.events):
        if isinstance(event, Brace):
            if event.count > 1 or (event.kind == "{") == opened or not number:
                return False
            opened = not opened
    last = outline.statements[-1] if outline.statements else None
    whole = not opened and (not part or part.endswith("\n"))
    return whole and not part.lstrip().startswith("decided") and (last is None or _ended(last))


def _ended(statement: Statement) -> bool:
    return not statement.goes_on and not statement.quotes
