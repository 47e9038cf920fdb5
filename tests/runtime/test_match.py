"""Matches: the deal goes round, the pot and the points are carried, and it ends."""

from __future__ import annotations

import json

import pytest

from ombre_dsl.runtime import Hand, RecordError, Ruleset
from ombre_dsl.runtime.match import MOST_PASSED, Match
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.runtime.tables import AllPass, Payment
from ombre_dsl.runtime.tables import Match as MatchTable
from ombre_dsl.runtime.telling import tell_match

from . import fixtures

ALL = fixtures.PREPARED
SEEDS = range(4)
rulesets = pytest.mark.parametrize("rules", list(ALL.values()), ids=lambda rules: rules.name)


def played(match: Match, *acts: str) -> Hand:
    """The next hand, with these acts and then the first that is legal until it is over; scored."""
    hand = match.next_hand()
    for act in acts:
        hand.apply(act)
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
    match.score(hand)
    return hand


def changed(name: str, **settings: object) -> Ruleset:
    return Ruleset(fixtures.replace(ALL[name].tables, **settings))  # type: ignore[arg-type]


@rulesets
def test_nothing_is_lost_on_the_way(rules: Ruleset) -> None:
    for seed in SEEDS:
        match = rules.start_match(seed, max_deals=15)
        while not match.over:
            hand, rng = match.next_hand(), SplitMix64(seed)
            assert sum(match.points) + match.pot + match.bank == 0
            while hand.to_act is not None:
                acts = hand.legal()
                hand.apply(acts[rng.below(len(acts))])
            match.score(hand)
            assert sum(match.points) + match.pot + match.bank == 0
            assert match.pot >= 0
        assert match.pot == 0
        assert match.winners


@rulesets
def test_a_match_replays(rules: Ruleset) -> None:
    for seed in SEEDS:
        match = rules.match(seed, max_deals=12)
        record = json.loads(json.dumps(match.record()))

        again = rules.replay_match(record)
        assert again.record() == record == rules.match(seed, max_deals=12).record()
        assert (again.points, again.winners, again.over) == (match.points, match.winners, True)


def test_the_deals_of_a_seed_are_the_same_however_they_are_played() -> None:
    match, other = ALL["french"].start_match(3), ALL["french"].match(3)
    for chapter in other.chapters[:3]:
        hand = played(match, "bid solo", "pass", "pass")
        assert hand.record()["hands"] == chapter.hand.record()["hands"]


def test_fr_10_and_fr_31_antes_to_an_empty_pot_and_twelve_deals() -> None:
    match = ALL["french"].start_match(1)
    match.next_hand()
    assert (match.points, match.pot) == ((-5, -5, -5), 15)

    match = ALL["french"].start_match(1)
    while not match.over:
        before = match.pot
        hand = played(match, "bid solo", "pass", "pass")
        assert hand.first_pot == (before or 15)
    assert match.deals == 12
    assert len(match.chapters) == 12


def test_the_deal_goes_round_in_the_order_of_play() -> None:
    match = ALL["danish"].start_match(1)
    assert (match.players, match.dealer) == ((0, 1, 2), 2)
    played(match, "bid solo", "pass", "pass")
    assert (match.players, match.dealer) == ((1, 2, 0), 0)
    played(match, "bid solo", "pass", "pass")
    assert (match.players, match.dealer) == ((2, 0, 1), 1)


def test_da_61_the_sitter_is_eldest_in_the_next_deal() -> None:
    match = ALL["four"].start_match(1)
    assert match.players[fixtures.SITTER] == 1
    played(match, "bid spil", "pass", "pass")
    assert match.players[0] == 1


def test_points_go_to_the_player_not_the_seat() -> None:
    match = ALL["danish"].start_match(1)
    total = [0, 0, 0]
    for deal in range(6):
        hand = played(match, "bid solo", "pass", "pass")
        assert hand.result is not None
        for seat in range(3):
            total[(seat + deal) % 3] += hand.result.seats[seat]
    assert list(match.points) == total
    assert match.bank == -sum(total)


def test_da_14_the_same_dealer_deals_again_and_the_deal_does_not_count() -> None:
    match = ALL["danish"].start_match(1)
    played(match, "pass", "pass", "pass")

    assert (match.deals, match.dealer, len(match.chapters)) == (0, 2, 1)


def test_fr_35_all_pass_pays_and_the_next_dealer_deals() -> None:
    gasca = (
        AllPass("pay", -1, 0, "", (Payment(5, "each player", "pot", None, 9),), None, 6),
        AllPass("redeal", -1, 0, "next", (), None, 6),
    )
    match = changed("french", all_pass=gasca).start_match(1)
    played(match, "pass", "pass", "pass")

    assert (match.deals, match.dealer, match.pot, match.points) == (0, 0, 30, (-10, -10, -10))
    match.next_hand()
    assert match.pot == 30, "the pot is not empty, so nobody antes"


def test_lt_59_a_target_is_looked_for_after_each_deal() -> None:
    over = ("has", "any", "players", "points", ">=", 12)
    rules = changed("lithuanian", match=MatchTable(over, ()))
    match = rules.match(9, max_deals=60)

    assert match.deals < 60
    assert max(match.points) >= 12
    assert all(max(chapter.points) < 12 for chapter in match.chapters[:-1])
    assert match.winners == (match.points.index(max(match.points)),)


def test_the_target_of_a_match_looks_at_who_sits_out_as_well() -> None:
    over = ("has", "any", "players", "points", "<=", -1)
    match = changed("four", match=MatchTable(over, ())).start_match(1)
    hand = match.next_hand()
    for act in ("bid ren_nolo", "pass", "pass", "pass"):
        hand.apply(act)
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
    match.score(hand)

    assert match.over


def test_a_match_without_an_end_stops_at_so_many_deals() -> None:
    assert ALL["danish"].match(1, max_deals=7).deals == 7
    with pytest.raises(ValueError, match="at least 1"):
        ALL["danish"].start_match(1, max_deals=0)


def test_a_match_in_which_all_pass_for_ever_is_over() -> None:
    match = ALL["danish"].start_match(1)
    while not match.over:
        played(match, "pass", "pass", "pass")

    assert (len(match.chapters), match.deals, match.winners) == (MOST_PASSED, 0, (0, 1, 2))


def test_what_is_left_in_the_pot_is_shared_the_odd_chips_to_the_earlier_seats() -> None:
    rules = changed(
        "french", match=MatchTable(("deals", ">=", 2), (Payment(1, "each player", "pot", None, 9),)), settlements=(),
        roles=(),
    )  # fmt: skip
    match = rules.start_match(1)
    played(match, "bid solo", "pass", "pass")
    assert match.points == (-1, -1, -1)
    played(match, "bid solo", "pass", "pass")
    assert (match.points, match.pot) == ((0, 0, 0), 0)

    one = changed("french", match=MatchTable(("deals", ">=", 2), (Payment(4, "bank", "pot", ("pot empty",), 9),)),
                  settlements=(), roles=())  # fmt: skip
    match = one.start_match(1)
    played(match, "bid solo", "pass", "pass")
    played(match, "bid solo", "pass", "pass")
    assert match.points == (1, 2, 1), "player 1 is eldest in the second deal"


def test_a_hand_is_scored_once_when_it_is_over_and_dealt_when_the_last_is_scored() -> None:
    match = ALL["french"].start_match(1)
    hand = match.next_hand()
    with pytest.raises(ValueError, match="is to be scored first"):
        match.next_hand()
    with pytest.raises(ValueError, match="not over: it is at its auction"):
        match.score(hand)
    strange = ALL["french"].play_out(1, ALL["french"].deal(1, pot=7))
    with pytest.raises(ValueError, match="no hand of the match"):
        match.score(strange)
    with pytest.raises(ValueError, match="played by other rules"):
        match.score(ALL["danish"].play_out(1))
    ALL["french"].play_out(1, hand)
    match.score(hand)
    with pytest.raises(ValueError, match="no hand is dealt"):
        match.score(hand)
    over = ALL["french"].match(1, max_deals=1)
    with pytest.raises(ValueError, match="the match is over"):
        over.next_hand()


def test_a_match_that_is_not_over_replays_and_goes_on() -> None:
    match = ALL["french"].start_match(5)
    played(match, "bid solo", "pass", "pass")
    again = ALL["french"].replay_match(match.record())

    assert again.record() == match.record()
    assert not again.over
    assert again.winners == ()
    assert again.next_hand().first_pot == match.next_hand().first_pot


def test_what_is_wrong_with_a_record_is_said() -> None:
    good = ALL["french"].match(5, max_deals=2).record()
    faults = [
        ([], "an object with a list of deals"),
        (good | {"deals": 7}, "an object with a list of deals"),
        (good | {"variant": "danish"}, "the record is of 'danish'"),
        (good | {"max_deals": 0}, "max_deals is a number"),
        (good | {"max_deals": 1}, "deal 2: the match is over"),
        (good | {"deals": [7]}, "deal 1: a record is an object"),
        (good | {"deals": [good["deals"][0] | {"pot": 7, "result": None}]}, "deal 1: this is no hand of the match: 15"),
        (good | {"deals": good["deals"][:1]}, "the record says that over is True"),
        (good | {"result": 7}, "result is an object"),
        (good | {"deals": [good["deals"][0] | {"actions": [[0, "fly"]]}]}, "deal 1: action 1, seat 0"),
    ]  # fmt: skip
    for record, reason in faults:
        with pytest.raises(RecordError, match=reason):
            ALL["french"].replay_match(record)  # type: ignore[arg-type]


def test_a_match_is_told_a_line_a_deal() -> None:
    match = ALL["french"].match(5, max_deals=2)
    lines = tell_match(ALL["french"].tables, match).splitlines()

    assert (
        lines[1]
        == "In the first deal player 0 is the eldest hand, player 1 is the middle hand and player 2 is the dealer."
    )
    assert lines[3].startswith("deal 1, player 2 deals: ")
    assert "Deals played: 2. Player 0 " in lines[-2]
    assert lines[-1].startswith("Won by player")
