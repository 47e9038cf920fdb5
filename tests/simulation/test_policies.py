"""The sensible player: legal, fair, always the same, and better than chance."""

from __future__ import annotations

import random

import pytest

from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.simulation.facts import facts_of
from ombre_dsl.simulation.policies.sensible import Sensible
from ombre_dsl.simulation.policies.table import Table
from ombre_dsl.simulation.policies.view import Seen
from ombre_dsl.simulation.statistics import mean_of
from tests.simulation.test_tally import rules

VARIANTS = sorted(path.stem for path in variants_folder().glob("*.ombre"))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_act_is_legal(name: str) -> None:
    """A record that replays to the same result holds legal acts alone."""
    ruleset = rules(name)
    table = Table(ruleset, ("sensible",))
    for seed in range(40):
        hand = table.play_out(seed)
        assert ruleset.replay(hand.record()).result == hand.result


@pytest.mark.parametrize("name", VARIANTS)
def test_it_beats_chance(name: str) -> None:
    """One sensible player among players of chance gets more than they do, with an interval that excludes 0."""
    ruleset = rules(name)
    players = ruleset.tables.players
    number = total = squares = 0
    for seat in range(players):
        table = Table(ruleset, tuple("sensible" if at == seat else "random" for at in range(players)))
        for seed in range(40):
            pay = facts_of(table.play_out(1000 * seat + seed)).seats
            ahead = (players - 1) * pay[seat] - (sum(pay) - pay[seat])
            number, total, squares = number + 1, total + ahead, squares + ahead * ahead
    low = mean_of(number, total, squares).low
    assert low is not None and low > 0


def test_the_same_seed_is_the_same_hand() -> None:
    """What was asked before changes nothing: another player of the same rules plays the same."""
    ruleset = rules("japanese")
    fresh = [Table(ruleset, ("sensible",)).play_out(seed).record() for seed in range(12)]
    table = Table(ruleset, ("sensible",))
    assert [table.play_out(seed).record() for seed in reversed(range(12))] == fresh[::-1]


@pytest.mark.parametrize("name", ["danish", "lithuanian", "quadrille", "french"])
def test_it_sees_its_own_cards_alone(name: str) -> None:
    """Whatever the others and the talon hold, the act is the same."""
    ruleset = rules(name)
    player, table = Sensible(ruleset.prepared), Table(ruleset, ("sensible",))
    rng = random.Random(7)
    for seed in range(6):
        record = table.play_out(seed).record()
        hand, seen = ruleset.deal(seed), Seen(ruleset.tables.players)
        for seat, act in record["actions"]:
            if hand.to_act == seat and hand.phase != "sitter":
                assert _act(player, hand, seat, seen) == _act(player, _redealt(hand, seat, rng), seat, seen)
            if act.startswith("play"):
                card = ruleset.prepared.deck.number(act.split()[1])
                assert hand.rules is not None
                led = hand.rules.suits[hand._trick[0]] if hand._trick else -1
                seen.play(seat, card, led, hand.rules.suits[card])
            hand.apply(act, seat)


def _act(player: Sensible, hand: Hand, seat: int, seen: Seen) -> tuple[int, str]:
    twin, noted = hand.copy(), Seen(len(seen.voids))
    noted.played, noted.voids = seen.played, seen.voids.copy()
    player.act(twin, seat, noted, SplitMix64(0))
    who, act = twin.actions[len(hand.actions)]
    return who, str(act)


def _redealt(hand: Hand, seat: int, rng: random.Random) -> Hand:
    """The hand with the cards that ``seat`` cannot see dealt anew; what lies open or is called stays."""
    twin = hand.copy()
    kept = sum(1 << card for card in ([hand._called] if hand._called >= 0 else []))
    places = [(heap, at) for heap in (twin._hands, twin._discards) for at in range(len(twin._hands)) if at != seat]
    fixed = [heap[at] & (kept | hand._open[at]) for heap, at in places]
    sizes = [heap[at].bit_count() - held.bit_count() for (heap, at), held in zip(places, fixed, strict=True)]
    # A card that is turned for trump lies open.
    first = hand._drawn + (hand.turned is not None and hand._drawn == 0)
    rest = list(twin._talon[first:])
    pool = rest + [c for (heap, at), held in zip(places, fixed, strict=True) for c in _bits(heap[at] & ~held)]
    rng.shuffle(pool)
    for (heap, at), held, size in zip(places, fixed, sizes, strict=True):
        heap[at] = held | sum(1 << pool.pop() for _ in range(size))
    twin._talon = (*twin._talon[:first], *pool)
    if hand.phase == "play":
        gone = [dealt & ~left for dealt, left in zip(hand._played, hand._hands, strict=True)]
        twin._played = tuple(played | left for played, left in zip(gone, twin._hands, strict=True))
    return twin


def _bits(mask: int) -> list[int]:
    return [card for card in range(64) if mask >> card & 1]
