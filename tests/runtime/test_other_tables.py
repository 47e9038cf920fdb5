"""Hands at other tables than three players': a called card, a hand that nobody plays, a player who sits out."""

from __future__ import annotations

import json

import pytest

from ombre_dsl.runtime import Hand, IllegalAct, Ruleset
from ombre_dsl.runtime.telling import tell

from . import fixtures

QUADRILLE, TWO, FOUR = (fixtures.PREPARED[name] for name in ("quadrille", "for_two", "four"))


def cards(*texts: str) -> list[list[str]]:
    return [text.split() for text in texts]


def done(hand: Hand, *acts: str) -> Hand:
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


# ---- a called card ---------------------------------------------------------------------------------------------------

DEALT = cards(
    "SA S2 CA SK SQ SJ S7 HK H2 D2",
    "CK CQ CJ C7 C6 H3 H4 D3 D4 S3",
    "DK DQ DJ D7 DA HQ HJ HA C2 S4",
    "C3 C4 C5 H5 H6 H7 D5 D6 S5 S6",
)
KINGS = cards(
    "SK CK HK DK SA S2 SJ S7 S6 HQ",
    "CQ CJ C7 C6 C5 C4 C3 C2 CA S3",
    "DQ DJ D7 DA D2 D3 D4 D5 D6 S4",
    "SQ HJ HA H2 H3 H4 H5 H6 H7 S5",
)


def alliance(hands: list[list[str]] = DEALT, trump: str = "spades", **more: int) -> Hand:
    hand = QUADRILLE.deal(hands=hands, **more)  # type: ignore[arg-type]
    return done(hand, "bid alliance", "pass", "pass", "pass", f"choose alliance {trump}")


def test_fr_32_a_king_that_he_does_not_hold() -> None:
    hand = alliance()

    assert (hand.phase, hand.to_act, texts(hand)) == ("call", 0, ["call CK", "call DK"])
    message = "call HK: seat 0 holds HK; seat 0 may call CK or DK (fixture.ombre:32, DA-36)"
    assert refusal(hand, "call HK") == message
    assert refusal(hand, "call CQ") == "call CQ: seat 0 may call CK or DK (fixture.ombre:32, DA-36)"
    assert "a card is to be called first" in refusal(hand, "play SA")
    assert "seat 0 is to act" in refusal(hand, "call CK", 1)
    hand.apply("call DK")
    assert (hand.phase, hand.to_act, hand.called_card) == ("play", 0, "DK")
    assert hand.record()["actions"][-1] == [0, "call DK"]


def test_fr_32_four_kings_call_a_plain_queen_or_one_of_his_own() -> None:
    assert texts(alliance(KINGS)) == ["call SK", "call CQ", "call CK", "call HK", "call DQ", "call DK"]
    assert texts(alliance(KINGS, "clubs")) == ["call SQ", "call SK", "call CK", "call HK", "call DQ", "call DK"]
    hand = done(alliance(KINGS), "call CK")
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
        assert hand.ally is None, "he plays alone"
    assert hand.result is not None
    assert "ally" not in hand.result.as_record()


def test_fr_32_the_ally_is_silent_until_the_card_falls_and_counts_from_the_first() -> None:
    hand = done(alliance(pot=20), "call DK", "play D2", "play D3")
    assert hand.ally is None
    hand.apply("play DK")
    assert hand.ally == 2
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])

    result = hand.result
    assert result is not None
    assert result.as_record()["ally"] == 2
    assert result.tricks[0] + result.tricks[2] >= 6
    # the pot and five from each of two: 30, fifteen each
    assert (result.outcome, result.seats, result.pot) == ("sacada", (15, -5, 15, -5), 0)
    assert "The third hand was the ally." in tell(QUADRILLE.tables, hand)
    assert QUADRILLE.replay(json.loads(json.dumps(hand.record()))).record() == hand.record()


def test_the_settlement_knows_an_ally_whose_card_never_fell() -> None:
    hand = done(alliance(pot=20), "call CK")
    while hand.to_act is not None:
        acts = [act for act in hand.legal() if str(act) != "play CK"]
        hand.apply(acts[-1] if acts else hand.legal()[0])

    assert hand.result is not None
    assert hand.result.ally == 1


def test_fr_36_the_forced_holder_chooses_and_calls() -> None:
    hand = done(QUADRILLE.deal(hands=[*DEALT[1:], DEALT[0]]), "pass", "pass", "pass", "pass")
    assert (hand.phase, hand.to_act, hand.contract) == ("choose", 3, "alliance")
    hand.apply("choose alliance spades")
    assert (hand.phase, texts(hand)) == ("call", ["call CK", "call DK"])
    hand.apply("call CK")
    assert (hand.phase, hand.to_act) == ("play", 0)


def test_no_card_is_called_in_solo() -> None:
    hand = done(QUADRILLE.deal(hands=DEALT), "bid solo", "pass", "pass", "pass", "choose solo spades")

    assert hand.phase == "play"
    assert texts(hand, 0)[-1] == "announce vole"


def test_who_could_call_nothing_plays_alone() -> None:
    tables = fixtures.quadrille()
    kings = fixtures.CardCall(fixtures.mask("SK"), own=False, plain=True, holding=0)
    alone = fixtures.replace(tables.contracts[0], card_calls=(kings,))
    rules = Ruleset(fixtures.replace(tables, contracts=(alone, *tables.contracts[1:])))
    hand = done(rules.deal(hands=KINGS), "bid alliance", "pass", "pass", "pass", "choose alliance clubs")

    assert (hand.phase, hand.called_card) == ("play", None)


def test_a_called_card_that_lies_in_a_hand_that_nobody_plays_finds_no_ally() -> None:
    tables = fixtures.for_two()
    calling = fixtures.replace(tables.contracts[2], card_calls=fixtures.CARD_CALLS)
    rules = Ruleset(fixtures.replace(tables, contracts=(*tables.contracts[:2], calling)))
    hand = rules.deal(hands=[DEALT[0][:9], DEALT[1][:9]], unplayed=[["DK", *DEALT[3][:8]]])
    done(hand, "bid solo", "pass", "choose solo spades", "call DK")
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])

    assert hand.result is not None
    assert hand.result.ally is None


# ---- a hand that nobody plays ----------------------------------------------------------------------------------------


def test_fr_38_three_heaps_are_dealt_to_two() -> None:
    hand = TWO.deal(7)

    assert [len(heap) for heap in (*hand.hands, *hand.unplayed, hand.talon)] == [9, 9, 9, 13]
    three = fixtures.PREPARED["danish"].deal(7)
    assert [*hand.hands, *hand.unplayed] == three.hands, "the third heap is dealt like a third player's hand"
    assert hand.record()["unplayed"] == hand.unplayed
    assert "unplayed" not in three.record()


def test_fr_38_tricks_of_two_cards() -> None:
    hand = done(TWO.deal(7), "bid solo", "pass", "choose solo hearts")
    first = hand.hands[0][0]
    done(hand, f"play {first}")
    assert hand.to_act == 1
    hand.apply(hand.legal()[0])
    assert sum(hand.tricks) == 1
    assert "unplayed: " in tell(TWO.tables, hand)


def test_a_deal_given_in_part_is_filled_up() -> None:
    hands = [DEALT[0][:9], DEALT[1][:9]]
    rest = [card for card in fixtures.DECK if card not in hands[0] + hands[1]]
    hand = TWO.deal(hands=hands)
    assert (hand.unplayed, hand.talon) == ([rest[:9]], rest[9:])
    hand = TWO.deal(hands=hands, unplayed=[rest[-9:]])
    assert (hand.unplayed, hand.talon) == ([rest[-9:]], rest[:-9])
    hand = TWO.deal(hands=hands, talon=rest[:13])
    assert (hand.unplayed, hand.talon) == ([rest[13:]], rest[:13])
    assert TWO.deal(hands=hands, seed=5).talon != rest[9:]


@pytest.mark.parametrize(
    ("unplayed", "reason"),
    [
        ([], "has 1 hands that nobody plays, and 0 are given"),
        (["S3 S4"], "an unplayed hand has 2 cards, and should have 9"),
        (["SA C3 C4 C5 H5 H6 H7 D5 D6"], "SA is in an unplayed hand, and somewhere else"),
    ],
)
def test_unplayed_hands_that_are_no_deal(unplayed: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        TWO.deal(hands=[DEALT[0][:9], DEALT[1][:9]], unplayed=cards(*unplayed))


# ---- a player who sits out -------------------------------------------------------------------------------------------

THREE = cards(
    "SA S2 S3 S4 HK HQ HJ H2 H3", "", "CA C2 C3 C4 C5 C6 C7 D2 D3", "D7 D6 D5 D4 DA DK DQ DJ HA"
)  # fmt: skip
LEFT = ["H4", "H5", "H6", "H7", "SK", "SQ", "SJ", "S7", "S6", "S5", "CK", "CQ", "CJ"]


def nolo(*acts: str) -> Hand:
    return done(FOUR.deal(hands=THREE, talon=LEFT), *acts)


def test_da_61_the_sitter_has_no_cards_and_no_part() -> None:
    dealt = FOUR.deal(7)
    three = fixtures.PREPARED["danish"].deal(7)
    assert dealt.hands == [three.hands[0], [], *three.hands[1:]]
    hand = nolo("pass")
    assert hand.to_act == 2
    done(hand, "bid spil", "pass", "choose spil clubs")
    seats = []
    while hand.phase == "exchange":
        seats.append(hand.to_act)
        hand.apply("exchange")
    assert (seats, hand.phase, hand.to_act, hand.trick_size) == ([2, 3, 0], "play", 0, 3)
    done(hand, "play HK")
    assert hand.to_act == 2
    assert "second: sits out" in tell(FOUR.tables, hand)


def test_da_62_the_sitter_stays_out_and_loses_one() -> None:
    hand = nolo("pass", "bid kobe_nolo", "pass", "exchange CA C7")
    assert (hand.phase, hand.to_act, texts(hand)) == ("sitter", 1, ["join", "pass"])
    assert refusal(hand, "play SA") == "play SA: seat 1 sits out, and may join or pass (fixture.ombre:61)"
    twin = hand.copy()
    hand.apply("pass")
    assert (hand.phase, hand.to_act, hand.declarers) == ("play", 0, (2,))
    twin.apply("join")
    assert (hand.declarers, twin.declarers) == ((2,), (2, 1))
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
    result = hand.result
    assert result is not None
    assert result.seats[1] == -1
    assert (result.lines[0].payer, result.lines[0].payee, result.lines[0].amount) == (1, "bank", 1)
    assert FOUR.replay(hand.record()).record() == hand.record()


def test_da_62_the_sitter_takes_all_thirteen_throws_four_and_joins() -> None:
    hand = nolo("pass", "bid kobe_nolo", "join", "exchange CA C7", "exchange DK", "join")
    assert (hand.phase, hand.to_act, hand.declarers) == ("discard", 1, (2, 3, 1))
    assert sorted(hand.hands[1]) == sorted([*LEFT[3:], "CA", "C7", "DK"])
    assert (hand.talon, hand.discards) == ([], [[], [], [], []])
    assert "throws 4 cards, not 3" in refusal(hand, "discard SK SQ SJ")
    hand.apply("discard SK SQ SJ CK")
    assert (hand.phase, hand.to_act, hand.trick_size) == ("play", 0, 4)
    assert sorted(hand.discards[1]) == sorted(["SK", "SQ", "SJ", "CK"])
    done(hand, "play SA")
    assert hand.to_act == 1, "at his own place"
    while hand.to_act is not None:
        hand.apply(hand.legal()[0])
    result = hand.result
    assert result is not None
    assert sum(result.tricks) == 9
    assert [seat for seat, _ in result.outcomes] == [2, 3, 1]
    asked = FOUR.ask({"ask": "settle", "contract": "kobe_nolo", "declarers": [2, 3, 1], "tricks": list(result.tricks)})
    assert asked["seats"] == list(result.seats)
    assert FOUR.replay(hand.record()).record() == hand.record()


def test_da_62_nobody_exchanges_in_ren_nolo_and_he_is_asked_all_the_same() -> None:
    hand = nolo("bid ren_nolo", "pass", "pass")
    assert (hand.phase, hand.to_act) == ("sitter", 1)
    hand.apply("join")
    assert sorted(hand.hands[1]) == sorted(LEFT)


def test_the_sitter_is_not_asked_in_other_games() -> None:
    assert nolo("bid spil", "pass", "pass", "choose spil hearts", *["exchange"] * 3).phase == "play"


def test_a_sitter_with_cards_is_no_deal() -> None:
    with pytest.raises(ValueError, match="seat 1 sits out, and has no cards"):
        FOUR.deal(hands=[THREE[0], ["H4"], *THREE[2:]])


# ---- why a card may not be played ------------------------------------------------------------------------------------


def test_the_line_on_withheld_cards_is_cited_where_it_matters() -> None:
    danish = fixtures.PREPARED["danish"]
    hands = cards("D2 SA D3 S2 S3 S4 S5 S6 S7", "D7 CA H3 C2 C3 C4 C5 C6 C7", "D5 D4 D6 DJ DQ DK DA H4 H5")
    acts = ["pass", "pass", "bid spil", "choose spil diamonds", "exchange", "exchange", "exchange"]
    hand = done(danish.deal(hands=hands), *acts, "play SA")
    assert refusal(hand, "play H3").endswith("which must follow (fixture.ombre:20, DA-17; fixture.ombre:30, DA-21)")
    done(hand, "play CA", "play D4", "play S2")
    assert refusal(done(hand, "play C2"), "play SA").endswith("does not hold it")
    plain = done(danish.deal(hands=hands), *acts, "play S2", "play H3")
    assert plain.trick[-1] == (1, "H3")
