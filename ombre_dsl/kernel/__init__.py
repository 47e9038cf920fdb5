"""The fast kernel: the tables of a ruleset as arrays, by which compiled code plays whole hands in batches.

It needs numba and numpy, the extra ``fast``.  One compiled program plays every variant: a variant is data to it.  A
seed gives the same hand, act by act, as ``Ruleset.play_out``; with the sensible player, as ``simulation.policies``.
"""

from __future__ import annotations

try:
    import numba as _numba  # noqa: F401
    import numpy as _numpy  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"the fast kernel needs numba and numpy ({missing}): install them with  pip install 'ombre_dsl[fast]'"
    ) from missing

from ombre_dsl.kernel.errors import UnsupportedTables
from ombre_dsl.kernel.kernel import Kernel

__all__ = ["Kernel", "UnsupportedTables"]
