"""Payments and calls of the crib."""

from __future__ import annotations

from itertools import groupby

from ...rulebook.model import Call, Cell, Penalty, Rulebook, Settle
from ..sheet.facts import fills_pot
from .ladder import Table, shown
from .notation import Notation, signed

Column = tuple[str, int | None, int | None]


def payoffs(book: Rulebook, n: Notation) -> list[Table]:
    """A table for all contracts whose cells have the same columns and the same parties."""
    by_contract: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in book.payoffs:
        by_contract.setdefault((cell.payer, cell.payee, cell.contract), []).append(cell)
    groups: dict[tuple[str, str, tuple[Column, ...]], list[list[Cell]]] = {}
    for (payer, payee, _), cells in by_contract.items():
        groups.setdefault((payer, payee, tuple(_column(cell) for cell in cells)), []).append(cells)
    return [_table(n, payer, payee, columns, rows) for (payer, payee, columns), rows in groups.items()]


def _column(cell: Cell) -> Column:
    return cell.outcome, cell.least, cell.most


def _table(n: Notation, payer: str, payee: str, columns: tuple[Column, ...], rows: list[list[Cell]]) -> Table:
    head = [n.words["crib.contract"], *(_column_name(n, column) for column in columns)]
    body = [[n.name(cells[0].contract), *(_cell(n, cell) for cell in cells)] for cells in rows]
    return shown(n.between(payer, payee), head, body)


def _column_name(n: Notation, column: Column) -> str:
    outcome, least, most = column
    if least is None:
        return n.name(outcome)
    count = str(least) if least == most else f"≥ {least}" if most is None else f"{least}–{most}"
    return f"{n.name(outcome)} ({n.words['crib.tricks']}: {count})"


def _cell(n: Notation, cell: Cell) -> str:
    amount = signed(cell.amount) if isinstance(cell.amount, int) else n.amount(cell.amount)
    if cell.each is None:
        return amount
    more = signed(cell.each) if isinstance(cell.each, int) else n.amount(cell.each)
    return f"{amount}, {more} {n.words['crib.each_beyond']}"


def settles(book: Rulebook, n: Notation) -> list[tuple[str, list[str]]]:
    """For each outcome, or for every one, what is paid; then the penalties."""
    found = []
    times = n.words["crib.times_but_pot" if fills_pot(book) else "crib.times"]
    for outcome, group in groupby(book.settles, lambda settle: settle.outcome):
        lines = [line for settle in group for line in _lines(n, settle, times)]
        found.append((n.name(outcome) if outcome else n.words["crib.always"], lines))
    return found + [(n.name(one.id), _penalty(n, one)) for one in book.penalties]


def _penalty(n: Notation, penalty: Penalty) -> list[str]:
    lines = [n.payment(said.value) for said in penalty.payments]
    return lines + ([n.words["crib.thrown_in"]] if penalty.redeal is not None else [])


def _lines(n: Notation, settle: Settle, times: str) -> list[str]:
    paid = [n.payment(said.value) for said in settle.payments]
    for said in settle.times:
        factor, when = said.value
        paid.append(f"{times} {factor}" + (f" ({n.condition(when)})" if when is not None else ""))
    return paid


def calls(book: Rulebook, n: Notation) -> Table | None:
    """What may be said, in which contracts, and until when; None where nothing may."""
    if not book.calls:
        return None
    head = [n.words["crib.call"], n.words["crib.until"], n.words["crib.contract"]]
    return shown("", head, [_call(book, n, call) for call in book.calls])


def _call(book: Rulebook, n: Notation, call: Call) -> list[str]:
    if call.undertaken is not None:
        moment, key = call.opens.value, "crib.by_leading"
    else:
        moment, key = call.closes.value, f"crib.until_{call.closes.value.kind}"
    until = n.words[key].format(trick=moment.trick)
    ids = call.contracts.value
    every = len(ids) == len(book.contracts)
    return [n.name(call.id), until, "" if every else n.words.listed([book.label(id, "") for id in ids])]
