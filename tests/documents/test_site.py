"""The site's pages, the plugin, the lexer and the first site."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli.main import main
from ombre_dsl.files import VariantError
from ombre_dsl.resources import variants_folder
from ombre_dsl.site.pages import languages_of, pages_of
from ombre_dsl.site.starter import starter
from ombre_dsl.vocabulary.table import BLOCKS

from .looking import Page
from .shared import book

pytest.importorskip("mkdocs")
pytest.importorskip("pygments")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of one house variant; what it extends comes with the project."""
    place = tmp_path / "variants"
    place.mkdir()
    (place / "our_table.ombre").write_text(starter({}, ["en"])["variants/our_table.ombre"], encoding="utf-8")
    return place


def test_the_pages_of_a_folder(folder: Path) -> None:
    pages = {page.path: page for page in pages_of(folder, ["en"], "rules", "Our rules")}

    assert list(pages) == [
        "rules/index.md",
        "rules/our_table/rules.en.md",
        "rules/our_table/crib.en.html",
        "rules/our_table/differences.en.md",
    ]
    assert "[en](our_table/rules.en.md)" in pages["rules/index.md"].text
    assert "24 deals" in pages["rules/our_table/differences.en.md"].text


def test_a_variant_at_fault_is_told(folder: Path) -> None:
    (folder / "bad.ombre").write_text('variant bad "Bad" extends nothing_there\nombre 1\n', encoding="utf-8")

    with pytest.raises(VariantError, match="nothing_there"):
        pages_of(folder, ["en"], "rules")


def test_own_stands_for_the_variants_language() -> None:
    assert languages_of(book("house"), ["own", "en"]) == ["en"]
    assert languages_of(book("danish"), ["own", "en", "xx"]) == ["da", "en"]
    assert languages_of(book("danish"), ["xx"]) == ["en"]


def run(folder: Path, output: Path, seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "SOURCE_DATE_EPOCH": "0"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(output)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not entry_points(group="mkdocs.plugins", name="ombre"), reason="the plugin is not installed")
def test_a_first_site_builds_strictly_and_the_same_twice(tmp_path: Path) -> None:
    made = CliRunner().invoke(main, ["docs", "--site", str(tmp_path / "club")])
    again = CliRunner().invoke(main, ["docs", "--site", str(tmp_path / "club")])
    assert (made.exit_code, again.exit_code) == (0, 2), made.output
    config = (tmp_path / "club" / "mkdocs.yml").read_text(encoding="utf-8")
    assert len(config.splitlines()) <= 10

    for number in (1, 2):
        run(tmp_path / "club", tmp_path / f"site{number}", str(number))
    first, second = (content(tmp_path / f"site{number}") for number in (1, 2))
    assert first == second
    sheet = first["variants/our_table/rules.en/index.html"].decode()
    assert '<div lang="en">' in sheet and 'id="pictures"' in sheet and 'class="table-scroll"' in sheet
    assert "playing-card" in first["assets/ombre.css"].decode()
    assert Page(first["variants/our_table/crib.en.html"].decode()).faults == []


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".gz"
    }


def test_a_site_begins_with_copies_of_what_is_given(tmp_path: Path) -> None:
    house = str(variants_folder() / "house.ombre")
    made = CliRunner().invoke(main, ["docs", "--site", str(tmp_path), house])

    assert made.exit_code == 0, made.output
    there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert {"variants/house.ombre", "variants/danish.ombre", "variants/modules/contrabola.ombre"} <= there
    assert "variants/sources/danish.toml" in there


# ---- the lexer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(variants_folder().rglob("*.ombre")), ids=lambda path: path.stem)
def test_every_variant_is_coloured_without_a_fault(path: Path) -> None:
    from pygments.token import Error

    from ombre_dsl.site.lexer import OmbreLexer

    text = path.read_text(encoding="utf-8")
    tokens = list(OmbreLexer(stripnl=False, ensurenl=False).get_tokens(text))

    assert "".join(value for _, value in tokens) == text
    assert not [value for kind, value in tokens if kind is Error]


def test_words_are_coloured_by_what_they_are() -> None:
    from pygments.token import Comment, Keyword, Name, Number, String

    from ombre_dsl.site.lexer import OmbreLexer

    text = 'change contract spil "Spil" {  # ours\n  trump: hearts   @DA-18 decided "x"\n  value: 3\n  card: SA\n}\n'
    kinds = {value: kind for kind, value in OmbreLexer().get_tokens(text)}

    assert kinds["trump"] is Name.Attribute and kinds["hearts"] is Keyword.Pseudo
    assert kinds["spil"] is Name and kinds["contract"] in Keyword
    assert kinds["@DA-18"] is Name.Decorator and kinds["3"] is Number.Integer and kinds["SA"] is Name.Constant
    assert kinds['"Spil"'] is String.Double and kinds["# ours"] is Comment.Single


def test_every_setting_of_the_vocabulary_is_known() -> None:
    from pygments.token import Name

    from ombre_dsl.site.lexer import OmbreLexer

    for block in BLOCKS:
        for setting in block.settings:
            if setting.name != "NEW":
                assert (Name.Attribute, setting.name) in OmbreLexer().get_tokens(f"  {setting.name}: x\n")
