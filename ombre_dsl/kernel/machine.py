"""The machine that amounts and conditions run on: code in ``t``, a stack in ``s``, and what the hand has come to."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count, lowest
from ombre_dsl.kernel.jit import Ints, compiled


@compiled
def run(t: Ints, s: Ints, place: int) -> int:
    """The value of a program, 1 or 0 for a condition; no program (0) is a condition that always holds.

    The measure (``s[M_…]`` and the parties) must have been taken.
    """
    if place == 0:
        return 1
    top = at.STACK - 1
    while True:
        operator = t[place]
        if operator == at.OP_END:
            return s[top]
        if operator <= at.OP_TRICKS:
            top += 1
            s[top] = _amount(t, s, place)
            place += 2 if operator == at.OP_NUMBER or operator == at.OP_TRICKS else 1
        elif operator <= at.OP_MOST:
            top -= 1
            s[top] = _reckon(operator, s[top], s[top + 1])
            place += 1
        elif operator == at.OP_NOT:
            s[top] = 1 - s[top]
            place += 1
        elif operator == at.OP_SKIP_IF_NOT or operator == at.OP_SKIP_IF:
            if (s[top] != 0) == (operator == at.OP_SKIP_IF):
                place += 2 + t[place + 1]
            else:
                top -= 1
                place += 2
        elif operator == at.OP_TELL:
            top -= 1
            s[top] = tell(t[place + 1], s[top], s[top + 1])
            place += 2
        else:
            top += 1
            s[top] = _condition(t, s, place)
            place += _length(operator)


@compiled
def _length(operator: int) -> int:
    if operator == at.OP_HAS or operator == at.OP_COMPARE:
        return 6
    if operator == at.OP_HOLDS:
        return 4
    return 1 if operator == at.OP_TRUMP_PREFERRED or operator == at.OP_NO_TRUMP else 2


@compiled
def _amount(t: Ints, s: Ints, place: int) -> int:
    operator = t[place]
    if operator == at.OP_NUMBER:
        return t[place + 1]
    if operator == at.OP_VALUE:
        return s[at.M_VALUE]
    if operator == at.OP_POT:
        return s[at.M_POT]
    if operator == at.OP_MATADORS:
        return s[at.M_MATADORS]
    if operator == at.OP_TRICKS:
        return _sum(s, at.NOUN_TRICKS, s[at.PARTY + t[place + 1]])
    return s[at.DEALS] if operator == at.OP_DEALS else s[at.PASSED_OUT]


@compiled
def _reckon(operator: int, left: int, right: int) -> int:
    if operator == at.OP_ADD:
        return left + right
    if operator == at.OP_SUBTRACT:
        return left - right
    if operator == at.OP_MULTIPLY:
        return left * right
    if operator == at.OP_LEAST:
        return left if left < right else right
    return left if left > right else right


@compiled
def tell(sign: int, left: int, right: int) -> int:
    """Whether a comparison holds."""
    if sign == at.SIGN_EQUAL:
        return 1 if left == right else 0
    if sign == at.SIGN_LEAST:
        return 1 if left >= right else 0
    if sign == at.SIGN_MOST:
        return 1 if left <= right else 0
    if sign == at.SIGN_ABOVE:
        return 1 if left > right else 0
    return 1 if left < right else 0


@compiled
def _noun(s: Ints, noun: int, seat: int) -> int:
    """What a seat has of something; only the declarer has a run of tricks or of matadors."""
    if noun == at.NOUN_TRICKS:
        return s[at.TAKEN + seat]
    if seat != s[at.M_DECLARER]:
        return 0
    return s[at.M_FIRST] if noun == at.NOUN_FIRST_TRICKS else s[at.M_MATADORS]


@compiled
def _sum(s: Ints, noun: int, seats: int) -> int:
    total = 0
    while seats:
        total += _noun(s, noun, lowest(seats))
        seats &= seats - 1
    return total


@compiled
def _condition(t: Ints, s: Ints, place: int) -> int:
    operator, word = t[place], t[place + 1]
    if operator == at.OP_CALLED:
        return (s[at.M_CALLED] >> word) & 1
    if operator == at.OP_HAS:
        return _has(s, word, t[place + 2], t[place + 3], t[place + 4], t[place + 5])
    if operator == at.OP_COMPARE:
        return _compare(s, word, t[place + 2], t[place + 3], t[place + 4], t[place + 5])
    if operator == at.OP_HOLDS:
        return _holds(s, word, s[at.PARTY + t[place + 2]], t[place + 3])
    if operator == at.OP_CONTRACT:
        return 1 if word == s[at.M_CONTRACT] or word == s[at.M_PLAYS] else 0
    if operator == at.OP_TRUMP:
        return 1 if s[at.TRUMP] == word else 0
    if operator == at.OP_TRUMP_PREFERRED:
        return 1 if s[at.TRUMP] == s[at.PREFERRED] else 0
    if operator == at.OP_NO_TRUMP:
        return 1 if s[at.RULES] != 0 and t[s[at.RULES] + at.R_TRUMPS] == 0 else 0
    return 1 if s[at.M_OUTCOME] == word else 0


@compiled
def _has(s: Ints, any_one: int, party: int, noun: int, sign: int, number: int) -> int:
    seats = s[at.PARTY + party]
    if party == at.PARTY_SIDE:  # the declarer's side counts together
        return tell(sign, _sum(s, noun, seats), number)
    while seats:
        if tell(sign, _noun(s, noun, lowest(seats)), number) == any_one:
            return any_one
        seats &= seats - 1
    return 1 - any_one


@compiled
def _compare(s: Ints, any_one: int, party: int, noun: int, sign: int, other: int) -> int:
    if party == at.PARTY_SIDE:
        return _exceeds_all(s, _sum(s, noun, s[at.PARTY + party]), noun, sign, other)
    seats = s[at.PARTY + party]
    while seats:
        if _exceeds_all(s, _noun(s, noun, lowest(seats)), noun, sign, other) == any_one:
            return any_one
        seats &= seats - 1
    return 1 - any_one


@compiled
def _exceeds_all(s: Ints, number: int, noun: int, sign: int, party: int) -> int:
    seats = s[at.PARTY + party]
    if party == at.PARTY_SIDE:
        return tell(sign, number, _sum(s, noun, seats))
    while seats:
        if tell(sign, number, _noun(s, noun, lowest(seats))) == 0:
            return 0
        seats &= seats - 1
    return 1


@compiled
def _holds(s: Ints, any_one: int, seats: int, cards: int) -> int:
    while seats:
        holds = 1 if s[s[at.M_HELD] + lowest(seats)] & cards == cards else 0
        if holds == any_one:
            return any_one
        seats &= seats - 1
    return 1 - any_one


@compiled
def measure(t: Ints, s: Ints, declarer: int) -> None:
    """Take the measure of the hand so far for one declarer, and find the parties (masks of seats)."""
    held = at.PLAYED if s[at.PHASE] == at.PLAY else at.HANDS
    contract = t[at.T_CONTRACTS] + s[at.CONTRACT] * at.C_SIZE
    s[at.M_DECLARER], s[at.M_HELD], s[at.M_CONTRACT] = declarer, held, s[at.CONTRACT]
    s[at.M_FIRST] = s[at.RUN] if s[at.RUN_SEAT] == declarer else 0
    s[at.M_POT], s[at.M_CALLED], s[at.M_OUTCOME] = s[at.POT_NOW], s[at.SAID + declarer], -1
    s[at.M_VALUE] = t[contract + at.C_VALUE]
    s[at.M_PLAYS] = s[at.GAME] if t[contract + at.C_WON_BY_GAME] else -1
    s[at.M_ALLY] = _ally(t, s, held)
    s[at.M_MATADORS] = matadors(t, s[at.RULES], s[held + declarer])
    parties(t, s)


@compiled
def early_measure(t: Ints, s: Ints) -> None:
    """The measure when all have passed: there is no declarer, no game and no trick."""
    s[at.M_DECLARER], s[at.M_HELD], s[at.M_CONTRACT] = -1, at.HANDS, -1
    s[at.M_FIRST], s[at.M_POT], s[at.M_CALLED], s[at.M_OUTCOME] = 0, s[at.POT_NOW], 0, -1
    s[at.M_VALUE], s[at.M_PLAYS], s[at.M_ALLY], s[at.M_MATADORS] = 0, -1, -1, 0
    parties(t, s)


@compiled
def _ally(t: Ints, s: Ints, held: int) -> int:
    """The seat besides the declarers that holds the called card; -1 for nobody."""
    if s[at.CALLED_CARD] < 0:
        return -1
    for seat in range(t[at.T_PLAYERS]):
        if (s[held + seat] >> s[at.CALLED_CARD]) & 1 and not (s[at.DECLARERS] >> seat) & 1:
            return seat
    return -1


@compiled
def matadors(t: Ints, rules: int, hand: int) -> int:
    """The run of trumps in a hand, from the highest down."""
    order, most = t[rules + at.R_ORDER], t[rules + at.R_ORDER_COUNT]
    run = 0
    while run < most and (hand >> t[order + run]) & 1:
        run += 1
    return run


@compiled
def parties(t: Ints, s: Ints) -> None:
    """The seats of every party; a player who sits out is in none unless he declares or shares in what is paid."""
    declarer, declarers = s[at.M_DECLARER], s[at.DECLARERS]
    alone = 1 << declarer if declarer >= 0 else 0
    ally = 1 << s[at.M_ALLY] if s[at.M_ALLY] >= 0 else 0
    asked = t[at.T_SEATS] | declarers
    _five(s, at.PARTY, alone, ally, declarers, asked)
    paying = t[at.T_ALL_SEATS] if t[at.T_SITTER_SHARES] else asked
    _five(s, at.PARTY + at.PAYING, alone, ally, declarers, paying)
    s[at.PARTY + at.PARTY_SITTER] = 1 << t[at.T_SITTER] if t[at.T_SITTER] >= 0 else 0
    for role in range(t[at.T_ROLE_COUNT]):
        s[at.PARTY + at.PARTY_ROLES + role] = _members(s, t, t[at.T_ROLES] + role * at.ROLE_SIZE)


@compiled
def _five(s: Ints, first: int, alone: int, ally: int, declarers: int, players: int) -> None:
    s[first + at.PARTY_DECLARER] = alone
    s[first + at.PARTY_DEFENDERS] = players & ~declarers & ~ally
    s[first + at.PARTY_PLAYERS] = players
    s[first + at.PARTY_SIDE] = alone | ally
    s[first + at.PARTY_OPPONENTS] = players & ~alone & ~ally


@compiled
def _members(s: Ints, t: Ints, role: int) -> int:
    """Those of a party with the most or the least tricks; the earliest alone where a tie goes to him."""
    seats, found, mark = s[at.PARTY + t[role + at.ROLE_AMONG]], 0, 0
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        tricks = s[at.TAKEN + seat] if t[role + at.ROLE_MOST] else -s[at.TAKEN + seat]
        if found == 0 or tricks > mark:
            found, mark = 1 << seat, tricks
        elif tricks == mark:
            found |= 1 << seat
    return found & -found if t[role + at.ROLE_EARLIEST] and count(found) > 1 else found
