"""``ombre fmt``: files of rules in their one form."""

from __future__ import annotations

import difflib
from pathlib import Path

import attrs
import click

from ..files import UnreadableError, read_bytes
from ..format import formatted
from ..syntax.reading import decode
from .shell import AT_FAULT, FILES, PLAIN, bad_call, count, say, show, write_whole


@attrs.frozen
class _File:
    """A file as it is and in its one form."""

    path: Path
    data: bytes
    text: str
    form: str

    @property
    def differs(self) -> bool:
        return self.data != self.form.encode()


@click.command()
@FILES
@click.option("--check", is_flag=True, help="Write nothing; fail and name the files that would change.")
@click.option("--diff", is_flag=True, help="Write nothing; print what would change.")
@PLAIN
def fmt(files: tuple[Path, ...], check: bool, diff: bool, plain: bool) -> None:
    """Put files of rules into their one form: order, columns, blank lines.

    The rules stay the same, and so does every comment. A file with faults in its writing is left alone, and they are
    reported.
    """
    read = [_read(path, plain) for path in dict.fromkeys(files)]
    changed = [file for file in read if file is not None and file.differs]
    for file in changed:
        if diff:
            say(_difference(file), newline=False)
        if check:
            say(f"{file.path} is not in the form that `ombre fmt` gives it.", faults=True)
        elif not diff:
            write_whole(file.path, file.form.encode())
            say(f"formatted {file.path}")
    if not changed and None not in read and not diff:
        say(f"{count(len(read), 'file', 'files')} in form.")
    if None in read or (check and changed):
        raise click.exceptions.Exit(AT_FAULT)


def _read(path: Path, plain: bool) -> _File | None:
    """The file in both forms; None, its faults reported, when it has any."""
    try:
        data = read_bytes(path)
    except UnreadableError as fault:
        bad_call(str(fault))
    text, faults = decode(str(path), data)
    form = None
    if text is not None:
        form, faults = formatted(str(path), text)
    if text is None or form is None:
        show(faults, {str(path): text or ""}, plain=plain)
        return None
    return _File(path, data, text, form)


def _difference(file: _File) -> str:
    """What would change, as a unified diff; where only line ends would, a sentence says so."""
    old, new = file.text.splitlines(keepends=True), file.form.splitlines(keepends=True)
    if old == new:
        return f"{file.path}: only line ends or the byte order mark would change.\n"
    lines = difflib.unified_diff(old, new, str(file.path), f"{file.path} (formatted)")
    return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)
