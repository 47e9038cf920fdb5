"""What a line of a file means."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.authoring.line import explained_on, page_of
from ombre_dsl.cli import main
from ombre_dsl.files import disk_reader
from ombre_dsl.resources import variants_folder

FOLDER = variants_folder()
FILES = [str(path.relative_to(FOLDER)) for path in sorted(FOLDER.rglob("*.ombre"))]


@pytest.mark.parametrize("file", FILES)
def test_every_line_is_told(file: str) -> None:
    page = page_of(file, disk_reader(FOLDER))

    assert page is not None
    for number, line in enumerate(page.text.splitlines(), 1):
        told = " ".join(explained_on(page, number))
        assert told, (number, line)
        assert "could not be read" not in told, (number, line)
        assert told.startswith("An empty line") == (not line.strip())
        assert told.startswith("A comment") == line.strip().startswith("#")
        assert told.startswith("The end of") == (line.strip() == "}"), (number, line)
        assert "which no source has" not in told, (number, line)


def line_of(name: str, words: str) -> int:
    lines = (FOLDER / f"{name}.ombre").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def told(given: str) -> str:
    result = CliRunner().invoke(main, ["explain", given])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_setting_is_told_with_its_heirs_and_its_source() -> None:
    text = told(f"danish:{line_of('danish', 'trump: turned')}")

    assert "the suit of the talon's top card" in text
    assert "These have it, through `like`: tourne_respect." in text
    assert "It cites DA-26: " in text
    assert "Decided here: " in text


def test_a_change_is_told_with_what_was() -> None:
    text = told(f"house:{line_of('house', '| solo     |')}")

    assert "In solo, payer pays declarer: won 4, bedt -4, groque -5." in text
    assert "it is: | solo | 3 | -3 | -4 |" in text


def test_a_source_is_told_with_its_statements_and_where_they_are_cited(tmp_path: Path) -> None:
    statements = ['OL-1 = "Solo is worth twelve."', 'OL-2 = "A queen played it."', 'OL-3 = "Twelve deals."']
    index = "\n".join(['title = "Old"', "[statements]", *statements])
    (tmp_path / "old.toml").write_text(index, encoding="utf-8")
    lines = ['variant old "Old" extends french', 'source OL "old.toml"', "change contract solo @OL-1 {"]
    lines += ["  value: 12 @OL-1 @OL-3", "}", "change match @OL-3 {", "  over when match has 12 deals @OL-3", "}"]
    (tmp_path / "old.ombre").write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert told(str(tmp_path / "old.ombre") + ":2").splitlines()[2:] == [
        "  OL-1, cited in lines 3, 4: Solo is worth twelve.",
        "  OL-2, not cited here: A queen played it.",
        "  OL-3, cited in lines 4, 6, 7: Twelve deals.",
    ]


def test_an_option_is_told_with_its_value() -> None:
    text = told(f"french:{line_of('french', 'pay stake from each player to pot when')}")

    assert "Each player pays stake to pot, when pot is empty." in text
    assert "`stake` is 5 here." in text


@pytest.mark.parametrize(("given", "why"), [("danish:9999", "lines"), ("nowhere.ombre:3", "no such file")])
def test_a_line_that_is_not_there(given: str, why: str) -> None:
    result = CliRunner().invoke(main, ["explain", given])

    assert result.exit_code == 2
    assert why in result.output


def test_a_file_with_faults_is_no_hindrance(tmp_path: Path) -> None:
    place = tmp_path / "odd.ombre"
    place.write_text('variant odd "Odd" extends nowhere\ntabel {\n  players: three\n}\n)(\n', encoding="utf-8")

    for number in range(1, 6):
        assert told(f"{place}:{number}")
