"""Checks by going through every case: nothing is sampled, so what passes holds for every hand."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..rulebook.model import Rulebook
from ..runtime.tables import Tables
from .cards import check_cards
from .contracts import check_contracts
from .examples import check_examples
from .outcomes import Outcomes, check_aims, check_amounts, check_unused


def check_rulebook(rulebook: Rulebook) -> list[Diagnostic]:
    """What can be told before the tables are made."""
    return [
        *check_cards(rulebook),
        *check_contracts(rulebook),
        *check_aims(rulebook),
        *check_amounts(rulebook),
        *check_unused(rulebook),
    ]


def check_tables(rulebook: Rulebook, tables: Tables) -> list[Diagnostic]:
    """What is told by going through every case of the tables; the examples only when all else is sound."""
    found = list(Outcomes(rulebook, tables).check())
    if not any(diagnostic.severity == "error" for diagnostic in found):
        found += check_examples(rulebook, tables)
    return found
