"""Worked examples: the question and the answer, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...rulebook.model import SUITS, Example
from .context import Context
from .markdown import Markdown, md
from .pieces import blocks


def examples(c: Context) -> Markdown | None:
    """All examples that are to be printed; None where there is none."""
    shown = [example for example in c.book.examples if example.shown]
    if not shown:
        return None
    return blocks(*(part for example in shown for part in _example(c, example)))


def _example(c: Context, example: Example) -> list[str]:
    tell = {"settle": _settle, "legal": _legal, "auction": _auction}[example.kind]
    question, answer = tell(c, example.question, example.expect)
    return [f"**{md(example.title)}**", c.paragraph([*question, c.cite(answer, example.expect_origin)])]


def _game(c: Context, question: Mapping[str, Any]) -> str:
    """The contract that is played, with what is named in it."""
    contract = c.contract(question["contract"])
    if question.get("plays"):
        game = c.contract(question["plays"])
        contract = c.p_("what is played", "{contract}, naming {game}", contract=contract, game=game)
    if not question.get("trump"):
        return contract
    return c.p_("what is played", "{contract} with {suit} as trump", contract=contract, suit=c.suit(question["trump"]))


# ---- a result ------------------------------------------------------------------------------------------------------


def _settle(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    declarers = [int(seat) for seat in question.get("declarers", [question.get("declarer", 0)])]
    lines = [_who_plays(c, declarers, question)]
    if "hand" in question:
        lines.append(c._("The declarer has {cards}.", cards=c.hand(question["hand"])))
    if "matadors" in question:
        lines.append(c.n_("He has {n} matador.", "He has {n} matadors.", question["matadors"]))
    lines += [c.say("{call} has been called.", call=c.call(call)) for call in _called(c, question)]
    if "ally" in question:
        lines.append(c.say("{who} is his ally.", who=c.seat(int(question["ally"]))))
    if "pot" in question:
        lines.append(c._("The pot holds {amount}.", amount=c.paid(question["pot"])))
    tricks = [
        c.p_("tricks of a seat", "{who} {number}", who=c.seat(seat), number=number)
        for seat, number in enumerate(question["tricks"])
    ]
    lines.append(c._("Tricks: {tricks}.", tricks=c.listed(tricks)))
    return lines, _result(c, declarers, question, expect)


def _who_plays(c: Context, declarers: list[int], question: Mapping[str, Any]) -> str:
    who = c.listed([c.seat(seat) for seat in declarers])
    if len(declarers) == 1:
        return c.say("{who} plays {game}.", who=who, game=_game(c, question))
    return c.say("{who} play {game}.", who=who, game=_game(c, question))


def _called(c: Context, question: Mapping[str, Any]) -> list[str]:
    """Every call that was made, whichever way the question says it."""
    made = [*question.get("called", ()), *question.get("announced", ())]
    for key, ends in (("surrendered", "given up"), ("stopped", "stopped")):
        if question.get(key):
            made += [call.id for call in c.book.calls if call.ends is not None and call.ends.value == ends]
    return list(dict.fromkeys(made))


def _result(c: Context, declarers: list[int], question: Mapping[str, Any], expect: Mapping[str, Any]) -> str:
    parts = []
    if expect.get("outcome"):
        parts.append(c.say("The result is **{outcome}**.", outcome=c.outcome(expect["outcome"])))
    for seat, outcome in sorted((int(seat), outcome) for seat, outcome in expect.get("outcomes", {}).items()):
        who = c.seat(seat)
        parts.append(c.say("For {who} the result is **{outcome}**.", who=who, outcome=c.outcome(outcome)))
    for seat, number in _by_seat(expect.get("seats", ())):
        parts.append(_moves(c, _with_role(c, seat, declarers, question.get("ally")), number))
    if "pot" in expect:
        held = expect["pot"]
        parts.append(
            c._("The pot then holds {amount}.", amount=c.paid(held)) if held else c._("The pot is then empty.")
        )
    return c.paragraph(parts) if parts else c._("So it is.")


def _by_seat(seats: Any) -> list[tuple[int, int]]:
    """What each seat gets, where the example says it."""
    pairs = seats.items() if isinstance(seats, Mapping) else enumerate(seats)
    return sorted((int(seat), number) for seat, number in pairs if number is not None)


def _with_role(c: Context, seat: int, declarers: list[int], ally: object) -> str:
    who = c.seat(seat)
    if seat in declarers:
        return c.p_("a seat and its part", "{who} (declarer)", who=who)
    if seat == ally:
        return c.p_("a seat and its part", "{who} (ally)", who=who)
    if c.book.table.sitter is not None and seat == c.book.table.sitter.value:
        return c.p_("a seat and its part", "{who} (sits out)", who=who)
    return c.p_("a seat and its part", "{who} (defender)", who=who)


def _moves(c: Context, who: str, number: int) -> str:
    if number == 0:
        return c.say("{who} neither gets nor loses anything.", who=who)
    if number > 0:
        return c.say("{who} gets {amount}.", who=who, amount=c.paid(number))
    return c.say("{who} loses {amount}.", who=who, amount=c.paid(-number))


# ---- legal cards ---------------------------------------------------------------------------------------------------


def _legal(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    led = [c.the_card(card) for card in question["trick"]]
    lines = [
        c.say("{game} is played.", game=_game(c, question)),
        c._("A player holds {cards}.", cards=c.hand(question["hand"])),
    ]
    if led:
        lines.append(c.say("{card} is led.", card=led[0]))
    if len(led) > 1:
        lines.append(c._("Played to it: {cards}.", cards=c.listed(led[1:])))
    cards = [c.the_card(card) for card in expect["cards"]]
    if set(expect["cards"]) == set(question["hand"]):
        return lines, c._("He may play any of his cards.")
    if len(cards) == 1:
        return lines, c._("He must play {card}.", card=cards[0])
    return lines, c._("He may play {cards}, and nothing else.", cards=c.either(cards))


# ---- auctions ------------------------------------------------------------------------------------------------------


def _auction(c: Context, question: Mapping[str, Any], expect: Mapping[str, Any]) -> tuple[list[str], str]:
    calls = [call if isinstance(call, str) else call[1] for call in question["calls"]]
    seats = question.get("seats") or [None if isinstance(call, str) else call[0] for call in question["calls"]]
    told = [_call(c, seat, call) for seat, call in zip(seats, calls, strict=False)]
    return [c.sentence(c.apart(told))] if told else [], _state(c, expect)


def _call(c: Context, seat: int | None, call: str) -> str:
    who = c.p_("somebody", "a player") if seat is None else c.seat(seat)
    kind, *rest = call.split()
    contract = next((c.contract(word) for word in rest if any(word == known.id for known in c.book.contracts)), "")
    suit = next((c.suit(word) for word in rest if word in SUITS), "")
    if kind == "bid":
        if suit:
            return c._("{who} bids {contract} in {suit}", who=who, contract=contract, suit=suit)
        return c._("{who} bids {contract}", who=who, contract=contract)
    if kind == "hold":
        return _hold(c, who, contract, suit)
    words = {
        "pass": c._("{who} passes", who=who),
        "listen": c._("{who} listens", who=who),
        "join": c._("{who} joins", who=who),
        "take": c._("{who} takes the talon", who=who),
    }
    return words.get(kind) or f"{who} {md(call)}"


def _hold(c: Context, who: str, contract: str, suit: str) -> str:
    if contract and suit:
        return c._("{who} holds with {contract} in {suit}", who=who, contract=contract, suit=suit)
    if contract:
        return c._("{who} holds with {contract}", who=who, contract=contract)
    return c._("{who} holds in {suit}", who=who, suit=suit) if suit else c._("{who} holds", who=who)


def _state(c: Context, expect: Mapping[str, Any]) -> str:
    if expect.get("state") == "open":
        return c._("It is for {who} to speak.", who=c.seat(expect["to_call"]))
    if expect.get("state") == "passed_out":
        if expect.get("then") == "redeal":
            return c._("All have passed: the cards are thrown in and the same dealer deals anew.")
        return c._("All have passed: the cards are thrown in and the next dealer deals anew.")
    declarers = [int(seat) for seat in expect.get("declarers", [expect.get("declarer", 0)])]
    who = c.listed([c.seat(seat) for seat in declarers])
    if len(declarers) == 1:
        return c._("{who} is the declarer in {game}.", who=who, game=_game(c, expect))
    return c._("{who} are the declarers in {game}.", who=who, game=_game(c, expect))
