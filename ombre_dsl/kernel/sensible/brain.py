"""What a game promises: chance times payment; the twin of the first half of ``policies.brain``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.exchanging import permission
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import estimate, worth
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.look import look_of
from ombre_dsl.kernel.sensible.throw import to_throw
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.simulation.policies.brain import NEVER


@compiled
def contract_row(t: Ints, contract: int) -> int:
    """The place of a contract in the tables."""
    return t[at.T_CONTRACTS] + contract * at.C_SIZE


@compiled
def tricks_before(t: Ints, s: Ints, w: Ints, game: int, trump: int, low: bool, hand: int) -> int:
    """The tricks that a declarer may expect before he has exchanged, in thousandths."""
    look, unseen = look_of(t, game, trump), t[of.T_FULL] & ~hand
    entry, left, draws = permission(t, s, game, 0, 1), t[at.T_TALON], 0
    most = min(t[entry + at.X_MOST], left, count(hand))
    least = min(t[entry + at.X_LEAST], most)
    if t[entry + at.X_WHOLE]:
        least = most = min(left, count(hand))
    if most:
        thrown = to_throw(t, w, look, hand, unseen, least, most, True, low)
        # A card that is turned for trump is sure to be one, and so is worth about two that are drawn.
        turned = t[contract_row(t, game) + at.C_TRUMP] == at.TRUMP_TURNED
        hand &= ~thrown
        draws = count(thrown) + (1 if turned else 0)
    return _tricks(t, s, game, look, low, hand, unseen, draws)


@compiled
def tricks_after(t: Ints, s: Ints, game: int, trump: int, low: bool, hand: int, draws: int) -> int:
    """The tricks that a declarer may expect who has thrown, and is to draw so many cards."""
    return _tricks(t, s, game, look_of(t, game, trump), low, hand, t[of.T_FULL] & ~hand, draws)


@compiled
def _tricks(t: Ints, s: Ints, game: int, look: int, low: bool, hand: int, unseen: int, draws: int) -> int:
    size, opponents = t[at.T_HAND_SIZE], t[of.T_OPPONENTS]
    if low:
        row = contract_row(t, game)
        shown = 1 if t[row + at.C_SHOWN_FIRST] == -1 or t[row + at.C_SHOWN_LATER] == -1 else 0
        return estimate.expected(estimate.low_hand(t, look, hand, unseen, draws, shown), size)
    theirs = _draws_of_others(t, s, game, draws)
    found = estimate.high(t, look, hand, unseen, draws, t[of.T_RATIO], opponents, theirs, 1000)
    return estimate.expected(found, size)


@compiled
def _draws_of_others(t: Ints, s: Ints, game: int, draws: int) -> int:
    """The cards that each opponent may draw when the declarer has drawn so many."""
    left = max(0, t[at.T_TALON] - draws)
    return min(t[permission(t, s, game, 1, 1) + at.X_MOST], left // t[of.T_OPPONENTS])


@compiled
def promise_after(
    t: Ints, s: Ints, w: Ints, contract: int, game: int, trump: int, tricks: int, pot: int, preferred: int
) -> int:
    """The pay that a declarer may expect who is to take so many thousandths of tricks, whatever he holds."""
    pays = worth.pays(t, w, contract, game, trump, pot, preferred, 0, 0, 0)
    return estimate.mean(t, w, t[at.T_HAND_SIZE], tricks, pays)


@compiled
def _promise(
    t: Ints, s: Ints, w: Ints, contract: int, game: int, trump: int, hand: int, pot: int, preferred: int
) -> int:
    """The pay that a declarer may expect from a game with this trump, in thousandths."""
    low = worth.low(t, w, contract, game, trump, 0)
    tricks = tricks_before(t, s, w, game, trump, low, hand)
    held = worth.paid_for(t, game, trump, hand)
    pays = worth.pays(t, w, contract, game, trump, pot, preferred, held, 0, 0)
    return estimate.mean(t, w, t[at.T_HAND_SIZE], tricks, pays)


@compiled
def _counted(t: Ints, contract: int, trump: int, preferred: int) -> int:
    """What the contract counts as with this trump, as far as trump alone decides."""
    return t[t[of.T_COUNTED] + (contract * 5 + trump) * of.PREFERRED + preferred + 1]


@compiled
def value(t: Ints, s: Ints, w: Ints, seat: int, contract: int, suit: int) -> int:
    """The best that a won bid promises; ``suit`` -1 where it was not named with the bid.  It is kept for this hand."""
    first = of.PAYS + of.ENTRIES * (of.P_AMOUNTS + t[at.T_HAND_SIZE] + 1)
    place = first + ((seat * t[of.T_CONTRACT_COUNT] + contract) * 5 + suit + 1) * of.B_SIZE
    pot = s[at.POT_NOW]
    if w[place + of.B_STAMP] != w[of.STAMP] or w[place + of.B_POT] != pot:
        w[place + of.B_PROMISE] = _value(t, s, w, contract, suit, s[at.HANDS + seat], pot)
        w[place + of.B_STAMP], w[place + of.B_POT] = w[of.STAMP], pot
    return w[place + of.B_PROMISE]


@compiled
def _value(t: Ints, s: Ints, w: Ints, contract: int, suit: int, hand: int, pot: int) -> int:
    stated, best = contract_row(t, contract), NEVER
    for place in range(t[stated + at.C_OPTION_COUNT]):
        game = t[t[stated + at.C_OPTIONS] + place]
        if not t[contract_row(t, game) + at.C_NEEDS] & ~hand:
            reckoned = contract if t[stated + at.C_WON_BY_GAME] else game
            named = suit if game == contract else -1
            best = max(best, best_trump(t, s, w, reckoned, game, named, hand, pot))
    return best


@compiled
def best_trump(t: Ints, s: Ints, w: Ints, reckoned: int, game: int, named: int, hand: int, pot: int) -> int:
    """What a game promises with the best trump that may be named; a mean where a card is turned."""
    row, preferred, best = contract_row(t, game), s[at.PREFERRED], NEVER
    kind, number = t[row + at.C_TRUMP], t[row + at.C_SUIT_COUNT]
    if kind == at.TRUMP_TURNED:
        return _turned(t, s, w, reckoned, game, hand, pot)
    if kind == at.TRUMP_NAMED and named < 0:
        for place in range(number):
            best = max(best, _with_trump(t, s, w, reckoned, game, t[row + at.C_SUIT + place], hand, pot))
        return best
    if kind == at.TRUMP_NAMED:
        trump = named
    elif kind == at.TRUMP_PREFERRED:
        trump = preferred
    else:
        trump = t[row + at.C_SUIT] if number else NO_SUIT
    return _with_trump(t, s, w, reckoned, game, trump, hand, pot)


@compiled
def _with_trump(t: Ints, s: Ints, w: Ints, reckoned: int, game: int, trump: int, hand: int, pot: int) -> int:
    preferred = s[at.PREFERRED]
    return _promise(t, s, w, _counted(t, reckoned, trump, preferred), game, trump, hand, pot, preferred)


@compiled
def _turned(t: Ints, s: Ints, w: Ints, reckoned: int, game: int, hand: int, pot: int) -> int:
    """The mean over the suits that may be turned, each as often as cards of it are unseen."""
    row, total, number = contract_row(t, game), 0, 0
    for place in range(t[row + at.C_SUIT_COUNT]):
        suit, unseen = t[row + at.C_SUIT + place], 0
        for card in range(t[at.T_DECK]):
            if t[t[at.T_SUITS] + card] == suit and not (hand >> card) & 1:
                unseen += 1
        total += unseen * _with_trump(t, s, w, reckoned, game, suit, hand, pot)
        number += unseen
    return total // number
