"""What plays the hands of a chunk: Python for every variant and policy, the kernel where it is installed and can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.facts import Facts, facts_of
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.tally import Tally, tally_of

ENGINES = ("auto", "python", "kernel")


class Engine(Protocol):
    """Plays chunks of hands of one variant with fixed policies."""

    def facts(self, chunk: Chunk) -> Iterator[Facts]:
        """The hands of a chunk, in the order of their seeds."""
        ...

    def tally(self, chunk: Chunk) -> Tally:
        """The hands of a chunk, added up."""
        ...


class PythonEngine:
    """Plays by the runtime."""

    def __init__(self, tables: Tables, policies: tuple[str, ...]) -> None:
        self._rules = Ruleset(tables)
        self._table = None
        if policies != ("random",):
            from ombre_dsl.simulation.policies.table import Table

            self._table = Table(self._rules, policies)

    def play(self, seed: int) -> Hand:
        """The hand of a seed, played to its end."""
        return self._rules.play_out(seed) if self._table is None else self._table.play_out(seed)

    def facts(self, chunk: Chunk) -> Iterator[Facts]:
        """The hands of a chunk, in the order of their seeds."""
        return (facts_of(self.play(seed)) for seed in range(chunk.first, chunk.first + chunk.count))

    def tally(self, chunk: Chunk) -> Tally:
        """The hands of a chunk, added up."""
        return tally_of(self.facts(chunk))


class EngineError(ValueError):
    """The engine that was asked for cannot be had; the text says why."""


FEW, FEW_AT_RANDOM = 5_000, 20_000
"""Hands for which it is not worth while to start the kernel, which may have to be compiled first."""


def chosen(engine: str, tables: Tables, policies: tuple[str, ...], hands: int) -> str:
    """``python`` or ``kernel``: what plays these hands; EngineError when the kernel is asked for and cannot."""
    if engine == "python" or (engine == "auto" and hands < (FEW_AT_RANDOM if policies == ("random",) else FEW)):
        return "python"
    from ombre_dsl.simulation.fast import why_not

    reason = why_not(tables, policies)
    if engine == "kernel" and reason:
        raise EngineError(reason)
    return "python" if reason else "kernel"


def engine_of(name: str, tables: Tables, policies: tuple[str, ...]) -> Engine:
    """The engine of a name that ``chosen`` gave."""
    if name == "kernel":
        from ombre_dsl.simulation.fast import KernelEngine

        return KernelEngine(tables, policies)
    return PythonEngine(tables, policies)
