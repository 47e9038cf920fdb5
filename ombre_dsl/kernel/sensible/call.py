"""When a declarer announces, gives up or stops; the twin of ``policies.call``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.machine import matadors
from ombre_dsl.kernel.sensible import estimate, worth
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.look import look_of, masters
from ombre_dsl.kernel.sensible.view import held_by, known_ally
from ombre_dsl.simulation.policies.call import CLEARLY, UNSURE


@compiled
def call_to_make(t: Ints, s: Ints, w: Ints) -> int:
    """The place, among those that are open to a seat, of the call to make now; -1 for none.

    The open calls must have been found, and what the seat sees put down.
    """
    called = s[at.SAID + w[of.V_SEAT]]
    best, value = -1, _promise(t, s, w, called) + CLEARLY
    for place in range(s[at.OPEN_COUNT]):
        call = s[at.OPEN + 2 * place + 1]
        promised = _with_call(t, s, w, call, called | 1 << call)
        if promised > value:
            best, value = place, promised
    return best


@compiled
def _with_call(t: Ints, s: Ints, w: Ints, call: int, called: int) -> int:
    if t[t[at.T_CALLS] + call * at.K_SIZE + at.K_KIND] == at.KIND_ANNOUNCE:
        return _promise(t, s, w, called)
    _as_it_stands(t, s, w, called)
    return worth.amount_at(t, w)


@compiled
def _as_it_stands(t: Ints, s: Ints, w: Ints, called: int) -> None:
    """The measure of the hand so far, as far as the seat knows it."""
    declarer = w[of.V_SEAT]
    contract = t[at.T_CONTRACTS] + s[at.CONTRACT] * at.C_SIZE
    for seat in range(at.SEATS):
        w[at.HANDS + seat], w[at.TAKEN + seat] = 0, s[at.TAKEN + seat]
    cards = w[at.HANDS + declarer] = held_by(s, declarer)
    w[at.DECLARERS], w[at.M_DECLARER], w[at.M_HELD] = s[at.DECLARERS], declarer, at.HANDS
    w[at.M_CONTRACT], w[at.M_CALLED], w[at.M_POT] = s[at.CONTRACT], called, s[at.POT_NOW]
    w[at.M_PLAYS] = s[at.GAME] if t[contract + at.C_WON_BY_GAME] else -1
    w[at.M_VALUE], w[at.M_MATADORS] = t[contract + at.C_VALUE], matadors(t, s[at.RULES], cards)
    w[at.M_FIRST], w[at.M_ALLY] = _first_tricks(s, declarer), known_ally(t, s, w)
    w[at.TRUMP], w[at.PREFERRED], w[at.RULES] = s[at.TRUMP], s[at.PREFERRED], s[at.RULES]
    w[at.DEALS], w[at.PASSED_OUT] = s[at.DEALS], s[at.PASSED_OUT]


@compiled
def _first_tricks(s: Ints, seat: int) -> int:
    return s[at.RUN] if s[at.RUN_SEAT] == seat else 0


@compiled
def _promise(t: Ints, s: Ints, w: Ints, called: int) -> int:
    """The pay that playing on promises after these calls, in thousandths."""
    game, trump, contract, seat = s[at.GAME], s[at.TRUMP], s[at.CONTRACT], w[of.V_SEAT]
    cards, left = worth.paid_for(t, game, trump, held_by(s, seat)), count(w[of.V_HAND])
    low = worth.low(t, w, contract, game, trump, called)
    coming = _still_to_come(t, s, w, low)
    first = _first_tricks(s, seat)
    pays = worth.pays(t, w, contract, game, trump, s[at.POT_NOW], s[at.PREFERRED], cards, called, first)
    return estimate.mean(t, w, left, coming, pays + s[at.TAKEN + seat])


@compiled
def _still_to_come(t: Ints, s: Ints, w: Ints, low: bool) -> int:
    """The tricks that the cards in hand may still take, in thousandths."""
    look, left, size = look_of(t, s[at.GAME], s[at.TRUMP]), count(w[of.V_HAND]), t[at.T_HAND_SIZE]
    if s[at.TO_ACT] == w[of.V_SEAT] and _all_sure(t, s, w, look):
        return 1000 * left
    if low:
        return estimate.expected(estimate.low_hand(t, look, w[of.V_HAND], w[of.V_UNSEEN], 0, 0), size) * left // size
    opponents, unseen = t[of.T_OPPONENTS], count(w[of.V_UNSEEN])
    ratio = min(1000, 1000 * opponents * left // unseen) if unseen else 0
    one = 1000 * left // size
    total = estimate.high(t, look, w[of.V_HAND], w[of.V_UNSEEN], 0, ratio, opponents, 0, one)
    return min(estimate.expected(total, left), 1000 * left - UNSURE)


@compiled
def _all_sure(t: Ints, s: Ints, w: Ints, look: int) -> bool:
    """Whether every card in hand is good, and trumps enough to draw those that are out."""
    hand, unseen, trumps = w[of.V_HAND], w[of.V_UNSEEN], t[look + of.L_TRUMPS]
    if s[at.TRICK_COUNT] or masters(t, look, hand, unseen) != hand:
        return False
    out = count(unseen & trumps)
    return out == 0 or count(hand & trumps) >= out
