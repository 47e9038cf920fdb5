"""Checks by going through every case: nothing is sampled, so what passes holds for every hand."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from ..diagnostics.diagnostic import Diagnostic
from ..rulebook.model import Rulebook
from ..runtime.tables import Tables
from .cards import check_cards
from .contracts import check_contracts
from .declaring import check_declaring
from .examples import check_examples
from .moments import check_moments
from .outcomes import Outcomes, check_aims, check_amounts, check_unused

_LABELS = 3
"""The most places that one report points at besides its own."""


def check_rulebook(rulebook: Rulebook) -> list[Diagnostic]:
    """What can be told before the tables are made."""
    return told_once(
        [
            *check_cards(rulebook),
            *check_contracts(rulebook),
            *check_declaring(rulebook),
            *check_aims(rulebook),
            *check_amounts(rulebook),
            *check_moments(rulebook),
        ]
    )


def check_tables(rulebook: Rulebook, tables: Tables, *, examples: bool = True) -> list[Diagnostic]:
    """What is told by going through every case of the tables; the examples only when all else is sound."""
    found = told_once(Outcomes(rulebook, tables).check())
    if not any(diagnostic.severity == "error" for diagnostic in found):
        found += check_unused(rulebook)
        found += check_examples(rulebook, tables) if examples else ()
    return found


def told_once(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """One report a fault and place, however many contracts it spoils; their labels come together."""
    first: dict[tuple[object, ...], Diagnostic] = {}
    for diagnostic in found:
        key = (diagnostic.code, diagnostic.span)
        old = first.setdefault(key, diagnostic)
        labels = dict.fromkeys((*old.labels, *diagnostic.labels))
        first[key] = evolve(old, labels=tuple(labels)[:_LABELS])
    return list(first.values())
