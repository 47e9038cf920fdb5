"""One number changed in a variant changes what tells of this number in sheet, crib, data and examples, and no more."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs
import pytest

from ombre_dsl.emit.crib import crib_html
from ombre_dsl.emit.data import ruleset_json
from ombre_dsl.emit.sheet import LANGUAGES, rules_md
from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.model import Rulebook
from ombre_dsl.runtime.tables import Tables

Swap = tuple[str, str]


@attrs.frozen
class Change:
    """A line of a variant with another number, and what is then otherwise, by hand.

    ``sheet``, ``crib``: words of a line and what stands in their place, once for each line; ``data``: how often one
    value takes the place of another (but for the quoted line itself); ``broken``: the printed examples that are no
    longer right.
    """

    variant: str
    line: Swap
    sheet: list[Swap]
    crib: list[Swap]
    data: dict[tuple[Any, Any], int]
    broken: set[str] = attrs.field(factory=set)


TWICE = 2
CHANGES = {
    "a payoff": Change(
        "danish",
        ("| solo           |   3 |", "| solo           |   5 |"),
        [
            ("| each defender | any hand | vundet (won) +3;", "| each defender | any hand | vundet (won) +5;"),
            ("| Solo | +3 | −3 | −4 |", "| Solo | +5 | −3 | −4 |"),
        ],
        [("Solo</th><td>+3</td><td>−3</td><td>−4", "Solo</th><td>+5</td><td>−3</td><td>−4")],
        {(3, 5): 1},
    ),
    "a payoff for each further trick": Change(
        "danish",
        ("-3 then -1 each", "-3 then -2 each"),
        [
            ("−3, and −1 for each further trick", "−3, and −2 for each further trick"),
            ("−3, and −1 for each trick beyond 2", "−3, and −2 for each trick beyond 2"),
        ],
        [("−3, −1 each more", "−3, −2 each more")],
        {(-1, -2): 1},
    ),
    "the last moment of a call": Change(
        "danish",
        ("until:  lead of trick 5", "until:  lead of trick 4"),
        [("until the first card of trick 5 is led", "until the first card of trick 4 is led")],
        [("the lead to trick 5", "the lead to trick 4")],
        {(5, 4): 1},
    ),
    "the tricks an aim asks for": Change(
        "danish",
        ("won when declarer has at least 5 tricks", "won when declarer has at least 6 tricks"),
        [("when the declarer has taken at least 5 tricks", "when the declarer has taken at least 6 tricks")],
        [],
        {(5, 6): 1},
    ),
    "the least number of an exchange": Change(
        "danish",
        ("declarer at least 5, each", "declarer at least 6, each"),
        [
            ("The declarer must exchange at least 5 cards.", "The declarer must exchange at least 6 cards."),
            ("| Grand | at least 5 | any number |", "| Grand | at least 6 | any number |"),
        ],
        [("<td>at least 5</td>", "<td>at least 6</td>")],
        {(5, 6): 1},
    ),
    "the most of an exchange": Change(
        "ombre_francais",
        ("declarer any, first defender at most 8", "declarer any, first defender at most 7"),
        [
            ("The first defender may exchange up to 8 cards.", "The first defender may exchange up to 7 cards."),
            ("the first defender: 0 to 8;", "the first defender: 0 to 7;"),
            ("first defender at most 8, second", "first defender at most 7, second"),  # the line as a house decision
        ],
        [("1. at most 8;", "1. at most 7;")],
        {(8, 7): 1},
    ),
    # The value of entrada is 5, too, and stays.
    "the stake of the pot": Change(
        "french",
        ("stake: number 5", "stake: number 4"),
        [
            ("- Each player pays 5 chips into the pot.", "- Each player pays 4 chips into the pot."),
            ("| −5 − the pot | −5 | +15 + the pot |", "| −4 − the pot | −4 | +12 + the pot |"),
            ("when the pot is empty, each player pays 5 chips", "when the pot is empty, each player pays 4 chips"),
            ("| `stake` | 5 |", "| `stake` | 4 |"),
        ],
        [("<dd>5: each player", "<dd>4: each player")],
        {(5, 4): 1 + 3},  # before each deal, and a puesta in each of the three contracts
        {"A puesta in entrada doubles the pot and adds three stakes"},
    ),
    "a penalty": Change(
        "french",
        ("pay 30 from", "pay 35 from"),
        [
            ("missed, the declarer pays each defender 30 chips.", "missed, the declarer pays each defender 35 chips."),
            (
                "- When Vole is missed, the declarer pays each defender 30",
                "- When Vole is missed, the declarer pays each defender 35",
            ),
            ("(`pay 30 from declarer", "(`pay 35 from declarer"),  # the line as a house decision
        ],
        [("<dd>30: declarer", "<dd>35: declarer")],
        {(30, 35): 3 * 3},  # in each of the three contracts for each of the three outcomes
        {"Beaten, and the vole missed"},
    ),
    "the points of a match": Change(
        "lithuanian",
        ("at least 60 points", "at least 75 points"),
        [
            ("at least one player has at least 60 points", "at least one player has at least 75 points"),
            ("any player has at least 60 points", "any player has at least 75 points"),  # as a house decision
        ],
        [],
        {(60, 75): 1},
    ),
    "the deals of a match": Change(
        "japanese",
        ("match has 12 deals", "match has 15 deals"),
        [
            ("the match has had 12 deals", "the match has had 15 deals"),
            ("(`over when match has 12 deals`", "(`over when match has 15 deals`"),  # as a house decision
        ],
        [],
        {(12, 15): 1},
    ),
    "what the tricks alone bring": Change(
        "lithuanian",
        ("pay 3 from bank", "pay 2 from bank"),
        [
            ("has not been called, the declarer gets 3 points.", "has not been called, the declarer gets 2 points."),
            ("has not been called, the declarer gets 3 points.", "has not been called, the declarer gets 2 points."),
            ("(`pay 3 from bank", "(`pay 2 from bank"),  # the line as a house decision
        ],
        [("<dd>3:", "<dd>2:")],
        {(3, 2): 12},  # in each of the twelve contracts
        {"Grandas with every trick"},
    ),
}


@cache
def compiled(variant: str, *swaps: Swap, examples: bool = False) -> Compilation:
    """A variant with other words in place of some, each of which stands in it once."""
    there = disk_reader(variants_folder())
    source = there(f"{variant}.ombre")
    assert source is not None
    text = source.decode()
    for old, new in swaps:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return compile_variant(
        f"{variant}.ombre", lambda name: text.encode() if name == f"{variant}.ombre" else there(name), examples=examples
    )


def sound(variant: str, *swaps: Swap) -> tuple[Rulebook, Tables]:
    found = compiled(variant, *swaps)
    assert found.rulebook is not None and found.tables is not None, found.diagnostics
    return found.rulebook, found.tables


def changed_lines(old: str, new: str) -> list[Swap]:
    before, after = old.splitlines(), new.splitlines()
    assert len(before) == len(after)
    return [(one, other) for one, other in zip(before, after, strict=True) if one != other]


def unaccounted(found: list[Swap], expected: list[Swap]) -> list[object]:
    """Changed lines that were not expected, and what was expected and didn't come."""
    left: list[object] = []
    waiting = list(expected)
    for old, new in found:
        hit = next((swap for swap in waiting if old.count(swap[0]) == 1 and old.replace(*swap) == new), None)
        if hit is None:
            left.append((old, new))
        else:
            waiting.remove(hit)
    return left + list(waiting)


@pytest.fixture(params=CHANGES.values(), ids=[name.replace(" ", "_") for name in CHANGES])
def change(request: pytest.FixtureRequest) -> Change:
    found: Change = request.param
    return found


def test_the_lines_of_the_sheet_that_tell_of_the_number_change(change: Change) -> None:
    old, new = (rules_md(*sound(change.variant, *swaps)) for swaps in ((), (change.line,)))

    assert unaccounted(changed_lines(old, new), change.sheet) == []


def test_as_many_lines_change_in_every_language(change: Change) -> None:
    for language in LANGUAGES:
        old, new = (rules_md(*sound(change.variant, *swaps), language) for swaps in ((), (change.line,)))

        assert len(changed_lines(old, new)) == len(change.sheet), language


def test_the_cells_of_the_crib_that_tell_of_the_number_change(change: Change) -> None:
    old, new = (crib_html(*sound(change.variant, *swaps), "en") for swaps in ((), (change.line,)))

    assert unaccounted(changed_lines(old, new), change.crib) == []


def test_the_values_of_the_data_that_are_the_number_change(change: Change) -> None:
    old, new = (ruleset_json(sound(change.variant, *swaps)[1]) for swaps in ((), (change.line,)))
    moved = list(values_changed(json.loads(old), json.loads(new)))
    numbers = Counter(pair for pair in moved if not isinstance(pair[0], str))
    quoted = [pair for pair in moved if isinstance(pair[0], str)]

    assert numbers == change.data
    assert len(quoted) <= 1


def values_changed(old: Any, new: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(old, dict):
        assert old.keys() == new.keys()
        for key in old:
            yield from values_changed(old[key], new[key])
    elif isinstance(old, list):
        assert len(old) == len(new)
        for one, other in zip(old, new, strict=True):
            yield from values_changed(one, other)
    elif old != new:
        yield old, new


def broken(variant: str, *swaps: Swap) -> set[str]:
    """The printed examples that are not right."""
    book = sound(variant, *swaps)[0]
    lines = {found.span.line for found in compiled(variant, *swaps, examples=True).diagnostics}
    return {example.title for example in book.examples if example.shown and example.expect_origin.span.line in lines}


def test_the_printed_examples_that_rest_on_the_number_are_refused(change: Change) -> None:
    assert broken(change.variant) == set()
    assert broken(change.variant, change.line) == change.broken


def test_a_mended_example_is_printed_with_the_new_numbers() -> None:
    stake = CHANGES["the stake of the pot"]
    mend = (
        "declarer -20, each defender -5, pot 45   @FR-26\n}\n\nexample",
        "declarer -19, each defender -4, pot 42   @FR-26\n}\n\nexample",
    )
    told = [
        ("(declarer) loses 20 chips.", "(declarer) loses 19 chips."),
        ("The middle hand (defender) loses 5 chips.", "The middle hand (defender) loses 4 chips."),
        ("The dealer (defender) loses 5 chips.", "The dealer (defender) loses 4 chips."),
        ("The pot then holds 45 chips.", "The pot then holds 42 chips."),
    ]
    old, new = rules_md(*sound("french", stake.line)), rules_md(*sound("french", stake.line, mend))
    line, mended = changed_lines(old, new)[0]

    assert broken("french", stake.line, mend) == set()
    for before, after in told:
        line = line.replace(before, after)
    assert changed_lines(old, new)[1:] == [] and line == mended
