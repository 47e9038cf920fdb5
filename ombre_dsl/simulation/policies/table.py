"""A table of players, each with its policy: whose turn it is acts, until the hand is over."""

from __future__ import annotations

from typing import Protocol

from ombre_dsl.runtime.calls import call_action
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.match import Match
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.simulation.policies.sensible import Sensible
from ombre_dsl.simulation.policies.view import Seen


class Player(Protocol):
    """A policy at the table."""

    def act(self, hand: Hand, seat: int, seen: Seen, rng: SplitMix64) -> None:
        """Do one thing for the seat that is to act."""
        ...

    def call(self, hand: Hand, seat: int, seen: Seen) -> int:
        """The call that a declarer makes before a trick is led, -1 for none."""
        ...


class Random:
    """Every legal act is as likely as the next; calls are made on one's own turn."""

    def act(self, hand: Hand, seat: int, seen: Seen, rng: SplitMix64) -> None:
        """Draw one of the legal acts."""
        acts = hand.legal()
        act = acts[rng.below(len(acts))]
        watch(hand, seat, seen, act.cards[0] if act.kind == "play" else None)
        hand.apply(act)

    def call(self, hand: Hand, seat: int, seen: Seen) -> int:
        """None."""
        return -1


def watch(hand: Hand, seat: int, seen: Seen, name: str | None) -> None:
    """Note a card that is about to be played."""
    if name is not None and hand.rules is not None:
        card = hand.prepared.deck.number(name)
        suits = hand.rules.suits
        seen.play(seat, card, suits[hand._trick[0]] if hand._trick else -1, suits[card])


class Table:
    """A ruleset and who plays it, seat by seat."""

    def __init__(self, rules: Ruleset, policies: tuple[str, ...]) -> None:
        self._rules = rules
        made: dict[str, Player] = {"random": Random(), "sensible": Sensible(rules.prepared)}
        names = policies * rules.tables.players if len(policies) == 1 else policies
        self._players = tuple(made[name] for name in names)

    def play_out(self, seed: int) -> Hand:
        """The hand of a seed, dealt as by ``Ruleset.deal(seed)``; the draws go on where the deal's leave off."""
        rng = SplitMix64(seed)
        hand = Hand(self._rules.prepared, shuffled(self._rules.prepared, rng), self._rules.first_pot())
        return self.play_on(hand, rng)

    def play_match(self, match: Match) -> Match:
        """Play a match to its end; the cards, and the draws after them, are those of ``Match.play_out``."""
        while not match.over:
            hand, rng = match._next()
            match.score(self.play_on(hand, rng))
        return match

    def play_on(self, hand: Hand, rng: SplitMix64) -> Hand:
        """Play a hand to its end."""
        seen = Seen(self._rules.tables.players)
        while hand.to_act is not None:
            if hand.phase in ("play", "exchange") and not hand._trick and self._called(hand, seen):
                continue
            seat = hand.to_act
            self._players[seat].act(hand, seat, seen, rng)
        return hand

    def _called(self, hand: Hand, seen: Seen) -> bool:
        """Let the declarers who are not to act make their calls, before a trick is led."""
        for seat in hand.declarers:
            if seat != hand.to_act and hand.open_calls(seat):
                place = self._players[seat].call(hand, seat, seen)
                if place >= 0:
                    hand.apply(call_action(hand.prepared.call(place)), seat)
                    return True
        return False
