"""Whole matches: dealer, pot and points carried on from deal to deal."""

from __future__ import annotations

from ombre_dsl.runtime.match import Match
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.facts import facts_of
from ombre_dsl.simulation.job import Chunk
from ombre_dsl.simulation.tally import Tally


class MatchEngine:
    """Plays whole matches of one variant in Python, each to the end that the rules give it."""

    def __init__(self, tables: Tables, policies: tuple[str, ...]) -> None:
        self._rules = Ruleset(tables)
        self._table = None
        if policies != ("random",):
            from ombre_dsl.simulation.policies.table import Table

            self._table = Table(self._rules, policies)

    def play(self, seed: int) -> Match:
        """The match of a seed, played to its end."""
        if self._table is None:
            return self._rules.match(seed)
        return self._table.play_match(self._rules.start_match(seed))

    def tally(self, chunk: Chunk) -> Tally:
        """The matches of a chunk, added up, with all their hands."""
        tally = Tally()
        for seed in range(chunk.first, chunk.first + chunk.count):
            add_match(tally, self.play(seed))
        return tally


def add_match(tally: Tally, match: Match) -> None:
    """Add a match that is over, and its hands."""
    tally.counts[("matches",)] += 1
    tally.amount("deals", (), match.deals)
    for player, points in enumerate(match.points):
        tally.amount("player", (player,), points)
    for player in match.winners:
        tally.counts[("winner", player)] += 1
    for chapter in match.chapters:
        tally.add(facts_of(chapter.hand))
