"""What a program hands over by mistake is refused in one line that says what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import ombre_dsl
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
