"""Whatever is dealt and done: nothing is lost, somebody can always act, and a record gives the same hand again."""

from __future__ import annotations

import os

import pytest

from ombre_dsl.runtime import Action, Hand, IllegalAct, Ruleset
from ombre_dsl.runtime.rng import SplitMix64

from . import fixtures

ALL = list(fixtures.PREPARED.values())
THOROUGH = int(os.environ.get("OMBRE_THOROUGH", "1"))
"""How many times as many hands to play as in an everyday run."""

SEEDS = range(60 * THOROUGH)
WRONG = [
    "pass", "hold", "join", "take talon", "bid solo", "bid spil", "choose solo hearts", "exchange", "exchange SA",
    "discard SA S2 S3 S4", "announce tout", "announce vole", "surrender", "stop", "play SA", "play H7", "call HK",
    "listen", "gibberish", "", "play XX", "bid nothing", "hold hearts", "bid solo hearts", "exchange SA SA",
]  # fmt: skip

PINNED = [
    ["S3", "S4", "CK", "H2", "H6", "H7", "HJ", "DA", "DJ"],
    ["SQ", "C3", "C6", "H3", "H4", "HQ", "D2", "D4", "DK"],
    ["SA", "S5", "S6", "CA", "C5", "CJ", "H5", "HK", "D6"],
]

rulesets = pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
some = pytest.mark.parametrize("name", ["danish", "french", "lithuanian", "quadrille", "four"])


def cards_of(hand: Hand) -> list[str]:
    played = [act.cards[0] for _, act in hand.actions if act.kind == "play"]
    heaps = [*hand.hands, *hand.discards, *hand.unplayed]
    return [*played, *hand.talon, *(card for cards in heaps for card in cards)]


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
                size, sitter = rules.tables.hand_size, rules.tables.sitter
                sizes = {len(cards) for seat, cards in enumerate(hand.hands) if seat != sitter or cards}
                assert sizes == ({size, rules.tables.talon} if hand.phase == "discard" else {size})
                assert sitter < 0 or not hand.hands[sitter] or sitter in hand.declarers
            acts = hand.legal()
            hand.apply(acts[rng.below(len(acts))])


@rulesets
def test_illegal_acts_change_nothing(rules: Ruleset) -> None:
    for seed in range(10 * THOROUGH):
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
                hand.apply(legal[0], (hand.to_act + 1) % rules.tables.players)
            assert hand.record() == before
            assert str(hand.legal()) == str(legal)
            hand.apply(legal[rng.below(len(legal))])


@rulesets
def test_legal_is_exactly_what_apply_takes(rules: Ruleset) -> None:
    for seed in range(10 * THOROUGH):
        hand, rng = rules.deal(seed), SplitMix64(seed)
        while hand.to_act is not None:
            legal = hand.legal()
            for place in {0, len(legal) - 1, rng.below(len(legal)), rng.below(len(legal))}:
                assert legal.index(legal[place]) == place
                assert str(legal[place]) in legal
                hand.copy().apply(str(legal[place]))
            hand.apply(legal[rng.below(len(legal))])


@some
def test_a_copy_goes_its_own_way(name: str) -> None:
    rules = fixtures.PREPARED[name]
    for seed in range(10 * THOROUGH):
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


def dealt_by_hand(seed: int) -> tuple[list[list[str]], list[str]]:
    """The documented generator, shuffle and deal, written out once more."""
    state = seed

    def draw() -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    cards = list(fixtures.DECK)
    for place in range(39, 0, -1):
        number = draw()
        while number >= 2**64 - 2**64 % (place + 1):
            number = draw()
        other = number % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    packets = [cards[at : at + 3] for at in range(0, 27, 3)]
    return [packets[seat] + packets[seat + 3] + packets[seat + 6] for seat in range(3)], cards[27:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, 2**64 - 1])
def test_a_seed_deals_the_same_hand_for_ever(seed: int) -> None:
    hands, talon = dealt_by_hand(seed)
    hand = ALL[0].deal(seed)

    assert [sorted(cards) for cards in hand.hands] == [sorted(cards) for cards in hands]
    assert hand.talon == talon
    assert ALL[0].play_out(seed).record()["hands"] == hand.hands
    assert ALL[1].deal(seed).record()["pot"] == 15


def test_the_hand_of_seed_seven() -> None:
    assert ALL[0].deal(7).hands == PINNED


def test_actions_that_no_text_stands_for_are_refused() -> None:
    hand = ALL[0].deal(7)
    strange = [
        Action("pass", contract="spil"), Action("play"), Action("bid"), Action("hold", suit="blue"), Action("fly"),
        Action("play", cards=("SA", "S2")), Action(""),
    ]  # fmt: skip
    for act in strange:
        with pytest.raises(IllegalAct):
            hand.apply(act)
    assert hand.record()["actions"] == []


def test_cards_played_by_number_are_recorded() -> None:
    rules = ALL[1]
    hand = rules.deal(3)
    for act in ("bid solo", "pass", "pass", "choose solo hearts"):
        hand.apply(act)
    while hand.to_act is not None:
        hand.play_card(hand.legal_cards().bit_length() - 1)

    assert rules.replay(hand.record()).result == hand.result
