"""``ombre docs``: the documents alone."""

from __future__ import annotations

from pathlib import Path

import click

from ..emit.sheet import LANGUAGES
from ..emit.write import documents_of
from .build import OUTPUT, check_names, write_plan
from .shell import FILES, PLAIN, bad_call, compile_all


@click.command(short_help="Check variants and write their documents.")
@FILES
@click.option("--language", default="en", show_default=True, metavar="LANG", help="The language of the documents.")
@OUTPUT
@PLAIN
def docs(files: tuple[Path, ...], language: str, output: Path, plain: bool) -> None:
    """Check variants, then write their rule documents, in every format there is."""
    if language not in LANGUAGES:
        bad_call(f"There are no documents in the language '{language}'; there are: {', '.join(LANGUAGES)}.")
    compiled = compile_all(files, plain=plain)
    check_names(compiled)
    plans = [documents_of(one.rulebook, one.tables, language) for one in compiled]
    write_plan(output, {path: text for plan in plans for path, text in plan.items()})
