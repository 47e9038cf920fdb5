"""What the kernel knows of the tables: anything else is refused, so that no hand is played by half the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, TypeVar

from ombre_dsl.kernel.errors import UnsupportedTables
from ombre_dsl.kernel.layout import MOST_CALLS, MOST_CARDS, MOST_PLAYERS, MOST_ROLES
from ombre_dsl.runtime.tables import Tables

V = TypeVar("V")

_KNOWN: dict[str, str] = {
    "Tables": "name label language players direction deck packets talon preferred rankings contracts auction all_pass "
    "play calls outcomes aims roles settlements match rules statements unplayed sitter sitter_shares penalties",
    "Rule": "file line words cites decided",
    "Ranking": "name suits strength orders rule",
    "Exchange": "role place least most whole_talon rule",
    "Show": "cards before rule",
    "CardCall": "cards own plain holding rule",
    "Contract": "id label rung value declarers trump suits rankings withheld needs shows exchange exchange_order aim "
    "becomes counts_as plays rules card_calls sitter_joins sitter_pays",
    "AuctionState": "to_call standing contract calls",
    "AuctionEnd": "declarers contract",
    "Auction": "suit_with_bid states ends rules",
    "Payment": "amount payer payee when rule",
    "AllPass": "kind contract card dealer payments when rule",
    "Moment": "kind trick",
    "Call": "id label kind contracts opens closes allowed made aim rule rules undertaken",
    "Guard": "outcome when rule",
    "Aim": "id guards",
    "Role": "id label among measure tie rule",
    "Times": "factor when rule",
    "Settlement": "contract outcome payments times",
    "Penalty": "id label payments dealer rule",  # never a legal act, so no policy chooses one
    "Play": "lead void rules",
    "Match": "over before_deal rule",
}


def check(tables: Tables) -> None:
    """Raise UnsupportedTables for tables that hold what the kernel does not know, or more than it has room for."""
    for element in _elements(tables):
        _check_fields(tables, element)
    for what, there, most in (
        ("players", tables.players, MOST_PLAYERS),
        ("cards", len(tables.deck), MOST_CARDS),
        ("calls", len(tables.calls), MOST_CALLS),
        ("roles", len(tables.roles), MOST_ROLES),
    ):
        if there > most:
            raise refusal(tables, f"more than {most} {what}")


def _elements(value: object) -> Iterator[Any]:
    """Every dataclass within a value, itself among them."""
    if isinstance(value, tuple):
        for part in value:
            yield from _elements(part)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _elements(getattr(value, field.name))


def _check_fields(tables: Tables, element: Any) -> None:
    kind = type(element).__name__
    if kind not in _KNOWN:
        raise refusal(tables, f"a {kind}")
    known = _KNOWN[kind].split()
    for field in fields(element):
        if field.name not in known and getattr(element, field.name) != _default(field):
            raise refusal(tables, f"{kind}.{field.name}")


def _default(field: Field[Any]) -> object:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def known(tables: Tables, table: Mapping[str, V], word: object, what: str) -> V:
    """The kernel's value for a word of the tables; UnsupportedTables for a word it does not know."""
    if isinstance(word, str) and word in table:
        return table[word]
    raise refusal(tables, f"{what} {word!r}")


def refusal(tables: Tables, what: str) -> UnsupportedTables:
    """The error for something in the tables that the kernel does not know."""
    return UnsupportedTables(f"the kernel cannot play {tables.name}: it does not know {what}; the Python ruleset does")
