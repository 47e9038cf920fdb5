"""The indexes of the sources: every statement has an id of its source and a paraphrase."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent / "variants" / "sources"
SHORTS = {"danish": "DA", "french": "FR", "japanese": "JP", "lithuanian": "LT"}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def test_the_four_sources_are_indexed() -> None:
    assert SHORTS.keys() <= {path.stem for path in FOLDER.glob("*.toml")}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_an_index_is_complete(path: Path) -> None:
    index = read(path.stem)

    assert {"title", "language", "short", "statements"} <= index.keys() <= {
        "title", "language", "short", "note", "statements",
    }  # fmt: skip
    assert all(index[key].strip() for key in ("title", "language", "short"))
    assert index["statements"]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_every_statement_is_one_sentence_under_an_id_of_its_source(path: Path) -> None:
    index = read(path.stem)

    for ident, paraphrase in index["statements"].items():
        short, _, number = ident.partition("-")
        assert short == index["short"]
        assert number.rstrip("ab").isdecimal(), ident
        assert paraphrase == paraphrase.strip() != "", ident
        assert paraphrase[0].isupper() and paraphrase.endswith("."), ident


@pytest.mark.parametrize(("name", "short"), SHORTS.items())
def test_the_short_name_of_a_source_stands(name: str, short: str) -> None:
    assert read(name)["short"] == short


@pytest.mark.parametrize(
    ("name", "ids"),
    {
        "danish": [*range(1, 28), *range(30, 51), *range(56, 63)],
        "french": [*range(1, 24), "23b", *range(24, 29), "28b", 29, "29b", *range(30, 42)],
        "japanese": [*range(1, 25), "24b", *range(25, 37), "37a", *range(37, 48)],
        "lithuanian": [*range(1, 60)],
    }.items(),
)
def test_the_ids_that_rules_are_cited_by_stand(name: str, ids: list[int | str]) -> None:
    index = read(name)

    assert list(index["statements"]) == [f"{index['short']}-{number}" for number in ids]
