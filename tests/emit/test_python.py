from __future__ import annotations

import ast
from typing import Any

import pytest

from ombre_dsl.emit.layout import quoted
from ombre_dsl.emit.python import ruleset_py
from ombre_dsl.runtime.tables import Tables

from . import fixtures
from .fixtures import NASTY


def run(source: str) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "generated"}
    exec(compile(source, "ruleset.py", "exec"), space)
    return space


def test_the_module_holds_the_same_tables() -> None:
    tables = fixtures.tables()

    space = run(ruleset_py(tables))

    assert space["TABLES"] == tables
    assert isinstance(space["TABLES"], Tables)


def test_only_the_runtime_is_imported() -> None:
    tree = ast.parse(ruleset_py(fixtures.tables()))

    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert modules == ["__future__", "ombre_dsl.runtime", "ombre_dsl.runtime.tables"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_the_module_is_the_same_each_time() -> None:
    assert ruleset_py(fixtures.tables()) == ruleset_py(fixtures.tables())


def test_the_source_has_no_invisible_signs() -> None:
    source = ruleset_py(fixtures.tables())

    assert all(character.isprintable() or character == "\n" for character in source)


def test_lines_are_short_where_texts_let_them() -> None:
    source = ruleset_py(fixtures.tables())

    assert all(len(line) <= 120 or line.startswith('"""') for line in source.splitlines())


@pytest.mark.parametrize("text", [NASTY, "", '"""', "\\", "\ud800", "Købe", "\u2028", "'", "\t", "{# #}", "{% x %}"])
def test_a_literal_reads_back(text: str) -> None:
    assert ast.literal_eval(quoted(text)) == text
