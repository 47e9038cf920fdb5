"""Trying a text that is in no file: what would be wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from ..checks import check_rulebook
from ..checks.examples import check_examples
from ..checks.outcomes import check_unused
from ..diagnostics.diagnostic import Diagnostic
from ..pipeline import Read, compile_variant
from ..rulebook.from_tree import rulebook_from
from ..ruleset.from_rulebook import tables_from

_FILE = "new.ombre"


def all_faults(text: str, read: Read) -> Sequence[Diagnostic]:
    """All that `ombre check` would tell of the text."""
    return compile_variant(_FILE, _reader(text, read)).diagnostics


def quick_faults(text: str, read: Read) -> Sequence[Diagnostic]:
    """The same, but for what takes going through all payments to know."""
    rulebook, found, _ = rulebook_from(_FILE, _reader(text, read))
    if rulebook is None:
        return found
    found += check_rulebook(rulebook)
    if not found:
        found = [*check_unused(rulebook), *check_examples(rulebook, tables_from(rulebook))]
    return found


def first_error(found: Sequence[Diagnostic]) -> str:
    """What the first error says, or nothing."""
    return next((fault.message for fault in found if fault.severity == "error"), "")


def _reader(text: str, read: Read) -> Read:
    return lambda wanted: text.encode() if wanted == _FILE else read(wanted)
