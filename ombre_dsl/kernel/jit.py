"""Compiling functions to machine code, and keeping that on the disk.

Numba keeps machine code beside a source file, or in the user's cache folder where that can't be written, and takes it
for stale when that one file changes.  The kernel is many files: so a mark made of them all goes with what is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import numba


class Ints(Protocol):
    """A flat array of signed 64-bit numbers, as compiled functions see it."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function compiled when it is first called from compiled code; not kept by itself."""
    return cast(F, numba.njit(error_model="numpy", nogil=True)(function))


def kept(function: F) -> F:
    """The function compiled when it is first called, and kept on the disk where there is a place for it."""
    try:
        return cast(F, numba.njit(error_model="numpy", nogil=True, cache=True)(function))
    except RuntimeError:  # no folder that numba may write to
        return compiled(function)


def source_mark() -> int:
    """A number that changes with any source file of the kernel."""
    found = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        found.update(path.read_bytes())
    return int.from_bytes(found.digest()[:4], "big")
