"""Which act is done: a policy takes the state and gives the place of an act among the legal ones.

The acts of the seat to act come first (``own`` of them, in the order of ``Hand.legal``), then the calls that are open.
"""

from __future__ import annotations

from ombre_dsl.kernel.draws import below
from ombre_dsl.kernel.jit import Ints, compiled

RANDOM = 0
POLICIES = {"random": RANDOM}


@compiled
def choose(t: Ints, s: Ints, policy: int, own: int, total: int) -> int:
    """The place of the act to be done, below ``total``."""
    return below(t, s, total)
