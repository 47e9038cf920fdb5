"""What is told of examples that fail."""

from __future__ import annotations

from ombre_dsl.files import disk_reader
from ombre_dsl.proofs.report import Line
from ombre_dsl.proofs.trial import examples_line, sound
from ombre_dsl.resources import variants_folder


def line_with(name: str, *changes: tuple[str, str]) -> Line:
    """The line of the examples of a variant in which something has been changed."""
    read, text = disk_reader(variants_folder()), (variants_folder() / f"{name}.ombre").read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    data = text.encode()
    variant, _ = sound(f"{name}.ombre", lambda file: data if file == f"{name}.ombre" else read(file))
    assert variant is not None
    return examples_line(variant)


def test_many_that_rest_on_one_line_are_told_together() -> None:
    line = line_with(
        "danish", ("pay 1 from payer to declarer when tout is made", "pay 2 from payer to declarer when tout is made")
    )
    first, *others = line.details

    assert not line.ok
    assert "that fail rest on danish.ombre:" in first.says and first.says.endswith("when tout is made")
    assert any(told.startswith("Tout made in solo: the eldest gets 5, not 4 (danish.ombre:") for told in first.lines)
    assert not any("Tout made in" in other.says for other in others)


def test_a_few_are_told_one_by_one() -> None:
    line = line_with("danish", ("| grand    |   3 |   -4 |          -3 |", "| grand    |   3 |   -5 |          -3 |"))

    assert [detail.says for detail in line.details] == ["grand with four tricks: the eldest gets -5, not -4"]


def test_a_seat_is_named() -> None:
    line = line_with(
        "danish", ("eldest spil, middle tourne, eldest pass\n", "eldest spil, dealer tourne, eldest pass\n")
    )

    assert [detail.says for detail in line.details] == [
        "The last is asked when two have settled: call 2 is made out of turn: the middle hand is to call"
    ]
