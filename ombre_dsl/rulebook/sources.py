"""Reading the index of a declared source: its title, language, and the statements that may be cited."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..diagnostics.diagnostic import Label, Suggestion
from ..diagnostics.wording import fault
from ..syntax.tree import Text, Word
from .draft import Report
from .model import Origin, Source

if TYPE_CHECKING:
    from .compose import Read
    from .draft import Book, Heading


def read_source(book: Book, heading: Heading, read: Read, report: Report) -> None:
    """Add the source that a heading declares to the book.

    An index that can't be had is reported once; the source then counts as declared, so that nothing that cites it is
    blamed.
    """
    short = heading.match.words("WORD")[0]
    place = next(part for part in heading.match.parts("TEXT") if isinstance(part, Text))
    known = book.sources.get(short.text)
    if known is not None:
        if known.origin.span.file == heading.span.file:
            label = Label(known.origin.span, "it is declared here")
            report(fault("OM211", heading.span, labels=(label,), name=f"source {short.text}"))
        return
    origin = Origin(heading.span, f"source {short.text}")
    data = read(place.value)
    if data is None:
        report(fault("OM301", place.span, file=place.value))
        book.sources[short.text] = Source(short.text, "", "", "", (), origin)
        return
    book.sources[short.text] = _index(short, data, origin, place, report)


def _index(word: Word, data: bytes, origin: Origin, place: Text, report: Report) -> Source:
    """The source from its index, a TOML file with ``title``, ``language``, ``short`` and a table ``statements``."""
    short = word.text
    try:
        index = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as reason:
        report(fault("OM315", place.span, file=place.value, reason=str(reason)))
        return Source(short, "", "", "", (), origin)
    own = str(index.get("short", short))
    if own != short:
        mend = Suggestion(word.span, own, sure=False)
        report(fault("OM319", word.span, suggestion=mend, file=place.value, own=own, short=short))
    statements = index.get("statements")
    for kind, key in _lacking(index, statements):
        report(fault("OM321", place.span, file=place.value, kind=kind, key=key))
    pairs = statements.items() if isinstance(statements, dict) else ()
    title, language, note = (str(index.get(key, "")) for key in ("title", "language", "note"))
    return Source(short, title, language, note, tuple((id, str(told)) for id, told in pairs), origin)


def _lacking(index: dict[str, object], statements: object) -> Iterator[tuple[str, str]]:
    """What an index must have and has not, or not as what it must be: the kind and the key of each."""
    if not isinstance(index.get("title"), str):
        yield "text", "title"
    if not isinstance(statements, dict):
        yield "table", "statements"
        return
    if not statements:
        yield "statement in the table", "statements"
    for id, told in statements.items():
        if not isinstance(told, str):
            yield "text", f"statements.{id}"
