"""``ombre new``: a file to begin a house variant with."""

from __future__ import annotations

import re
from pathlib import Path

import click

from ..diagnostics.nearest import did_you_mean
from ..files import UnreadableError, disk_listing, disk_reader
from ..resources import variants_folder
from .shell import bad_call, say


@click.command(short_help="Write a file to begin a house variant with.")
@click.argument("name")
@click.option("--from", "base", metavar="VARIANT", default="danish", show_default=True, help="What it differs from.")
@click.option("--use", "modules", metavar="MODULE", multiple=True, help="A module to take in; may be given again.")
@click.option(
    "-o", "--output", metavar="FILE", type=click.Path(path_type=Path), help="The file to write.  [default: NAME.ombre]"
)
def new(name: str, base: str, modules: tuple[str, ...], output: Path | None) -> None:
    """Write NAME.ombre, a variant to begin with: it checks clean, and shows each kind of change in a comment.

    A file that is there already is left as it is.
    """
    from ..authoring.starter import NoStarterError, starter

    place = output or Path(f"{name}.ombre")
    listing = disk_listing(place.parent)
    _named(name)
    _there("variant", base, listing("."))
    for module in modules:
        _there("module", module, listing("modules"))
    _free(place)
    try:
        text = starter(name, base, tuple(dict.fromkeys(modules)), disk_reader(place.parent)).text
    except (NoStarterError, UnreadableError) as fault:
        bad_call(str(fault))
    _write(place, text)
    say(f"{place} is written; it extends {base}. Check it with `ombre check {place}`.")


def _named(name: str) -> None:
    """Refuse what can't be the name of a variant, or is one already."""
    if not re.fullmatch(r"[A-Za-z0-9_]*[A-Za-z][A-Za-z0-9_]*", name):
        bad_call(f"{name!r} can't be a name: take letters, digits and `_`, as in `friday_night`.")
    shipped = {path.stem for path in variants_folder().rglob("*.ombre")}
    if name.lower() in shipped:
        bad_call(f"{name} comes with the program; give yours another name, and take it as the base: --from {name}.")


def _there(kind: str, name: str, known: list[str]) -> None:
    if name in known:
        return
    near = did_you_mean(name, known)
    hint = f"Did you mean {near}?" if near else f"There are: {', '.join(known)}."
    bad_call(f"There is no {kind} {name}. {hint}")


def _free(place: Path) -> None:
    if place.exists() or place.is_symlink():
        bad_call(f"{place} is there already, and is left as it is.")


def _write(place: Path, text: str) -> None:
    """Write a new file, and never over another one."""
    try:
        with place.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as fault:
        bad_call(f"{place} can't be written: {(fault.strerror or str(fault)).lower()}.")
