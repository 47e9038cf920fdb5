"""The file that a house variant begins with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ombre_dsl.authoring.starter import NoStarterError, Starter, starter
from ombre_dsl.authoring.trying import all_faults
from ombre_dsl.cli import main
from ombre_dsl.files import disk_reader
from ombre_dsl.format import formatted
from ombre_dsl.resources import variants_folder

READ = disk_reader(variants_folder())
CALLS: list[tuple[str, tuple[str, ...]]] = [
    *((path.stem, ()) for path in sorted(variants_folder().glob("*.ombre"))),
    ("danish", ("contrabola", "spadille_forcee")),
    ("french", ("gasca",)),
]


@cache
def made(base: str, modules: tuple[str, ...]) -> Starter:
    return starter("friday_night", base, modules, READ)


@pytest.mark.parametrize(("base", "modules"), CALLS)
def test_a_starter_checks_clean_and_is_in_form(base: str, modules: tuple[str, ...]) -> None:
    text = made(base, modules).text

    assert not all_faults(text, READ)
    assert formatted("friday_night.ombre", text)[0] == text
    assert all(f"\nuse {module} {{" in text for module in modules)


@pytest.mark.parametrize(("base", "modules"), CALLS)
def test_each_change_in_it_checks_clean(base: str, modules: tuple[str, ...]) -> None:
    begun = made(base, modules)

    assert {"Another payoff", "A contract added", "A contract removed"} <= {change.title for change in begun.changes}
    for change in begun.changes:
        text = begun.with_change(change.title)
        assert text != begun.text
        assert not all_faults(text, READ), change.title


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(NoStarterError, match="gasca does not go with the rest: This goes into the pot"):
        starter("friday", "danish", ("gasca",), READ)


def call(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["new", *arguments])


def test_the_file_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert call("friday_night").exit_code == 0
    text = (tmp_path / "friday_night.ombre").read_text(encoding="utf-8")
    assert text == made("danish", ()).text
    again = call("friday_night")
    assert again.exit_code == 2
    assert "is there already" in again.output
    assert (tmp_path / "friday_night.ombre").read_text(encoding="utf-8") == text


def test_a_base_beside_the_file_will_do(tmp_path: Path) -> None:
    (tmp_path / "ours.ombre").write_text('variant ours "Ours" extends danish\n', encoding="utf-8")
    place = tmp_path / "friday.ombre"

    assert call("friday", "--from", "ours", "-o", str(place)).exit_code == 0
    assert "extends ours\n" in place.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("friday night",), "can't be a name"),
        (("7",), "can't be a name"),
        (("../friday",), "can't be a name"),
        (("danish",), "comes with the program"),
        (("gasca",), "comes with the program"),
        (("friday", "--from", "danis"), "Did you mean danish?"),
        (("friday", "--use", "gaska"), "Did you mean gasca?"),
        (("friday", "--from", "tarock"), "There are: danish, "),
        (("friday", "-o", "nowhere/friday.ombre"), "can't be written"),
    ],
)
def test_a_call_that_cannot_be_is_refused(
    arguments: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call(*arguments)

    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
    assert not list(tmp_path.iterdir())


RESTS = """variant rests "Rests" extends danish

settle every outcome {
  times 2 when deal is one of the last 3
}

example "The tenth of twelve is paid double" {
  contract:  spil in hearts
  tricks:    declarer 5, defenders 2 2
  deal:      10
  expect:    won, declarer 2
}
"""


def test_a_base_whose_example_rests_on_its_match_keeps_it() -> None:
    def read(name: str) -> bytes | None:
        return RESTS.encode() if name == "rests.ombre" else READ(name)

    begun = starter("friday_night", "rests", (), read)
    assert "change match" not in begun.text
    assert not all_faults(begun.text, read)
