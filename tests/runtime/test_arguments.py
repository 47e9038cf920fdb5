"""What a program hands over by mistake is refused in one line that says what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import ombre_dsl
from ombre_dsl.runtime import Action
from ombre_dsl.runtime.ruleset import Ruleset

HANDS = [[f"{suit}{rank}" for rank in "A234567JQ"] for suit in "SCH"]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ombre_dsl.load("danish")


@pytest.mark.parametrize("path", [3, None, b"danish", ["danish"]])
def test_what_is_no_path(path: Any) -> None:
    with pytest.raises(TypeError, match=r"^the path of a file or the name of a variant is wanted, not "):
        ombre_dsl.load(path)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seed": "x"}, "seed is a whole number, not 'x'"),
        ({"seed": 1.0}, "seed is a whole number, not 1.0"),
        ({"seed": 1, "pot": "5"}, "pot is a whole number, not '5'"),
        ({"seed": 1, "pot": 2.5}, "pot is a whole number, not 2.5"),
        ({"seed": 1, "number": "2"}, "number is a whole number, not '2'"),
        ({"seed": 1, "passed_out": [1]}, "passed_out is a whole number, not [1]"),
        ({"hands": "SA"}, "hands is a list, and each in it a list of cards, such as ['SA', 'D7'], not 'SA'"),
        ({"hands": 5}, "hands is a list, and each in it a list of cards, such as ['SA', 'D7'], not 5"),
        ({"hands": ["SA", "S2", "S3"]}, "each of hands is a list of cards, such as ['SA', 'D7'], not 'SA'"),
        ({"hands": [[1], [2], [3]]}, "each of hands is a list of cards, such as ['SA', 'D7'], not [1]"),
        ({"hands": HANDS, "talon": "SK"}, "talon is a list of cards, such as ['SA', 'D7'], not 'SK'"),
        ({"hands": HANDS, "unplayed": [7]}, "each of unplayed is a list of cards, such as ['SA', 'D7'], not 7"),
    ],
)
def test_what_is_no_deal(rules: Ruleset, given: Mapping[str, Any], words: str) -> None:
    with pytest.raises(TypeError) as raised:
        rules.deal(**given)
    assert str(raised.value) == words


def test_a_pot_below_nothing_and_a_talon_without_hands_are_no_deal(rules: Ruleset) -> None:
    with pytest.raises(ValueError, match=r"^pot is a number from 0 on, not -1$"):
        rules.deal(1, pot=-1)
    with pytest.raises(ValueError, match=r"the hands are given too$"):  # before, they were passed over
        rules.deal(1, talon=["SA"])


@pytest.mark.parametrize(
    "call",
    [
        lambda rules: rules.play_out("x"),
        lambda rules: rules.start_match("x"),
        lambda rules: rules.match("x"),
        lambda rules: rules.match(1, max_deals="x"),
        lambda rules: rules.play_out(1, "hand"),
    ],
)
def test_what_cannot_be_played_out(rules: Ruleset, call: Callable[[Ruleset], object]) -> None:
    with pytest.raises(TypeError, match=r"^(seed|max_deals|hand) is a [^\n]*, not '(x|hand)'$"):
        call(rules)


@pytest.mark.parametrize("question", [5, "lead", None, [("ask", "lead")]])
def test_what_is_no_question(rules: Ruleset, question: Any) -> None:
    assert rules.ask(question)["error"].startswith("a question is an object")
    with pytest.raises(ValueError, match=r"^a question is an object"):
        rules.ruling(question)


def test_what_counts_as_a_number_or_a_list_is_taken(rules: Ruleset) -> None:
    class Seven:
        """A number of another library, such as numpy's."""

        def __index__(self) -> int:
            return 7

    seven: Any = Seven()
    assert rules.deal(seven).record() == rules.deal(7).record()
    laid = rules.deal(hands=(tuple(hand) for hand in HANDS))  # type: ignore[arg-type]  # any iterable does
    assert laid.record() == rules.deal(hands=HANDS).record()


def test_a_long_value_is_cut(rules: Ruleset) -> None:
    with pytest.raises(TypeError) as raised:
        rules.deal("x" * 1000)  # type: ignore[arg-type]
    assert len(str(raised.value)) < 100


ODD_ACTS: list[Any] = [
    Action("play", cards=(1,)),  # type: ignore[arg-type]
    Action("exchange", cards=None),  # type: ignore[arg-type]
    Action("exchange", cards=(["SA"],)),  # type: ignore[arg-type]
    Action("bid", contract=3),  # type: ignore[arg-type]
    Action(5),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("act", ODD_ACTS, ids=range(len(ODD_ACTS)))
@pytest.mark.parametrize("phase", ["auction", "exchange", "play"])
def test_an_act_that_is_not_made_of_texts(rules: Ruleset, act: Any, phase: str) -> None:
    hand = rules.deal(hands=HANDS)
    before = {"auction": [], "exchange": ["bid spil", "pass", "pass", "choose spil spades"]}
    for text in before.get(phase, [*before["exchange"], "exchange", "exchange", "exchange"]):
        if hand.phase != phase:
            hand.apply(text)
    assert hand.phase == phase
    record = hand.record()
    with pytest.raises(TypeError, match=r"^an act is a text, such as 'play SA', or an Action made of texts, not Act"):
        hand.apply(act)
    assert hand.record() == record


@pytest.mark.parametrize("seat", ["0", 1.5, [0]])
def test_a_seat_that_is_no_number(rules: Ruleset, seat: Any) -> None:
    hand = rules.deal(1)
    for call in (lambda: hand.apply("pass", seat), lambda: hand.legal(seat)):
        with pytest.raises(TypeError, match=r"^seat is a whole number, not "):
            call()


@pytest.mark.parametrize("hand", [None, "hand", 3])
def test_what_cannot_be_scored(rules: Ruleset, hand: Any) -> None:
    match = rules.start_match(1)
    match.next_hand()
    with pytest.raises(TypeError, match=r"^hand is a hand of this match, such as next_hand\(\) gives, not "):
        match.score(hand)
