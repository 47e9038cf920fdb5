"""``sensible``: plays any variant as a club player would, by what the tables say of orders, needs, aims and pay."""

from __future__ import annotations

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.calls import call_action
from ombre_dsl.runtime.cards import bits
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.rng import SplitMix64
from ombre_dsl.simulation.policies.brain import Brain
from ombre_dsl.simulation.policies.call import call_to_make
from ombre_dsl.simulation.policies.play import card_to_play
from ombre_dsl.simulation.policies.throw import to_throw
from ombre_dsl.simulation.policies.view import Seen, view_of

_JOIN, _PASS = Action("join"), Action("pass")


class Sensible:
    """The policy; one for all its seats, since it keeps nothing of a hand."""

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self._brain = Brain(prepared)

    def act(self, hand: Hand, seat: int, seen: Seen, rng: SplitMix64) -> None:
        """Do what is best for the seat to act, its calls first."""
        if hand.phase in ("play", "exchange") and hand.open_calls(seat):
            place = self.call(hand, seat, seen)
            if place >= 0:
                hand.apply(call_action(self._prepared.call(place)), seat)
                return
        if hand.phase == "play":
            self._play(hand, seat, seen)
        elif hand.phase in ("exchange", "discard"):
            self._throw(hand, seat, seen)
        elif hand.phase == "choose":
            hand.apply(self._brain.best_choice(hand, seat))
        elif hand.phase == "call":
            self._call_card(hand, seat)
        elif hand.phase == "sitter":
            hand.apply(_JOIN if self._brain.sitter_joins(hand, seat) else _PASS)
        else:
            hand.apply(self._brain.best_bid(hand, seat))

    def call(self, hand: Hand, seat: int, seen: Seen) -> int:
        """The call that the seat makes now, -1 for none."""
        return call_to_make(self._brain, hand, seat, view_of(hand, seat, seen))

    def _play(self, hand: Hand, seat: int, seen: Seen) -> None:
        view = view_of(hand, seat, seen)
        look = self._brain.look(hand._game, hand.trump_number)
        card = card_to_play(look, view, self._brain.low_in(hand))
        seen.play(seat, card, look.suit[view.trick[0]] if view.trick else -1, look.suit[card])
        hand.play_card(card)

    def _throw(self, hand: Hand, seat: int, seen: Seen) -> None:
        least, most = hand.throw_limits()
        view = view_of(hand, seat, seen)
        if hand._game < 0:
            cards = self._brain.best_nine(hand, seat, least)
        else:
            look, low = self._brain.look(hand._game, hand.trump_number), self._brain.low_in(hand)
            cards = to_throw(look, view.hand, view.unseen, least, most, view.declares, low)
        hand.apply(Action(hand.phase, cards=tuple(self._prepared.deck.list(cards))))

    def _call_card(self, hand: Hand, seat: int) -> None:
        """Call a card of the plain suit in which the declarer has fewest, but one at least."""
        deck, own = self._prepared.deck, hand._hands[seat]
        look = self._brain.look(hand._game, hand.trump_number)

        def fit(card: int) -> tuple[bool, int, int]:
            length = (look.masks[look.suit[card]] & own).bit_count()
            return (not length, length, card)

        card = min(bits(hand.cards_to_call()), key=fit)
        hand.apply(Action("call", cards=(deck.names[card],)))
