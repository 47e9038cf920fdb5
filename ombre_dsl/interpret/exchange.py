"""Who may exchange how many cards, and in what order."""

from __future__ import annotations

from collections.abc import Sequence

from ..rulebook.model import Contract, ExchangeStep, Rulebook


def permission(contract: Contract, role: str, place: int) -> ExchangeStep | None:
    """What the ``place``-th (from 1) declarer or defender may do: what is said of him, else what is said of each."""
    steps = [step for step in contract.exchange.value if step.role == role]
    own = [step for step in steps if step.place == place]
    each = [step for step in steps if step.place == 0]
    return next(iter([*own, *each]), None)


def order(book: Rulebook, contract: Contract, declarers: Sequence[int]) -> list[int]:
    """The seats as they exchange: the declarers as they came in, then the others, from the first declarer or the
    eldest on; without a player who sits out."""
    players = book.table.players.value
    sitter = book.table.sitter.value if book.table.sitter else None
    first = declarers[0] if contract.exchange_order.value == "after the declarer" else 0
    round_table = [(first + step) % players for step in range(players)]
    return [*declarers, *(seat for seat in round_table if seat not in declarers and seat != sitter)]


def limits(contract: Contract, role: str, place: int, talon: int, hand: int) -> tuple[int, int]:
    """The fewest and the most cards that he may exchange, with so many in the talon and in his hand.

    Who turns the trump must take the turned card; what is left in the talon limits both numbers.
    """
    step = permission(contract, role, place)
    least, most = (step.least, hand if step.most is None else step.most) if step else (0, 0)
    if contract.trump.value.kind == "turned" and (role, place) == ("declarer", 1):
        least, most = max(least, 1), max(most, 1)
    most = min(most, talon, hand)
    return min(least, most), most
