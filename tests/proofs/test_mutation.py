"""Mutants: what is changed and what is left alone, and what notices a change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ombre_dsl.mutation.equivalent import Equivalents, keys_of
from ombre_dsl.mutation.mutants import Mutant, by_statement, mutants
from ombre_dsl.mutation.trial import NOTICED, SAME, SURVIVES, Court
from ombre_dsl.resources import variants_folder

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
