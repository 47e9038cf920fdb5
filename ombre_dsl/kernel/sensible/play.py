"""Which card a club player lays; the twin of ``policies.play``.  What the seat sees stands in ``w`` (see ``view``)."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import count
from ombre_dsl.kernel.draws import lowest as first
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sensible.duck import duck, lead_low, lead_under, push_under
from ombre_dsl.kernel.sensible.look import (
    highest,
    lowest,
    masters,
    own_suit,
    row_of,
    with_least,
    with_most,
    with_ranks,
)
from ombre_dsl.runtime.cards import NO_SUIT


@compiled
def card_to_play(t: Ints, s: Ints, w: Ints, look: int, low: bool) -> int:
    """The card to lay; ``low``: the declarer wants no trick."""
    legal = w[of.V_LEGAL]
    if legal & (legal - 1) == 0:
        return first(legal)
    leads = s[at.TRICK_COUNT] == 0
    if not low:
        return _lead(t, w, look) if leads else _follow(t, s, w, look)
    if w[of.V_DECLARES]:
        return lead_low(t, w, look) if leads else duck(t, s, w, look)
    return lead_under(t, s, w, look) if leads else push_under(t, s, w, look)


@compiled
def _lead(t: Ints, w: Ints, look: int) -> int:
    hand, unseen, mask = w[of.V_HAND], w[of.V_UNSEEN], t[look + of.L_TRUMPS]
    good = masters(t, look, hand, unseen)
    trumps, plain = hand & mask, hand & ~mask
    against = unseen & mask != 0 and not _all_void(t, w, NO_SUIT)
    declares = w[of.V_DECLARES] != 0
    if declares and t[look + of.L_HAS_TRUMPS] and against and trumps & good and count(trumps) >= 2:
        return highest(t, look, trumps & good)
    safe = _safe(t, w, look, plain & good, against)
    if safe:
        return with_most(w, safe)
    if trumps & good and not against:
        return highest(t, look, trumps & good)
    if declares and count(trumps) >= 4 and against:
        return highest(t, look, trumps)
    if plain:
        return lowest(t, look, _suit_to_lead(t, w, look, plain))
    return highest(t, look, good) if good else lowest(t, look, hand)


@compiled
def _safe(t: Ints, w: Ints, look: int, good: int, against: bool) -> int:
    """Of the best plain cards, those that no enemy is known to ruff; their keys are the unseen cards of their suits."""
    safe = 0
    while good:
        card = first(good)
        good &= good - 1
        if not (against and _any_void(t, w, t[row_of(look, card) + of.CARD_SUIT])):
            safe |= 1 << card
            w[of.KEYS + card] = count(own_suit(t, look, card) & w[of.V_UNSEEN])
    return safe


@compiled
def _suit_to_lead(t: Ints, w: Ints, look: int, plain: int) -> int:
    """The cards of the plain suit to lead from: the declarer's longest; a defender's shortest, while he can ruff."""
    ruffs = t[look + of.L_HAS_TRUMPS] and w[of.V_HAND] & t[look + of.L_TRUMPS]
    sign = 1 if not w[of.V_DECLARES] and ruffs else -1
    found, best = 0, 0
    for suit in range(4):
        cards = plain & t[look + of.L_MASKS + suit]
        length = sign * count(cards)
        if cards and (found == 0 or length < best or (length == best and cards < found)):
            found, best = cards, length
    return found


@compiled
def _all_void(t: Ints, w: Ints, suit: int) -> bool:
    return t[at.T_ALL_SEATS] & ~w[of.V_FRIENDS] & ~w[of.VOIDS + suit] == 0


@compiled
def _any_void(t: Ints, w: Ints, suit: int) -> bool:
    """Whether an enemy has shown that he cannot follow this suit, and may still ruff it."""
    ruffs = w[of.VOIDS + suit] & ~w[of.VOIDS + NO_SUIT]
    return t[at.T_ALL_SEATS] & ~w[of.V_FRIENDS] & ruffs != 0


@compiled
def _follow(t: Ints, s: Ints, w: Ints, look: int) -> int:
    best, legal, enemies = s[at.BEST], w[of.V_LEGAL], w[of.V_ENEMIES_AFTER]
    friendly = (w[of.V_FRIENDS] >> s[at.BEST_SEAT]) & 1 != 0
    winners = legal & t[s[at.RULES] + at.R_CARDS + best * at.CARD_SIZE + at.CARD_BEATEN_BY]
    if not winners or (friendly and (not enemies or _stands(t, s, w, look, best))):
        return _throw_away(t, w, look)
    if not enemies:
        return _cheapest(t, look, winners)
    sure, likely, left = 0, 0, winners
    while left:
        card = first(left)
        left &= left - 1
        if _stands(t, s, w, look, card):
            sure |= 1 << card
        if count(t[row_of(look, card) + of.CARD_ABOVE] & w[of.V_UNSEEN]) <= 2:
            likely |= 1 << card
    if sure:
        return _cheapest(t, look, sure)
    return _cheapest(t, look, likely) if likely and not friendly else _throw_away(t, w, look)


@compiled
def _stands(t: Ints, s: Ints, w: Ints, look: int, card: int) -> bool:
    """Whether a card will hold the trick, as far as can be told: nothing unseen of its suit beats it, nobody ruffs."""
    row = row_of(look, card)
    if t[row + of.CARD_ABOVE] & w[of.V_UNSEEN]:
        return False
    if t[row + of.CARD_SUIT] == NO_SUIT:
        return True
    led = t[row_of(look, s[at.LED]) + of.CARD_SUIT]
    ruffs = w[of.V_UNSEEN] & t[look + of.L_TRUMPS]
    return not (ruffs and w[of.V_ENEMIES_AFTER] & w[of.VOIDS + led])


@compiled
def _cheapest(t: Ints, look: int, cards: int) -> int:
    """The weakest of some cards that win; so they are trumps, or of the suit led."""
    best, key = -1, 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        power = t[row_of(look, card) + of.CARD_POWER]
        if best < 0 or power < key:
            best, key = card, power
    return best


@compiled
def _throw_away(t: Ints, w: Ints, look: int) -> int:
    """The card that will be missed least."""
    left = w[of.V_LEGAL]
    while left:
        card = first(left)
        left &= left - 1
        w[of.KEYS + card] = with_ranks(t, look, card, keeping(t, look, w[of.V_HAND], w[of.V_UNSEEN], card))
    return with_least(w, w[of.V_LEGAL])


@compiled
def keeping(t: Ints, look: int, hand: int, unseen: int, card: int) -> int:
    """How much a card is worth keeping where tricks are wanted: trumps most, then what is high, then its guards."""
    row = row_of(look, card)
    if t[row + of.CARD_SUIT] == NO_SUIT:
        return 200 + t[row + of.CARD_RANK]
    higher = count(t[row + of.CARD_ABOVE] & unseen)
    if higher == 0:
        return 100
    own = hand & own_suit(t, look, card)
    if higher <= count(own & t[row + of.CARD_BELOW]):
        return 60 - 10 * higher
    value = max(0, 8 - 2 * higher)
    if own & t[row + of.CARD_ABOVE] and count(own) <= 2:
        above = count(t[row_of(look, highest(t, look, own)) + of.CARD_ABOVE] & unseen)
        if above == 1 or above == 2:
            value += 20
    return value
