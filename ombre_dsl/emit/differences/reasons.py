"""Reasons (`decided "…"`) of one variant that still stand in another, though what they speak of is different there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from ...rulebook.model import Origin, Rulebook
from .facts import Fact, Key, facts
from .model import Line, line_of

_LADDER = "ladder"
"""A ladder into which a contract is put keeps its reason, and that of the new line is added."""


@attrs.frozen
class Reason:
    """A reason to be read again: the line that it stands on in the base, and what is different there, in words."""

    line: Line
    why: str


def stale_reasons(base: Rulebook, variant: Rulebook) -> list[Reason]:
    """The reasons of ``base`` that a reader of ``variant`` meets, and that may no longer fit; each once, in order."""
    before, after = ({fact.key: fact for fact in facts(book)} for book in (base, variant))
    found: dict[tuple[str, int], Reason] = {}
    for origin, why in (*_of_values(before, after), *_of_rows(before, after), *_of_names(base, before, after, variant)):
        found.setdefault(_place(origin), Reason(line_of(origin), why))
    return [found[place] for place in sorted(found)]


def _of_values(before: dict[Key, Fact], after: dict[Key, Fact]) -> Iterator[tuple[Origin, str]]:
    """Of lines that are the same and say something else now: through an option, or by what came or went."""
    for old, new in _both(before, after):
        if _stands(old, new) and old.value != new.value:
            told = f"{old.text}, now {new.text}" if old.text != new.text else "what it names is different"
            yield old.origin, told


def _of_rows(before: dict[Key, Fact], after: dict[Key, Fact]) -> Iterator[tuple[Origin, str]]:
    """Of rows of payoff tables that are kept in part: a cell was changed, and the others still rest on the row."""
    rows: dict[tuple[str, tuple[str, int]], list[tuple[Fact, Fact | None]]] = {}
    for old in before.values():
        if old.group == "payoffs" and old.origin.decided:
            rows.setdefault((old.subject, _place(old.origin)), []).append((old, after.get(old.key)))
    for cells in rows.values():
        kept = [old for old, new in cells if new is not None and _stands(old, new)]
        gone = [(old, new) for old, new in cells if new is None or not _stands(old, new)]
        if kept and gone:
            told = [f"{old.aspect}: {old.text}, now {new.text if new else 'gone'}" for old, new in gone]
            yield kept[0].origin, "; ".join(told)


def _of_names(
    base: Rulebook, before: dict[Key, Fact], after: dict[Key, Fact], variant: Rulebook
) -> Iterator[tuple[Origin, str]]:
    """Of lines that stand as they did, and whose reason names something that has been taken out."""
    gone = [(name, name_of) for name in _removed(base, variant) for name_of in _called(base, name)]
    for old, new in _both(before, after):
        if not _stands(old, new):
            continue
        for name, called in gone:
            if re.search(rf"(?<!\w){re.escape(called)}(?!\w)", old.origin.decided):
                yield old.origin, f"{name} is removed"


def _removed(base: Rulebook, variant: Rulebook) -> list[str]:
    """What the base has and the variant takes out: ``contract solo``."""
    there = {f"{kind} {one.id}" for kind, group in _groups(base) for one in group}
    left = {f"{kind} {one.id}" for kind, group in _groups(variant) for one in group}
    return sorted(there - left)


def _called(book: Rulebook, name: str) -> list[str]:
    """All that an element goes by."""
    kind, _, id = name.partition(" ")
    one = next(element for word, group in _groups(book) for element in group if (word, element.id) == (kind, id))
    return [text for text in (id, one.labels.own, *(label for _, label in one.labels.others)) if text]


def _groups(book: Rulebook) -> list[tuple[str, tuple]]:  # type: ignore[type-arg]
    return [("contract", book.contracts), ("call", book.calls), ("outcome", book.outcomes), ("role", book.roles),
            ("penalty", book.penalties)]  # fmt: skip


def _both(before: dict[Key, Fact], after: dict[Key, Fact]) -> Iterator[tuple[Fact, Fact]]:
    """The facts with a reason that are in both."""
    return ((old, after[key]) for key, old in before.items() if key in after and old.origin.decided)


def _stands(old: Fact, new: Fact) -> bool:
    """Whether the reason of the old line is read at the new one, without having been written there anew."""
    if new.aspect == _LADDER and not new.listed:
        return new.origin.decided.startswith(old.origin.decided)
    return _place(old.origin) == _place(new.origin)


def _place(origin: Origin) -> tuple[str, int]:
    return origin.span.file, origin.span.line
