"""The interpreter's hands: exchange, tricks, calls and settlement, in small cases worked by hand."""

from __future__ import annotations

from ombre_dsl.interpret import PlainHand
from ombre_dsl.interpret.cards import CardRules

from .games import game

HANDS = [
    ["SA", "S2", "CA", "SK", "SQ", "SJ", "H2", "H3", "D4"],
    ["S7", "S6", "S5", "S4", "S3", "C2", "C3", "C4", "C5"],
    ["HA", "HK", "HQ", "HJ", "H7", "H6", "H5", "H4", "D2"],
]  # fmt: skip
TALON = ["CK", "CQ", "CJ", "C7", "C6", "DK", "DQ", "DJ", "DA", "D3", "D5", "D6", "D7"]


def after(variant: str, *acts: str) -> PlainHand:
    """A hand of the cards above after some acts."""
    hand = game(variant).plain.deal(hands=HANDS, talon=TALON, pot=15, preferred="hearts")
    for act in acts:
        hand.apply(act)
    return hand


def test_a_hand_of_the_engine_is_the_same_hand() -> None:
    for name in ("danish", "lithuanian", "quadrille", "danish_four", "ombre_a_deux"):
        plain, engine = game(name).plain.deal(7), game(name).rules.deal(7)
        record = {key: value for key, value in engine.record().items() if key != "variant"}
        assert {key: value for key, value in plain.record().items() if key != "variant"} == record


def test_the_turned_card_must_be_taken_and_belongs_to_what_is_drawn() -> None:
    hand = after("danish", "pass", "pass", "bid tourne")
    assert (hand.trump, hand.turned) == ("clubs", "CK")
    assert "exchange" not in hand.legal()
    hand.apply("exchange D2")
    assert "CK" in hand.hands[2]


def test_choices_of_cards_are_counted_and_found_without_being_listed() -> None:
    acts = after("french", "bid entrada", "pass", "pass", "choose entrada spades").legal()
    assert len(acts) == 512
    assert "exchange" in acts
    assert "exchange S2 SA" in acts
    assert "exchange HA" not in acts
    assert len(set(acts)) == 512


def test_what_may_be_withheld() -> None:
    book = game("danish").rulebook
    rules = CardRules(book, book.contract("spil"), "diamonds")
    assert rules.playable({"D7", "CA", "H3"}, "D2") == {"D7", "CA", "H3"}
    assert rules.playable({"D7", "CA", "H3"}, "SA") == {"D7", "CA"}
    assert rules.playable({"D7", "D3", "H3"}, "D2") == {"D7", "D3"}
    assert rules.takes(["HK", "D2", "HA"]) == "D2"
    assert rules.takes(["H7", "H2", "SK"]) == "H2"


def test_the_trumps_of_grand_are_two_aces() -> None:
    book = game("lithuanian").rulebook
    rules = CardRules(book, book.contract("grandas"), None)
    assert rules.trumps == ["SA", "CA"]
    assert rules.playable({"SA", "SK", "H2"}, "CA") == {"SA"}
    assert rules.playable({"SA", "SK", "H2"}, "S7") == {"SK"}


def played(hand: PlainHand) -> PlainHand:
    """The hand played to its end, always with the first card by name."""
    while hand.phase == "play" and hand.to_act is not None:
        hand.apply(min(act for act in hand.legal() if act.startswith("play")))
    return hand


def test_a_solo_with_every_high_trump() -> None:
    hand = after("french", "bid solo", "pass", "pass", "choose solo spades", "announce vole")
    assert hand.facts(0).matadors == 6
    result = played(hand).result
    assert result is not None
    assert sum(hand.purses.seats) + hand.purses.pot == 15


def test_a_talon_taken_whole_is_thrown_down_to_a_hand_and_the_game_named() -> None:
    hand = game("lithuanian").plain.deal(
        hands=[["CK", *HANDS[0][1:]], *HANDS[1:]], talon=["SA", *TALON[1:]], preferred="hearts", pot=0
    )
    for act in ("pass", "pass", "pass", "pass", "take talon"):
        hand.apply(act)
    assert (hand.phase, hand.to_act, len(hand.hands[1])) == ("discard", 1, 13)
    hand.apply("discard D3 D5 D6 D7")
    assert "choose nulis" in hand.legal()
    assert not any("mikis" in act for act in hand.legal())
    hand.apply("choose nulis")
    assert (hand.phase, hand.contract, hand.game) == ("play", "mauras", "nulis")


def test_a_game_given_up_is_paid_at_once() -> None:
    hand = after("danish", "bid spil", "pass", "pass", "choose spil spades", "exchange")
    hand.apply("surrender", 0)
    assert hand.result is not None
    assert (hand.result["outcome"], hand.result["seats"]) == ("bedt", [-1, 0, 0])


def test_who_sits_out_joins_with_what_is_left_over() -> None:
    hand = game("danish_four").plain.deal(hands=[HANDS[0], [], *HANDS[1:]], talon=TALON, pot=0)
    for act in ("bid ren_nolo", "pass", "pass"):
        hand.apply(act)
    assert (hand.phase, hand.to_act) == ("sitter", 1)
    hand.apply("join")
    hand.apply("discard D3 D5 D6 D7")
    assert (hand.declarers, hand.at_table, hand.to_act) == ([0, 1], [0, 1, 2, 3], 0)
