"""Tricks in which a rule surprises, and the cards that may be played: found by a rule, answered by the engine.

Two things surprise who goes by what is printed on the cards: a trump that bears another suit, and a trump that may be
withheld.  For each way of ranking and withholding that a variant has, tricks are made of the cards it happens with.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ...rulebook.model import COLOURS, SUITS
from ...runtime import Ruleset
from ...runtime.cards import NO_SUIT
from ...runtime.tables import Contract, Tables


@attrs.frozen
class Trick:
    """A card led, a hand of a few cards, and those of them that may be played.

    ``kind``: ``own suit`` or ``withheld``.  ``trump``: the trump suit in words, or empty.
    """

    kind: str
    contract: str
    trump: str
    led: str
    hand: tuple[str, ...]
    legal: tuple[str, ...]


@attrs.frozen
class _Situation:
    """A contract with a trump: its suits' cards and its trumps, highest first, by name."""

    contract: str
    trump: str
    trumps: tuple[str, ...]
    plain: tuple[tuple[str, ...], ...]
    withheld: tuple[str, ...]

    def low(self, suit: int) -> str | None:
        return self.plain[suit][-1] if self.plain[suit] else None

    def sides(self, *without: int) -> list[str]:
        """The lowest card of each plain suit, but of some."""
        found = [self.low(suit) for suit in range(NO_SUIT) if suit not in without]
        return [card for card in found if card]


def tricks(tables: Tables) -> list[Trick]:
    """The tricks that a variant's documents show; none where nothing surprises."""
    rules, found = Ruleset(tables), []
    for situation in _situations(tables):
        for kind, led, hand in (*_own_suit(situation), *_withheld(situation)):
            legal = _ask(rules, situation, led, hand)
            if kind == "withheld" or set(legal) != set(_by_print(led, hand)):
                found.append(Trick(kind, situation.contract, situation.trump, led, hand, legal))
    return found


def _situations(tables: Tables) -> Iterator[_Situation]:
    """One of each way of ranking and withholding: with a red trump, where there are more of them, if it may be."""
    seen = set()
    for contract in tables.contracts:
        suits = [suit for suit in range(5) if contract.rankings[suit] >= 0]
        if not suits:
            continue
        trump = next((suit for suit in suits if COLOURS.get((*SUITS, "")[suit]) == "red"), suits[0])
        situation = _situation(tables, contract, trump)
        key = (trump < NO_SUIT, len(situation.withheld), () if trump < NO_SUIT else situation.trumps)
        if key not in seen:
            seen.add(key)
            yield situation


def _situation(tables: Tables, contract: Contract, trump: int) -> _Situation:
    orders = tables.rankings[contract.rankings[trump]].orders
    *plain, trumps = [tuple(tables.deck[card] for card in order) for order in orders]
    withheld = tuple(card for card in trumps if contract.withheld[trump] >> tables.deck.index(card) & 1)
    return _Situation(contract.id, (*SUITS, "")[trump], trumps, tuple(plain), withheld)


_Setting = tuple[str, str, tuple[str, ...]]


def _own_suit(s: _Situation) -> Iterator[_Setting]:
    """The suit printed on a trump is led: the trump does not follow it."""
    for card in s.trumps:
        suit = "SCHD".index(card[0])
        if len(s.plain[suit]) > 1:
            hand = (card, s.plain[suit][-1], *s.sides(suit)[:1])
            yield "own suit", s.plain[suit][0], hand
            return


def _withheld(s: _Situation) -> Iterator[_Setting]:
    """The lowest card that may be withheld, alone and beside another trump, below and above what is led."""
    if not s.withheld:
        return
    card = s.withheld[-1]
    higher = s.trumps[: s.trumps.index(card)]
    lower = s.trumps[s.trumps.index(card) + 1 :]
    free = [trump for trump in lower if trump not in s.withheld]
    sides = tuple(s.sides()[-2:])
    if lower:
        yield "withheld", lower[-1], (card, *sides)
    if len(free) > 1:
        yield "withheld", free[-1], (card, free[0], *sides[:1])
    if higher:
        yield "withheld", higher[0], (card, *sides)


def _ask(rules: Ruleset, s: _Situation, led: str, hand: tuple[str, ...]) -> tuple[str, ...]:
    question = {"ask": "legal", "contract": s.contract, "hand": list(hand), "trick": [led]}
    if s.trump:
        question["trump"] = s.trump
    return tuple(rules.ask(question)["cards"])


def _by_print(led: str, hand: tuple[str, ...]) -> tuple[str, ...]:
    """What could be played if each card belonged to the suit printed on it and every suit had to be followed."""
    return tuple(card for card in hand if card[0] == led[0]) or hand
