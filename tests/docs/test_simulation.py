"""The page on simulation: its commands run, with fewer hands, and the answer that it gives is the real one."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from click.testing import CliRunner

from ombre_dsl.cli import main
from tests.docs.snippets import ROOT
from tests.docs.test_commands import blocks, commands, folder, written

PAGE = "docs/simulation.md"

__all__ = ["folder"]  # a fixture


def test_the_commands_succeed(folder: Path) -> None:
    """Those that need a scheduler are tried without one: it has tests of its own."""
    written(PAGE, folder)
    calls = commands(PAGE)
    assert len(calls) >= 3
    for call in calls:
        if "--scheduler" in call:
            call = call[: call.index("--scheduler")]
        call[call.index("--hands") + 1] = "20"
        result = CliRunner().invoke(main, call)
        assert result.exit_code == 0, (call, result.output)


def test_the_answer_is_real(folder: Path) -> None:
    written(PAGE, folder)
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    shown = re.findall(r"^```sh\nombre (compare .*)\n```\n\n```text\n((?:.*\n)*?)```$", text, re.MULTILINE)
    assert len(shown) == 1
    call, answer = shown[0]
    assert CliRunner().invoke(main, shlex.split(call)).output == answer


def test_the_variant_is_that_of_the_first_steps() -> None:
    mine = [block for block in blocks(PAGE, "ombre") if block.startswith("variant seven")]
    assert mine[0].split("\nexample")[0].strip() in (ROOT / "docs/first-steps.md").read_text(encoding="utf-8")
