"""The grammar, built once and kept in the user's cache folder, where building it anew would cost most of a check."""

from __future__ import annotations

import io
import sys
from functools import cache
from typing import Any, Literal, TypeAlias

import lark
from lark import Lark, ParseTree

from ombre_dsl.cache.store import load, name_of, save
from ombre_dsl.resources import grammar_text

Start: TypeAlias = Literal["start", "heading", "line"]

_OPTIONS: dict[str, Any] = {
    "parser": "lalr",
    "start": ["start", "heading", "line"],
    "propagate_positions": True,
    "maybe_placeholders": True,
}


@cache
def parser() -> Lark:
    """The parser of whole files (``start``), single headings and single lines."""
    text = grammar_text()
    name = name_of("grammar", text, repr(_OPTIONS), lark.__version__, sys.version)
    kept = _kept(name)
    if kept is not None:
        return kept
    built = Lark(text, **_OPTIONS)
    content = io.BytesIO()
    built.save(content)
    save(name, content.getvalue())
    return built


def _kept(name: str) -> Lark | None:
    """The kept grammar, or None when there is none that can be used."""
    content = load(name)
    try:
        return None if content is None else Lark.load(io.BytesIO(content))
    except Exception:  # Whatever a kept grammar of another make may raise, a new one is built.
        return None


def parse_as(start: Start, text: str) -> ParseTree:
    """The parse tree of ``text``; raises ``lark.UnexpectedInput`` where it can't be read."""
    return parser().parse(text, start=start)
