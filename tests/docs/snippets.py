"""What the pages show in the language, and how a part of a file is made into a whole one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import attrs

from ombre_dsl.diagnostics.diagnostic import Diagnostic
from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.rulebook.compose import Read
from ombre_dsl.rulebook.from_tree import rulebook_from

ROOT = Path(__file__).parents[2]
_NAMES = ("index", "first-steps", "language", "asking", "modules", "python", "architecture", "simulation")
PAGES = ("README.md", *(f"docs/{page}.md" for page in _NAMES))

_BLOCK = re.compile(r"^(?:<!-- (?P<mark>[^\n]*) -->\n)?```ombre\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_WHOLE = re.compile(r"(variant|module) (\w+)")


@attrs.frozen
class Snippet:
    """A piece of the language on a page.

    ``mark``: what the comment above it says: ``only read``, ``in NAME`` (the variant it is a part of, ``danish`` where
    nothing is said), ``lines of BLOCK``.  ``file``: the name of the file when it is a whole one.
    """

    page: str
    line: int
    mark: str
    text: str

    @property
    def file(self) -> str:
        whole = _WHOLE.match(self.text)
        if whole is None or self.mark == "only read":
            return ""
        return f"{'modules/' if whole[1] == 'module' else ''}{whole[2]}.ombre"

    @property
    def base(self) -> str:
        return self.mark.removeprefix("in ") if self.mark.startswith("in ") else "danish"

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def snippets() -> list[Snippet]:
    """All of them, page by page."""
    found = []
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        for match in _BLOCK.finditer(text):
            line = text.count("\n", 0, match.start("text")) + 1
            found.append(Snippet(page, line, match["mark"] or "", match["text"]))
    return found


def faults(name: str, files: Mapping[str, str]) -> list[Diagnostic]:
    """The faults of the variant in the file ``name``; what is not among ``files`` is a variant of the project."""
    return list(compile_variant(name, _reader(files)).diagnostics)


def faults_of_words(name: str, files: Mapping[str, str]) -> list[Diagnostic]:
    """Its faults in words and names alone; whether the game is sound is not asked."""
    return rulebook_from(name, _reader(files))[1]


def _reader(files: Mapping[str, str]) -> Read:
    disk = disk_reader(ROOT / "variants")
    return lambda wanted: files[wanted].encode() if wanted in files else disk(wanted)


def as_part(snippet: Snippet) -> str:
    """A variant around lines of a block, or around blocks; what the base has already is replaced."""
    head = f'variant page "Page" extends {snippet.base}\n'
    if snippet.mark.startswith("lines of "):
        return f"{head}change {snippet.mark.removeprefix('lines of ')} {{\n{snippet.text}}}\n"
    lines = (head + snippet.text).splitlines(keepends=True)
    for fault in faults_of_words("page.ombre", {"page.ombre": "".join(lines)}):
        if fault.code == "OM304" and fault.span.file == "page.ombre":
            lines[fault.span.line - 1] = "replace " + lines[fault.span.line - 1]
    return "".join(lines)
