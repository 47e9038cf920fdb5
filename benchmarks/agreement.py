"""Whether kernel and Python ruleset play the same hands, hand by hand and act by act, for as many as are asked for.

``python benchmarks/agreement.py HANDS [VARIANT…] [--policy NAME]`` plays the seeds from 0 on, at random where
nothing is said; without variants, all that are shipped.
It stops at the first hand that differs, and says which.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent)]

import ombre_dsl  # noqa: E402
from ombre_dsl.kernel import Kernel  # noqa: E402
from ombre_dsl.kernel import layout as at  # noqa: E402
from ombre_dsl.kernel.records import act_of  # noqa: E402
from ombre_dsl.runtime import Hand  # noqa: E402
from ombre_dsl.simulation.engine import PythonEngine  # noqa: E402
from ombre_dsl.simulation.policies import policies_of  # noqa: E402

VARIANTS = HERE.parent / "variants"
PART = 20_000
"""Hands that are compared before the next word on how far it has come."""


def agree(variant: str, hands: int, first_seed: int = 0, policy: str = "random") -> str:
    """Play hands both ways; the empty text when they agree, else the first that differs."""
    rules = ombre_dsl.load(VARIANTS / f"{variant}.ombre")
    kernel = Kernel(rules.tables)
    act = cache(lambda kind, what: act_of(rules.tables, rules.prepared.deck, kind, what))
    player = PythonEngine(rules.tables, policies_of(policy, rules.tables.players))
    for seed in range(first_seed, first_seed + hands):
        hand, row = player.play(seed), kernel.play(seed, 1, policy)[0]
        if not same(hand, kernel, row, act):
            return f"{variant}, seed {seed}:\n{hand.record()}\n{kernel.record(seed, policy)}"
    return ""


def same(hand: Hand, kernel: Kernel, row: Any, act: Callable[[int, int], Any]) -> bool:
    """Whether the hand that the kernel played last is this one."""
    state = kernel.arrays[1].tolist()
    log = state[at.LOG : at.LOG + 2 * state[at.LOG_COUNT]]
    done = [(log[place] >> 4, act(log[place] & 15, log[place + 1])) for place in range(0, len(log), 2)]
    result = hand.result
    assert result is not None
    contract = kernel.tables.contracts[row["contract"]].id if row["contract"] >= 0 else None
    outcomes = dict(result.outcomes) if result.outcomes else dict.fromkeys(result.declarers, result.outcome)
    names = [kernel.outcomes[place] if place >= 0 else None for place in row["outcome"]]
    return (
        hand.actions == done
        and (result.contract, result.tricks, result.seats) == (contract, tuple(row["tricks"]), tuple(row["pay"]))
        and (result.pot, result.bank) == (row["pot"], row["bank"])
        and [outcomes.get(seat) for seat in range(len(names))] == names
        and (-1 if result.ally is None else result.ally) == row["ally"]
        and {None: 0, "redeal": 1, "next_dealer": 2}[result.then] == row["then"]
    )


def main(hands: int, names: list[str], policy: str) -> None:
    """Compare part by part, and tell after each how far it has come."""
    for name in names or sorted(path.stem for path in VARIANTS.glob("*.ombre")):
        start = time.time()
        for first in range(0, hands, PART):
            done = min(first + PART, hands)
            difference = agree(name, done - first, first, policy)
            if difference:
                sys.exit(difference)
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            print(f"{name}: {done:,} hands agree ({time.time() - start:.0f} s, {memory} MB at the most)", flush=True)


if __name__ == "__main__":
    call = argparse.ArgumentParser()
    call.add_argument("hands", type=int)
    call.add_argument("variants", nargs="*")
    call.add_argument("--policy", default="random")
    asked = call.parse_args()
    main(asked.hands, asked.variants, asked.policy)
