"""What one seat may see of a hand; the twin of ``policies.view``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.playing import legal_cards
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.look import look_of, row_of


@compiled
def begin(w: Ints) -> None:
    """Nothing has been seen of the hand yet."""
    w[of.STAMP] += 1
    for place in range(of.PLAYED, of.STAMP):
        w[place] = 0


@compiled
def watch(t: Ints, s: Ints, w: Ints, card: int) -> None:
    """Note a card that the seat to act is about to play, and the suit it could not follow."""
    w[of.PLAYED] |= 1 << card
    if s[at.LED] >= 0:
        look = look_of(t, s[at.GAME], s[at.TRUMP])
        led = t[row_of(look, s[at.LED]) + of.CARD_SUIT]
        if t[row_of(look, card) + of.CARD_SUIT] != led:
            w[of.VOIDS + led] |= 1 << s[at.TO_ACT]


@compiled
def see(t: Ints, s: Ints, w: Ints, seat: int) -> None:
    """Put down what ``seat`` sees.  Nothing else of the hand reaches the choice of cards."""
    own = s[at.HANDS + seat]
    w[of.V_SEAT], w[of.V_HAND] = seat, own
    w[of.V_UNSEEN] = t[of.T_FULL] & ~(own | s[at.THROWN + seat] | w[of.PLAYED])
    w[of.V_DECLARES] = (s[at.DECLARERS] >> seat) & 1
    w[of.V_FRIENDS] = _friends(t, s, w, seat)
    w[of.V_LEGAL] = w[of.V_AFTER] = 0
    if s[at.PHASE] == at.PLAY:
        w[of.V_AFTER] = _after(s, seat)
        if seat == s[at.TO_ACT]:
            w[of.V_LEGAL] = legal_cards(t, s)
    w[of.V_ENEMIES_AFTER] = w[of.V_AFTER] & ~w[of.V_FRIENDS]


@compiled
def _after(s: Ints, seat: int) -> int:
    """The seats that lay a card to this trick after ``seat``."""
    found = 0
    for _ in range(s[at.TRICK_SIZE] - s[at.TRICK_COUNT] - 1):
        seat = s[at.NEXT_SEAT + seat]
        found |= 1 << seat
    return found


@compiled
def held_by(s: Ints, seat: int) -> int:
    """The cards that a seat plays with, those it has played among them."""
    return s[(at.PLAYED if s[at.PHASE] == at.PLAY else at.HANDS) + seat]


@compiled
def known_ally(t: Ints, s: Ints, w: Ints) -> int:
    """The declarer's ally, once the called card has been played; -1 while it has not, and for none."""
    called = s[at.CALLED_CARD]
    if called < 0 or not (w[of.PLAYED] >> called) & 1:
        return -1
    for seat in range(t[at.T_PLAYERS]):
        if (s[at.PLAYED + seat] >> called) & 1 and not (s[at.DECLARERS] >> seat) & 1:
            return seat
    return -1


@compiled
def _friends(t: Ints, s: Ints, w: Ints, seat: int) -> int:
    """A declarer with the ally he knows; the ally, who knows himself, with the declarer; the other defenders."""
    side = s[at.DECLARERS]
    if s[at.CALLED_CARD] >= 0:
        side = 1 << s[at.DECLARER]
        if (held_by(s, seat) >> s[at.CALLED_CARD]) & 1:
            return side | 1 << seat
        ally = known_ally(t, s, w)
        if ally >= 0:
            side |= 1 << ally
    elif (side >> seat) & 1:
        return 1 << seat
    return side if (side >> seat) & 1 else t[at.T_ALL_SEATS] & ~side
