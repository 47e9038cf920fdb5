"""The auction of the interpreter, by the rules of the sources."""

from __future__ import annotations

import pytest

from ombre_dsl.interpret import NotAllowed, PlainHand

from .games import game


def bid(variant: str, *calls: str, seed: int = 0) -> PlainHand:
    hand = game(variant).plain.deal(seed)
    for call in calls:
        hand.apply(call)
    return hand


def test_a_higher_bid_falls_back_to_the_standing_bidder() -> None:
    assert bid("danish", "bid spil", "bid tourne").to_act == 0
    assert bid("danish", "bid spil", "bid tourne", "pass").to_act == 2


def test_the_turn_goes_round_where_the_next_player_answers() -> None:
    assert bid("french", "bid entrada", "bid vuelta").to_act == 2
    assert bid("french", "pass", "bid entrada", "bid vuelta").to_act == 1


def test_who_has_passed_is_out() -> None:
    assert bid("french", "pass", "bid entrada", "pass").declarers == [1]


def test_two_play_a_nolo_together_and_a_third_may_not_join() -> None:
    hand = bid("danish", "bid kobe_nolo", "join")
    assert "join" not in hand.legal()
    hand.apply("bid grand")
    assert (hand.to_act, hand.auction.standing) == (0, [2])


def test_a_hold_takes_the_contract_and_is_not_answered_by_a_hold() -> None:
    hand = bid("japanese", "bid simple hearts", "hold diamonds")
    assert "hold" not in hand.legal()
    hand = bid("japanese", "bid simple hearts", "hold diamonds", "pass", "pass")
    assert (hand.declarers, hand.trump) == ([1], "diamonds")


def test_a_hold_may_name_the_equal_game() -> None:
    hand = bid("japanese", "bid pure_nolo")
    assert {"hold", "hold spade_solo"} <= hand.legal()


def test_a_listener_left_alone_has_the_lowest_game_and_may_go_higher() -> None:
    hand = bid("lithuanian", "listen", "pass", "pass")
    assert (hand.phase, hand.bid) == ("choose", "polius")
    assert {"choose polius hearts", "choose grandas"} <= hand.legal()


def test_only_the_elder_holds() -> None:
    assert "hold" in bid("lithuanian", "listen", "bid polius").legal()
    assert "hold" not in bid("lithuanian", "listen", "bid polius", "bid mikis").legal()


def test_all_pass_by_the_steps_of_the_variant() -> None:
    assert bid("danish", "pass", "pass", "pass").then == "redeal"
    assert bid("ombre_francais", "pass", "pass", "pass").purses.seats == [-2, -2, -2]
    hand = bid("quadrille", "pass", "pass", "pass", "pass")
    assert hand.bid == "alliance"
    assert "SA" in hand.hands[hand.declarers[0]]


def test_what_is_not_allowed_changes_nothing() -> None:
    hand = bid("danish", "bid tourne")
    before = hand.record()
    for act in ("bid spil", "hold", "play SA", "nonsense", "join"):
        with pytest.raises(NotAllowed):
            hand.apply(act)
    with pytest.raises(NotAllowed):
        hand.apply("pass", 2)
    assert hand.record() == before
