"""Hypothesis strategies for deals, auctions, tricks and whole hands of a ruleset.

They shrink to what is plain: the cards in the order of the deck, passes, the fewest cards thrown, no calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
from hypothesis import strategies as st

from ..runtime import Action, Hand, IllegalAct, Ruleset
from ..runtime.cards import SUITS
from ..runtime.tables import Tables
from .counterexample import BrokenError

Draw = Callable[[st.SearchStrategy[Any]], Any]

MOST_CHIPS = 60
"""What lies in the pot at most; more shows nothing new."""


@st.composite
def deals(draw: st.DrawFn, tables: Tables) -> dict[str, Any]:
    """Where the cards lie before the first call, as ``Ruleset.deal`` takes it; the pot may hold anything."""
    cards = list(draw(st.permutations(tables.deck)))
    hands = [[] if seat == tables.sitter else _dealt(cards, tables.hand_size) for seat in range(tables.players)]
    unplayed = [_dealt(cards, tables.hand_size) for _ in range(tables.unplayed)]
    return {
        "hands": hands,
        "unplayed": unplayed,
        "talon": cards[: tables.talon],
        "pot": draw(st.integers(0, MOST_CHIPS)),
        "preferred": draw(st.sampled_from(SUITS)) if tables.preferred else None,
    }


def _dealt(cards: list[str], number: int) -> list[str]:
    hand = cards[:number]
    del cards[:number]
    return hand


def choices(hand: Hand) -> list[tuple[int, Action]]:
    """Some of what may be done now, with the seats, the plainest first: where cards are thrown, a few of the many."""
    if hand.to_act is None:
        return []
    acts = hand.legal()
    places = range(len(acts)) if len(acts) <= 64 else [*range(11), *range(11, len(acts), len(acts) // 40)]
    mine = [(hand.to_act, acts[place]) for place in places]
    others = [(seat, act) for seat in hand.declarers if seat != hand.to_act for act in hand.legal(seat)]
    return [*mine, *others]


def one_of(draw: Draw, options: list[tuple[int, Action]]) -> tuple[int, Action]:
    """One choice: first its kind, so that passes and calls come as often as bids, then one of that kind."""
    kinds = list(dict.fromkeys(act.kind for _, act in options))
    kind = draw(st.sampled_from(kinds))
    chosen: tuple[int, Action] = draw(st.sampled_from([option for option in options if option[1].kind == kind]))
    return chosen


@st.composite
def hands(draw: st.DrawFn, rules: Ruleset) -> Hand:
    """A whole hand, from the deal to the settlement.

    Where the engine gives no act, or refuses one that it listed, the hand ends there, for the properties to find.
    """
    hand = rules.deal(**draw(deals(rules.tables)))
    while options := choices(hand):
        if not _did(hand, *one_of(draw, options)):
            break
    return hand


def _did(hand: Hand, seat: int, act: Action) -> bool:
    try:
        hand.apply(act, seat)
    except IllegalAct:
        return False
    except Exception as error:
        record = hand.record() | {"refused": [seat, str(act)]}
        raise BrokenError(f"The engine fails at {str(act)!r}: {type(error).__name__}: {error}", record) from error
    return True


@st.composite
def auctions(draw: st.DrawFn, rules: Ruleset) -> Hand:
    """A hand whose auction is over, or that all have passed."""
    hand = rules.deal(**draw(deals(rules.tables)))
    while hand.phase in ("auction", "offer") and (options := choices(hand)):
        seat, act = one_of(draw, options)
        hand.apply(act, seat)
    return hand


@attrs.frozen
class Trick:
    """A trick to be played to: the contract, its trump (a suit in words or None), the hand, the cards on the table."""

    contract: str
    trump: str | None
    hand: tuple[str, ...]
    trick: tuple[str, ...]


@st.composite
def tricks(draw: st.DrawFn, tables: Tables) -> Trick:
    """What a player may find before him: any hand, any cards on the table, in any game."""
    games = [(c.id, SUITS[suit] if suit < 4 else None) for c in tables.contracts for suit in _trumps(c.rankings)]
    contract, trump = draw(st.sampled_from(games))
    cards = draw(st.permutations(tables.deck))
    size = draw(st.integers(1, tables.hand_size))
    table = draw(st.integers(1, tables.players - 1))
    return Trick(contract, trump, tuple(cards[:size]), tuple(cards[size : size + table]))


def _trumps(rankings: tuple[int, ...]) -> list[int]:
    return [suit for suit, ranking in enumerate(rankings) if ranking >= 0]
