"""What a payment means for each seat, as a sum of numbers and of quantities that only the hand will tell."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ...rulebook.model import Contract
from ...runtime.tables import Program
from .context import Context
from .pieces import MINUS, signed
from .programs import Words


@attrs.frozen
class Net:
    """A sum: quantities with their factors, plain numbers under 1."""

    terms: tuple[tuple[Program, int], ...] = ()

    def __add__(self, other: Net) -> Net:
        total = dict(self.terms)
        for term, factor in other.terms:
            total[term] = total.get(term, 0) + factor
        return Net(tuple((term, factor) for term, factor in total.items() if factor))

    def __mul__(self, factor: int) -> Net:
        return Net(tuple((term, times * factor) for term, times in self.terms if times * factor))


def amount_net(amount: Program, contract: Contract) -> Net:
    """An amount as a sum; the value of the contract put in."""
    if isinstance(amount, int):
        return Net(((1, amount),)) if amount else Net()
    if isinstance(amount, tuple):
        head, *rest = amount
        if head == "value" and contract.value is not None:
            return amount_net(contract.value.value, contract)
        if head in ("+", "-"):
            return amount_net(rest[0], contract) + amount_net(rest[1], contract) * (1 if head == "+" else -1)
        if head == "*" and isinstance(rest[0], int):
            return amount_net(rest[1], contract) * rest[0]
        if head == "*" and isinstance(rest[1], int):
            return amount_net(rest[0], contract) * rest[1]
    return Net(((amount, 1),))


def net_of(c: Context, contract: Contract, amount: Program, payer: str, payee: str) -> dict[str, Net]:
    """By the id of each seat, what a payment brings (with one declarer, all others defending)."""
    each = amount_net(amount, contract)
    givers, takers = _holders(c, contract, payer), _holders(c, contract, payee)
    total: dict[str, Net] = {}
    for giver in givers:
        for taker in takers:
            if giver == taker:
                continue
            total[giver] = total.get(giver, Net()) + each * -1
            total[taker] = total.get(taker, Net()) + each
    return _named(c, total)


def _holders(c: Context, contract: Contract, party: str) -> list[str]:
    """The seats of a party: ``declarer``, ``defender 1`` and so on; any other party is one by itself."""
    allied = ["ally"] if contract.card_calls else []
    defenders = [f"defender {number}" for number in range(1, c.defenders - len(allied) + 1)]
    if party in ("each defender", "each opponent"):
        return defenders
    if party == "each player":
        return ["declarer", *allied, *defenders]
    if party == "side" and not allied:
        return ["declarer"]
    return [c.only(party)]


def _named(c: Context, total: dict[str, Net]) -> dict[str, Net]:
    """One defender stands for all, who are paid alike."""
    each = c.only("each defender")
    named = {each if seat.startswith("defender ") else seat: net for seat, net in total.items()}
    return {seat: named[seat] for seat in seats_of(named)}


def seats_of(seats: Iterable[str]) -> list[str]:
    """Each once: the declarer, the defenders, who has a role, the pot, the bank."""
    known = list(dict.fromkeys(seats))
    first = [seat for seat in ("declarer", "each defender", "defender") if seat in known]
    last = [seat for seat in ("pot", "bank") if seat in known]
    return [*first, *(seat for seat in known if seat not in (*first, *last)), *last]


def net_words(c: Context, net: Net) -> str:
    """A sum in words: ``+10 + the pot``, ``−5``."""
    if not net.terms:
        return "0"
    number = dict(net.terms).get(1, 0)
    parts = [signed(number)] if number else []
    words = Words(c)
    for term, factor in net.terms:
        if term == 1:
            continue
        sign = "+" if factor > 0 else MINUS
        times = "" if abs(factor) == 1 else f"{abs(factor)} × "
        what = c.p_("quantity", "the pot") if term == ("pot",) else words.number(term)
        parts.append(f"{sign} {times}{what}")
    return " ".join(parts)
