"""``ombre build``: check, then write the ruleset, its data and the documents."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from ..emit.sheet import CatalogError
from ..emit.write import Stale, compare, files_of, write
from ..files import base_of
from .shell import AT_FAULT, FILES, PLAIN, Compiled, bad_call, compile_all, count, say

OUTPUT = click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("generated"),
    show_default=True,
    help="The folder to write to; each variant has a folder of its own in it.",
)


@click.command(short_help="Check variants and write all that is made of them.")
@FILES
@OUTPUT
@click.option("--check", "only_check", is_flag=True, help="Write nothing; fail when what is there is stale.")
@PLAIN
def build(files: tuple[Path, ...], output: Path, only_check: bool, plain: bool) -> None:
    """Check variants, then write for each its ruleset, its data and its rule documents.

    Nothing is written unless every file is without fault.
    """
    plan = plan_of(compile_all(files, plain=plain))
    if only_check:
        _compare(output, plan, files)
    else:
        write_plan(output, plan)


def plan_of(compiled: list[Compiled]) -> dict[str, str]:
    """The files of all variants together."""
    check_names(compiled)
    with whole_catalogs():
        plans = [files_of(one.rulebook, one.tables, base_of(one.path, one.rulebook)) for one in compiled]
    return {path: text for plan in plans for path, text in plan.items()}


@contextmanager
def whole_catalogs() -> Iterator[None]:
    """Status 1, and what is wrong, when a catalog is not whole: no sheet is written half in one language."""
    try:
        yield
    except CatalogError as fault:
        say(f"The documents can't be written, as a catalog is not whole.\n{fault}", faults=True)
        raise click.exceptions.Exit(AT_FAULT) from fault


def check_names(compiled: list[Compiled]) -> None:
    """Two variants of one name would overwrite each other."""
    seen: dict[str, Path] = {}
    for one in compiled:
        if one.tables.name in seen:
            bad_call(f"{seen[one.tables.name]} and {one.path} are both named {one.tables.name}.")
        seen[one.tables.name] = one.path


def write_plan(output: Path, plan: dict[str, str]) -> None:
    """Write the files and say which have changed; status 2 when the folder can't be written to."""
    try:
        changed = write(output, plan)
    except OSError as fault:
        bad_call(f"{output} can't be written to: {(fault.strerror or str(fault)).lower()}.")
    for path in changed:
        say(f"wrote {(output / path).as_posix()}")
    if not changed:
        say(f"{count(len(plan), 'file', 'files')} up to date in {output.as_posix()}.")


def _compare(output: Path, plan: dict[str, str], files: tuple[Path, ...]) -> None:
    found = compare(output, plan)
    if not found:
        say(f"{count(len(plan), 'file', 'files')} up to date in {output.as_posix()}.")
        return
    for stale in found:
        say(_described(output, stale), faults=True)
    say(f"To write them: ombre build {' '.join(path.as_posix() for path in files)} -o {output.as_posix()}", faults=True)
    raise click.exceptions.Exit(AT_FAULT)


def _described(output: Path, stale: Stale) -> str:
    what = {
        "stale": "is not up to date",
        "missing": "is missing",
        "extra": "is not made from any variant here; delete it",
    }[stale.kind]
    hint = "".join(f"\n    {line}" for line in stale.hint.splitlines())
    return f"{(output / stale.path).as_posix()} {what}{hint}"
