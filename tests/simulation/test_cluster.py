"""A real Dask scheduler on this machine: workers that are killed lose nothing, and addresses may be wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.simulation import cluster
from ombre_dsl.simulation.job import Job
from ombre_dsl.simulation.run import run
from tests.simulation.test_tally import rules

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield local


def job(hands: int) -> Job:
    return Job(rules("french").tables, ("random",), hands, 11, "python")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills no process so")
def test_a_worker_killed_in_the_middle_loses_nothing(scheduler: Any) -> None:
    pids = [worker.pid for worker in scheduler.workers.values()]
    killed: list[int] = []

    def progress(hands: int) -> None:
        if not killed:
            killed.append(pids[0])
            os.kill(pids[0], signal.SIGKILL)

    done = run(job(1500), scheduler=scheduler.scheduler_address, progress=progress)
    assert killed
    assert done.tally.hands == 1500
    assert done.tally == run(job(1500)).tally


def test_the_command(scheduler: Any) -> None:
    call = ["simulate", "danish", "--hands", "300", "--policy", "random"]
    there = CliRunner().invoke(main, [*call, "--scheduler", scheduler.scheduler_address])
    assert there.exit_code == 0, there.output
    assert there.output == CliRunner().invoke(main, call).output


def test_an_interruption_leaves_what_is_done(scheduler: Any) -> None:
    def progress(hands: int) -> None:
        raise KeyboardInterrupt

    done = run(job(1500), scheduler=scheduler.scheduler_address, progress=progress)
    assert done.interrupted
    assert done.tally.hands == 256


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x", "127.0.0.1:notaport"])
def test_a_wrong_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    result = CliRunner().invoke(main, ["simulate", "danish", "--hands", "300", "--scheduler", address])
    assert result.exit_code == 2
    assert f"no Dask scheduler answers at {address}" in result.output


@pytest.mark.parametrize("address", [
    "garbage", "", "nonsense://x", "host:notaport", "host:99999", "inproc://x", "tls://host:8786", "ucx://host:8786",
])  # fmt: skip
def test_what_is_no_address_is_told_in_one_line_and_at_once(address: str) -> None:
    """In a process of its own: Dask's client prints its traceback when it is thrown away."""
    call = [sys.executable, "-m", "ombre_dsl", "simulate", "danish", "--hands", "3", "--scheduler", address]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    usage, _, message = done.stderr.partition("\n\n")
    assert usage.startswith("Usage: ") and "Traceback" not in usage
    assert message.startswith(f"Error: no Dask scheduler answers at {address}: ")
    assert message.count("\n") == 1


def test_a_scheduler_that_ends_leaves_what_is_done() -> None:
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, host="127.0.0.1", protocol="tcp"
    ) as local:

        def progress(hands: int) -> None:
            local.close(timeout=5)

        done = run(job(5000), scheduler=local.scheduler_address, progress=progress)
    assert "scheduler" in done.trouble
    assert done.interrupted
    assert done.tally == run(job(done.tally.hands)).tally
