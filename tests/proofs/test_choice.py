"""Which changes are tried, and what a sample of them suggests."""

from __future__ import annotations

import pytest

from ombre_dsl.mutation.choice import lines_from, spread, suggested, within
from ombre_dsl.mutation.mutants import Mutant

EVERY = [Mutant(line, "1", "2", "", "") for line in range(1, 11)]


@pytest.mark.parametrize(("text", "lines"), [("10-20", (10, 20)), ("7", (7, 7)), (" 1-1 ", (1, 1))])
def test_lines(text: str, lines: tuple[int, int]) -> None:
    assert lines_from(text) == lines


@pytest.mark.parametrize("text", ["", "ten", "9-3", "0-2", "-3", "1-2-3"])
def test_what_is_no_stretch_of_lines(text: str) -> None:
    with pytest.raises(ValueError):
        lines_from(text)


def test_those_within() -> None:
    assert [one.line for one in within(EVERY, [(2, 3), (9, 30)])] == [2, 3, 9, 10]
    assert within(EVERY, []) == EVERY


def test_as_many_as_are_asked_for_all_over_the_file() -> None:
    assert [one.line for one in spread(EVERY, 4)] == [1, 3, 6, 8]
    assert spread(EVERY, 10) == spread(EVERY, 99) == spread(EVERY, None) == EVERY


def test_what_a_sample_suggests() -> None:
    # Wilson's bounds for 2 of 20 are 0.0279 and 0.3010 (Newcombe 1998 gives the formula).
    assert suggested(2, 20, 1000) == (100, 27, 302)
    assert suggested(0, 50, 1000)[:2] == (0, 0) and 60 < suggested(0, 50, 1000)[2] < 80


def test_what_is_known_of_the_sample_stays() -> None:
    assert suggested(3, 3, 4) == (4, 3, 4)
    assert suggested(0, 9, 10)[2] == 1
