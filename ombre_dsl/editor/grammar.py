"""The TextMate grammar of the language, made from the vocabulary, for editors that colour by one.

``python -m ombre_dsl.editor.grammar > editors/vscode/syntaxes/ombre.tmLanguage.json``
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from typing import Any

from ..vocabulary import reference
from ..vocabulary.match import SEATS, SUITS
from ..vocabulary.table import BLOCKS, CHANGES

_CONDITIONS = ("when", "otherwise", "and", "or", "not", "has", "is", "no", "more", "fewer", "as", "many", "than", "at",
               "least", "most", "then", "each", "every", "any", "up", "to", "from", "pay", "exactly")  # fmt: skip
_COLOURS = ("black", "red", "every suit", *SUITS)
_LABELS = r'(?:\s*(?:\w+\s+)?"(?:\\.|[^"\\])*")*'

Pattern = dict[str, Any]


def grammar() -> dict[str, Any]:
    """The grammar; every pattern is of one line, and its expressions mean the same to Oniguruma and to Python."""
    return {
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "name": "Ombre",
        "scopeName": "source.ombre",
        "fileTypes": ["ombre"],
        "patterns": [
            _one("comment.line.number-sign", r"#.*$"),
            _one("string.quoted.double", r'"(?:\\.|[^"\\])*"'),
            _one("invalid.illegal.unclosed-string", r'"[^"]*$'),
            _one("constant.other.citation", r"@[A-Z]+-\w+"),
            _one("keyword.other.decided", r"\bdecided\b"),
            *_headings(),
            *_names_of_settings(),
            _one("constant.language.card", r"(?<!\w)(?:[SCHD♠♣♥♦][A2-7JQK]|[A2-7JQK][♠♣♥♦])(?!\w)"),
            _one("constant.numeric", r"[-−]?(?<!\w)\d+(?!\w)"),
            _one("constant.language.rank", r"(?<!\w)[AJQK](?!\w)"),
            _one("keyword.control", _words(_CONDITIONS)),
            _one("support.constant", _words(phrase_words())),
            _one("variable.other", r"[\w♠♣♥♦]+"),
            _one("keyword.operator", r"[<=+*−-]"),
            _one("punctuation.section.block", r"[{}]"),
            _one("punctuation.separator", r"[,:|()]"),
        ],
    }


def text() -> str:
    """The grammar as the file holds it."""
    return json.dumps(grammar(), indent=2, ensure_ascii=False) + "\n"


def phrase_words() -> set[str]:
    """Every word of the vocabulary that stands for itself in a value, a line or a heading."""
    phrases = [phrase.pattern for block in BLOCKS for phrase in block.headings]
    phrases += [phrase.pattern for block in BLOCKS for setting in block.settings for phrase in setting.phrases]
    phrases += [saying.pattern for block in BLOCKS for saying in block.sayings]
    rows = (reference.EXCHANGERS, reference.EXCHANGES, reference.PARTIES, reference.SUBJECTS)
    phrases += [written.partition(":")[2] or written for group in rows for written, _ in group]
    phrases += [name for name, _ in reference.AMOUNTS if name.isalpha()]
    phrases += _IN_CONDITIONS + _IN_RESULTS
    found = {word for phrase in phrases for word in re.findall(r"(?<![\w])[a-z]+(?![\w])", phrase)}
    return (found | set(SUITS) | set(SEATS)) - set(_CONDITIONS)


_IN_CONDITIONS = [
    "trick tricks matador matadors point points deal deals match pot empty called made missed contract outcome trump",
    "preferred suit none row last passed out one of the in doubled",
]
_IN_RESULTS = [
    "pot pass hold listen join take call declare leads exchange exchanges exchanged nobody cards card may not bid",
    "play nothing goes on offender opponent other",
    "redeal by same next dealer declares in shows takes the trick defenders declarers wins draw over deals exactly",
]
"""What conditions and the results of examples are written with; they are read by rules of their own."""


NAMED_BLOCKS = ("contract", "call", "aim", "role", "penalty")
"""Elements of blocks of which each has a name in its heading."""


def _headings() -> list[Pattern]:
    blocks = _alternatives(block.name for block in BLOCKS)
    named = _alternatives(block.name for block in BLOCKS if block.element in NAMED_BLOCKS)
    heading = rf"^\s*(?:({_alternatives(CHANGES)})\s+)?"
    no_setting = r'(?![^\n{|"]*:)'
    return [
        {
            "match": rf"{heading}({named})\s+(\w+){no_setting}",
            "captures": _captures("storage.modifier", "storage.type", "entity.name.type"),
        },
        {"match": rf"{heading}({blocks})(?!\w){no_setting}", "captures": _captures("storage.modifier", "storage.type")},
        _one("storage.modifier", rf"(?:^\s*(?:{_alternatives(CHANGES)})|(?<!\w)(?:like|extends))(?!\w)"),
    ]


def _names_of_settings() -> list[Pattern]:
    settings = {setting.name for block in BLOCKS for setting in block.settings if setting.name != "NEW"}
    known = _alternatives({*settings, "ladder", "exchange", *_COLOURS})
    return [
        {
            "match": rf"^\s*({known})\s*(:)",
            "captures": _captures("support.type.property-name", "punctuation.separator"),
        },
        {"match": rf"^\s*(\w+)(?={_LABELS}\s*:)", "captures": _captures("entity.name.variable")},
    ]


def _one(scope: str, match: str) -> Pattern:
    return {"name": f"{scope}.ombre", "match": match}


def _captures(*scopes: str) -> dict[str, dict[str, str]]:
    return {str(number): {"name": f"{scope}.ombre"} for number, scope in enumerate(scopes, 1)}


def _alternatives(words: Iterable[str]) -> str:
    """Any of the words, the longest first, blanks as wide as one likes."""
    ranked = sorted(set(words), key=lambda word: (-len(word), word))
    return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in ranked)


def _words(words: Iterable[str]) -> str:
    return rf"(?<!\w)(?:{_alternatives(words)})(?!\w)"


if __name__ == "__main__":
    sys.stdout.write(text())
