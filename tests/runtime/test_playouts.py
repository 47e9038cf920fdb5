"""Whatever is dealt and done: nothing is lost, somebody can always act, and a record gives the same hand again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ombre_dsl.runtime import IllegalAct, Ruleset, Tables
from ombre_dsl.runtime.rng import SplitMix64

from . import fixtures

ALL = [Ruleset(make()) for make in (fixtures.danish, fixtures.french, fixtures.japanese, fixtures.lithuanian)]
SEEDS = range(60)
WRONG = [
    "pass", "hold", "join", "take talon", "bid solo", "bid spil", "choose solo hearts", "exchange", "exchange SA",
    "discard SA S2 S3 S4", "announce tout", "announce vole", "surrender", "stop", "play SA", "play H7", "call HK",
    "listen", "gibberish", "", "play XX", "bid nothing", "hold hearts", "bid solo hearts", "exchange SA SA",
]  # fmt: skip

rulesets = pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
makers = pytest.mark.parametrize("make", [fixtures.danish, fixtures.french, fixtures.lithuanian])


def cards_of(hand) -> list[str]:
    played = [act.cards[0] for _, act in hand.actions if act.kind == "play"]
    return [*played, *hand.talon, *(card for cards in [*hand.hands, *hand.discards] for card in cards)]


@rulesets
def test_cards_and_chips_are_conserved_and_somebody_can_act(rules: Ruleset) -> None:
    for seed in SEEDS:
        hand, rng = rules.deal(seed), SplitMix64(seed + 1000)
        pot = rules.first_pot()
        while hand.to_act is not None:
            acts = hand.legal()
            assert len(acts) > 0
            hand.apply(acts[rng.below(len(acts))])
            assert sorted(cards_of(hand)) == sorted(rules.tables.deck)
        result = hand.result
        assert result is not None
        assert sum(result.seats) + result.pot + result.bank == pot
        assert result.pot >= 0


@rulesets
def test_a_record_replays_to_the_same_hand(rules: Ruleset) -> None:
    for seed in SEEDS:
        record = rules.play_out(seed).record()

        assert rules.replay(record).record() == record


@rulesets
def test_hands_keep_their_size_until_they_are_played(rules: Ruleset) -> None:
    for seed in SEEDS:
        hand, rng = rules.deal(seed), SplitMix64(seed)
        while hand.to_act is not None:
            if hand.phase != "play":
                sizes = {len(cards) for cards in hand.hands}
                assert sizes == ({9, 13} if hand.phase == "discard" else {9})
            acts = hand.legal()
            hand.apply(acts[rng.below(len(acts))])


@rulesets
def test_illegal_acts_change_nothing(rules: Ruleset) -> None:
    for seed in range(15):
        hand, rng = rules.deal(seed), SplitMix64(seed)
        while hand.to_act is not None:
            before, legal = hand.record(), hand.legal()
            for text in WRONG:
                if text in legal:
                    continue
                if text == "hold hearts" and "hold" in legal:
                    continue
                with pytest.raises(IllegalAct):
                    hand.apply(text)
            with pytest.raises(IllegalAct):
                hand.apply(legal[0], (hand.to_act + 1) % 3)
            assert hand.record() == before
            assert str(hand.legal()) == str(legal)
            hand.apply(legal[rng.below(len(legal))])


@rulesets
def test_legal_is_exactly_what_apply_takes(rules: Ruleset) -> None:
    for seed in range(10):
        hand, rng = rules.deal(seed), SplitMix64(seed)
        while hand.to_act is not None:
            legal = hand.legal()
            for place in {0, len(legal) - 1, rng.below(len(legal)), rng.below(len(legal))}:
                assert legal.index(legal[place]) == place
                assert str(legal[place]) in legal
                hand.copy().apply(str(legal[place]))
            hand.apply(legal[rng.below(len(legal))])


@makers
def test_a_copy_goes_its_own_way(make: Callable[[], Tables]) -> None:
    rules = Ruleset(make())
    for seed in range(10):
        hand, rng = rules.deal(seed), SplitMix64(seed)
        while hand.to_act is not None:
            before = hand.record()
            twin = hand.copy()
            while twin.to_act is not None:
                acts = twin.legal()
                twin.apply(acts[rng.below(len(acts))])
            assert hand.record() == before
            acts = hand.legal()
            hand.apply(acts[rng.below(len(acts))])


def test_a_seed_deals_the_same_hand_for_ever() -> None:
    record = ALL[0].deal(7).record()

    assert record["hands"][0] == ALL[0].deal(7).record()["hands"][0]
    assert record != ALL[0].deal(8).record()
    assert ALL[1].deal(7).record()["pot"] == 15
