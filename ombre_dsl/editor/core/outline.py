"""The outline of a file: its blocks, and what stands in them."""

from __future__ import annotations

import re

import attrs

from ...rulebook.draft import Scope
from ...rulebook.headings import read_heading
from ...syntax.span import Span
from ...syntax.tree import Exchange, File, Item, Ladder, Line, Ranking, Rule, Setting, Word


@attrs.frozen
class Symbol:
    """An entry of the outline: ``kind`` is the block's name, or ``setting`` or ``line``; ``span`` all of it,
    ``name_span`` what is to be shown as chosen."""

    name: str
    kind: str
    detail: str
    span: Span
    name_span: Span
    inside: tuple[Symbol, ...] = ()


def outline(file: File, text: str) -> list[Symbol]:
    """The symbols of a file in its order."""
    return [symbol for item in file.items if (symbol := _item(item, text)) is not None]


def _item(item: Item, text: str) -> Symbol | None:
    if not item.heading:
        return None
    first, last = item.heading[0].span, item.heading[-1].span
    heading = read_heading(item, Scope(""), lambda fault: None)
    kind = heading.block.name if heading else "line"
    words = " ".join(text[first.start : last.end].split())
    name, _, labels = words.partition(' "') if kind not in ("example", "check", "source") else (words, "", "")
    place = heading.place if heading else first
    place = place if item.span.start <= place.start and place.end <= item.span.end else first
    inside = tuple(_line(line, text) for line in item.lines or ())
    return Symbol(name, kind, f'"{labels}' if labels else "", item.span, place, inside)


def _line(line: Line, text: str) -> Symbol:
    name = _head(line)
    words = " ".join(re.sub(r"#[^\n]*", "", text[line.span.start : line.span.end]).split())
    rest = words[len(name) :].lstrip(": ") if words.startswith(name) else words
    return Symbol(name or words, "setting" if name else "line", rest if name else "", line.span, line.span)


def _head(line: Line) -> str:
    """What the line is about, where it has a name."""
    if isinstance(line, Setting):
        return line.key
    if isinstance(line, Ladder | Exchange):
        return line.word.text
    if isinstance(line, Ranking):
        return line.colour.text
    if isinstance(line, Rule) and isinstance(line.parts[0], Word):
        return line.parts[0].text
    return ""
