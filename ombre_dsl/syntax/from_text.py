"""From text to tree.

A text without a fault is read in one go.  Any other is read statement by statement, so that each faulty one gets its
own report and the rest of the file is known all the same.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

from lark import UnexpectedInput

from ombre_dsl.diagnostics.diagnostic import Diagnostic, in_source_order
from ombre_dsl.diagnostics.wording import fault

from . import tree
from .again import Reading, Result, read_again
from .assembly import Assembly
from .build import Builder
from .grammar import parse_as
from .outline import Outline
from .places import Places
from .statements import LIMIT, too_long

_KEPT = 24
"""So many files are kept: those that stand around a variant, while it is written."""

_last: OrderedDict[str, Reading] = OrderedDict()
"""What was read last under each name."""


def parse(name: str, text: str) -> tuple[tree.File, list[Diagnostic]]:
    """The tree of the file ``name`` and its faults in source order.  What can't be read is left out of the tree."""
    file, faults = _parsed(name, text)
    return file, list(faults)


@lru_cache(maxsize=_KEPT)
def _parsed(name: str, text: str) -> Result:
    """The same; trees are never changed, so that one may be used again by all who ask for it."""
    old = _last.get(name)
    result = read_again(name, text, old, read_whole) if old is not None else None
    if result is None:
        result = read_whole(name, text)
    _last[name] = Reading(text, result)
    _last.move_to_end(name)
    if len(_last) > _KEPT:
        _last.popitem(last=False)
    return result


def read_whole(name: str, text: str) -> Result:
    """The tree and the faults of a text of which nothing has been read before."""
    places = Places(name, text)
    outline = Outline(text, places)
    items = read_at_once(places, outline)
    if items is not None:
        return _file(places, outline, items), ()
    file, faults = read_piecewise(places, outline)
    return file, tuple(faults)


def read_at_once(places: Places, outline: Outline) -> tuple[tree.Item, ...] | None:
    """All items of a text without a fault, else None."""
    if any(statement.quotes or too_long(places, statement) for statement in outline.statements):
        return None
    try:
        parsed = parse_as("start", places.text)
    except UnexpectedInput:
        return None
    builder = Builder(places)
    items: tuple[tree.Item, ...] = builder.transform(parsed)
    return None if builder.faults else items


def read_piecewise(places: Places, outline: Outline) -> tuple[tree.File, list[Diagnostic]]:
    """The tree of any text, and its faults."""
    assembly = Assembly(places, outline)
    faults = in_source_order(assembly.statements.faults)
    if len(faults) >= LIMIT:
        end = faults[LIMIT - 1].span.after()
        faults = [*faults[:LIMIT], fault("OM199", end, limit=LIMIT)]
    return _file(places, outline, tuple(assembly.items)), faults


def _file(places: Places, outline: Outline, items: tuple[tree.Item, ...]) -> tree.File:
    return tree.File(places.file, items, tuple(outline.comments), places.span(0, len(places.text)))
