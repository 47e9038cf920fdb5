"""Lines without a name: which of the old ones became which of the new ones."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from .facts import Fact

_ALIKE = 0.5
"""Less alike than so, they are two lines."""


def paired(gone: Sequence[Fact], come: Sequence[Fact]) -> list[tuple[Fact | None, Fact | None]]:
    """The most alike first; what is left over came or went.  In the order of the old lines, then of the new ones."""
    scores = [(-_likeness(old, new), a, b) for a, old in enumerate(gone) for b, new in enumerate(come)]
    became: dict[int, int] = {}
    for score, a, b in sorted(scores):
        if -score >= _ALIKE and a not in became and b not in became.values():
            became[a] = b
    pairs: list[tuple[Fact | None, Fact | None]] = [
        (old, come[became[a]] if a in became else None) for a, old in enumerate(gone)
    ]
    return pairs + [(None, new) for b, new in enumerate(come) if b not in became.values()]


def _likeness(old: Fact, new: Fact) -> float:
    """How much of the words is the same; lines that give the same result belong together before all others."""
    before, after = old.origin.words, new.origin.words
    same_head = old.group == "aims" and before.split()[0] == after.split()[0]
    return SequenceMatcher(None, before.split(), after.split(), autojunk=False).ratio() + same_head
