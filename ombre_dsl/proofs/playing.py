"""Whole random hands: what must hold after every act, and when the hand is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from ..runtime.actions import Action
from ..runtime.errors import IllegalAct
from ..runtime.hand import Hand
from ..runtime.naming import seats_in_words
from ..runtime.rng import SplitMix64
from ..runtime.ruleset import Ruleset
from ..runtime.tables import Tables
from .blocks import printed
from .model import counted

MOST_ACTS = 400
"""No hand comes near to this; it only keeps one that never ends from running on."""


@attrs.frozen
class Counter:
    """A hand in which a property fails: its seed, its record so far, and the case as a block where there is one."""

    says: str
    seed: int
    record: dict[str, Any]
    block: str = ""

    @property
    def acts(self) -> int:
        """How many acts it took."""
        return len(self.record["actions"])


@attrs.frozen
class Property:
    """A statement about whole hands, how many were played, and the shortest in which it fails."""

    name: str
    statement: str
    hands: int
    counter: Counter | None = None

    @property
    def holds(self) -> bool:
        """Whether no hand speaks against it."""
        return self.counter is None

    @property
    def counted(self) -> str:
        """The count in words."""
        return counted(self.hands, "hands")


class BrokenError(Exception):
    """A property does not hold; ``name`` says which, ``block`` is the case in the language, where there is one."""

    def __init__(self, name: str, says: str, block: str = "") -> None:
        super().__init__(says)
        self.name, self.block = name, block


STATEMENTS = {
    "goes on": "who is to act has a legal act, until the hand is over",
    "cards": "hands, talon, discards and tricks are the deck, after every act",
    "refusals": "what is not legal is refused, and changes nothing",
    "chips": "what the seats win and lose, pot and bank sum to what lay there before",
    "records": "a record replays to the same hand",
    "rulings": "the settlement is the one that the same question gives",
}
"""The properties in the order in which they are told."""


def play_all(
    rules: Ruleset, seeds: range, told: Callable[[int], None] | None = None, more: Callable[[Hand], None] | None = None
) -> Iterator[Property]:
    """Play a hand for each seed; then each property with the shortest hand that breaks it.

    ``told`` is called with the number of hands played so far; ``more`` with each hand that is over, and may raise
    BrokenError for a property of its own.
    """
    found: dict[str, Counter] = {}
    for number, seed in enumerate(seeds, 1):
        hand = rules.deal(seed=seed)
        try:
            _Walk(rules, hand, seed).go()
            if more is not None:
                more(hand)
        except BrokenError as broken:
            says = seats_in_words(rules.tables.players, str(broken))
            _keep(found, broken.name, Counter(says, seed, hand.record(), broken.block))
        if told is not None:
            told(number)
    for name, statement in STATEMENTS.items():
        yield Property(name, statement, len(seeds), found.pop(name, None))
    for name, counter in found.items():
        yield Property(name, name, len(seeds), counter)


def _keep(found: dict[str, Counter], name: str, counter: Counter) -> None:
    if name not in found or counter.acts < found[name].acts:
        found[name] = counter


class _Walk:
    """Plays one hand with acts drawn at random, each legal one as likely as the next."""

    def __init__(self, rules: Ruleset, hand: Hand, seed: int) -> None:
        self.rules, self.hand = rules, hand
        self.rng = SplitMix64(seed ^ 0x5EED)
        self.deck = sorted(rules.tables.deck)
        self.pot = hand.record()["pot"]

    def go(self) -> None:
        """Play to the end, looking at everything on the way."""
        acts = 0
        while self.hand.to_act is not None:
            acts += 1
            if acts > MOST_ACTS:
                raise BrokenError("goes on", f"the hand is not over after {MOST_ACTS} acts")
            self._step()
            self._cards()
        self._over()

    def _step(self) -> None:
        seat = self.hand.to_act
        legal = self.hand.legal()
        if not len(legal):
            raise BrokenError("goes on", f"seat {seat} is to act at the {self.hand.phase} and has no legal act")
        self._refusals(seat)
        act = legal[self.rng.below(len(legal))]
        try:
            self.hand.apply(act)
        except IllegalAct as error:
            raise BrokenError("goes on", f"{act} is among the legal acts and is refused: {error}") from None

    def _cards(self) -> None:
        hand = self.hand
        heaps = [*hand.hands, hand.talon, *hand.discards, *getattr(hand, "unplayed", [])]
        played = [act.cards[0] for _, act in hand.actions if act.kind == "play"]
        cards = sorted([*(card for heap in heaps for card in heap), *played])
        if cards != self.deck:
            lost = [card for card in self.deck if cards.count(card) != 1]
            raise BrokenError("cards", f"{' '.join(lost)} lie in no place, or in two")

    def _refusals(self, seat: int | None) -> None:
        """One act that is not legal for the seat, drawn at random."""
        wrong = self._wrong()
        if wrong is None:
            return
        before = self._state()
        try:
            self.hand.apply(wrong)
        except IllegalAct:
            if self._state() != before:
                raise BrokenError("refusals", f"{wrong} is refused and changes the hand all the same") from None
            return
        raise BrokenError("refusals", f"seat {seat} does {wrong}, which is not legal, and is not refused")

    def _wrong(self) -> Action | None:
        tables = self.rules.tables
        card = tables.deck[self.rng.below(len(tables.deck))]
        contract = tables.contracts[self.rng.below(len(tables.contracts))].id
        kinds = (Action("play", cards=(card,)), Action("bid", contract), Action("choose", contract), Action("hold"),
                 Action("join"), Action("exchange", cards=(card,)), Action("take talon"), Action("pass"))  # fmt: skip
        act = kinds[self.rng.below(len(kinds))]
        # A hold that names the suit standing is the plain hold; what the engine reads as legal is not wrong.
        return None if act in self.hand.legal() else act

    def _state(self) -> tuple[object, ...]:
        hand = self.hand
        return (hand.phase, hand.to_act, hand.hands, hand.talon, hand.discards, hand.trick, hand.tricks,
                [(seat, str(act)) for seat, act in hand.actions])  # fmt: skip

    # ---- when it is over ---------------------------------------------------------------------------------------------

    def _over(self) -> None:
        hand = self.hand
        result = hand.result
        if result is None:
            raise BrokenError("goes on", "nobody is to act, and there is no result")
        total = sum(result.seats) + result.pot + result.bank
        if total != self.pot:
            raise BrokenError("chips", f"{self.pot} chips have become {total}", self._block())
        record = json.loads(json.dumps(hand.record()))
        try:
            again = self.rules.replay(record).record()
        except ValueError as error:
            raise BrokenError("records", f"the record cannot be replayed: {error}") from None
        if again != record:
            raise BrokenError("records", "the record replays to another hand")
        self._same_ruling()

    def _same_ruling(self) -> None:
        question = question_of_hand(self.rules.tables, self.hand)
        if question is None:
            return
        answer = self.rules.ask(question)
        result = self.hand.result
        assert result is not None
        paid = bool(result.lines) and answer.get("seats") != list(result.seats)
        if answer.get("error") or paid or answer.get("pot") != result.pot:
            says = f"the hand gives {list(result.seats)} and a pot of {result.pot}, the question {answer}"
            raise BrokenError("rulings", says, self._block())

    def _block(self) -> str:
        question, result = question_of_hand(self.rules.tables, self.hand), self.hand.result
        if question is None or result is None:
            return ""
        told = {**question, "called": called_in(self.rules.tables, self.hand)}
        tables = self.rules.tables
        programs = repr((tables.aims, tables.calls, tables.settlements))
        for part, noun in (("first_tricks", "first tricks"), ("preferred", "preferred")):
            if noun not in programs:  # nothing asks after it, so the block need not say it
                told.pop(part, None)
        answer = {"outcome": result.outcome, "outcomes": dict(result.outcomes), "seats": list(result.seats),
                  "pot": result.pot}  # fmt: skip
        return printed("check", "A hand that was played", self.rules.tables, told, answer)


def called_in(tables: Tables, hand: Hand) -> list[str]:
    """The ids of the calls that were made in a hand."""
    return list(dict.fromkeys(name for _, name in hand.announced))


def question_of_hand(tables: Tables, hand: Hand) -> dict[str, Any] | None:
    """The question of settlement that a hand which is over amounts to; None where nobody declared, or several did.

    Where payments were made before the play (all have passed, or the sitter has paid), the pot is not the hand's own,
    so those hands are left out.
    """
    result = hand.result
    if result is None or len(result.declarers) != 1 or result.contract is None:
        return None
    if tables.sitter >= 0 or any(step.kind == "pay" for step in tables.all_pass):
        return None
    place = next(number for number, held in enumerate(tables.contracts) if held.id == result.contract)
    game = hand.game
    held = tables.contracts[place]
    measure = hand.measure(result.declarers[0])
    kinds = {call.id: call.kind for call in tables.calls}
    made = called_in(tables, hand)
    question: dict[str, Any] = {
        "ask": "settle", "contract": held.id, "declarer": result.declarers[0], "tricks": list(result.tricks),
        "pot": hand.record()["pot"], "trump": result.trump, "matadors": measure.matadors,
        "first_tricks": measure.first_tricks, "preferred": hand.preferred, "ally": result.ally,
        "plays": game.id if game is not None and held.plays else None,
        "announced": [name for name in made if kinds[name] == "announce"],
        "surrendered": any(kinds[name] == "surrender" for name in made),
        "stopped": any(kinds[name] == "stop" for name in made),
    }  # fmt: skip
    return {key: value for key, value in question.items() if value is not None}
