"""Citations: each names a statement of a source that the file, or one that it extends, declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..diagnostics.diagnostic import Label, Suggestion
from ..diagnostics.nearest import did_you_mean, mend
from ..diagnostics.wording import fault
from ..syntax.tree import Cite, Item
from .draft import Report
from .model import Source


def check_citations(item: Item, sources: Mapping[str, Source], known: Sequence[str], report: Report) -> None:
    """Report the citations of an item that name no statement; a source whose index is missing is not blamed again."""
    for cite in _cites(item):
        short = cite.id.split("-")[0]
        source = sources.get(short)
        if source is None:
            near = did_you_mean(short, known)
            put = Suggestion(cite.span, "@" + cite.id.replace(short, near, 1), sure=False) if near else None
            report(fault("OM209", cite.span, suggestion=put, source=short, known=", ".join(known) or "none"))
            continue
        ids = [statement for statement, _ in source.statements]
        if ids and cite.id not in ids:
            suggestion = mend(cite.span, cite.id, ids, "@")
            label = Label(source.origin.span, "the source is declared here")
            report(fault("OM210", cite.span, labels=(label,), suggestion=suggestion, id=cite.id, source=short))


def _cites(item: Item) -> Iterator[Cite]:
    yield from item.notes.cites
    for line in item.lines or ():
        yield from line.notes.cites
