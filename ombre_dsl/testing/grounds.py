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


def result_grounds(hand: PlainHand, outcomes: Iterable[str]) -> tuple[Origin, ...]:
    """The lines of aims, payoff tables and settle blocks by which a hand may come to these outcomes, and options."""
    if hand.then is not None:
        return grounds(hand)
    book, ends = hand.book, set(outcomes)
    used = {contract.aim.value for name in (hand.game, hand.contract) if (contract := book.contract(name)).aim}
    used |= {call.aim.value for call in book.calls if call.aim and call.id in {ident for _, ident in hand.announced}}
    aims = (said.origin for aim in book.aims if aim.id in used for said in aim.guards if said.value[0] in ends)
    cells = (cell.origin for cell in book.payoffs if cell.contract == hand.contract and cell.outcome in ends)
    blocks = [block for block in book.settles if block.outcome is None or block.outcome in ends]
    paid = (said.origin for block in blocks for said in (*block.payments, *block.times))
    sitter = _of(book.contract(hand.game).sitter)
    return tuple(dict.fromkeys((*aims, *cells, *paid, *sitter, *(option.origin for option in book.options))))


def contract_grounds(hand: PlainHand) -> tuple[Origin, ...]:
    """The lines that say what is played, and as what it is paid."""
    contracts = [hand.book.contract(name) for name in dict.fromkeys((hand.bid, hand.game)) if name]
    said = [part for one in contracts for part in (one.becomes, one.plays, *one.counts_as)]
    return tuple(_of(*said))


def call_grounds(book: Rulebook, acts: Iterable[str]) -> tuple[Origin, ...]:
    """The lines that say when calls may be made."""
    names = {act.split()[-1] for act in acts}
    kinds = {"given up": "surrender", "stopped": "stop", None: None}
    asked = [c for c in book.calls if c.id in names or kinds[c.ends.value if c.ends else None] in names]
    return tuple(origin for c in asked for origin in _of(c.contracts, c.opens, c.closes, c.allowed))


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
        orders = hand.book.orders
        yield from (said.origin for _, said in (*orders.trump, *orders.plain))


def _done(hand: PlainHand) -> Iterator[Origin]:
    yield from _all_pass(hand) if hand.then is not None else result_grounds(hand, hand.outcomes.values())


_AT = {
    "auction": _auction, "offer": _all_pass, "choose": _choose, "exchange": _exchange, "discard": _exchange,
    "call": _calling, "sitter": _sitter, "play": _play, "done": _done,
}  # fmt: skip
