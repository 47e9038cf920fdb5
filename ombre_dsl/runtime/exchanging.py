"""The stage of a hand in which cards are exchanged, the talon is taken, and who sits out may join."""

from __future__ import annotations

from typing import TypeGuard

from ombre_dsl.runtime import reasons
from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.cards import CardError
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.playing import Playing
from ombre_dsl.runtime.settle import pay

JOIN, PASS = Action("join"), Action("pass")


class Exchanging(Playing):
    """How the talon is used."""

    __slots__ = ()

    def _takes_talon(self, contract: int, place: int) -> bool:
        entry = self._prepared.permission(contract, "declarer", place)
        return entry is not None and entry.whole_talon

    def _take_talon(self, seat: int) -> bool:
        """The hand dealt is laid aside and the whole talon taken up; whether a surplus is then to be thrown."""
        self._discards[seat] |= self._hands[seat]
        self._hands[seat] = self._rest_of_talon()
        self.phase, self.to_act = "discard", seat
        return self.throw_limits()[0] > 0

    def _rest_of_talon(self) -> int:
        """Draw all that is left, as a mask."""
        left = sum(1 << card for card in self._talon[self._drawn :])
        self._drawn = len(self._talon)
        return left

    def _begin_exchange(self) -> None:
        self._queue = list(self._prepared.exchange_order(self._game, self.declarers))
        if self._prepared.contract(self._bidding.contract).plays:
            self._queue, self._exchanged = [], self.declarers
        self._next_exchange()

    def _next_exchange(self) -> None:
        """Go to the next seat that has a choice; then to who sits out, where he may join; then to the first trick."""
        while self._queue:
            seat = self._queue[0]
            self.phase, self.to_act = "exchange", seat
            turn = self._prepared.turn(self._game, self.declarers, seat)
            whole = turn.permission is not None and turn.permission.whole_talon
            if whole and turn.role == "declarer" and self._drawn < len(self._talon):
                if self._take_talon(seat):
                    return
            elif not turn.idle and self.throw_limits()[1] > 0:
                return
            self._exchange_done(seat)
        sitter = self._prepared.tables.sitter
        if sitter >= 0 and self._rules_of_game().sitter_joins and not self._sitter_asked:
            self.phase, self.to_act = "sitter", sitter
        else:
            self._start_play()

    def _exchange_done(self, seat: int) -> None:
        self._queue = self._queue[1:]
        self._exchanged = (*self._exchanged, seat)

    def _is_plain_throw(self, act: object) -> TypeGuard[Action]:
        """Whether an act says nothing but cards to be exchanged, by their plain names."""
        if not isinstance(act, Action) or act.kind != "exchange" or act.contract or act.suit or act.name:
            return False
        return isinstance(act.cards, tuple) and self._prepared.deck.plain_mask(act.cards) >= 0

    def _throw(self, act: Action, seat: int) -> None:
        least, most = self.throw_limits()
        try:
            mask = self._prepared.deck.mask(act.cards)
        except CardError:
            mask = -1
        if act.kind != self.phase or mask < 0 or mask & ~self._hands[seat] or not least <= mask.bit_count() <= most:
            raise IllegalAct(reasons.throw(self._prepared, self, act))
        names = tuple(self._prepared.deck.list(mask))
        self._log(seat, act if act.cards == names else Action(act.kind, cards=names))
        self._hands[seat] &= ~mask
        self._discards[seat] |= mask
        if self.phase == "exchange":
            drawn = self._talon[self._drawn : self._drawn + len(act.cards)]
            self._hands[seat] |= sum(map(self._prepared.masks.__getitem__, drawn))
            self._drawn += len(drawn)

    # ---- who sits out ------------------------------------------------------------------------------------------------

    def _answer_as_sitter(self, act: Action, seat: int) -> None:
        if act not in (JOIN, PASS):
            raise IllegalAct(reasons.sitter(self._prepared, self, act))
        self._log(seat, act)
        self._sitter_asked = True
        self._bidding = self._bidding.copy()  # a copy of this hand may share it
        if act == PASS:
            pays = self._prepared.sitter_pays[self._game]
            pay(self._prepared, self.measure(self.declarers[0]), pays, self._bidding.ledger)
            self._start_play()
        elif self._join(seat):
            return
        else:
            self._joined(seat)

    def _join(self, seat: int) -> bool:
        """He takes what is left over and what was thrown; whether a surplus is then to be thrown."""
        self._bidding.declarers = (*self.declarers, seat)
        self._hands[seat] = self._rest_of_talon() | sum(self._discards)
        self._discards = [0] * len(self._discards)
        self.phase, self.to_act = "discard", seat
        return self.throw_limits()[0] > 0

    def _joined(self, seat: int) -> None:
        self._exchanged = (*self._exchanged, seat)
        self._start_play()
