"""A hand from the deal to the settlement.

The order of ``legal()``: calls of the auction as its table lists them; choices by contract, lowest first, then by suit;
cards to call in the order of the deck; cards to throw, the fewest first, then in the order of the deck; ``join``, then
``pass``, for who sits out; cards to play in the order of the deck; last, the calls that are open to the seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_dsl.runtime import reasons
from ombre_dsl.runtime.actions import Action, ActionError, parse_action
from ombre_dsl.runtime.arguments import text_of, whole
from ombre_dsl.runtime.cards import listed
from ombre_dsl.runtime.choosing import Choosing
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.exchange import Acts, Throws
from ombre_dsl.runtime.exchanging import JOIN, PASS
from ombre_dsl.runtime.settle import pay

_CALLS = frozenset({"announce", "surrender", "stop"})


class Hand(Choosing):
    """One hand: ``phase``, who is ``to_act``, what is ``legal()``, ``apply()``, and in the end the ``result``.

    ``phase`` is ``auction``, ``offer`` (of the talon, when all have passed), ``discard``, ``choose``, ``call`` (of a
    card, for an ally), ``exchange``, ``sitter`` (who sits out may join), ``play`` or ``done``; ``to_act`` a seat, or
    None when the hand is over.  Steps that leave no choice are skipped.  ``trick_size`` is the number of cards in a
    trick.

    A ``penalty`` is no move of the game: no list of legal acts has it, and it may be recorded at any moment before the
    end, with the seat of who broke the rule.
    """

    __slots__ = ()

    def legal(self, seat: int | None = None) -> Sequence[Action]:
        """The acts of the seat to act, or of another seat: then the calls that are open to it."""
        if seat is None or seat == self.to_act:  # the quick ways of what is asked most
            if self.phase == "play":
                return self.acts_now()
            if self.phase == "auction":
                return self._bidding.legal()
        asked = self.to_act if seat is None else whole("seat", seat)
        if asked is None or self.phase == "done":
            return Acts(())
        said = [self._prepared.call_acts[call] for call in self.open_calls(asked)]
        if asked != self.to_act:
            return Acts(said)
        if self.phase in ("exchange", "discard"):
            deck = self._prepared.deck
            return Throws(self.phase, deck, deck.numbers_of(self._hands[asked]), self.throw_limits(), said)
        own: Sequence[Action] = self._own_acts()
        return own if isinstance(own, Acts) and not said else Acts((*own, *said))

    def _own_acts(self) -> Sequence[Action]:
        if self.phase == "choose":
            return [act for act, _, _ in self.choices()]
        if self.phase == "call":
            return self._prepared.calls_of(self.cards_to_call())
        return [JOIN, PASS] if self.phase == "sitter" else self._bidding.legal()

    def apply(self, act: Action | str, seat: int | None = None) -> None:
        """Do what a seat does (by default the seat to act); IllegalAct says why not, and then nothing has changed."""
        if seat is None or seat == self.to_act:
            if self.phase == "play":  # the quick way of what is done most
                card = self._prepared.same.get(id(act), -1)
                if card >= 0 and (self._may or self.legal_cards()) >> card & 1:
                    self.play_card(card)
                    return
            elif self._done_unread(act):
                return
        try:
            action = parse_action(text_of(act))
        except ActionError as error:
            raise IllegalAct(str(error)) from None
        actor = self.to_act if seat is None else whole("seat", seat)
        if self.to_act is None or actor is None:
            raise IllegalAct(f"{action}: the hand is over")
        if action.kind == "penalty":
            self._penalize(action, actor)
        elif action.kind in _CALLS:
            self._make_call(action, actor)
        elif actor != self.to_act:
            raise IllegalAct(f"{action}: seat {self.to_act} is to act, not seat {actor}")
        elif self.phase == "play":
            self._play(action)
        else:
            self._before_play(action, actor)

    def _done_unread(self, act: Action | str) -> bool:
        """Do an act, other than to play a card, that needn't be read to be known as legal; whether it is one."""
        if self.phase == "auction":
            if not self._bidding.may(act):
                return False
            self._call(act)
            return True
        if self.phase == "choose":
            return self._chosen(act)
        if self.phase == "exchange" and self.to_act is not None and self._is_plain_throw(act):
            self._before_play(act, self.to_act)
            return True
        return False

    def _penalize(self, act: Action, seat: int) -> None:
        """Pay a penalty at once; where it throws the deal in, the hand is over."""
        penalties = self._prepared.tables.penalties
        found = next((one for one in penalties if one.id == act.name), None)
        if found is None:
            known = listed([one.id for one in penalties], "and") if penalties else "none"
            raise IllegalAct(f"{act}: there is no such penalty; there are: {known}")
        if seat not in self._prepared.seats and seat not in self.declarers:
            raise IllegalAct(f"{act}: seat {seat} takes no part in the hand")
        self._bidding = self._bidding.copy()  # a copy of the hand keeps what had been paid before
        self._log(seat, act)
        pay(self._prepared, self._as_offence(seat), self._prepared.pays(found.payments), self._bidding.ledger)
        if found.dealer:
            self._throw_in(found)

    def _before_play(self, act: Action, seat: int) -> None:
        if self.phase in ("exchange", "discard"):
            self._throw(act, seat)
            self._after_throw(seat)
        elif self.phase == "choose":
            self._choose(act)
        elif self.phase == "call":
            self._call_card(act, seat)
        elif self.phase == "sitter":
            self._answer_as_sitter(act, seat)
        else:
            self._bid(act)

    def _bid(self, act: Action) -> None:
        call = self._bidding.canonical(act)
        if call not in self._bidding.legal():
            raise IllegalAct(reasons.bid(self._prepared, self._bidding, call))
        self._call(call)

    def _call(self, call: Action) -> None:
        """Make a call that may be made."""
        bidding = self._bidding
        assert self.to_act is not None
        self._log(self.to_act, call)
        bidding.apply(call)
        if bidding.phase == "auction":  # goes on
            self.to_act = bidding.to_call
        elif bidding.phase == "offer":
            self.phase, self.to_act = bidding.phase, bidding.to_call
        elif bidding.phase == "passed out":
            self._pass_out()
        elif bidding.offered and self._takes_talon(bidding.contract, 1):
            if not self._take_talon(self.declarers[0]):
                self._begin_choice()
        else:
            self._begin_choice()

    def _after_throw(self, seat: int) -> None:
        if self._game < 0:
            self._begin_choice()
        elif self._sitter_asked:
            self._joined(seat)
        else:
            self._exchange_done(seat)
            self._next_exchange()
