"""What holds by the check alone: names, citations and options, stated with their counts."""

from __future__ import annotations

from collections.abc import Iterator

from ..rulebook.model import Rulebook
from ..runtime.tables import Tables
from .model import Failure, Proof, Tally


def prove_names(rulebook: Rulebook, tables: Tables) -> Iterator[Proof]:
    """Names, citations and options of a rulebook that was read without a fault."""
    groups = (rulebook.contracts, rulebook.calls, rulebook.outcomes, rulebook.cards, rulebook.roles, rulebook.aims)
    names = [element.id for group in groups for element in group]
    yield Proof("names", "every name that is used is declared, once", len(names), "names")
    yield _citations(rulebook, tables)
    yield Proof("options", "every option given is one that there is, and fits", len(rulebook.options), "options")


def _citations(rulebook: Rulebook, tables: Tables) -> Proof:
    tally = Tally()
    known = {ident for source in rulebook.sources for ident, _ in source.statements}
    for place, rule in enumerate(tables.rules):
        for cite in rule.cites:
            tally.count += 1
            if cite not in known:
                tally.fails(cite, Failure(f"{cite} is no statement of a source", rules=(place,)))
    return tally.proof("citations", "every citation names a statement of a declared source", "citations")
