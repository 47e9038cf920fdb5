"""Compiling functions to machine code, and keeping that on the disk.

Numba keeps machine code beside a source file, or in the user's cache folder where that can't be written, and takes it
for stale when that one file changes.  The kernel is many files: so a mark made of them all goes with what is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import numba
from numba import types
from numba.extending import intrinsic


class Ints(Protocol):
    """Signed 64-bit numbers in a row, as compiled functions see them: by a bare pointer, so places are not checked."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function for other compiled functions to call; it is compiled with the first of them."""
    options: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made: Any = numba.njit(error_model="numpy", nogil=True, **options)(function)
    # Numba would compile a function anew for each number that is written into a call of it.  It has no public word to
    # forbid that, so a version that does it otherwise only compiles for longer.
    template = getattr(made, "get_call_template", None)
    if template is not None:
        made.get_call_template = lambda given, named: template(tuple(map(types.unliteral, given)), named)
    return cast(F, made)


class Kept:
    """A compiled function whose machine code is kept on the disk, where there is a place for it.

    What is kept there and can't be read is made anew; a disk that is full only means that nothing is kept.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function, self._sound = function, False
        self._compiled = _kept(function)

    def __call__(self, *arguments: Any) -> Any:
        """Call the function, compiled or found compiled the first time."""
        if self._sound:
            return self._compiled(*arguments)
        try:
            found = self._compiled(*arguments)
        except OSError:  # it is compiled, and could not be written
            found = self._compiled(*arguments)
        except Exception:
            self._forget()
            found = self._compiled(*arguments)
        self._sound = True
        return found

    def _forget(self) -> None:
        """Throw away what is kept, and start again."""
        with suppress(Exception):
            self._compiled._cache.flush()  # numba has no public name for it
        self._compiled = _kept(self._function)


def _kept(function: Callable[..., Any]) -> Any:
    try:
        return numba.njit(error_model="numpy", nogil=True, cache=True)(function)
    except RuntimeError:  # no folder that numba may write to
        return numba.njit(error_model="numpy", nogil=True)(function)


def _pointer(typing_context: Any, array: Any) -> Any:
    """Where the numbers of an array begin; whoever asks keeps the array alive."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    numbers: Any = types.CPointer(types.int64)  # type: ignore[no-untyped-call,unused-ignore]
    return numbers(array), generate


pointer: Callable[[Any], Ints] = cast(Any, intrinsic(_pointer))
"""Where the numbers of an array of signed 64-bit numbers begin, for compiled functions."""


@cache
def source_mark() -> int:
    """A number that changes with any source file of the kernel, and of the policies whose numbers it plays by."""
    found, here = hashlib.sha256(), Path(__file__).parent
    for folder in (here, here.parent / "simulation" / "policies"):
        for path in sorted(folder.rglob("*.py")):
            found.update(path.read_bytes())
    return int.from_bytes(found.digest()[:4], "big")
