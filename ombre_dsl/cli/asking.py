"""The options of ``ombre ask`` as a question: seats by name, calls as in examples, and what is still missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ..runtime import Ruleset
from ..runtime.cards import listed
from ..runtime.naming import seat_name, seat_word, seats_by_word
from .shell import bad_call

QUESTIONS = ("order", "legal", "winner", "lead", "exchange", "exchange-order", "auction", "settle", "penalty")

EXAMPLES: tuple[tuple[str, str, str], ...] = (
    ("order", "--contract, --trump where a suit is trump", "danish order --contract grand"),
    (
        "legal",
        "--contract, --trump, --hand, and --trick unless he leads",
        'danish legal --contract solo --trump hearts --hand "S3 HK" --trick SK',
    ),
    (
        "winner",
        "--contract, --trump, --trick",
        'danish winner --contract solo --trump hearts --trick "SK H2 S7"',
    ),
    ("lead", "--contract, --declarer", "danish lead --contract spil --declarer dealer"),
    (
        "exchange",
        "--contract; --role and --place for one player, --talon for what is left",
        "french exchange --contract entrada",
    ),
    ("exchange-order", "--contract, --declarer", "danish exchange-order --contract spil --declarer middle"),
    (
        "auction",
        "nothing at its beginning; --calls, --hands, --preferred, --passed-out",
        'danish auction --calls "eldest spil, middle pass"',
    ),
    (
        "settle",
        "--contract, --declarer or --declarers, --tricks; --trump, --pot, --announced, --matadors, --deal …",
        'danish settle --contract spil --declarer eldest --tricks "5 2 2"',
    ),
    (
        "penalty",
        "--penalty, --offender; --declarer once somebody declares, --pot",
        "FILE penalty --penalty revoke --offender middle --declarer eldest",
    ),
)
"""Each question with the options that it needs, and what one asks."""

_NEEDED = {
    "order": ("contract",),
    "legal": ("contract", "hand"),
    "winner": ("contract", "trick"),
    "lead": ("contract", "declarer"),
    "exchange": ("contract",),
    "exchange-order": ("contract", "declarer"),
    "auction": (),
    "settle": ("contract", "declarer", "tricks"),
    "penalty": ("penalty", "offender"),
}

Reader = Callable[[Ruleset, str], Any]


def text(_: Ruleset, said: str) -> str:
    """A word as it stands."""
    return said


def words(_: Ruleset, said: str) -> list[str]:
    """Words parted by blanks or commas."""
    return said.replace(",", " ").split()


def hands(rules: Ruleset, said: str) -> list[list[str]]:
    """Hands parted by bars."""
    return [words(rules, hand) for hand in said.split("/")]


def number(_: Ruleset, said: str) -> int:
    """A whole number."""
    if not said.isdecimal() or len(said) > 9:
        bad_call(f"{said!r} is no number")
    return int(said)


def numbers(rules: Ruleset, said: str) -> list[int]:
    """Whole numbers parted by blanks or commas."""
    return [number(rules, word) for word in words(rules, said)]


def seat(rules: Ruleset, said: str) -> int:
    """A seat by its name, or by its number from the eldest hand, 0."""
    players = rules.tables.players
    named = seats_by_word(players)
    if said in named:
        return named[said]
    if not said.isdecimal() or len(said) > 9:
        known = listed([f"{seat_word(players, place)} ({place})" for place in range(players)])
        bad_call(f"{said!r} is no seat; the seats are {known}")
    return int(said)


def seats(rules: Ruleset, said: str) -> list[int]:
    """Seats parted by blanks or commas."""
    return [seat(rules, word) for word in words(rules, said)]


def calls(rules: Ruleset, said: str) -> list[str]:
    """Calls parted by commas."""
    return [" ".join(call.split()) for call in said.split(",") if call.strip()]


def plain_calls(rules: Ruleset, parts: dict[str, Any]) -> list[str]:
    """The calls of an auction as a question has them; a seat that is named must be the one that is to call."""
    named, plain = seats_by_word(rules.tables.players), list[str]()
    for call in parts.get("calls", ()):
        first, _, rest = call.partition(" ")
        if first in named:
            _must_call(rules, {**parts, "calls": plain}, named[first], call)
            call = rest
        plain.append(_bid(rules, call))
    return plain


def _must_call(rules: Ruleset, before: dict[str, Any], seat: int, call: str) -> None:
    """End when it is another's turn; what else may be amiss is told when the whole is asked."""
    turn = rules.ask(before).get("to_call", seat)
    if turn != seat:
        players, place = rules.tables.players, len(before["calls"]) + 1
        bad_call(
            f"call {place}, {call!r}: it is for {seat_name(players, turn)} to call, not for {seat_name(players, seat)}"
        )


def _bid(rules: Ruleset, call: str) -> str:
    """``spil`` for ``bid spil``."""
    known = {contract.id for contract in rules.tables.contracts}
    return f"bid {call}" if call.split(" ")[0] in known else call


# ---- what is missing -----------------------------------------------------------------------------------------------


def ask_for_more(rules: Ruleset, question: str, parts: Mapping[str, Any]) -> None:
    """End when the question lacks something that it can't do without, naming the options to add."""
    given = {*parts, *(["declarer"] if "declarers" in parts else []), *(["tricks"] if _may_lack_tricks(parts) else [])}
    missing = [name for name in _NEEDED[question] if name not in given]
    if missing:
        options = " ".join(_option(rules, name) for name in missing)
        bad_call(f"the question says {listed(f'no {name}' for name in missing)}; add {options}")


def _may_lack_tricks(parts: Mapping[str, Any]) -> bool:
    return "surrendered" in parts or "stopped" in parts


def with_option(rules: Ruleset, error: str) -> str:
    """A fault of a question, with the option to add where it is that something isn't said."""
    found = re.search(r"(?:says no|must say which:|say which with) '(\w+)'", error)
    return f"{error}; add {_option(rules, found[1])}" if found else error


def _option(rules: Ruleset, name: str) -> str:
    """An option with a value that could be meant."""
    tables = rules.tables
    deck, players = tables.deck, tables.players
    contract = next((held for held in tables.contracts if held.rung == 0), tables.contracts[0])
    values = {
        "contract": contract.id,
        "trump": "hearts",
        "plays": contract.id,
        "hand": f'"{" ".join(deck[n * len(deck) // 3] for n in range(3))}"',
        "trick": deck[1],
        "declarer": seat_word(players, 0),
        "penalty": next((one.id for one in tables.penalties), "…"),
        "offender": seat_word(players, 0),
        "tricks": f'"{" ".join(map(str, _some_tricks(rules)))}"',
    }
    return f"--{name.replace('_', '-')} {values.get(name, '…')}"


def _some_tricks(rules: Ruleset) -> list[int]:
    """Tricks by seat that add up: the eldest hand has most of them."""
    tables = rules.tables
    others = [place for place in range(1, tables.players) if place != tables.sitter]
    each = tables.hand_size // (2 * len(others))
    tricks = [each if place in others else 0 for place in range(tables.players)]
    return [tables.hand_size - sum(tricks), *tricks[1:]]
