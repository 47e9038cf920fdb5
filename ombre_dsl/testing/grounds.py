"""The lines of a variant that a moment of a hand rests on: what a report of a fault points at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..interpret import PlainHand
from ..rulebook.model import Origin, Rulebook


def grounds(hand: PlainHand) -> tuple[Origin, ...]:
    """The lines that say who may do what at this moment or, when the hand is over, what it came to."""
    found = _AT[hand.phase](hand) if hand.phase in _AT else iter(())
    return tuple(dict.fromkeys(origin for origin in found if origin.words))


def payment_grounds(book: Rulebook, contract: str, outcomes: Iterable[str]) -> tuple[Origin, ...]:
    """The lines of the aims, payoff tables and settle blocks that have to do with a contract's outcomes."""
    ends = set(outcomes)
    aims = (said.origin for aim in book.aims for said in aim.guards if said.value[0] in ends)
    cells = (cell.origin for cell in book.payoffs if cell.contract == contract and cell.outcome in ends)
    blocks = [block for block in book.settles if block.outcome is None or block.outcome in ends]
    paid = (said.origin for block in blocks for said in (*block.payments, *block.times))
    return tuple(dict.fromkeys((*aims, *cells, *paid)))


def told(origins: Iterable[Origin]) -> str:
    """The lines as a report shows them: file and line, the words, and what they cite."""
    rows = [
        f"  {origin.span.file}:{origin.span.line}  {' '.join((origin.words, *(f'@{cite}' for cite in origin.cites)))}"
        for origin in origins
    ]
    return "\n".join(["It rests on:", *rows]) if rows else ""


def _of(*said: Any) -> Iterator[Origin]:
    return (one.origin for one in said if one is not None)


def _auction(hand: PlainHand) -> Iterator[Origin]:
    auction = hand.book.auction
    yield from _of(auction.opens, auction.answers, auction.hold, auction.ladder, auction.suit)
    contracts = [contract for rung in auction.ladder.value for contract in rung]
    yield from _of(*(hand.book.contract(contract).needs for contract in contracts))


def _all_pass(hand: PlainHand) -> Iterator[Origin]:
    yield from _of(*hand.book.all_pass)


def _choose(hand: PlainHand) -> Iterator[Origin]:
    contract = hand.book.contract(hand.bid)
    yield from _of(contract.becomes, contract.plays, contract.trump)
    yield from _of(*(hand.book.contract(game).trump for game, _ in hand.choices()))


def _exchange(hand: PlainHand) -> Iterator[Origin]:
    contract = hand.book.contract(hand.game or hand.bid)
    yield from _of(contract.exchange, contract.exchange_order, contract.trump)


def _calling(hand: PlainHand) -> Iterator[Origin]:
    yield from _of(*hand.book.contract(hand.game).card_calls)


def _sitter(hand: PlainHand) -> Iterator[Origin]:
    yield from _of(hand.book.table.sitter, hand.book.contract(hand.game).sitter)


def _play(hand: PlainHand) -> Iterator[Origin]:
    contract, play = hand.book.contract(hand.game), hand.book.play
    if not hand.won_by and not hand.trick:
        yield play.lead.origin
    if hand.trick:
        yield from _of(play.follow, contract.withheld, play.void, contract.trump)
    elif hand.won_by:
        yield from _of(play.takes, play.next_lead)
        yield from (said.origin for _, said in hand.book.orders.trump)
    for call in hand.book.calls:
        if hand.game in call.contracts.value:
            yield from _of(call.contracts, call.opens, call.closes, call.allowed)


def _done(hand: PlainHand) -> Iterator[Origin]:
    if hand.then is not None:
        yield from _all_pass(hand)
        return
    yield from payment_grounds(hand.book, hand.contract, hand.outcomes.values())


_AT = {
    "auction": _auction, "offer": _all_pass, "choose": _choose, "exchange": _exchange, "discard": _exchange,
    "call": _calling, "sitter": _sitter, "play": _play, "done": _done,
}  # fmt: skip
