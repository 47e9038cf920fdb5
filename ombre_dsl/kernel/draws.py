"""Random numbers, drawn as ``ombre_dsl.runtime.rng`` draws them, and the ``n``-th of the cards of a mask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.layout import RANDOM, T_BELOW

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31 = np.uint64(27), np.uint64(30), np.uint64(31)
_FULL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
as_signed: Callable[[Any], int] = cast(Any, np.int64)
KNOWN_BOUNDS = 64
"""For bounds below this the tables hold ``2**64 // bound``, so that no division is needed."""


def _high_product(typing_context: Any, left: Any, right: Any) -> Any:
    """The upper 64 bits of a product of two unsigned numbers of 64 bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(*(builder.zext(value, wide) for value in arguments))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), generate


def _trailing(typing_context: Any, mask: Any) -> Any:
    """How many zeros a mask ends with."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


def _population(typing_context: Any, mask: Any) -> Any:
    """How many bits of a mask are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


# Compiled code calls these with the arguments after the first.
high_product: Any = intrinsic(_high_product)
trailing: Callable[[int], int] = cast(Any, intrinsic(_trailing))
population: Callable[[int], int] = cast(Any, intrinsic(_population))


@compiled
def count(mask: int) -> int:
    """How many bits are set."""
    return population(mask)


@compiled
def lowest(mask: int) -> int:
    """The lowest bit that is set; undefined for 0."""
    return trailing(mask)


@compiled
def nth(mask: int, place: int) -> int:
    """The ``place``-th bit that is set, from 0."""
    for _ in range(place):
        mask &= mask - 1
    return trailing(mask)


@compiled
def draw(s: Ints) -> np.uint64:
    """The next number of the stream, 64 bits."""
    z = np.uint64(s[RANDOM]) + _STEP
    s[RANDOM] = as_signed(z)
    z = (z ^ (z >> _30)) * _FIRST
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@compiled
def below(t: Ints, s: Ints, bound: int) -> int:
    """A number from 0 up to, but not including, ``bound``."""
    n = np.uint64(bound)
    while True:
        z = draw(s)
        # Only the last 2**64 % n numbers are thrown away, which are less than n.
        if _FULL - z >= n or _FULL - z >= (_FULL % n + np.uint64(1)) % n:
            if bound >= KNOWN_BOUNDS:
                return as_signed(z % n)
            rest = z - high_product(z, np.uint64(t[t[T_BELOW] + bound])) * n
            return as_signed(rest - n if rest >= n else rest)
