"""The stage of a hand between the auction and the exchange: the game, its trump, and a card that is called."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.runtime import reasons
from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.exchanging import Exchanging
from ombre_dsl.runtime.lookups import Choice
from ombre_dsl.runtime.tables import Contract


class Choosing(Exchanging):
    """How the winner of the auction says what is played."""

    __slots__ = ()

    def choices(self) -> tuple[Choice, ...]:
        """What the winner of the auction may choose: the act, the game to be played and its suit (-1: not named)."""
        own, suit = self._bidding.contract, self._bidding.suit
        key = (own, suit, self._hands[self.declarers[0]] & self._prepared.needed[own])
        found = self._prepared.choices.get(key)
        if found is None:
            found = self._prepared.choices[key] = tuple(self._choices())
        return found

    def _choices(self) -> Iterator[Choice]:
        bid = self._prepared.contract(self._bidding.contract)
        own = self._bidding.contract
        held = self._hands[self.declarers[0]]
        for game in bid.plays or bid.becomes or (own,):
            contract = self._prepared.contract(game)
            if game == own or not contract.needs & ~held:
                for suit in self._suits_to_name(contract, game == own):
                    yield self._prepared.choice(game, suit), game, suit

    def _suits_to_name(self, contract: Contract, own: bool) -> tuple[int, ...]:
        if contract.trump != "named":
            return (-1,)
        return (self._bidding.suit,) if own and self._bidding.suit >= 0 else contract.suits

    def _begin_choice(self) -> None:
        options = self.choices()
        if len(options) == 1:
            self._set_game(options[0][1], options[0][2])
        else:
            self.phase, self.to_act = "choose", self.declarers[0]

    def _choose(self, act: Action) -> None:
        options = [option for option, _, _ in self.choices()]
        if act not in options:
            raise IllegalAct(reasons.choice(self._prepared, self, act))
        self._chosen(options[options.index(act)])

    def _chosen(self, act: object) -> bool:
        """Choose, where an act is the very object of a choice; whether it is one."""
        for option, game, suit in self.choices():
            if option is act:
                self._log(self.declarers[0], option)
                self._set_game(game, suit)
                return True
        return False

    def _set_game(self, game: int, suit: int) -> None:
        """The game and its trump are settled: reckon what it counts as, lay open the proof, and call a card."""
        bid = self._bidding.contract
        self._game = game
        self._trump = self._trump_of(self._rules_of_game(), suit)
        self._rules = self._prepared.trick_rules(game, self._trump)
        self._contract = bid if self._prepared.contract(bid).plays else game
        if self._prepared.counts_as[self._contract]:
            self._contract = self._prepared.counted_as(self._contract, self.measure(self.declarers[0]))
        self._lay_open("exchange")
        if self.cards_to_call():
            self.phase, self.to_act = "call", self.declarers[0]
        else:
            self._begin_exchange()

    def _trump_of(self, contract: Contract, named: int) -> int:
        if contract.trump == "named":
            return named
        if contract.trump == "turned":
            return self._prepared.deck.suits[self._talon[self._drawn]]
        if contract.trump == "preferred":
            return self._preferred
        return contract.suits[0] if contract.suits else NO_SUIT

    # ---- a called card -----------------------------------------------------------------------------------------------

    def cards_to_call(self) -> int:
        """The cards that the declarer may call, as a mask; 0 where he calls none."""
        assert self._rules is not None
        held, found = self._hands[self.declarers[0]], 0
        for call in self._rules_of_game().card_calls:
            if call.holding & ~held:
                continue
            cards = call.cards & (held if call.own else ~held)
            found |= cards & ~self._rules.trumps if call.plain else cards
        return found

    def _call_card(self, act: Action, seat: int) -> None:
        if act not in self._prepared.calls_of(self.cards_to_call()):
            raise IllegalAct(reasons.card_call(self._prepared, self, act))
        self._log(seat, act)
        self._called = self._prepared.deck.number(act.cards[0])
        self._begin_exchange()
