"""A job from its first chunk to its last, or to where it is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from ombre_dsl.simulation.job import Job
from ombre_dsl.simulation.local import StoppedError, alone, together
from ombre_dsl.simulation.tally import Tally


class SchedulerError(StoppedError):
    """A Dask scheduler cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a job came to: ``interrupted`` when it was ended before all its hands were played.

    ``trouble`` says what ended it, where that was not the user.
    """

    job: Job
    tally: Tally
    interrupted: bool = False
    trouble: str = ""


def run(
    job: Job, workers: int = 1, scheduler: str | None = None, progress: Callable[[int], None] = lambda hands: None
) -> Done:
    """Play a job: in this process, in ``workers`` of them, or by the Dask scheduler at an address.

    ``progress`` is told of the hands, or matches, of each chunk that is done.  KeyboardInterrupt ends it early, and so
    does the loss of workers; what was done stays.  StoppedError when nothing was.
    """
    tally, chunks = Tally(), _tallies(job, workers, scheduler)
    try:
        for part in chunks:
            tally.merge(part)
            progress(played(job, part))
    except KeyboardInterrupt:
        return Done(job, tally, interrupted=played(job, tally) < job.hands)
    except StoppedError as error:
        if not tally.hands:
            raise
        return Done(job, tally, interrupted=True, trouble=str(error))
    finally:
        chunks.close()
    return Done(job, tally)


def played(job: Job, tally: Tally) -> int:
    """The hands in a tally, or the matches where they are what is asked for."""
    return tally[("matches",)] if job.matches else tally.hands


def _tallies(job: Job, workers: int, scheduler: str | None) -> Generator[Tally]:
    if scheduler is not None:
        from ombre_dsl.simulation.cluster import by_scheduler

        return by_scheduler(job, scheduler)
    return alone(job) if workers == 1 else together(job, workers)
