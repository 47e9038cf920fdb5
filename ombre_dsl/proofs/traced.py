"""What a whole hand or a match rests on, act by act, when it is replayed from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..runtime.errors import IllegalAct, RecordError
from ..runtime.hand import Hand
from ..runtime.replaying import replay
from .statements import SHOWN_IN_HANDS, Key

if TYPE_CHECKING:
    from .coverage import Tracer

_BIDDING = ("pass", "bid", "hold", "listen", "join", "take talon")


def of_record(tracer: Tracer, record: Mapping[str, Any]) -> set[Key]:
    """The statements that a hand goes by; none where the record is at fault, which is told elsewhere."""
    keys: set[Key] = set()
    try:
        hand = replay(tracer.prepared, {**record, "actions": [], "result": None})
        keys |= _auction(tracer, record)
        for seat, act in record.get("actions", []):
            keys |= _before(tracer, hand, seat, act)
            hand.apply(act, seat)
    except (RecordError, IllegalAct, ValueError, TypeError):
        return keys
    return keys | _settled(tracer, hand)


def of_match(tracer: Tracer, record: Mapping[str, Any]) -> set[Key]:
    """The statements that the hands of a match go by, its payments before deals, and its end."""
    keys: set[Key] = {("match",)}
    keys |= {("before deal", payment.rule) for payment in tracer.tables.match.before_deal}
    for deal in record.get("deals", []):
        keys |= of_record(tracer, deal) if isinstance(deal, Mapping) else set()
    return keys


def _auction(tracer: Tracer, record: Mapping[str, Any]) -> set[Key]:
    hands = {seat: list(cards) for seat, cards in enumerate(record["hands"]) if cards}
    calls = [act for _, act in record["actions"] if act.startswith(_BIDDING)]
    return tracer.of_question({"ask": "auction", "calls": calls, "cards": hands, "pot": record.get("pot") or 0})


def _before(tracer: Tracer, hand: Hand, seat: int, act: str) -> set[Key]:
    """What an act rests on, as the hand stands before it."""
    kind, game = act.split()[0], hand.game
    if game is None:
        return set()
    rules = dict(game.rules)
    if kind == "exchange":
        return {("setting", name, rules.get(name, -1)) for name in ("exchange", "exchange order")}
    if kind != "play":
        return set()
    if not hand.trick:
        return {("play", "next lead" if any(hand.tricks) else "lead"), ("play", "takes")}
    led = [card for _, card in hand.trick]
    asked = {"ask": "legal", "contract": game.id, "trump": hand.trump, "hand": hand.hands[seat], "trick": led}
    return tracer.of_question(asked)


def _settled(tracer: Tracer, hand: Hand) -> set[Key]:
    if hand.result is None or not hand.declarers or hand.game is None:
        return set()
    rules = dict(hand.game.rules)
    shown = {("setting", name, rules[name]) for name in SHOWN_IN_HANDS if rules.get(name, -1) >= 0}
    return shown | tracer.of_case([hand.measure(seat) for seat in hand.declarers])
