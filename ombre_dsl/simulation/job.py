"""What is to be simulated, and the chunks of seeds that it is cut into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ombre_dsl.runtime.tables import Tables

CHUNKS = {"python": 256, "kernel": 16384}
"""Hands in a chunk by engine: some tenths of a second of work."""


MATCHES = 4
"""Matches in a chunk."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Hands, or matches, that are played together: the seed of the first, and how many."""

    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Job:
    """Hands to be played: hand ``n`` has the seed ``seed + n``, so neither chunks nor workers change what comes of it.

    ``policies`` are names, one for all seats or one a seat; ``engine`` is ``python`` or ``kernel``.  ``other`` is the
    variant that the same deals are played by as well, where two are compared.  ``matches``: whole matches are played,
    ``hands`` of them.
    """

    tables: Tables
    policies: tuple[str, ...]
    hands: int
    seed: int
    engine: str
    other: Tables | None = None
    matches: bool = False

    def chunks(self) -> Iterator[Chunk]:
        """The chunks of the job, in order."""
        size = MATCHES if self.matches else CHUNKS[self.engine]
        for at in range(0, self.hands, size):
            yield Chunk(self.seed + at, min(size, self.hands - at))
