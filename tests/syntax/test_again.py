"""Reading a changed text again gives what reading it afresh gives, to the last column."""

from __future__ import annotations

import random
from typing import Any

import attrs
import pytest

from ombre_dsl.resources import variants_folder
from ombre_dsl.syntax.again import Reading, Result, read_again, shifted
from ombre_dsl.syntax.from_text import parse, read_whole

PIECES = [
    *'{}"|@:,<=(#\n',
    "decided ",
    '"x"',
    "\n\n",
    "x y",
    "@DA-2",
    " when ",
    "# a\n",
    "}\n",
    "a: b\n",
    "contract c {\n",
]


def plain(value: Any) -> Any:
    """A value with all its spans, which take no part in comparisons by themselves."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if attrs.has(type(value)):
        return type(value).__name__, [plain(getattr(value, field.name)) for field in attrs.fields(type(value))]
    return value


def typed(text: str, chance: random.Random) -> str:
    """The text with a few characters put in or taken out somewhere."""
    at = chance.randrange(len(text) + 1)
    gone = chance.choice((0, 0, 1, 2, 30))
    return text[:at] + chance.choice(["", *PIECES]) + text[at + gone :]


def read(text: str) -> Result:
    return read_whole("a.ombre", text)


@pytest.mark.parametrize("name", ["danish_four", "house", "modules/contrabola"])
@pytest.mark.parametrize("seed", range(2))
def test_a_changed_text_is_read_as_if_afresh(name: str, seed: int) -> None:
    chance = random.Random(seed)
    begun = text = (variants_folder() / f"{name}.ombre").read_bytes().decode("utf-8")
    old = Reading(text, read(text))
    kept = 0
    for _ in range(25):
        text = typed(text, chance) if chance.random() < 0.7 else begun
        found, fresh = read_again("a.ombre", text, old, read_whole), read(text)
        kept += found is not None
        assert found is None or plain(found) == plain(fresh), text
        old = Reading(text, found or fresh)
    assert kept > 4


def test_what_is_typed_into_a_large_file_is_read_by_itself() -> None:
    text = (variants_folder() / "danish.ombre").read_bytes().decode("utf-8")
    asked: list[str] = []

    def part(name: str, middle: str) -> Result:
        asked.append(middle)
        return read_whole(name, middle)

    new = text.replace('contract solo "Solo"', 'contract solo "Sola"')
    found = read_again("danish.ombre", new, Reading(text, read_whole("danish.ombre", text)), part)

    assert found is not None and plain(found) == plain(read_whole("danish.ombre", new))
    assert len(asked) == 1 and len(asked[0]) < 400


def test_nothing_of_one_text_is_left_in_another() -> None:
    one, other = parse("a.ombre", "variant a\nlanguage da\n"), parse("a.ombre", "variant a\nlanguage fr\n")

    assert one != other
    assert plain(parse("a.ombre", "variant a\nlanguage da\n")) == plain(one)


def test_spans_move_and_columns_stay() -> None:
    tree, _ = read("variant a\nlanguage da\n")
    (moved,) = shifted(tree.items[1:], 100, 7)

    assert (moved.span.start, moved.span.line, moved.span.column) == (110, 9, 1)
