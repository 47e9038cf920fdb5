"""The kernel plays the variants of the cookbook, each a house rule, as the Python ruleset does; none needs code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ombre_dsl.files import disk_reader
from ombre_dsl.kernel import Kernel
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.runtime import Hand, Ruleset
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.playout import play_on
from ombre_dsl.runtime.rng import SplitMix64
from tests.kernel.test_agreement import HANDS

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs" / "cookbook").glob("*.md") if path.stem != "index")
_FILE = re.compile(r"^```ombre\n(variant (\w+).*?)^```$", re.MULTILINE | re.DOTALL)


@cache
def ruleset(page: Path) -> Ruleset:
    """The ruleset of the variant on a page."""
    match = _FILE.search(page.read_text(encoding="utf-8"))
    assert match is not None
    name, text, disk = f"{match[2]}.ombre", match[1], disk_reader(ROOT / "variants")
    found = compile_variant(name, lambda wanted: text.encode() if wanted == name else disk(wanted), examples=False)
    assert found.tables is not None
    return Ruleset(found.tables)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_hands_agree(page: Path) -> None:
    rules = ruleset(page)
    kernel = Kernel(rules.tables)
    for seed in range(HANDS // 3):
        assert kernel.record(seed) == rules.play_out(seed).record(), f"seed {seed}"


def test_a_call_undertaken_by_a_lead() -> None:
    """It takes the first five tricks in a row, which is rare at random: hands are searched for it."""
    rules = ruleset(ROOT / "docs" / "cookbook" / "undertaken_by_leading.md")
    kernel = Kernel(rules.tables)
    bola = 1 << rules.prepared.call_places["bola"]
    rows = kernel.play(0, 50_000)
    seeds = [seed for seed, row in enumerate(rows) if (row["called"] & bola).any()]
    assert seeds
    for seed in seeds:
        hand = rules.play_out(seed)
        assert kernel.record(seed) == hand.record()
        made_it = [any(found == (seat, "bola") for found in hand.announced) for seat in range(3)]
        assert [bool(mask & bola) for mask in rows[seed]["called"]] == made_it


def test_what_is_offered_after_deals_passed_out() -> None:
    rules = ruleset(ROOT / "docs" / "cookbook" / "passed_out_three_times.md")
    for passed_out in (0, 2, 3):
        kernel = Kernel(rules.tables, pot=5, number=4, passed_out=passed_out)
        for seed in range(HANDS // 3):
            rng = SplitMix64(seed)
            deal = shuffled(rules.prepared, rng)
            dealt = type(deal)(deal.hands, deal.talon, deal.unplayed, deal.preferred, 3, passed_out)
            assert kernel.record(seed) == play_on(Hand(rules.prepared, dealt, 5), rng).record(), f"seed {seed}"
