"""Chunks played by the workers of a Dask scheduler, on any number of machines (extra ``cluster``)."""

from __future__ import annotations

import uuid
from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.run import SchedulerError
from ombre_dsl.simulation.tally import Tally
from ombre_dsl.simulation.work import VersionError, packed, play_chunk

AHEAD = 4
"""Chunks handed out for each thread of a worker."""

PATIENCE = 10
"""Seconds to wait for the scheduler, and then for its first worker."""

MOST_LOST = 10
"""Times that a chunk is handed out anew before its loss is taken for more than bad luck."""

_WITHOUT_PORT = ("inproc://", "ucx://")
"""Begin the addresses that Dask does not take apart into a host and a port."""

INSTALL = "--scheduler needs Dask: pip install 'ombre_dsl[cluster]'"


def by_scheduler(job: Job, address: str) -> Generator[Tally]:
    """The tallies of a job's chunks, in the order in which they are done.

    Dask hands the chunks of a lost worker to others; each has one key and its tally is taken once, so none is counted
    twice.  SchedulerError when the scheduler is not there, has no workers, or loses a chunk again and again.
    """
    client = _client(address)
    try:
        yield from _through(client, job)
    finally:
        client.close(timeout=2)


def _client(address: str) -> Any:
    dask = _dask()
    try:
        _check(dask, address)
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as fault:
        raise SchedulerError(f"no Dask scheduler answers at {address}: {_reason(fault)}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close(timeout=2)
        raise SchedulerError(f"the scheduler at {address} has no workers; start some: dask worker {address}") from None
    return client


def _check(dask: Any, address: str) -> None:
    """ValueError for what can't be an address, and for a way of talking that isn't set up on this machine: a client
    that is given one waits at its end and prints a traceback."""
    if address.startswith("inproc://") and address.count("/") != 4:
        raise ValueError("an address within this process is written as inproc://host/process/number")
    if address.startswith("ucx://"):
        _check_ucx(dask)
    if address.startswith("tls://") and not dask.Security().get_connection_args("client").get("ssl_context"):
        raise ValueError("no certificate is set up for tls in Dask's configuration")
    if address.startswith(_WITHOUT_PORT):
        return
    try:
        _, port = dask.comm.get_address_host_port(address)
    except ValueError:
        port = -1
    if not 0 <= port <= 65535:
        raise ValueError("an address is written as tcp://host:8786")


def _check_ucx(dask: Any) -> None:
    try:
        dask.comm.registry.get_backend("ucx").get_connector()
    except (TypeError, ImportError, RuntimeError):
        raise ValueError("UCX is not installed here") from None


def _dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise SchedulerError(INSTALL) from None


def _reason(fault: BaseException) -> str:
    return (str(fault) or type(fault).__name__).splitlines()[0]


def _through(client: Any, job: Job) -> Iterator[Tally]:
    data, mark = packed(job), uuid.uuid4().hex
    most = max(2, AHEAD * sum(client.nthreads().values()))
    waiting, done = job.chunks(), _dask().as_completed(loop=client.loop)
    lost: dict[Chunk, int] = {}
    chunks: dict[Any, Chunk] = {}

    def hand_out(chunk: Chunk) -> None:
        # A key of its own for each try: the scheduler would remember the failure of the last one.
        key = f"ombre-{mark}-{chunk.first}-{lost.get(chunk, 0)}"
        future = client.submit(play_chunk, data, chunk, key=key)
        chunks[future] = chunk
        done.add(future)

    for chunk in islice(waiting, most):
        hand_out(chunk)
    for future in done:
        chunk = chunks.pop(future)
        if future.status == "finished":
            yield future.result()
            future.release()
            following = next(waiting, None)
        else:
            _count_loss(future, chunk, lost)
            following = chunk
        if client.status != "running":
            raise SchedulerError("the scheduler does not answer any more")
        if following is not None:
            hand_out(following)


def _count_loss(future: Any, chunk: Chunk, lost: dict[Chunk, int]) -> None:
    """Note that a chunk came back without a tally; SchedulerError when that cannot be mended by another try."""
    fault = future.exception() if future.status == "error" else None
    if isinstance(fault, VersionError):
        raise SchedulerError(str(fault))
    if fault is not None and not isinstance(fault, _dask().KilledWorker):
        raise SchedulerError(f"a worker could not play: {type(fault).__name__}: {_reason(fault)}")
    lost[chunk] = lost.get(chunk, 0) + 1
    if lost[chunk] > MOST_LOST:
        raise SchedulerError(f"the chunk of seed {chunk.first} was lost with its worker {MOST_LOST} times")
