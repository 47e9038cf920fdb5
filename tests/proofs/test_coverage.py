"""What examples touch, and what is suggested for the rest."""

from __future__ import annotations

import pytest

from ombre_dsl.proofs.coverage import covered, in_words
from ombre_dsl.proofs.suggest import suggestions

from .shared import compiled, tables, with_blocks


@pytest.mark.parametrize("name", ["danish", "japanese", "quadrille"])
def test_what_is_suggested_checks_clean_and_touches_the_rest(name: str) -> None:
    book, held = compiled(name).rulebook, tables(name)
    assert book is not None
    blocks = suggestions(book, held)

    longer = with_blocks(name, *blocks)
    assert longer.diagnostics == compiled(name).diagnostics and longer.rulebook and longer.tables
    before, after = covered(book, held), covered(longer.rulebook, longer.tables)
    assert after.percent >= max(95, before.percent)
    assert len(blocks) <= len(before.left)


def test_what_a_check_touches() -> None:
    block = """check "A tie" {
  contract:  solo in hearts
  tricks:    declarer 4, defenders 4 1
  expect:    bedt, declarer -3
}"""
    longer = with_blocks("danish", block)
    assert longer.rulebook and longer.tables
    told = in_words(longer.tables, covered(longer.rulebook, longer.tables).touched)

    assert any("solo pays what stands under bedt" in line for line in told)
    assert any("most_tricks ends in bedt" in line for line in told)
    assert all(line.split(":")[0] == "danish.ombre" for line in told)


def test_what_only_a_record_shows_is_told_apart() -> None:
    book = compiled("lithuanian").rulebook
    assert book is not None
    found = covered(book, tables("lithuanian"))

    beyond = {statement.what for statement in found.beyond}
    assert {"shows of didysis_mikis", "the end of the match"} <= beyond
    assert not {statement.key for statement in found.beyond} & {statement.key for statement in found.left}
