"""Strategies, properties, the stateful machine, and what a counter-example looks like."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis.stateful import run_state_machine_as_test

from ombre_dsl.proofs import prove
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import Hand, Ruleset, playing
from ombre_dsl.testing import (
    PROPERTIES,
    BrokenError,
    Pair,
    Subject,
    auctions,
    deals,
    hands,
    machine,
    run_property,
    subject_of,
    tricks,
)
from ombre_dsl.testing.items import PROOFS
from ombre_dsl.testing.pair import play
from ombre_dsl.testing.strategies import Trick

FEW = settings(max_examples=10, deadline=None)


def variant(name: str) -> Subject:
    subject, _ = subject_of(str(variants_folder() / f"{name}.ombre"))
    assert subject is not None
    return subject


DANISH, QUADRILLE = variant("danish"), variant("quadrille")


@FEW
@given(deals(variant("danish_four").tables))
def test_a_deal_is_the_deck_and_whoever_sits_out_gets_nothing(deal: dict[str, list[list[str]]]) -> None:
    assert sorted(card for hand in [*deal["hands"], deal["talon"]] for card in hand) == sorted(DANISH.tables.deck)
    assert deal["hands"][1] == []


@FEW
@given(auctions(QUADRILLE.rules))
def test_an_auction_is_over(hand: Hand) -> None:
    assert hand.phase not in ("auction", "offer")


@FEW
@given(tricks(DANISH.tables))
def test_a_trick_may_be_played_to(case: Trick) -> None:
    trump = {"trump": case.trump} if case.trump else {}
    question = {"ask": "legal", "contract": case.contract, **trump, "hand": [*case.hand], "trick": [*case.trick[:2]]}
    assert DANISH.rules.ask(question)["cards"]


@FEW
@given(hands(QUADRILLE.rules))
def test_a_hand_is_over(hand: Hand) -> None:
    assert hand.result is not None


@pytest.mark.parametrize("prop", PROPERTIES, ids=lambda prop: prop.name)
def test_properties_hold(prop) -> None:
    run_property(prop, DANISH, 5)


def test_a_machine_plays_hands() -> None:
    run_state_machine_as_test(machine(DANISH), settings=settings(max_examples=4, stateful_step_count=40, deadline=None))


def test_a_machine_finds_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "leader", lambda prepared, declarer: declarer)
    quick = settings(max_examples=60, stateful_step_count=40, deadline=None, phases=["generate"])

    with pytest.raises(BrokenError, match="who is to act"):
        run_state_machine_as_test(machine(DANISH), settings=quick)


def test_a_counter_example_is_an_example_to_paste(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    aims = [replace(aim, guards=aim.guards[-1:]) for aim in DANISH.tables.aims]
    faulty = Subject(DANISH.rulebook, Ruleset(replace(DANISH.tables, aims=tuple(aims))))
    found = None
    for seed in range(60):
        found = found or play(Pair(faulty.plain.deal(seed), faulty.rules.deal(seed)), seed)

    assert found is not None
    assert 'example "What is paid" {\n  contract:' in str(found)
    assert "It rests on:\n  danish.ombre:" in str(found)


def test_every_proof_has_an_item() -> None:
    assert tuple(proof.name for proof in prove(DANISH.tables, DANISH.rulebook, every_seat=False)) == PROOFS
