"""Whole hands: what holds for the games there are, and how a broken engine is told."""

from __future__ import annotations

import json

import pytest

from ombre_dsl.proofs.agreeing import agreement
from ombre_dsl.proofs.playing import Property, play_all
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.runtime.settle import Ledger
from ombre_dsl.runtime.tables import Tables

from .shared import compiled, tables, with_blocks


def played(held: Tables, hands: int = 4) -> dict[str, Property]:
    return {found.name: found for found in play_all(Ruleset(held), range(hands))}


@pytest.mark.parametrize("name", ["danish", "french", "lithuanian", "quadrille"])
def test_all_properties_hold_and_the_engines_agree(name: str) -> None:
    book, rules = compiled(name).rulebook, Ruleset(tables(name))
    assert book is not None

    found = list(play_all(rules, range(5), more=agreement(book, rules)))
    assert [one.name for one in found if not one.holds] == []
    assert "engines" in {one.name for one in found}


def test_chips_that_are_lost_are_told_with_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    held, give = tables("french"), Ledger.give
    monkeypatch.setattr(Ledger, "give", lambda ledger, holder, n: give(ledger, holder, n + (holder == 0 and n > 0)))

    counter = played(held, 8)["chips"].counter
    assert counter is not None and "chips have become" in counter.says
    assert json.dumps(counter.record) and counter.record["actions"]
    monkeypatch.undo()
    assert {fault.code for fault in with_blocks("french", counter.block).diagnostics} <= {"OM601"}


def test_a_legal_act_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    held = tables("danish")

    def refuse(*_: object) -> None:
        raise IllegalAct("not today")

    monkeypatch.setattr(Hand, "apply", refuse)
    counter = played(held)["goes on"].counter
    assert counter is not None and "is among the legal acts and is refused: not today" in counter.says


def test_a_hand_that_is_left_without_an_act(monkeypatch: pytest.MonkeyPatch) -> None:
    held = tables("danish")
    monkeypatch.setattr(Hand, "legal", lambda *_: [])

    counter = played(held)["goes on"].counter
    assert counter is not None and "has no legal act" in counter.says


def test_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    held = tables("danish")
    monkeypatch.setattr(Hand, "talon", property(lambda hand: []))

    counter = played(held)["cards"].counter
    assert counter is not None and "lie in no place" in counter.says


def test_what_is_refused_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    held, apply = tables("danish"), Hand.apply

    def loses_the_talon(hand: Hand, act: object, seat: int | None = None) -> None:
        try:
            apply(hand, act, seat)  # type: ignore[arg-type]
        except IllegalAct:
            hand._drawn += 1
            raise

    monkeypatch.setattr(Hand, "apply", loses_the_talon)
    counter = played(held)["refusals"].counter
    assert counter is not None and "changes the hand all the same" in counter.says
