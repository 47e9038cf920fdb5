"""Questions: the answers of the statements named, and a sentence for whatever cannot be answered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ombre_dsl
from ombre_dsl.runtime import QuestionError, Ruleset

from . import fixtures

RULES = fixtures.PREPARED
DANISH, FRENCH, JAPANESE, LITHUANIAN = (RULES[name] for name in ("danish", "french", "japanese", "lithuanian"))
QUADRILLE, TWO, FOUR = (RULES[name] for name in ("quadrille", "for_two", "four"))


def settle(rules: Ruleset, contract: str, tricks: list[int], **more: Any) -> tuple[Any, list[int], int]:
    question = {"ask": "settle", "contract": contract, "tricks": tricks, **more}
    if "declarers" not in more:
        question.setdefault("declarer", 0)
    answer = rules.ask(question)
    assert "error" not in answer, answer
    return answer.get("outcome", answer.get("outcomes")), answer["seats"], answer["pot"]


# ---- settlements -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "tricks", "outcome", "points"),
    [
        ("spil", [5, 2, 2], "won", 1),  # DA-22
        ("spil", [4, 3, 2], "won", 1),
        ("spil", [4, 4, 1], "bedt", -1),
        ("spil", [3, 3, 3], "bedt", -1),
        ("spil", [3, 4, 2], "groque", -2),
        ("spil", [1, 4, 4], "groque", -2),  # C14: beaten before tied
        ("tourne", [4, 1, 4], "bedt", -2),  # DA-27
        ("tourne", [2, 2, 5], "groque", -3),
        ("kobe_nolo", [0, 5, 4], "won", 2),  # DA-33
        ("kobe_nolo", [1, 5, 3], "lost", -2),
        ("kobe_nolo", [2, 5, 2], "lost", -3),
        ("kobe_nolo", [9, 0, 0], "lost", -10),
        ("grand", [5, 4, 0], "won", 3),  # DA-42
        ("grand", [4, 3, 2], "lost", -4),
        ("nolo_ouvert", [0, 9, 0], "won", 8),
    ],
)
def test_danish_outcomes(contract: str, tricks: list[int], outcome: str, points: int) -> None:
    assert settle(DANISH, contract, tricks) == (outcome, [points, 0, 0], 0)


def test_da_24_tout() -> None:
    assert settle(DANISH, "solo", [9, 0, 0], announced=["tout"]) == ("won", [4, 0, 0], 0)
    assert settle(DANISH, "spil", [8, 1, 0], announced=["tout"]) == ("won", [0, 0, 0], 0)
    assert settle(DANISH, "solo", [4, 4, 1], announced=["tout"]) == ("bedt", [-4, 0, 0], 0)


def test_da_23_and_43_given_up() -> None:
    assert settle(DANISH, "tourne", [0, 0, 0], surrendered=True) == ("bedt", [-2, 0, 0], 0)
    assert settle(DANISH, "grand", [0, 0, 0], surrendered=True) == ("surrendered", [-3, 0, 0], 0)


def test_da_34_each_for_himself() -> None:
    outcomes, seats, pot = settle(DANISH, "kobe_nolo", [0, 7, 2], declarers=[0, 2])

    assert (outcomes, seats, pot) == ({"0": "won", "2": "lost"}, [2, 0, -3], 0)


@pytest.mark.parametrize(
    ("contract", "tricks", "outcome", "seats", "pot"),
    [
        ("entrada", [5, 2, 2], "sacada", [25, -5, -5], 0),  # FR-25
        ("vuelta", [4, 3, 2], "sacada", [29, -7, -7], 0),
        ("entrada", [4, 4, 1], "puesta", [-20, -5, -5], 45),  # FR-26
        ("entrada", [3, 5, 1], "codille", [-20, 35, 0], 0),  # FR-27
        ("vuelta", [1, 4, 4], "codille", [-22, 19, 18], 0),  # the odd chip to the earlier
    ],
)
def test_french_outcomes(contract: str, tricks: list[int], outcome: str, seats: list[int], pot: int) -> None:
    assert settle(FRENCH, contract, tricks, pot=15) == (outcome, seats, pot)


def test_fr_27_the_odd_chip_by_seat_not_from_the_declarer_on() -> None:
    assert settle(FRENCH, "vuelta", [4, 1, 4], pot=15, declarer=1) == ("codille", [19, -22, 18], 0)


def test_fr_28_vole() -> None:
    assert settle(FRENCH, "entrada", [9, 0, 0], pot=15, announced=["vole"]) == ("sacada", [75, -30, -30], 0)
    assert settle(FRENCH, "entrada", [7, 1, 1], pot=15, announced=["vole"]) == ("sacada", [-35, 25, 25], 0)
    assert settle(FRENCH, "entrada", [4, 4, 1], pot=0, announced=["vole"]) == ("puesta", [-65, 25, 25], 15)


def test_fr_29_stopped() -> None:
    assert settle(FRENCH, "entrada", [5, 0, 0], pot=15, stopped=True) == ("sacada", [31, -8, -8], 0)


def test_fr_30_matadors() -> None:
    assert settle(FRENCH, "solo", [5, 2, 2], pot=15, matadors=3)[1] == [51, -18, -18]
    assert settle(FRENCH, "solo", [5, 2, 2], pot=15, matadors=5)[1] == [51, -18, -18], "three at most"
    assert settle(FRENCH, "solo", [3, 5, 1], pot=15, matadors=3)[1] == [-30, 45, 0], "not on a loss"
    hand = ["SA", "S2", "CA", "SK", "H2"]
    assert settle(FRENCH, "solo", [5, 2, 2], pot=15, hand=hand, trump="spades")[1] == [51, -18, -18]


def test_jp_37a_a_call_with_an_aim_and_a_doubling() -> None:
    assert settle(JAPANESE, "solo", [9, 0, 0], announced=["tout"]) == ("win", [12, -6, -6], 0)
    assert settle(JAPANESE, "solo", [8, 1, 0], announced=["tout"]) == ("loss", [-12, 6, 6], 0)


@pytest.mark.parametrize(
    ("declarer", "ally", "tricks", "outcome", "seats", "pot"),
    [
        (2, 1, [1, 2, 4, 3], "sacada", [-5, 9, 8, -5], 0),  # 7 and 10 to share: the odd chip to the earlier seat
        (2, 1, [3, 1, 3, 3], "codille", [12, -8, -9, 12], 0),  # 7 and 10 to pay: the odd chip by the declarer
        (1, 2, [3, 3, 1, 3], "codille", [12, -9, -8, 12], 0),
        (2, 1, [3, 1, 2, 4], "codille", [12, 0, -17, 12], 0),  # with fewer than three tricks he pays alone
        (2, 1, [2, 1, 4, 3], "puesta", [-5, -8, -9, -5], 34),
        (2, 1, [2, 3, 2, 3], "puesta", [-5, -5, -12, -5], 34),
        (1, None, [3, 4, 1, 2], "codille", [10, -22, 10, 9], 0),  # alone against three, who share 14
        (1, 1, [3, 4, 1, 2], "codille", [10, -22, 10, 9], 0),  # he called a card of his own
    ],
)
def test_fr_32_a_side_shares_what_it_wins_and_pays(
    declarer: int, ally: int | None, tricks: list[int], outcome: str, seats: list[int], pot: int
) -> None:
    more = {} if ally is None else {"ally": ally}

    assert settle(QUADRILLE, "alliance", tricks, declarer=declarer, pot=7, **more) == (outcome, seats, pot)


def test_fr_32_the_vole_and_all_ten_tricks() -> None:
    missed = settle(QUADRILLE, "alliance", [5, 1, 1, 3], ally=3, pot=7, announced=["vole"])
    assert missed == ("sacada", [-22, 25, 25, -21], 0)
    assert settle(QUADRILLE, "solo_vole", [10, 0, 0, 0], pot=20) == ("sacada", [95, -25, -25, -25], 0)
    assert settle(QUADRILLE, "solo_vole", [9, 1, 0, 0], pot=20) == ("codille", [-95, 39, 38, 38], 0)


def test_fr_38_five_of_nine() -> None:
    assert settle(TWO, "solo", [5, 4], pot=10) == ("sacada", [25, -15], 0)
    assert settle(TWO, "entrada", [4, 5], pot=10) == ("codille", [-15, 25], 0)


@pytest.mark.parametrize(
    ("contract", "declarers", "tricks", "outcome", "seats"),
    [
        ("kobe_nolo", [0], [0, 0, 5, 4], "won", [2, -1, 0, 0]),  # DA-62: he stays out and loses one
        ("kobe_nolo", [0, 1], [0, 1, 4, 4], {"0": "won", "1": "lost"}, [2, -2, 0, 0]),  # DA-33
        ("kobe_nolo", [1, 0], [1, 0, 3, 5], {"0": "lost", "1": "won"}, [-2, 2, 0, 0]),
        ("ren_nolo", [0, 2, 1], [0, 2, 1, 6], {"0": "won", "2": "lost", "1": "lost"}, [4, -4, -4, 0]),
        ("spil", [2], [2, 0, 4, 3], "won", [-1, 0, 2, -1]),  # DA-22; who sits out has nothing to do with it
        ("spil", [2], [4, 0, 4, 1], "bedt", [1, 0, -2, 1]),
    ],
)
def test_da_62_the_sitter(
    contract: str, declarers: list[int], tricks: list[int], outcome: object, seats: list[int]
) -> None:
    assert settle(FOUR, contract, tricks, declarers=declarers) == (outcome, seats, 0)


def test_a_sitter_may_pay_like_a_defender() -> None:
    shares = Ruleset(fixtures.four(sitter_shares=True))

    assert settle(shares, "spil", [2, 0, 4, 3], declarer=2) == ("won", [-1, -1, 3, -1], 0)
    assert settle(shares, "spil", [4, 0, 4, 1], declarer=2) == ("bedt", [1, 1, -3, 1], 0)


def test_round_a_table_where_one_sits_out() -> None:
    assert FOUR.ask({"ask": "lead", "contract": "spil", "declarer": 3}) == {"seat": 0}
    assert FOUR.ask({"ask": "exchange_order", "contract": "spil", "declarer": 0}) == {"seats": [0, 2, 3]}
    assert FOUR.ask({"ask": "exchange_order", "contract": "spil", "declarer": 2}) == {"seats": [2, 3, 0]}
    joined = {"ask": "exchange_order", "contract": "kobe_nolo", "declarers": [2, 1]}
    assert FOUR.ask(joined) == {"seats": [2, 3, 0, 1]}, "he joins when the others have exchanged"
    assert FOUR.ask({"ask": "auction", "calls": ["pass"]})["to_call"] == 2
    assert QUADRILLE.ask({"ask": "auction", "calls": ["pass", "pass"]})["to_call"] == 2
    assert QUADRILLE.ask({"ask": "lead", "contract": "solo", "declarer": 3}) == {"seat": 0}
    assert TWO.ask({"ask": "exchange_order", "contract": "entrada", "declarer": 1}) == {"seats": [1, 0]}


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ({"contract": "spil", "declarer": 1, "tricks": [4, 0, 3, 2]}, "seat 1 sits out, and does not declare spil"),
        ({"contract": "kobe_nolo", "declarer": 1, "tricks": [9, 0, 0, 0]}, "joins only a declarer who has bid"),
        ({"contract": "kobe_nolo", "declarers": [0, 1, 2, 3], "tricks": [9, 0, 0, 0]}, "at most 2 declarers"),
        ({"contract": "spil", "declarer": 0, "tricks": [4, 1, 2, 2]}, "seat 1 sits out, and takes no trick"),
        ({"contract": "spil", "declarer": 0, "tricks": [4, 0, 3, 2], "ally": 1}, "seat 1 sits out, and is nobody's"),
        ({"contract": "spil", "declarer": 0, "tricks": [4, 0, 3, 2], "ally": 2}, "in spil no ally is called"),
    ],
)
def test_what_a_sitter_has_no_part_in(question: dict[str, Any], reason: str) -> None:
    assert reason in FOUR.ask({"ask": "settle", **question})["error"]


def test_a_trick_has_a_card_more_where_the_sitter_may_join() -> None:
    trick = ["D2", "D3", "D4"]
    assert FOUR.ask({"ask": "legal", "contract": "kobe_nolo", "hand": ["D5"], "trick": trick}) == {"cards": ["D5"]}
    assert FOUR.ask({"ask": "winner", "contract": "ren_nolo", "trick": [*trick, "DK"]}) == {"winner": 3}
    spil = {"ask": "legal", "contract": "spil", "trump": "clubs", "hand": ["D5"], "trick": trick}
    assert "the trick is complete" in FOUR.ask(spil)["error"]


def test_lt_36_a_game_won_by_naming_another() -> None:
    assert settle(LITHUANIAN, "mauras", [2, 5, 2], plays="polius") == ("uodega", [-6, 0, 0], 0)
    assert settle(LITHUANIAN, "mauras", [0, 5, 4], plays="nulis") == ("win", [3, 0, 0], 0)


# ---- other questions -------------------------------------------------------------------------------------------------


def test_a_card_stands_in_the_one_list_that_it_follows_with() -> None:
    for contract in DANISH.tables.contracts:
        for trump in ("spades", "hearts"):
            answer = DANISH.ask({"ask": "order", "contract": contract.id, "trump": trump})
            if "error" not in answer:
                assert sorted(card for cards in answer.values() for card in cards) == sorted(fixtures.DECK)


def test_exchanges() -> None:
    def ask(contract: str, role: str, talon: int) -> list[int]:
        return list(
            DANISH.ask({"ask": "exchange", "contract": contract, "role": role, "talon": talon}).values()
        )  # fmt: skip

    assert ask("spil", "defender", 3) == [0, 3]  # DA-19
    assert ask("tourne", "declarer", 13) == [1, 9]  # DA-30
    assert ask("grand", "declarer", 13) == [5, 9]  # DA-41
    assert ask("solo", "declarer", 13) == [0, 0]  # DA-44
    assert ask("kobe_nolo", "defender", 13) == [0, 0]  # DA-32


def test_the_state_of_an_auction() -> None:
    assert DANISH.ask({"ask": "auction", "calls": ["bid kobe_nolo"]})["may_join"] is True
    assert DANISH.ask({"ask": "auction", "calls": ["bid spil"]})["may_join"] is False
    won = JAPANESE.ask({"ask": "auction", "calls": ["pass", "pass", "bid simple clubs"]})
    assert won == {"state": "won", "declarer": 2, "contract": "simple", "trump": "clubs"}
    held = JAPANESE.ask({"ask": "auction", "calls": ["bid simple hearts", "hold diamonds"]})
    assert (held["state"], held["to_call"], held["may_hold"]) == ("open", 0, False)
    plays = LITHUANIAN.ask({"ask": "auction", "calls": ["bid ziedo_polius", "pass", "pass"], "preferred": "hearts"})
    assert plays == {"state": "won", "declarer": 0, "contract": "ziedo_polius", "trump": "hearts"}
    some = LITHUANIAN.ask({"ask": "auction", "calls": ["bid polius", "pass", "pass"]})
    assert some["may_play"] == ["polius", "ziedo_polius", "mikis", "rungas", "nulis"]


def test_when_all_pass_the_hands_are_needed_where_a_card_decides() -> None:
    answer = LITHUANIAN.ask({"ask": "auction", "calls": ["pass", "pass", "pass"]})

    assert answer == {"error": "what follows when all pass rests on the cards: the hands are needed"}


# ---- what cannot be answered -----------------------------------------------------------------------------------------

GOOD: dict[str, dict[str, Any]] = {
    "order": {"ask": "order", "contract": "spil", "trump": "hearts"},
    "legal": {"ask": "legal", "contract": "spil", "trump": "hearts", "hand": ["SA"], "trick": ["D2"]},
    "winner": {"ask": "winner", "contract": "spil", "trump": "hearts", "trick": ["SA", "D2"]},
    "lead": {"ask": "lead", "contract": "spil", "declarer": 1},
    "exchange": {"ask": "exchange", "contract": "spil", "role": "declarer", "talon": 13},
    "exchange_order": {"ask": "exchange_order", "contract": "spil", "declarer": 1},
    "auction": {"ask": "auction", "calls": ["pass"]},
    "settle": {"ask": "settle", "contract": "spil", "declarer": 0, "tricks": [5, 2, 2]},
}


@pytest.mark.parametrize(
    ("name", "change", "reason"),
    [
        ("order", {"contract": "spli"}, "there is no contract 'spli'"),
        ("order", {"contract": None}, "says no 'contract'"),
        ("order", {"contract": 7}, "there is no contract 7"),
        ("order", {"trump": None}, "must say which"),
        ("order", {"trump": "stars"}, "'trump' is spades"),
        ("order", {"contract": "kobe_nolo"}, "hearts cannot be trump in kobe_nolo, where no suit is"),
        ("order", {"contract": "solo_kulor"}, "hearts cannot be trump in solo_kulor; spades can"),
        ("order", {"ask": "odrer"}, "'ask' is order"),
        ("order", {"ask": None}, "says no 'ask'"),
        ("order", {"ask": ["order"]}, "'ask' is order"),
        ("order", {"trumps": "hearts"}, "did you mean 'trump'"),
        ("order", {"xyzzy": 1}, "is no part of a question"),
        ("order", {"plays": "solo"}, "is played as nothing"),
        ("legal", {"hand": ["SA", "A♠"]}, "SA is given twice"),
        ("legal", {"hand": ["S8"]}, "'S8' is no card"),
        ("legal", {"hand": []}, "holds no card"),
        ("legal", {"hand": 3}, "'hand' is a list of texts"),
        ("legal", {"hand": [3]}, "'hand' is a list of texts"),
        ("legal", {"hand": list(fixtures.DECK[:10])}, "9 cards at most, not 10"),
        ("legal", {"trick": ["SA"]}, "SA is in hand and on the table"),
        ("legal", {"trick": ["D2", "D3", "D4"]}, "the trick is complete"),
        ("winner", {"trick": []}, "1 to 3 cards, not 0"),
        ("winner", {"trick": ["D2", "D3", "D4", "D5"]}, "1 to 3 cards, not 4"),
        ("lead", {"declarer": 3}, "goes from 0 to 2"),
        ("lead", {"declarer": -1}, "goes from 0 to 2"),
        ("lead", {"declarer": True}, "whole number, not True"),
        ("lead", {"declarer": 1.0}, "whole number, not 1.0"),
        ("lead", {"declarer": "0"}, "whole number, not '0'"),
        ("exchange", {"role": "dealer"}, "declarer or defender, not 'dealer'"),
        ("exchange", {"talon": 14}, "goes from 0 to 13"),
        ("exchange", {"talon": 10**5000}, "cannot be"),
        ("exchange_order", {"declarer": None}, "says no 'declarer'"),
        ("exchange_order", {"declarers": [0, 1]}, "at most 1 declarer"),
        ("auction", {"calls": "pass"}, "'calls' is a list"),
        ("auction", {"calls": [1]}, "'calls' is a list"),
        ("auction", {"calls": ["pas"]}, "call 1: 'pas' is no action"),
        ("auction", {"calls": ["bid solo", "bid spil"]}, "call 2: bid spil: spil does not stand above solo"),
        ("auction", {"calls": ["pass"] * 4}, "call 4, 'pass': the auction is over"),
        ("auction", {"calls": ["play SA"]}, "it is the auction"),
        ("auction", {"hands": [["SA"], [], []]}, "has 9 cards, and that of seat 0 has 1"),
        ("auction", {"hands": [list(fixtures.DECK[:9])] * 3}, "SA is in two hands"),
        ("auction", {"hands": "SA"}, "list of 3 hands"),
        ("auction", {"preferred": "blue"}, "'preferred' is spades"),
        ("settle", {"tricks": [5, 2, 1]}, "there are 9 tricks, but these add up to 8"),
        ("settle", {"tricks": [5, 4]}, "list of 3 numbers"),
        ("settle", {"tricks": [11, -1, -1]}, "goes from 0 to 9"),
        ("settle", {"tricks": [5, 2, "2"]}, "whole number, not '2'"),
        ("settle", {"pot": -1}, "goes from 0"),
        ("settle", {"pot": 10**12}, "goes from 0"),
        ("settle", {"announced": ["vole"]}, "there is no call 'vole'"),
        ("settle", {"contract": "grand", "announced": ["tout"]}, "Tout is not called in grand"),
        ("settle", {"contract": "kobe_nolo", "surrendered": True}, "kobe_nolo cannot be given up"),
        ("settle", {"stopped": True}, "cannot be stopped"),
        ("settle", {"surrendered": "yes"}, "true or false, not 'yes'"),
        ("settle", {"first_tricks": 6}, "the declarer has 5 tricks, so not the first 6"),
        ("settle", {"declarers": [0, 0]}, "names a seat twice"),
        ("settle", {"declarers": []}, "a list of seats"),
        ("settle", {"contract": "kobe_nolo", "declarers": [0, 1, 2]}, "at most 2 declarers"),
    ],
)  # fmt: skip
def test_a_sentence_says_what_is_amiss(name: str, change: dict[str, Any], reason: str) -> None:
    assert "error" not in DANISH.ask(GOOD[name])
    answer = DANISH.ask(GOOD[name] | change)

    assert list(answer) == ["error"]
    assert reason in answer["error"]
    with pytest.raises(QuestionError):
        DANISH.ruling(GOOD[name] | change)


@pytest.mark.parametrize("question", [None, 7, "order", [], [["ask", "order"]]])
def test_what_is_no_question_at_all(question: Any) -> None:
    assert "a question is an object" in DANISH.ask(question)["error"]


def test_mauras_must_say_what_it_is_played_as() -> None:
    question = {"ask": "settle", "contract": "mauras", "declarer": 0, "tricks": [5, 2, 2]}

    assert "says no 'plays'" in LITHUANIAN.ask(question)["error"]
    strange = LITHUANIAN.ask(question | {"plays": "mikis"})["error"]
    assert strange.startswith("mauras is played as polius, ")
    assert "say which with 'plays'" in LITHUANIAN.ask({"ask": "order", "contract": "mauras"})["error"]


def test_the_runtime_needs_the_standard_library_alone() -> None:
    root = Path(ombre_dsl.__file__).parent.parent
    code = f"import sys; sys.path.insert(0, {str(root)!r}); import ombre_dsl.runtime; print('good')"
    done = subprocess.run([sys.executable, "-S", "-I", "-c", code], capture_output=True, text=True, check=False)

    assert (done.stdout.strip(), done.stderr) == ("good", "")


def test_answers_are_ready_for_json() -> None:
    for question in GOOD.values():
        answer = DANISH.ask(question)
        assert json.loads(json.dumps(answer)) == answer


# ---- rulings in words ------------------------------------------------------------------------------------------------


def test_a_ruling_quotes_the_line_and_what_its_source_says() -> None:
    question = GOOD["legal"] | {"trump": "diamonds", "hand": ["D7", "CA", "H3"]}

    assert DANISH.ruling(question) == "\n".join(
        [
            "In Spil with diamonds as trump the player may play CA, H3 or D7.",
            "A trump (D2) was led, but that does not call for CA and D7.",
            "",
            "fixture.ombre:30: may withhold: spadille manille basto",
            "    DA-21: Three trumps fall to a higher card only.",
            "    Decided: By the card led.",
            "",
            "fixture.ombre:20: follow: suit led",
            "    DA-17: Suit led must be followed.",
        ]
    )


@pytest.mark.parametrize("name", GOOD)
def test_every_question_has_a_ruling(name: str) -> None:
    words = DANISH.ruling(GOOD[name])

    assert words.splitlines()[0].endswith((".", ":"))
    assert "fixture.ombre:" in words


def test_a_sitter_who_stays_out_is_told_of() -> None:
    words = FOUR.ruling({"ask": "settle", "contract": "kobe_nolo", "declarer": 0, "tricks": [0, 0, 5, 4]})

    assert "The second hand gives 1 to the bank." in words
    assert "Together: eldest +2, second -1, third +0, dealer +0" in words


def test_a_settlement_tells_who_pays_whom() -> None:
    words = FRENCH.ruling({"ask": "settle", "contract": "vuelta", "declarer": 0, "tricks": [1, 4, 4], "pot": 15})

    assert "The eldest hand gives 7 to the middle hand and the dealer." in words
    assert "Together: eldest -22, middle +19, dealer +18; in the pot: 0." in words
