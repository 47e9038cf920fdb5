"""What the pages show in the language is real."""

from __future__ import annotations

import pytest

from ombre_dsl.syntax.from_text import parse
from tests.docs.snippets import Snippet, as_part, faults, faults_of_words, snippets

ALL = snippets()
FILES = [snippet for snippet in ALL if snippet.file]
PARTS = [snippet for snippet in ALL if not snippet.file]
TEXTS = {page: {s.file: s.text for s in FILES if s.page == page} for page in {s.page for s in FILES}}


def shown(found: object) -> str:
    return "\n".join(f"{d.code} {d.span.file}:{d.span.line}: {d.message}" for d in found)  # type: ignore[attr-defined]


@pytest.mark.parametrize("snippet", ALL, ids=str)
def test_every_snippet_parses(snippet: Snippet) -> None:
    text = as_part(snippet) if snippet.mark.startswith("lines of ") else snippet.text
    _, found = parse("page.ombre", text)
    assert not found, shown(found)


@pytest.mark.parametrize("snippet", [s for s in FILES if not s.file.startswith("modules/")], ids=str)
def test_a_whole_file_has_no_fault(snippet: Snippet) -> None:
    found = faults(snippet.file, TEXTS[snippet.page])
    assert not found, shown(found)


@pytest.mark.parametrize("snippet", [s for s in FILES if s.file.startswith("modules/")], ids=str)
def test_a_module_is_used_by_a_file_of_its_page(snippet: Snippet) -> None:
    name = snippet.file.removeprefix("modules/").removesuffix(".ombre")
    assert any(f"\nuse {name} {{" in text for text in TEXTS[snippet.page].values())


@pytest.mark.parametrize("snippet", [s for s in PARTS if s.mark != "only read"], ids=str)
def test_a_part_says_nothing_that_the_language_does_not_know(snippet: Snippet) -> None:
    """What a part leaves out may be missed; each of its own words and names must be right."""
    found = [d for d in faults_of_words("page.ombre", {"page.ombre": as_part(snippet)}) if d.code < "OM4"]
    assert not found, shown(found)


def test_no_snippet_is_overlooked() -> None:
    assert len(FILES) >= 8
    assert len(PARTS) >= 15
