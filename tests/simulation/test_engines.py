"""Python and the kernel: the same hands, the same figures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from ombre_dsl.simulation.engine import EngineError, PythonEngine, chosen
from ombre_dsl.simulation.fast import KernelEngine, why_not
from ombre_dsl.simulation.fast_pairs import FastPairs
from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.pairs import Pairs
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


@pytest.mark.parametrize("policies", [("sensible",), ("random", "sensible", "random")])
@pytest.mark.parametrize("name", ["danish", "french", "lithuanian"])
def test_the_engines_agree_where_sense_plays(name: str, policies: tuple[str, ...]) -> None:
    tables, chunk = rules(name).tables, Chunk(40, 60)
    assert KernelEngine(tables, policies).tally(chunk) == PythonEngine(tables, policies).tally(chunk)


@pytest.mark.parametrize("policies", [RANDOM, ("sensible",)])
@pytest.mark.parametrize(("first", "second"), [("danish", "house"), ("french", "ombre_francais")])
def test_comparing_all_at_once_is_comparing_deal_by_deal(first: str, second: str, policies: tuple[str, ...]) -> None:
    tables = [rules(name).tables for name in (first, second)]
    engines = [KernelEngine(one, policies) for one in tables]
    chunk = Chunk(40, 3000)
    assert FastPairs(*tables, *engines).tally(chunk) == Pairs(*tables, *engines).tally(chunk)


def test_what_the_kernel_cannot_play() -> None:
    tables = rules("danish").tables
    for policies in (RANDOM, ("sensible",), ("sensible", "random", "random")):
        assert why_not(tables, policies) == ""
    dreamt = replace(tables, play=replace(tables.play, lead="youngest"))
    assert "the lead 'youngest'" in why_not(dreamt, ("sensible",))
    assert chosen("auto", dreamt, ("sensible",), 10**6) == "python"
    with pytest.raises(EngineError, match="the lead 'youngest'"):
        chosen("kernel", dreamt, ("sensible",), 10)


def test_few_hands_do_not_start_the_kernel() -> None:
    tables = rules("danish").tables
    assert chosen("auto", tables, RANDOM, 100) == "python"
    assert chosen("auto", tables, RANDOM, 10**6) == "kernel"
    assert chosen("kernel", tables, RANDOM, 100) == "kernel"
    for policies in (("sensible",), ("random", "sensible", "random")):
        assert chosen("auto", tables, policies, 100) == "python"
        assert chosen("auto", tables, policies, 10_000) == "kernel"


def test_threads_do_not_disturb_each_other() -> None:
    """A worker of Dask plays with several threads, and the kernel lets them run at once."""
    tables = rules("danish").tables
    data = packed(Job(tables, RANDOM, 0, 0, "kernel"))
    chunks = [Chunk(first, 3000) for first in range(0, 60_000, 3000)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda chunk: play_chunk(data, chunk), chunks))
    assert together == [KernelEngine(tables, RANDOM).tally(chunk) for chunk in chunks]
