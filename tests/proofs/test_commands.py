"""``ombre test`` and ``ombre mutate`` as they are called."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from ombre_dsl.cli.main import main
from ombre_dsl.cli.mutate import _tell
from ombre_dsl.mutation.mutants import Mutant
from ombre_dsl.mutation.trial import SAME, SURVIVES, Verdict
from ombre_dsl.resources import variants_folder

SMALL = "ombre_a_deux.ombre"


def ombre(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="ombre")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(variants_folder(), tmp_path / "variants")
    return tmp_path / "variants"


def test_a_sound_variant(folder: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    result = ombre("test", str(folder / SMALL), "--quick", "--hands", "2", "--junit", str(report))

    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("ombre_a_deux (") and lines[-1].startswith("All ")
    assert all(line.startswith("  ✓ ") for line in lines[1:-1])
    suite = ElementTree.parse(report).getroot()[0]
    assert suite.get("failures") == "0" and len(suite) == len(lines) - 2


def test_a_failing_example_is_a_line_of_the_report(folder: Path) -> None:
    with (folder / SMALL).open("a", encoding="utf-8") as file:
        file.write('\ncheck "Wrong" {\n  bids:    eldest pass\n  expect:  eldest to call\n}\n')
    result = ombre("test", str(folder / SMALL), "--quick", "--hands", "1", "--format", "json")

    assert result.exit_code == 1
    (told,) = json.loads(result.stdout)
    failed = [line for line in told["lines"] if not line["ok"]]
    assert not told["ok"] and [line["name"] for line in failed] == ["examples"]
    assert failed[0]["details"][0]["says"].startswith("Wrong: ")
    assert "expect: eldest to call" in failed[0]["details"][0]["lines"][0]


def test_other_faults_keep_a_variant_from_being_tested(folder: Path) -> None:
    text = (folder / SMALL).read_text(encoding="utf-8")
    (folder / SMALL).write_text(text.replace("extends french", "extends frensh"), encoding="utf-8")

    assert ombre("test", str(folder / SMALL)).exit_code == 1
    assert ombre("test", str(folder / "nowhere.ombre")).exit_code == 2
    assert ombre("test", str(folder / SMALL), "--hands", "many").exit_code == 2


def test_coverage_and_suggestions(folder: Path) -> None:
    few = ombre("test", str(folder / SMALL), "--quick", "--hands", "1", "--min", "100")
    assert few.exit_code == 1 and "no example touches:" in few.stdout

    suggested = ombre("test", str(folder / SMALL), "--suggest")
    assert suggested.exit_code == 0 and suggested.stdout.startswith("# ombre_a_deux: ")
    with (folder / SMALL).open("a", encoding="utf-8") as file:
        file.write(suggested.stdout)
    assert ombre("check", str(folder / SMALL)).exit_code == 0
    assert ombre("test", str(folder / SMALL), "--quick", "--hands", "1", "--min", "95").exit_code == 0


def test_mutate(folder: Path) -> None:
    result = ombre("mutate", str(folder / SMALL), "--limit", "6", "--workers", "1", "--format", "json")

    told = json.loads(result.stdout)
    assert sum(told[by] for by in ("check", "examples", "proofs", "same game", "survives")) == told["changes"] == 6
    assert told["of"] > 6
    assert result.exit_code == int(bool(told["unnoticed"]))
    assert ombre("mutate", str(folder / SMALL), "--workers", "0").exit_code == 2


def test_mutate_some_lines(folder: Path) -> None:
    lines = (folder / SMALL).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.strip().startswith("talon:"))
    called = ("mutate", str(folder / SMALL), "--workers", "1", "--lines")

    assert json.loads(ombre(*called, str(line), "--format", "json").stdout)["of"] == 3
    sample = ombre(*called, f"{line}-{line}", "--limit", "1").stdout
    assert "1 of 3 changes" in sample and "Of all 3 that suggests" in sample and "Only a run without --limit" in sample
    assert ombre(*called, "9-3").exit_code == 2


@pytest.mark.parametrize(
    ("same", "named", "line"),
    [
        (0, 0, "0 change nothing that is played; 0 are named as meaning the same game."),
        (1, 1, "1 changes nothing that is played; 1 is named as meaning the same game."),
        (2, 3, "2 change nothing that is played; 3 are named as meaning the same game."),
    ],
)
def test_changes_are_counted_in_whole_sentences(
    same: int, named: int, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mutant = Mutant(3, "13", "14", "", "talon: 13")
    found = [Verdict(mutant, by) for by in [SAME] * same + [SURVIVES] * named]
    _tell(Path("x.ombre"), found, [], len(found))
    assert capsys.readouterr().out.splitlines()[1] == line


def test_a_change_that_is_named_as_the_same_game_and_noticed(folder: Path) -> None:
    lines = (folder / SMALL).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.strip().startswith("talon:"))
    entry = {"statement": " ".join(lines[line - 1].split("@")[0].split()), "before": "13", "after": "14"}
    named = folder / "same.toml"
    named.write_text(
        "[[mutant]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in entry.items()) + 'reason = "So."\n',
        encoding="utf-8",
    )
    called = ("mutate", str(folder / SMALL), "--workers", "1", "--lines", str(line), "--equivalent", str(named))

    result = ombre(*called)
    assert result.exit_code == 1 and "1 is named as meaning the same game, but noticed:" in result.stdout
