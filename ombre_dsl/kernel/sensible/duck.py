"""Which card is laid where the declarer wants no trick: to duck, or to make him take it; from ``policies.play``."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.look import highest, lowest, row_of, with_least, with_most, with_ranks


@compiled
def danger(t: Ints, look: int, hand: int, unseen: int, card: int) -> int:
    """How likely a card is to take a trick that is not wanted: the unseen cards below it, less those kept under it."""
    row = row_of(look, card)
    under = count(t[row + of.CARD_BELOW] & unseen)
    if not t[row + of.CARD_ABOVE] & unseen:
        under += 3
    return 10 * under - 6 * count(t[row + of.CARD_BELOW] & hand)


@compiled
def most_dangerous(t: Ints, w: Ints, look: int, hand: int, unseen: int, cards: int) -> int:
    """The card of greatest danger in a hand; then that of highest rank."""
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        w[of.KEYS + card] = with_ranks(t, look, card, danger(t, look, hand, unseen, card))
    return with_most(w, cards)


@compiled
def lead_low(t: Ints, w: Ints, look: int) -> int:
    """The declarer leads a card that few can stay under."""
    left = w[of.V_LEGAL]
    while left:
        card = first(left)
        left &= left - 1
        row = row_of(look, card)
        over = count(t[row + of.CARD_ABOVE] & w[of.V_UNSEEN])
        under = count(t[row + of.CARD_BELOW] & w[of.V_UNSEEN]) if over else 99
        w[of.KEYS + card] = under * 64 - over
    return with_least(w, w[of.V_LEGAL])


@compiled
def _losers(t: Ints, s: Ints, w: Ints, look: int) -> int:
    """The legal cards that lose to the best of the trick."""
    return w[of.V_LEGAL] & t[row_of(look, s[at.BEST]) + of.CARD_LOSERS]


@compiled
def _suited(t: Ints, s: Ints, cards: int) -> int:
    """Those of some cards that are of the suit led."""
    return cards & t[s[at.RULES] + at.R_CARDS + s[at.LED] * at.CARD_SIZE + at.CARD_SUIT]


@compiled
def duck(t: Ints, s: Ints, w: Ints, look: int) -> int:
    """The declarer stays under."""
    losers = _losers(t, s, w, look)
    if not losers:
        return lowest(t, look, w[of.V_LEGAL]) if w[of.V_AFTER] else highest(t, look, w[of.V_LEGAL])
    suited = _suited(t, s, losers)
    if suited:
        return highest(t, look, suited)
    return most_dangerous(t, w, look, w[of.V_HAND], w[of.V_UNSEEN], losers)


@compiled
def lead_under(t: Ints, s: Ints, w: Ints, look: int) -> int:
    """A defender leads what the declarer must take."""
    targets = s[at.DECLARERS] & ~(1 << w[of.V_SEAT])
    laid_open = _open_cards(s, w[of.V_SEAT]) if targets else 0
    left = w[of.V_LEGAL]
    while left:
        card = first(left)
        left &= left - 1
        if laid_open:
            w[of.KEYS + card] = _hope_against(t, w, look, card, laid_open)
        else:
            w[of.KEYS + card] = _hope(t, w, look, card, targets)
    return with_least(w, w[of.V_LEGAL])


@compiled
def _open_cards(s: Ints, seat: int) -> int:
    """What lies open of the first declarer but this seat."""
    target = s[at.DECLARER] if s[at.DECLARER] != seat else s[at.DECLARER + 1]
    return s[at.SHOWN + target] & s[at.HANDS + target]


@compiled
def _hope(t: Ints, w: Ints, look: int, card: int, targets: int) -> int:
    row = row_of(look, card)
    void = 1 if targets & ~w[of.VOIDS + t[row + of.CARD_SUIT]] == 0 else 0
    under = count(t[row + of.CARD_BELOW] & w[of.V_UNSEEN])
    return (void * 64 + under) * 64 - count(t[row + of.CARD_ABOVE] & w[of.V_UNSEEN])


@compiled
def _hope_against(t: Ints, w: Ints, look: int, card: int, laid_open: int) -> int:
    row = row_of(look, card)
    theirs = laid_open & t[look + of.L_MASKS + t[row + of.CARD_SUIT]]
    void = 1 if not theirs or t[row + of.CARD_BELOW] & theirs else 0
    partner = 0
    if theirs:
        below = t[row_of(look, lowest(t, look, theirs)) + of.CARD_BELOW]
        partner = count(below & w[of.V_UNSEEN] & ~laid_open)
    return (void * 64 - partner) * 64 + t[row + of.CARD_RANK]


@compiled
def push_under(t: Ints, s: Ints, w: Ints, look: int) -> int:
    """Stay under a declarer who holds the trick or may yet have to take it; otherwise part with the highest card."""
    waiting = w[of.V_AFTER] & s[at.DECLARERS]
    legal = w[of.V_LEGAL]
    cards = legal
    if waiting or (s[at.DECLARERS] >> s[at.BEST_SEAT]) & 1:
        cards = _losers(t, s, w, look)
        if not cards:
            return lowest(t, look, legal) if w[of.V_AFTER] else highest(t, look, legal)
    suited = _suited(t, s, cards)
    return highest(t, look, suited) if suited else _highest_danger(t, w, look, cards)


@compiled
def _highest_danger(t: Ints, w: Ints, look: int, cards: int) -> int:
    left = cards
    while left:
        card = first(left)
        left &= left - 1
        under = count(t[row_of(look, card) + of.CARD_BELOW] & w[of.V_UNSEEN])
        w[of.KEYS + card] = with_ranks(t, look, card, under)
    return with_most(w, cards)
