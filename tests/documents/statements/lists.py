"""The lists: for every statement of a source its places in the sheets, or why it is no rule."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs
from markdown import Markdown

from ombre_dsl.emit.sheet import rules_md
from ombre_dsl.files import compile_path, disk_reader
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder

SOURCES = ("danish", "french", "japanese", "lithuanian")
MODULE = " with "
"""Between a variant and a module of which the sheet tells when the variant uses it."""

_GAMES = {"spadille_forcee": " { game: entrada }"}
_HEADING = re.compile(r"^#{1,6} +(.*)$")
_MARK = re.compile(r" *(?<!\\)\[[^\[\]\n]*\](?!\()")


@attrs.frozen
class Place:
    """Sentences, or rows, that the section ``section`` of the sheet of ``sheet`` says."""

    sheet: str
    section: str
    says: tuple[str, ...]


@attrs.frozen
class Listed:
    """A source's statements by their ids: paraphrases, places, what the sheet leaves out, and why some are no rules."""

    title: str
    statements: Mapping[str, str]
    places: Mapping[str, tuple[Place, ...]]
    left_out: Mapping[str, str]
    not_rules: Mapping[str, str]


@cache
def listed(name: str) -> Listed:
    """The list of a source, beside what the source states."""
    source = tomllib.loads((variants_folder() / "sources" / f"{name}.toml").read_text(encoding="utf-8"))
    kept = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))
    places = {id: _places(kept["sheet"], value) for id, value in kept["places"].items()}
    return Listed(source["title"], source["statements"], places, kept.get("left_out", {}), kept.get("not_rules", {}))


def _places(sheet: str, value: dict[str, Any] | list[dict[str, Any]]) -> tuple[Place, ...]:
    several = value if isinstance(value, list) else [value]
    return tuple(Place(one.get("sheet", sheet), one["in"], _texts(one["says"])) for one in several)


def _texts(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


@cache
def sheet_of(name: str) -> str:
    """The English sheet of a variant, or of one that uses a module: ``french with gasca``."""
    variant, _, module = name.partition(MODULE)
    if not module:
        found = compile_path(variants_folder() / f"{variant}.ombre")
    else:
        use = f"use {module}{_GAMES.get(module, '')}"
        text = f'variant club "Club" extends {variant}\nombre 1\nlanguage en\n\n{use}\n'
        there = disk_reader(variants_folder())
        found = compile_variant("club.ombre", lambda file: text.encode() if file == "club.ombre" else there(file))
    assert found.rulebook is not None and found.tables is not None, found.diagnostics
    return rules_md(found.rulebook, found.tables, "en")


@cache
def sections_of(name: str) -> Mapping[str, str]:
    """The sections of a sheet by their headings, both without the marks of what they rest on.

    A section ends at the next heading of any level.
    """
    sections: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in sheet_of(name).splitlines():
        heading = _HEADING.match(line)
        if heading:
            lines = sections.setdefault(plain(heading.group(1)), [])
        else:
            lines.append(plain(line))
    return {heading: "\n".join(lines) for heading, lines in sections.items()}


def plain(line: str) -> str:
    """A line without its marks."""
    return _MARK.sub("", line)


@cache
def anchors_of(name: str) -> Mapping[str, str]:
    """The anchor of each section on its page of the site."""
    markdown = Markdown(extensions=["toc"])
    markdown.convert(sheet_of(name))
    anchors: dict[str, str] = {}
    waiting = list(markdown.toc_tokens)  # type: ignore[attr-defined]
    while waiting:
        token = waiting.pop(0)
        anchors.setdefault(plain(token["name"]), token["id"])
        waiting += token["children"]
    return anchors
