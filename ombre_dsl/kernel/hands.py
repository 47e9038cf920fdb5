"""A hand from the deal to the settlement, every act drawn from those that are legal.

The acts of the seat to act come first, in the order of ``Hand.legal``, then the calls that are open to others.
"""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.bidding import WON, count_calls, make_call
from ombre_dsl.kernel.choosing import begin_choice, call_card, cards_to_call, choose_game, count_choices
from ombre_dsl.kernel.dealing import deal
from ombre_dsl.kernel.draws import below, count, nth
from ombre_dsl.kernel.exchanging import (
    answer_as_sitter,
    count_throws,
    exchange_done,
    joined,
    next_exchange,
    permission,
    take_talon,
    throw,
    throw_at,
)
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.playing import find_open_calls, legal_cards, play_card, say
from ombre_dsl.kernel.settling import finish


@compiled
def play_hand(t: Ints, s: Ints, seed: int) -> None:
    """Deal a hand from a seed and play it to its end."""
    deal(t, s, seed)
    while s[at.PHASE] != at.DONE:
        if s[at.PHASE] == at.PLAY:
            _play(t, s)
        else:
            _before_play(t, s)


@compiled
def _play(t: Ints, s: Ints) -> None:
    cards = legal_cards(t, s)
    own = count(cards)
    place = below(t, s, own + find_open_calls(t, s))
    if place >= own:
        say(t, s, place - own)
    elif play_card(t, s, nth(cards, place)):
        finish(t, s)


@compiled
def _before_play(t: Ints, s: Ints) -> None:
    own = count_acts(t, s)
    place = below(t, s, own + find_open_calls(t, s))
    if place >= own:
        say(t, s, place - own)
    else:
        act(t, s, place)


@compiled
def count_acts(t: Ints, s: Ints) -> int:
    """How many acts the seat to act has, calls during the hand apart."""
    phase = s[at.PHASE]
    if phase == at.AUCTION or phase == at.OFFER:
        return count_calls(t, s)
    if phase == at.EXCHANGE or phase == at.DISCARD:
        return count_throws(t, s)
    if phase == at.CHOOSE:
        return count_choices(t, s)
    return count(cards_to_call(t, s)) if phase == at.CALL else 2


@compiled
def act(t: Ints, s: Ints, place: int) -> None:
    """Do the act at a place among those there are before tricks are played."""
    phase = s[at.PHASE]
    if phase == at.AUCTION or phase == at.OFFER:
        if make_call(t, s, place) == WON:
            _won(t, s)
    elif phase == at.EXCHANGE or phase == at.DISCARD:
        throw_cards(t, s, throw_at(t, s, place))
    elif phase == at.CHOOSE:
        choose_game(t, s, place)
    elif phase == at.CALL:
        call_card(t, s, nth(cards_to_call(t, s), place))
    else:
        answer_as_sitter(t, s, place)


@compiled
def _won(t: Ints, s: Ints) -> None:
    """The auction is won; who took the talon that went round takes it up before he says what he plays."""
    seat = s[at.DECLARER]
    if s[at.OFFERED] and t[permission(t, s, s[at.BID], 0, 1) + at.X_WHOLE] and take_talon(t, s, seat):
        return
    begin_choice(t, s)


@compiled
def throw_cards(t: Ints, s: Ints, cards: int) -> None:
    """Throw cards, and go on to what is next."""
    seat = s[at.TO_ACT]
    throw(t, s, cards)
    if s[at.GAME] < 0:
        begin_choice(t, s)
    elif s[at.SITTER_ASKED]:
        joined(t, s, seat)
    else:
        exchange_done(s, seat)
        next_exchange(t, s)
