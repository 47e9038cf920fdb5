"""``ombre check``: every fault in one run, in the order of the file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .shell import AT_FAULT, FILES, PLAIN, check_file, count, report, say

if TYPE_CHECKING:
    from ..pipeline import Compilation


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
    if fix:
        _mend(files)
    checked = [check_file(path) for path in files]
    if form == "json":
        _as_data(checked)
    else:
        _in_words(files, checked, plain)
    if not all(found is None or found.ok for found in checked):
        raise click.exceptions.Exit(AT_FAULT)


def _mend(files: tuple[Path, ...]) -> None:
    from .fixing import fix_file

    for path in dict.fromkeys(files):
        made = fix_file(path)
        say(f"{path}: {count(made, 'mend', 'mends')} made.", faults=True)


def _as_data(checked: list[Compilation | None]) -> None:
    import json

    faults = [diagnostic.to_json() for found in checked if found is not None for diagnostic in found.diagnostics]
    say(json.dumps(faults, indent=2))


def _in_words(files: tuple[Path, ...], checked: list[Compilation | None], plain: bool) -> None:
    for path, found in zip(files, checked, strict=True):
        faults = () if found is None else found.diagnostics
        if found is not None:
            report(found, plain=plain)
        errors = sum(diagnostic.severity == "error" for diagnostic in faults)
        warnings = len(faults) - errors
        also = f", {count(warnings, 'warning', 'warnings')}" if warnings else ""
        say(f"{path}: {count(errors, 'fault', 'faults') if errors else 'no faults'}{also}.", faults=bool(errors))
