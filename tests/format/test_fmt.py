"""The command: what it writes, what it prints, how it ends."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ombre_dsl.cli.fmt import fmt

WRITTEN = "variant some\nombre   1\n\n\ntable { players:3 }"
FORM = "variant some\nombre 1\n\ntable { players: 3 }\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some.ombre"
    path.write_text(WRITTEN, encoding="utf-8")
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(fmt, [str(one) for one in arguments])


def test_it_rewrites_and_then_has_nothing_to_do(file: Path) -> None:
    file.chmod(0o640)
    first = run(file)
    assert (first.exit_code, first.stdout) == (0, f"formatted {file}\n")
    assert file.read_text(encoding="utf-8") == FORM
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    again = run(file, file)
    assert (again.exit_code, again.stdout) == (0, "1 file in form.\n")


def test_check_writes_nothing_and_names_the_files(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.ombre"
    other.write_text(FORM, encoding="utf-8")
    result = run("--check", file, other)
    assert result.exit_code == 1
    assert str(file) in result.stderr and str(other) not in result.stderr
    assert file.read_text(encoding="utf-8") == WRITTEN
    assert run("--check", other).exit_code == 0


def test_diff_shows_what_would_change(file: Path) -> None:
    result = run("--diff", file)
    assert result.exit_code == 0
    assert "-ombre   1\n+ombre 1\n" in result.stdout
    assert "\\ No newline at end of file" in result.stdout
    assert file.read_text(encoding="utf-8") == WRITTEN
    assert run("--diff", "--check", file).exit_code == 1


def test_line_ends_are_part_of_the_form(file: Path) -> None:
    file.write_bytes(FORM.replace("\n", "\r\n").encode("utf-8-sig"))
    assert "only line ends" in run("--diff", file).stdout
    assert run(file).exit_code == 0
    assert file.read_bytes() == FORM.encode()


def test_faults_leave_the_file_alone_and_the_others_formatted(file: Path, tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.ombre"
    faulty.write_text("table {\n  players:: 3\n", encoding="utf-8")
    result = run(faulty, file)
    assert result.exit_code == 1
    assert "faulty.ombre:2" in result.stderr
    assert faulty.read_text(encoding="utf-8") == "table {\n  players:: 3\n"
    assert file.read_text(encoding="utf-8") == FORM
    faulty.write_bytes(b"\xff\n")
    assert run(faulty).exit_code == 1


def test_a_link_stays_a_link(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.ombre"
    try:
        link.symlink_to(file)
    except OSError:
        pytest.skip("no links here")
    assert run(link).exit_code == 0
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == FORM


def test_bad_calls_end_with_two(tmp_path: Path) -> None:
    assert run().exit_code == 2
    assert run(tmp_path / "none.ombre").exit_code == 2
    assert run(tmp_path).exit_code == 2


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="whoever may do everything may write")
def test_a_folder_that_cannot_be_written_to(file: Path) -> None:
    file.parent.chmod(0o500)
    try:
        assert run(file).exit_code == 2
    finally:
        file.parent.chmod(0o700)
    assert file.read_text(encoding="utf-8") == WRITTEN
