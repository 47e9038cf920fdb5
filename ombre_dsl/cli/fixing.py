"""Making the mends in a file that are sure."""

from __future__ import annotations

import codecs
from pathlib import Path

from ..diagnostics.mending import mended, offered
from ..files import UnreadableError, disk_reader, read_bytes
from ..pipeline import Compilation, compile_variant
from ..syntax.reading import decode
from .shell import bad_call, write_whole

_ROUNDS = 20
"""A mend may bring another fault to light; no file needs more rounds than this."""


def fix_file(path: Path) -> int:
    """Make the sure mends in a file, round by round, and write it whole; how many there were.

    Mends that don't make it better are not made: the file never has more faults than before.
    """
    data = _bytes(path)
    text, _ = decode(path.name, data)
    if text is None:
        return 0
    made, best, fixed = 0, _compiled(path, text), text
    for _ in range(_ROUNDS):
        mends = offered(best.diagnostics, path.name, sure=True)
        tried = mended(fixed, mends)
        after = _compiled(path, tried)
        if not mends or tried == fixed or _writing_faults(after) > _writing_faults(best):
            break
        made, best, fixed = made + len(mends), after, tried
    if made:
        write_whole(path, _encoded(fixed, data))
    return made


def _bytes(path: Path) -> bytes:
    try:
        return read_bytes(path)
    except UnreadableError as fault:
        bad_call(str(fault))


def _compiled(path: Path, text: str) -> Compilation:
    """What comes of the file with ``text`` in it."""
    read = disk_reader(path.parent)
    return compile_variant(path.name, lambda name: text.encode() if name == path.name else read(name))


def _writing_faults(compilation: Compilation) -> int:
    """Faults of writing alone: one that is mended may well let the rules be read, and show what is wrong in them."""
    return sum(diagnostic.code < "OM2" for diagnostic in compilation.diagnostics)


def _encoded(text: str, old: bytes) -> bytes:
    """The text with the line ends and the byte order mark that the file has."""
    if b"\r\n" in old:
        text = text.replace("\n", "\r\n")
    return (codecs.BOM_UTF8 if old.startswith(codecs.BOM_UTF8) else b"") + text.encode()
