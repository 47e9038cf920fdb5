"""The auction as a table of states, found by going through every call from the first state on.

Two ways to answer a bid are known.  *Standing bidder*: whoever is overbid answers at once, and the two go on until one
passes; only then is the next player asked.  *Next player*: the turn goes round among those who have not passed.  A
pass is final in both.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ..runtime.tables import AuctionEnd, AuctionState

MOST_STATES = 200_000
"""No ladder that people play comes near to this; it only keeps absurd files from running on."""


@attrs.frozen
class Terms:
    """What the machine runs on.

    ``seats``: those who may call, in order.  ``rungs``: the rung of each contract, -1 for those that cannot be bid.
    ``most``: how many may declare each.  ``answers``: ``standing bidder`` or ``next player``.  ``hold``: ``nobody``,
    ``anyone`` or ``elder``.
    """

    seats: tuple[int, ...]
    rungs: tuple[int, ...]
    most: tuple[int, ...]
    answers: str
    hold: str
    listens: bool

    def above(self, contract: int) -> list[int]:
        """The contracts that beat this one (-1: all of the ladder), from the lowest rung up."""
        floor = self.rungs[contract] if contract >= 0 else -1
        return sorted((c for c, rung in enumerate(self.rungs) if rung > floor), key=lambda c: (self.rungs[c], c))

    def beside(self, contract: int) -> list[int]:
        """The contracts on this one's rung, itself first."""
        rung = self.rungs[contract]
        return [contract, *(c for c, other in enumerate(self.rungs) if other == rung and c != contract)]


@attrs.frozen
class Position:
    """Who holds the bid and what it is (-1: none yet, or a listener's), who answers or is still to speak, in order.

    ``answering``: a seat that has been overbid and answers now, -1 when the first of ``waiting`` is to speak.
    """

    holders: tuple[int, ...]
    contract: int
    answering: int
    waiting: tuple[int, ...]
    held: bool

    @property
    def to_call(self) -> int:
        """The seat to call."""
        return self.answering if self.answering >= 0 else self.waiting[0]


Step = tuple[str, int, "Position | AuctionEnd"]


def states_and_ends(terms: Terms) -> tuple[tuple[AuctionState, ...], tuple[AuctionEnd, ...]]:
    """All states that can be reached, the first one first, and all ends."""
    start = Position((), -1, -1, terms.seats, False)
    places: dict[Position, int] = {start: 0}
    ends: dict[AuctionEnd, int] = {}
    queue = [start]
    states = []
    for position in queue:
        calls = []
        for kind, contract, after in _steps(terms, position):
            if isinstance(after, AuctionEnd):
                target = -1 - ends.setdefault(after, len(ends))
            else:
                target = places.setdefault(after, len(places))
                if target == len(queue):
                    queue.append(after)
            calls.append((kind, contract, target))
        standing = position.holders[0] if position.holders else -1
        states.append(AuctionState(position.to_call, standing, position.contract, tuple(calls)))
        if len(queue) > MOST_STATES:
            break
    return tuple(states), tuple(ends)


def _steps(terms: Terms, position: Position) -> Iterator[Step]:
    """Every call there is in a position, and what comes of it."""
    caller = position.to_call
    yield "pass", -1, _passed(terms, position)
    others = [seat for seat in position.waiting if seat != caller]
    if terms.listens and not position.holders and others:
        yield "listen", -1, _taken(terms, position, caller, -1, held=False)
        return
    if _may_join(terms, position):
        yield "join", position.contract, _joined(terms, position)
    if _may_hold(terms, position):
        for contract in terms.beside(position.contract):
            yield "hold", contract, _taken(terms, position, caller, contract, held=True)
    for contract in terms.above(position.contract):
        yield "bid", contract, _taken(terms, position, caller, contract, held=False)


def _may_join(terms: Terms, position: Position) -> bool:
    contract = position.contract
    return contract >= 0 and len(position.holders) < terms.most[contract]


def _may_hold(terms: Terms, position: Position) -> bool:
    if position.contract < 0 or position.held or len(position.holders) != 1 or terms.hold == "nobody":
        return False
    return terms.hold == "anyone" or position.to_call < position.holders[0]


def _rest(position: Position) -> tuple[int, ...]:
    return position.waiting if position.answering >= 0 else position.waiting[1:]


def _passed(terms: Terms, position: Position) -> Position | AuctionEnd:
    return _go_on(terms, attrs.evolve(position, answering=-1, waiting=_rest(position), held=False))


def _joined(terms: Terms, position: Position) -> Position | AuctionEnd:
    holders = (*position.holders, position.to_call)
    rest = _rest(position)
    if terms.answers == "next player":
        rest = (*rest, position.to_call)
    return _go_on(terms, Position(holders, position.contract, -1, rest, False))


def _taken(terms: Terms, position: Position, caller: int, contract: int, *, held: bool) -> Position | AuctionEnd:
    """The caller has bid, held or listens: the bid is his, and whoever had it may answer."""
    rest = _rest(position)
    if terms.answers == "next player":
        return _go_on(terms, Position((caller,), contract, -1, (*rest, caller), held))
    if len(position.holders) == 1:
        return Position((caller,), contract, position.holders[0], rest, held)
    # A joint game is over once it is overbid: its players speak again, the first bidder first.
    return _go_on(terms, Position((caller,), contract, -1, position.holders + rest, held))


def _go_on(terms: Terms, position: Position) -> Position | AuctionEnd:
    """The position with the next seat to speak in front, or the end when nobody is left who could."""
    waiting = position.waiting
    while waiting and waiting[0] in position.holders and set(waiting) - set(position.holders):
        waiting = (*waiting[1:], waiting[0])
    if set(waiting) - set(position.holders):
        return attrs.evolve(position, waiting=waiting)
    contract = position.contract
    if position.holders and contract < 0:
        contract = terms.above(-1)[0]
    return AuctionEnd(position.holders, contract if position.holders else -1)
