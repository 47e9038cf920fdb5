"""``ombre watch``: variants checked again whenever they are saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

import click

from ..files import UnreadableError, compile_path
from .shell import FILES, PLAIN, count, report, say

_SECONDS = 0.5


@click.command(short_help="Check variants again whenever they are saved.")
@FILES
@PLAIN
def watch(files: tuple[Path, ...], plain: bool) -> None:
    """Check variants and run their examples, and do so again whenever one of them, its base or a module is saved.

    Ctrl-C ends it.
    """
    try:
        look(files, plain, lambda: time.sleep(_SECONDS))
    except KeyboardInterrupt:
        say("")


def look(files: Iterable[Path], plain: bool, pause: Callable[[], None]) -> None:
    """Report on the files, and again on those that have changed after a ``pause``; it ends when that raises."""
    from ..authoring.watching import changed_files

    for changed in changed_files(map(str, files), _needs, _stamp, pause):
        for file in changed:
            _report(Path(file), plain)


def _needs(file: str) -> list[str]:
    """The file itself, and what lies beside it that it could stand on."""
    folder = Path(file).parent
    beside = [*folder.glob("*.ombre"), *folder.glob("modules/*.ombre"), *folder.glob("sources/*.toml")]
    return [file, *sorted(str(path) for path in beside if str(path) != file)]


def _stamp(file: str) -> object:
    try:
        state = Path(file).stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size


def _report(path: Path, plain: bool) -> None:
    try:
        compilation = compile_path(path)
    except UnreadableError as fault:
        say(str(fault), faults=True)
        return
    report(compilation, plain=plain)
    rulebook = compilation.rulebook
    if rulebook is None:
        errors = sum(fault.severity == "error" for fault in compilation.diagnostics)
        say(f"{path}: {count(errors, 'fault', 'faults')}.")
    else:
        say(f"{path}: no faults; {count(len(rulebook.examples), 'example', 'examples')} right.")
