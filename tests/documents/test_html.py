"""The HTML sheet and the crib: sound, readable by anyone, needing nothing else."""

from __future__ import annotations

import itertools
import re

import attrs
import pytest

from ombre_dsl.emit.crib import crib_html
from ombre_dsl.emit.html import rules_html
from ombre_dsl.emit.sheet import rules_md
from ombre_dsl.rulebook.model import Labels

from .looking import Page
from .shared import NAMES, NASTY, book, compiled, own_language, relabelled, sheet

PAGES = [(name, kind) for name in NAMES for kind in ("sheet", "crib")]


def page(name: str, kind: str) -> str:
    language = own_language(name)
    return sheet(name, language) if kind == "sheet" else crib_html(*compiled(name), language)


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_a_page_is_whole_and_needs_nothing_else(name: str, kind: str) -> None:
    text = page(name, kind)
    seen = Page(text)

    assert seen.faults == []
    assert text.startswith("<!DOCTYPE html>\n") and text.endswith("</html>\n")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", text)
    assert not re.search(r"<(?:script|link|img|iframe)\b|@import|url\(", text)
    assert seen.all("html")[0]["lang"] == own_language(name)
    assert seen.all("meta")[0] == {"charset": "utf-8"}


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_headings_go_down_step_by_step(name: str, kind: str) -> None:
    levels = Page(page(name, kind)).levels()

    assert levels.count(1) == 1 and levels[0] == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_tables_have_headers_and_pictures_have_words(name: str, kind: str) -> None:
    text = page(name, kind)
    seen = Page(text)

    for table in re.findall(r"<table>.*?</table>", text, re.DOTALL):
        assert '<th scope="col"' in table and '<th scope="row"' in table
        assert "<th>" not in table and 'scope="col" scope' not in table
    for svg in seen.all("svg"):
        assert svg.get("aria-hidden") == "true" or (svg["role"] == "img" and svg["aria-label"])
    assert len(seen.all("div")) >= text.count("<table>")


@pytest.mark.parametrize(("name", "kind"), PAGES)
def test_links_and_faces_lead_somewhere_and_ids_are_unique(name: str, kind: str) -> None:
    seen = Page(page(name, kind))
    ids = [attributes["id"] for _, attributes in seen.tags if "id" in attributes]

    assert len(set(ids)) == len(ids)
    for target in [one["href"] for one in seen.all("a", "use")]:
        assert target.startswith("#") and target[1:] in ids, target


@pytest.mark.parametrize("name", NAMES)
def test_a_mark_leads_to_the_statement(name: str) -> None:
    text = sheet(name)
    cited = {cite for contract in book(name).contracts for cite in contract.trump.origin.cites}

    for cite in cited:
        assert f'<a href="#{cite}">{cite}</a>' in text
        assert f'<li id="{cite}">' in text


@pytest.mark.parametrize("name", NAMES)
def test_pictures_stand_with_what_they_show(name: str) -> None:
    sections = sheet(name).split("<h2")
    at = [n for n, section in enumerate(sections) if 'id="pictures"' in section]

    assert len(at) == 1
    assert "playing-cards" in sections[at[0]]
    assert sum('id="surprises"' in section for section in sections) == 1


def test_the_tricks_stand_in_the_section_on_playing() -> None:
    section = next(part for part in sheet("danish").split("<h2") if 'id="surprises"' in part)

    assert 'id="withheld-cards"' in section


@pytest.mark.parametrize("kind", ["sheet", "crib"])
def test_nothing_in_a_label_acts_as_markup(kind: str) -> None:
    rulebook, tables = compiled("danish")
    nasty = relabelled(rulebook, NASTY)
    text = (
        rules_html(nasty, tables, rules_md(nasty, tables), "en") if kind == "sheet" else crib_html(nasty, tables, "en")
    )
    seen = Page(text)

    assert seen.faults == []
    assert not seen.all("script", "img")
    assert all(one["href"].startswith("#") for one in seen.all("a"))
    assert "&lt;script&gt;" in text


@pytest.mark.parametrize("label", ["x" * 400, "", "長" * 100, "a b " * 80])
def test_odd_labels_leave_the_page_sound(label: str) -> None:
    rulebook, tables = compiled("french")
    odd = attrs.evolve(relabelled(rulebook, label), labels=Labels(label))

    for text in (rules_html(odd, tables, rules_md(odd, tables), "en"), crib_html(odd, tables, "en")):
        assert Page(text).faults == []


def test_suits_are_drawn_as_the_variant_prints_them() -> None:
    assert 'id="card-es-SA"' in sheet("french") and 'aria-label="ace of swords"' in sheet("french")
    assert 'id="card-fr-SA"' in sheet("danish") and 'aria-label="ace of spades"' in sheet("danish")


def test_a_changed_number_changes_the_crib_in_its_place_alone() -> None:
    rulebook, tables = compiled("danish")
    cells = tuple(
        attrs.evolve(cell, amount=7) if (cell.contract, cell.outcome) == ("solo", "won") else cell
        for cell in rulebook.payoffs
    )
    before = crib_html(rulebook, tables, "en").splitlines()
    after = crib_html(attrs.evolve(rulebook, payoffs=cells), tables, "en").splitlines()
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]

    assert len(changed) == 1
    assert "<td>+3</td>" in changed[0][0] and "<td>+7</td>" in changed[0][1]
