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


@pytest.mark.parametrize(
    "call",
    [
        "check", "build", "docs", "test", "watch", "mutate", "simulate", "ask FILE auction", "deal FILE --seed 1",
        "match FILE --seed 1", "diff FILE danish", "diff danish FILE", "compare danish FILE", "replay FILE -",
    ],
)  # fmt: skip
@pytest.mark.parametrize("module", ["gasca", "contrabola"])
def test_the_name_of_a_module_is_no_variant(
    call: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = call.replace("FILE", module).split() if " " in call else [call, module]
    monkeypatch.setattr("ombre_dsl.cli.watch.look", _once)
    done = CliRunner().invoke(main, words)
    assert done.exit_code == (0 if call == "watch" else 2)
    assert f"{module} is a module of house rules, for `use {module}` in a variant" in done.output


def _once(files: tuple[Path, ...], plain: bool, pause: object) -> None:
    """Look at the files, and not again."""
    from ombre_dsl.cli import watch

    for file in files:
        watch._report(file, plain)


def test_a_file_may_have_the_name_of_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "gasca").write_text("variant gasca extends danish\n", encoding="utf-8")
    assert CliRunner().invoke(main, ["check", "gasca"]).exit_code == 0
