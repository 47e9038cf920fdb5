"""A ruleset: questions about the rules, and hands to be played by them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ombre_dsl.runtime import ask as asking
from ombre_dsl.runtime.cards import SUITS, CardError, suit_number
from ombre_dsl.runtime.errors import IllegalAct, RecordError
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.runtime.rulings import ruling
from ombre_dsl.runtime.settle import Ledger, pay
from ombre_dsl.runtime.tables import Tables


class Ruleset:
    """The rules of one variant: ``ask`` about them, ``deal`` a hand, ``replay`` a record."""

    __slots__ = ("_prepared", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._prepared = Prepared(tables)

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
        return ruling(self.tables, question, self._prepared)

    def deal(
        self,
        seed: int | None = None,
        *,
        hands: Sequence[Iterable[str]] | None = None,
        talon: Iterable[str] | None = None,
        pot: int | None = None,
        preferred: str | None = None,
    ) -> Hand:
        """A hand dealt from a seed, or with the cards given (``talon`` top card first).

        Where hands are given without a talon, the rest of the deck is the talon, shuffled when a seed is given too.
        ``pot`` is what lies in it, in chips; without a word, what the players put there before a first deal.
        ``preferred`` is the suit of the second pack's card, in words.  ValueError for cards that are no deal.
        """
        chips = self.first_pot() if pot is None else pot
        if hands is None:
            if seed is None:
                raise ValueError("a deal needs a seed or hands")
            masks, rest, suit = self._shuffled(SplitMix64(seed))
        else:
            masks, rest, suit = self._given(hands, talon, seed)
        if preferred is not None:
            suit = suit_number(preferred)
        if self.tables.preferred and suit < 0:
            raise ValueError(f"{self.name} has a preferred suit: say which with preferred=")
        return Hand(self._prepared, masks, rest, chips, suit if self.tables.preferred else -1)

    def first_pot(self) -> int:
        """The chips in the pot at the first deal of a match."""
        ledger = Ledger([0] * self.tables.players, 0)
        points = (0,) * self.tables.players
        pay(self._prepared, Measure(self.tables.players, points=points), self._prepared.before_deal, ledger)
        return ledger.pot

    def _shuffled(self, rng: SplitMix64) -> tuple[list[int], list[int], int]:
        """Shuffle the deck, deal it from the front packet by packet from the eldest, the rest is the talon.

        The preferred suit, where there is one, is then that of a card of the unshuffled deck, one more draw.
        """
        cards = list(range(len(self.tables.deck)))
        rng.shuffle(cards)
        masks, at = [0] * self.tables.players, 0
        for packet in self.tables.packets:
            for seat in range(self.tables.players):
                masks[seat] |= sum(1 << card for card in cards[at : at + packet])
                at += packet
        suit = self._prepared.deck.suits[rng.below(len(cards))] if self.tables.preferred else -1
        return masks, cards[at : at + self.tables.talon], suit

    def _given(
        self, hands: Sequence[Iterable[str]], talon: Iterable[str] | None, seed: int | None
    ) -> tuple[list[int], list[int], int]:
        masks, dealt = self._given_hands(hands)
        deck = self._prepared.deck
        rest = deck.numbers(talon) if talon is not None else [c for c in range(len(deck)) if not dealt >> c & 1]
        if talon is None and seed is not None:
            SplitMix64(seed).shuffle(rest)
        twice = dealt & sum(1 << card for card in rest)
        if twice:
            raise CardError(f"{deck.words(twice)} is in a hand and in the talon")
        if len(rest) != self.tables.talon:
            raise ValueError(f"the talon has {len(rest)} cards, and should have {self.tables.talon}")
        return masks, rest, -1

    def _given_hands(self, hands: Sequence[Iterable[str]]) -> tuple[list[int], int]:
        deck, size = self._prepared.deck, self.tables.hand_size
        masks = [deck.mask(hand) for hand in hands]
        if len(masks) != self.tables.players:
            raise ValueError(f"{self.name} is played by {self.tables.players}, and there are {len(masks)} hands")
        short = next((seat for seat, mask in enumerate(masks) if mask.bit_count() != size), None)
        if short is not None:
            raise ValueError(f"seat {short} has {masks[short].bit_count()} cards, and should have {size}")
        dealt = 0
        for mask in masks:
            if dealt & mask:
                raise CardError(f"{deck.words(dealt & mask)} is dealt twice")
            dealt |= mask
        return masks, dealt

    def replay(self, record: Mapping[str, Any]) -> Hand:
        """The hand that a record tells of; RecordError names the action that cannot be played."""
        hand = self._from_record(record)
        actions = record.get("actions", [])
        if not isinstance(actions, list):
            raise RecordError("the actions are a list of pairs: a seat and a text")
        for number, entry in enumerate(actions, 1):
            seat, text = _pair(number, entry)
            try:
                hand.apply(text, seat)
            except IllegalAct as error:
                raise RecordError(f"action {number}, seat {seat}: {error}") from None
        _check_result(record.get("result"), hand)
        return hand

    def _from_record(self, record: Mapping[str, Any]) -> Hand:
        if not isinstance(record, Mapping):
            raise RecordError("a record is an object with hands, talon and actions")
        if record.get("variant", self.name) != self.name:
            raise RecordError(f"the record is of {record['variant']!r}, and these are the rules of {self.name!r}")
        hands, talon, pot, preferred = (record.get(key) for key in ("hands", "talon", "pot", "preferred"))
        if not isinstance(hands, list) or not all(_is_texts(hand) for hand in hands) or not _is_texts(talon):
            raise RecordError("the record's hands are lists of cards, one a seat, and its talon is a list of cards")
        if pot is not None and (isinstance(pot, bool) or not isinstance(pot, int) or not 0 <= pot <= 10**9):
            raise RecordError("the record's pot is a number of chips, from 0 on")
        if preferred is not None and preferred not in SUITS:
            raise RecordError(f"the record's preferred suit is one of {', '.join(SUITS)}")
        try:
            return self.deal(hands=hands, talon=talon, pot=pot or 0, preferred=preferred)
        except ValueError as error:
            raise RecordError(f"the deal of the record: {error}") from None

    def play_out(self, seed: int, hand: Hand | None = None) -> Hand:
        """A hand dealt as by ``deal(seed)``, then played to its end with acts drawn at random, all equally likely.

        The calls that are open to other seats than the one to act are among them.  The draws go on where the deal's
        leave off.  A hand that is given is played on instead, with the draws of the seed from its first.
        """
        rng = SplitMix64(seed)
        if hand is None:
            masks, talon, suit = self._shuffled(rng)
            hand = Hand(self._prepared, masks, talon, self.first_pot(), suit)
        while hand.to_act is not None:
            acts = hand.legal()
            others = [(seat, act) for seat in hand.declarers if seat != hand.to_act for act in hand.legal(seat)]
            place = rng.below(len(acts) + len(others))
            if place < len(acts):
                hand.apply(acts[place])
            else:
                seat, act = others[place - len(acts)]
                hand.apply(act, seat)
        return hand


def _check_result(stated: object, hand: Hand) -> None:
    """What a record says of its result must be what came of its actions."""
    if stated is None:
        return
    if not isinstance(stated, Mapping):
        raise RecordError("the record's result is an object")
    if hand.result is None:
        raise RecordError(f"the record has a result, but the hand is not over: it is at its {hand.phase}")
    found = hand.result.as_record()
    for key, value in stated.items():
        if key in found and found[key] != value:
            raise RecordError(f"the record says that {key} is {value!r}, but the hand gives {found[key]!r}")


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _pair(number: int, entry: object) -> tuple[int, str]:
    if isinstance(entry, Sequence) and len(entry) == 2:
        seat, text = entry
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(text, str):
            return seat, text
    raise RecordError(f'action {number} is not a seat and a text, such as [0, "pass"]')
