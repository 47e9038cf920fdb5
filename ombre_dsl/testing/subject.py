"""A variant under test, in every form that it has."""

from __future__ import annotations

import types
from collections.abc import Container, Iterator, Mapping
from functools import cached_property
from typing import Any

import attrs

from ..files import compile_path, disk_reader
from ..interpret import PlainRules
from ..pipeline import Compilation, Read
from ..rulebook.from_tree import rulebook_from
from ..rulebook.model import Rulebook
from ..ruleset.from_rulebook import tables_from
from ..runtime import Hand, Ruleset
from ..runtime.tables import Tables

EXAMPLE_FAULTS = {"OM601", "OM602", "OM606"}
"""Codes of an example that fails or cannot be: the rules are whole, and only the example is at fault."""


@attrs.define(slots=False)
class Subject:
    """A variant: its rulebook, and the ruleset that is tested.  The other forms are made when they are asked for."""

    rulebook: Rulebook
    rules: Ruleset
    texts: Mapping[str, str] = attrs.field(factory=dict)

    @classmethod
    def of(cls, rulebook: Rulebook, tables: Tables) -> Subject:
        """The variant of a rulebook and the tables that were made of it."""
        return cls(rulebook, Ruleset(tables))

    @property
    def tables(self) -> Tables:
        """The ruleset's tables."""
        return self.rules.tables

    @cached_property
    def plain(self) -> PlainRules:
        """The interpreter of the rulebook."""
        return PlainRules(self.rulebook)

    @cached_property
    def emitted(self) -> Ruleset:
        """The ruleset that the emitted module offers."""
        from ..emit.python import ruleset_py

        module = types.ModuleType(f"emitted_{self.rulebook.name}")
        exec(compile(ruleset_py(self.tables), f"<{module.__name__}>", "exec"), module.__dict__)
        rules = module.RULES
        assert isinstance(rules, Ruleset)
        return rules


def subject_of(path: str) -> tuple[Subject | None, Compilation]:
    """The variant in a file and what compiling it said; no variant when its rules are at fault.

    Examples that fail stand in nobody's way: they are for whoever tests the examples.
    """
    compilation = compile_path(path)
    errors = [one for one in compilation.diagnostics if one.severity == "error"]
    if compilation.rulebook is None and all(one.code in EXAMPLE_FAULTS for one in errors):
        from pathlib import Path

        return _anyhow(compilation, disk_reader(Path(path).parent)), compilation
    if compilation.rulebook is None or compilation.tables is None:
        return None, compilation
    return Subject(compilation.rulebook, Ruleset(compilation.tables), compilation.texts), compilation


def _anyhow(compilation: Compilation, read: Read) -> Subject | None:
    rulebook, _, texts = rulebook_from(compilation.name, read)
    return Subject(rulebook, Ruleset(tables_from(rulebook)), texts) if rulebook else None


def deal_again(rules: Ruleset, record: Mapping[str, Any]) -> Hand:
    """The hand of a record before its first act."""
    return rules.deal(
        hands=record["hands"], talon=record["talon"], unplayed=record.get("unplayed", ()), pot=record["pot"],
        preferred=record["preferred"],
    )  # fmt: skip


def is_legal(hand: Hand, act: str, seat: int | None = None) -> bool:
    """Whether an act, by its text, is among those of a seat (by default the seat to act)."""
    acts: Container[object] = hand.legal(seat)
    return act in acts


def steps(rules: Ruleset, record: Mapping[str, Any]) -> Iterator[Hand]:
    """The hand of a record before its first act and after each one; always the same hand."""
    hand = deal_again(rules, record)
    yield hand
    for seat, text in record["actions"]:
        hand.apply(text, seat)
        yield hand
