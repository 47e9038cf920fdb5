"""What examples touch, and what is suggested for the rest."""

from __future__ import annotations

import json
import re
from pathlib import Path

import attrs
import pytest

from ombre_dsl.files import compile_path, disk_reader, load
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.proofs.coverage import covered, in_words
from ombre_dsl.proofs.suggest import suggestions
from ombre_dsl.resources import variants_folder

from .shared import compiled, tables, with_blocks

_TESTS = re.compile(rb"(?ms)^(?:example|check) [^\n]*?\{(?:[^\n{}]*\}\n|.*?^\}\n)")


@pytest.mark.parametrize("name", ["danish", "ombre_a_deux", "quadrille"])
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
    assert beyond == {"what a declarer exchanges in mauras"}
    assert not {statement.key for statement in found.beyond} & {statement.key for statement in found.left}


def bare(name: str) -> Compilation:
    """A variant without its examples and checks."""
    folder = disk_reader(variants_folder())

    def read(file: str) -> bytes | None:
        data = folder(file)
        return _TESTS.sub(b"", data) if data is not None and file == f"{name}.ombre" else data

    return compile_variant(f"{name}.ombre", read)


def suggested(name: str) -> str:
    held = bare(name)
    assert held.rulebook and held.tables
    return "\n".join(suggestions(held.rulebook, held.tables))


def test_orders_exchanges_and_a_declarer_who_is_not_the_eldest_are_suggested() -> None:
    told = suggested("japanese")

    assert "  ranks:     trump\n  expect:    SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6\n" in told
    assert "  ranks:     clubs\n  expect:    CK CQ CJ C7 C6 C5 C4 C3 C2\n" in told
    assert "  declarer:  middle\n  expect:    dealer leads\n" in told
    assert "  declarer:  middle\n  expect:    middle, dealer, eldest exchange\n" in told
    assert "  contract:   solo\n  exchanges:  defender\n  expect:     0 to 9 cards\n" in told
    assert "  exchanges:  second defender\n  talon:      4\n  expect:     0 to 4 cards\n" in told


@pytest.mark.parametrize(("name", "needing"), [("japanese", "grand_tone"), ("lithuanian", "didysis_mikis")])
def test_what_may_be_bid_is_suggested_with_the_cards_that_a_bid_needs_and_without(name: str, needing: str) -> None:
    bids = [line.split("may bid ")[1].split() for line in suggested(name).splitlines() if "call, may bid " in line]

    assert [needing in one for one in bids[:2]] == [True, False]


def test_a_window_is_touched_by_what_may_not_be_called_before_and_behind_it() -> None:
    book, held = compiled("danish").rulebook, tables("danish")
    assert book is not None
    windows = {"from when tout may be called", "until when tout may be called"}

    def left(*titles: str) -> set[str]:
        few = attrs.evolve(book, examples=tuple(one for one in book.examples if one.title in titles))
        return {one.what for one in covered(few, held).beyond} & windows

    assert left() == windows
    assert left("Before his exchange he calls nothing") == {"until when tout may be called"}
    assert left("The fifth trick is led") == {"from when tout may be called"}
    assert left("After it he may give up or call tout") == windows


def test_the_orders_are_among_the_statements() -> None:
    book, held = compiled("danish").rulebook, tables("danish")
    assert book is not None
    few = attrs.evolve(book, examples=tuple(one for one in book.examples if one.title == "Trumps of a red suit"))
    left = [one.what for one in covered(few, held).left if one.what.startswith("the order of ")]

    assert [what.rsplit(":", 1)[0] for what in left] == [
        "the order of a plain suit: black", "the order of a plain suit: red", "the order of trumps: black"
    ]  # fmt: skip


PENALTIES = """penalty revoke "Revoke" {
  pay 5 from offender to each opponent
  pay 1 from offender to pot when pot is empty
  redeal by same dealer
}"""


def touched_of_penalties(*blocks: str) -> set[str]:
    """What of the penalty's statements some blocks touch: its first payment, its second, and what follows on it."""
    longer = with_blocks("french", PENALTIES, *blocks)
    assert longer.rulebook and longer.tables and not longer.diagnostics
    found = covered(longer.rulebook, longer.tables)
    every = {one.what for one in (*found.touched, *found.left) if one.key[0] in ("penalty", "penalty pays")}
    assert len(every) == 3
    return {one.what for one in found.touched} & every


def test_examples_of_a_penalty_touch_the_payments_that_fall_due() -> None:
    lines = "  penalty: revoke\n  offender: middle\n  declarer: eldest\n"
    first = "pay 5 from offender to each opponent"
    second = "pay 1 from offender to pot when pot is empty"
    after = "what follows on the penalty revoke"
    assert touched_of_penalties() == set()
    full = f'check "It" {{\n{lines}  pot: 15\n  expect: declarer 5\n}}'
    assert touched_of_penalties(full) == {first, after}
    empty = f'check "It" {{\n{lines}  expect: declarer 5\n}}'
    assert touched_of_penalties(empty) == {first, second, after}


def test_penalties_are_suggested_so_that_an_opponent_is_told_from_another_player() -> None:
    longer = with_blocks("french", PENALTIES)
    assert longer.rulebook and longer.tables
    blocks = [block for block in suggestions(longer.rulebook, longer.tables) if "penalty:" in block]
    assert len(blocks) >= 1
    assert "offender:  middle" in blocks[0] and "declarer:  eldest" in blocks[0]
    again = with_blocks("french", PENALTIES, *blocks)
    assert not again.diagnostics and again.rulebook and again.tables
    left = covered(again.rulebook, again.tables).left
    assert not [one for one in left if one.key == ("penalty", 0)]


def test_a_record_with_a_penalty_touches_what_it_pays(tmp_path: Path) -> None:
    """Nobody declares yet; the deal is thrown in, and with five in the pot the second payment does not fall due."""
    (tmp_path / "records").mkdir()
    text = f"variant tried extends french\n\n{PENALTIES}\n"
    (tmp_path / "tried.ombre").write_text(text, encoding="utf-8")
    hand = load(tmp_path / "tried.ombre").deal(3, pot=5)
    hand.apply("bid entrada")
    hand.apply("penalty revoke", 1)
    (tmp_path / "records/it.json").write_text(json.dumps(hand.record()), encoding="utf-8")
    example = 'check "It" {\n  record: "records/it.json"\n  expect: eldest 5, middle -10, dealer 5, pot 5\n}\n'
    (tmp_path / "tried.ombre").write_text(f"{text}\n{example}", encoding="utf-8")

    done = compile_path(tmp_path / "tried.ombre")
    assert not done.diagnostics and done.rulebook and done.tables
    touched = {one.what for one in covered(done.rulebook, done.tables).touched}
    assert {"pay 5 from offender to each opponent", "what follows on the penalty revoke"} <= touched
    assert "pay 1 from offender to pot when pot is empty" not in touched
