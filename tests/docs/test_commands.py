"""The commands and the Python of the pages work as they stand there."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from tests.docs.snippets import ROOT, snippets

PYTHON = ("README.md", "docs/python.md")
COMMANDS = ("README.md", "docs/first-steps.md", "docs/asking.md", "docs/modules.md")
SHOWN = ("docs/asking.md", "docs/modules.md")


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[list[str]]:
    """The calls of ``ombre`` in the order of the page."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("ombre ")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the variants of the project, in which things may be written."""
    shutil.copytree(ROOT / "variants", tmp_path / "variants")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", COMMANDS)
def test_the_commands_of_a_page_succeed(page: str, folder: Path) -> None:
    written(page, folder)
    calls = commands(page)
    assert len(calls) >= 3
    for call in calls:
        result = CliRunner().invoke(main, call)
        assert result.exit_code == 0, (call, result.output)


def written(page: str, folder: Path) -> None:
    """Write the whole files of a page to where its commands look for them."""
    for snippet in snippets():
        if snippet.page == page and snippet.file:
            (folder / "variants" / snippet.file).write_text(snippet.text, encoding="utf-8")


def without_line_numbers(text: str) -> str:
    return re.sub(r"(?m)^([\w/]+\.ombre):\d+:", r"\1:", text).strip()


@pytest.mark.parametrize("page", SHOWN)
def test_the_answers_of_a_page_are_real(page: str, folder: Path) -> None:
    """What a page shows under a command is what the last line of it prints, but for the numbers of the lines."""
    written(page, folder)
    text = (ROOT / page).read_text(encoding="utf-8")
    shown = re.findall(r"^```sh\n(?:.*\n)*?ombre (.*)\n```\n\n```(?:text|json)\n((?:.*\n)*?)```$", text, re.MULTILINE)
    assert len(shown) >= 4
    for call, answer in shown:
        result = CliRunner().invoke(main, shlex.split(call))
        assert without_line_numbers(result.output) == without_line_numbers(answer), call


def test_the_answers_to_programs_are_real(folder: Path) -> None:
    """The two blocks of data on the page: questions, and a line of answer to each."""
    questions, answers = [block for block in blocks("docs/asking.md", "json") if block.count("\n") > 1]
    assert CliRunner().invoke(main, ["ask", "danish", "--json"], input=questions).output == answers


@pytest.mark.parametrize("page", PYTHON)
def test_the_python_of_a_page_runs(page: str, folder: Path) -> None:
    code = [block for block in blocks(page, "python") if "from ruleset import" not in block]
    assert code
    exec("\n".join(code), {})


def test_the_sheet_is_where_the_first_steps_say(folder: Path) -> None:
    """The new contract of the first steps is on the sheet that they name."""
    seven = next(s for s in snippets() if s.page == "docs/first-steps.md" and s.file == "seven.ombre")
    (folder / "variants/seven.ombre").write_text(seven.text, encoding="utf-8")
    result = CliRunner().invoke(main, ["build", "variants/seven.ombre"])
    assert result.exit_code == 0, result.output
    assert "Syv Stik (Seven tricks)" in (folder / "generated/seven/rules.en.md").read_text(encoding="utf-8")
