"""Hands act by act: each expectation is what the statement named says."""

from __future__ import annotations

import pytest

from ombre_dsl.runtime import Hand, IllegalAct, Ruleset

from . import fixtures

RULES = fixtures.PREPARED
DANISH, FRENCH, JAPANESE, LITHUANIAN = (RULES[name] for name in ("danish", "french", "japanese", "lithuanian"))

HANDS = [
    ["SA", "S2", "S3", "S4", "HK", "HQ", "HJ", "H2", "H3"],
    ["CA", "C2", "C3", "C4", "C5", "C6", "C7", "D2", "D3"],
    ["D7", "D6", "D5", "D4", "DA", "DK", "DQ", "DJ", "HA"],
]
TALON = ["H4", "H5", "H6", "H7", "SK", "SQ", "SJ", "S7", "S6", "S5", "CK", "CQ", "CJ"]


def deal(rules: Ruleset = DANISH, hands: list[list[str]] = HANDS, talon: list[str] = TALON, **more: object) -> Hand:
    return rules.deal(hands=hands, talon=talon, **more)  # type: ignore[arg-type]


def after(*acts: str, rules: Ruleset = DANISH, **more: object) -> Hand:
    hand = deal(rules, **more)  # type: ignore[arg-type]
    for act in acts:
        hand.apply(act)
    return hand


def texts(hand: Hand, seat: int | None = None) -> list[str]:
    return [str(act) for act in hand.legal(seat)]


def refusal(hand: Hand, act: str, seat: int | None = None) -> str:
    before = hand.record()
    with pytest.raises(IllegalAct) as caught:
        hand.apply(act, seat)
    assert hand.record() == before
    return str(caught.value)


# ---- the auction -----------------------------------------------------------------------------------------------------


def test_the_calls_there_are() -> None:
    assert texts(deal())[:3] == ["pass", "bid spil", "bid tourne"]
    assert "bid tourne_respect" not in texts(deal())


def test_da_36_a_bid_whose_needs_the_hand_lacks_is_refused() -> None:
    message = refusal(deal(), "bid tourne_respect")

    assert message == (
        "bid tourne_respect: tourne_respect needs SA and CA in hand, and seat 0 lacks CA (fixture.ombre:32, DA-36)"
    )


def test_da_11_a_higher_bid_falls_back_to_who_stood() -> None:
    hand = after("bid spil", "bid tourne")

    assert hand.to_act == 0
    assert "does not stand above tourne" in refusal(hand, "bid spil")


def test_da_14_all_pass() -> None:
    hand = after("pass", "pass", "pass")

    assert hand.phase == "done"
    assert hand.to_act is None
    assert hand.result is not None
    assert hand.result.as_record() == {
        "outcome": None, "declarers": [], "tricks": [0, 0, 0], "seats": [0, 0, 0], "pot": 0, "then": "redeal",
    }  # fmt: skip
    assert texts(hand) == []
    assert refusal(hand, "pass") == "pass: the hand is over"


def test_da_34_joint_declarers_exchange_in_the_order_in_which_they_joined() -> None:
    hand = after("pass", "bid kobe_nolo", "join")

    assert hand.declarers == (1, 2)
    assert (hand.phase, hand.to_act) == ("exchange", 1)
    hand.apply("exchange C2")
    assert hand.to_act == 2
    hand.apply("exchange")
    assert (hand.phase, hand.to_act) == ("play", 0)


def test_it_is_one_seats_turn() -> None:
    assert refusal(deal(), "pass", 1) == "pass: seat 0 is to act, not seat 1"


def test_a_suit_goes_with_the_bid_or_does_not() -> None:
    assert "no suit is named with spil" in refusal(deal(), "bid spil hearts")
    assert "is bid with its trump" in refusal(deal(JAPANESE), "bid simple")


def test_a_hold_takes_what_stands_and_may_name_another_suit() -> None:
    hand = after("bid simple hearts", "hold diamonds", "pass", "pass", rules=JAPANESE)

    assert (hand.contract, hand.trump, hand.declarers) == ("simple", "diamonds", (1,))
    kept = after("bid simple hearts", "hold", "pass", "pass", rules=JAPANESE)
    assert kept.trump == "hearts"
    same = after("bid simple hearts", "hold simple hearts", "pass", "pass", rules=JAPANESE)
    assert same.trump == "hearts"
    assert same.record()["actions"][1] == [1, "hold"]


def test_a_hold_may_name_an_equal_game() -> None:
    hand = after("bid pure_nolo", "hold spade_solo", "pass", "pass", rules=JAPANESE)

    assert (hand.contract, hand.trump) == ("spade_solo", "spades")
    assert texts(after("bid pure_nolo", rules=JAPANESE)) == ["pass", "hold", "hold spade_solo"]


# ---- what follows when all pass --------------------------------------------------------------------------------------


def test_the_holder_is_forced() -> None:
    hand = after("pass", "pass", "pass", rules=LITHUANIAN, preferred="clubs")

    assert (hand.phase, hand.to_act, hand.declarers, hand.contract) == ("choose", 0, (0,), "varos_polius")
    assert texts(hand) == [f"choose varos_polius {suit}" for suit in ("spades", "clubs", "hearts", "diamonds")]


def no_spadille() -> tuple[list[list[str]], list[str]]:
    hands = [["SK", *HANDS[0][1:]], *HANDS[1:]]
    return hands, ["SA" if card == "SK" else card for card in TALON]


def test_the_talon_is_offered_taken_thrown_down_and_the_game_named() -> None:
    hands, talon = no_spadille()
    hand = after("pass", "pass", "pass", rules=LITHUANIAN, hands=hands, talon=talon, preferred="clubs")

    assert (hand.phase, texts(hand)) == ("offer", ["take talon", "pass"])
    hand.apply("pass")
    hand.apply("take talon")
    assert (hand.phase, hand.to_act, hand.contract) == ("discard", 1, "mauras")
    assert sorted(hand.hands[1]) == sorted(talon)
    assert hand.talon == []
    assert "throws 4 cards, not 3" in refusal(hand, "discard H4 H5 H6")
    hand.apply("discard H4 H5 H6 H7")
    assert (hand.phase, len(texts(hand))) == ("choose", 9)
    hand.apply("choose polius clubs")
    assert (hand.phase, hand.to_act, hand.trump, hand.contract) == ("play", 0, "clubs", "mauras")


def test_nobody_takes_it_and_all_pay() -> None:
    hands, talon = no_spadille()
    hand = after(*["pass"] * 6, rules=LITHUANIAN, hands=hands, talon=talon, preferred="clubs", pot=2)

    assert hand.result is not None
    assert (hand.result.then, hand.result.seats, hand.result.pot) == ("next_dealer", (-1, -1, -1), 5)


# ---- the game and its trump ------------------------------------------------------------------------------------------


def test_da_18_the_declarer_names_a_trump_after_the_auction() -> None:
    hand = after("bid spil", "pass", "pass")

    assert hand.phase == "choose"
    assert texts(hand) == [f"choose spil {suit}" for suit in ("spades", "clubs", "hearts", "diamonds")]
    assert "is to choose the game first" in refusal(hand, "exchange")
    assert "with spil won, seat 0 may play spil" in refusal(hand, "choose solo hearts")
    hand.apply("choose spil hearts")
    assert (hand.phase, hand.trump) == ("exchange", "hearts")


def test_a_fixed_trump_is_not_asked_for() -> None:
    hand = after("bid solo_kulor", "pass", "pass")

    assert (hand.phase, hand.to_act, hand.trump) == ("exchange", 1, "spades")


def test_the_winner_may_become_what_his_bid_allows() -> None:
    hand = after("bid ziedo_polius", "pass", "pass", rules=LITHUANIAN, preferred="clubs")
    assert (hand.phase, hand.trump, hand.contract) == ("exchange", "clubs", "ziedo_polius")

    hand = after("bid polius", "pass", "pass", rules=LITHUANIAN, preferred="clubs")
    assert [text for text in texts(hand) if "polius" not in text] == [
        "choose mikis",
        *(f"choose rungas {suit}" for suit in ("spades", "clubs", "hearts", "diamonds")),
        "choose nulis",
    ]
    assert refusal(hand, "choose ziedo_mikis").endswith("mikis, rungas or nulis (fixture.ombre:32, DA-36)")


def test_lt_20_a_turned_card_of_the_preferred_suit_changes_what_is_counted() -> None:
    hand = after("bid mikis", "pass", "pass", rules=LITHUANIAN, preferred="hearts")
    assert (hand.contract, hand.trump) == ("ziedo_mikis", "hearts")

    hand = after("bid mikis", "pass", "pass", rules=LITHUANIAN, preferred="clubs")
    assert (hand.contract, hand.trump) == ("mikis", "hearts")


def test_da_36_the_proof_is_laid_open_and_da_57_the_whole_hand() -> None:
    hands = [["SA", "CA", *HANDS[0][2:]], ["S2", *HANDS[1][1:]], HANDS[2]]
    hand = after("bid tourne_respect", "pass", "pass", hands=hands)
    assert hand.shown == [["SA", "CA"], [], []]
    hand.apply("exchange CA")
    assert hand.shown == [["SA"], [], []]

    hand = after("bid nolo_ouvert", "pass", "pass")
    assert hand.phase == "play"
    assert sorted(hand.shown[0]) == sorted(HANDS[0])
    hand.apply("play SA")
    assert len(hand.shown[0]) == 8


# ---- the exchange ----------------------------------------------------------------------------------------------------


def test_da_30_the_turned_card_is_taken_first() -> None:
    hand = after("bid tourne", "pass", "pass")

    assert (hand.turned, hand.trump) == ("H4", "hearts")
    assert "the turned H4 must be taken" in refusal(hand, "exchange")
    assert "does not hold H4" in refusal(hand, "exchange H4")
    hand.apply("exchange S3 S4")
    assert hand.hands[0] == ["SA", "S2", "H2", "H3", "H4", "H5", "HJ", "HQ", "HK"]
    assert hand.discards[0] == ["S3", "S4"]


def test_da_19_the_declarer_then_round_the_table_from_what_is_left() -> None:
    hand = after("pass", "bid spil", "pass", "choose spil clubs")

    assert hand.to_act == 1
    hand.apply("exchange C2 C3 C4 C5 C6 C7 D2 D3 CA")
    assert hand.to_act == 2
    assert len(hand.talon) == 4
    assert "at most 4, not 5, for 4 are left in the talon" in refusal(hand, "exchange D7 D6 D5 D4 DA")
    hand.apply("exchange D7 D6 D5 D4")
    assert (hand.phase, hand.to_act) == ("play", 0), "nothing is left for the last, so he is not asked"


def test_fr_18_the_eldest_defender_first() -> None:
    hand = after("pass", "bid entrada", "pass", "choose entrada clubs", rules=FRENCH)
    seats = []
    while hand.phase == "exchange":
        assert hand.to_act is not None
        seats.append(hand.to_act)
        hand.apply("exchange")

    assert seats == [1, 0, 2]


def test_fr_17_nobody_exchanges_in_solo() -> None:
    assert after("bid solo", "pass", "pass", "choose solo hearts", rules=FRENCH).phase == "play"


def test_da_41_at_least_five_in_grand() -> None:
    hand = after("bid grand", "pass", "pass")

    assert "must exchange at least 5, not 4" in refusal(hand, "exchange S3 S4 H2 H3")
    assert len(hand.legal()) == 126 + 84 + 36 + 9 + 1


def test_all_subsets_are_counted_not_made() -> None:
    hand = after("bid spil", "pass", "pass", "choose spil hearts")

    assert len(hand.legal()) == 512
    assert str(hand.legal()[0]) == "exchange"
    assert str(hand.legal()[1]) == "exchange SA"


# ---- the tricks ------------------------------------------------------------------------------------------------------


def playing(contract: str, trump: str, hands: list[str], rules: Ruleset = DANISH) -> Hand:
    """Seat 2 declares and everybody keeps his cards."""
    cards = [hand.split() for hand in hands]
    rest = [card for card in fixtures.DECK if all(card not in hand for hand in cards)]
    for hand in cards:
        while len(hand) < 9:
            hand.append(rest.pop())
    hand = rules.deal(hands=cards)
    for act in ("pass", "pass", f"bid {contract}"):
        hand.apply(act)
    while hand.phase != "play":
        hand.apply(f"choose {contract} {trump}" if hand.phase == "choose" else "exchange")
    return hand


def test_da_17_suit_must_be_followed() -> None:
    hand = playing("spil", "hearts", ["D2 D3", "D4 H3 SK", "D5"])
    hand.apply("play D2")

    assert all(text.startswith("play D") for text in texts(hand))
    message = refusal(hand, "play H3")
    assert message.startswith("H3 may not be played: diamonds were led and you hold D4")
    assert message.endswith("which must follow (fixture.ombre:20, DA-17)")
    assert refusal(hand, "play CA") == "CA may not be played: seat 1 does not hold it"


def test_da_21_a_low_trump_does_not_call_for_the_highest_three() -> None:
    filler = "C2 C3 C4 C5 C6 C7"
    hand = playing("spil", "diamonds", ["D2 SA D3", f"D7 CA H3 {filler}", "D5"])
    hand.apply("play D2")
    assert "play H3" in texts(hand)

    hand = playing("spil", "diamonds", ["D2 SA D3", f"D7 CA H3 {filler}", "D5"])
    hand.apply("play SA")
    assert texts(hand) == ["play CA", "play D7"]
    assert "a trump (SA) was led and you hold CA and D7" in refusal(hand, "play H3")

    hand = playing("spil", "diamonds", ["D2 SA D3", f"D7 D4 H3 {filler}", "D5"])
    hand.apply("play D2")
    assert texts(hand) == ["play D4", "play D7"]


def test_da_39_and_40_the_black_aces_in_grand() -> None:
    assert DANISH.ask({"ask": "legal", "contract": "grand", "hand": ["SA", "S3"], "trick": ["SK"]})["cards"] == ["S3"]
    assert DANISH.ask({"ask": "legal", "contract": "grand", "hand": ["CA", "S3"], "trick": ["SA"]})["cards"] == ["CA"]
    free = DANISH.ask({"ask": "legal", "contract": "grand", "hand": ["SA", "S3"], "trick": ["CA"]})["cards"]
    assert sorted(free) == ["S3", "SA"]


def test_da_16_the_winner_leads_and_da_15_the_eldest_leads_first() -> None:
    hand = playing("spil", "hearts", ["DK", "D2", "HA H2 H3 H4 H5 H6 HK HQ HJ"])
    assert hand.to_act == 0
    hand.apply("play DK")
    hand.apply("play D2")
    hand.apply("play HA")

    assert (hand.to_act, hand.tricks) == (2, (0, 0, 1))


def test_jp_35_the_player_after_the_declarer_leads() -> None:
    assert JAPANESE.ask({"ask": "lead", "contract": "simple", "declarer": 1}) == {"seat": 2}
    assert after("pass", "bid pure_nolo", "pass", rules=JAPANESE).to_act == 2


# ---- calls -----------------------------------------------------------------------------------------------------------


def test_da_23_giving_up_after_the_exchange_until_his_first_card() -> None:
    hand = after("pass", "bid spil", "pass", "choose spil clubs")
    assert "it is not that time" in refusal(hand, "surrender")
    hand.apply("exchange")
    assert texts(hand, 1) == ["announce tout", "surrender"], "after his own exchange, before the others'"
    hand.apply("exchange")
    hand.apply("exchange")
    hand.apply("play HK")
    assert "surrender" in texts(hand), "he has seen the first lead"
    assert "only the declarer may" in refusal(hand, "surrender", 2)
    twin = hand.copy()
    twin.apply("surrender", 1)
    assert twin.result is not None
    assert (twin.result.outcome, twin.result.seats) == ("bedt", (0, -1, 0))
    hand.apply("play CA")
    assert "surrender" not in texts(hand, 1)
    assert "it is not that time" in refusal(hand, "surrender", 1)


def test_da_24_tout_until_the_fifth_lead_and_once() -> None:
    hand = playing("solo", "clubs", ["DK", "D2", "CA C2 C3 C4 C5 C6 CK CQ CJ"])
    hand.apply("announce tout", 2)
    assert hand.announced == [(2, "tout")]
    assert "has called Tout already" in refusal(hand, "announce tout", 2)

    hand = playing("solo", "clubs", ["DK", "D2", "CA C2 C3 C4 C5 C6 CK CQ CJ"])
    while sum(hand.tricks) < 4:
        assert "announce tout" in texts(hand, 2)
        hand.apply(hand.legal()[0])
    assert "announce tout" in texts(hand, 2)
    hand.apply(hand.legal()[0])
    assert "announce tout" not in texts(hand, 2)


def test_a_call_that_the_contract_does_not_have() -> None:
    hand = after("bid grand", "pass", "pass")
    hand.apply("exchange S3 S4 H2 H3 HJ")

    assert "Tout is not called in grand" in refusal(hand, "announce tout", 0)
    assert "there is no such call" in refusal(hand, "announce vole", 0)


STRONG = ["SA S2 CA SK SQ SJ S7 S6 S5", "C2 C3 C4 C5 C6 C7 D2 D3 H2", "D7 D6 D5 D4 DA DK DQ DJ HA"]


def test_fr_29_stopping_after_the_first_five() -> None:
    hand = FRENCH.deal(hands=[cards.split() for cards in STRONG], pot=15)
    for act in ("bid solo", "pass", "pass", "choose solo spades"):
        hand.apply(act)
    while sum(hand.tricks) < 5:
        assert "stop" not in texts(hand, 0)
        hand.apply(hand.legal()[0])
    assert texts(hand, 0)[-2:] == ["announce vole", "stop"]
    late = hand.copy()
    late.apply(late.legal()[0])
    assert "stop" not in texts(late, 0), "a sixth card forfeits it"
    called = hand.copy()
    called.apply("announce vole", 0)
    assert "stop" not in texts(called, 0)
    assert "does not hold" in refusal(called, "stop", 0)
    hand.apply("stop", 0)

    assert hand.result is not None
    assert (hand.result.outcome, hand.result.tricks) == ("sacada", (5, 0, 0))
    assert hand.result.seats == (15 + 2 * (15 + 3 + 3), -21, -21)


def test_fr_30_matadors_count_as_the_hand_is_played() -> None:
    hands = [cards.split() for cards in STRONG]
    hands[0][0] = "H3"
    dealt = {card for cards in hands for card in cards}
    rest = [card for card in fixtures.DECK if card not in dealt]
    assert rest[0] == "SA"
    hand = FRENCH.deal(hands=hands, talon=rest, pot=0)
    for act in ("bid entrada", "pass", "pass", "choose entrada spades", "exchange H3", "exchange", "exchange"):
        hand.apply(act)
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])

    assert hand.result is not None
    assert hand.result.seats[1] == -(5 + 3)


# ---- records ---------------------------------------------------------------------------------------------------------


def test_a_record_names_everything() -> None:
    hand = after("pass", "bid kobe_nolo", "join", "exchange", "exchange D7")
    record = hand.record()

    assert record["variant"] == "danish"
    assert record["talon"] == TALON
    assert record["preferred"] is None
    assert record["actions"][-1] == [2, "exchange D7"]
    assert record["result"] is None
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
    assert set(hand.record()["result"]["outcomes"]) == {"1", "2"}


def test_what_is_wrong_with_a_record_is_said() -> None:
    good = DANISH.play_out(5).record()
    first = good["hands"][0][0]
    faults = [
        ([], "a record is an object"),
        (good | {"variant": "french"}, "the record is of 'french'"),
        (good | {"hands": None}, "hands are lists"),
        (good | {"hands": good["hands"][:2]}, "there are 2 hands"),
        (good | {"talon": [first, *good["talon"][1:]]}, f"{first} is in a hand and in the talon"),
        (good | {"talon": good["talon"][1:]}, "the talon has 12 cards"),
        (good | {"pot": -1}, "pot is a number"),
        (good | {"pot": True}, "pot is a number"),
        (good | {"preferred": "stars"}, "preferred suit is one of"),
        (good | {"actions": "pass"}, "actions are a list"),
        (good | {"actions": [[0, "pass"], ["0", "pass"]]}, "action 2 is not a seat"),
        (good | {"actions": [[0, "pass"], [2, "pass"]]}, "action 2, seat 2: pass: seat 1 is to act"),
        (good | {"actions": good["actions"][:-1]}, "the hand is not over"),
        (good | {"actions": [*good["actions"], [0, "pass"]]}, "the hand is over"),
        (good | {"result": good["result"] | {"seats": [9, 9, 9]}}, "the record says that seats is"),
        (good | {"result": 7}, "result is an object"),
    ]  # fmt: skip
    for record, reason in faults:
        with pytest.raises(ValueError, match=reason) as caught:
            DANISH.replay(record)  # type: ignore[arg-type]
        assert type(caught.value).__name__ == "RecordError"


def test_a_preferred_suit_must_be_said() -> None:
    with pytest.raises(ValueError, match="preferred"):
        deal(LITHUANIAN)
    assert LITHUANIAN.deal(1).preferred in ("spades", "clubs", "hearts", "diamonds")
