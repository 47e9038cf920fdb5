"""What a simulation keeps of one hand: small whole numbers, referred to by their places in the tables."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_dsl.runtime.hand import Hand

NOT_TOLD = -1
"""Of a call: the rules do not say that it is made or missed."""


@dataclass(frozen=True, slots=True)
class Facts:
    """One hand when it is over.

    ``bids``: seat and contract, each pair once, of what was bid, held or joined.  ``contract`` is the one that the hand
    was reckoned by, -1 when all passed; ``outcomes`` are the declarers' seats with places in ``Tables.outcomes``;
    ``seats`` what each seat won, in points or chips; ``pot`` what lay there before and after; ``calls``: seat, call,
    and 1 when it was made, 0 when it was missed, -1 when neither is told.  ``then`` is ``redeal`` or ``next_dealer``
    after a hand that all passed.
    """

    bids: frozenset[tuple[int, int]]
    contract: int
    outcomes: tuple[tuple[int, int], ...]
    seats: tuple[int, ...]
    pot: tuple[int, int]
    bank: int
    calls: tuple[tuple[int, int, int], ...]
    then: str = ""


def facts_of(hand: Hand) -> Facts:
    """What is kept of a hand that is over; ValueError when it is not."""
    result = hand.result
    if result is None:
        raise ValueError(f"the hand is not over: it is at its {hand.phase}")
    prepared = hand.prepared
    places = {ident: place for place, (ident, _) in enumerate(prepared.tables.outcomes)}
    alone = ((result.declarers[0], result.outcome),) if result.outcome is not None else ()
    return Facts(
        bids=_bids(hand),
        contract=-1 if result.contract is None else prepared.contract_places[result.contract],
        outcomes=tuple(sorted((seat, places[outcome]) for seat, outcome in result.outcomes or alone)),
        seats=result.seats,
        pot=(hand.first_pot, result.pot),
        bank=result.bank,
        calls=tuple(sorted((seat, call, _made(hand, seat, call)) for seat, call in _calls(hand))),
        then=result.then or "",
    )


def _bids(hand: Hand) -> frozenset[tuple[int, int]]:
    found, standing = set(), -1
    for seat, act in hand.actions:
        if act.kind in ("bid", "hold", "join"):
            if act.contract is not None:
                standing = hand.prepared.contract_places[act.contract]
            found.add((seat, standing))
        if act.kind in ("exchange", "discard", "choose", "play"):
            break
    return frozenset(found)


def _calls(hand: Hand) -> list[tuple[int, int]]:
    return [(seat, hand.prepared.call_places[ident]) for seat, ident in hand.announced]


def _made(hand: Hand, seat: int, call: int) -> int:
    stated = hand.prepared.call(call)
    if stated.kind != "announce" or stated.made is None:
        return NOT_TOLD
    return int(hand.prepared.compiler.condition(("made", stated.id))(hand.measure(seat)))
