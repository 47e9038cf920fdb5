"""``ombre check``: every fault in one run, in the order of the file."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ..pipeline import Compilation
from .fixing import fix_file
from .shell import AT_FAULT, FILES, PLAIN, compile_file, count, report, say


@click.command()
@FILES
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or for programs."
)
@click.option("--fix", is_flag=True, help="First make the mends that need no choice, and write the files anew.")
@PLAIN
def check(files: tuple[Path, ...], form: str, fix: bool, plain: bool) -> None:
    """Read variants and report every fault, in the order of the file.

    With --format json the faults are printed as a list of objects; it is empty when all is well.  `ombre explain CODE`
    tells more of a fault.
    """
    for path in dict.fromkeys(files) if fix else ():
        made = fix_file(path)
        say(f"{path}: {count(made, 'mend', 'mends')} made.", faults=True)
    compilations = [compile_file(path) for path in files]
    if form == "json":
        _as_data(compilations)
    else:
        _in_words(files, compilations, plain)
    if not all(compilation.ok for compilation in compilations):
        raise click.exceptions.Exit(AT_FAULT)


def _as_data(compilations: list[Compilation]) -> None:
    faults = [diagnostic.to_json() for compilation in compilations for diagnostic in compilation.diagnostics]
    say(json.dumps(faults, indent=2))


def _in_words(files: tuple[Path, ...], compilations: list[Compilation], plain: bool) -> None:
    for path, compilation in zip(files, compilations, strict=True):
        report(compilation, plain=plain)
        errors = sum(diagnostic.severity == "error" for diagnostic in compilation.diagnostics)
        warnings = len(compilation.diagnostics) - errors
        also = f", {count(warnings, 'warning', 'warnings')}" if warnings else ""
        say(f"{path}: {count(errors, 'fault', 'faults') if errors else 'no faults'}{also}.", faults=bool(errors))
