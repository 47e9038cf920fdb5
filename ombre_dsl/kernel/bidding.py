"""The auction, and what follows when all have passed."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import lowest
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.logging import log
from ombre_dsl.kernel.machine import early_measure, run
from ombre_dsl.kernel.settling import pay

# What making a call led to.
GOES_ON, WON, PASSED_OUT = range(3)


@compiled
def count_calls(t: Ints, s: Ints) -> int:
    """How many calls the seat to act has."""
    if s[at.PHASE] == at.OFFER:
        return 2
    state = t[at.T_STATES] + s[at.STATE] * at.S_SIZE
    held, total = s[at.HANDS + s[at.TO_ACT]], 0
    first = t[state + at.S_ENTRIES]
    for entry in range(first, first + t[state + at.S_ENTRY_COUNT] * at.E_SIZE, at.E_SIZE):
        total += ways_of(t, s, entry, held)
    return total


@compiled
def ways_of(t: Ints, s: Ints, entry: int, held: int) -> int:
    """How many calls an entry of the table stands for: one for each trump that may be named with it."""
    if t[entry + at.E_NEEDS] & ~held:
        return 0
    suits = t[entry + at.E_SUIT_COUNT]
    if suits == 0:
        return 1
    if not t[entry + at.E_SAME]:
        return suits
    ways = 1  # to hold what stands as it stands
    for place in range(suits):
        ways += 1 if t[entry + at.E_SUIT + place] != s[at.SUIT] else 0
    return ways


@compiled
def make_call(t: Ints, s: Ints, place: int) -> int:
    """Make the call at a place among those there are; what it led to."""
    if s[at.PHASE] == at.OFFER:
        return _answer_offer(t, s, place)
    state = t[at.T_STATES] + s[at.STATE] * at.S_SIZE
    held = s[at.HANDS + s[at.TO_ACT]]
    entry = t[state + at.S_ENTRIES]
    while True:
        ways = ways_of(t, s, entry, held)
        if place < ways:
            break
        place -= ways
        entry += at.E_SIZE
    _say(t, s, entry, place)
    following = t[entry + at.E_NEXT]
    if following < 0:
        return _end(t, s, -1 - following)
    s[at.STATE] = following
    s[at.TO_ACT] = t[t[at.T_STATES] + following * at.S_SIZE + at.S_TO_CALL]
    return GOES_ON


@compiled
def _say(t: Ints, s: Ints, entry: int, place: int) -> None:
    """Note a call, and the trump that was named with it."""
    kind, same = t[entry + at.E_KIND], t[entry + at.E_SAME]
    suit = suit_of_call(t, s, entry, place)
    names_contract = kind == at.CALL_BID or (kind == at.CALL_HOLD and not same)
    if names_contract or suit >= 0:
        s[at.SUIT] = suit
    log(s, kind, (t[entry + at.E_CONTRACT] + 1 if names_contract else 0) * 8 + suit + 1)


@compiled
def suit_of_call(t: Ints, s: Ints, entry: int, place: int) -> int:
    """The suit that is named with the ``place``-th call that an entry stands for; -1 for none."""
    same = t[entry + at.E_SAME]
    if t[entry + at.E_SUIT_COUNT] == 0 or (same and place == 0):
        return -1
    return _suit(t, s, entry, place - same)


@compiled
def _suit(t: Ints, s: Ints, entry: int, place: int) -> int:
    """The ``place``-th suit that an entry may name; a hold does not name again the suit that stands."""
    skipped = s[at.SUIT] if t[entry + at.E_SAME] else -1
    for number in range(t[entry + at.E_SUIT_COUNT]):
        suit = t[entry + at.E_SUIT + number]
        if suit != skipped:
            if place == 0:
                return suit
            place -= 1
    return -1


@compiled
def _end(t: Ints, s: Ints, number: int) -> int:
    end = t[at.T_ENDS] + number * at.END_SIZE
    declarers = t[end + at.END_COUNT]
    if declarers == 0:
        s[at.SUIT] = -1
        return _all_pass(t, s)
    for place in range(declarers):
        _declares(s, t[end + at.END_SEAT + place])
    s[at.BID] = t[end + at.END_CONTRACT]
    return WON


@compiled
def _declares(s: Ints, seat: int) -> None:
    s[at.DECLARER + s[at.DECLARER_COUNT]] = seat
    s[at.DECLARER_COUNT] += 1
    s[at.DECLARERS] |= 1 << seat


@compiled
def _win_alone(s: Ints, seat: int, contract: int) -> int:
    _declares(s, seat)
    s[at.BID] = contract
    return WON


@compiled
def _answer_offer(t: Ints, s: Ints, place: int) -> int:
    """Take what is offered and play; or pass: then the next seat is asked, and after the last comes the next step."""
    seat, step = s[at.TO_ACT], t[at.T_ALL_PASS] + s[at.STEP] * at.P_SIZE
    if place == 0:
        if t[step + at.P_KIND] == at.STEP_OFFER:
            log(s, at.ACT_TAKE_TALON, 0)
        else:
            log(s, at.ACT_BID, (t[step + at.P_CONTRACT] + 1) * 8)
        s[at.OFFERED] = 1
        return _win_alone(s, seat, t[step + at.P_CONTRACT])
    log(s, at.ACT_PASS, 0)
    later = t[at.T_SEATS] & -(2 << seat)
    if later:
        s[at.TO_ACT] = lowest(later)
        return GOES_ON
    s[at.STEP] += 1
    return _all_pass(t, s)


@compiled
def _all_pass(t: Ints, s: Ints) -> int:
    """Go through the steps until one of them asks a player, makes one play, or ends the deal."""
    while s[at.STEP] < t[at.T_ALL_PASS_COUNT]:
        step = t[at.T_ALL_PASS] + s[at.STEP] * at.P_SIZE
        kind = t[step + at.P_KIND]
        early_measure(t, s)
        if run(t, s, t[step + at.P_WHEN]):
            if kind == at.STEP_PAY:
                pay(t, s, t[step + at.P_PAYS], 1)
            elif kind == at.STEP_OFFER:
                s[at.PHASE], s[at.TO_ACT] = at.OFFER, t[at.T_FIRST_SEAT]
                return GOES_ON
            elif kind == at.STEP_OFFER_LAST:
                if _offer_last(t, s, t[step + at.P_CONTRACT]):
                    return GOES_ON
            elif kind == at.STEP_REDEAL:
                return _pass_out(s, t[step + at.P_NEXT_DEALER])
            else:
                for seat in range(t[at.T_PLAYERS]):
                    if s[at.HANDS + seat] & t[step + at.P_CARD]:
                        return _win_alone(s, seat, t[step + at.P_CONTRACT])
        s[at.STEP] += 1
    return _pass_out(s, 0)


@compiled
def _offer_last(t: Ints, s: Ints, contract: int) -> bool:
    """Offer a game to the last speaker; whether he holds what it needs."""
    seat, later = t[at.T_FIRST_SEAT], t[at.T_SEATS]
    while later:
        seat = lowest(later)
        later &= later - 1
    s[at.PHASE], s[at.TO_ACT] = at.OFFER, seat
    return not t[t[at.T_CONTRACTS] + contract * at.C_SIZE + at.C_NEEDS] & ~s[at.HANDS + seat]


@compiled
def _pass_out(s: Ints, next_dealer: int) -> int:
    s[at.THEN] = at.THEN_NEXT_DEALER if next_dealer else at.THEN_REDEAL
    s[at.PHASE], s[at.TO_ACT] = at.DONE, -1
    return PASSED_OUT
