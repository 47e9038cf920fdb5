from __future__ import annotations

import io
import json
import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ombre_dsl import __version__
from ombre_dsl.cli.main import main
from ombre_dsl.cli.shell import wants_colour
from ombre_dsl.resources import variants_folder

DANISH = str(variants_folder() / "danish.ombre")


def ombre(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="ombre")


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A variant with two faults."""
    text = Path(DANISH).read_text(encoding="utf-8")
    assert text.count("  lead:       eldest") == 1 and text.count("players:      3") == 1
    path = tmp_path / "faulty.ombre"
    path.write_text(
        text.replace("  lead:       eldest", "  lead:       oldest").replace("  opens:    eldest", "  opens:    nobody")
    )
    return str(path)


def test_the_version() -> None:
    assert ombre("--version").output == f"ombre, version {__version__}\n"


def test_the_help_lists_the_commands() -> None:
    result = ombre("--help")

    assert result.exit_code == 0
    assert all(name in result.output for name in ("check", "build", "docs"))


def test_an_unknown_command_is_a_bad_call() -> None:
    assert ombre("chekc").exit_code == 2
    assert ombre("build").exit_code == 2
    assert ombre("check", DANISH, "--format", "xml").exit_code == 2


# ---- check ---------------------------------------------------------------------------------------------------------


def test_a_sound_variant(faulty: str) -> None:
    result = ombre("check", DANISH)

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{DANISH}: no faults.\n"


def test_faults_go_to_standard_error_all_in_one_run(faulty: str) -> None:
    result = ombre("check", faulty, DANISH)

    assert result.exit_code == 1
    assert result.stderr.count("error[") == 2
    assert result.stderr.index("nobody") < result.stderr.index("oldest")
    assert result.stdout == f"{DANISH}: no faults.\n"
    assert "\x1b" not in result.stderr


def test_faults_in_plain_words(faulty: str) -> None:
    result = ombre("check", "--plain", faulty)

    assert result.exit_code == 1
    assert "-->" not in result.stderr


def test_faults_as_data(faulty: str) -> None:
    result = ombre("check", "--format", "json", faulty)

    faults = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (1, "")
    assert [fault["file"] for fault in faults] == ["faulty.ombre"] * 2
    assert {"code", "severity", "message", "file", "line", "column", "end_line", "end_column", "labels", "help",
            "suggestion"} <= set(faults[0])  # fmt: skip
    assert json.loads(ombre("check", "--format", "json", DANISH).stdout) == []


@pytest.mark.parametrize("name", ["nothing.ombre", ".", "large.ombre"])
def test_a_file_that_cannot_be_read_is_a_bad_call(tmp_path: Path, name: str) -> None:
    (tmp_path / "large.ombre").write_bytes(b"#" * 1_000_001)

    for command in ("check", "build", "docs"):
        result = ombre(command, str(tmp_path / name), "-o" if command != "check" else "--plain", *(
            [str(tmp_path / "out")] if command != "check" else []))  # fmt: skip
        assert result.exit_code == 2
        assert "Error: " in result.stderr
        assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"\0\0\0", b"variant", b"{{{{", 'variant x "\u202e"\n'.encode()]
)
def test_strange_files_are_faults_never_crashes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "strange.ombre"
    path.write_bytes(content)

    result = ombre("check", str(path))

    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


# ---- build ---------------------------------------------------------------------------------------------------------


def test_build_writes_and_then_all_is_up_to_date(tmp_path: Path) -> None:
    first = ombre("build", DANISH, "-o", str(tmp_path))

    assert first.exit_code == 0
    assert first.stdout.count("wrote ") == 4
    assert sorted(os.listdir(tmp_path / "danish")) == ["rules.da.md", "rules.en.md", "ruleset.json", "ruleset.py"]
    assert os.listdir(tmp_path) == ["danish"]
    assert "up to date" in ombre("build", DANISH, "-o", str(tmp_path)).stdout
    assert ombre("build", "--check", DANISH, "-o", str(tmp_path)).exit_code == 0


def test_check_tells_what_is_stale_and_writes_nothing(tmp_path: Path) -> None:
    ombre("build", DANISH, "-o", str(tmp_path))
    sheet = tmp_path / "danish" / "rules.en.md"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("Three play", "Four play"), encoding="utf-8")
    (tmp_path / "danish" / "ruleset.json").unlink()
    (tmp_path / "danish" / "old.txt").touch()

    result = ombre("build", "--check", DANISH, "-o", str(tmp_path))

    assert result.exit_code == 1
    assert "rules.en.md is not up to date" in result.stderr
    assert "- Four play" in result.stderr and "+ Three play" in result.stderr
    assert "ruleset.json is missing" in result.stderr
    assert "old.txt is not made" in result.stderr
    assert not (tmp_path / "danish" / "ruleset.json").exists()


def test_nothing_is_written_when_one_file_is_at_fault(tmp_path: Path, faulty: str) -> None:
    result = ombre("build", DANISH, faulty, "-o", str(tmp_path / "out"))

    assert result.exit_code == 1
    assert not (tmp_path / "out").exists()


def test_two_variants_of_one_name_are_a_bad_call(tmp_path: Path) -> None:
    shutil.copy(DANISH, tmp_path / "copy.ombre")

    result = ombre("build", DANISH, str(tmp_path / "copy.ombre"), "-o", str(tmp_path / "out"))

    assert result.exit_code == 2
    assert "both named danish" in result.stderr


def test_a_folder_that_cannot_be_written_to_is_a_bad_call(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert ombre("build", DANISH, "-o", str(tmp_path / "file")).exit_code == 2
    assert ombre("build", DANISH, "-o", str(tmp_path / "file" / "below")).exit_code == 2


# ---- docs ----------------------------------------------------------------------------------------------------------


def test_docs_writes_the_documents_alone(tmp_path: Path) -> None:
    result = ombre("docs", DANISH, "-o", str(tmp_path))

    assert result.exit_code == 0
    assert sorted(os.listdir(tmp_path / "danish")) == ["crib.en.html", "rules.en.html", "rules.en.md"]


def test_a_language_that_there_is_not_is_a_bad_call(tmp_path: Path) -> None:
    result = ombre("docs", DANISH, "--language", "xx", "-o", str(tmp_path / "out"))

    assert result.exit_code == 2
    assert "'xx'" in result.stderr and "en" in result.stderr


# ---- colour --------------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")

    assert wants_colour(Terminal())
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Terminal())
