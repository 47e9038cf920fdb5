"""The nets in which a fault of the engine is to be caught, each giving the report that names the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ombre_dsl.checks.examples import check_examples
from ombre_dsl.diagnostics.render import render
from ombre_dsl.proofs import prove
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import Tables
from ombre_dsl.testing import PROPERTIES, BrokenError, Subject, subject_of
from ombre_dsl.testing.differential import Differential

HANDS = 400
"""So many hands at most show any of the faults."""

Sow = Callable[[Subject, pytest.MonkeyPatch], "Tables | None"]


@dataclass(frozen=True)
class Fault:
    """A fault sown into the engine of a variant.

    ``sow`` gives the tables with the fault in them, or patches the engine.  ``net`` is what must catch it:
    ``interpreter``, ``examples``, ``proof NAME`` or the name of a property.  ``names``: what the report must say of the
    rule that is broken.
    """

    name: str
    variant: str
    net: str
    names: tuple[str, ...]
    sow: Sow


@cache
def variant(name: str) -> Subject:
    """A variant without fault."""
    subject, _ = subject_of(str(Path(variants_folder()) / f"{name}.ombre"))
    assert subject is not None
    return subject


def report(net: str, subject: Subject) -> str:
    """What the net says of the variant; nothing when it lets everything pass."""
    if net == "interpreter":
        both = Differential(subject.rulebook, subject.rules)
        return str(both.hands(range(HANDS)) or "")
    if net == "examples":
        return render(check_examples(subject.rulebook, subject.tables), subject.texts)
    if net.startswith("proof "):
        return _proof(net.removeprefix("proof "), subject.tables)
    return _property(net, subject)


def _proof(name: str, tables: Tables) -> str:
    proof = next(proof for proof in prove(tables, every_seat=False) if proof.name == name)
    lines = [tables.rules[place].words for failure in proof.failures for place in failure.rules if place >= 0]
    return "\n".join([*(failure.says for failure in proof.failures), *lines])


def _property(name: str, subject: Subject) -> str:
    prop = next(prop for prop in PROPERTIES if prop.name == name)
    for seed in range(HANDS):
        try:
            prop.check(subject, subject.rules.play_out(seed))
        except BrokenError as error:
            return str(error)
    return ""
