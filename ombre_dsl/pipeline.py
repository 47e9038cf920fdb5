"""From text to ruleset, all steps in order; pure: files are read by the caller's ``read``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import attrs

from .checks import check_rulebook, check_tables
from .diagnostics.diagnostic import Diagnostic, in_source_order
from .rulebook.compose import Listing
from .rulebook.from_tree import rulebook_from
from .rulebook.model import Rulebook
from .ruleset.from_rulebook import tables_from
from .runtime.tables import Tables

Read = Callable[[str], bytes | None]
"""Gives the bytes of a file by its name relative to the variant's folder (``danish.ombre``,
``modules/gasca.ombre``, ``sources/danish.toml``), or None when there is none."""


@attrs.frozen
class Compilation:
    """What came of compiling one variant.

    ``rulebook`` and ``tables`` are None when an error stands in the way.  ``texts``: every file that was read, by
    name, for excerpts.  ``diagnostics`` are in source order.
    """

    name: str
    rulebook: Rulebook | None
    tables: Tables | None
    diagnostics: tuple[Diagnostic, ...]
    texts: Mapping[str, str]

    @property
    def ok(self) -> bool:
        """Whether no error was found (there may be warnings)."""
        return not any(d.severity == "error" for d in self.diagnostics)


def compile_variant(
    name: str, read: Read, listing: Listing = lambda folder: (), *, examples: bool = True
) -> Compilation:
    """Compile the variant in the file ``name``: parse, resolve, check, lower.  Faults are returned, never raised.

    ``examples``: whether the variant's examples are run, too.
    """
    rulebook, found, texts = rulebook_from(name, read, listing)
    tables = None
    if rulebook is not None:
        found += check_rulebook(rulebook)
        if not _errors(found):
            tables = tables_from(rulebook)
            found += check_tables(rulebook, tables, examples=examples)
    ordered = tuple(in_source_order(found, list(texts)))
    if _errors(ordered):
        rulebook = tables = None
    return Compilation(name, rulebook, tables, ordered, texts)


def _errors(diagnostics: Iterable[Diagnostic]) -> bool:
    return any(d.severity == "error" for d in diagnostics)
