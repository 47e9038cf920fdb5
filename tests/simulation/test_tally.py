"""What is counted, against hands worked out by hand."""

from __future__ import annotations

import pytest

from ombre_dsl.files import load
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import Hand, Ruleset
from ombre_dsl.simulation.facts import Facts, facts_of
from ombre_dsl.simulation.statistics import mean_of, share_of
from ombre_dsl.simulation.tally import Tally, tally_of


def rules(name: str) -> Ruleset:
    return load(variants_folder() / f"{name}.ombre", examples=False)


@pytest.fixture(scope="module")
def danish() -> Ruleset:
    return rules("danish")


def given_up(danish: Ruleset) -> Hand:
    """The eldest bids spil over nothing, exchanges no card and gives up: that costs him one point (DA-22, DA-23)."""
    hand = danish.deal(3)
    for act in ("bid spil", "pass", "pass", "choose spil hearts", "exchange"):
        hand.apply(act)
    hand.apply("surrender", 0)
    return hand


def passed(danish: Ruleset) -> Hand:
    hand = danish.deal(4)
    for _ in range(3):
        hand.apply("pass")
    return hand


def test_a_game_given_up(danish: Ruleset) -> None:
    facts = facts_of(given_up(danish))
    spil = danish.prepared.contract_places["spil"]
    bedt = [ident for ident, _ in danish.tables.outcomes].index("bedt")
    assert facts.bids == {(0, spil)}
    assert (facts.contract, facts.outcomes, facts.seats) == (spil, ((0, bedt),), (-1, 0, 0))
    assert facts.calls == ((0, danish.prepared.call_places["give_up"], -1),)
    assert facts.bank == 1


def test_all_pass(danish: Ruleset) -> None:
    facts = facts_of(passed(danish))
    assert (facts.bids, facts.contract, facts.then, facts.seats) == (frozenset(), -1, "redeal", (0, 0, 0))


def test_a_hand_that_is_not_over_has_no_facts(danish: Ruleset) -> None:
    with pytest.raises(ValueError, match="auction"):
        facts_of(danish.deal(1))


def test_the_sums_of_three_hands(danish: Ruleset) -> None:
    """Twice given up and once passed: the eldest has -2 in three hands."""
    facts = [facts_of(given_up(danish)), facts_of(passed(danish)), facts_of(given_up(danish))]
    tally, spil = tally_of(facts), danish.prepared.contract_places["spil"]
    assert tally.hands == 3
    assert tally[("passed", "redeal")] == 1
    assert tally[("bid", spil)] == tally[("bid", spil, 0)] == tally[("played", spil)] == 2
    assert (tally[("lost", spil, 0)], tally[("won", spil, 0)]) == (2, 0)
    assert [tally[(name, 0)] for name in ("seat", "seat²", "seat#")] == [-2, 2, 3]
    assert [tally[(name, spil)] for name in ("others", "others²", "others#")] == [0, 0, 4]
    assert tally[("bank",)] == 2


def test_two_declarers_are_two_results() -> None:
    """Købe nolo by the eldest, who wins 2, and the dealer, who takes two tricks and loses 3 (DA-33, DA-34)."""
    facts = Facts(frozenset({(0, 3), (2, 3)}), 3, ((0, 0), (2, 3)), (2, 0, -3), (0, 0), 1, ())
    tally = tally_of([facts])
    assert (tally[("played", 3)], tally[("won", 3, 0)], tally[("lost", 3, 2)]) == (1, 1, 1)
    assert (tally[("declarer", 3, 0)], tally[("declarer", 3, 2)], tally[("others", 3)]) == (2, -3, 0)


def test_a_made_and_a_missed_call() -> None:
    made = Facts(frozenset(), 0, ((0, 0),), (2, 0, 0), (0, 0), -2, ((0, 0, 1),))
    missed = Facts(frozenset(), 0, ((0, 0),), (0, 0, 0), (0, 0), 0, ((0, 0, 0),))
    tally = tally_of([made, missed, missed])
    assert (tally[("call", 0, 0)], tally[("made", 0)], tally[("missed", 0)]) == (3, 1, 2)


def test_any_grouping_gives_the_same(danish: Ruleset) -> None:
    facts = [facts_of(danish.play_out(seed)) for seed in range(30)]
    parts = [tally_of(facts[:7]), tally_of(facts[7:8]), tally_of(facts[8:])]
    forth, back = Tally(), Tally()
    for part in parts:
        forth.merge(part)
    for part in reversed(parts):
        back.merge(part)
    assert forth == back == tally_of(facts)


def test_means_by_hand() -> None:
    """1, 2, 3: mean 2, variance 1, so the half interval is 1.96 / √3 = 1.1316."""
    mean = mean_of(3, 6, 14)
    assert mean.mean == 2
    assert mean.low == pytest.approx(2 - 1.1316, abs=1e-4)
    assert mean.high == pytest.approx(2 + 1.1316, abs=1e-4)
    assert (mean_of(0, 0, 0).mean, mean_of(1, 5, 25).low) == (None, None)


def test_shares_by_hand() -> None:
    """Wilson's interval of 8 in 10 is 0.490 to 0.943; of none in 10, 0 to 0.278."""
    share = share_of(8, 10)
    assert (share.low, share.high) == (pytest.approx(0.490, abs=5e-4), pytest.approx(0.943, abs=5e-4))
    none = share_of(0, 10)
    assert (none.low, none.high) == (0, pytest.approx(0.278, abs=5e-4))
