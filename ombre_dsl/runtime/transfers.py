"""One payment as transfers between holders of chips or points."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from ombre_dsl.runtime.programs import Amount, Condition, Party, Seats
from ombre_dsl.runtime.tables import Payment

Holder: TypeAlias = "int | str | Seats"
"""Who pays or is paid: a seat, ``pot`` or ``bank``, or the seats that share it."""

_PLACES = frozenset({"pot", "bank"})
_KEPT = 256
"""So many cases of a payment are kept: more than one deal can come to, but no more than few kilobytes."""


@dataclass(frozen=True, slots=True)
class Line:
    """One transfer that was made: ``amount`` chips or points, never negative, and the rule that it rests on."""

    rule: int
    words: str
    payer: Holder
    payee: Holder
    amount: int


class Transfers(NamedTuple):
    """What a payment comes to: its lines; what each holder has won by them; and what parties that share have won, to be
    split once all is summed up."""

    lines: tuple[Line, ...]
    won: tuple[tuple[Holder, int], ...]
    shared: tuple[tuple[str, int], ...]


class Transferring(Protocol):
    """Makes the transfers of a payment: who gives and who takes, by seat, and an amount (negative: the other way)."""

    def __call__(self, giving: Seats, taking: Seats, amount: int, /) -> Transfers:
        """The transfers."""


@dataclass(frozen=True, slots=True)
class Pay:
    """A payment whose amount, condition, parties and transfers are functions; ``with_pot``: the pot pays or is paid."""

    amount: Amount
    payer: str
    payee: str
    when: Condition
    rule: int
    giving: Party
    taking: Party
    transfers: Transferring
    with_pot: bool


def transferring(payment: Payment, words: str) -> Transferring:
    """What makes the transfers of a payment; the same question is answered from memory."""

    @lru_cache(_KEPT)
    def transfers(giving: Seats, taking: Seats, amount: int, /) -> Transfers:
        payer, payee = _holders(payment.payer, giving), _holders(payment.payee, taking)
        if amount < 0:
            payer, payee = payee, payer
        pairs = [(giver, taker) for giver in payer for taker in payee if giver != taker]
        lines = tuple(Line(payment.rule, words, giver, taker, abs(amount)) for giver, taker in pairs)
        return Transfers(lines, _won(lines), _shared(payment, pairs, amount))

    return transfers


def _won(lines: tuple[Line, ...]) -> tuple[tuple[Holder, int], ...]:
    """What each seat on its own, the pot and the bank have won."""
    won: dict[Holder, int] = {}
    for line in lines:
        won[line.payer] = won.get(line.payer, 0) - line.amount
        won[line.payee] = won.get(line.payee, 0) + line.amount
    return tuple((holder, amount) for holder, amount in won.items() if not isinstance(holder, tuple))


def _shared(payment: Payment, pairs: list[tuple[Holder, Holder]], amount: int) -> tuple[tuple[str, int], ...]:
    """What is won by the parties of which several seats share."""
    payer, payee = (payment.payer, payment.payee) if amount >= 0 else (payment.payee, payment.payer)
    given = [(payer, -abs(amount)) for giver, _ in pairs if isinstance(giver, tuple)]
    return (*given, *((payee, abs(amount)) for _, taker in pairs if isinstance(taker, tuple)))


def _holders(party: str, seats: Seats) -> list[Holder]:
    """Who a party is in this deal: each seat on its own, but a role or the side as one."""
    if party in _PLACES:
        return [party]
    if party.startswith("each ") or len(seats) == 1:
        return list(seats)
    return [seats] if seats else []
