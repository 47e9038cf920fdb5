"""A hand, played by reading the rulebook: the auction, the choice of the game, the exchange, the tricks, the end."""

from __future__ import annotations

from collections.abc import Set

import attrs

from ..runtime.actions import Action, ActionError, parse_action
from .acts import Acts
from .cards import cards_called
from .choosing import Choosing, choice_text
from .exchange import permission
from .facts import Facts
from .playing import call_text
from .settlement import pay


class NotAllowed(Exception):
    """An act that the rules do not allow at this moment; nothing has changed."""


class PlainHand(Choosing):
    """One hand.  The names are those of the engine's hand, and what they hold are sets and lists of names."""

    def legal(self, seat: int | None = None) -> Acts:
        """What the seat to act may do; of another seat, the calls that are open to it."""
        asked = self.to_act if seat is None else seat
        calls = [] if asked is None else [call_text(call) for call in self._open_calls(asked)]
        if asked is None or asked != self.to_act:
            return Acts(calls)
        if self.phase in ("exchange", "discard"):
            return Acts(calls, self.phase, self.hands[asked], self._throw_limits(asked))
        return Acts([*calls, *self._own_acts(asked)])

    def _own_acts(self, seat: int) -> Set[str]:
        if self.phase == "auction":
            return self.auction.calls()
        if self.phase == "choose":
            return {choice_text(*choice) for choice in self.choices()}
        if self.phase == "call":
            return {f"call {card}" for card in self._cards_to_call()}
        if self.phase == "play":
            assert self.rules is not None
            led = self.trick[0][1] if self.trick else None
            return {f"play {card}" for card in self.rules.playable(self.hands[seat], led)}
        return {self._taking(), "pass"} if self.phase == "offer" else {"join", "pass"}

    # ---- what is done ------------------------------------------------------------------------------------------------

    def apply(self, act: str, seat: int | None = None) -> None:
        """Do what a seat does (by default the seat to act); NotAllowed when it may not, and then nothing changes."""
        actor = self.to_act if seat is None else seat
        try:
            action = parse_action(str(act))
        except ActionError as error:
            raise NotAllowed(str(error)) from None
        if action.kind == "penalty":
            self._penalize(actor, action)
            return
        if self.phase == "auction":
            action = self.auction.plainly(action)
        if actor is None or str(action) not in self.legal(actor):
            raise NotAllowed(f"{act} is not allowed to seat {actor} at this moment")
        self.actions.append((actor, str(action)))
        if action.kind in ("announce", "surrender", "stop"):
            self._say(actor, action)
        else:
            self._do(actor, action)

    def _penalize(self, seat: int | None, act: Action) -> None:
        """What the players record is paid at once; the deal may be thrown in."""
        penalty = next((one for one in self.book.penalties if one.id == act.name), None)
        if penalty is None or self.phase == "done" or seat not in self.at_table:
            raise NotAllowed(f"{act} cannot be recorded of seat {seat} at this moment")
        self.actions.append((seat, str(act)))
        known = self.facts(self.declarers[0]) if self.declarers else self._before_all()
        pay(attrs.evolve(known, offender=seat), [said.value for said in penalty.payments], self.purses)
        if penalty.redeal is not None:
            self.penalty = penalty.id
            self._end("redeal" if penalty.redeal.value == "same" else "next_dealer")

    def _before_all(self) -> Facts:
        """What is known while nobody declares."""
        return Facts(
            self.book, self.tricks, self.purses.pot, hands=self.hands, preferred=self.deal.preferred,
            deals=self.deal.deals, passed_out=self.deal.passed_out,
        )  # fmt: skip

    def _do(self, seat: int, act: Action) -> None:
        if self.phase == "auction":
            self._call(act)
        elif self.phase == "offer":
            self._answer_offer(seat, act)
        elif self.phase == "discard":
            self._discard(seat, act)
        elif self.phase == "choose":
            self._settle_game(act.contract or "", act.suit)
        elif self.phase == "call":
            self.called_card = act.cards[0]
            self._begin_exchange()
        elif self.phase == "exchange":
            self._exchange(seat, act)
        elif self.phase == "sitter":
            self._answer_as_sitter(seat, act)
        else:
            self._play(seat, act.cards[0])

    # ---- the auction, and what follows when all pass -----------------------------------------------------------------

    def _call(self, act: Action) -> None:
        self.auction.make(act)
        if not self.auction.is_over:
            self.to_act = self.auction.to_call
        elif self.auction.won:
            self._win(self.auction.standing, self.auction.won)
        else:
            self.pass_steps = [said.value for said in self.book.all_pass]
            self._all_pass()

    def _all_pass(self) -> None:
        """Take the steps in order, until one of them asks a player, makes one play, or ends the deal."""
        while self.pass_steps:
            step = self.pass_steps[0]
            facts = self._before_all()
            holds = facts.holds(step.when)
            if holds and step.kind == "offer":
                self._ask("offer", self.dealt_to[0])
                return
            if holds and step.kind == "offer last" and self._meets(self.dealt_to[-1], step.contract):
                self._ask("offer", self.dealt_to[-1])
                return
            if holds and step.kind == "redeal":
                self._end("redeal" if step.dealer == "same" else "next_dealer")
                return
            self.pass_steps.pop(0)
            if holds and step.kind == "pay" and step.payment:
                pay(facts, [step.payment], self.purses)
            elif holds and step.kind == "force" and (holder := self._holder(step.card)) is not None:
                self._win([holder], step.contract)
                return
        self._end("redeal")

    def _taking(self) -> str:
        """The act that takes what is offered: the talon, or, where the last speaker alone is asked, a game."""
        step = self.pass_steps[0]
        return "take talon" if step.kind == "offer" else f"bid {step.contract}"

    def _meets(self, seat: int, contract: str) -> bool:
        """Whether a player holds the cards that a contract needs."""
        needs = self._contract_of(contract).needs
        return needs is None or cards_called(self.book, needs.value, None) <= self.hands[seat]

    def _holder(self, name: str) -> int | None:
        """The player who holds a card."""
        cards = cards_called(self.book, [name], None)
        return next((seat for seat in self.dealt_to if cards & self.hands[seat]), None)

    def _answer_offer(self, seat: int, act: Action) -> None:
        later = [other for other in self.dealt_to if other > seat]
        if str(act) == self._taking():
            self._take_offer(seat, self.pass_steps[0].contract)
        elif later:
            self.to_act = later[0]
        else:
            self.pass_steps.pop(0)
            self._all_pass()

    def _take_offer(self, seat: int, contract: str) -> None:
        step = permission(self._contract_of(contract), "declarer", 1)
        self.declarers, self.bid = [seat], contract
        if not (step and step.whole_talon and self._take_talon(seat)):
            self._win([seat], contract)

    def _discard(self, seat: int, act: Action) -> None:
        self._throw(seat, act.cards)
        if not self.game:
            self._win(self.declarers, self.bid)
        elif seat in self.to_exchange:
            self._has_exchanged(seat)
            self._next_exchange()
        else:
            self._joined(seat)
