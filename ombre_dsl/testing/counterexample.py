"""What a property that fails says: the statement, the case, the lines that it rests on, and something to paste."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ..interpret import PlainHand
from ..proofs.blocks import printed
from ..rulebook.model import Origin
from ..runtime.ask import ask
from ..runtime.prepared import Prepared
from .grounds import told

Case = tuple[dict[str, Any], dict[str, Any]]
"""A question as in ``ombre ask``, and what the rulebook answers."""


class BrokenError(AssertionError):
    """A property that does not hold.

    ``says``: what is wrong.  ``record``: the hand that shows it.  ``block``: the same as an ``example`` with what the
    rulebook says, where the language has words for it.  ``origins``: the lines of the variant that it rests on.
    """

    def __init__(
        self, says: str, record: Mapping[str, Any], *, block: str = "", origins: tuple[Origin, ...] = ()
    ) -> None:
        super().__init__(says)
        self.says, self.record, self.block, self.origins = says, dict(record), block, origins

    def __str__(self) -> str:
        case = self.block or json.dumps(self.record, ensure_ascii=False)
        head = "An example that shows it:" if self.block else "The record of the hand:"
        return "\n".join(part for part in (self.says, told(self.origins), head, case) if part)


def as_example(engine: Prepared, hand: PlainHand, what: str) -> str:
    """What the rulebook says of this moment, as an ``example`` that fails on the engine; empty where there is none."""
    if hand.phase == "play" and hand.trick and what == "the acts":
        return _shown(engine, "The cards that may be played", _legal(hand))
    if hand.phase == "auction" and hand.actions and what == "who is to act":
        return _shown(engine, "Who is to call", _auction(hand))
    if hand.phase == "done" and hand.outcomes and what == "the result":
        return _shown(engine, "What is paid", _settled(hand))
    return ""


def _shown(engine: Prepared, title: str, case: Case) -> str:
    question, expected = case
    asked = {key: value for key, value in question.items() if key not in ("seats", "called")}
    for name in question.get("called", ()):
        kind = engine.call(engine.call_places[name]).kind
        if kind == "announce":
            asked.setdefault("announced", []).append(name)
        else:
            asked["surrendered" if kind == "surrender" else "stopped"] = True
    answer = ask(engine, asked)
    same = all(_comparable(answer.get(key)) == _comparable(value) for key, value in expected.items() if key in answer)
    return "" if same or "error" in answer else printed("example", title, engine.tables, question, expected)


def _comparable(value: object) -> object:
    return sorted(value) if isinstance(value, list) and all(isinstance(one, str) for one in value) else value


def _legal(hand: PlainHand) -> Case:
    """Which cards may be played to the card led."""
    assert hand.to_act is not None and hand.rules is not None
    held, led = hand.hands[hand.to_act], [card for _, card in hand.trick]
    question = {"ask": "legal", "contract": hand.game, "trump": _named(hand), "hand": sorted(held), "trick": led}
    return question, {"cards": sorted(hand.rules.playable(held, led[0]))}


def _named(hand: PlainHand) -> str | None:
    return hand.trump if hand.book.contract(hand.game).trump.value.kind in ("named", "turned", "preferred") else None


def _auction(hand: PlainHand) -> Case:
    calls = {"seats": [seat for seat, _ in hand.actions], "calls": [act for _, act in hand.actions]}
    return {"ask": "auction", **calls}, {"state": "open", "to_call": hand.to_act}


def _settled(hand: PlainHand) -> Case:
    first = hand.facts(hand.declarers[0])
    company = {"declarers": hand.declarers} if len(hand.declarers) > 1 else {"declarer": hand.declarers[0]}
    plays = hand.game if hand.book.contract(hand.contract).plays else None
    question = {
        "ask": "settle", "contract": hand.contract, "trump": _named(hand), "plays": plays, **company,
        "tricks": list(hand.tricks), "called": sorted(first.called), "pot": hand.deal.pot, "matadors": first.matadors,
        "ally": hand.true_ally(), "deal": hand.deal.deals + 1, "passed_out": hand.deal.passed_out,
    }  # fmt: skip
    return question, dict(hand.result or {})
