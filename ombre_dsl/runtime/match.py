"""A match: deal after deal, with the dealer, the pot and everybody's points carried on.

*Players* are numbered by their seat in the first deal, 0 the eldest, so the last one deals it.  After a deal that was
played, and after one that all passed where the next dealer deals, the deal goes to the next player in the order of
play: he who was eldest.  Where the same dealer deals again, all keep their seats.

*Payments* before a deal are made before every deal of the cards, those dealt again among them, when their condition
holds; it sees the pot, the points and the deals played so far.  Who sits out makes them only where
he pays like a defender.

*The end* is looked for after each deal.  Deals that all passed do not count, nor do those that a penalty threw in; but
after ``MOST_PASSED`` of them in a row the match is over, as it is after ``max_deals`` deals played.  What then lies in
the pot is shared equally; the odd chips go to the earlier seats of the last deal.

*Seeds.*  The generator that starts at the match's seed gives each deal a seed of its own, one draw each in order.  From
that the cards come as in any seeded deal; a match played at random goes on with its draws for the acts.

So points, pot and bank together are always nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ombre_dsl.runtime.arguments import shown
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.errors import RecordError
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.playout import play_on
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.replaying import check_stated, check_variant, replay
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.runtime.settle import Ledger, Result, pay, split

MAX_DEALS = 1000
"""Deals played: a match without another end stops here, if nothing else is said."""

MOST_PASSED = 100
"""Deals: a match is over when all have passed so often in a row."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A deal of a match when it was scored: its hand, the players by seat, and what points and pot then were."""

    hand: Hand
    players: tuple[int, ...]
    points: tuple[int, ...]
    pot: int

    @property
    def result(self) -> Result:
        """What the hand came to."""
        assert self.hand.result is not None
        return self.hand.result


class Match:
    """A match in progress: ``next_hand()`` deals a hand, ``score()`` takes it when it is over.

    ``points`` are by player, in points or chips; ``bank`` is what the players together have paid to it (negative: got
    from it); ``deals`` are those that were played; ``dealer`` is the player who deals next, or dealt last when the
    match is ``over``; ``chapters`` are the deals scored, those that all passed among them.
    """

    __slots__ = ("_moved", "_passed", "_prepared", "_rng", "_table", "bank", "chapters", "deals", "max_deals", "over",
                 "points", "pot", "seed")  # fmt: skip

    def __init__(self, prepared: Prepared, seed: int = 0, max_deals: int = MAX_DEALS) -> None:
        if max_deals < 1:
            raise ValueError(f"a match has at least 1 deal, so max_deals cannot be {max_deals}")
        self._prepared, self._rng, self.seed, self.max_deals = prepared, SplitMix64(seed), seed, max_deals
        self.points = (0,) * prepared.tables.players
        self.pot, self.bank, self.deals, self.over = 0, 0, 0, False
        self.chapters: list[Chapter] = []
        self._moved, self._passed, self._table = 0, 0, False

    @property
    def players(self) -> tuple[int, ...]:
        """The players by the seats that they have in the deal that is on or comes next (or, at the end, was last)."""
        return tuple((seat + self._moved) % len(self.points) for seat in range(len(self.points)))

    @property
    def dealer(self) -> int:
        """The player who deals."""
        return self.players[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most points when the match is over; nobody before."""
        return tuple(n for n, points in enumerate(self.points) if points == max(self.points)) if self.over else ()

    def next_hand(self) -> Hand:
        """Make the payments before a deal and deal the next hand; ValueError when it is not time for that."""
        return self._next()[0]

    def _next(self) -> tuple[Hand, SplitMix64]:
        self._lay_table()
        rng = SplitMix64(self._rng.next())
        deal = shuffled(self._prepared, rng)._replace(deals=self.deals, passed_out=self._passed)
        return Hand(self._prepared, deal, self.pot), rng

    def _lay_table(self) -> None:
        if self.over:
            raise ValueError("the match is over")
        if self._table:
            raise ValueError("the hand that was dealt is to be scored first")
        measure = Measure(len(self.points), pot=self.pot, deals=self.deals, passed_out=self._passed,
                          points=self._by_seat())  # fmt: skip
        ledger = Ledger([0] * len(self.points), self.pot)
        pay(self._prepared, measure, self._prepared.before_deal, ledger)
        self._take(tuple(ledger.seats), ledger.pot, ledger.bank)
        self._table = True

    def _by_seat(self) -> tuple[int, ...]:
        return tuple(self.points[player] for player in self.players)

    def _take(self, seats: tuple[int, ...], pot: int, bank: int) -> None:
        won = dict(zip(self.players, seats, strict=True))
        self.points = tuple(points + won[player] for player, points in enumerate(self.points))
        self.pot, self.bank = pot, self.bank + bank

    def score(self, hand: Hand) -> None:
        """Take the result of the hand that was dealt; ValueError when it is not over, or no hand of this match."""
        if not isinstance(hand, Hand):
            raise TypeError(f"hand is a hand of this match, such as next_hand() gives, not {shown(hand)}")
        result = hand.result
        if result is None:
            raise ValueError(f"the hand is not over: it is at its {hand.phase}")
        if not self._table:
            raise ValueError("no hand is dealt: next_hand() deals one")
        if hand.prepared is not self._prepared:
            raise ValueError("this is no hand of the match: it was played by other rules")
        if hand.first_pot != self.pot:
            raise ValueError(f"this is no hand of the match: {self.pot} lies in its pot, not {hand.first_pot}")
        self._check_place(hand)
        self._table = False
        self._take(result.seats, result.pot, result.bank)
        self.chapters.append(Chapter(hand, self.players, self.points, self.pot))
        self.deals += result.then is None
        if result.penalty is None:
            self._passed = 0 if result.then is None else self._passed + 1
        if self._ends():
            self._share_pot()
        elif result.then != "redeal":
            self._moved = (self._moved + 1) % len(self.points)

    def _check_place(self, hand: Hand) -> None:
        """Where the rules ask which deal it is, the hand must have been dealt as that one."""
        if self._prepared.counts_deals and hand.deals_before != self.deals:
            raise ValueError(f"this is deal {self.deals + 1} of the match, not deal {hand.deals_before + 1}")
        if self._prepared.counts_passed and hand.passed_out_before != self._passed:
            told = hand.passed_out_before
            raise ValueError(f"just before this deal {self._passed} were passed out in a row, not {told}")

    def _ends(self) -> bool:
        if self.deals >= self.max_deals or self._passed >= MOST_PASSED:
            return True
        over = self._prepared.over
        measure = Measure(len(self.points), pot=self.pot, deals=self.deals, points=self.points)
        return over is not None and over(measure)

    def _share_pot(self) -> None:
        self.over = True
        seats = tuple(range(len(self.points)))
        self._take(tuple(split(self.pot, seats, False, -1)), 0, 0)

    def play_out(self) -> Match:
        """Play the match to its end with acts drawn at random."""
        while not self.over:
            hand, rng = self._next()
            self.score(play_on(hand, rng))
        return self

    def record(self) -> dict[str, Any]:
        """The match as a record, ready for JSON: the records of its hands, and what it has come to."""
        return {
            "variant": self._prepared.tables.name,
            "max_deals": self.max_deals,
            "deals": [chapter.hand.record() for chapter in self.chapters],
            "result": self.as_result(),
        }

    def as_result(self) -> dict[str, Any]:
        """What the match has come to so far, ready for JSON."""
        return {
            "over": self.over, "played": self.deals, "points": list(self.points), "pot": self.pot, "bank": self.bank,
            "winners": list(self.winners),
        }  # fmt: skip


def is_match(record: object) -> bool:
    """Whether a record is of a match, not of a hand."""
    return isinstance(record, Mapping) and "deals" in record


def replay_match(prepared: Prepared, record: object) -> Match:
    """The match that a record tells of; RecordError names the deal that does not fit.

    It goes as far as the record; its seed is not known, so a match that is not over deals on from seed 0.
    """
    if not isinstance(record, Mapping) or not isinstance(record.get("deals"), list):
        raise RecordError("the record of a match is an object with a list of deals")
    check_variant(prepared, record)
    most = record.get("max_deals", MAX_DEALS)
    if isinstance(most, bool) or not isinstance(most, int) or most < 1:
        raise RecordError("the record's max_deals is a number of deals, from 1 on")
    match = Match(prepared, max_deals=most)
    for number, deal in enumerate(record["deals"], 1):
        _replay_deal(match, number, deal)
    stated = record.get("result")
    if stated is not None and not isinstance(stated, Mapping):
        raise RecordError("the record's result is an object")
    check_stated(stated or {}, match.as_result(), "match")
    return match


def _replay_deal(match: Match, number: int, deal: object) -> None:
    try:
        match._lay_table()
        match.score(replay(match._prepared, deal))
    except ValueError as error:
        raise RecordError(f"deal {number}: {error}") from None
