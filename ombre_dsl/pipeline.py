"""From text to ruleset, all steps in order; pure: files are read by the caller's ``read``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from .diagnostics.diagnostic import Diagnostic
from .rulebook.model import Rulebook
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


def compile_variant(name: str, read: Read) -> Compilation:
    """Compile the variant in the file ``name``: parse, resolve, check, lower.  Faults are returned, never raised."""
    raise NotImplementedError
