"""The grammar, loaded once."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from lark import Lark, ParseTree

from ombre_dsl.resources import grammar_text

Start: TypeAlias = Literal["start", "heading", "line"]


@cache
def parser() -> Lark:
    """The parser of whole files (``start``), single headings and single lines."""
    return Lark(
        grammar_text(),
        parser="lalr",
        start=["start", "heading", "line"],
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse_as(start: Start, text: str) -> ParseTree:
    """The parse tree of ``text``; raises ``lark.UnexpectedInput`` where it can't be read."""
    return parser().parse(text, start=start)
