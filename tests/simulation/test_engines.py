"""Python and the kernel: the same hands, the same figures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from ombre_dsl.simulation.engine import EngineError, PythonEngine, chosen
from ombre_dsl.simulation.fast import KernelEngine, why_not
from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.work import packed, play_chunk
from tests.simulation.test_policies import VARIANTS
from tests.simulation.test_tally import rules

RANDOM = ("random",)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_engines_agree(name: str) -> None:
    tables, chunk = rules(name).tables, Chunk(40, 150)
    python, kernel = PythonEngine(tables, RANDOM), KernelEngine(tables, RANDOM)
    assert list(kernel.facts(chunk)) == list(python.facts(chunk))
    assert kernel.tally(chunk) == python.tally(chunk)


def test_what_the_kernel_cannot_play() -> None:
    tables = rules("danish").tables
    assert why_not(tables, RANDOM) == ""
    assert "sensible" in why_not(tables, ("sensible", "random", "random"))
    assert chosen("auto", tables, ("sensible", "random", "random"), 10**6) == "python"
    with pytest.raises(EngineError, match="one policy for all seats"):
        chosen("kernel", tables, ("sensible", "random", "random"), 10)


def test_few_hands_do_not_start_the_kernel() -> None:
    tables = rules("danish").tables
    assert chosen("auto", tables, RANDOM, 100) == "python"
    assert chosen("auto", tables, RANDOM, 10**6) == "kernel"
    assert chosen("kernel", tables, RANDOM, 100) == "kernel"


def test_threads_do_not_disturb_each_other() -> None:
    """A worker of Dask plays with several threads, and the kernel lets them run at once."""
    tables = rules("danish").tables
    data = packed(Job(tables, RANDOM, 0, 0, "kernel"))
    chunks = [Chunk(first, 3000) for first in range(0, 60_000, 3000)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda chunk: play_chunk(data, chunk), chunks))
    assert together == [KernelEngine(tables, RANDOM).tally(chunk) for chunk in chunks]
