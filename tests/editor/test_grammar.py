"""The TextMate grammar on every file that comes with the program, gone through as an editor does it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ombre_dsl.editor.grammar import grammar, phrase_words, text
from ombre_dsl.resources import variants_folder
from ombre_dsl.vocabulary.table import BLOCKS, CHANGES

from .shared import shipped

ROOT = Path(__file__).parents[2]
FILE = ROOT / "editors/vscode/syntaxes/ombre.tmLanguage.json"
SHIPPED = sorted(path.relative_to(variants_folder()).as_posix() for path in variants_folder().rglob("*.ombre"))
PAGES = [*sorted(ROOT.glob("docs/cookbook/*.md")), *sorted(ROOT.glob("docs/tutorials/*.md")), ROOT / "docs/language.md"]
PATTERNS = [(re.compile(one["match"]), one) for one in grammar()["patterns"]]


def tokens(line: str) -> Iterator[tuple[str, str]]:
    """The pieces of a line with their scopes: of all patterns the one that fits first, the earlier of two; where none
    fits, without a scope."""
    at, known = 0, {number: pattern.search(line) for number, (pattern, _) in enumerate(PATTERNS)}
    while at < len(line):
        for number, (pattern, _) in enumerate(PATTERNS):
            old = known[number]
            if old is not None and old.start() < at:
                known[number] = pattern.search(line, at)
        match, number = min(
            ((match, number) for number, match in known.items() if match is not None),
            key=lambda found: (found[0].start(), found[1]),
            default=(None, 0),
        )
        if match is None:
            yield line[at:], ""
            return
        assert match.end() > at, f"{PATTERNS[number][1]} takes nothing of {line!r}"
        yield line[at : match.start()], ""
        yield from pieces(line, match, PATTERNS[number][1])
        at = match.end()


def pieces(line: str, match: re.Match[str], one: dict[str, object]) -> Iterator[tuple[str, str]]:
    captures = one.get("captures")
    if not isinstance(captures, dict):
        yield match[0], str(one["name"])
        return
    at = match.start()
    for number, scope in captures.items():
        if match[int(number)] is not None:
            yield line[at : match.start(int(number))], ""
            yield match[int(number)], scope["name"]
            at = match.end(int(number))
    yield line[at : match.end()], ""


def scoped(text: str) -> list[tuple[str, str]]:
    """All pieces of a text that are not blank."""
    return [(piece, scope) for line in text.splitlines() for piece, scope in tokens(line) if piece.strip()]


def test_the_file_of_the_extension_is_the_one_that_the_vocabulary_makes() -> None:
    assert FILE.read_bytes().decode("utf-8") == text()


@pytest.mark.parametrize("name", SHIPPED)
def test_every_token_of_a_shipped_file_has_a_scope_and_only_names_are_names(name: str) -> None:
    files = shipped()
    users = files.users(name) or [name]
    names = {key[1] for user in users for key in files.view(user).declared}
    names |= {"da", "fr", "ja", "lt", "en", *(one.rpartition("/")[2].removesuffix(".ombre") for one in SHIPPED)}
    found = scoped(files.text(name) or "")

    assert [piece for piece, scope in found if not scope or scope.startswith("invalid")] == []
    assert {piece for piece, scope in found if scope == "variable.other.ombre"} - names == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_token_of_what_the_pages_show_has_a_scope(page: Path) -> None:
    shown = re.findall(r"```ombre\n(.*?)```", page.read_bytes().decode("utf-8"), re.DOTALL)

    assert [piece for block in shown for piece, scope in scoped(block) if not scope] == []


@pytest.mark.parametrize(
    ("line", "piece", "scope"),
    [
        ('contract solo "Solo" like spil {', "contract", "storage.type"),
        ('contract solo "Solo" like spil {', "solo", "entity.name.type"),
        ('contract solo "Solo" like spil {', "like", "storage.modifier"),
        ('penalty revoke "Revoke" {', "revoke", "entity.name.type"),
        ("change payoffs from payer to declarer {", "change", "storage.modifier"),
        ("  may withhold:  spadille", "may withhold", "support.type.property-name"),
        ('  match: "records/a.json"', "match", "support.type.property-name"),
        ("match {", "match", "storage.type"),
        ('  spadille "Spadille": SA   @DA-59', "spadille", "entity.name.variable"),
        ('  spadille "Spadille": SA   @DA-59', "SA", "constant.language.card"),
        ('  spadille "Spadille": SA   @DA-59', "@DA-59", "constant.other.citation"),
        ("  black: A 2 K", "A", "constant.language.rank"),
        ("  won when declarer has 5 tricks # so", "when", "keyword.control"),
        ("  won when declarer has 5 tricks # so", "# so", "comment.line.number-sign"),
        ("  won when declarer has 5 tricks # so", "tricks", "support.constant"),
        ("  | solo | -4 |", "-4", "constant.numeric"),
        ('  fold "it goes on', '"it goes on', "invalid.illegal.unclosed-string"),
    ],
)
def test_what_a_piece_of_a_line_is(line: str, piece: str, scope: str) -> None:
    assert (piece, f"{scope}.ombre") in list(tokens(line))


def test_every_word_of_the_vocabulary_is_coloured() -> None:
    headings = {block.name for block in BLOCKS}
    assert all(dict(tokens(f"{name} {{"))[name] == "storage.type.ombre" for name in headings)
    assert all(dict(tokens(f"{word} "))[word] == "storage.modifier.ombre" for word in CHANGES)
    settings = {setting.name for block in BLOCKS for setting in block.settings if setting.name != "NEW"}
    assert all(dict(tokens(f"  {name}: "))[name] == "support.type.property-name.ombre" for name in settings)
    words = phrase_words() - {"like", "extends"}
    assert {word for word in words if dict(tokens(f"  : {word}"))[word] != "support.constant.ombre"} == set()


def test_the_extension_names_the_files_it_has() -> None:
    package = json.loads((ROOT / "editors/vscode/package.json").read_bytes())
    contributed = package["contributes"]
    paths = [package["main"], contributed["grammars"][0]["path"], contributed["languages"][0]["configuration"]]

    assert all((ROOT / "editors/vscode" / path).is_file() for path in paths)
    assert contributed["grammars"][0]["scopeName"] == grammar()["scopeName"]
    assert re.compile(
        json.loads((ROOT / "editors/vscode" / paths[2]).read_bytes())["wordPattern"].replace(r"\p{L}\p{N}_", r"\w")
    )
