"""Two variants on the same deals: differences checked by hand, and what cannot be compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.simulation.compared import comparison_text
from ombre_dsl.simulation.facts import Facts
from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.pairs import Pairs, deals_differ, side
from ombre_dsl.simulation.run import run
from ombre_dsl.simulation.tally import Tally, tally_of
from tests.simulation.test_tally import rules

FRIDAY = """variant friday "Friday night" extends danish

change payoffs from payer to declarer {
  | contract | won | bedt | groque |
  | solo     |   1 |   -4 |     -5 |   decided "Our table pays solo less."
}
"""

NOTHING = {"mean": None, "low": None, "high": None}


class Given:
    """An engine whose hands are given."""

    def __init__(self, hands: list[Facts]) -> None:
        self._hands = hands

    def facts(self, chunk: Chunk) -> Iterator[Facts]:
        return iter(self._hands)

    def tally(self, chunk: Chunk) -> Tally:
        return tally_of(self._hands)


def hand(contract: int, seats: tuple[int, ...], declarer: int = 0) -> Facts:
    if contract < 0:
        return Facts(frozenset(), -1, (), seats, (0, 0), 0, (), "redeal")
    return Facts(frozenset({(declarer, contract)}), contract, ((declarer, 0),), seats, (0, 0), -sum(seats), ())


def test_the_differences_of_three_deals() -> None:
    """Spil is 0 and tourné 2 in the Danish ladder.  The eldest gets 1, then 0 and 2 where A has 1, 1 and nothing."""
    tables = rules("danish").tables
    first = [hand(0, (1, 0, 0)), hand(0, (1, 0, 0)), hand(-1, (0, 0, 0))]
    second = [hand(0, (1, 0, 0)), hand(2, (0, 3, 0), declarer=1), hand(2, (2, 0, 0))]
    tally = Pairs(tables, tables, Given(first), Given(second)).tally(Chunk(0, 3))
    assert tally.hands == 3
    assert side(tally, "A") == tally_of(first)
    assert side(tally, "B") == tally_of(second)
    assert (tally[("D", "passed")], tally[("D²", "passed")]) == (-1, 1)
    assert (tally[("D", "played", "spil")], tally[("D²", "played", "spil")]) == (-1, 1)
    assert (tally[("D", "played", "tourne")], tally[("D²", "played", "tourne")]) == (2, 2)
    assert (tally[("D", "seat", 0)], tally[("D²", "seat", 0)]) == (1, 1 + 4)
    assert (tally[("D", "declarer", "tourne")], tally[("D²", "declarer", "tourne")]) == (5, 9 + 4)
    assert (tally[("from", "tourne", "spil")], tally[("from", "tourne", "")]) == (1, 1)
    gains = [tally[(name, "tourne")] for name in ("instead", "instead²", "instead#")]  # 3 - 0 and 2 - 0
    assert gains == [5, 9 + 4, 2]


def test_a_variant_against_itself_changes_nothing() -> None:
    tables = rules("danish").tables
    done = run(Job(tables, ("sensible",), 40, 3, "python", tables))
    assert not [key for key, number in done.tally.counts.items() if key[0] in ("D", "from", "instead#") and number]


def test_the_workers_do_not_change_a_comparison() -> None:
    one, other = rules("danish").tables, rules("house").tables
    job = Job(one, ("random",), 400, 3, "python", other)
    assert run(job).tally == run(job, workers=2).tally


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("danish", "quadrille", "the players are not the same"),
        ("french", "ombre_a_deux", "the players are not the same"),
        ("danish", "danish_four", "the players are not the same"),
    ],
)
def test_what_cannot_be_compared(first: str, second: str, words: str) -> None:
    assert words in deals_differ(rules(first).tables, rules(second).tables)
    result = CliRunner().invoke(main, ["compare", first, second, "--hands", "10"])
    assert result.exit_code == 2
    assert words in " ".join(result.output.split())


def test_variants_of_one_deck_deal_the_same_cards() -> None:
    assert deals_differ(rules("danish").tables, rules("lithuanian").tables) == ""
    one, other = rules("danish").deal(9), rules("lithuanian").deal(9)
    assert (one.hands, one.talon) == (other.hands, other.talon)


NEVER = """variant never "Never" extends danish

contract all_lost "All lost" like solo {
  aim: nothing_wins
}

aim nothing_wins {
  lost otherwise
}

change auction {
  insert all_lost above solo
}

payoffs from payer to declarer {
  | contract | lost |
  | all_lost |   -9 |
}
"""


def test_a_new_bid_that_is_never_made_is_told_of(tmp_path: Path) -> None:
    """Nobody who reads the rules bids what always costs nine."""
    file, page = tmp_path / "never.ombre", tmp_path / "page.html"
    file.write_text(NEVER, encoding="utf-8")
    text = CliRunner().invoke(main, ["compare", "danish", str(file), "--hands", "20", "--html", str(page)]).output
    told = "All lost, which A has not got, is never bid on these deals; what it is worth they do not tell."
    assert text.rstrip().endswith(told)
    html = page.read_text(encoding="utf-8")
    assert told in html and "Played instead" not in html


def test_a_new_bid_that_is_always_overbid_is_told_of() -> None:
    both = {
        "a": None,
        "b": {"mean": 0.5, "low": 0.1, "high": 0.9},
        "difference": {"mean": 0.5, "low": 0.1, "high": 0.9},
    }
    none = {
        "a": None,
        "b": {"mean": 0.0, "low": 0.0, "high": 0.1},
        "difference": {"mean": 0.0, "low": 0.0, "high": 0.0},
    }
    contract = {"label": "New", "in": "b", "bid": both, "played": none, "declarer": {"a": None, "b": NOTHING}}
    known = {**contract, "label": "Old", "in": "both"}
    data = {
        "a": {"label": "A", "variant": "a"}, "b": {"label": "B", "variant": "b"}, "policies": ["sensible"], "seed": 0,
        "hands": 2, "asked": 2, "interrupted": False, "passed": {**none, "a": none["b"]},
        "seats": [{**none, "a": none["b"]}] * 3, "contracts": [contract, known], "instead": [],
    }  # fmt: skip
    assert comparison_text(data).splitlines()[-1] == (
        "New, which A has not got, is bid, but always overbid on these deals; what it is worth they do not tell."
    )


def test_the_command(tmp_path: Path) -> None:
    """Solo is worth less on Friday, so it is never bid more often, and nobody bids more contracts of it."""
    file, page = tmp_path / "friday.ombre", tmp_path / "page.html"
    file.write_text(FRIDAY, encoding="utf-8")
    call = ["compare", "danish", str(file), "--hands", "150"]
    data = json.loads(CliRunner().invoke(main, [*call, "--format", "json", "--html", str(page)]).output)
    solo = next(c for c in data["contracts"] if c["contract"] == "solo")
    assert data["hands"] == 150
    assert solo["played"]["b"]["mean"] < solo["played"]["a"]["mean"]
    assert solo["played"]["difference"]["mean"] == pytest.approx(
        solo["played"]["b"]["mean"] - solo["played"]["a"]["mean"]
    )
    text = CliRunner().invoke(main, call).output
    assert "Friday night (friday)" in text
    assert page.read_text(encoding="utf-8").count("<svg") == 3
