"""Every code of a fault has a page; its first example gives that code, and the mended one none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl import diagnostics
from ombre_dsl.cli.main import main
from ombre_dsl.diagnostics.wording import WORDING
from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.resources import fault_page, variants_folder
from ombre_dsl.syntax.from_text import parse
from ombre_dsl.syntax.reading import LIMIT, decode
from ombre_dsl.vocabulary.table import BLOCKS

BAD = Path(__file__).parent / "bad"
DOCS = Path(__file__).parent.parent / "docs" / "faults"
FENCE = re.compile(r"(?:`([\w/.]+)`:\n\n)?```(?:ombre|toml|json)\n(.*?)```\n", re.DOTALL)
IN_WORDS = {"OM001", "OM003", "OM199"}
"""Faults of whole files, which no example can show; they are tried below."""

SHOWN = sorted(set(WORDING) - IN_WORDS)


def examples(code: str) -> tuple[dict[str, str], dict[str, str]]:
    """The files of a page's failing example, and those of the mended one, by name."""
    page = fault_page(code) or ""
    fails, mended = page.split("\n## Fails\n")[1].split("\n## Mended\n")
    return _files(fails), _files(mended)


def _files(part: str) -> dict[str, str]:
    return {name or "example.ombre": text for name, text in FENCE.findall(part)}


def compiled(files: dict[str, str]) -> Compilation:
    others = disk_reader(variants_folder())
    return compile_variant("example.ombre", lambda name: files[name].encode() if name in files else others(name))


def codes(compilation: Compilation) -> set[str]:
    return {fault.code for fault in compilation.diagnostics}


@pytest.mark.parametrize("code", sorted(WORDING))
def test_every_code_has_a_page_that_bears_its_title(code: str) -> None:
    page = fault_page(code)
    assert page is not None
    assert page.splitlines()[0] == f"# {code}: {WORDING[code].title}"
    assert [line for line in page.splitlines() if line.startswith("## ")] == ["## Fails", "## Mended"]


def test_every_page_has_its_code() -> None:
    assert {path.stem for path in DOCS.glob("*.md")} - {"index"} == set(WORDING)


@pytest.mark.parametrize("code", SHOWN)
def test_the_first_example_of_a_page_has_the_fault_and_the_mended_one_is_clean(code: str) -> None:
    fails, mended = examples(code)
    assert codes(compiled(fails)) == {code}
    assert not compiled(mended).diagnostics


def test_a_file_in_another_encoding_is_met() -> None:
    assert [fault.code for fault in decode("a.ombre", "variant tourné".encode("latin-1"))[1]] == ["OM001"]


def test_a_file_of_ten_megabytes_is_met() -> None:
    assert [fault.code for fault in decode("a.ombre", b"#" * (10 * LIMIT))[1]] == ["OM003"]


def test_a_file_that_is_something_else_is_met() -> None:
    text = "".join(f"table {{\n  a{n} b: : c\n}}\n" for n in range(300))
    assert parse("a.ombre", text)[1][-1].code == "OM199"


def test_every_code_is_raised_by_a_faulty_file_or_a_page() -> None:
    listed = {code for path in BAD.glob("*.ombre") for code in re.findall(r"(?m)^#! (OM\d+)", path.read_text("utf-8"))}
    # What the pages and files list is what is raised: their own tests say so.
    assert set(WORDING) <= listed | set(SHOWN) | IN_WORDS


def test_the_index_lists_every_page_by_its_title() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    assert re.findall(r"(?m)^- \[(OM\d+)\]\(\1\.md\): (.+)$", index) == [
        (code, wording.title) for code, wording in sorted(WORDING.items())
    ]


# ---- what is said of others of its kind --------------------------------------------------------------------------


def test_an_unknown_heading_is_told_every_word_that_a_heading_begins_with() -> None:
    told = WORDING["OM201"].help or ""
    assert [block.name for block in BLOCKS if block.name.split()[0] not in re.findall(r"\w+", told)] == []


def test_the_word_end_is_told_as_a_word_and_not_as_the_end_of_the_statement() -> None:
    text = 'variant x "X" extends danish\nchange call tout {\n  until: before trick 5\n}\n'
    (wrong,) = compiled({"example.ombre": text}).diagnostics
    assert "I expected `end`, " in wrong.message and wrong.message.endswith("and found `before`.")


def test_a_missing_comma_is_named() -> None:
    lines = ["contract: spil", "tricks: declarer 5 defenders 2 2", "expect: won"]
    text = 'variant x "X" extends danish\nexample "E" {\n  ' + "\n  ".join(lines) + "\n}\n"
    (wrong,) = compiled({"example.ombre": text}).diagnostics
    assert "I expected a comma, and found `defenders`." in wrong.message


# ---- ombre explain ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["OM208", "om208", "208"])
def test_explain_prints_the_page(given: str) -> None:
    result = CliRunner().invoke(main, ["explain", given])
    assert result.exit_code == 0
    assert result.output.startswith("OM208: An unknown name\n")
    assert "    variant club" in result.output and "```" not in result.output


def test_explain_lists_all_faults() -> None:
    result = CliRunner().invoke(main, ["explain"])
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == len(WORDING)


def test_explain_names_the_nearest_code_for_one_that_is_not_there() -> None:
    result = CliRunner().invoke(main, ["explain", "OM299"])
    assert result.exit_code == 2
    assert "There is no fault OM299." in result.output


def test_no_code_is_given_to_two_faults() -> None:
    folder = Path(str(diagnostics.__file__)).parent
    texts = [path.read_text("utf-8") for path in folder.glob("wording*.py")]
    rows = [code for text in texts for code in re.findall(r'(?m)^ +"(OM\d+)": ', text)]
    assert sorted(rows) == sorted(WORDING)
