"""Each page of the cookbook holds a whole variant that checks clean, and the rulings that it shows are real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.authoring.trying import all_faults
from ombre_dsl.cli import main
from ombre_dsl.files import disk_reader
from ombre_dsl.format import formatted
from ombre_dsl.resources import variants_folder

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(page for page in (DOCS / "cookbook").glob("*.md") if page.stem != "index")
SHOWN = r"^```sh\nombre (.*)\n```\n\n```(?:text|ombre)\n((?:.*\n)*?)```$"


def variant(page: Path) -> str:
    (text,) = re.findall(r"^```ombre\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_file_of_a_page_checks_clean_and_is_in_form(page: Path) -> None:
    text = variant(page)

    assert text.startswith(f"variant {page.stem} ")
    assert not all_faults(text, disk_reader(variants_folder()))
    assert formatted(page.stem, text)[0] == text


def without_line_numbers(text: str) -> str:
    return re.sub(r"(?m)^(\s*(?:In )?[\w/]+\.ombre(?:, line )?:?)\d+", r"\1", text).strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_rulings_of_a_page_are_real(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(f"{page.stem}.ombre").write_text(variant(page), encoding="utf-8")
    shown = re.findall(SHOWN, page.read_text(encoding="utf-8"), re.MULTILINE)

    assert shown
    for call, answer in shown:
        result = CliRunner().invoke(main, shlex.split(call))
        assert without_line_numbers(result.output) == without_line_numbers(answer), call


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_file_of_a_page_can_be_printed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(f"{page.stem}.ombre").write_text(variant(page), encoding="utf-8")
    result = CliRunner().invoke(main, ["docs", f"{page.stem}.ombre", "--language", "lt"])

    assert result.exit_code == 0, result.output
    assert (tmp_path / f"generated/{page.stem}/rules.lt.html").exists()


def test_every_page_is_in_the_index() -> None:
    index = (DOCS / "cookbook/index.md").read_text(encoding="utf-8")

    assert sorted(re.findall(r"\]\((\w+)\.md\)", index)) == [page.stem for page in PAGES]


def test_the_answers_of_the_authoring_page_are_real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commands one after the other, in one folder."""
    monkeypatch.chdir(tmp_path)
    page = (DOCS / "authoring.md").read_text(encoding="utf-8")
    shown = re.findall(SHOWN, page, re.MULTILINE)

    assert len(shown) >= 4
    for call, answer in shown:
        result = CliRunner().invoke(main, shlex.split(call))
        assert without_line_numbers(result.output) == without_line_numbers(answer), call
    assert Path("friday.ombre").read_text(encoding="utf-8") in page
