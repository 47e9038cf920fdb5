"""The record of a hand that the kernel has played, in the words of the runtime."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.lower_programs import outcome_ids
from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.calls import call_action
from ombre_dsl.runtime.cards import Deck, suit_word
from ombre_dsl.runtime.tables import Tables

_WORDS = {
    at.ACT_PASS: "pass", at.ACT_BID: "bid", at.ACT_HOLD: "hold", at.ACT_JOIN: "join", at.ACT_LISTEN: "listen",
    at.ACT_TAKE_TALON: "take talon", at.ACT_CHOOSE: "choose", at.ACT_CALL_CARD: "call", at.ACT_EXCHANGE: "exchange",
    at.ACT_DISCARD: "discard", at.ACT_PLAY: "play",
}  # fmt: skip
_THEN = {at.THEN_REDEAL: "redeal", at.THEN_NEXT_DEALER: "next_dealer"}


def record(tables: Tables, s: npt.NDArray[np.int64], row: Any, place: dict[str, int]) -> dict[str, Any]:
    """The record of the hand in ``s``, whose row is given, and what it tells of its place in a match."""
    deck, state = Deck(tables.deck), [int(number) for number in s]
    first = at.CARDS + sum(tables.packets) * (tables.players - (tables.sitter >= 0) + tables.unplayed)
    unplayed = {"unplayed": _unplayed(tables, deck, state)} if tables.unplayed else {}
    return {
        "variant": tables.name,
        "hands": [deck.list(state[at.DEALT + seat]) for seat in range(tables.players)],
        "talon": [deck.names[card] for card in state[first : first + tables.talon]],
        **unplayed,
        "preferred": suit_word(state[at.PREFERRED]),
        "pot": state[at.FIRST_POT],
        **place,
        "actions": [
            [state[act] >> 4, str(act_of(tables, deck, state[act] & 15, state[act + 1]))]
            for act in range(at.LOG, at.LOG + 2 * state[at.LOG_COUNT], 2)
        ],
        "result": _result(tables, state, row),
    }


def _unplayed(tables: Tables, deck: Deck, state: list[int]) -> list[list[str]]:
    """The hands that nobody plays, from the places of their cards in the shuffled deck."""
    seats = tables.players - (tables.sitter >= 0)
    heaps, place = [0] * tables.unplayed, at.CARDS
    for packet in tables.packets:
        place += packet * seats
        for heap in range(tables.unplayed):
            heaps[heap] |= sum(1 << card for card in state[place : place + packet])
            place += packet
    return [deck.list(heap) for heap in heaps]


def act_of(tables: Tables, deck: Deck, kind: int, what: int) -> Action:
    """The act that an entry of the log stands for."""
    if kind == at.ACT_SAY:
        return call_action(tables.calls[what])
    if kind in (at.ACT_BID, at.ACT_HOLD, at.ACT_CHOOSE):
        contract, suit = (what >> 3) - 1, (what & 7) - 1
        ident = tables.contracts[contract].id if contract >= 0 else None
        return Action(_WORDS[kind], ident, suit_word(suit))
    if kind in (at.ACT_EXCHANGE, at.ACT_DISCARD):
        return Action(_WORDS[kind], cards=tuple(deck.list(what)))
    cards = (deck.names[what],) if kind in (at.ACT_CALL_CARD, at.ACT_PLAY) else ()
    return Action(_WORDS[kind], cards=cards)


def _result(tables: Tables, state: list[int], row: Any) -> dict[str, Any]:
    declarers = state[at.DECLARER : at.DECLARER + state[at.DECLARER_COUNT]]
    names = outcome_ids(tables)
    outcomes = {seat: names[row["outcome"][seat]] for seat in declarers}
    data: dict[str, Any] = {"outcome": outcomes[declarers[0]] if declarers else None}
    if len(declarers) > 1:
        data = {"outcomes": {str(seat): outcome for seat, outcome in outcomes.items()}}
    data["declarers"] = declarers
    if row["ally"] >= 0:
        data["ally"] = int(row["ally"])
    if row["contract"] >= 0:
        data["contract"] = tables.contracts[row["contract"]].id
    trump = suit_word(int(row["trump"]))
    if trump is not None:
        data["trump"] = trump
    data |= {"tricks": row["tricks"].tolist(), "seats": row["pay"].tolist(), "pot": int(row["pot"])}
    if state[at.THEN]:
        data["then"] = _THEN[state[at.THEN]]
    return data
