"""Every change of one token or one line of a file of rules; labels, citations, texts and examples stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, takewhile

import attrs

from ..rulebook.model import Rulebook
from ..syntax.from_text import parse
from ..syntax.tree import Item, Ladder, Line, Pay, Ranking, Row, Rule, Setting, Word
from ..vocabulary.table import block as block_named
from .swaps import groups_of, swaps, turned

_UNTOUCHED = ("variant", "module", "ombre", "language", "source", "example", "check", "use")
"""Headings that are no rules of the game, and those that tell how the rules are tested."""

_TOKEN = re.compile(r"-?\d+|[A-Za-z_][A-Za-z_0-9]*")
_NOTES = re.compile(r'\s@|\sdecided\s+"')


@attrs.frozen
class Mutant:
    """One change: the line it is made in, what stood there and stands there now, and the whole text with it.

    ``block`` is what the block of the line is called, without its label: ``contract spil``, ``table``.
    """

    line: int
    before: str
    after: str
    text: str
    statement: str
    block: str = ""

    @property
    def change(self) -> str:
        """The change in words."""
        return f"{self.before} → {self.after}" if self.after else f"without {self.before}"


@attrs.frozen
class Edit:
    """A stretch of the text, what takes its place, and how the change reads."""

    start: int
    end: int
    put: str
    before: str
    after: str


def mutants(name: str, text: str, rulebook: Rulebook) -> Iterator[Mutant]:
    """All mutants of the file, in the order of its lines, each text once."""
    tree, faults = parse(name, text)
    if faults:
        return
    groups = groups_of(rulebook)
    seen = {text}
    for item in tree.items:
        if _word(item) in _UNTOUCHED:
            continue
        for statement, line, edit in _edits(item, text, groups):
            changed = text[: edit.start] + edit.put + text[edit.end :]
            if changed not in seen:
                seen.add(changed)
                yield Mutant(line, edit.before, edit.after, changed, statement, _block(item))


def _block(item: Item) -> str:
    words = takewhile(lambda part: isinstance(part, Word), item.heading)
    return " ".join(word.text for word in words if isinstance(word, Word))


def _word(item: Item) -> str:
    words = [part.text for part in item.heading if isinstance(part, Word)]
    if words[:1] == ["change"] or words[:1] == ["replace"]:
        words = words[1:]
    return words[0] if words else ""


def _edits(item: Item, text: str, groups: Sequence[frozenset[str]]) -> Iterator[tuple[str, int, Edit]]:
    """The edits of one item: of its heading, of each line, and of the order of its lines."""
    first = item.heading[-1].span.end
    heading = text[item.span.start : first]
    for edit in _tokens(heading, item.span.start, _heading_groups(heading, groups)):
        yield heading, item.span.line, edit
    lines = item.lines or ()
    for place, line in enumerate(lines):
        statement = _statement(text, line)
        own = (*_of_line(line, statement, groups), *_phrases(item, line, text), *_dropped(line, text))
        for edit in (*own, *_moved(lines, place, text)):
            yield statement, line.span.line, edit


def _heading_groups(heading: str, groups: Sequence[frozenset[str]]) -> Sequence[frozenset[str]]:
    """Of a heading only what stands behind ``like`` or between parties is changed, never the name that it gives."""
    return groups if heading.startswith(("payoffs", "settle")) or " like " in heading else ()


def _statement(text: str, line: Line) -> str:
    """A line as it stands, without notes."""
    whole = text[line.span.start : line.span.end]
    notes = _NOTES.search(whole)
    return whole[: notes.start()].rstrip() if notes else whole.rstrip()


def _of_line(line: Line, statement: str, groups: Sequence[frozenset[str]]) -> Iterator[Edit]:
    """Numbers, names and words of a line, and neighbours in an order exchanged."""
    start = line.span.start
    if isinstance(line, Ranking | Ladder):
        yield from _neighbours(statement, start)
        return
    skip = _name_of(line, statement)
    yield from _tokens(statement[skip:], start + skip, groups, cell=isinstance(line, Row))


def _name_of(line: Line, statement: str) -> int:
    """Where the value of a setting begins: its name is no token to change."""
    return statement.index(":") + 1 if isinstance(line, Setting) and ":" in statement else 0


def _tokens(part: str, start: int, groups: Sequence[frozenset[str]], cell: bool = False) -> Iterator[Edit]:
    """One token after the other, outside of quoted texts."""
    quoted = [match.span() for match in re.finditer(r'"(?:[^"\\]|\\.)*"', part)]
    for match in _TOKEN.finditer(part):
        if any(begin <= match.start() < end for begin, end in quoted):
            continue
        token = match.group()
        for put in swaps(token, groups, cell=cell):
            yield Edit(start + match.start(), start + match.end(), put, token, put)
    for begin, end, put in turned(part):
        yield Edit(start + begin, start + end, put, part[begin:end], put)


def _neighbours(statement: str, start: int) -> Iterator[Edit]:
    """In an order or ladder: each name exchanged with the next, and each sign between two rungs with the other one."""
    skip = statement.index(":") + 1
    names = list(_TOKEN.finditer(statement, skip))
    for left, right in pairwise(names):
        between = statement[left.end() : right.start()]
        put = right.group() + between + left.group()
        yield Edit(start + left.start(), start + right.end(), put, f"{left.group()} {right.group()}", put)
    for match in re.finditer("[<=]", statement[skip:]):
        at, other = start + skip + match.start(), "=" if match.group() == "<" else "<"
        yield Edit(at, at + 1, other, match.group(), other)


def _phrases(item: Item, line: Line, text: str) -> Iterator[Edit]:
    """A setting's value exchanged for every other phrase of plain words that the vocabulary permits."""
    kind = block_named(_word(item))
    if kind is None or not isinstance(line, Setting) or not line.value:
        return
    setting = kind.setting(line.key)
    if setting is None or setting.name == "NEW":
        return
    start, end = line.value[0].span.start, line.value[-1].span.end
    for phrase in setting.phrases:
        if phrase.pattern and not re.search("[A-Z]", phrase.pattern) and phrase.pattern != text[start:end]:
            yield Edit(start, end, phrase.pattern, text[start:end], phrase.pattern)


def _dropped(line: Line, text: str) -> Iterator[Edit]:
    """The line left out."""
    start = text.rfind("\n", 0, line.span.start) + 1
    end = text.find("\n", line.span.end)
    yield Edit(start, end + 1, "", _statement(text, line), "")


def _moved(lines: Sequence[Line], place: int, text: str) -> Iterator[Edit]:
    """The line behind the next one, where the order of lines says something."""
    if place + 1 == len(lines) or not all(isinstance(line, Rule | Pay) for line in lines[place : place + 2]):
        return
    here, there = lines[place], lines[place + 1]
    start, end = here.span.start, there.span.end
    between = text[here.span.end : there.span.start]
    put = text[there.span.start : end] + between + text[start : here.span.end]
    yield Edit(start, end, put, _statement(text, here), f"behind {_statement(text, there)}")


def by_statement(found: Iterable[Mutant]) -> Mapping[tuple[int, str], list[Mutant]]:
    """Mutants by the line and statement that they change."""
    groups: dict[tuple[int, str], list[Mutant]] = {}
    for mutant in found:
        groups.setdefault((mutant.line, mutant.statement), []).append(mutant)
    return groups


__all__ = ["Edit", "Mutant", "by_statement", "mutants"]
