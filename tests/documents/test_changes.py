"""What a variant plays otherwise than its base, as its own sheet tells it."""

from __future__ import annotations

import pytest

from ombre_dsl.emit.sheet import LANGUAGES, rules_md
from ombre_dsl.files import base_of, disk_reader
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder

from .shared import NAMES, book, compiled

HEADING = "## What is played otherwise\n"
TABLE = """variant club "Club" extends danish
ombre 1
language en

remove contract nolo_ouvert decided "We never play with an open hand."

change payoffs from payer to declarer {
  | contract | won | bedt | groque |
  | solo     |   4 |   -4 |     -5 |   decided "Our table pays solo like solo kulør."
}

change match {
  over when match has 24 deals
}
"""


def section(text: str, heading: str = HEADING) -> str:
    _, found, rest = text.partition(heading)
    return rest.partition("\n## ")[0] if found else ""


def told(text: str, language: str = "en") -> str:
    there = disk_reader(variants_folder())
    found = compile_variant(
        "club.ombre", lambda name: text.encode() if name == "club.ombre" else there(name), examples=False
    )
    assert found.rulebook is not None and found.tables is not None, found.diagnostics
    base = base_of(variants_folder() / "club.ombre", found.rulebook)
    return rules_md(found.rulebook, found.tables, language, base)


def test_what_is_changed_stands_beside_what_the_base_has() -> None:
    rows = section(told(TABLE)).splitlines()

    assert "| `match` `over when` | `over when match has 12 deals` | `over when match has 24 deals` |" in rows
    assert "What is played otherwise than in L'hombre (Danish L'hombre)" in section(told(TABLE))
    (solo,) = [row for row in rows if row.startswith("| `payoffs of solo` |")]
    assert "&#124; solo &#124; 3 &#124; -3 &#124; -4 &#124; [DA-45]" in solo
    assert "&#124; solo &#124; 4 &#124; -4 &#124; -5 &#124; [decision 2]" in solo


def test_why_something_is_taken_out_is_told() -> None:
    text = told(TABLE)
    (row,) = [row for row in section(text).splitlines() if row.startswith("| `contract nolo_ouvert` |")]

    assert "`remove contract nolo_ouvert` [decision 1]" in row
    assert "`auction ladder`" in row
    assert "\n1. We never play with an open hand. (" in text


def test_what_is_not_changed_is_not_named() -> None:
    rows = [row for row in section(told(TABLE)).splitlines() if row.startswith("| `")]

    assert [row.split("`")[1] for row in rows] == [
        "auction", "contract nolo_ouvert", "payoffs of solo", "payoffs of nolo_ouvert", "match",
    ]  # fmt: skip


def test_lines_that_are_gone_stand_under_before() -> None:
    english = rules_md(*compiled("ombre_a_deux"), "en", book("french"))
    (row,) = [row for row in section(english).splitlines() if row.startswith("| `settle puesta` |")]
    before, now = row.split(" | ")[1:3]

    assert before == "`pay pot from declarer to pot` [FR-26]; `pay stake from each player to pot` [FR-26]"
    assert now == "`remove settle puesta` |"


def test_without_a_base_it_is_what_modules_bring() -> None:
    first = told('variant club "Club" extends french\nombre 1\nlanguage en\n\nuse gasca\n')
    gasca = section(first)

    assert "`pay addition from each player to pot` [FR-35;" in gasca
    assert "redeal" not in gasca  # the next dealer deals in the base, too
    alone = section(rules_md(*compiled("house"), "en"))
    assert "`aim contrabola`" in alone and "`force game on holder of spadille`" in alone
    assert "solo" not in alone.replace("games: spil, solo", "")


@pytest.mark.parametrize("name", NAMES)
def test_the_section_is_there_where_something_differs(name: str) -> None:
    extended = book(name).extends
    base = book(extended[-1]) if extended else None

    assert bool(section(rules_md(*compiled(name), "en", base))) == bool(extended)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_lines(language: str) -> None:
    english, other = (section_of_changes(told(TABLE, one)) for one in ("en", language))

    assert len(other) == len(english)
    assert [row.count("`") for row in other] == [row.count("`") for row in english]


def section_of_changes(text: str) -> list[str]:
    """The rows of the tables with lines of the files in them."""
    return [row for row in text.splitlines() if row.startswith("| `") and "` |" in row]
