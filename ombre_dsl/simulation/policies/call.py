"""When a declarer announces, gives up or stops: when it promises clearly more than to play on in silence."""

from __future__ import annotations

from ombre_dsl.runtime.hand import Hand
from ombre_dsl.simulation.policies import estimate
from ombre_dsl.simulation.policies.brain import Brain
from ombre_dsl.simulation.policies.look import Look
from ombre_dsl.simulation.policies.view import View
from ombre_dsl.simulation.policies.worth import SCALE

CLEARLY = SCALE // 10
"""Thousandths by which a call must be better."""


UNSURE = 1000
"""Thousandths of a trick that are held to be lost where not every trick is sure."""


def call_to_make(brain: Brain, hand: Hand, seat: int, view: View) -> int:
    """The place of the call to make now, -1 for none."""
    silent = _promise(brain, hand, seat, view, _called(hand, seat))
    best, value = -1, silent + CLEARLY
    for place in hand.open_calls(seat):
        promised = _with_call(brain, hand, seat, view, place)
        if promised > value:
            best, value = place, promised
    return best


def _called(hand: Hand, seat: int) -> frozenset[int]:
    return frozenset(call for caller, call in hand._said if caller == seat)


def _with_call(brain: Brain, hand: Hand, seat: int, view: View, place: int) -> int:
    called = _called(hand, seat) | {place}
    if hand.prepared.call(place).kind == "announce":
        return _promise(brain, hand, seat, view, called)
    measure = hand.measure(seat)
    measure.called = called
    if hand.ally is None:
        measure.ally = -1  # who it is, only the cards of others tell
    measure.hands = tuple(held if at == seat else 0 for at, held in enumerate(measure.hands))
    return brain.worth.at(measure, view.taken)


def _promise(brain: Brain, hand: Hand, seat: int, view: View, called: frozenset[int]) -> int:
    """The pay that playing on promises after these calls, in thousandths."""
    game, trump, contract = hand._game, hand.trump_number, hand._contract
    held = (hand._played if hand.phase == "play" else hand._hands)[seat]
    first = hand._run[1] if hand._run[0] == seat else 0
    pays = brain.worth.pays(
        contract, game, trump, hand._bidding.ledger.pot, hand._preferred,
        brain.worth.held(game, trump, held), called, first,
    )  # fmt: skip
    low = brain.worth.low(contract, game, trump, called)
    taken, left = view.taken[seat], view.hand.bit_count()
    chances = estimate.chances(left, _still_to_come(brain, hand, view, low))
    return estimate.mean(chances, pays[taken : taken + left + 1])


def _still_to_come(brain: Brain, hand: Hand, view: View, low: bool) -> int:
    """The tricks that the cards in hand may still take, in thousandths."""
    look, left = brain.look(hand._game, hand.trump_number), view.hand.bit_count()
    if hand.to_act == view.seat and _all_sure(look, view):
        return 1000 * left
    if low:
        found = estimate.low_features(look, view.hand, view.unseen, 0)
        return estimate.expected(found, estimate.LOW, brain.size) * left // brain.size
    found = estimate.high_features(look, view.hand, view.unseen, 0, _ratio(brain, view), brain.opponents)
    weights = estimate.HIGH if look.has_trumps else estimate.NO_TRUMPS
    found[0] = found[0] * left // brain.size
    return min(estimate.expected(found, weights, left), 1000 * left - UNSURE)


def _ratio(brain: Brain, view: View) -> int:
    unseen = view.unseen.bit_count()
    return min(1000, 1000 * brain.opponents * view.hand.bit_count() // unseen) if unseen else 0


def _all_sure(look: Look, view: View) -> bool:
    """Whether every card in hand is good, and trumps enough to draw those that are out."""
    if look.masters(view.hand, view.unseen) != view.hand or view.trick:
        return False
    out = (view.unseen & look.trumps).bit_count()
    return out == 0 or (view.hand & look.trumps).bit_count() >= out
