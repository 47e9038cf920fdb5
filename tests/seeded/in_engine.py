"""Faults in the engine itself: functions put in the place of right ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from ombre_dsl.ruleset import auction as lowering
from ombre_dsl.ruleset.from_rulebook import tables_from
from ombre_dsl.runtime import Tables, choosing, exchanging, hand, playing, prepared, settle, state, trick
from ombre_dsl.runtime.actions import Action
from ombre_dsl.testing import Subject

from .nets import Fault, Sow


def patched(home: Any, name: str, make: Callable[[Any], Any]) -> Sow:
    """The engine with ``make(old)`` in the place of a function or method."""

    def sow(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(home, name, make(getattr(home, name)))

    return sow


def lowered(name: str, make: Callable[[Any], Any]) -> Sow:
    """Tables made by a compiler with ``make(old)`` in the place of one of the auction's functions."""

    def sow(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> Tables:
        monkeypatch.setattr(lowering, name, make(getattr(lowering, name)))
        return tables_from(subject.rulebook)

    return sow


# ---- bids ------------------------------------------------------------------------------------------------------------


def passes_once_more(old: Any) -> Any:
    """Who has passed is asked again as long as somebody else bids."""

    def passed(terms: Any, position: Any) -> Any:
        caller, rest = position.to_call, lowering._rest(position)
        again = (*rest, caller) if position.holders and rest else rest
        return lowering._go_on(terms, attrs.evolve(position, answering=-1, waiting=again, held=False))

    return passed


def holds_answer_holds(old: Any) -> Any:
    return lambda terms, position: old(terms, attrs.evolve(position, held=False))


def younger_holds(old: Any) -> Any:
    return lambda terms, position: old(attrs.evolve(terms, hold="anyone"), position)


# ---- cards -----------------------------------------------------------------------------------------------------------


def forbids_matadors(old: Any) -> Any:
    """A matador that need not be played may not be played."""
    return lambda self, held, led: held if led < 0 else held & self.calls_for[led] or held


def leaves_the_turned_card(old: Any) -> Any:
    def limits_of(entry: Any, contract: Any, role: str, place: int, talon: int, held: int) -> tuple[int, int]:
        least, most = old(entry, contract, role, place, talon, held)
        return (0 if contract.trump == "turned" else least), most

    return limits_of


def turns_the_last(old: Any) -> Any:
    def trump_of(self: Any, contract: Any, named: int) -> Any:
        if contract.trump == "turned":
            return self._prepared.deck.suits[self._talon[-1]]
        return old(self, contract, named)

    return trump_of


def draws_one_more(old: Any) -> Any:
    """One card more is drawn than was thrown."""

    def throw(self: Any, act: Action, seat: int) -> None:
        old(self, act, seat)
        if self.phase == "exchange" and self._drawn < len(self._talon):
            self._hands[seat] |= 1 << self._talon[self._drawn]
            self._drawn += 1

    return throw


def forced_player_leads(old: Any) -> Any:
    """Who plays because all have passed leads, whoever is eldest."""

    def start(self: Any) -> None:
        old(self)
        if self._prepared.contract(self._bidding.contract).rung < 0:
            self.to_act = self.declarers[0]

    return start


def next_seat_leads(old: Any) -> Any:
    def play_card(self: Any, card: int) -> None:
        old(self, card)
        if self.phase == "play" and not self._trick:
            self.to_act = (self.to_act + 1) % len(self._hands)

    return play_card


def as_dealt(old: Any) -> Any:
    """Matadors are counted in the hand as it was dealt."""

    def measure(self: Any, declarer: int) -> Any:
        found = old(self, declarer)
        found.matadors = self._rules.matadors(self._dealt[declarer])
        return found

    return measure


def known_at_once(old: Any) -> Any:
    return property(lambda self: seat if (seat := self._true_ally(self._played)) >= 0 else None)


def others_first(old: Any) -> Any:
    """The exchange goes round from the eldest."""

    def order(contract: Any, declarers: Any, players: int, sitter: int = -1) -> Any:
        return [*declarers, *(seat for seat in range(players) if seat not in declarers and seat != sitter)]

    return order


# ---- chips and records -----------------------------------------------------------------------------------------------


def odd_chip_lost(old: Any) -> Any:
    return lambda total, seats, is_side, declarer: [int(total / len(seats)) for _ in seats]


def odd_chip_to_the_later(old: Any) -> Any:
    return lambda total, seats, is_side, declarer: old(total, seats, is_side, declarer)[::-1]


def payer_keeps(old: Any) -> Any:
    """Whoever pays keeps what he pays."""

    def pay(prepared: Any, measure: Any, pays: Any, ledger: Any, factor: int = 1) -> None:
        old(prepared, measure, pays, ledger, factor)
        ledger.seats = [max(won, 0) for won in ledger.seats]

    return pay


def forgets_calls(old: Any) -> Any:
    def log(self: Any, seat: int, act: Action) -> None:
        if act.kind != "announce":
            old(self, seat, act)

    return log


def changes_first(old: Any) -> Any:
    """What is refused has been done already."""

    def apply(self: Any, act: Any, seat: Any = None) -> None:
        try:
            old(self, act, seat)
        except Exception:
            if self._talon:
                self._talon = (*self._talon[1:], self._talon[0])
            raise

    return apply


def takes_anything(old: Any) -> Any:
    """Any card of the hand is taken, whatever was led."""

    def play(self: Any, act: Action) -> None:
        card = self._prepared.played.get(act, -1)
        if card >= 0 and self._hands[self.to_act] >> card & 1:
            self.play_card(card)
        else:
            old(self, act)

    return play


FAULTS = (
    Fault("who has passed is let in again", "french", "interpreter", ("answers: next player", "@FR-14"),
          lowered("_passed", passes_once_more)),
    Fault("who has passed is let in again, by the other rule", "danish", "interpreter",
          ("answers: standing bidder", "@DA-11"),
          lowered("_passed", passes_once_more)),
    Fault("a hold answers a hold", "japanese", "interpreter", ("hold: anyone", "@JP-13"),
          lowered("_may_hold", holds_answer_holds)),
    Fault("a younger hand holds", "lithuanian", "interpreter", ("hold: elder", "@LT-29"),
          lowered("_may_hold", younger_holds)),
    Fault("a led basto forbids the manille", "danish", "interpreter",
          ("may withhold: spadille manille basto", "@DA-21"),
          patched(trick.TrickRules, "legal", forbids_matadors)),
    Fault("the turned card is not taken", "danish", "interpreter", ("trump: turned", "@DA-30"),
          patched(state, "limits_of", leaves_the_turned_card)),
    Fault("another card is turned", "french", "interpreter", ("trump: turned", "@FR-16"),
          patched(choosing.Choosing, "_trump_of", turns_the_last)),
    Fault("more cards are drawn than thrown", "danish", "interpreter", ("the hands", "exchange:"),
          patched(exchanging.Exchanging, "_throw", draws_one_more)),
    Fault("more cards are drawn than thrown, in hands", "danish", "cards", ("cards, and should have 9", "exchange:"),
          patched(exchanging.Exchanging, "_throw", draws_one_more)),
    Fault("the forced player leads", "lithuanian", "interpreter", ("lead: eldest", "@LT-38"),
          patched(playing.Playing, "_start_play", forced_player_leads)),
    Fault("the winner does not lead", "japanese", "interpreter", ("next lead: winner of the trick", "@JP-36"),
          patched(playing.Playing, "play_card", next_seat_leads)),
    Fault("matadors are counted as dealt", "french", "interpreter", ("pay matadors up to 3", "@FR-30"),
          patched(state.HandState, "measure", as_dealt)),
    Fault("the ally is known at once", "quadrille", "interpreter", ("the ally", "may call K"),
          patched(state.HandState, "ally", known_at_once)),
    Fault("the exchange goes the wrong way round", "danish", "interpreter",
          ("exchange order: after the declarer", "@DA-19"),
          patched(prepared, "seat_order", others_first)),
    Fault("an odd chip is lost", "french", "chips", ("sum to", "@FR-27"), patched(settle, "split", odd_chip_lost)),
    Fault("an odd chip goes to the later seat", "french", "interpreter",
          ("pay pot from pot to best_defender", "@FR-27"),
          patched(settle, "split", odd_chip_to_the_later)),
    Fault("whoever pays keeps it", "japanese", "chips", ("sum to", "| nolo_ouvert |"),
          patched(settle, "pay", payer_keeps)),
    Fault("a record forgets calls", "japanese", "records", ("record",),
          patched(playing.Playing, "_log", forgets_calls)),
    Fault("a refusal changes the hand", "danish", "refusals", ("is refused, and changes the hand",),
          patched(hand.Hand, "apply", changes_first)),
    Fault("a revoke is taken", "danish", "refusals", ("is not legal, and is taken",),
          patched(playing.Playing, "_play", takes_anything)),
)  # fmt: skip
