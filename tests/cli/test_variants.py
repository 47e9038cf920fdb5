"""The variants that come with the program: listed, shown, and usable by their names."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli.main import main

VARIANTS = Path(__file__).parents[2] / "variants"


def test_all_are_listed_with_the_options_of_modules() -> None:
    done = CliRunner().invoke(main, ["variants"])
    assert done.exit_code == 0
    for path in VARIANTS.rglob("*.ombre"):
        assert f"  {path.stem} " in done.output
    assert "addition: a number, 5 unless given" in done.output
    assert "game: a contract, to be given" in done.output


@pytest.mark.parametrize("name", ["danish", "gasca"])
def test_one_is_shown_as_it_is(name: str) -> None:
    place = next(VARIANTS.rglob(f"{name}.ombre"))
    assert CliRunner().invoke(main, ["variants", name]).output == place.read_text(encoding="utf-8")


def test_a_stranger_is_a_bad_call() -> None:
    assert CliRunner().invoke(main, ["variants", "gaska"]).exit_code == 2


def test_a_bare_name_does_for_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["check", "danish"]).exit_code == 0
    assert CliRunner().invoke(main, ["check", "danisch"]).exit_code == 2
