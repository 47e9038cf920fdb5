"""What ``simulate`` and ``compare`` share: their options, the bar, and how a job is played."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ..runtime.tables import Tables
from ..simulation.run import Done
from .shell import bad_call

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""

_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS = (
    click.option("--hands", type=click.IntRange(1), default=10_000, show_default=True, help="How many to play."),
    click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first hand."),
    click.option(
        "--policy",
        default="sensible",
        show_default=True,
        help="Who plays: random or sensible; or one for each seat, parted by commas, the eldest first.",
    ),
    click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that play."),
    click.option(
        "--engine",
        type=click.Choice(["auto", "python", "kernel"]),
        default="auto",
        show_default=True,
        help="What plays: the kernel, where it is installed and can, or Python; the figures are the same.",
    ),
    click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786, to play."),
)  # fmt: skip


HTML = click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), help="Also write a report with plots to this file."
)


def check_place(path: Path | None) -> None:
    """Status 2 at once when a report could not be written where it is to go."""
    if path is not None and not path.name:
        bad_call("--html: the name of a file is wanted.")
    if path is not None and not path.parent.is_dir():
        bad_call(f"--html: there is no folder {path.parent}.")


def write_report(path: Path, text: str) -> None:
    """Put a report in its place in one step; status 2 when that can't be done, and what was there is as it was."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    except OSError as fault:
        part.unlink(missing_ok=True)
        bad_call(f"{path} can't be written to: {(fault.strerror or str(fault)).lower()}.")


def simulation_options(command: _Command) -> _Command:
    """The options of a command that plays hands."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def play(
    tables: Tables,
    other: Tables | None,
    *,
    hands: int,
    seed: int,
    policy: str,
    workers: int,
    engine: str,
    scheduler: str | None,
    matches: int | None = None,
) -> Done:
    """Play the hands of a call, with a bar where standard error is a terminal; status 2 for what can't be."""
    from ..simulation.engine import EngineError, chosen
    from ..simulation.job import Job
    from ..simulation.policies import policies_of

    try:
        policies = policies_of(policy, tables.players)
        name = "python" if matches is not None else chosen(engine, tables, policies, hands)
        if other is not None and name == "kernel":
            name = chosen(engine, other, policies, hands)
    except EngineError as error:
        bad_call(str(error))
    except ValueError as error:
        bad_call(f"--policy: {error}")
    return _with_bar(
        Job(tables, policies, matches or hands, seed, name, other, matches is not None), workers, scheduler
    )


def _with_bar(job: Any, workers: int, scheduler: str | None) -> Done:
    from ..simulation.local import StoppedError
    from ..simulation.run import SchedulerError, run

    try:
        if sys.stderr is None or not sys.stderr.isatty():
            return run(job, workers, scheduler)
        label = job.tables.name if job.other is None else f"{job.tables.name} and {job.other.name}"
        with click.progressbar(length=job.hands, label=label, file=sys.stderr) as bar:
            return run(job, workers, scheduler, bar.update)
    except SchedulerError as error:
        bad_call(f"{error}.")
    except StoppedError as error:
        raise click.ClickException(f"{error}.") from None


def end(done: Sequence[Done]) -> None:
    """End with the status of a job that was not played to its end; what it came to has been told."""
    for one in done:
        if one.trouble:
            raise click.ClickException(f"{one.trouble}.")
    if any(one.interrupted for one in done):
        raise click.exceptions.Exit(INTERRUPTED)
