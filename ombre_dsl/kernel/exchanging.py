"""The exchange of cards, and who sits out and may join."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.dealing import take_from_talon
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.logging import log
from ombre_dsl.kernel.machine import measure
from ombre_dsl.kernel.playing import start_play
from ombre_dsl.kernel.settling import pay


@compiled
def rest_of_talon(t: Ints, s: Ints) -> int:
    """How many cards are left in the talon."""
    return t[at.T_TALON] - s[at.DRAWN]


@compiled
def permission(t: Ints, s: Ints, contract: int, role: int, place: int) -> int:
    """What a seat in a role, the ``place``-th of them from 1, may exchange."""
    table = t[t[at.T_CONTRACTS] + contract * at.C_SIZE + at.C_EXCHANGE]
    return table + (role * at.MOST_PLAYERS + place - 1) * at.X_SIZE


@compiled
def take_talon(t: Ints, s: Ints, seat: int) -> bool:
    """The hand dealt is laid aside and the whole talon taken up; whether a surplus is then to be thrown."""
    s[at.THROWN + seat] |= s[at.HANDS + seat]
    s[at.HANDS + seat] = take_from_talon(t, s, rest_of_talon(t, s))
    return _to_discard(t, s, seat)


@compiled
def _to_discard(t: Ints, s: Ints, seat: int) -> bool:
    s[at.PHASE], s[at.TO_ACT] = at.DISCARD, seat
    surplus = count(s[at.HANDS + seat]) - t[at.T_HAND_SIZE]
    s[at.LEAST] = s[at.MOST] = surplus
    return surplus > 0


@compiled
def begin_exchange(t: Ints, s: Ints) -> None:
    """Line the seats up: the declarers as they joined, then the others; none where a game was only named."""
    s[at.QUEUE_COUNT], s[at.QUEUE_AT] = 0, 0
    if t[t[at.T_CONTRACTS] + s[at.BID] * at.C_SIZE + at.C_WON_BY_GAME]:
        s[at.EXCHANGED] = s[at.DECLARERS]
    else:
        _line_up(t, s)
    next_exchange(t, s)


@compiled
def _line_up(t: Ints, s: Ints) -> None:
    players, sitter, number = t[at.T_PLAYERS], t[at.T_SITTER], 0
    for place in range(s[at.DECLARER_COUNT]):
        s[at.QUEUE + number] = s[at.DECLARER + place]
        number += 1
    eldest = t[t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE + at.C_FROM_ELDEST]
    seat = 0 if eldest else s[at.DECLARER] + 1
    for _ in range(players):
        if seat >= players:
            seat -= players
        if not (s[at.DECLARERS] >> seat) & 1 and seat != sitter:
            s[at.QUEUE + number] = seat
            number += 1
        seat += 1
    s[at.QUEUE_COUNT] = number


@compiled
def next_exchange(t: Ints, s: Ints) -> None:
    """Go to the next seat that has a choice; then to who sits out, where he may join; then to the first trick."""
    while s[at.QUEUE_AT] < s[at.QUEUE_COUNT]:
        seat, place = s[at.QUEUE + s[at.QUEUE_AT]], s[at.QUEUE_AT]
        if _has_choice(t, s, seat, place):
            return
        exchange_done(s, seat)
    joins = t[t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE + at.C_SITTER_JOINS]
    if joins and t[at.T_SITTER] >= 0 and not s[at.SITTER_ASKED]:
        s[at.PHASE], s[at.TO_ACT] = at.SITTER, t[at.T_SITTER]
    else:
        start_play(t, s)


@compiled
def _has_choice(t: Ints, s: Ints, seat: int, place: int) -> bool:
    """Whether a seat, the ``place``-th in the line, has something to exchange or to throw."""
    declares = place < s[at.DECLARER_COUNT]
    entry = permission(t, s, s[at.GAME], 0 if declares else 1, 1 + place - (0 if declares else s[at.DECLARER_COUNT]))
    left = rest_of_talon(t, s)
    if declares and t[entry + at.X_WHOLE] and left > 0:
        return take_talon(t, s, seat)
    s[at.PHASE], s[at.TO_ACT] = at.EXCHANGE, seat
    most = min(t[entry + at.X_MOST], left, count(s[at.HANDS + seat]))
    s[at.LEAST], s[at.MOST] = min(t[entry + at.X_LEAST], most), most
    return most > 0


@compiled
def exchange_done(s: Ints, seat: int) -> None:
    """The first in the line has had his turn."""
    s[at.QUEUE_AT] += 1
    s[at.EXCHANGED] |= 1 << seat


@compiled
def count_throws(t: Ints, s: Ints) -> int:
    """How many choices of cards to throw there are."""
    held, total = count(s[at.HANDS + s[at.TO_ACT]]), 0
    row = t[at.T_BINOMIALS] + held * (at.MOST_CARDS + 1)
    for size in range(s[at.LEAST], s[at.MOST] + 1):
        total += t[row + size]
    return total


@compiled
def throw_at(t: Ints, s: Ints, place: int) -> int:
    """The cards at a place among all choices: the fewest first, then in the order of the deck."""
    held = s[at.HANDS + s[at.TO_ACT]]
    size, left = s[at.LEAST], count(held)
    row = t[at.T_BINOMIALS] + left * (at.MOST_CARDS + 1)
    while place >= t[row + size]:
        place -= t[row + size]
        size += 1
    chosen = 0
    while size > 0:
        card = held & -held
        held ^= card
        left -= 1
        with_card = t[t[at.T_BINOMIALS] + left * (at.MOST_CARDS + 1) + size - 1]
        if place < with_card:
            chosen |= card
            size -= 1
        else:
            place -= with_card
    return chosen


@compiled
def throw(t: Ints, s: Ints, cards: int) -> None:
    """Throw cards, and in an exchange draw as many."""
    seat, exchanges = s[at.TO_ACT], s[at.PHASE] == at.EXCHANGE
    log(s, at.ACT_EXCHANGE if exchanges else at.ACT_DISCARD, cards)
    s[at.HANDS + seat] &= ~cards
    s[at.THROWN + seat] |= cards
    if exchanges:
        s[at.HANDS + seat] |= take_from_talon(t, s, count(cards))


@compiled
def answer_as_sitter(t: Ints, s: Ints, place: int) -> None:
    """Join, with what is left over and what was thrown; or pass, and pay for it."""
    seat, passes = s[at.TO_ACT], place == 1
    log(s, at.ACT_PASS if passes else at.ACT_JOIN, 0)
    s[at.SITTER_ASKED] = 1
    if passes:
        measure(t, s, s[at.DECLARER])
        pay(t, s, t[t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE + at.C_SITTER_PAYS], 1)
        start_play(t, s)
    elif not _join(t, s, seat):
        joined(t, s, seat)


@compiled
def _join(t: Ints, s: Ints, seat: int) -> bool:
    s[at.DECLARER + s[at.DECLARER_COUNT]] = seat
    s[at.DECLARER_COUNT] += 1
    s[at.DECLARERS] |= 1 << seat
    taken = take_from_talon(t, s, rest_of_talon(t, s))
    for other in range(at.SEATS):
        taken |= s[at.THROWN + other]
        s[at.THROWN + other] = 0
    s[at.HANDS + seat] = taken
    return _to_discard(t, s, seat)


@compiled
def joined(t: Ints, s: Ints, seat: int) -> None:
    """Who sat out has joined, and play begins."""
    s[at.EXCHANGED] |= 1 << seat
    start_play(t, s)
