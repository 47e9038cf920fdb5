"""What is bid, chosen and thrown by what games promise; the twin of the second half of ``policies.brain``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.bidding import suit_of_call, ways_of
from ombre_dsl.kernel.choosing import choice, count_choices
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible import worth
from ombre_dsl.kernel.sensible.brain import best_trump, contract_row, promise_after, tricks_after, value
from ombre_dsl.kernel.sensible.look import look_of, own_suit, with_least
from ombre_dsl.kernel.sensible.throw import to_throw
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.simulation.policies.brain import NEVER, PASSING
from ombre_dsl.simulation.policies.worth import SCALE


@compiled
def best_bid(t: Ints, s: Ints, w: Ints) -> int:
    """The place of the call of the auction that promises most; pass where none promises more than passing."""
    if s[at.PHASE] == at.OFFER:
        return 0 if _offered(t, s, w) > PASSING else 1
    state = t[at.T_STATES] + s[at.STATE] * at.S_SIZE
    entry, held = t[state + at.S_ENTRIES], s[at.HANDS + s[at.TO_ACT]]
    best, most, passes, place = -1, PASSING, -1, 0
    for _ in range(t[state + at.S_ENTRY_COUNT]):
        number = ways_of(t, s, entry, held)
        if t[entry + at.E_KIND] == at.CALL_PASS:
            passes = place if passes < 0 else passes
        else:
            for way in range(number):
                promised = _of_call(t, s, w, entry, way)
                if promised > most:
                    best, most = place + way, promised
        place += number
        entry += at.E_SIZE
    if best >= 0:
        return best
    return max(passes, 0)


@compiled
def _of_call(t: Ints, s: Ints, w: Ints, entry: int, way: int) -> int:
    seat, kind = s[at.TO_ACT], t[entry + at.E_KIND]
    if kind == at.CALL_LISTEN:
        return _listening(t, s, w, seat)
    suit = suit_of_call(t, s, entry, way)
    if suit < 0 and kind == at.CALL_HOLD and t[entry + at.E_SAME]:
        suit = s[at.SUIT]
    return value(t, s, w, seat, t[entry + at.E_CONTRACT], suit)


@compiled
def _listening(t: Ints, s: Ints, w: Ints, seat: int) -> int:
    """The best of all bids that the hand has the cards for."""
    ladder, best = t[of.T_LADDER], NEVER
    for place in range(t[ladder]):
        contract = t[ladder + 1 + place]
        if not t[contract_row(t, contract) + at.C_NEEDS] & ~s[at.HANDS + seat]:
            best = max(best, value(t, s, w, seat, contract, -1))
    return best


@compiled
def _offered(t: Ints, s: Ints, w: Ints) -> int:
    step = t[at.T_ALL_PASS] + s[at.STEP] * at.P_SIZE
    contract = t[step + at.P_CONTRACT]
    if t[step + at.P_KIND] == at.STEP_OFFER:
        return _talon_value(t, s, w, contract)
    return value(t, s, w, s[at.TO_ACT], contract, -1)


@compiled
def _talon_value(t: Ints, s: Ints, w: Ints, contract: int) -> int:
    """The whole talon taken unseen: as if the cards that nobody has shown were drawn one by one."""
    stated, best, forced = contract_row(t, contract), NEVER, t[of.T_FORCED]
    for place in range(t[stated + at.C_OPTION_COUNT]):
        game = t[t[stated + at.C_OPTIONS] + place]
        reckoned = contract if t[stated + at.C_WON_BY_GAME] else game
        for number in range(_trumps(t, game)):
            trump = _trump(t, game, number)
            if not worth.low(t, w, reckoned, game, trump, 0):
                tricks = tricks_after(t, s, game, trump, False, forced, t[at.T_TALON] - count(forced))
                found = promise_after(t, s, w, reckoned, game, trump, tricks, s[at.POT_NOW], s[at.PREFERRED])
                best = max(best, found)
    return best


@compiled
def _trumps(t: Ints, game: int) -> int:
    """How many trumps a game may have; to have none counts for one."""
    return max(1, t[contract_row(t, game) + at.C_SUIT_COUNT])


@compiled
def _trump(t: Ints, game: int, place: int) -> int:
    row = contract_row(t, game)
    return t[row + at.C_SUIT + place] if t[row + at.C_SUIT_COUNT] else NO_SUIT


@compiled
def best_choice(t: Ints, s: Ints, w: Ints) -> int:
    """The place of the game and the trump that promise most; the first among equals."""
    own, bid = s[at.HANDS + s[at.TO_ACT]], s[at.BID]
    reckons = t[contract_row(t, bid) + at.C_WON_BY_GAME]
    best, most = -1, 0
    for place in range(count_choices(t, s)):
        game, suit = choice(t, s, place)
        promised = best_trump(t, s, w, bid if reckons else game, game, suit, own, s[at.POT_NOW])
        if best < 0 or promised > most:
            best, most = place, promised
    return best


@compiled
def best_nine(t: Ints, s: Ints, w: Ints, surplus: int) -> int:
    """What to throw of a whole talon before the game is named: what the best game would throw."""
    own, stated = s[at.HANDS + s[at.TO_ACT]], contract_row(t, s[at.BID])
    best, thrown, unseen = NEVER, 0, t[of.T_FULL] & ~own
    for place in range(t[stated + at.C_OPTION_COUNT]):
        game = t[t[stated + at.C_OPTIONS] + place]
        reckoned = s[at.BID] if t[stated + at.C_WON_BY_GAME] else game
        for number in range(_trumps(t, game)):
            trump = _trump(t, game, number)
            low = worth.low(t, w, reckoned, game, trump, 0)
            cards = to_throw(t, w, look_of(t, game, trump), own, unseen, surplus, surplus, True, low)
            tricks = tricks_after(t, s, game, trump, low, own & ~cards, 0)
            found = promise_after(t, s, w, reckoned, game, trump, tricks, 0, -1)
            if found > best:
                best, thrown = found, cards
    return thrown


@compiled
def sitter_joins(t: Ints, s: Ints, w: Ints) -> bool:
    """Whether who sits out joins: when the best of what he would take up promises more than staying out pays."""
    game, trump, contract = s[at.GAME], s[at.TRUMP], s[at.CONTRACT]
    cards = 0
    for place in range(s[at.DRAWN], t[at.T_TALON]):
        cards |= 1 << s[at.CARDS + t[at.T_TALON_FROM] + place]
    for seat in range(at.SEATS):
        cards |= s[at.THROWN + seat]
    low = worth.low(t, w, contract, game, trump, 0)
    surplus = max(0, count(cards) - t[at.T_HAND_SIZE])
    thrown = to_throw(t, w, look_of(t, game, trump), cards, t[of.T_FULL] & ~cards, surplus, surplus, True, low)
    tricks = tricks_after(t, s, game, trump, low, cards & ~thrown, 0)
    return promise_after(t, s, w, contract, game, trump, tricks, s[at.POT_NOW], -1) > -SCALE


@compiled
def card_to_call(t: Ints, s: Ints, w: Ints, cards: int) -> int:
    """Call a card of the plain suit in which the declarer has fewest, but one at least."""
    look, own, left = look_of(t, s[at.GAME], s[at.TRUMP]), s[at.HANDS + s[at.TO_ACT]], cards
    while left:
        card = first(left)
        left &= left - 1
        length = count(own_suit(t, look, card) & own)
        w[of.KEYS + card] = length if length else at.MOST_CARDS
    return with_least(w, cards)
