"""Mutants: what is changed and what is left alone, and what notices a change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre_dsl.files import disk_reader
from ombre_dsl.mutation.equivalent import Equivalents, keys_of
from ombre_dsl.mutation.mutants import Mutant, by_statement, mutants
from ombre_dsl.mutation.trial import NOTICED, SAME, SURVIVES, Court
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.from_tree import rulebook_from

from .shared import compiled

EQUIVALENT = Path(__file__).parent / "equivalent"


def text_of(name: str) -> str:
    return (variants_folder() / f"{name}.ombre").read_text(encoding="utf-8")


def all_of(name: str) -> list[Mutant]:
    book = compiled(name).rulebook
    assert book is not None
    return list(mutants(f"{name}.ombre", text_of(name), book))


def test_labels_citations_reasons_and_examples_are_left_alone() -> None:
    found = all_of("danish")

    assert len(found) > 400
    assert len({one.text for one in found}) == len(found)
    for one in found:
        assert "@" not in one.before and "decided" not in one.before
        assert one.text.count("example ") == text_of("danish").count("example ")
        assert 'en "Danish L\'hombre"' in one.text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("13", "14"),
        ("1", "-1"),
        ("spades", "hearts"),
        ("more tricks than", "as many tricks as"),
        ("least", "most"),
        ("<", "="),
        ("K Q", "Q K"),
        ("any card", "trump"),
        ("won", "bedt"),
    ],
)
def test_what_is_changed(before: str, after: str) -> None:
    assert (before, after) in {(one.before, one.after) for one in all_of("danish")}


def test_lines_are_dropped_and_moved() -> None:
    found = all_of("danish")

    assert any(one.before == "won otherwise" and not one.after for one in found)
    assert any(one.after.startswith("behind ") for one in found)


def test_what_notices_a_change() -> None:
    court = Court(variants_folder(), "danish.ombre")
    text = text_of("danish")

    def changed(before: str, after: str) -> str:
        whole, times = re.subn(before, after, text, count=1)
        assert times
        return court.tried(whole)

    assert changed(r"talon: +13", "talon: 12") == "check"
    assert changed(r"won when declarer has no tricks", "won when declarer has 1 trick") in NOTICED
    assert changed(r"suits: +french", "suits: spanish") == SAME
    assert court.tried(text) == SAME


@pytest.mark.parametrize("file", sorted(EQUIVALENT.glob("*.toml")), ids=lambda file: file.stem)
def test_changes_named_as_meaning_the_same_game_are_there(file: Path) -> None:
    named = Equivalents.read(file.read_text(encoding="utf-8")).reasons
    found = {key for one in all_of(file.stem) for key in keys_of(one)}

    assert all(reason.endswith(".") for reason in named.values())
    assert set(named) <= found


def test_a_change_is_named_in_its_block_alone() -> None:
    known = Equivalents.read(
        """
        [[mutant]]
        block = "contract nulis"
        statement = "may become: nothing"
        before = "nothing"
        after = "any higher"
        reason = "It is the highest."
        """
    )
    found = [one for one in all_of("lithuanian") if one.change == "nothing → any higher"]

    assert {one.block for one in found if known.reason(one)} == {"contract nulis"}
    assert len(found) > 1


def test_mutants_by_statement() -> None:
    groups = by_statement(all_of("japanese"))

    assert all(mutant.line == line for (line, _), group in groups.items() for mutant in group)
    assert SURVIVES not in NOTICED


def test_the_parties_of_a_penalty_are_changed_for_others_that_it_may_have(tmp_path: Path) -> None:
    """An example of a defender's offence notices every change of the line, and without one most go unnoticed."""
    rule = 'variant tried extends french\n\npenalty revoke "Revoke" {\n  pay 5 from offender to each opponent\n}\n'
    example = 'check "It" {\n  penalty: revoke\n  offender: middle\n  declarer: eldest\n'
    example += "  expect: offender -5, declarer 5, pot 0\n}\n"
    path = tmp_path / "tried.ombre"
    path.write_text(f"{rule}\n{example}", encoding="utf-8")
    book = rulebook_from("tried.ombre", disk_reader(tmp_path))[0]
    assert book is not None
    found = [one for one in mutants("tried.ombre", path.read_text("utf-8"), book) if one.statement.startswith("pay")]
    puts = {(one.before, one.after) for one in found}
    assert {
        ("each opponent", "each other player"), ("each opponent", "bank"), ("offender", "each other player"),
        ("offender", "pot"), ("5", "6"), ("5", "4"), ("pay 5 from offender to each opponent", ""),
    } <= puts  # fmt: skip
    assert not any(after in ("declarer", "each defender", "each player") for _, after in puts)

    court = Court(tmp_path, "tried.ombre")
    assert {court.tried(one.text) for one in found} <= set(NOTICED)
