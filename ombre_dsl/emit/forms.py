"""How each field of the tables stands in JSON: by names where the tables have numbers and bit masks.

A form is a pair of functions, there and back.  What is not listed follows from the field's type.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any

import attrs

from ..runtime import tables as t

SUITS = ("spades", "clubs", "hearts", "diamonds")
FOLLOWED = (*SUITS, "trump")
BY_TRUMP = (*SUITS, "none")


@attrs.frozen
class Names:
    """What numbers stand for in one ruleset."""

    deck: tuple[str, ...]
    contracts: tuple[str, ...]
    aims: tuple[str, ...]


@attrs.frozen
class Form:
    """A value to JSON data, and back."""

    to: Callable[[Any, Names], Any]
    back: Callable[[Any, Names], Any]


def _each(form: Form) -> Form:
    return Form(
        lambda value, names: [form.to(part, names) for part in value],
        lambda data, names: tuple(form.back(part, names) for part in data),
    )


def _optional(form: Form) -> Form:
    return Form(
        lambda value, names: None if value is None else form.to(value, names),
        lambda data, names: None if data is None else form.back(data, names),
    )


def _keyed(keys: Sequence[str], form: Form) -> Form:
    """A tuple of fixed length as an object."""
    return Form(
        lambda value, names: {key: form.to(part, names) for key, part in zip(keys, value, strict=True)},
        lambda data, names: tuple(form.back(data[key], names) for key in keys),
    )


def _pair(first: tuple[str, Form], second: tuple[str, Form]) -> Form:
    """A pair as an object of two keys."""
    (one, form), (two, other) = first, second
    return Form(
        lambda value, names: {one: form.to(value[0], names), two: other.to(value[1], names)},
        lambda data, names: (form.back(data[one], names), other.back(data[two], names)),
    )


def _place(names_of: Callable[[Names], Sequence[str]]) -> Form:
    """A place in a table by the name of what stands there; null for none."""
    return Form(
        lambda value, names: None if value < 0 else names_of(names)[value],
        lambda data, names: -1 if data is None else names_of(names).index(data),
    )


def _word(words: Sequence[str]) -> Form:
    return Form(lambda value, names: words[value], lambda data, names: words.index(data))


def _mask_to(mask: int, names: Names) -> list[str]:
    return [card for place, card in enumerate(names.deck) if mask >> place & 1]


def _mask_back(cards: Sequence[str], names: Names) -> int:
    return sum(1 << names.deck.index(card) for card in cards)


def _program_to(program: Any, names: Names) -> Any:
    if not isinstance(program, tuple):
        return program
    if program[0] == "holds":
        return [*program[:3], _mask_to(program[3], names)]
    if program[0] == "trump" and isinstance(program[1], int):
        return ["trump", SUITS[program[1]]]
    return [_program_to(part, names) for part in program]


def _program_back(data: Any, names: Names) -> Any:
    if not isinstance(data, list):
        return data
    if data[0] == "holds":
        return (*data[:3], _mask_back(data[3], names))
    if data[0] == "trump" and data[1] in SUITS:
        return ("trump", SUITS.index(data[1]))
    return tuple(_program_back(part, names) for part in data)


def _call_to(call: tuple[str, int, int], names: Names) -> dict[str, Any]:
    kind, contract, target = call
    there = {"state": target} if target >= 0 else {"end": -1 - target}
    return {"call": kind, "contract": CONTRACT.to(contract, names), **there}


def _call_back(data: dict[str, Any], names: Names) -> tuple[str, int, int]:
    target = data["state"] if "state" in data else -1 - data["end"]
    return data["call"], CONTRACT.back(data["contract"], names), target


PLAIN = Form(lambda value, names: value, lambda data, names: data)
NUMBER = Form(lambda value, names: None if value < 0 else value, lambda data, names: -1 if data is None else data)
CONTRACT = _place(lambda names: names.contracts)
AIM = _place(lambda names: names.aims)
CARD = Form(lambda value, names: names.deck[value], lambda data, names: names.deck.index(data))
MASK = Form(_mask_to, _mask_back)
PROGRAM = Form(_program_to, _program_back)
CALL = Form(_call_to, _call_back)

_FORMS: dict[tuple[type, str], Form] = {
    (t.Ranking, "suits"): _each(_word(FOLLOWED)),
    (t.Ranking, "orders"): _keyed(FOLLOWED, _each(CARD)),
    (t.Show, "cards"): MASK,
    (t.CardCall, "cards"): MASK,
    (t.CardCall, "holding"): MASK,
    (t.Contract, "rung"): NUMBER,
    (t.Contract, "suits"): _each(_word(BY_TRUMP)),
    (t.Contract, "rankings"): _keyed(BY_TRUMP, NUMBER),
    (t.Contract, "withheld"): _keyed(BY_TRUMP, MASK),
    (t.Contract, "needs"): MASK,
    (t.Contract, "becomes"): _each(CONTRACT),
    (t.Contract, "plays"): _each(CONTRACT),
    (t.Contract, "counts_as"): _each(_pair(("when", PROGRAM), ("contract", CONTRACT))),
    (t.Contract, "aim"): AIM,
    (t.AuctionState, "standing"): NUMBER,
    (t.AuctionState, "contract"): CONTRACT,
    (t.AuctionState, "calls"): _each(CALL),
    (t.AuctionEnd, "contract"): CONTRACT,
    (t.AllPass, "contract"): CONTRACT,
    (t.AllPass, "card"): MASK,
    (t.Call, "contracts"): _each(CONTRACT),
    (t.Call, "aim"): AIM,
    (t.Settlement, "contract"): CONTRACT,
    (t.Tables, "sitter"): NUMBER,
    (t.Tables, "outcomes"): _each(_keyed(("id", "label"), PLAIN)),
    (t.Tables, "statements"): _each(_keyed(("id", "text"), PLAIN)),
}
_RULES = _each(_keyed(("of", "rule"), PLAIN))
_KNOWN: dict[type, tuple[tuple[str, Form], ...]] = {}
_PROGRAMS = {
    (t.Payment, "amount"),
    (t.Payment, "when"),
    (t.AllPass, "when"),
    (t.Call, "allowed"),
    (t.Call, "made"),
    (t.Guard, "when"),
    (t.Times, "when"),
    (t.Match, "over"),
}


def forms_of(kind: type) -> tuple[tuple[str, Form], ...]:
    """The fields of a class of tables, in order, each with its form."""
    if kind not in _KNOWN:
        _KNOWN[kind] = _forms_of(kind)
    return _KNOWN[kind]


def _forms_of(kind: type) -> tuple[tuple[str, Form], ...]:
    # Programs are listed above; what their type is made of does not matter here.
    hints = typing.get_type_hints(kind, {**vars(t), "Program": Any})
    return tuple((field.name, _form(kind, field.name, hints[field.name])) for field in dataclasses.fields(kind))


def _form(kind: type, name: str, hint: Any) -> Form:
    if (kind, name) in _FORMS:
        return _FORMS[kind, name]
    if (kind, name) in _PROGRAMS:
        return _optional(PROGRAM)
    if name == "rule":
        return NUMBER
    if name == "rules" and kind is not t.Tables:
        return _RULES
    return _by_type(hint)


def _by_type(hint: Any) -> Form:
    if dataclasses.is_dataclass(hint):
        return _object(typing.cast(type, hint))
    if typing.get_origin(hint) is tuple:
        return _each(_by_type(typing.get_args(hint)[0]))
    if isinstance(hint, types.UnionType):
        return _optional(_by_type(typing.get_args(hint)[0]))
    return PLAIN


def _object(kind: type) -> Form:
    return Form(lambda value, names: to_object(value, names), lambda data, names: from_object(kind, data, names))


def to_object(value: Any, names: Names) -> dict[str, Any]:
    """A part of the tables as a JSON object, in the order of its fields."""
    return {name: form.to(getattr(value, name), names) for name, form in forms_of(type(value))}


def from_object(kind: type, data: dict[str, Any], names: Names) -> Any:
    """The part of the tables that a JSON object stands for."""
    return kind(**{name: form.back(data[name], names) for name, form in forms_of(kind)})
