"""Copies of hands, made in every way there is, are played on by themselves and know their own acts."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from ombre_dsl.runtime import Hand, Ruleset
from ombre_dsl.runtime.playout import play_on
from ombre_dsl.runtime.rng import SplitMix64

from .fixtures import PREPARED

WAYS: dict[str, Callable[[Hand], Hand]] = {
    "its own": Hand.copy,
    "shallow": copy.copy,
    "deep": copy.deepcopy,
    "packed": lambda hand: pickle.loads(pickle.dumps(hand)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", PREPARED)
def test_a_copy_is_played_on_by_itself(name: str, way: str) -> None:
    rng = SplitMix64(11)
    hand = PREPARED[name].play_out(4)
    record, hand = hand.record(), PREPARED[name].replay({**hand.record(), "actions": [], "result": None})
    for place, (seat, text) in enumerate(record["actions"]):
        if place % 4:  # to make the rules again, where they were packed, takes a while
            hand.apply(text, seat)
            continue
        twin, so_far = WAYS[way](hand), hand.record()
        assert twin.record() == so_far
        play_on(twin, rng)
        assert twin.result is not None
        assert hand.record() == so_far
        hand.apply(text, seat)
    assert hand.record() == record


@pytest.mark.parametrize("way", ["deep", "packed"])
def test_a_copy_takes_no_act_for_another(way: str) -> None:
    """Acts are known by their identity: what stood in memory where an act of the first hand was must not be one."""
    hand = PREPARED["danish"].deal(1)
    twin = WAYS[way](hand)
    prepared, here = twin.prepared, twin._bidding._here

    assert prepared.same == {id(act): card for card, act in enumerate(prepared.plays)}
    assert set(here.same) == {id(act) for act in here.acts}


def test_rules_are_packed_and_copied() -> None:
    rules = PREPARED["french"]
    for twin in (copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert isinstance(twin, Ruleset)
        assert twin.tables == rules.tables
        assert twin.play_out(9).record() == rules.play_out(9).record()
        match = twin.start_match(3)
        match.score(copy.deepcopy(play_on(match.next_hand(), SplitMix64(1))))
        assert len(match.chapters) == 1
