"""The changes that a house makes, each made to fit one base: tried, and kept when the whole then checks clean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

import attrs

from ..diagnostics.diagnostic import Diagnostic
from ..format import formatted
from ..pipeline import Read
from ..rulebook.model import Cell, Contract, Example, Rulebook
from ..runtime.tables import Program
from .modules import use_block
from .trying import all_faults, quick_faults

_ROUNDS = 12
"""How often examples are taken out that a change makes wrong, until the change is given up."""

_OF_MONEY = ("An option", "A module")
"""What may make a pot that is never taken, or payments that nobody can make, which only the whole check finds."""


@attrs.frozen
class Change:
    """A change: what it shows, what it does in this variant, and its lines."""

    title: str
    meaning: str
    text: str


def changes(begun: str, base: Rulebook, modules: tuple[str, ...], read: Read) -> Iterator[Change]:
    """A change of each kind that fits the text begun."""
    kinds = (_payments(base), _additions(base), _removals(base), _options(base), _modules(base, modules, read))
    for kind in kinds:
        fitting = (made for change in kind if (made := _fitted(begun, change, base, read)) is not None)
        yield from islice(fitting, 1)


def doubled_match(base: Rulebook) -> str:
    """A match of twice the length, as a block; nothing where no number ends it."""
    over = base.match.over
    if over is None or not re.search(r"\d", over.origin.words):
        return ""
    words = re.sub(r"\d+", lambda number: str(2 * int(number[0])), over.origin.words)
    return f"change match {{\n  {words}\n}}\n"


def in_form(text: str) -> str:
    """Blocks of a variant in their one form."""
    head = "variant new\n\n"
    form, _ = formatted("new.ombre", head + text)
    return form.removeprefix(head) if form else text


# ---- fitting ---------------------------------------------------------------------------------------------------------


def _fitted(begun: str, change: Change, base: Rulebook, read: Read) -> Change | None:
    """The change with the examples taken out that it makes wrong; None when something else is wrong with it."""
    out: list[str] = []
    for _ in range(_ROUNDS):
        text = in_form("\n".join([change.text, *(f'remove example "{_quoted(title)}"' for title in out)]))
        found = quick_faults(f"{begun}\n{text}", read)
        if not found and change.title in _OF_MONEY:
            found = all_faults(f"{begun}\n{text}", read)
        if not found:
            return attrs.evolve(change, text=text)
        spoilt = _spoilt(found, base.examples)
        if not spoilt or set(spoilt) & set(out):
            return None
        out += spoilt
    return None


def _spoilt(found: Iterable[Diagnostic], examples: tuple[Example, ...]) -> list[str]:
    """The titles of the base's examples that faults speak of; nothing when a fault speaks of none."""
    titles: dict[str, None] = {}
    for fault in found:
        spans = [fault.span, *(label.span for label in fault.labels)]
        speaks = [e.title for e in examples if e.shown for s in spans if _holds(e, s.file, s.line)]
        if not speaks:
            return []
        titles.update(dict.fromkeys(speaks))
    return list(titles)


def _holds(example: Example, file: str, line: int) -> bool:
    place = example.origin.span
    return file == place.file and place.line <= line <= place.line + len(example.lines)


def _quoted(title: str) -> str:
    return title.replace("\\", "\\\\").replace('"', '\\"')


# ---- the kinds of change ---------------------------------------------------------------------------------------------


def _ladder(base: Rulebook) -> list[Contract]:
    """The contracts that may be bid, the highest first."""
    return [base.contract(id) for rung in reversed(base.auction.ladder.value) for id in rung]


def _payments(base: Rulebook) -> Iterator[Change]:
    title = "Another payoff"
    for contract in _ladder(base):
        cells = [cell for cell in base.payoffs if cell.contract == contract.id]
        rows = _rows(cells[:1], contract.id, base)
        if rows:
            yield Change(title, "only the cells that stand here are changed.", "".join(f"change {row}" for row in rows))
        elif contract.value is not None:
            more = contract.value.value + 5
            text = f"change contract {contract.id} {{\n  value: {more}\n}}\n"
            yield Change(title, "the contract is worth more, and so is what is like it.", text)


def _additions(base: Rulebook) -> Iterator[Change]:
    taken = {contract.id for contract in base.contracts}
    new = next(id for id in ("our_game", *(f"our_game_{n}" for n in range(2, len(taken) + 3))) if id not in taken)
    meaning = "the next bid above another one, like it but for what its block says, with payments of its own."
    for contract in _ladder(base):
        cells = [cell for cell in base.payoffs if cell.contract == contract.id]
        rows = _rows(cells, new, base)
        if (cells and not rows) or not (cells or contract.value):
            continue
        value = f"  value: {contract.value.value + 5}\n" if contract.value else ""
        for body in _bodies(contract):
            blocks = [
                f'contract {new} "Our game" like {contract.id} {{\n{value}  {body}\n}}\n',
                f"change auction {{\n  insert {new} above {contract.id}\n}}\n",
                *rows,
            ]
            yield Change("A contract added", meaning, "\n".join(blocks))


def _bodies(contract: Contract) -> Iterator[str]:
    """Settings that make a contract other than the one that it is like."""
    if contract.withheld.value:
        yield "may withhold: nothing"
    if contract.exchange.value:
        yield "exchange: nobody"
    if contract.shows is None:
        yield "shows: hand before the first lead"


def _removals(base: Rulebook) -> Iterator[Change]:
    meaning = "its place in the ladder and its payments go with it."
    for contract in _ladder(base):
        aims = {c.aim.value: c.id for c in base.contracts if c.aim and c.id != contract.id}
        alone = f"remove aim {contract.aim.value}\n" if contract.aim and contract.aim.value not in aims else ""
        for also in dict.fromkeys(("", alone)):
            yield Change("A contract removed", meaning, f"remove contract {contract.id}\n{also}")


def _options(base: Rulebook) -> Iterator[Change]:
    for option in base.options:
        if option.kind == "number":
            text = f"change options {{\n  {option.id}: {2 * int(option.value)}\n}}\n"
            yield Change("An option", "wherever its name stands, the new value holds.", text)
        elif option.kind == "party" and option.value != "each defender":
            text = f"change options {{\n  {option.id}: each defender\n}}\n"
            yield Change("An option", "wherever its name stands, the new party pays or is paid.", text)


def _modules(base: Rulebook, used: tuple[str, ...], read: Read) -> Iterator[Change]:
    for module in ("spadille_forcee", "gasca", "contrabola"):
        if module not in (*used, *base.uses):
            for block in use_block(module, base, read):
                yield Change("A module", "ready-made rules, taken in whole; `ombre variants` lists them.", block)


# ---- payoffs, one more than they are ---------------------------------------------------------------------------------


def _rows(cells: list[Cell], contract: str, base: Rulebook) -> list[str]:
    """The tables with these cells for a contract, all amounts one further from nothing; none for other amounts."""
    said = {option.value: option.id for option in base.options if option.kind == "party"}
    tables: dict[tuple[str, str], list[Cell]] = {}
    for cell in cells:
        if _constant(cell.amount) is None or cell.each is not None:
            return []
        key = (said.get(cell.payer, cell.payer), said.get(cell.payee, cell.payee))
        tables.setdefault(key, []).append(cell)
    return [_table(payer, payee, row, contract) for (payer, payee), row in tables.items()]


def _table(payer: str, payee: str, cells: list[Cell], contract: str) -> str:
    head = " | ".join(("contract", *(_column(cell) for cell in cells)))
    row = " | ".join((contract, *(str(_more(_constant(cell.amount) or 0)) for cell in cells)))
    return f"payoffs from {payer} to {payee} {{\n  | {head} |\n  | {row} |\n}}\n"


def _column(cell: Cell) -> str:
    if cell.least is None:
        return cell.outcome
    if cell.most is None:
        return f"{cell.outcome} {cell.least} or more"
    if cell.most != cell.least:
        return f"{cell.outcome} {cell.least} to {cell.most}" if cell.least else f"{cell.outcome} {cell.most} or fewer"
    return f"{cell.outcome} {cell.least} {'trick' if cell.least == 1 else 'tricks'}"


def _constant(amount: Program | None) -> int | None:
    return amount if isinstance(amount, int) else None


def _more(number: int) -> int:
    return number + (1 if number > 0 else -1)
