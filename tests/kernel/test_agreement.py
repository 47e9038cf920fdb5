"""The same hand from the same seed: deal, acts and result, whether Python or the kernel plays."""

from __future__ import annotations

import os

import pytest

from ombre_dsl.kernel import Kernel
from ombre_dsl.runtime import Hand, Ruleset
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.playout import play_on
from ombre_dsl.runtime.rng import SplitMix64
from tests.games.shared import NAMES, rules
from tests.runtime.fixtures import PREPARED

HANDS = int(os.environ.get("OMBRE_KERNEL_HANDS", "300"))
"""How many hands of each variant; a thorough run plays many more."""


def agree(ruleset: Ruleset, first: int, number: int) -> None:
    kernel = Kernel(ruleset.tables)
    for seed in range(first, first + number):
        assert kernel.record(seed) == ruleset.play_out(seed).record(), f"seed {seed}"


@pytest.mark.parametrize("name", NAMES)
def test_shipped_variants(name: str) -> None:
    agree(rules(name), 0, HANDS)


@pytest.mark.parametrize("ruleset", PREPARED.values(), ids=PREPARED)
def test_tables_with_everything_that_the_runtime_knows(ruleset: Ruleset) -> None:
    agree(ruleset, 0, HANDS)


@pytest.mark.parametrize("ruleset", PREPARED.values(), ids=PREPARED)
def test_a_later_deal_of_a_match(ruleset: Ruleset) -> None:
    kernel = Kernel(ruleset.tables, pot=7, number=5, passed_out=2)
    for seed in range(HANDS // 10):
        rng = SplitMix64(seed)
        deal = shuffled(ruleset.prepared, rng)._replace(deals=4, passed_out=2)
        assert kernel.record(seed) == play_on(Hand(ruleset.prepared, deal, 7), rng).record(), f"seed {seed}"


@pytest.mark.parametrize("seed", [-1, 2**63 - 1, 2**64 - 1, 2**64 + 5, 10**30])
def test_seeds_of_any_size(seed: int) -> None:
    agree(rules("danish"), seed, 2)


def test_a_batch_is_its_hands_one_by_one() -> None:
    """Also where the seeds pass the largest signed number, and where a kernel has played other hands before."""
    kernel, other = Kernel(rules("lithuanian").tables), Kernel(rules("lithuanian").tables)
    rows = kernel.play(2**63 - 20, 40)
    one_by_one = [other.play(2**63 - 20 + place, 1).tobytes() for place in reversed(range(40))]
    assert [row.tobytes() for row in rows] == one_by_one[::-1]
    assert kernel.play(2**63 - 20, 40).tobytes() == rows.tobytes()


def test_a_row_tells_what_the_result_tells() -> None:
    ruleset = rules("danish")
    kernel = Kernel(ruleset.tables)
    for seed, row in enumerate(kernel.play(0, 200)):
        result = ruleset.play_out(seed).result
        assert result is not None
        assert (row["pay"].tolist(), row["tricks"].tolist()) == (list(result.seats), list(result.tricks))
        assert (row["pot"], row["bank"]) == (result.pot, result.bank)
        assert row["pay"].sum() + row["bank"] + row["pot"] == 0
        declarers = [seat for seat in range(3) if row["declarers"] >> seat & 1]
        assert sorted(result.declarers) == declarers
        told = dict(result.outcomes) or dict.fromkeys(result.declarers, result.outcome)
        assert {seat: kernel.outcomes[row["outcome"][seat]] for seat in declarers} == told
