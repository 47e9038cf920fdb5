"""``ombre compare``: the same deals under two variants, and what changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from .shell import PLAIN, bad_call, compile_all, say
from .simulating import HTML, check_place, end, play, simulation_options, write_report

_FILE = click.Path(path_type=Path)


@click.command(short_help="Play the same deals under two variants and tell what changes.")
@click.argument("base", metavar="A", type=_FILE)
@click.argument("variant", metavar="B", type=_FILE)
@simulation_options
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="For whom to print.",
)
@HTML
@PLAIN
def compare(base: Path, variant: Path, form: str, html: Path | None, plain: bool, **options: Any) -> None:
    """Play the same deals under the variants A and B and tell what changes.

    How often each contract is bid and played, what it brings, what each seat gets; and for each contract of B what A
    plays on the same cards, and whether its declarer is better off. The differences are paired deal by deal and have
    intervals of 95 per cent. Both variants must deal the same cards.

    Ctrl-C ends it early: what is done is reported, with the number of its deals, and the status is 130.
    """
    from ..simulation.compared import comparison_html, comparison_text
    from ..simulation.comparison import comparison
    from ..simulation.pairs import deals_differ

    check_place(html)
    first, second = compile_all((base, variant), plain=plain)
    if reason := deals_differ(first.tables, second.tables):
        bad_call(f"{reason}.")
    done = play(first.tables, second.tables, **options)
    data = comparison(done)
    try:
        say(
            json.dumps(data, ensure_ascii=False, indent=1) + "\n" if form == "json" else comparison_text(data),
            newline=False,
        )
    finally:  # a disk that is full under the one may have room under the other
        if html is not None:
            write_report(html, comparison_html(data))
    end([done])
