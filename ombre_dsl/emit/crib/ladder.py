"""The ladder of the crib: what each contract asks for, exchanges as the engine allows them."""

from __future__ import annotations

import attrs

from ...rulebook.model import Contract, Rulebook
from ...runtime import Ruleset
from ...runtime.tables import Tables
from .notation import Notation


@attrs.frozen
class Table:
    """A table to be printed: its caption, the heads of its columns, its rows; the first cell of a row heads it."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def shown(caption: str, head: list[str], rows: list[list[str]]) -> Table:
    """A table without its empty columns; an empty cell has a dash."""
    keep = [place for place in range(len(head)) if any(row[place] for row in rows)]
    body = tuple(tuple(row[place] or "–" for place in keep) for row in rows)
    return Table(caption, tuple(head[place] for place in keep), body)


def ladder(book: Rulebook, tables: Tables, n: Notation) -> Table:
    """Every contract from the lowest rung up; those that cannot be bid come last."""
    rungs = {id: str(number) for number, rung in enumerate(book.auction.ladder.value, 1) for id in rung}
    ordered = [book.contract(id) for id in rungs] + [one for one in book.contracts if one.id not in rungs]
    rules, words = Ruleset(tables), n.words
    keys = ("contract", "rung", "trump", "declarer_draws", "defenders_draw", "needs", "worth")
    rows = [_row(n, rules, contract, rungs.get(contract.id, "")) for contract in ordered]
    return shown("", [words[f"crib.{key}"] for key in keys], rows)


def _row(n: Notation, rules: Ruleset, contract: Contract, rung: str) -> list[str]:
    worth = str(contract.value.value) if contract.value else ""
    needs = n.cards(contract.needs.value) if contract.needs else ""
    draws = [_draws(n, rules, contract, role) for role in ("declarer", "defender")]
    return [n.name(contract.id), rung, trump(n, contract), *draws, needs, worth]


def trump(n: Notation, contract: Contract) -> str:
    """How trump is found, in a word or two."""
    value = contract.trump.value
    if value.kind == "fixed":
        return n.suit(value.suit or "")
    if value.kind == "only":
        return f"{n.words['crib.only']} {n.cards(value.cards)}"
    return n.words[f"crib.{value.kind}"]


def _draws(n: Notation, rules: Ruleset, contract: Contract, role: str) -> str:
    """How many cards may be exchanged while the talon is full, by each of the role in turn."""
    if not any(step.role == role for step in contract.exchange.value):
        return ""
    if any(step.role == role and step.whole_talon for step in contract.exchange.value):
        return n.words["crib.whole_talon"]
    count = 1 if role == "declarer" else len(rules.prepared.seats) - 1
    cells = [_limits(n, rules, contract, role, place) for place in range(1, count + 1)]
    if len(set(cells)) == 1:
        return cells[0]
    return "; ".join(f"{place}. {cell or '–'}" for place, cell in enumerate(cells, 1))


def _limits(n: Notation, rules: Ruleset, contract: Contract, role: str, place: int) -> str:
    talon = rules.tables.talon
    question = {"ask": "exchange", "contract": contract.id, "role": role, "place": place, "talon": talon}
    answer = rules.ask(question)
    least, most = int(answer["min"]), int(answer["max"])
    if most >= min(rules.tables.hand_size, talon):
        return f"{n.words['crib.at_least']} {least}" if least else n.words["crib.any_number"]
    if not least:
        return f"{n.words['crib.at_most']} {most}" if most else ""
    return str(most) if least == most else f"{least}–{most}"
