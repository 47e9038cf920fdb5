"""Winning and paying: the lines of the aim in order, then the payments, all measured before any is made."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..rulebook.model import Cell, Payment, Rulebook, Settle
from .facts import Facts


@attrs.define
class Purses:
    """What every seat has won or lost, what lies in the pot, and what has gone to the bank."""

    seats: list[int]
    pot: int
    bank: int = 0

    def move(self, amount: int, giver: int | str, taker: int | str) -> None:
        """Give an amount from one to another; a seat to itself is nothing."""
        for holder, part in ((giver, -amount), (taker, amount)):
            if holder == "pot":
                self.pot += part
            elif holder == "bank":
                self.bank += part
            elif isinstance(holder, int):
                self.seats[holder] += part


def outcome_of(book: Rulebook, facts: Facts) -> str:
    """How it ended: the first line of the aim that holds.  A call may bring an aim that takes the contract's place.

    What counts as another contract ends as that one does; a game that is named in a contract ends as the game.
    """
    paid_as = book.contract(facts.contract)
    game = book.contract(facts.game) if paid_as.plays else paid_as
    aim = game.aim.value if game.aim else ""
    for call in book.calls:
        if call.id in facts.called and call.aim:
            aim = call.aim.value
    guards = next(one for one in book.aims if one.id == aim).guards
    return next(said.value[0] for said in guards if facts.holds(said.value[1]))


def settle(book: Rulebook, facts: Facts, purses: Purses) -> None:
    """Make the payments for what it came to: by the payoff tables, then by the settle blocks."""
    cells = [cell for cell in book.payoffs if (cell.contract, cell.outcome) == (facts.contract, facts.outcome)]
    blocks = [block for block in book.settles if block.outcome in (facts.outcome, None)]
    due = [_of_cell(cell, facts) for cell in cells if _applies(cell, facts)]
    due += [said.value for block in blocks for said in block.payments]
    pay(facts, due, purses, _factor(blocks, facts))


def _applies(cell: Cell, facts: Facts) -> bool:
    tricks = facts.tricks[facts.declarer]
    return cell.least is None or (cell.least <= tricks and (cell.most is None or tricks <= cell.most))


def _of_cell(cell: Cell, facts: Facts) -> Payment:
    """A cell as a payment: its amount, and so much more for every trick beyond the least."""
    amount = facts.amount(cell.amount)
    if cell.each is not None and cell.least is not None:
        amount += facts.amount(cell.each) * (facts.tricks[facts.declarer] - cell.least)
    return Payment(amount, cell.payer, cell.payee, None)


def _factor(blocks: Iterable[Settle], facts: Facts) -> int:
    factor = 1
    for block in blocks:
        for said in block.times:
            factor *= said.value[0] if facts.holds(said.value[1]) else 1
    return factor


def pay(facts: Facts, payments: Iterable[Payment], purses: Purses, factor: int = 1) -> None:
    """Make payments.  ``factor`` multiplies all but what goes into the pot or comes out of it.

    What a party of several seats pays and gets together is shared at the end, once.
    """
    shares: dict[str, int] = {}
    for due in payments:
        if facts.holds(due.when):
            pot = "pot" in (due.payer, due.payee)
            _transfer(facts, due, facts.amount(due.amount) * (1 if pot else factor), purses, shares)
    for party, total in shares.items():
        _share(facts, party, total, purses)


def _transfer(facts: Facts, due: Payment, amount: int, purses: Purses, shares: dict[str, int]) -> None:
    """One payment: from each who pays to each who is paid, a party that shares counting as one.

    What a party pays or gets is noted to be shared; here its purse is a word, which ``Purses`` knows nothing of.
    """
    if amount < 0:
        due, amount = attrs.evolve(due, payer=due.payee, payee=due.payer), -amount
    for giver in _holders(facts, due.payer):
        for taker in _holders(facts, due.payee):
            if _seats(facts, giver) == _seats(facts, taker):
                continue  # nobody pays himself
            purses.move(amount, giver, taker)
            if giver == due.payer and giver not in ("pot", "bank"):
                shares[due.payer] = shares.get(due.payer, 0) - amount
            if taker == due.payee and taker not in ("pot", "bank"):
                shares[due.payee] = shares.get(due.payee, 0) + amount


def _holders(facts: Facts, party: str) -> list[int | str]:
    """Who pays or is paid: pot, bank, seats, or a party of several that shares."""
    if party in ("pot", "bank"):
        return [party]
    seats = facts.party(party, paying=True)
    return [party] if len(seats) > 1 and not party.startswith("each ") else list(seats)


def _seats(facts: Facts, holder: int | str) -> object:
    """The seats of a holder, by which two are the same; pot and bank are themselves."""
    if isinstance(holder, int):
        return [holder]
    return holder if holder in ("pot", "bank") else facts.party(holder, paying=True)


def _share(facts: Facts, party: str, total: int, purses: Purses) -> None:
    """Share a total: equal parts, the odd chips to the earlier seats; but what a side pays, its declarer first."""
    seats = facts.party(party, paying=True)
    if party == "side" and total < 0:
        seats.sort(key=lambda seat: seat != facts.declarer)
    part, odd = divmod(abs(total), len(seats))
    for place, seat in enumerate(seats):
        mine = part + (1 if place < odd else 0)
        purses.seats[seat] += mine if total > 0 else -mine
