"""What a proof says, how many cases it went through, and where it fails."""

from __future__ import annotations

import attrs

MOST_FAILURES = 5
"""So many counter-examples of one proof are kept; the first is the smallest that was met."""


@attrs.frozen
class Failure:
    """A case in which a proof does not hold.

    ``says``: what is wrong, in a sentence.  ``block``: the case in the language of the variants, to paste, or empty
    where the language has no words for it; then ``question`` is the question of ``ombre ask`` that shows it.
    ``rules``: the lines that it rests on or that clash, as places in ``Tables.rules``.
    """

    says: str
    block: str = ""
    rules: tuple[int, ...] = ()
    question: str = ""


@attrs.frozen
class Proof:
    """A statement that holds for every case, or the cases in which it fails.

    ``name`` is a short id; ``statement`` a plain sentence without a count; ``count`` how many ``unit`` were gone
    through, and ``detail`` what they are made of.
    """

    name: str
    statement: str
    count: int
    unit: str
    failures: tuple[Failure, ...] = ()
    detail: str = ""

    @property
    def holds(self) -> bool:
        """Whether no case speaks against it."""
        return not self.failures

    @property
    def counted(self) -> str:
        """The count in words: ``2,200 cases``, with what they are made of."""
        return counted(self.count, self.unit) + (f" ({self.detail})" if self.detail else "")


def counted(number: int, unit: str) -> str:
    """A number of things, the first word of their name in the plural: ``2 lines of it``, ``1 line of it``."""
    first, *rest = unit.split(" ", 1)
    return " ".join([f"{number:,}", first.removesuffix("s") if number == 1 else first, *rest])


class Tally:
    """Counts cases and keeps the first failures of each kind."""

    def __init__(self) -> None:
        self.count = 0
        self._failures: dict[object, Failure] = {}

    def fails(self, kind: object, failure: Failure) -> None:
        """Keep a failure; of those of one kind only the first."""
        if len(self._failures) < MOST_FAILURES:
            self._failures.setdefault(kind, failure)

    def seen(self, kind: object) -> bool:
        """Whether a failure of this kind is kept already, or no more are."""
        return kind in self._failures or len(self._failures) >= MOST_FAILURES

    def proof(self, name: str, statement: str, unit: str = "cases", detail: str = "") -> Proof:
        """The proof that all this amounts to."""
        return Proof(name, statement, self.count, unit, tuple(self._failures.values()), detail)
