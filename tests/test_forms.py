"""How faults are shown: drawn, in plain sentences, as data; and the mends that `--fix` makes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ombre_dsl.cli.main import main

BAD = Path(__file__).parent / "bad"
FAULTY = BAD / "several_faults_in_order.ombre"
FAULTS = 6
DRAWN = re.compile(r"[|^]|-->|-{2,}|[─-╿]|\x1b")
"""Lines, arrows, underlines and colour, which a screen reader reads out sign by sign."""


def check(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["check", *map(str, arguments)])


def test_faults_are_drawn_for_people_without_colour_where_no_terminal_is() -> None:
    result = check(FAULTY)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.count("error[OM") == FAULTS
    assert "-->" in result.stderr and "\x1b" not in result.stderr


def test_plain_faults_are_sentences_without_signs() -> None:
    result = check("--plain", FAULTY)
    sentences = [line for line in result.stderr.splitlines() if not line.startswith(("The line reads", "The place"))]
    assert result.stderr.count("Error OM") == FAULTS
    assert not [line for line in sentences if DRAWN.search(line)]


def test_faults_as_data_have_every_key_in_the_order_of_their_places() -> None:
    result = check("--format", "json", FAULTY)
    faults = json.loads(result.stdout)
    keys = {"code", "severity", "message", "file", "line", "column", "end_line", "end_column", "labels", "help"}
    assert result.exit_code == 1
    assert len(faults) == FAULTS
    assert all(set(fault) == keys | {"suggestion"} for fault in faults)
    assert [fault["line"] for fault in faults] == sorted(fault["line"] for fault in faults)


def test_a_mend_as_data_has_its_place_and_whether_it_is_sure() -> None:
    [fault] = json.loads(check("--format", "json", BAD / "value_in_wrong_case.ombre").stdout)
    mend = fault["suggestion"]
    assert (mend["replacement"], mend["sure"], mend["line"]) == ("spades", True, fault["line"])


def test_no_faults_as_data_are_an_empty_list() -> None:
    result = check("--format", "json", BAD / "tiny.ombre")
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals of this kind here")
@pytest.mark.parametrize(("variables", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_gets_colour_unless_it_asks_for_none(variables: dict[str, str], coloured: bool) -> None:
    shown = on_a_terminal([str(FAULTY)], variables)
    assert ("\x1b[" in shown) == coloured


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals of this kind here")
def test_plain_is_without_colour_on_a_terminal_too() -> None:
    assert "\x1b[" not in on_a_terminal(["--plain", str(FAULTY)], {})


def on_a_terminal(arguments: list[str], variables: dict[str, str]) -> str:
    """What `ombre check` writes to standard error when that is a terminal."""
    ours, theirs = os.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    command = [sys.executable, "-m", "ombre_dsl", "check", *arguments]
    with subprocess.Popen(command, stderr=theirs, env=environment | {"TERM": "xterm"} | variables) as process:
        os.close(theirs)
        shown = b""
        while part := _read(ours):
            shown += part
    os.close(ours)
    assert process.returncode == 1
    return shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


# ---- mends that are sure ---------------------------------------------------------------------------------------------

SLIPS = """\
variant club "Club" extends danish

change play {
  Lead  declarer;
}

change match {
  over when match has 09 deals
"""
MENDED = """\
variant club "Club" extends danish

change play {
  lead:  declarer
}

change match {
  over when match has 9 deals
}
"""


def test_fix_makes_the_mends_that_are_sure(tmp_path: Path) -> None:
    path = tmp_path / "club.ombre"
    path.write_text(SLIPS.replace("Lead  ", "Lead: "), "utf-8")
    result = check("--fix", path)
    assert result.exit_code == 0, result.stderr
    assert path.read_text("utf-8") == MENDED.replace("lead:  ", "lead: ")
    assert "4 mends made" in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["club.ombre"]


def test_fix_keeps_line_ends_and_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "club.ombre"
    path.write_bytes(b"\xef\xbb\xbf" + MENDED.replace("lead:", "Lead:").replace("\n", "\r\n").encode())
    assert check("--fix", path).exit_code == 0
    assert path.read_bytes() == b"\xef\xbb\xbf" + MENDED.replace("\n", "\r\n").encode()


def test_fix_makes_no_mend_that_needs_a_choice(tmp_path: Path) -> None:
    path = tmp_path / "club.ombre"
    text = MENDED.replace("lead:", "leed:")
    path.write_text(text, "utf-8")
    result = check("--fix", path)
    assert result.exit_code == 1
    assert path.read_text("utf-8") == text
    assert "0 mends made" in result.stderr


def test_fix_leaves_a_file_that_is_no_text_alone(tmp_path: Path) -> None:
    path = tmp_path / "club.ombre"
    path.write_bytes(b"variant \xff")
    assert check("--fix", path).exit_code == 1
    assert path.read_bytes() == b"variant \xff"
