"""Whole hands on both engines at once: the interpreter of the rulebook and the ruleset, side by side at every step.

``python -m ombre_dsl.testing.differential variants/danish.ombre --hands 1000`` plays hands from the seeds 0 to 999 and
prints the first that comes out differently, with the lines that it rests on and its record.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence

from ..files import VariantError, compile_path
from ..interpret import PlainRules
from ..rulebook.model import Rulebook
from ..runtime import Ruleset
from ..runtime.rng import SplitMix64
from .pair import Difference, Pair, play

_TOLD = ("announce", "surrender", "stop", "hold", "join", "listen", "take", "call")
"""Acts that are counted: they are rare, and a run should have met them."""


class Differential:
    """Both engines of one rulebook.

    ``seen`` counts what the hands played came to: pairs of contract and outcome, and calls that were made.
    """

    def __init__(self, book: Rulebook, ruleset: Ruleset) -> None:
        self.plain, self.engine = PlainRules(book), ruleset
        self.seen: Counter[str] = Counter()

    def hand(self, seed: int) -> Difference | None:
        """Deal and play one hand; every third has another pot than a first deal has, and most come late in a match."""
        pot = None if seed % 3 else SplitMix64(seed).below(40)
        number, passed = 1 + seed % 13, seed % 5
        plain = self.plain.deal(seed, pot=pot, number=number, passed_out=passed)
        pair = Pair(plain, self.engine.deal(seed, pot=pot, number=number, passed_out=passed))
        found = play(pair, seed)
        if found is None and pair.engine.result is not None:
            result = pair.engine.result
            for outcome in dict(result.outcomes).values() or (result.outcome or "passed out",):
                self.seen[f"{result.contract or '-'} {outcome}"] += 1
            self.seen.update(act.split()[0] + "!" for _, act in pair.plain.actions if act.split()[0] in _TOLD)
        return found

    def hands(self, seeds: Iterable[int]) -> Difference | None:
        """The first difference in the hands of these seeds."""
        return next((found for seed in seeds if (found := self.hand(seed))), None)


def differential_of(path: str) -> Differential:
    """Both engines of the variant in a file; VariantError when it has faults."""
    compilation = compile_path(path)
    if compilation.rulebook is None or compilation.tables is None:
        raise VariantError(compilation.diagnostics, compilation.texts)
    return Differential(compilation.rulebook, Ruleset(compilation.tables))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play hands of a variant on both engines; 1 when they differ."""
    parser = argparse.ArgumentParser(description="Play hands on both engines, side by side.")
    parser.add_argument("file", help="the variant")
    parser.add_argument("--hands", type=int, default=1000, help="how many hands")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first hand")
    asked = parser.parse_args(arguments)
    try:
        both = differential_of(asked.file)
    except (VariantError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    found = both.hands(range(asked.seed, asked.seed + asked.hands))
    if found is not None:
        print(found)
        return 1
    print(f"{asked.hands} hands of {both.engine.name}: no difference.")
    print(", ".join(f"{what} {number}" for what, number in sorted(both.seen.items())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
