"""The words of the language, as the command line tells them."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ombre_dsl.authoring.words import about, all_words, word_list
from ombre_dsl.cli import main
from ombre_dsl.vocabulary.table import BLOCKS


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.name != "check"], ids=lambda block: block.name)
def test_every_block_setting_and_saying_is_on_the_page(block: object) -> None:
    page = word_list()

    assert block.meaning.split("`")[0] in page  # type: ignore[attr-defined]
    for setting in block.settings:  # type: ignore[attr-defined]
        assert setting.name == "NEW" or f"\n  {setting.name}:" in page
    assert all(f"\n  {saying.pattern}" in page for saying in block.sayings)  # type: ignore[attr-defined]


def test_every_word_is_told_of() -> None:
    assert [word for word in sorted(all_words()) if not about(word)] == []


def test_a_setting_is_told_with_all_that_it_may_hold() -> None:
    told = about("hold")

    assert told.startswith("hold (a setting of auction)\n  Who may take over a bid at its own height.")
    assert "    elder   only the one who sits nearer to the eldest; the bid is then his\n" in told


def test_a_word_of_two_settings_is_told_twice() -> None:
    told = about("aim")

    assert "aim (a block)" in told
    assert "aim (a setting of contract)" in told
    assert "aim (a setting of call)" in told


@pytest.mark.parametrize(
    ("asked", "status", "told"),
    [
        ((), 0, "auction { … }   How the players bid for the game."),
        (("may", "withhold"), 0, "may withhold (a setting of contract)"),
        (("hodl",), 2, "Did you mean hold?"),
        (("xyzzy",), 2, "`ombre words` lists all."),
    ],
)
def test_the_command(asked: tuple[str, ...], status: int, told: str) -> None:
    result = CliRunner().invoke(main, ["words", *asked])

    assert result.exit_code == status
    assert told in result.output
