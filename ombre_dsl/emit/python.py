"""A ruleset as a Python module that a person can read and that needs ``ombre_dsl.runtime`` alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from ..runtime import tables as t
from .environment import source_environment
from .layout import Node, inside_quotes, lay_out, quoted

_IN_ORDER: dict[type, int] = {
    t.Rule: 3,
    t.Moment: 2,
    t.Guard: 2,
    t.AuctionState: 3,
    t.AuctionEnd: 2,
    t.Settlement: 2,
    t.Payment: 3,
    t.Exchange: 4,
}
"""How many fields are written without their names; one, the name or kind, where nothing else is said."""

_SELDOM = ("penalties",)
"""Tables that are left out where they are empty."""

_SECTIONS = (
    ("rankings", "RANKINGS", "How the cards rank: for each card of DECK, in that order, its suit and its strength."),
    ("contracts", "CONTRACTS", ""),
    ("auction", "AUCTION", "A call leads to a state, or, as -1 - n, to the end n."),
    ("all_pass", "ALL_PASS", ""),
    ("play", "PLAY", ""),
    ("calls", "CALLS", ""),
    ("outcomes", "OUTCOMES", ""),
    ("aims", "AIMS", ""),
    ("roles", "ROLES", ""),
    ("settlements", "SETTLEMENTS", ""),
    ("penalties", "PENALTIES", "What is paid when the players record that somebody broke a rule."),
    ("match", "MATCH", ""),
    ("rules", "LINES", "The lines of the variant that the fields named rule and rules point at."),
    ("statements", "STATEMENTS", "What the sources say, by the ids that the lines cite."),
)


def ruleset_py(tables: t.Tables) -> str:
    """The source of a module whose ``TABLES`` are ``tables`` and whose ``RULES`` play by them."""
    writer = _Writer(tables)
    names = {field: name for field, name, _ in _SECTIONS} | {"deck": "DECK"}
    unsaid = {f.name for f in _fields(tables) if f.name in _SELDOM and getattr(tables, f.name) == f.default}
    sections = [
        {"name": name, "about": about, "notes": writer.notes(field), "lines": writer.section(field, name)}
        for field, name, about in _SECTIONS
        if field not in unsaid
    ]
    whole = Node(
        "Tables(",
        ")",
        tuple(
            (f"{f.name}=", Node(names[f.name]) if f.name in names else writer.field(tables, f))
            for f in _fields(tables)
            if f.name not in unsaid
        ),
    )
    template = source_environment().get_template("ruleset.py.j2")
    return template.render(
        name=inside_quotes(tables.name),
        label=inside_quotes(tables.label),
        classes=sorted(writer.classes | {"Tables"}),
        deck=lay_out(writer.node(tables.deck), "DECK: tuple[str, ...] = "),
        cards=writer.constants(),
        sections=sections,
        tables=lay_out(whole, "TABLES: Tables = "),
    )


def _fields(value: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(value)


class _Writer:
    """Turns the parts of one ruleset into nodes, and remembers which classes they take."""

    def __init__(self, tables: t.Tables) -> None:
        self.tables = tables
        self.classes: set[str] = set()
        self.named = len(set(tables.deck)) == len(tables.deck) and all(_is_name(card) for card in tables.deck)
        # Fields that would be bare numbers otherwise.
        self.special: dict[tuple[type, str], Callable[[Any], Node]] = {
            (t.Contract, "needs"): self.mask,
            (t.Contract, "withheld"): lambda masks: _tuple([self.mask(mask) for mask in masks]),
            (t.Show, "cards"): self.mask,
            (t.CardCall, "cards"): self.mask,
            (t.CardCall, "holding"): self.mask,
            (t.AllPass, "card"): self.mask,
            (t.Ranking, "orders"): lambda orders: _tuple([self.order(order) for order in orders]),
        }

    def section(self, field: str, name: str) -> list[str]:
        """The lines that give the table ``field`` its name."""
        value = getattr(self.tables, field)
        node = self.node(value)
        annotation = _annotation(field, value)
        self.classes |= {_KINDS[field]} if field in _KINDS else set()
        if field == "settlements":
            node = _commented(node, self._settlement_comments())
        return lay_out(node, f"{name}: {annotation} = ")

    def notes(self, field: str) -> list[str]:
        """A line that tells which number is which contract or aim, above a table that is full of them."""
        if field not in ("auction", "settlements", "contracts"):
            return []
        group: Sequence[t.Aim | t.Contract] = self.tables.aims if field == "contracts" else self.tables.contracts
        what = "Aims" if field == "contracts" else "Contracts"
        listed = ", ".join(f"{place} {inside_quotes(element.id)}" for place, element in enumerate(group))
        return _wrapped(f"{what} by number: {listed}.") if listed else []

    def _settlement_comments(self) -> list[tuple[str, ...]]:
        comments: list[tuple[str, ...]] = []
        last = -1
        for settlement in self.tables.settlements:
            new = settlement.contract != last and 0 <= settlement.contract < len(self.tables.contracts)
            comments.append((inside_quotes(self.tables.contracts[settlement.contract].id),) if new else ())
            last = settlement.contract
        return comments

    def constants(self) -> list[str]:
        """For each run of ten cards, a line that gives each its name as a set of one card."""
        if not self.named:
            return []
        deck = self.tables.deck
        lines = []
        for start in range(0, len(deck), 10):
            run = deck[start : start + 10]
            places = f"range({start}, {start + len(run)})"
            lines.append(f"{', '.join(run)}{',' if len(run) == 1 else ''} = (1 << place for place in {places})")
        return lines

    def node(self, value: Any) -> Node:
        """Any value of the tables as a node."""
        if isinstance(value, str):
            return Node(quoted(value))
        if isinstance(value, tuple):
            return self.program(value) if value and value[0] == "holds" else _tuple([self.node(part) for part in value])
        if dataclasses.is_dataclass(value):
            return self.construct(value)
        return Node(repr(value))

    def construct(self, value: Any) -> Node:
        """The call that makes ``value``; fields that have their default value are left out."""
        self.classes.add(type(value).__name__)
        parts: list[tuple[str, Node]] = []
        for place, field in enumerate(_fields(value)):
            if field.default is not dataclasses.MISSING and getattr(value, field.name) == field.default:
                continue
            bare = place < _IN_ORDER.get(type(value), 1) and place == len(parts)
            parts.append(("" if bare else f"{field.name}=", self.field(value, field)))
        return Node(f"{type(value).__name__}(", ")", tuple(parts))

    def field(self, owner: Any, field: dataclasses.Field[Any]) -> Node:
        """The value of one field."""
        special = self.special.get((type(owner), field.name), self.node)
        return special(getattr(owner, field.name))

    def program(self, value: tuple[Any, ...]) -> Node:
        """A condition on cards in hand, its mask in card names."""
        *head, cards = value
        last = self.mask(cards) if isinstance(cards, int) else self.node(cards)
        return _tuple([*(self.node(part) for part in head), last])

    def mask(self, mask: int) -> Node:
        """A set of cards as ``SA | CA``."""
        cards = [card for place, card in enumerate(self.tables.deck) if mask >> place & 1]
        if not self.named or mask <= 0 or mask >> len(self.tables.deck):
            return Node(repr(mask))
        return Node(" | ".join(cards))

    def order(self, order: Sequence[int]) -> Node:
        """Cards from the highest down, by name."""
        deck = self.tables.deck
        if not self.named or not all(0 <= place < len(deck) for place in order):
            return self.node(tuple(order))
        return Node(f'_cards("{" ".join(deck[place] for place in order)}")')


def _commented(node: Node, comments: Sequence[tuple[str, ...]]) -> Node:
    """The node with a comment above each part that has one."""
    pairs = zip(node.parts, comments, strict=True)
    parts = tuple(
        (name, Node(part.open, part.close, part.parts, part.comma, comment)) for (name, part), comment in pairs
    )
    return Node(node.open, node.close, parts, node.comma)


def _tuple(nodes: Sequence[Node]) -> Node:
    return Node("(", ")", tuple(("", node) for node in nodes), comma=True)


def _is_name(card: str) -> bool:
    return card.isascii() and card.isidentifier() and card.isupper() and len(card) == 2


_KINDS = {
    "rankings": "Ranking",
    "contracts": "Contract",
    "all_pass": "AllPass",
    "calls": "Call",
    "aims": "Aim",
    "roles": "Role",
    "settlements": "Settlement",
    "penalties": "Penalty",
    "rules": "Rule",
}
"""What the tables hold that may be empty."""


def _annotation(field: str, value: Any) -> str:
    if not isinstance(value, tuple):
        return type(value).__name__
    return f"tuple[{_KINDS.get(field, 'tuple[str, str]')}, ...]"


def _wrapped(text: str, width: int = 116) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else ''}{word}"
    return lines
