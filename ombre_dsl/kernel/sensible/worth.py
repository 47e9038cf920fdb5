"""What a contract pays its declarer for each number of tricks; the twin of ``policies.worth``.

It is reckoned out by the kernel's own settlement, in the state that ``w`` begins with, when it is first asked for.
"""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.machine import matadors, parties
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.settling import settle
from ombre_dsl.simulation.policies.worth import MOST, SCALE

_MIX = 0x9E3779B97F4A7C1


@compiled
def paid_for(t: Ints, game: int, trump: int, hand: int) -> int:
    """Of a hand, the cards that the declarer may be paid for: those named, and the run of matadors."""
    kept = hand & t[of.T_NAMED]
    if t[of.T_RUNS]:
        rules = _rules(t, game, trump)
        for place in range(matadors(t, rules, hand)):
            kept |= 1 << t[t[rules + at.R_ORDER] + place]
    return kept


@compiled
def _rules(t: Ints, game: int, trump: int) -> int:
    return t[t[at.T_CONTRACTS] + game * at.C_SIZE + at.C_RULES + trump]


@compiled
def low(t: Ints, w: Ints, contract: int, game: int, trump: int, called: int) -> bool:
    """Whether the declarer wants no trick: none pays him better than all."""
    row = pays(t, w, contract, game, trump, 0, -1, 0, called, 0)
    return w[row] > w[row + t[at.T_HAND_SIZE]]


@compiled
def pays(
    t: Ints, w: Ints, contract: int, game: int, trump: int, pot: int, preferred: int, held: int, called: int, first: int
) -> int:
    """Where in ``w`` stand the thousandths won by tricks from 0 up.

    ``held`` are the declarer's cards as far as anything is paid for them (see ``paid_for``); ``first`` the tricks that
    he has taken from the first on without a break.
    """
    asked = (((contract + 1) * 1024 + game) * 8 + trump) * 1024 + (preferred + 1) * 128 + first
    entry = _entry(t, w, asked, pot, held, called)
    if not _is(w, entry, asked, pot, held, called):
        w[entry + of.P_GAME], w[entry + of.P_POT] = asked, pot
        w[entry + of.P_HELD], w[entry + of.P_CALLED] = held, called
        _suppose(t, w, contract, game, trump, pot, preferred, held, called)
        for taken in range(t[at.T_HAND_SIZE] + 1):
            w[entry + of.P_AMOUNTS + taken] = _mean(t, w, taken, first)
    return entry + of.P_AMOUNTS


@compiled
def _entry(t: Ints, w: Ints, asked: int, pot: int, held: int, called: int) -> int:
    """Where the pays that are asked for stand, or are to stand: in the place of others where those around are taken."""
    size = of.P_AMOUNTS + t[at.T_HAND_SIZE] + 1
    mixed = (((asked * 31 + pot) * 31 + held) * 31 + called) * _MIX
    slot = (mixed >> 40) & (of.ENTRIES - 1)
    for attempt in range(of.TRIES):
        entry = of.PAYS + ((slot + attempt) & (of.ENTRIES - 1)) * size
        if w[entry + of.P_GAME] == 0 or _is(w, entry, asked, pot, held, called):
            return entry
    return of.PAYS + slot * size


@compiled
def _is(w: Ints, entry: int, asked: int, pot: int, held: int, called: int) -> bool:
    return (
        w[entry + of.P_GAME] == asked
        and w[entry + of.P_POT] == pot
        and w[entry + of.P_HELD] == held
        and w[entry + of.P_CALLED] == called
    )


@compiled
def _suppose(
    t: Ints, w: Ints, contract: int, game: int, trump: int, pot: int, preferred: int, held: int, called: int
) -> None:
    """The measure of a hand in which the first seat declares."""
    stated = t[at.T_CONTRACTS] + contract * at.C_SIZE
    declarer, rules = t[at.T_FIRST_SEAT], _rules(t, game, trump)
    for seat in range(at.SEATS):
        w[at.HANDS + seat] = w[at.TAKEN + seat] = 0
    w[at.HANDS + declarer] = held
    w[at.DECLARERS], w[at.M_DECLARER], w[at.M_HELD] = 1 << declarer, declarer, at.HANDS
    w[at.M_CONTRACT], w[at.M_CALLED], w[at.M_POT] = contract, called, pot
    w[at.M_PLAYS] = game if t[stated + at.C_WON_BY_GAME] else -1
    w[at.M_VALUE], w[at.M_MATADORS] = t[stated + at.C_VALUE], matadors(t, rules, held)
    calls = t[t[at.T_CONTRACTS] + game * at.C_SIZE + at.C_CARD_CALL_COUNT]
    w[at.M_ALLY] = t[of.T_ALLY] if calls else -1
    w[at.TRUMP], w[at.PREFERRED], w[at.RULES] = trump, preferred, rules
    w[at.DEALS] = w[at.PASSED_OUT] = 0


@compiled
def _mean(t: Ints, w: Ints, taken: int, first: int) -> int:
    """What is won with so many tricks, on average over the ways in which the others part the rest."""
    size, opponents, declarer = t[at.T_HAND_SIZE], t[of.T_OPPONENTS], t[at.T_FIRST_SEAT]
    w[at.M_FIRST] = taken if taken == size else min(first, taken)
    w[at.TAKEN + declarer] = taken
    row = t[t[of.T_SPLITS] + size - taken]
    total = weights = 0
    for number in range(t[row]):
        split = row + 1 + number * (opponents + 1)
        seat = declarer
        for place in range(opponents):
            seat += 1
            if not (t[at.T_SEATS] >> seat) & 1:
                seat += 1
            w[at.TAKEN + seat] = t[split + place]
        total += t[split + opponents] * amount_at(t, w)
        weights += t[split + opponents]
    return total // weights


@compiled
def amount_at(t: Ints, w: Ints) -> int:
    """Thousandths won by the declarer whose measure stands in ``w`` when the hand ends with these tricks."""
    parties(t, w)
    w[at.POT_NOW], w[at.BANK_NOW] = w[at.M_POT], 0
    for seat in range(at.SEATS):
        w[at.PAID + seat] = 0
    settle(t, w)
    return SCALE * max(-MOST, min(MOST, w[at.PAID + w[at.M_DECLARER]]))
