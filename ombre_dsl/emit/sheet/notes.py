"""The end of the sheet: options, house decisions and sources."""

from __future__ import annotations

from ...rulebook.model import Origin, Source
from .context import Context
from .facts import origins_in
from .markdown import Markdown, code, md
from .pieces import blocks, bullets, steps, table


def options(c: Context) -> Markdown | None:
    """The options in force; None where there is none."""
    if not c.book.options:
        return None
    rows = [[code(option.id), md(option.value), c.rests(option.origin)] for option in c.book.options]
    return blocks(table([c._("Option"), c._("In force"), c._("Rests on")], rows))


def house_decisions(c: Context) -> Markdown | None:
    """Every line that was decided, numbered as in the text; None where there is none."""
    if not c.decisions:
        return None
    return blocks(steps(_decision(c, origin) for origin in c.decisions))


def _decision(c: Context, origin: Origin) -> str:
    cites = f" [{', '.join(md(cite) for cite in origin.cites)}]" if origin.cites else ""
    words, file, line = code(origin.words), code(origin.span.file), origin.span.line
    if origin.via:
        place = c.p_(
            "where a line stands",
            "{words}, {file} line {line}, through {ways}",
            words=words,
            file=file,
            line=line,
            ways=c.listed([code(way) for way in origin.via]),
        )
    else:
        place = c.p_("where a line stands", "{words}, {file} line {line}", words=words, file=file, line=line)
    return f"{md(origin.decided)} ({place}){cites}"


def sources(c: Context) -> Markdown | None:
    """Each source with the statements of it that are cited; None where there is none."""
    cited = {cite for origin in origins_in(c.book) for cite in origin.cites}
    parts = [block for source in c.book.sources for block in _source(c, source, cited)]
    return blocks(*parts) if parts else None


def _source(c: Context, source: Source, cited: set[str]) -> list[str]:
    head = c._(
        "**{short}**: {title} (language: {language}).",
        short=md(source.short),
        title=md(source.title),
        language=md(source.language),
    )
    lines = [f"[{md(id)}] {md(text)}" for id, text in source.statements if id in cited]
    return [c.paragraph([head, md(source.note)]), bullets(lines)]
