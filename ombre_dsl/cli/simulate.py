"""``ombre simulate``: many hands, and what came of each contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ..simulation.run import Done
from .shell import FILES, PLAIN, bad_call, compile_all, say
from .simulating import HTML, check_place, end, play, simulation_options, write_report


@click.command(short_help="Play many hands and count what came of each contract.")
@FILES
@simulation_options
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "csv"]),
    default="text",
    show_default=True,
    help="For whom to print.",
)
@click.option("--matches", type=click.IntRange(1), default=None, help="Play so many whole matches instead of hands.")
@HTML
@PLAIN
def simulate(files: tuple[Path, ...], form: str, html: Path | None, plain: bool, **options: Any) -> None:
    """Play many hands of each variant and count what came of each contract.

    How often it was bid, played and won, with which outcome, what it paid, and to which seat; how often all passed;
    which calls were made and missed. Means and shares have intervals of 95 per cent. The same seed gives the same
    figures, whatever the number of workers.

    Ctrl-C ends it early: what is done is reported, with the number of its hands, and the status is 130.
    """
    from ..simulation.summary import summary

    if options["matches"] is not None:
        _check_matches(options["engine"])
    check_place(html)
    done: list[Done] = []
    for compiled in compile_all(files, plain=plain):
        done.append(play(compiled.tables, None, **options))
        if done[-1].interrupted:
            break
    reports = [summary(one) for one in done]
    try:
        say(_printed(reports, form), newline=False)
    finally:  # a disk that is full under the one may have room under the other
        if html is not None:
            from ..simulation.page import report_html

            write_report(html, report_html(reports))
    end(done)


def _check_matches(engine: str) -> None:
    """Status 2 for what whole matches leave no choice of."""
    if engine == "kernel":
        bad_call("--matches are played in Python; leave out --engine kernel.")
    if click.get_current_context().get_parameter_source("hands") != click.core.ParameterSource.DEFAULT:
        bad_call("--matches plays each match to its end, however many hands that takes; give it or --hands, not both.")


def _printed(reports: list[dict[str, Any]], form: str) -> str:
    from ..simulation.text import report_csv, report_text

    if form == "json":
        return json.dumps(reports if len(reports) != 1 else reports[0], ensure_ascii=False, indent=1) + "\n"
    return report_csv(reports) if form == "csv" else "\n".join(report_text(data) for data in reports)
