"""Questions and answers as ``example`` and ``check`` blocks: the one place that prints them in the language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..rulebook.read_table import seats
from ..runtime.cards import SUITS
from ..runtime.programs import Measure
from ..runtime.tables import Tables

Question = dict[str, Any]


def block(kind: str, title: str, lines: Iterable[tuple[str, str]]) -> str:
    """A block of settings, their values in one column."""
    rows = list(lines)
    width = max(len(name) for name, _ in rows) + 1
    text = title.replace("\\", "\\\\").replace('"', '\\"')
    return "\n".join([f'{kind} "{text}" {{', *(f"  {name + ':':<{width}}  {value}" for name, value in rows), "}"])


def printed(kind: str, title: str, tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> str:
    """A question and what is expected of it as a block; empty where the language has no words for it."""
    lines = _LINES[question["ask"]](tables, question, answer)
    return block(kind, title, lines) if lines else ""


def seat_names(tables: Tables) -> list[str]:
    """What the seats are called in examples, the eldest first."""
    by_seat = {seat: name for name, seat in seats(tables.players).items()}
    return [by_seat[seat] for seat in range(tables.players)]


Lines = list[tuple[str, str]]


def _contract(question: Mapping[str, Any]) -> tuple[str, str]:
    trump = question.get("trump")
    return "contract", f"{question['contract']} in {trump}" if trump else str(question["contract"])


def _game(question: Mapping[str, Any]) -> Lines:
    """The contract, and what it is played as."""
    return [_contract(question), *([("game", question["plays"])] if question.get("plays") else [])]


# ---- settlements -----------------------------------------------------------------------------------------------------


def _settle(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    unsaid = {"first_tricks", "preferred"} & {key for key, value in question.items() if value is not None}
    if unsaid:
        return []
    names = seat_names(tables)
    declarers = question.get("declarers") or [question["declarer"]]
    lines = [*_game(question), *_declaring(names, declarers)]
    lines.append(("tricks", ", ".join(f"{name} {n}" for name, n in zip(names, question["tricks"], strict=True))))
    if question.get("ally") is not None:
        lines.append(("ally", names[question["ally"]]))
    keys = ("called", "pot", "matadors", "hand", "deal", "passed_out")
    lines += [(key.replace("_", " "), _value(question[key])) for key in keys if question.get(key)]
    return [*lines, ("expect", _settled(tables, declarers, answer))]


def _declaring(names: Sequence[str], declarers: Sequence[int]) -> Lines:
    """Who declares, where it is not the eldest alone."""
    if len(declarers) > 1:
        return [("declarers", ", ".join(names[seat] for seat in declarers))]
    return [("declarer", names[declarers[0]])] if declarers[0] != 0 else []


def _value(value: object) -> str:
    if isinstance(value, list):
        return (" " if value and len(str(value[0])) == 2 else ", ").join(str(one) for one in value)
    return str(value)


def _settled(tables: Tables, declarers: Sequence[int], answer: Mapping[str, Any]) -> str:
    names = seat_names(tables)
    parts = [str(answer["outcome"])] if answer.get("outcome") else []
    parts += [f"{names[int(seat)]} {outcome}" for seat, outcome in answer.get("outcomes", {}).items()]
    parts += [f"{name} {chips}" for name, chips in zip(names, answer["seats"], strict=True)]
    return ", ".join([*parts, f"pot {answer['pot']}"])


def question_of(tables: Tables, measures: Sequence[Measure]) -> Question:
    """The question of a settlement that a case stands for, with calls by id under ``called``."""
    first, contract = measures[0], tables.contracts[measures[0].contract]
    game = tables.contracts[first.plays] if first.plays >= 0 else contract
    named = len(game.suits) > 1 and (game.trump != "preferred" or not contract.plays)
    company = {"declarer": first.declarer} if len(measures) == 1 else {"declarers": [m.declarer for m in measures]}
    parts: Question = {
        "ask": "settle", "contract": contract.id, "trump": SUITS[first.trump] if named else None,
        "plays": game.id if contract.plays else None, **company, "tricks": list(first.tricks),
        "called": [tables.calls[place].id for place in sorted(first.called)], "pot": first.pot,
        "matadors": first.matadors, "ally": first.ally if first.ally >= 0 else None,
        "deal": first.deals + 1 if first.deals else None, "passed_out": first.passed_out,
    }  # fmt: skip
    return {key: value for key, value in parts.items() if value not in (None, [], 0) or key in ("declarer", "tricks")}


def _penalty(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    names = seat_names(tables)
    lines = [("penalty", str(question["penalty"])), ("offender", names[question["offender"]])]
    declarers = question.get("declarers") or ([question["declarer"]] if "declarer" in question else [])
    if declarers:
        lines.append(("declarers" if declarers[1:] else "declarer", ", ".join(names[seat] for seat in declarers)))
    keys = ("pot", "deal", "passed_out")
    lines += [(key.replace("_", " "), str(question[key])) for key in keys if question.get(key)]
    dealer = {"redeal": "same", "next_dealer": "next"}.get(str(answer["then"]))
    parts = [f"{name} {chips}" for name, chips in zip(names, answer["seats"], strict=True)]
    parts += [f"pot {answer['pot']}", f"redeal by {dealer} dealer" if dealer else "play goes on"]
    return [*lines, ("expect", ", ".join(parts))]


# ---- cards -----------------------------------------------------------------------------------------------------------


def _legal(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    cards = " ".join(answer["cards"])
    return [*_game(question), ("hand", " ".join(question["hand"])), ("led", " ".join(question["trick"])),
            ("expect", cards)]  # fmt: skip


def _winner(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    takes = question["trick"][answer["winner"]]
    return [*_game(question), ("trick", " ".join(question["trick"])), ("expect", f"{takes} takes the trick")]


def _order(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    """All of one suit: ``ranks`` in the question says of which."""
    suit = question.get("ranks", "trump")
    return [*_game(question), ("ranks", suit), ("expect", " ".join(answer[suit]) or "no cards")]


# ---- exchange and lead -----------------------------------------------------------------------------------------------

_PLACES = ("", "", "second ", "third ", "fourth ")


def _exchange(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    place, least, most = question.get("place", 1), answer["min"], answer["max"]
    if place >= len(_PLACES) or (question["role"] == "declarer" and place > 3):
        return []
    lines = [_contract(question), ("exchanges", f"{_PLACES[place]}{question['role']}")]
    if question.get("talon", tables.talon) != tables.talon:
        lines.append(("talon", str(question["talon"])))
    cards = f"exactly {most} card{'s' * (most != 1)}" if least == most else f"{least} to {most} cards"
    return [*lines, ("expect", cards if most else "no cards")]


def _exchange_order(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    """The seats that may exchange at all are ``seats_in_turn``."""
    names, seats = seat_names(tables), answer["seats_in_turn"]
    turn = ", ".join(names[seat] for seat in seats) or "nobody"
    verb = "exchange" if len(seats) > 1 else "exchanges"
    declarers = question.get("declarers") or [question["declarer"]]
    return [_contract(question), *_declaring(names, declarers), ("expect", f"{turn} {verb}")]


def _lead(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    names, declarers = seat_names(tables), question.get("declarers") or [question["declarer"]]
    return [_contract(question), *_declaring(names, declarers), ("expect", f"{names[answer['seat']]} leads")]


# ---- auctions --------------------------------------------------------------------------------------------------------


def _auction(tables: Tables, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Lines:
    names = seat_names(tables)
    calls = [f"{names[seat]} {_said(call)}" for seat, call in zip(question["seats"], question["calls"], strict=True)]
    held = ", ".join(f"{names[seat]} {' '.join(cards)}" for seat, cards in question.get("cards", {}).items())
    lines = [("bids", ", ".join(calls) or "none"), ("cards", held)]
    keys = ("pot", "deal", "passed_out")
    lines += [(key.replace("_", " "), str(question[key])) for key in keys if question.get(key)]
    bids = answer.get("may_bid") if question.get("cards") and answer["state"] == "open" else None
    may = "" if bids is None else f", may bid {' '.join(bids) or 'nothing'}"
    return [*(line for line in lines if line[1]), ("expect", _state(names, answer) + may)]


def _said(call: str) -> str:
    """``bid solo hearts`` is ``solo in hearts`` in the language."""
    words = [word for word in call.split() if word != "bid"]
    if words[-1] in SUITS:
        words.insert(-1, "in")
    return " ".join(words)


def _state(names: Sequence[str], answer: Mapping[str, Any]) -> str:
    if answer["state"] == "open":
        return f"{names[answer['to_call']]} to call"
    if answer["state"] == "passed_out":
        return f"redeal by {'same' if answer['then'] == 'redeal' else 'next'} dealer"
    seats = answer.get("declarers") or [answer["declarer"]]
    verb = "declares" if len(seats) == 1 else "declare"
    # Not the trump: where it is known by then, the contract or the bid has said it.
    return f"{' and '.join(names[seat] for seat in seats)} {verb} {answer['contract']}"


_LINES = {
    "settle": _settle, "legal": _legal, "winner": _winner, "order": _order, "exchange": _exchange, "lead": _lead,
    "exchange_order": _exchange_order, "auction": _auction, "penalty": _penalty,
}  # fmt: skip
