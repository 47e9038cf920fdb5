"""The kernel behind the same face as the Python engine."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.facts import Facts
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.tally import Tally

INSTALL = "the kernel is not installed; pip install 'ombre_dsl[fast]' does that"


def why_not(tables: Tables, policies: tuple[str, ...]) -> str:
    """Why the kernel cannot play this; empty when it can."""
    return INSTALL


class KernelEngine:
    """Plays by the kernel."""

    def __init__(self, tables: Tables, policies: tuple[str, ...]) -> None:
        raise NotImplementedError

    def facts(self, chunk: Chunk) -> Iterator[Facts]:
        """The hands of a chunk, in the order of their seeds."""
        raise NotImplementedError

    def tally(self, chunk: Chunk) -> Tally:
        """The hands of a chunk, added up."""
        raise NotImplementedError
