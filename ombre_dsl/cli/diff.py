"""``ombre diff``: what one variant has otherwise than another."""

from __future__ import annotations

from pathlib import Path

import click

from .shell import PLAIN, compile_all, say

_FILE = click.Path(path_type=Path)


@click.command(short_help="Say what one variant has otherwise than another.")
@click.argument("base", metavar="A", type=_FILE)
@click.argument("variant", metavar="B", type=_FILE)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="For whom to print.",
)
@PLAIN
def diff(base: Path, variant: Path, form: str, plain: bool) -> None:
    """Say what variant B has otherwise than variant A, grouped as in the sheet, with the lines that say it.

    What a change touches through `like`, an option or a mention is told with it.
    """
    from ..emit.differences import differences_json, differences_md

    before, after = compile_all((base, variant), plain=plain)
    tell = differences_json if form == "json" else differences_md
    say(tell(before.rulebook, after.rulebook), newline=False)
