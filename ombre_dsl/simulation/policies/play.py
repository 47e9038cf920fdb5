"""Which card a club player lays: to take tricks, to duck them, or to make another take them."""

from __future__ import annotations

from ombre_dsl.runtime.cards import NO_SUIT, bits
from ombre_dsl.simulation.policies.look import Look
from ombre_dsl.simulation.policies.view import View


def card_to_play(look: Look, view: View, low: bool) -> int:
    """The card to lay; ``low``: the declarer wants no trick."""
    if view.legal & (view.legal - 1) == 0:
        return view.legal.bit_length() - 1
    if not low:
        return _follow(look, view) if view.trick else _lead(look, view)
    if view.declares:
        return _duck(look, view) if view.trick else _lead_low(look, view)
    return _push_under(look, view) if view.trick else _lead_under(look, view)


# ---- to take tricks ------------------------------------------------------------------------------------------------


def _lead(look: Look, view: View) -> int:
    masters = look.masters(view.hand, view.unseen)
    trumps, plain = view.hand & look.trumps, view.hand & ~look.trumps
    against = view.unseen & look.trumps and not _all_void(view, NO_SUIT)
    if view.declares and look.has_trumps and against and trumps & masters and trumps.bit_count() >= 2:
        return look.highest(trumps & masters)
    if good := plain & masters:
        safe = sum(1 << card for card in bits(good) if not (against and _any_void(view, look.suit[card])))
        if safe:
            return max(bits(safe), key=lambda card: ((look.masks[look.suit[card]] & view.unseen).bit_count(), -card))
    if trumps & masters and not against:
        return look.highest(trumps & masters)
    if view.declares and trumps.bit_count() >= 4 and against:
        return look.highest(trumps)
    return look.lowest(_suit_to_lead(look, view, plain)) if plain else _trump_to_lead(look, view, masters)


def _trump_to_lead(look: Look, view: View, masters: int) -> int:
    return look.highest(view.hand & masters) if view.hand & masters else look.lowest(view.hand)


def _suit_to_lead(look: Look, view: View, plain: int) -> int:
    """The cards of the plain suit to lead from: the declarer's longest; a defender's shortest, while he can ruff."""
    held = [plain & mask for mask in look.masks[:NO_SUIT] if plain & mask]
    short = not view.declares and look.has_trumps and view.hand & look.trumps
    lengths = {cards: cards.bit_count() for cards in held}
    return min(held, key=lambda cards: (lengths[cards] if short else -lengths[cards], cards))


def _all_void(view: View, suit: int) -> bool:
    enemies = [seat for seat in range(len(view.taken)) if not view.friends >> seat & 1]
    return all(view.voids[seat] >> suit & 1 for seat in enemies)


def _any_void(view: View, suit: int) -> bool:
    """Whether an enemy has shown that he cannot follow this suit, and may still ruff it."""
    return any(
        view.voids[seat] >> suit & 1 and not view.voids[seat] >> NO_SUIT & 1
        for seat in range(len(view.taken))
        if not view.friends >> seat & 1
    )


def _follow(look: Look, view: View) -> int:
    power = look.rules.power[view.trick[0]]
    place = look.rules.winner(view.trick)
    best, holder = power[view.trick[place]], view.seats[place]
    enemies = [seat for seat in view.after if not view.friends >> seat & 1]
    winners = sum(1 << card for card in bits(view.legal) if power[card] > best)
    if view.friends >> holder & 1 and (not enemies or not winners or _stands(look, view, view.trick[place])):
        return _throw_away(look, view)
    if not winners:
        return _throw_away(look, view)
    if not enemies:
        return _cheapest(look, power, winners)
    sure = sum(1 << card for card in bits(winners) if _stands(look, view, card))
    if sure:
        return _cheapest(look, power, sure)
    if view.friends >> holder & 1:
        return _throw_away(look, view)
    likely = sum(1 << card for card in bits(winners) if (look.above[card] & view.unseen).bit_count() <= 2)
    return _cheapest(look, power, likely) if likely else _throw_away(look, view)


def _stands(look: Look, view: View, card: int) -> bool:
    """Whether a card will hold the trick, as far as can be told: nothing unseen of its suit beats it, nobody ruffs."""
    if look.above[card] & view.unseen:
        return False
    led = look.suit[view.trick[0]]
    if look.suit[card] == NO_SUIT:
        return True
    ruffs = view.unseen & look.trumps
    return not (ruffs and any(view.voids[seat] >> led & 1 for seat in view.after if not view.friends >> seat & 1))


def _cheapest(look: Look, power: tuple[int, ...], cards: int) -> int:
    return min(bits(cards), key=lambda card: (power[card], card))


def _throw_away(look: Look, view: View) -> int:
    """The card that will be missed least."""
    return min(bits(view.legal), key=lambda card: (keeping(look, view.hand, view.unseen, card), look.rank[card], card))


def keeping(look: Look, hand: int, unseen: int, card: int) -> int:
    """How much a card is worth keeping where tricks are wanted: trumps most, then what is high, then its guards."""
    higher = (look.above[card] & unseen).bit_count()
    if look.suit[card] == NO_SUIT:
        return 200 + look.rank[card]
    own = hand & look.masks[look.suit[card]]
    if higher == 0:
        return 100
    guards = (own & look.below[card]).bit_count()
    if higher <= guards:
        return 60 - 10 * higher
    top = own & look.above[card]
    guarding = top and (look.above[look.highest(own)] & unseen).bit_count() in (1, 2) and own.bit_count() <= 2
    return (20 if guarding else 0) + max(0, 8 - 2 * higher)


# ---- to duck -------------------------------------------------------------------------------------------------------


def danger(look: Look, hand: int, unseen: int, card: int) -> int:
    """How likely a card is to take a trick that is not wanted: the unseen cards below it, less those kept under it."""
    under = (look.below[card] & unseen).bit_count()
    if not look.above[card] & unseen:
        under += 3
    return 10 * under - 6 * (look.below[card] & hand).bit_count()


def _lead_low(look: Look, view: View) -> int:
    def risk(card: int) -> tuple[int, int, int]:
        under, over = (look.below[card] & view.unseen).bit_count(), (look.above[card] & view.unseen).bit_count()
        return (under if over else 99, -over, card)

    return min(bits(view.legal), key=risk)


def _duck(look: Look, view: View) -> int:
    power = look.rules.power[view.trick[0]]
    best = max(power[card] for card in view.trick)
    losers = sum(1 << card for card in bits(view.legal) if power[card] < best)
    if not losers:
        return look.lowest(view.legal) if view.after else look.highest(view.legal)
    suited = losers & look.rules.suit_of[view.trick[0]]
    if suited:
        return look.highest(suited)
    return max(bits(losers), key=lambda card: (danger(look, view.hand, view.unseen, card), look.rank[card], -card))


# ---- to make the declarer take them --------------------------------------------------------------------------------


def _lead_under(look: Look, view: View) -> int:
    targets = [seat for seat in view.declarers if seat != view.seat]
    open_cards = view.open[targets[0]] if targets else 0

    def hope(card: int) -> tuple[int, int, int, int]:
        suit = look.suit[card]
        void = int(all(view.voids[seat] >> suit & 1 for seat in targets))
        others = view.unseen & ~open_cards
        if open_cards:
            theirs = open_cards & look.masks[suit]
            void = int(not theirs or bool(look.below[card] & theirs))
            partner = (look.below[look.lowest(theirs)] & others).bit_count() if theirs else 0
            return (void, -partner, look.rank[card], card)
        return (void, (look.below[card] & view.unseen).bit_count(), -(look.above[card] & view.unseen).bit_count(), card)

    return min(bits(view.legal), key=hope)


def _push_under(look: Look, view: View) -> int:
    """Stay under a declarer who holds the trick or may yet have to take it; otherwise part with the highest card."""
    power = look.rules.power[view.trick[0]]
    place = look.rules.winner(view.trick)
    best = power[view.trick[place]]
    waiting = any(seat in view.declarers for seat in view.after)
    losers = sum(1 << card for card in bits(view.legal) if power[card] < best)
    if view.seats[place] in view.declarers or waiting:
        if not losers:
            return look.lowest(view.legal) if waiting or view.after else look.highest(view.legal)
        suited = losers & look.rules.suit_of[view.trick[0]]
        return look.highest(suited) if suited else _highest_danger(look, view, losers)
    suited = view.legal & look.rules.suit_of[view.trick[0]]
    return look.highest(suited) if suited else _highest_danger(look, view, view.legal)


def _highest_danger(look: Look, view: View, cards: int) -> int:
    return max(bits(cards), key=lambda card: ((look.below[card] & view.unseen).bit_count(), look.rank[card], -card))
