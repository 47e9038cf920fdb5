from __future__ import annotations

import dataclasses
import json
from typing import Any

import jsonschema
import pytest

from ombre_dsl.emit.data import ruleset_json, schema_text, tables_from_json
from ombre_dsl.runtime import tables as t

from . import fixtures

SCHEMA: dict[str, Any] = json.loads(schema_text())


def validator() -> Any:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    return jsonschema.Draft202012Validator(SCHEMA)


def test_the_data_reads_back() -> None:
    tables = fixtures.tables()

    assert tables_from_json(ruleset_json(tables)) == tables


def test_the_data_fits_the_schema() -> None:
    data = json.loads(ruleset_json(fixtures.tables()))

    assert [error.message for error in validator().iter_errors(data)] == []


def test_the_schema_refuses_what_it_does_not_know() -> None:
    data = json.loads(ruleset_json(fixtures.tables()))

    assert not validator().is_valid({**data, "surprise": 1})
    assert not validator().is_valid({**data, "contracts": [{**data["contracts"][0], "surprise": 1}]})
    assert not validator().is_valid({key: value for key, value in data.items() if key != "deck"})


def objects(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [found for part in schema for found in objects(part)]
    if not isinstance(schema, dict):
        return []
    mine = [schema] if schema.get("type") == "object" else []
    return mine + [found for part in schema.values() for found in objects(part)]


def test_the_schema_describes_and_closes_everything() -> None:
    for schema in objects(SCHEMA):
        assert schema["additionalProperties"] is False
        assert all(part.get("description") or part.get("$ref") for part in schema["properties"].values()), schema


def test_the_schema_knows_every_field() -> None:
    assert set(SCHEMA["properties"]) == {"format", *(field.name for field in dataclasses.fields(t.Tables))}


def test_cards_are_names() -> None:
    data = json.loads(ruleset_json(fixtures.tables()))

    assert data["contracts"][0]["needs"] == ["SA", "CA"]
    assert data["rankings"][0]["orders"]["clubs"] == ["CA", "CK", "C2"]
    assert data["settlements"][0]["payments"][0]["when"] == [
        "and", ["holds", "every", "declarer", ["SA", "CA"]], ["trump", "hearts"],
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["{}", "[]", "1", '{"format": "ombre ruleset 1"}', "not json"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        tables_from_json(text)


def test_nothing_invisible_is_written() -> None:
    assert all(c.isprintable() or c == "\n" for c in ruleset_json(fixtures.tables()))
