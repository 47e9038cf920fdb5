"""One line of a file explained: what it means, what it changes, who has it through `like`, what it rests on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping

import attrs

from ..pipeline import Read
from ..rulebook.compose import Composer
from ..rulebook.draft import Book, Draft, Heading, Scope
from ..rulebook.headings import read_heading
from ..syntax.from_text import parse
from ..syntax.reading import decode
from ..syntax.span import Span
from ..syntax.tree import Exchange, File, Item, Ladder, Line, Notes, Row, Rule, Setting, Text, Word
from ..vocabulary.match import Parts
from .meaning import name_of, of_heading, of_line, words_in

_UNREAD = "This line could not be read; `ombre check` tells why."


@attrs.frozen
class Page:
    """A file with what it stands on: the whole book, and that of its base (None where there is none)."""

    text: str
    tree: File
    options: dict[str, Parts]
    book: Book | None
    base: Book | None
    texts: Mapping[str, str]
    sources: dict[str, str]
    read: Read


def explained(file: str, line: int, read: Read) -> list[str]:
    """Sentences about the line of that number in ``file``; an empty list when the file hasn't so many lines."""
    page = page_of(file, read)
    return explained_on(page, line) if page is not None else []


def explained_on(page: Page, number: int) -> list[str]:
    """The same for a file that has been read."""
    lines = page.text.splitlines()
    if not 1 <= number <= len(lines):
        return []
    written = lines[number - 1].strip()
    if not written:
        return ["An empty line; it says nothing."]
    if written.startswith("#"):
        return ["A comment, for who reads the file; it is never printed and changes nothing."]
    item = _item(page, number)
    return _in_item(page, item, number) if item is not None else [_UNREAD]


def replaced_line(file: str, number: int, read: Read) -> Span | None:
    """Where the base says what the line of that number changes; None when it changes nothing that is said there."""
    page = page_of(file, read)
    item = _item(page, number) if page is not None else None
    if page is None or item is None or page.base is None:
        return None
    heading = read_heading(item, Scope(""), lambda fault: None)
    if heading is None or not heading.action:
        return None
    draft = page.base.drafts.get(heading.key)
    line = next((line for line in item.lines or () if line.span.line <= number <= line.span.end_line), None)
    if draft is None or line is None:
        return draft.heading.place if draft else None
    return next((entry.line.span for entry in draft.entries if _same(entry.line, line)), None)


def page_of(file: str, read: Read) -> Page | None:
    """A file and what it stands on; None when it can't be read as text."""
    text, _ = decode(file, read(file) or b"")
    return None if text is None else _page(file, text, read)


def _page(file: str, text: str, read: Read) -> Page:
    tree, _ = parse(file, text)
    first = [part.text for part in tree.items[0].heading if isinstance(part, Word)] if tree.items else []
    book = Composer(read).variant(file) if first[:1] == ["variant"] else None
    below = Composer(read)
    base = below.variant(f"{first[-1]}.ombre") if book and "extends" in first[:-1] else None
    options = _declared(tree)
    for scope in book.scopes[:1] if book else ():
        options.update(scope.values)
    return Page(text, tree, options, book, base, below.texts, _sources(tree, book, read), read)


def _declared(tree: File) -> dict[str, Parts]:
    """The options that a file declares, with what holds unless another is given."""
    lines = [line for item in tree.items if list(words_in(item.heading)) == ["options"] for line in item.lines or ()]
    return {line.key: line.value[1:] for line in lines if isinstance(line, Setting) and line.value[1:]}


def _sources(tree: File, book: Book | None, read: Read) -> dict[str, str]:
    """The statements that may be cited, by their ids."""
    found = {id: told for source in (book.sources.values() if book else ()) for id, told in source.statements}
    for item in tree.items:
        if list(words_in(item.heading))[:1] == ["source"]:
            found.update(_statements(item, read))
    return found


def _statements(item: Item, read: Read) -> dict[str, str]:
    place = next((part.value for part in item.heading if isinstance(part, Text)), "")
    try:
        index = tomllib.loads((read(place) or b"").decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return {}
    statements = index.get("statements")
    return {id: str(told) for id, told in statements.items()} if isinstance(statements, dict) else {}


# ---- what is told ----------------------------------------------------------------------------------------------------


def _item(page: Page, number: int) -> Item | None:
    """The item that a line belongs to."""
    return next((item for item in page.tree.items if item.span.line <= number <= item.span.end_line), None)


def _in_item(page: Page, item: Item, number: int) -> list[str]:
    heading = read_heading(item, Scope(""), lambda fault: None)
    if heading is None:
        return [_UNREAD]
    line = next((line for line in item.lines or () if line.span.line <= number <= line.span.end_line), None)
    if line is not None:
        told = [f"In {name_of(heading)}. {_capital(of_line(line, heading, item, page.text, page.options))}"]
        return [*told, *_changed(page, heading, line), *_heirs(page, heading, line), *_notes(page, line.notes)]
    if item.lines is not None and item.heading[-1].span.end_line < number == item.span.end_line:
        return [f"The end of the block of line {item.span.line}."]
    return [_capital(of_heading(heading)), *_replaced(page, heading), *_heirs(page, heading, None),
            *_cited(page, heading, item), *_notes(page, item.notes)]  # fmt: skip


def _notes(page: Page, notes: Notes) -> Iterator[str]:
    for cite in notes.cites:
        yield f"It cites {cite.id}: {page.sources.get(cite.id, 'which no source has')}"
    if notes.decided is not None:
        yield f"Decided here: {notes.decided.value}"


def _cited(page: Page, heading: Heading, item: Item) -> Iterator[str]:
    """Of a source every statement, with the lines of the file that cite it."""
    if heading.block.name != "source":
        return
    lines: dict[str, list[str]] = {}
    for one in page.tree.items:
        for notes in (one.notes, *(line.notes for line in one.lines or ())):
            for cite in notes.cites:
                lines.setdefault(cite.id, []).append(str(cite.span.line))
    for id, told in _statements(item, page.read).items():
        where = list(dict.fromkeys(lines.get(id, ())))
        cited = f"cited in line{'s' if len(where) > 1 else ''} {', '.join(where)}" if where else "not cited here"
        yield f"{id}, {cited}: {told}"


def _replaced(page: Page, heading: Heading) -> Iterator[str]:
    """Where the element is first said that a heading changes, replaces or removes."""
    draft = page.base.drafts.get(heading.key) if page.base and heading.action else None
    if draft is not None:
        yield f"It is said in {draft.heading.span.file}, line {draft.heading.span.line}."


def _changed(page: Page, heading: Heading, line: Line) -> Iterator[str]:
    """The line of the base that this one takes the place of."""
    if page.base is None or heading.action not in ("change", "replace"):
        return
    draft = page.base.drafts.get(heading.key)
    old = next((entry.line for entry in draft.entries if _same(entry.line, line)), None) if draft else None
    if old is not None:
        yield f"In {old.span.file}, line {old.span.line}, it is: {_written(old, page.texts[old.span.file])}"
    elif draft is not None and heading.action == "change":
        yield f"It is not said in {draft.heading.span.file}, and comes to what is."


def _written(line: Line, text: str) -> str:
    """A statement as it is written, without its notes."""
    ends = [cite.span.start for cite in line.notes.cites[:1]]
    if line.notes.decided is not None:
        ends.append(text.rfind("decided", 0, line.notes.decided.span.start))
    return " ".join(text[line.span.start : min((*ends, line.span.end))].split())


def _same(one: Line, other: Line) -> bool:
    """Whether two lines say the same thing of a block, each in its way."""
    if isinstance(one, Setting) and isinstance(other, Setting):
        return one.key == other.key
    if isinstance(one, Row) and isinstance(other, Row):
        return bool(one.cells and other.cells) and one.cells[0].words == other.cells[0].words
    if isinstance(one, Rule) and isinstance(other, Rule):
        return one.parts == other.parts
    return type(one) is type(other) and isinstance(one, Ladder | Exchange)


def _heirs(page: Page, heading: Heading, line: Line | None) -> Iterator[str]:
    """The contracts that have a line through `like`."""
    if page.book is None or heading.block.name != "contract" or heading.action == "remove":
        return
    found = list(dict.fromkeys(_below(page.book, heading.key[1], line)))
    if found:
        yield f"{'These have it' if line else 'These are like it'}, through `like`: {', '.join(found)}."


def _below(book: Book, name: str, line: Line | None, seen: tuple[str, ...] = ()) -> Iterator[str]:
    for key, draft in book.drafts.items():
        if key[0] != "contract" or _like(draft) != name or key[1] in seen:
            continue
        if line is None or not any(_same(entry.line, line) for entry in draft.entries):
            yield key[1]
            yield from _below(book, key[1], line, (*seen, key[1]))


def _like(draft: Draft) -> str:
    return next((word.text for word in draft.heading.match.words("CONTRACT")), "")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
