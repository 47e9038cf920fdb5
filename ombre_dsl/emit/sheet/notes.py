"""The end of the sheet: options, house decisions and sources."""

from __future__ import annotations

from ...rulebook.model import Origin, Source
from .context import Context, origins_in
from .english import blocks, bullets, steps, table
from .markdown import Markdown, code, md


def options(c: Context) -> Markdown | None:
    """The options in force; None where there is none."""
    if not c.book.options:
        return None
    rows = [[code(option.id), md(option.value), c.mark(option.origin).strip()] for option in c.book.options]
    return blocks(table(["Option", "In force", "Rests on"], rows))


def house_decisions(c: Context) -> Markdown | None:
    """Every line that was decided, numbered as in the text; None where there is none."""
    if not c.decisions:
        return None
    return blocks(steps(_decision(c, origin) for origin in c.decisions))


def _decision(c: Context, origin: Origin) -> str:
    cites = f" [{', '.join(md(cite) for cite in origin.cites)}]" if origin.cites else ""
    via = f", through {' and '.join(code(way) for way in origin.via)}" if origin.via else ""
    return f"{md(origin.decided)} ({code(origin.words)}, {code(origin.span.file)} line {origin.span.line}{via}){cites}"


def sources(c: Context) -> Markdown | None:
    """Each source with the statements of it that are cited; None where there is none."""
    cited = {cite for origin in origins_in(c.book) for cite in origin.cites}
    parts = [block for source in c.book.sources for block in _source(source, cited)]
    return blocks(*parts) if parts else None


def _source(source: Source, cited: set[str]) -> list[str]:
    note = f" {md(source.note)}" if source.note else ""
    head = f"**{md(source.short)}**: {md(source.title)} (language: {md(source.language)}).{note}"
    lines = [f"[{md(id)}] {md(text)}" for id, text in source.statements if id in cited]
    return [head, bullets(lines)]
