"""Checks by going through every case: nothing is sampled, so what passes holds for every hand."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..rulebook.model import Rulebook
from ..runtime.tables import Tables


def check_rulebook(rulebook: Rulebook) -> list[Diagnostic]:
    """What can be told before the tables are made."""
    return []


def check_tables(rulebook: Rulebook, tables: Tables) -> list[Diagnostic]:
    """What is told by going through the tables: outcomes, payments, examples."""
    return []
