"""Colours for ``.ombre`` files: a pygments lexer whose words are those of the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from pygments.lexer import RegexLexer, bygroups, words
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    Punctuation,
    String,
    Text,
)

from ..rulebook.model import SUITS
from ..vocabulary.table import BLOCKS, CHANGES

_CONDITIONS = (
    "when", "otherwise", "and", "or", "not", "has", "is", "no", "more", "fewer", "as", "many", "than", "at", "least",
    "most",
)  # fmt: skip
_WHO = ("declarer", "declarers", "defender", "defenders", "player", "players", "opponent", "opponents", "side")
_STEPS = ("insert", "above", "below")


@cache
def _block_words() -> tuple[str, ...]:
    """What headings begin with."""
    return _sorted([*CHANGES, *(word for block in BLOCKS for word in block.name.split()), "extends", "like"])


@cache
def _phrase_words() -> tuple[str, ...]:
    """Every word of the vocabulary that stands for itself."""
    phrases = [phrase.pattern for block in BLOCKS for phrase in block.headings]
    phrases += [phrase.pattern for block in BLOCKS for s in block.settings for phrase in s.phrases]
    phrases += [saying.pattern for block in BLOCKS for saying in block.sayings]
    found = {word for phrase in phrases for word in re.findall(r"[a-z]+", phrase)}
    return _sorted((found | {"pay", "from", "to", *SUITS, *_WHO}) - {*_CONDITIONS, *_STEPS})


def _sorted(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(found), key=lambda word: (-len(word), word)))


def _settings() -> tuple[str, ...]:
    return _sorted(s.name for block in BLOCKS for s in block.settings if s.name != "NEW")


class OmbreLexer(RegexLexer):
    """Rules of Ombre, as ombre_dsl reads them."""

    name = "Ombre"
    aliases = ("ombre",)
    filenames = ("*.ombre",)
    mimetypes = ("text/x-ombre",)
    url = ""
    flags = re.MULTILINE

    tokens = {  # noqa: RUF012
        "root": [
            (r"#[^\n]*", Comment.Single),
            (r'"(\\.|[^"\\\n])*"', String.Double),
            (r"@[A-Z]+-\w+", Name.Decorator),
            (r"\bdecided\b", Keyword.Reserved),
            (words(_block_words(), prefix=r"^", suffix=r"\b(?![^\n{|:]*:)"), Keyword.Declaration),
            (words(_settings(), prefix=r"^([ \t]*)", suffix=r"([ \t]*)(:)"),
             bygroups(Text.Whitespace, Name.Attribute, Text.Whitespace, Punctuation)),  # type: ignore[no-untyped-call]
            (r"\b[SCHD][A2-7JQK]\b|[♠♣♥♦][A2-7JQK]\b", Name.Constant),
            (r"[-−]?\b\d+\b", Number.Integer),
            (words(_CONDITIONS, prefix=r"\b", suffix=r"\b"), Operator.Word),
            (words(_STEPS, prefix=r"\b", suffix=r"\b"), Keyword),
            (words(_block_words(), prefix=r"\b", suffix=r"\b(?!_)"), Keyword.Declaration),
            (words(_phrase_words(), prefix=r"\b", suffix=r"\b(?!_)"), Keyword.Pseudo),
            (r"\w+", Name),
            (r"[<=+*>−-]", Operator),
            (r"[{}():,|]", Punctuation),
            (r"\n", Text.Whitespace),
            (r"[^\S\n]+", Text.Whitespace),
        ]
    }  # fmt: skip
