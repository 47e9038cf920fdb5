"""The block that takes a module of house rules in, with the options that must be given."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from ..pipeline import Read
from ..rulebook.model import Rulebook
from ..syntax.from_text import parse
from ..syntax.tree import Comma, Number, Part, Setting, Word


def use_block(module: str, base: Rulebook, read: Read) -> Iterator[str]:
    """The blocks that may take the module in, the likeliest first; none when there is no such module."""
    data = read(f"modules/{module}.ombre")
    if data is None:
        return
    options = _options(data.decode("utf-8", "replace"))
    needed = [(name, kind) for name, kind, value in options if not value]
    given = [f"{name} ({value})" for name, _, value in options if value]
    note = fill(f"It has more options: {', '.join(given)}.", 118, initial_indent="# ", subsequent_indent="# ") + "\n"
    note = note if given else ""
    if not needed:
        yield f"{note}use {module} {{\n}}\n"
        return
    for contract in _by_ladder(base):
        lines = "".join(f"  {name}: {_value(kind, contract)}\n" for name, kind in needed)
        yield f"{note}use {module} {{\n{lines}}}\n"


def _options(text: str) -> list[tuple[str, str, str]]:
    """The options of a module: name, kind, and what holds unless another is given."""
    tree, _ = parse("module", text)
    blocks = [item for item in tree.items if [getattr(part, "text", "") for part in item.heading] == ["options"]]
    lines = [line for item in blocks for line in item.lines or () if isinstance(line, Setting) and line.value]
    return [(line.key, _words(line.value[:1]), _words(line.value[1:])) for line in lines]


def _words(parts: tuple[Part, ...]) -> str:
    return " ".join(_word(part) for part in parts).replace(" ,", ",")


def _word(part: Part) -> str:
    if isinstance(part, Word):
        return part.text
    return "," if isinstance(part, Comma) else str(part.value) if isinstance(part, Number) else f'"{part.value}"'


def _by_ladder(base: Rulebook) -> list[str]:
    """The contracts from the lowest bid up; those with a trump that the declarer names come first."""
    bids = [id for rung in base.auction.ladder.value for id in rung]
    return sorted(bids, key=lambda id: base.contract(id).trump.value.kind != "named")


def _value(kind: str, contract: str) -> str:
    return {"number": "5", "party": "each defender", "contracts": "every contract with trump"}.get(kind, contract)
