"""Every numbered statement of a source is told where the list says that it is."""

from __future__ import annotations

import pytest

from ombre_dsl.resources import variants_folder

from .statements.lists import SOURCES, listed, sections_of
from .statements.page import page

IDS = [(name, id) for name in SOURCES for id in listed(name).places]


@pytest.mark.parametrize("name", SOURCES)
def test_the_list_has_each_statement_once_and_nothing_else(name: str) -> None:
    source = listed(name)

    assert set(source.places) | set(source.not_rules) == set(source.statements)
    assert not set(source.places) & set(source.not_rules)
    assert set(source.left_out) <= set(source.places)
    assert all(source.places.values())
    assert all([*source.left_out.values(), *source.not_rules.values()])


def test_every_source_has_a_list() -> None:
    assert set(SOURCES) == {path.stem for path in (variants_folder() / "sources").glob("*.toml")}


@pytest.mark.parametrize(("name", "id"), IDS)
def test_the_section_says_it(name: str, id: str) -> None:
    for place in listed(name).places[id]:
        section = sections_of(place.sheet)[place.section]
        for words in place.says:
            assert words.strip()
            assert words in section, (place.sheet, place.section)


def test_the_page_for_readers_is_made_of_the_lists() -> None:
    there = (variants_folder().parent / "docs" / "statements.md").read_text(encoding="utf-8")

    assert there == page()
