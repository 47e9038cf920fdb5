"""Giving every contract, outcome, call, aim, role and named card of a variant a nonsense name, in all its files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from ombre_dsl.files import compile_path
from ombre_dsl.pipeline import Compilation, compile_variant

TOKENS = re.compile(r'"(?:\\.|[^"\\\n])*"|#[^\n]*|@[A-Z]+-\w+|[^\W\d]\w*|.', re.S)
_FILE_WORDS = {"use", "module", "extends", "variant"}


def nonsense(number: int) -> str:
    """A word that no language of cards has."""
    return "zq" + "".join("bcdfghjkmn"[int(digit)] for digit in f"{number:03}")


def renaming(variant: Path) -> dict[str, str]:
    """For each name that the variant gives, another one; the order among the new names is another, too."""
    book = compile_path(variant).rulebook
    assert book is not None
    groups = (book.contracts, book.outcomes, book.calls, book.aims, book.roles, book.cards)
    names = sorted({thing.id for group in groups for thing in group}, reverse=True)
    return {name: nonsense(number) for number, name in enumerate(names)}


def renamed(text: str, names: dict[str, str]) -> str:
    """The text with the names changed wherever they stand for something; texts, comments and file names stay."""
    made, before = [], ""
    for token in TOKENS.findall(text):
        # "trick 5 won" and "seat second" are phrases of the language, whatever the variant calls its outcomes.
        made.append(names.get(token, token) if before not in _FILE_WORDS else token)
        if not token.isspace():
            before = token
    return "".join(made)


def compiled(variant: Path, names: dict[str, str]) -> Compilation:
    """The variant with its names changed, compiled."""

    def read(name: str) -> bytes | None:
        path = variant.parent / name
        if not path.is_file():
            return None
        data = path.read_bytes()
        if name.endswith(".json"):
            return json.dumps(translated(json.loads(data), names)).encode("utf-8")
        return renamed(data.decode("utf-8"), names).encode("utf-8") if name.endswith(".ombre") else data

    return compile_variant(variant.name, read)


_OWN = ("ask", "state", "then", "role", "variant")
"""Keys whose values are words of the interface, whatever a variant calls its outcomes."""


def translated(value: Any, names: dict[str, str], key: str = "") -> Any:
    """A question, answer or record with the names changed: whole strings, and words of actions."""
    if key in _OWN:
        return value
    if isinstance(value, dict):
        return {one: translated(inner, names, one) for one, inner in value.items()}
    if isinstance(value, list):
        return [translated(one, names, key) for one in value]
    if not isinstance(value, str):
        return value
    if key not in ("actions", "calls"):
        return names.get(value, value)
    # The first word of an action is the language's own (`surrender`, `stop`), whatever a call's id is.
    first, *rest = value.split(" ")
    return " ".join([first, *(names.get(word, word) for word in rest)])
