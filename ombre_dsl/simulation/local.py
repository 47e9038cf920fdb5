"""Chunks played on this machine: in this process, or by several that are started anew (spawned, so on any system)."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.tally import Tally
from ombre_dsl.simulation.work import packed, play_chunk, worker_of

AHEAD = 3
"""Chunks handed out for each worker: enough that none waits, few enough that memory stays flat."""

MOST_LOST = 3
"""Times that workers may be lost before it is taken for more than bad luck."""


class StoppedError(RuntimeError):
    """A job cannot go on; the text says why."""


class WorkersLost(StoppedError):
    """Workers end again and again before they have done their chunks."""


def alone(job: Job) -> Generator[Tally]:
    """The tallies of a job's chunks, each when it is done, in this process."""
    worker = worker_of(job)
    for chunk in job.chunks():
        yield worker(chunk)


def together(job: Job, workers: int) -> Generator[Tally]:
    """The tallies of a job's chunks by some processes, in the order in which they are done.

    Chunks that are lost with a worker are played again, by new workers; WorkersLost after the third time.
    """
    data, waiting, todo = packed(job), job.chunks(), list[Chunk]()
    for _ in range(MOST_LOST):
        pool = _pool(workers)
        running: dict[Future[Tally], Chunk] = {}
        try:
            yield from _through(pool, data, todo, waiting, running, workers * AHEAD)
            return
        except BrokenProcessPool:
            todo = [*running.values(), *todo]
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    raise WorkersLost(f"workers have ended {MOST_LOST} times before their chunks were done")


def _through(
    pool: ProcessPoolExecutor,
    data: bytes,
    todo: list[Chunk],
    waiting: Iterator[Chunk],
    running: dict[Future[Tally], Chunk],
    most: int,
) -> Iterator[Tally]:
    """Keep ``most`` chunks running; one leaves ``running`` when its tally is taken, so none is counted twice."""
    while True:
        while len(running) < most and (chunk := todo.pop() if todo else next(waiting, None)) is not None:
            running[_submitted(pool, data, chunk, todo)] = chunk
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            tally = future.result()
            del running[future]
            yield tally


def _submitted(pool: ProcessPoolExecutor, data: bytes, chunk: Chunk, todo: list[Chunk]) -> Future[Tally]:
    try:
        return pool.submit(play_chunk, data, chunk)
    except BrokenProcessPool:
        todo.append(chunk)  # it was never handed out
        raise


def _pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts)


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that adds up decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
