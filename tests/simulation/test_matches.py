"""Whole matches: their hands and their ends are counted."""

from __future__ import annotations

from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.simulation.job import Job
from ombre_dsl.simulation.matches import MatchEngine
from ombre_dsl.simulation.run import run
from tests.simulation.test_tally import rules


def test_a_match_at_random_is_that_of_the_ruleset() -> None:
    danish = rules("danish")
    assert MatchEngine(danish.tables, ("random",)).play(5).record() == danish.match(5).record()


def test_the_sums_of_two_matches() -> None:
    danish = rules("danish")
    matches = [danish.match(seed) for seed in (3, 4)]
    tally = run(Job(danish.tables, ("random",), 2, 3, "python", matches=True)).tally
    assert tally[("matches",)] == 2
    assert tally[("deals",)] == 24  # the Danish match has twelve deals
    assert tally.hands == sum(len(match.chapters) for match in matches)
    assert [tally[("player", player)] for player in range(3)] == [
        matches[0].points[player] + matches[1].points[player] for player in range(3)
    ]
    winners = [player for match in matches for player in match.winners]
    assert [tally[("winner", player)] for player in range(3)] == [winners.count(player) for player in range(3)]


def test_the_command() -> None:
    call = ["simulate", "danish", "--matches", "3", "--policy", "random"]
    result = CliRunner().invoke(main, call)
    assert result.exit_code == 0, result.output
    assert "in 3 matches" in result.output
    assert "deals played in a match: 12.0" in result.output
    refused = CliRunner().invoke(main, [*call, "--engine", "kernel"])
    assert refused.exit_code == 2


def test_matches_and_hands_together_are_refused() -> None:
    for hands in ("5", "10000"):  # also when it is the number that would be taken without a word
        call = ["simulate", "danish", "--matches", "1", "--hands", hands]
        refused = CliRunner().invoke(main, call)
        assert refused.exit_code == 2
        assert "give it or --hands, not both" in refused.output
