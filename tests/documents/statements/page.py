"""The page for readers: a table for each source, a row for each of its statements."""

from __future__ import annotations

from ombre_dsl.emit.sheet.markdown import md

from .lists import MODULE, SOURCES, Listed, Place, anchors_of, listed

_HEAD = """# Where the sheets say it

The four games were each described in a source, and each source was taken apart into numbered statements. This page
lists all of them, in the project's own words, and says in which part of a sheet each is told. A test holds the list:
no statement is left out, and the part named says what the statement says.
"""


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join([_HEAD, *(_table(listed(name)) for name in SOURCES)])


def _table(source: Listed) -> str:
    rows = [f"| {id} | {md(text)} | {_where(source, id)} |" for id, text in source.statements.items()]
    head = [
        f"## {md(source.title)}",
        "",
        "| Statement | What it says | Where the sheet says it |",
        "| --- | --- | --- |",
    ]
    return "\n".join([*head, *rows, ""])


def _where(source: Listed, id: str) -> str:
    if id in source.not_rules:
        return f"No rule. {md(source.not_rules[id])}"
    places = "; ".join(dict.fromkeys(_link(place) for place in source.places[id]))
    return f"{places}. {md(source.left_out[id])}" if id in source.left_out else places


def _link(place: Place) -> str:
    variant, _, module = place.sheet.partition(MODULE)
    if module:
        return f"{md(place.section)}, where a variant uses the module [{md(module)}](modules.md)"
    return f"[{md(place.section)}](variants/{variant}/rules.en.md#{anchors_of(variant)[place.section]}) ({md(variant)})"
