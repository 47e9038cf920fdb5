"""A hand from its record: the deal, then every action, then whether the result is what the record says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ombre_dsl.runtime.cards import SUITS
from ombre_dsl.runtime.dealing import given
from ombre_dsl.runtime.errors import IllegalAct, RecordError
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.prepared import Prepared

_MOST = 10**9


def replay(prepared: Prepared, record: object) -> Hand:
    """The hand that a record tells of; RecordError names the action that cannot be played."""
    if not isinstance(record, Mapping):
        raise RecordError("a record is an object with hands, talon and actions")
    check_variant(prepared, record)
    hand = _dealt(prepared, record)
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


def check_variant(prepared: Prepared, record: Mapping[str, Any]) -> None:
    """RecordError for a record of another variant."""
    name = prepared.tables.name
    if record.get("variant", name) != name:
        raise RecordError(f"the record is of {record['variant']!r}, and these are the rules of {name!r}")


def _dealt(prepared: Prepared, record: Mapping[str, Any]) -> Hand:
    hands, talon, pot, preferred = (record.get(key) for key in ("hands", "talon", "pot", "preferred"))
    unplayed = record.get("unplayed")
    if not _is_heaps(hands) or not _is_texts(talon):
        raise RecordError("the record's hands are lists of cards, one a seat, and its talon is a list of cards")
    if unplayed is not None and not _is_heaps(unplayed):
        raise RecordError("the record's unplayed hands are lists of cards")
    if pot is not None and (isinstance(pot, bool) or not isinstance(pot, int) or not 0 <= pot <= _MOST):
        raise RecordError("the record's pot is a number of chips, from 0 on")
    if preferred is not None and preferred not in SUITS:
        raise RecordError(f"the record's preferred suit is one of {', '.join(SUITS)}")
    if preferred is None and prepared.tables.preferred:
        raise RecordError("the record says no preferred suit, and the game has one")
    number, passed_out = _count(record, "deal", 1), _count(record, "passed_out", 0)
    suit = SUITS.index(preferred) if preferred is not None and prepared.tables.preferred else -1
    try:
        deal = given(prepared, hands or (), talon, unplayed)
    except ValueError as error:
        raise RecordError(f"the deal of the record: {error}") from None
    return Hand(prepared, deal._replace(preferred=suit, deals=number - 1, passed_out=passed_out), pot or 0)


def _count(record: Mapping[str, Any], key: str, least: int) -> int:
    """A number that tells where in a match a deal stands; the least when the record does not say."""
    value = record.get(key, least)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= _MOST:
        raise RecordError(f"the record's {key} is a number of deals, from {least} on")
    return value


def check_stated(stated: Mapping[str, Any], found: Mapping[str, Any], whose: str) -> None:
    """What a record says of a result must be what was found."""
    for key, value in stated.items():
        if key in found and found[key] != value:
            raise RecordError(f"the record says that {key} is {value!r}, but the {whose} gives {found[key]!r}")


def _check_result(stated: object, hand: Hand) -> None:
    if stated is None:
        return
    if not isinstance(stated, Mapping):
        raise RecordError("the record's result is an object")
    if hand.result is None:
        raise RecordError(f"the record has a result, but the hand is not over: it is at its {hand.phase}")
    check_stated(stated, hand.result.as_record(), "hand")


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _is_heaps(value: object) -> bool:
    return isinstance(value, list) and all(_is_texts(heap) for heap in value)


def _pair(number: int, entry: object) -> tuple[int, str]:
    if isinstance(entry, Sequence) and len(entry) == 2:
        seat, text = entry
        if isinstance(seat, int) and not isinstance(seat, bool) and isinstance(text, str):
            return seat, text
    raise RecordError(f'action {number} is not a seat and a text, such as [0, "pass"]')
