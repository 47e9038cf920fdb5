"""Each tutorial works as it stands: its files are written, its commands run one after the other in one folder, and
what is shown under a command is what it prints.

A comment above a block says which file it is: ``NAME`` all of it, ``NAME and more`` what is added at its end, ``NAME
instead of BLOCK`` what takes that block's place.  ``fails`` above an output: the command ends with status 1.  A line
``…`` in an output stands for any lines, and ``…`` in a line for anything.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.files import disk_reader
from ombre_dsl.format import formatted
from ombre_dsl.pipeline import compile_variant

FOLDER = Path(__file__).parents[2] / "docs/tutorials"
PAGES = sorted(page.stem for page in FOLDER.glob("*.md") if page.stem != "index")
_BLOCK = re.compile(r"^(?:<!-- (?P<mark>[^\n]*) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_PLACE = re.compile(r"(\S+)(?: (and more|instead of (.+)))?")


@attrs.frozen
class Block:
    """A block of a page: ``mark`` is the comment above it, ``kind`` the language."""

    mark: str
    kind: str
    text: str


def blocks(page: str) -> Iterator[Block]:
    for match in _BLOCK.finditer((FOLDER / f"{page}.md").read_text(encoding="utf-8")):
        yield Block(match["mark"] or "", match["kind"], match["text"])


def write(block: Block) -> None:
    place = _PLACE.fullmatch(block.mark)
    assert place is not None, f"a file without a name: {block.text}"
    file, how, heading = Path(place[1]), place[2], place[3]
    text = block.text
    if how is not None:
        before = file.read_text(encoding="utf-8")
        text = f"{before}\n{text}" if heading is None else exchanged(before, heading, text)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def exchanged(before: str, heading: str, text: str) -> str:
    """The file with another block in the place of the one under this heading."""
    pattern = rf"^(?:change )?{re.escape(heading)}\b.*?^}}\n"
    after, number = re.subn(pattern, lambda _: text, before, flags=re.MULTILINE | re.DOTALL)
    assert number == 1, heading
    return after


def run(line: str) -> tuple[int, str]:
    program, *rest = shlex.split(line, comments=True)
    if program == "ombre":
        result = CliRunner().invoke(main, rest)
        return result.exit_code, result.output
    assert program == "python", line
    # Plugins of pytest that the suite alone needs may warn of settings which a reader's folder doesn't have.
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore::DeprecationWarning"}
    done = subprocess.run([sys.executable, *rest], capture_output=True, text=True, encoding="utf-8", env=quiet)
    return done.returncode, done.stdout + done.stderr


def plain(text: str) -> str:
    """Without what changes from run to run or with the base: times, and places in files that come with the program."""
    text = re.sub(r" \([\d.]+ s\)", "", text)
    return re.sub(r"((?:danish|french)\.ombre`?(?::|,? line ))\d+", r"\1N", text)


def like(shown: str) -> re.Pattern[str]:
    lines = [re.escape(line).replace("…", ".*") if line != "…" else None for line in plain(shown).splitlines()]
    return re.compile("".join(r"(?:.*\n)*?" if line is None else f"{line}\n" for line in lines) + r"\s*")


@pytest.mark.parametrize("page", PAGES)
def test_a_tutorial_works_as_it_stands(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, output = 0, ""
    for block in blocks(page):
        if block.kind == "sh":
            assert status == 0, output
            for line in block.text.splitlines():
                status, output = run(line)
        elif block.kind == "text":
            assert status == (1 if block.mark == "fails" else 0), output
            assert like(block.text).fullmatch(plain(output).strip() + "\n"), f"{block.text}\n----\n{output}"
            status = 0
        else:
            write(block)
    assert status == 0, output


@pytest.mark.parametrize("page", PAGES)
def test_the_files_of_a_tutorial_are_whole_and_in_form_at_the_end(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.kind not in ("sh", "text"):
            write(block)
    for file in tmp_path.glob("*.ombre"):
        text = file.read_text(encoding="utf-8")
        assert not compile_variant(file.name, disk_reader(tmp_path)).diagnostics
        assert formatted(file.name, text)[0] == text


def test_every_tutorial_is_in_the_index() -> None:
    index = (FOLDER / "index.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\]\((\w+)\.md\)", index)) == PAGES
