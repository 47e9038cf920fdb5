"""The sheets in every language: whole catalogs, the same facts in each, nothing of a label taken for markup."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.emit.sheet import LANGUAGES, CatalogError, catalog, rules_md
from ombre_dsl.emit.sheet.catalog import Entry, catalog_of, faults, parse, read, template_text
from ombre_dsl.emit.sheet.context import Context
from ombre_dsl.emit.sheet.speech import Speech
from ombre_dsl.files import compile_path
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.model import Rulebook
from ombre_dsl.runtime.tables import Tables

from . import fixtures
from .test_sheet import CONTROLS

TRANSLATED = LANGUAGES[1:]
VARIANTS = sorted(path.name for path in variants_folder().glob("*.ombre"))
GASCA = 'variant gasca_french "Ombre" extends french\nombre 1\nlanguage fr\n\nuse gasca {\n}\n'


@cache
def compiled(path: Path) -> tuple[Rulebook, Tables]:
    compilation = compile_path(path)
    assert compilation.rulebook is not None and compilation.tables is not None, compilation.diagnostics
    return compilation.rulebook, compilation.tables


@cache
def sheet(name: str, language: str) -> str:
    return rules_md(*compiled(variants_folder() / name), language)


# ---- the catalogs --------------------------------------------------------------------------------------------------


def test_the_template_holds_every_message_of_the_sheets() -> None:
    pytest.importorskip("babel")
    from ombre_dsl.emit.locales import __main__ as locales

    assert template_text() == locales.text_of(locales.template()), "run: python -m ombre_dsl.emit.locales"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalog_is_whole_and_in_the_order_of_the_template(language: str) -> None:
    wanted = [entry.key for entry in parse(template_text()) if entry.one]

    assert list(catalog_of(language).entries) == wanted


CATALOG = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

# a comment
msgctxt "here"
msgid "{who} pays "
"{amount}"
msgstr "{amount} \\"{who}\\""

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "une carte"
msgstr[1] "{n} cartes"
"""


def entry(one: str = "{who} pays {amount}", many: str = "", context: str = "here") -> Entry:
    return Entry(context, one, many, (), False)


def test_a_catalog_is_read() -> None:
    found = read("xx", CATALOG)

    assert found.text("here", "{who} pays {amount}") == '{amount} "{who}"'
    assert [found.text("", "{n} card", number) for number in (0, 1, 2, -1)] == [
        "une carte", "une carte", "{n} cartes", "une carte",
    ]  # fmt: skip
    assert faults(found, [entry(), entry("{n} card", "{n} cards", "")]) == []
    with pytest.raises(CatalogError, match=r"no translation of “x” \(y\)"):
        found.text("y", "x")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("here", "there", "is missing"),
        ("# a comment", "#, fuzzy, python-brace-format", "is marked as fuzzy"),
        ('"{amount} \\"{who}\\""', '""', "is not translated"),
        ('\\"{who}\\"', "", "has other slots"),
        ('\\"{who}\\"', "{who} {when}", "has other slots"),
        ('\\"{who}\\"', "{who", "has a brace without its fellow"),
        ("{n} cartes", "{m} cartes", "has other slots"),
        ('msgstr[1] "{n} cartes"', "", "has not the forms"),
        ('"{n} cartes"', '""', "is not translated"),
    ],
)
def test_what_is_wrong_with_a_catalog_is_told(before: str, after: str, told: str) -> None:
    assert before in CATALOG
    found = faults(read("xx", CATALOG.replace(before, after)), [entry(), entry("{n} card", "{n} cards", "")])

    assert len(found) == 1
    assert found[0].startswith("xx: “")
    assert told in found[0]


@pytest.mark.parametrize(
    "text", ["", 'msgid "a"\nmsgstr "b"\n', 'msgid ""\nmsgstr ""\n"Language: xx\\n"\n', "nonsense"]
)
def test_what_is_no_catalog_is_refused(text: str) -> None:
    with pytest.raises(CatalogError):
        read("xx", text)


@pytest.mark.parametrize("command", ["build", "docs --language da"])
def test_nothing_is_written_with_a_catalog_that_is_not_whole(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = catalog.catalog_text("da").replace("Der er ingen trumf.", "", 1)
    monkeypatch.setattr(catalog, "catalog_text", lambda language: text)
    catalog_of.cache_clear()
    try:
        call = [*command.split(), str(variants_folder() / "danish.ombre"), "-o", str(tmp_path / "out")]
        result = CliRunner().invoke(main, call)
    finally:
        catalog_of.cache_clear()

    assert result.exit_code == 1
    assert "da: “There is no trump.” is not translated." in result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("language", "number", "told"),
    [
        ("en", 1, "1 chip"), ("en", 0, "0 chips"), ("da", 2, "2 jetoner"), ("fr", 0, "0 jeton"), ("ja", 1, "1チップ"),
        ("lt", 1, "1 žetonas"), ("lt", 9, "9 žetonai"), ("lt", 10, "10 žetonų"), ("lt", 21, "21 žetonas"),
    ],
)  # fmt: skip
def test_each_language_counts_in_its_own_way(language: str, number: int, told: str) -> None:
    assert Context(fixtures.rulebook(), language).units(number) == told


def test_lists_are_joined_as_the_language_does() -> None:
    told = {language: Speech(language).listed(["a", "b", "c"]) for language in LANGUAGES}

    assert told == {"en": "a, b and c", "da": "a, b og c", "fr": "a, b et c", "ja": "a、b、c", "lt": "a, b ir c"}


# ---- the sheets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("players", ["tiny", "four"])
def test_the_sheet_is_as_accepted(players: str, language: str, golden: Callable[[str, str], None]) -> None:
    book = fixtures.rulebook() if players == "tiny" else fixtures.rulebook_of_four()
    golden(f"{players}.{language}.md", rules_md(book, fixtures.tables(), language))


@pytest.mark.parametrize(
    ("name", "language"),
    [
        (name, language)
        for name, own in (("danish", "da"), ("french", "fr"), ("japanese", "ja"), ("lithuanian", "lt"))
        for language in ("en", own)
    ],
)
def test_the_rules_of_a_source_are_as_accepted(name: str, language: str, golden: Callable[[str, str], None]) -> None:
    """The rules alone: what follows them quotes lines of the file, and their numbers."""
    text = sheet(f"{name}.ombre", language)
    golden(f"{name}.{language}.md", text.partition(f"\n## {Speech(language)._('House decisions')}\n")[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_has_a_sheet_in_every_language(name: str, language: str) -> None:
    text = sheet(name, language)

    assert text.startswith("# ")
    for trace in ("None", "Markdown(", "('", "  ", " .", " ,", "..", ", .", "{", "}", "\n\n\n"):
        assert trace not in text.partition(f"## {Speech(language)._('House decisions')}")[0], trace


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_with_a_module_has_a_sheet_in_every_language(language: str, tmp_path: Path) -> None:
    for path in variants_folder().glob("french.ombre"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    for folder in ("sources", "modules"):
        (tmp_path / folder).symlink_to(variants_folder() / folder)
    (tmp_path / "gasca_french.ombre").write_text(GASCA, encoding="utf-8")

    assert "[FR-35; " in rules_md(*compiled(tmp_path / "gasca_french.ombre"), language)


def rows(text: str) -> list[list[list[str]]]:
    """The numbers in each cell of each row of each table."""
    cells = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [[re.findall(r"[+−]?\d+", cell) for cell in row] for row in cells]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_numbers_in_the_tables_are_the_same_in_all_languages(name: str, language: str) -> None:
    english = rows(sheet(name, "en"))

    assert len(english) > 10
    assert rows(sheet(name, language)) == english


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_headings_and_marks_are_the_same_in_all_languages(name: str, language: str) -> None:
    def shape(text: str) -> list[str]:
        return re.findall(r"^#+ |^\d+\. |^- |^\| |[A-Z]{2}-\d+\w?", text, re.MULTILINE)

    assert shape(sheet(name, language)) == shape(sheet(name, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_label_acts_as_markup(language: str) -> None:
    text = rules_md(fixtures.rulebook(), fixtures.tables(), language)

    assert "<script>" not in text
    assert "{{" not in text
    assert "[j](k)" not in text
    assert "*h*" not in text.replace("\\*h\\*", "")
    assert not set(CONTROLS) & set(text)
    assert "\\\\u202e" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_viewer_shows_the_labels_as_they_are(language: str) -> None:
    markdown = pytest.importorskip("markdown")

    html = markdown.markdown(rules_md(fixtures.rulebook(), fixtures.tables(), language), extensions=["tables"])

    assert "<script" not in html
    assert "<em>h</em>" not in html
    assert "<a " not in html
    assert "&lt;script&gt;f&lt;/script&gt;" in html
    assert "**" not in html


def test_a_label_wins_in_its_own_language_and_has_a_meaning_behind_it_elsewhere_only_where_one_is_given() -> None:
    book = fixtures.rulebook()

    assert Context(book, "da").outcome("won") == "vundet"
    assert Context(book, "en").outcome("won") == "vundet (won)"
    assert Context(book, "fr").outcome("won") == "vundet"


@pytest.mark.parametrize(
    ("language", "french", "spanish"),
    [
        ("en", "ace of spades", "ace of swords"),
        ("da", "spar es", "es i sværd"),
        ("fr", "as de pique", "as d'épée"),
        ("ja", "スペードのエース", "剣のエース"),
        ("lt", "pikų tūzas", "kardų tūzas"),
    ],
)
def test_cards_are_named_as_they_are_printed(language: str, french: str, spanish: str) -> None:
    assert Context(compiled(variants_folder() / "danish.ombre")[0], language).playing_card("SA") == french
    assert Context(compiled(variants_folder() / "french.ombre")[0], language).playing_card("SA") == spanish
