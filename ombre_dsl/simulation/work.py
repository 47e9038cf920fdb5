"""One chunk of a job, as a worker does it: the same in this process, in another, and on another machine."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable
from typing import TypeAlias

from ombre_dsl import __version__
from ombre_dsl.simulation.engine import engine_of
from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.tally import Tally

Worker: TypeAlias = Callable[[Chunk], Tally]


class VersionError(RuntimeError):
    """A worker has another version of ombre_dsl than the one that asks it."""


def worker_of(job: Job) -> Worker:
    """What plays the chunks of a job."""
    if job.matches:
        from ombre_dsl.simulation.matches import MatchEngine

        return MatchEngine(job.tables, job.policies).tally
    if job.other is None:
        return engine_of(job.engine, job.tables, job.policies).tally
    if job.engine == "kernel":
        from ombre_dsl.simulation.fast import KernelEngine
        from ombre_dsl.simulation.fast_pairs import FastPairs

        engines = (KernelEngine(tables, job.policies) for tables in (job.tables, job.other))
        return FastPairs(job.tables, job.other, *engines).tally
    first = engine_of(job.engine, job.tables, job.policies)
    from ombre_dsl.simulation.pairs import Pairs

    return Pairs(job.tables, job.other, first, engine_of(job.engine, job.other, job.policies)).tally


def packed(job: Job) -> bytes:
    """A job for another process."""
    return pickle.dumps((__version__, job))


_here = threading.local()
"""What this thread has made ready: a worker of Dask plays with several, and the kernel's state is for one alone."""


def _unpacked(data: bytes) -> Worker:
    version, job = pickle.loads(data)
    if version != __version__:
        raise VersionError(f"a worker has ombre_dsl {__version__}, and {version} is needed")
    return worker_of(job)


def play_chunk(data: bytes, chunk: Chunk) -> Tally:
    """Play a chunk of a packed job.  The last job is kept ready in each thread."""
    if getattr(_here, "data", None) != data:
        _here.worker, _here.data = _unpacked(data), data
    tally: Tally = _here.worker(chunk)
    return tally
