"""A table of players, each with its policy; the twin of ``policies.table`` and ``policies.sensible``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.choosing import call_card, cards_to_call
from ombre_dsl.kernel.dealing import deal
from ombre_dsl.kernel.draws import below, count, nth
from ombre_dsl.kernel.exchanging import answer_as_sitter
from ombre_dsl.kernel.hands import act, count_acts, throw_cards
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.playing import find_calls_of, legal_cards, play_card, say
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible import worth
from ombre_dsl.kernel.sensible.call import call_to_make
from ombre_dsl.kernel.sensible.decide import best_bid, best_choice, best_nine, card_to_call, sitter_joins
from ombre_dsl.kernel.sensible.look import look_of
from ombre_dsl.kernel.sensible.play import card_to_play
from ombre_dsl.kernel.sensible.throw import to_throw
from ombre_dsl.kernel.sensible.view import begin, see, watch
from ombre_dsl.kernel.settling import finish


@compiled
def play_hand(t: Ints, s: Ints, w: Ints, seed: int, sensible: int) -> None:
    """Deal a hand from a seed and play it to its end; ``sensible``: the seats that play so, as a mask."""
    deal(t, s, seed)
    begin(w)
    while s[at.PHASE] != at.DONE:
        if not _others_call(t, s, w, sensible):
            if (sensible >> s[at.TO_ACT]) & 1:
                _act(t, s, w)
            else:
                _act_at_random(t, s, w)


@compiled
def _find_calls(t: Ints, s: Ints, seat: int) -> int:
    """Find the calls that are open to one seat; their number."""
    s[at.OPEN_COUNT] = 0
    if s[at.GAME] >= 0 and s[at.TRICKS_DONE] <= s[at.LAST_CALL] and (s[at.DECLARERS] >> seat) & 1:
        find_calls_of(t, s, seat)
    return s[at.OPEN_COUNT]


@compiled
def _calls(t: Ints, s: Ints, w: Ints, seat: int) -> bool:
    """Let a seat make its calls; whether it has made one."""
    if not _find_calls(t, s, seat):
        return False
    see(t, s, w, seat)
    place = call_to_make(t, s, w)
    if place >= 0:
        say(t, s, place)
    return place >= 0


@compiled
def _others_call(t: Ints, s: Ints, w: Ints, sensible: int) -> bool:
    """Let the declarers who are not to act make their calls, before a trick is led."""
    if (s[at.PHASE] != at.PLAY and s[at.PHASE] != at.EXCHANGE) or s[at.TRICK_COUNT]:
        return False
    for place in range(s[at.DECLARER_COUNT]):
        seat = s[at.DECLARER + place]
        if seat != s[at.TO_ACT] and (sensible >> seat) & 1 and _calls(t, s, w, seat):
            return True
    return False


# ---- at random -------------------------------------------------------------------------------------------------------


@compiled
def _act_at_random(t: Ints, s: Ints, w: Ints) -> None:
    """Every legal act is as likely as the next; calls are made on one's own turn."""
    plays = s[at.PHASE] == at.PLAY
    cards = legal_cards(t, s) if plays else 0
    own = count(cards) if plays else count_acts(t, s)
    place = below(t, s, own + _find_calls(t, s, s[at.TO_ACT]))
    if place >= own:
        say(t, s, place - own)
    elif plays:
        _lay(t, s, w, nth(cards, place))
    else:
        act(t, s, place)


@compiled
def _lay(t: Ints, s: Ints, w: Ints, card: int) -> None:
    watch(t, s, w, card)
    if play_card(t, s, card):
        finish(t, s)


# ---- sensibly --------------------------------------------------------------------------------------------------------


@compiled
def _act(t: Ints, s: Ints, w: Ints) -> None:
    """Do what is best for the seat to act, its calls first."""
    phase, seat = s[at.PHASE], s[at.TO_ACT]
    if (phase == at.PLAY or phase == at.EXCHANGE) and _calls(t, s, w, seat):
        return
    if phase == at.PLAY:
        see(t, s, w, seat)
        _lay(t, s, w, card_to_play(t, s, w, look_of(t, s[at.GAME], s[at.TRUMP]), _low_in(t, s, w)))
    elif phase == at.EXCHANGE or phase == at.DISCARD:
        throw_cards(t, s, _cards_to_throw(t, s, w))
    elif phase == at.CHOOSE:
        act(t, s, best_choice(t, s, w))
    elif phase == at.CALL:
        call_card(t, s, card_to_call(t, s, w, cards_to_call(t, s)))
    elif phase == at.SITTER:
        answer_as_sitter(t, s, 0 if sitter_joins(t, s, w) else 1)
    else:
        act(t, s, best_bid(t, s, w))


@compiled
def _low_in(t: Ints, s: Ints, w: Ints) -> bool:
    """Whether the declarer of this hand wants no trick."""
    called = 0
    for seat in range(at.SEATS):
        called |= s[at.SAID + seat]
    return worth.low(t, w, s[at.CONTRACT], s[at.GAME], s[at.TRUMP], called)


@compiled
def _cards_to_throw(t: Ints, s: Ints, w: Ints) -> int:
    if s[at.GAME] < 0:
        return best_nine(t, s, w, s[at.LEAST])
    see(t, s, w, s[at.TO_ACT])
    look, low, declares = look_of(t, s[at.GAME], s[at.TRUMP]), _low_in(t, s, w), w[of.V_DECLARES] != 0
    return to_throw(t, w, look, w[of.V_HAND], w[of.V_UNSEEN], s[at.LEAST], s[at.MOST], declares, low)
