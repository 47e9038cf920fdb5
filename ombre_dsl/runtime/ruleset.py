"""A ruleset: questions about the rules, and hands to be played by them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ombre_dsl.runtime import ask as asking
from ombre_dsl.runtime import match as matches
from ombre_dsl.runtime import replaying
from ombre_dsl.runtime.arguments import cards, heaps, shown, whole
from ombre_dsl.runtime.cards import suit_number
from ombre_dsl.runtime.dealing import given, shuffled
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.match import MAX_DEALS, Match
from ombre_dsl.runtime.playout import play_on
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.runtime.settle import Ledger, pay
from ombre_dsl.runtime.tables import Tables


class Ruleset:
    """The rules of one variant: ``ask`` about them, ``deal`` a hand, play a ``match``, ``replay`` a record."""

    __slots__ = ("_first_pot", "_prepared", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._prepared = Prepared(tables)
        self._first_pot: int | None = None

    @property
    def name(self) -> str:
        """The variant's name."""
        return self.tables.name

    @property
    def prepared(self) -> Prepared:
        """The tables with all that is derived from them."""
        return self._prepared

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}: {len(self.tables.contracts)} contracts, {self.tables.players} players>"

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question; ``{"error": …}`` when there is none."""
        return asking.ask(self._prepared, question)

    def ruling(self, question: Mapping[str, Any]) -> str:
        """The answer in words, with the lines of the variant that it rests on; QuestionError when there is none."""
        from ombre_dsl.runtime.rulings import ruling  # many words, which nothing else needs

        return ruling(self.tables, question, self._prepared)

    def deal(
        self,
        seed: int | None = None,
        *,
        hands: Sequence[Iterable[str]] | None = None,
        talon: Iterable[str] | None = None,
        unplayed: Sequence[Iterable[str]] | None = None,
        pot: int | None = None,
        preferred: str | None = None,
        number: int = 1,
        passed_out: int = 0,
    ) -> Hand:
        """A hand dealt from a seed, or with the cards given (``talon`` top card first).

        ``hands`` are by seat, that of a player who sits out is empty; ``unplayed`` are the hands that nobody plays.
        What is not given is made of the rest of the deck, first the unplayed hands, then the talon; it is shuffled
        when a seed is given too.  ``pot`` is what lies in it, in chips; without a word, what the players put there
        before a first deal.  ``preferred`` is the suit of the second pack's card, in words.  ``number`` says which
        deal of a match it is, from 1 on, and ``passed_out`` how many just before it, in a row, all have passed.
        ValueError for cards that are no deal, TypeError for what is no list of cards or no number.
        """
        chips = self.first_pot() if pot is None else whole("pot", pot, 0)
        start = None if seed is None else whole("seed", seed)
        if hands is not None:
            laid = None if talon is None else cards("talon", talon)
            left = None if unplayed is None else heaps("unplayed", unplayed)
            deal = given(self._prepared, heaps("hands", hands), laid, left, start)
        elif talon is not None or unplayed is not None:
            raise ValueError("where the talon or the unplayed hands are given, the hands are given too")
        elif start is not None:
            deal = shuffled(self._prepared, SplitMix64(start))
        else:
            raise ValueError("a deal needs a seed or hands")
        suit = deal.preferred if preferred is None else suit_number(preferred)
        if self.tables.preferred and suit < 0:
            raise ValueError(f"{self.name} has a preferred suit: say which with preferred=")
        number, passed_out = whole("number", number), whole("passed_out", passed_out)
        if number < 1 or passed_out < 0:
            raise ValueError("number counts the deals of a match from 1 on, and passed_out from 0 on")
        where = (suit if self.tables.preferred else -1, number - 1, passed_out)
        if where != (deal.preferred, deal.deals, deal.passed_out):
            deal = deal._replace(preferred=where[0], deals=where[1], passed_out=where[2])
        return Hand(self._prepared, deal, chips)

    def first_pot(self) -> int:
        """The chips in the pot at the first deal of a match."""
        if self._first_pot is None:
            ledger = Ledger([0] * self.tables.players, 0)
            points = (0,) * self.tables.players
            pay(self._prepared, Measure(self.tables.players, points=points), self._prepared.before_deal, ledger)
            self._first_pot = ledger.pot
        return self._first_pot

    def replay(self, record: Mapping[str, Any]) -> Hand:
        """The hand that a record tells of; RecordError names the action that cannot be played."""
        return replaying.replay(self._prepared, record)

    def play_out(self, seed: int, hand: Hand | None = None) -> Hand:
        """A hand dealt as by ``deal(seed)``, then played to its end with acts drawn at random, all equally likely.

        The calls that are open to other seats than the one to act are among them.  The draws go on where the deal's
        leave off.  A hand that is given is played on instead, with the draws of the seed from its first.
        """
        if hand is not None and not isinstance(hand, Hand):
            raise TypeError(f"hand is a hand of these rules, such as deal() gives, not {shown(hand)}")
        rng = SplitMix64(whole("seed", seed))
        return play_on(hand or Hand(self._prepared, shuffled(self._prepared, rng), self.first_pot()), rng)

    # ---- matches -----------------------------------------------------------------------------------------------------

    def start_match(self, seed: int = 0, max_deals: int = MAX_DEALS) -> Match:
        """A match whose hands the caller plays: ``next_hand()`` deals one, ``score()`` takes it when it is over.

        It ends as the rules say, or after ``max_deals`` deals played.
        """
        return Match(self._prepared, whole("seed", seed), whole("max_deals", max_deals))

    def match(self, seed: int = 0, max_deals: int = MAX_DEALS) -> Match:
        """A whole match played with acts drawn at random, all equally likely; the cards as in ``start_match``."""
        return self.start_match(seed, max_deals).play_out()

    def replay_match(self, record: Mapping[str, Any]) -> Match:
        """The match that a record tells of; RecordError names the deal, and the action, that does not fit."""
        return matches.replay_match(self._prepared, record)
