"""What a whole hand or a match rests on, act by act, when it is replayed from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..runtime.errors import IllegalAct, RecordError
from ..runtime.hand import Hand
from ..runtime.replaying import replay
from .statements import SHOWN_IN_HANDS, Key, exchange_key

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
    return keys | _settled(tracer, hand) | _penalties(tracer, hand)


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
    if kind == "penalty":
        ids = [penalty.id for penalty in tracer.tables.penalties]
        return {("penalty", ids.index(act.split()[1]))}
    if game is None:
        return set()
    rules = dict(game.rules)
    if kind == "exchange":
        role = "declarer" if seat in hand.declarers else "defender"
        return {exchange_key(game, role), ("setting", "exchange order", rules.get("exchange order", -1))}
    if kind != "play":
        return set()
    if not hand.trick:
        return {("play", "next lead" if any(hand.tricks) else "lead"), ("play", "takes")}
    led = [card for _, card in hand.trick]
    asked = {"ask": "legal", "contract": game.id, "trump": hand.trump, "hand": hand.hands[seat], "trick": led}
    return tracer.of_question(asked)


def _penalties(tracer: Tracer, hand: Hand) -> set[Key]:
    """The payments that were made for penalties, where the hand is over."""
    made = {line.rule for line in hand.result.lines} if hand.result is not None else set[int]()
    penalties = enumerate(tracer.tables.penalties)
    return {("penalty pays", n, due.rule) for n, one in penalties for due in one.payments if due.rule in made}


def _settled(tracer: Tracer, hand: Hand) -> set[Key]:
    if not hand.declarers or hand.game is None:
        return set()
    rules, laid_open = dict(hand.game.rules), hand.result is not None or any(hand.shown)
    shown = {("setting", name, rules[name]) for name in SHOWN_IN_HANDS if laid_open and rules.get(name, -1) >= 0}
    return shown | (set() if hand.result is None else tracer.of_case([hand.measure(seat) for seat in hand.declarers]))


def of_windows(tracer: Tracer, record: Mapping[str, Any], wanted: Mapping[tuple[int, str], bool]) -> set[Key]:
    """The ends of windows that what may not be called rests on: of a call that was open before, or is not yet."""
    closed = {(seat, name) for (seat, name), allowed in wanted.items() if not allowed}
    try:
        hand = replay(tracer.prepared, {**record, "actions": [], "result": None})
        opened = set(_open(tracer, hand))
        for seat, act in record.get("actions", []):
            hand.apply(act, seat)
            opened |= _open(tracer, hand)
    except (RecordError, IllegalAct, ValueError, TypeError):
        return set()
    keys: set[Key] = set()
    for seat, name in closed:
        place = tracer.prepared.call_places[name]
        if seat in hand.declarers and hand.game is not None and hand.game.id in _in(tracer, place):
            keys.add(("window", place, "until" if (seat, name) in opened else "from"))
    return keys


def _open(tracer: Tracer, hand: Hand) -> set[tuple[int, str]]:
    """Who may call what, as a hand stands."""
    calls = tracer.tables.calls
    return {(seat, calls[place].id) for seat in tracer.prepared.seats for place in hand.open_calls(seat)}


def _in(tracer: Tracer, call: int) -> set[str]:
    """The contracts in which something may be called."""
    return {tracer.tables.contracts[place].id for place in tracer.tables.calls[call].contracts}
