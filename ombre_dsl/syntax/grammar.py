"""The grammar, built once and kept in the user's cache folder, where building it anew would cost most of a check."""

from __future__ import annotations

import hashlib
import io
import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import lark
from lark import Lark, ParseTree

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
    place = _place(text)
    kept = _load(place) if place else None
    if kept is not None:
        return kept
    built = Lark(text, **_OPTIONS)
    if place:
        _save(built, place)
    return built


def parse_as(start: Start, text: str) -> ParseTree:
    """The parse tree of ``text``; raises ``lark.UnexpectedInput`` where it can't be read."""
    return parser().parse(text, start=start)


# ---- the cache -------------------------------------------------------------------------------------------------------
# A file of the cache begins with the digest of what follows, so one that was cut short, or written by something else,
# is seen and made anew; its name holds all that it depends on, so other versions have files of their own.


def _place(text: str) -> Path | None:
    """Where the grammar is kept, or None where there is no folder to keep it in; OMBRE_CACHE names another one."""
    try:
        from platformdirs import user_cache_path

        folder = Path(os.environ.get("OMBRE_CACHE") or user_cache_path("ombre_dsl"))
    except (ImportError, OSError, RuntimeError):
        return None
    depends = (text, repr(_OPTIONS), lark.__version__, sys.version)
    return folder / f"grammar-{hashlib.sha256(chr(0).join(depends).encode()).hexdigest()[:24]}"


def _load(place: Path) -> Lark | None:
    """The kept grammar, or None when there is none that is whole."""
    try:
        data = place.read_bytes()
    except OSError:
        return None
    digest, content = data[:32], data[32:]
    if hashlib.sha256(content).digest() != digest:
        return None
    try:
        return Lark.load(io.BytesIO(content))
    except Exception:  # Whatever a kept grammar of another make may raise, a new one is built.
        return None


def _save(built: Lark, place: Path) -> None:
    """Keep the grammar: written beside and moved into place, so that no reader ever sees half of it."""
    content = io.BytesIO()
    built.save(content)
    whole = hashlib.sha256(content.getvalue()).digest() + content.getvalue()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=place.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(whole)
        os.replace(name, place)
    except OSError:
        return  # A full disk or a folder that can't be written costs time, nothing else.
