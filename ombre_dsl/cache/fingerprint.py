"""What changes whenever the program does that is at work, so that nothing is kept from one version for another."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from .. import __version__
from ..resources import grammar_path

_PACKAGE = Path(__file__).parents[1]
_OTHERS = ("lark", "attrs")


@cache
def fingerprint() -> str:
    """A digest of the versions of Python and of the program, and of the place, size and time of each of its files.

    The files are not read: that would cost more than it saves.
    """
    parts = [__version__, sys.version, *sorted(_files(str(_PACKAGE))), _stamp(str(grammar_path()))]
    for name in _OTHERS:
        spec = find_spec(name)
        parts.append(_stamp(spec.origin) if spec and spec.origin else name)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                yield _stamp(entry.path, entry.stat())
            elif entry.is_dir() and entry.name not in ("__pycache__", "_data", "locales"):
                yield from _files(entry.path)


def _stamp(path: str, status: os.stat_result | None = None) -> str:
    status = status or os.stat(path)
    return f"{path} {status.st_size} {status.st_mtime_ns}"
