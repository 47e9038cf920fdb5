"""Worked examples: the question and the answer, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...rulebook.model import Example
from .context import Context
from .english import blocks, capital, listed, paragraph
from .markdown import Markdown, md


def examples(c: Context) -> Markdown | None:
    """All examples that are to be printed; None where there is none."""
    shown = [example for example in c.book.examples if example.shown]
    if not shown:
        return None
    return blocks(*(part for example in shown for part in _example(c, example)))


def _example(c: Context, example: Example) -> list[str]:
    tell = {"settle": _settle, "legal": _legal, "auction": _auction}[example.kind]
    question, answer = tell(c, example.question, example.expect)
    return [f"**{md(example.title)}**", paragraph([*question, c.say(answer, example.expect_origin)])]


# ---- a result ------------------------------------------------------------------------------------------------------


def _settle(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    declarers = [int(seat) for seat in question.get("declarers", [question.get("declarer", 0)])]
    alone = len(declarers) == 1
    lines = [
        f"{capital(listed([c.seat(seat) for seat in declarers]))} {'plays' if alone else 'play'} {_game(c, question)}."
    ]
    if "hand" in question:
        lines.append(f"The declarer has {c.hand(question['hand'])}.")
    if "matadors" in question:
        lines.append(f"He has {question['matadors']} matadors." if question["matadors"] != 1 else "He has 1 matador.")
    lines += [capital(f"{c.call(call)} has been called.") for call in _called(c, question)]
    if "pot" in question:
        lines.append(f"In the pot there {'is' if question['pot'] == 1 else 'are'} {c.units(question['pot'])}.")
    tricks = [f"{c.seat(seat)} {number}" for seat, number in enumerate(question["tricks"])]
    lines.append(f"Tricks: {listed(tricks)}.")
    return lines, _result(c, declarers, expect)


def _called(c: Context, question: Mapping[str, Any]) -> list[str]:
    """Every call that was made, whichever way the question says it."""
    made = [*question.get("called", ()), *question.get("announced", ())]
    for key, ends in (("surrendered", "given up"), ("stopped", "stopped")):
        if question.get(key):
            made += [call.id for call in c.book.calls if call.ends is not None and call.ends.value == ends]
    return list(dict.fromkeys(made))


def _game(c: Context, question: Mapping[str, Any]) -> str:
    trump = f" with {c.suit(question['trump'])} as trump" if question.get("trump") else ""
    plays = f", naming {c.contract(question['plays'])}" if question.get("plays") else ""
    return f"{c.contract(question['contract'])}{plays}{trump}"


def _result(c: Context, declarers: list[int], expect: Mapping[str, Any]) -> str:
    parts = []
    if expect.get("outcome"):
        parts.append(f"the result is **{c.outcome(expect['outcome'])}**")
    for seat, outcome in sorted((int(seat), outcome) for seat, outcome in expect.get("outcomes", {}).items()):
        parts.append(f"for {c.seat(seat)} the result is **{c.outcome(outcome)}**")
    parts += [_moves(c, seat, number, declarers) for seat, number in _by_seat(expect.get("seats", ()))]
    if "pot" in expect:
        left = c.units(expect["pot"]) if expect["pot"] else f"no {c.unit}s"
        parts.append(f"the pot then holds {left}")
    return f"{'; '.join(parts)}." if parts else "So it is."


def _by_seat(seats: Any) -> list[tuple[int, int]]:
    """What each seat gets, where the example says it."""
    pairs = seats.items() if isinstance(seats, Mapping) else enumerate(seats)
    return sorted((int(seat), number) for seat, number in pairs if number is not None)


def _moves(c: Context, seat: int, number: int, declarers: list[int]) -> str:
    who = f"{c.seat(seat)} ({'declarer' if seat in declarers else 'defender'})"
    if number == 0:
        return f"{who} neither gets nor loses anything"
    return f"{who} {'gets' if number > 0 else 'loses'} {c.units(abs(number))}"


# ---- legal cards and auctions --------------------------------------------------------------------------------------


def _legal(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    led = [c.playing_card(card) for card in question["trick"]]
    lines = [f"{capital(_game(c, question))} is played. A player holds {c.hand(question['hand'])}."]
    if led:
        lines.append(f"The {led[0]} is led." + (f" On it lie the {listed(led[1:])}." if led[1:] else ""))
    cards = [f"the {c.playing_card(card)}" for card in expect["cards"]]
    if set(expect["cards"]) == set(question["hand"]):
        answer = "he may play any of his cards."
    elif len(cards) == 1:
        answer = f"he must play {cards[0]}."
    else:
        answer = f"he may play {listed(cards, 'or')}, and nothing else."
    return lines, answer


def _auction(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    calls = [call if isinstance(call, str) else call[1] for call in question["calls"]]
    seats = question.get("seats") or [None if isinstance(call, str) else call[0] for call in question["calls"]]
    told = [_call(c, seat, call) for seat, call in zip(seats, calls, strict=False)]
    return [f"{capital(listed(told))}."], _state(c, expect)


def _call(c: Context, seat: int | None, call: str) -> str:
    who = "a player" if seat is None else c.seat(seat)
    kind, *rest = call.split()
    verb = {"pass": "passes", "bid": "bids", "hold": "holds", "listen": "listens", "join": "joins"}.get(kind, kind)
    contract = [c.contract(word) for word in rest if any(word == known.id for known in c.book.contracts)]
    suit = [c.suit(word) for word in rest if word in ("spades", "clubs", "hearts", "diamonds")]
    words = [verb, *contract, *(f"in {word}" for word in suit)]
    return f"{who} {' '.join(words)}"


def _state(c: Context, expect: Mapping[str, Any]) -> str:
    if expect.get("state") == "open":
        return f"it is for {c.seat(expect['to_call'])} to speak."
    if expect.get("state") == "passed_out":
        again = "the same dealer deals" if expect.get("then") == "redeal" else "the next dealer deals"
        return f"all have passed: the cards are thrown in and {again} anew."
    declarers = [int(seat) for seat in expect.get("declarers", [expect.get("declarer", 0)])]
    verb = "is the declarer" if len(declarers) == 1 else "are the declarers"
    return f"{listed([c.seat(seat) for seat in declarers])} {verb} in {_game(c, expect)}."
