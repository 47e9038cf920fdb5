"""What is paid when a hand is over, by seat."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import Cell, Contract, Payment, Said, Settle
from .context import Context
from .facts import accounts, uses_pot
from .markdown import Markdown
from .net import Net, net_of, net_words, seats_of
from .payments import besides, glossary, is_always, payment_sentence
from .pieces import blocks, bullets, capital, signed, table
from .speech import marked

Column = tuple[str, int | None, int | None]


def payoffs(c: Context) -> Markdown:
    """Everything that is paid when a hand is over."""
    return blocks(c.paragraph(_introduction(c)), *_tables(c), *_settles(c), besides(c), glossary(c))


def _introduction(c: Context) -> list[str]:
    chips = marked("payments", "All numbers are chips; what a player gets has a plus, what he loses a minus.")
    points = marked("payments", "All numbers are points; what a player gets has a plus, what he loses a minus.")
    lines = [c.by_unit(chips, points), c._("Everything that applies is added up."), *_bank(c)]
    if any(contract.declarers.value[1] > 1 for contract in c.book.contracts):
        lines.append(
            c._("Where several declare together, each of them has a result of his own and is paid for himself.")
        )
        if not c.ledger:
            lines.append(
                c._("The numbers by seat are for one declarer; where several declare, there are fewer defenders.")
            )
    if any(contract.card_calls for contract in c.book.contracts):
        lines.append(c._("Where the declarer calls a card, the numbers by seat are for a declarer who has an ally."))
    if c.chips:
        lines.append(
            c._(
                "In an amount, “the pot” is what lies in it before anything is paid; a column “The pot” tells by how "
                "much its contents change."
            )
        )
    elif uses_pot(c.book):
        lines.append(c._("Nothing is ever paid into the pot here: it is empty, and what is said of it moves nothing."))
    return lines


def _bank(c: Context) -> list[str]:
    if c.ledger:
        kept = c._(
            "A ledger is kept: what the declarer wins is written to his score and what he loses is taken off it."
        )
        if any(contract.sitter is not None for contract in c.book.contracts):
            return [
                kept,
                c._("The scores of the others do not move, but for what is said of the player who sits out."),
            ]
        return [kept, c._("The scores of the others do not move.")]
    if not any("bank" in pair for pair in accounts(c.book)):
        return []
    return [c._("Where the bank is named, the amount is written into a ledger, and no other player gets or pays it.")]


# ---- the payoff tables ---------------------------------------------------------------------------------------------


def _tables(c: Context) -> list[str]:
    """A table for all contracts whose cells have the same columns and the same parties."""
    by_contract: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in c.book.payoffs:
        by_contract.setdefault((cell.payer, cell.payee, cell.contract), []).append(cell)
    groups: dict[tuple[str, str, tuple[Column, ...]], list[list[Cell]]] = {}
    for (payer, payee, _), cells in by_contract.items():
        groups.setdefault((payer, payee, tuple(_column(cell) for cell in cells)), []).append(cells)
    return [_table(c, payer, payee, columns, rows) for (payer, payee, columns), rows in groups.items()]


def _column(cell: Cell) -> Column:
    return cell.outcome, cell.least, cell.most


def _table(c: Context, payer: str, payee: str, columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> str:
    ledger = {payer, payee} == {"bank", "declarer"}
    whom = c._("What the declarer gets or loses:") if ledger else c._("What each gets or loses:")
    head = [c._("Contract"), *(_column_name(c, column) for column in columns), c._("Rests on")]
    body = []
    for cells in rows:
        contract = c.book.contract(cells[0].contract)
        marks = c.rests(*(cell.origin for cell in cells))
        body.append([c.contract(contract.id), *(_cell(c, contract, cell, ledger) for cell in cells), marks])
    return blocks(whom, table(head, body))


def _column_name(c: Context, column: Column) -> str:
    name, (_, least, most) = c.outcome(column[0]), column
    if least is None:
        return name
    if most is None:
        return c.np_("column", "{outcome}, {n} trick or more", "{outcome}, {n} tricks or more", least, outcome=name)
    if least == most:
        return c.np_("column", "{outcome}, {n} trick", "{outcome}, {n} tricks", least, outcome=name)
    return c.np_(
        "column", "{outcome}, {least} to {n} trick", "{outcome}, {least} to {n} tricks", most, outcome=name, least=least
    )


def _cell(c: Context, contract: Contract, cell: Cell, ledger: bool) -> str:
    net = net_of(c, contract, cell.amount, cell.payer, cell.payee)
    more = net_of(c, contract, cell.each, cell.payer, cell.payee) if cell.each is not None else None
    if ledger:
        return _and_each(c, net["declarer"], more["declarer"] if more else None, cell)
    return c.apart(
        [
            f"{c.column(seat)} {_and_each(c, amounts, more.get(seat) if more else None, cell)}"
            for seat, amounts in net.items()
        ]
    )


def _and_each(c: Context, amounts: Net, more: Net | None, cell: Cell) -> str:
    words = net_words(c, amounts)
    if more is None or cell.least is None:
        return words
    return c.n_(
        "{amount}, and {more} for each trick beyond {n}",
        "{amount}, and {more} for each trick beyond {n}",
        cell.least,
        amount=words,
        more=net_words(c, more),
    )


def worth(c: Context, contract: Contract) -> str:
    """What a contract is worth, for the ladder: its value, or what its declarer gets by outcome."""
    if contract.value is not None:
        return signed(contract.value.value, plus="")
    parts = []
    for cell in c.book.payoffs:
        if cell.contract != contract.id:
            continue
        amounts = net_of(c, contract, cell.amount, cell.payer, cell.payee).get("declarer")
        if amounts is None:
            continue
        told = f"{_column_name(c, _column(cell))} {net_words(c, amounts)}"
        parts.append(_further(c, contract, cell, told))
    if not parts:
        return ""
    elsewhere = [
        c._("{outcome}: see *{section}*", outcome=c.outcome(id), section=c._("Payments"))
        for id in _settled_elsewhere(c, contract)
    ]
    return c.apart([*parts, *elsewhere])


def _settled_elsewhere(c: Context, contract: Contract) -> list[str]:
    """The outcomes of a contract that no table pays, but a ``settle`` block of theirs: the ladder names them."""
    named = contract.aim.value if contract.aim else ""
    paid = {cell.outcome for cell in c.book.payoffs if cell.contract == contract.id}
    settled = {settle.outcome for settle in c.book.settles if settle.payments}
    outcomes = dict.fromkeys(guard.value[0] for aim in c.book.aims if aim.id == named for guard in aim.guards)
    return [id for id in outcomes if id in settled - paid]


def _further(c: Context, contract: Contract, cell: Cell, told: str) -> str:
    if cell.each is None:
        return told
    more = net_of(c, contract, cell.each, cell.payer, cell.payee)["declarer"]
    return c._("{amount}, and {more} for each further trick", amount=told, more=net_words(c, more))


# ---- what is paid besides ------------------------------------------------------------------------------------------


def _settles(c: Context) -> list[str]:
    return [_settle(c, settle) for settle in c.book.settles if any(is_always(one) for one in settle.payments)]


def _settle(c: Context, settle: Settle) -> str:
    always = [said for said in settle.payments if is_always(said)]
    title = c._("However the hand ends:")
    if settle.outcome is not None:
        title = c._("When the result is **{outcome}**:", outcome=c.outcome(settle.outcome))
    words = [c.cite(payment_sentence(c, said.value), said) for said in always]
    return blocks(title, bullets(words), c._("By seat:"), _by_seat(c, settle, always))


def _by_seat(c: Context, settle: Settle, always: Sequence[Said[Payment]]) -> str:
    rows: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for contract in c.book.contracts:
        if settle.outcome is not None and settle.outcome not in outcomes_of(c, contract):
            continue
        row = tuple((seat, net_words(c, amounts)) for seat, amounts in _total(c, contract, always).items())
        rows.setdefault(row, []).append(c.contract(contract.id))
    roles = {role.id for role in c.book.roles if role.among.value == "defenders"}
    seats = seats_of(seat for row in rows for seat, _ in row)
    if c.defenders > 1 and "each defender" not in seats and roles & {*seats}:
        seats = seats_of([*seats, "each other defender"])
    nothing = {"each other defender": "0"}
    body = [
        [c.listed(names), *(dict(row).get(seat, nothing.get(seat, "")) for seat in seats)]
        for row, names in rows.items()
    ]
    return table([c._("Contract"), *(_head(c, seat, seats, roles) for seat in seats)], body)


def _total(c: Context, contract: Contract, payments: Sequence[Said[Payment]]) -> dict[str, Net]:
    total: dict[str, Net] = {}
    for said in payments:
        for seat, amounts in net_of(c, contract, said.value.amount, said.value.payer, said.value.payee).items():
            total[seat] = total.get(seat, Net()) + amounts
    return total


def _head(c: Context, seat: str, seats: Sequence[str], roles: set[str]) -> str:
    name = capital(c.column(seat))
    if seat in roles and "each defender" in seats:
        return c.p_("column", "{seat}, besides", seat=name)
    return name


def outcomes_of(c: Context, contract: Contract) -> set[str]:
    """Every outcome that a contract can end in, by its own aim, by a call's, or by a game that is named in it."""
    aims = {contract.aim.value} if contract.aim else set()
    aims |= {call.aim.value for call in c.book.calls if call.aim and contract.id in call.contracts.value}
    found = {guard.value[0] for aim in c.book.aims if aim.id in aims for guard in aim.guards}
    for game in contract.plays.value if contract.plays else ():
        found |= outcomes_of(c, c.book.contract(game))
    return found
