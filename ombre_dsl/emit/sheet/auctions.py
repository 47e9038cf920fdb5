"""Worked examples of auctions: what is called, and how the auction stands then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...rulebook.model import SUITS
from .context import Context
from .markdown import md
from .speech import marked

Question = Mapping[str, Any]
Told = tuple[list[str], str]


def game_words(c: Context, question: Question) -> str:
    """The contract that is played, with what is named in it."""
    contract = c.contract(question["contract"])
    if question.get("plays"):
        game = c.contract(question["plays"])
        contract = c.p_("what is played", "{contract}, naming {game}", contract=contract, game=game)
    if not question.get("trump"):
        return contract
    return c.p_("what is played", "{contract} with {suit} as trump", contract=contract, suit=c.suit(question["trump"]))


def in_match(c: Context, question: Question) -> list[str]:
    """Which deal of the match it is, and how many before it were passed out, as far as an example says."""
    lines: list[str] = [c._("It is deal {n} of the match.", n=question["deal"])] if "deal" in question else []
    if "passed_out" in question:
        lines.append(
            c.n_(
                "Just before it, {n} deal has been passed out.",
                "Just before it, {n} deals in a row have been passed out.",
                question["passed_out"],
            )
        )
    return lines


def auction_told(c: Context, question: Question, expect: Question) -> Told:
    """An auction up to a point, and how it stands then."""
    calls = [call if isinstance(call, str) else call[1] for call in question["calls"]]
    seats = question.get("seats") or [None if isinstance(call, str) else call[0] for call in question["calls"]]
    told = [_call(c, seat, call) for seat, call in zip(seats, calls, strict=False)]
    lines: list[str] = [
        c.say("{who} has {cards}.", who=c.seat(int(seat)), cards=c.hand(cards))
        for seat, cards in sorted(question.get("cards", {}).items())
    ]
    if "pot" in question:
        lines.append(c._("The pot holds {amount}.", amount=c.paid(question["pot"])))
    lines += in_match(c, question)
    lines.append(c.sentence(c.apart(told)) if told else c._("Nobody has spoken yet."))
    return lines, standing(c, expect)


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


def standing(c: Context, expect: Question) -> str:
    """How an auction stands."""
    lines: list[str] = []
    if expect.get("state") == "open":
        lines.append(c._("It is for {who} to speak.", who=c.seat(expect["to_call"])))
    elif expect.get("state") == "passed_out" and expect.get("then") == "redeal":
        lines.append(c._("All have passed: the cards are thrown in and the same dealer deals anew."))
    elif expect.get("state") == "passed_out":
        lines.append(c._("All have passed: the cards are thrown in and the next dealer deals anew."))
    elif "contract" in expect:
        lines.append(_won(c, expect))
    return c.paragraph([*lines, *_allowed(c, expect)])


def _won(c: Context, expect: Question) -> str:
    declarers = [int(seat) for seat in expect.get("declarers", [expect.get("declarer", 0)])]
    who = c.listed([c.seat(seat) for seat in declarers])
    if len(declarers) == 1:
        return c.say("{who} is the declarer in {game}.", who=who, game=game_words(c, expect))
    return c.say("{who} are the declarers in {game}.", who=who, game=game_words(c, expect))


_MAY = {
    ("may_pass", True): marked("who is to speak", "He may pass."),
    ("may_pass", False): marked("who is to speak", "He may not pass."),
    ("may_hold", True): marked("who is to speak", "He may hold."),
    ("may_hold", False): marked("who is to speak", "He may not hold."),
    ("may_join", True): marked("who is to speak", "He may join."),
    ("may_join", False): marked("who is to speak", "He may not join."),
    ("may_listen", True): marked("who is to speak", "He may listen."),
    ("may_listen", False): marked("who is to speak", "He may not listen."),
    ("may_take_talon", True): marked("who is to speak", "He may take the talon."),
    ("may_take_talon", False): marked("who is to speak", "He may not take the talon."),
}


def _allowed(c: Context, expect: Question) -> list[str]:
    lines: list[str] = [c.p_(*_MAY[key, bool(value)]) for key, value in expect.items() if (key, bool(value)) in _MAY]
    if "may_bid" in expect:
        names = c.either([c.contract(id) for id in expect["may_bid"]])
        lines.append(
            c._("He may bid {contracts}, and nothing else.", contracts=names) if names else c._("He may bid nothing.")
        )
    if "may_play" in expect:
        names = c.either([c.contract(id) for id in expect["may_play"]])
        lines.append(c._("He may play {contracts}, and nothing else.", contracts=names))
    return lines
