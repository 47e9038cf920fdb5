"""Tricks, and what a declarer may say while they are played."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count, lowest
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.logging import log, log_of
from ombre_dsl.kernel.machine import measure, run
from ombre_dsl.kernel.settling import finish


@compiled
def start_play(t: Ints, s: Ints) -> None:
    """The hands are as they will be played: who plays after whom, and who leads."""
    shown = t[t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE + at.C_SHOWN_LATER]
    if shown:
        lay_open(s, shown)
    for seat in range(at.SEATS):
        s[at.PLAYED + seat] = s[at.HANDS + seat]
    seats = t[at.T_SEATS] | s[at.DECLARERS]
    s[at.TRICK_SIZE] = count(seats)
    for seat in range(t[at.T_PLAYERS]):
        later = seats & -(2 << seat)
        s[at.NEXT_SEAT + seat] = lowest(later if later else seats)
    s[at.PHASE], s[at.TO_ACT] = at.PLAY, _leader(t, s)


@compiled
def lay_open(s: Ints, cards: int) -> None:
    """The declarers lay some cards open, as far as they hold them."""
    for place in range(s[at.DECLARER_COUNT]):
        seat = s[at.DECLARER + place]
        s[at.SHOWN + seat] |= s[at.HANDS + seat] & cards


@compiled
def _leader(t: Ints, s: Ints) -> int:
    """Who leads to the first trick; never a seat that sits out, even if it has joined."""
    if t[at.T_LEAD] == at.LEAD_DECLARER:
        return s[at.DECLARER]
    later = t[at.T_SEATS] & -(2 << s[at.DECLARER]) if t[at.T_LEAD] == at.LEAD_AFTER else 0
    return lowest(later if later else t[at.T_SEATS])


@compiled
def legal_cards(t: Ints, s: Ints) -> int:
    """The cards that the seat to act may play, as a mask."""
    hand, led = s[at.HANDS + s[at.TO_ACT]], s[at.LED]
    if led < 0:
        return hand
    row = s[at.RULES] + at.R_CARDS + led * at.CARD_SIZE
    if hand & t[row + at.CARD_CALLS_FOR]:
        return hand & t[row + at.CARD_SUIT]
    if t[at.T_VOID_TRUMPS] and not hand & t[row + at.CARD_SUIT]:
        trumps = hand & t[s[at.RULES] + at.R_TRUMPS]
        return trumps if trumps else hand
    return hand


@compiled
def play_card(t: Ints, s: Ints, card: int) -> bool:
    """Play a card; after the last one of a trick its winner leads.  Whether it was the last card of the hand."""
    seat, number = s[at.TO_ACT], s[at.TRICK_COUNT]
    log(s, at.ACT_PLAY, card)
    s[at.HANDS + seat] ^= 1 << card
    s[at.TRICK_CARDS + number], s[at.TRICK_SEATS + number] = card, seat
    if number == 0:
        s[at.LED], s[at.BEST], s[at.BEST_SEAT], s[at.LAID] = card, card, seat, 1 << seat
        if (t[at.T_UNDERTAKEN] >> (s[at.TRICKS_DONE] + 1)) & 1:
            _undertake(t, s, seat)
    else:
        s[at.LAID] |= 1 << seat
        if (t[s[at.RULES] + at.R_CARDS + s[at.BEST] * at.CARD_SIZE + at.CARD_BEATEN_BY] >> card) & 1:
            s[at.BEST], s[at.BEST_SEAT] = card, seat
    s[at.TRICK_COUNT] = number + 1
    s[at.TO_ACT] = s[at.NEXT_SEAT + seat]
    return number + 1 == s[at.TRICK_SIZE] and _take_trick(t, s, s[at.BEST_SEAT])


@compiled
def _undertake(t: Ints, s: Ints, seat: int) -> None:
    """Who has led to this trick makes the calls that come about so, where he declares and they are allowed."""
    contract = t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE
    for place in range(t[contract + at.C_CALL_COUNT] if (s[at.DECLARERS] >> seat) & 1 else 0):
        call = t[t[contract + at.C_CALLS] + place]
        row = t[at.T_CALLS] + call * at.K_SIZE
        if t[row + at.K_UNDERTAKEN] == s[at.TRICKS_DONE] + 1:
            measure(t, s, seat)
            if run(t, s, t[row + at.K_ALLOWED]):
                s[at.SAID + seat] |= 1 << call


@compiled
def _take_trick(t: Ints, s: Ints, winner: int) -> bool:
    done = s[at.TRICKS_DONE]
    if s[at.TAKEN + winner] == done:
        s[at.RUN_SEAT], s[at.RUN] = winner, done + 1
    s[at.TAKEN + winner] += 1
    s[at.TRICKS_DONE] = done + 1
    s[at.TRICK_COUNT], s[at.LED], s[at.LAID] = 0, -1, 0
    s[at.TO_ACT] = winner
    return done + 1 == t[at.T_HAND_SIZE]


# ---- calls -----------------------------------------------------------------------------------------------------------


@compiled
def find_open_calls(t: Ints, s: Ints) -> int:
    """Find the calls that are open now: those of the seat to act first, then of the other declarers; their number."""
    s[at.OPEN_COUNT] = 0
    if s[at.GAME] < 0 or s[at.TRICKS_DONE] > s[at.LAST_CALL]:
        return 0
    if (s[at.DECLARERS] >> s[at.TO_ACT]) & 1:
        find_calls_of(t, s, s[at.TO_ACT])
    for place in range(s[at.DECLARER_COUNT]):
        if s[at.DECLARER + place] != s[at.TO_ACT]:
            find_calls_of(t, s, s[at.DECLARER + place])
    return s[at.OPEN_COUNT]


@compiled
def find_calls_of(t: Ints, s: Ints, seat: int) -> None:
    """Add the calls that are open to a declarer."""
    contract = t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE
    for place in range(t[contract + at.C_CALL_COUNT]):
        call = t[t[contract + at.C_CALLS] + place]
        if not (s[at.SAID + seat] >> call) & 1 and _is_open(t, s, seat, t[at.T_CALLS] + call * at.K_SIZE):
            s[at.OPEN + 2 * s[at.OPEN_COUNT]] = seat
            s[at.OPEN + 2 * s[at.OPEN_COUNT] + 1] = call
            s[at.OPEN_COUNT] += 1


@compiled
def _is_open(t: Ints, s: Ints, seat: int, call: int) -> bool:
    opens = _clock(s, t[call + at.K_OPEN_CLOCK], seat) >= t[call + at.K_OPEN_AT]
    closed = _clock(s, t[call + at.K_CLOSE_CLOCK], seat) >= t[call + at.K_CLOSE_AT]
    if not opens or closed:
        return False
    if t[call + at.K_ALLOWED] == 0:
        return True
    measure(t, s, seat)
    return run(t, s, t[call + at.K_ALLOWED]) != 0


@compiled
def _clock(s: Ints, clock: int, seat: int) -> int:
    """How far the hand has come, by one of the clocks (see ``lower_contracts``)."""
    if clock == at.CLOCK_TABLE:
        return 2 * s[at.TRICKS_DONE] + (1 if s[at.TRICK_COUNT] > 0 else 0)
    if clock == at.CLOCK_OWN:
        return 2 * s[at.TRICKS_DONE] + ((s[at.LAID] >> seat) & 1)
    if clock == at.CLOCK_EXCHANGE:
        return (s[at.EXCHANGED] >> seat) & 1
    return 0


@compiled
def say(t: Ints, s: Ints, place: int) -> None:
    """Make the open call at a place.  Surrendering or stopping is said in the same words whichever call it is, so it is
    the first of them that is open to the seat."""
    seat, call = s[at.OPEN + 2 * place], s[at.OPEN + 2 * place + 1]
    kind = t[t[at.T_CALLS] + call * at.K_SIZE + at.K_KIND]
    for earlier in range(place if kind != at.KIND_ANNOUNCE else 0):
        other = s[at.OPEN + 2 * earlier + 1]
        if s[at.OPEN + 2 * earlier] == seat and t[t[at.T_CALLS] + other * at.K_SIZE + at.K_KIND] == kind:
            call = other
            break
    log_of(s, seat, at.ACT_SAY, call)
    s[at.SAID + seat] |= 1 << call
    if kind != at.KIND_ANNOUNCE:
        finish(t, s)
