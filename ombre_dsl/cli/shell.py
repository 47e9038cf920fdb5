"""What the commands share: compile the files of the call, report faults, end with the right status."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

import click

from ..files import UnreadableError, VariantError, check_path, compile_path

if TYPE_CHECKING:  # what only a variant at fault, or a compiled one, needs is imported there
    from ..diagnostics.diagnostic import Diagnostic
    from ..pipeline import Compilation
    from ..rulebook.model import Rulebook
    from ..runtime.tables import Tables

AT_FAULT = 1
"""Exit status when a variant, a record or a test is at fault.  2: the call itself is, which click says by itself."""

FILES = click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
PLAIN = click.option("--plain", is_flag=True, help="Faults in whole sentences, without drawn lines or colour.")


@dataclass(frozen=True)
class Compiled:
    """A variant without errors."""

    path: Path
    rulebook: Rulebook
    tables: Tables


def wants_colour(stream: IO[str]) -> bool:
    """Whether ``stream`` is a terminal that may be written to in colour."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def say(text: str, *, faults: bool = False, newline: bool = True) -> None:
    """Print ``text`` to standard output, or to standard error; signs that the terminal lacks are written as escapes."""
    stream = sys.stderr if faults else sys.stdout
    if stream is None:
        return  # it was closed before the command began
    encoding = stream.encoding or "utf-8"
    safe = text.encode(encoding, "backslashreplace").decode(encoding)
    try:
        click.echo(safe, err=faults, nl=newline, color=wants_colour(stream))
    except BrokenPipeError:
        raise  # who read it has enough; click ends the command quietly
    except OSError as fault:
        if faults:
            raise
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # what waits in the old one would fail again at the end
        raise click.ClickException(
            f"standard output can't be written to: {(fault.strerror or str(fault)).lower()}."
        ) from None


def bad_call(message: str) -> NoReturn:
    """End with status 2: the call asks for something that can't be."""
    raise click.UsageError(message)


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` in the place of a file in one step; status 2 when that can't be done, and the file is as it was."""
    import shutil
    import tempfile

    place = path.resolve()  # a link stays a link
    try:
        handle, name = tempfile.mkstemp(prefix=".ombre-", dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as new:
                new.write(data)
            shutil.copymode(place, name)
            os.replace(name, place)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as fault:
        bad_call(f"{path} can't be written to: {(fault.strerror or str(fault)).lower()}.")


@contextmanager
def _at_once() -> Iterator[None]:
    """Make much that stays: the collector, which would look through all of it time and again for nothing, waits."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def compile_file(path: Path) -> Compilation:
    """Compile a file; status 2 when it can't be read."""
    try:
        with _at_once():
            return compile_path(path)
    except UnreadableError as fault:
        bad_call(str(fault))


def check_file(path: Path) -> Compilation | None:
    """Compile a file for its faults, None when it is known to have none; status 2 when it can't be read."""
    try:
        with _at_once():
            return check_path(path)
    except UnreadableError as fault:
        bad_call(str(fault))


def report(found: Compilation | VariantError, *, plain: bool = False) -> None:
    """Print the faults and warnings of a compilation to standard error."""
    if found.diagnostics:
        show(found.diagnostics, found.texts, plain=plain)


def show(diagnostics: Sequence[Diagnostic], texts: Mapping[str, str], *, plain: bool = False) -> None:
    """Print faults to standard error, and how many they are."""
    from ..diagnostics.render import render

    say(render(diagnostics, texts, colour=wants_colour(sys.stderr), plain=plain), faults=True)


def compile_all(files: Sequence[Path], *, plain: bool = False) -> list[Compiled]:
    """Compile all files, report what is wrong with them, and end with status 1 unless all are sound."""
    compilations = [(path, compile_file(path)) for path in files]
    for _, compilation in compilations:
        report(compilation, plain=plain)
    sound = [
        Compiled(path, c.rulebook, c.tables)
        for path, c in compilations
        if c.ok and c.rulebook is not None and c.tables is not None
    ]
    if len(sound) < len(files):
        raise click.exceptions.Exit(AT_FAULT)
    return sound


def count(number: int, one: str, many: str) -> str:
    """``1 fault``, ``2 faults``."""
    return f"{number} {one if number == 1 else many}"
