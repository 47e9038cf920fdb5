"""The same hand from the same seed where some or all play sensibly, whether Python or the kernel plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ombre_dsl.kernel import Kernel, UnsupportedTables
from ombre_dsl.runtime import Hand, Ruleset
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.simulation.policies import policies_of
from ombre_dsl.simulation.policies.table import Table
from tests.games.shared import NAMES, rules
from tests.kernel.test_agreement import HANDS
from tests.kernel.test_house_variants import PAGES, ruleset
from tests.runtime.fixtures import PREPARED


def agree(rules: Ruleset, policy: str, first: int, number: int) -> None:
    kernel, table = Kernel(rules.tables), Table(rules, policies_of(policy, rules.tables.players))
    for seed in range(first, first + number):
        assert kernel.record(seed, policy) == table.play_out(seed).record(), f"seed {seed}"


def mixed(players: int) -> list[str]:
    """Every way to seat one sensible player among players of chance, and one player of chance among sensible ones."""
    pairs = [("sensible", "random"), ("random", "sensible")]
    return [
        ",".join(one if seat == at else rest for seat in range(players)) for one, rest in pairs for at in range(players)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_shipped_variants(name: str) -> None:
    agree(rules(name), "sensible", 0, HANDS)


@pytest.mark.parametrize("name", NAMES)
def test_mixed_tables(name: str) -> None:
    ruleset = rules(name)
    for place, policy in enumerate(mixed(ruleset.tables.players)):
        agree(ruleset, policy, 1000 * place, HANDS // 8)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_house_variants(page: Path) -> None:
    agree(ruleset(page), "sensible", 0, HANDS // 6)
    agree(ruleset(page), mixed(ruleset(page).tables.players)[0], 0, HANDS // 12)


@pytest.mark.parametrize("made", PREPARED.values(), ids=PREPARED)
def test_tables_with_everything_that_the_runtime_knows(made: Ruleset) -> None:
    agree(made, "sensible", 0, HANDS // 4)
    for policy in mixed(made.tables.players):
        agree(made, policy, 0, HANDS // 12)


@pytest.mark.parametrize("name", ["danish", "house", "french"])
def test_a_later_deal_of_a_match(name: str) -> None:
    ruleset = rules(name)
    kernel, table = Kernel(ruleset.tables, pot=7, number=5, passed_out=2), Table(ruleset, ("sensible",))
    for seed in range(HANDS // 6):
        rng = SplitMix64(seed)
        deal = shuffled(ruleset.prepared, rng)._replace(deals=4, passed_out=2)
        hand = table.play_on(Hand(ruleset.prepared, deal, 7), rng)
        assert kernel.record(seed, "sensible") == hand.record(), f"seed {seed}"


def test_what_was_reckoned_out_before_changes_nothing() -> None:
    """A kernel that has played other hands, by other policies, plays the same; so it is batch by batch."""
    tables = rules("lithuanian").tables
    fresh, used = Kernel(tables), Kernel(tables)
    used.play(5000, 2000, "sensible")
    used.play(0, 10)
    used.play(0, 10, "random,sensible,random")
    rows = fresh.play(0, 300, "sensible")
    one_by_one = [used.play(seed, 1, "sensible").tobytes() for seed in reversed(range(300))]
    assert [row.tobytes() for row in rows] == one_by_one[::-1]


def test_one_policy_said_seat_by_seat() -> None:
    kernel = Kernel(rules("danish").tables)
    for name in ("random", "sensible"):
        assert kernel.play(0, 50, ",".join([name] * 3)).tobytes() == kernel.play(0, 50, name).tobytes()


def test_seats_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="2 policies are given for 3 seats"):
        Kernel(rules("danish").tables).play(0, 1, "sensible,random")


def test_what_is_reckoned_by_cards_before_they_are_known() -> None:
    """The Python player cannot tell either what such a contract would count as."""
    tables = rules("danish").tables
    first = replace(tables.contracts[0], counts_as=((("holds", "every", "players", 1), 1),))
    kernel = Kernel(replace(tables, contracts=(first, *tables.contracts[1:])))
    kernel.prepare("random")
    with pytest.raises(UnsupportedTables, match="what a contract counts as by the cards that are held"):
        kernel.prepare("sensible")
