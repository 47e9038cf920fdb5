"""The stage of a hand in which cards are exchanged, the talon is taken, and who sits out may join."""

from __future__ import annotations

from collections.abc import Sequence

from ..runtime.actions import Action
from .exchange import limits, order, permission
from .playing import Playing
from .settlement import pay


class Talon(Playing):
    """How the talon is used."""

    def _begin_exchange(self) -> None:
        """A game that is named in another contract is not exchanged for: the talon is gone."""
        if self._contract_of(self.bid).plays:
            self.exchanged |= set(self.declarers)
        else:
            self.to_exchange = order(self.book, self._contract_of(self.game), self.declarers)
        self._next_exchange()

    def _next_exchange(self) -> None:
        """Ask the next seat that has a choice; then who sits out, where he may join; then the first trick is led."""
        while self.to_exchange:
            seat = self.to_exchange[0]
            step = permission(self._contract_of(self.game), *self._part(seat))
            if step and step.whole_talon and self.talon:
                if self._take_talon(seat):
                    return
            elif self._throw_limits(seat)[1] > 0:
                self._ask("exchange", seat)
                return
            self._has_exchanged(seat)
        if self.sitter is not None and self._contract_of(self.game).sitter and not self.sitter_asked:
            self._ask("sitter", self.sitter)
        else:
            self._begin_play()

    def _has_exchanged(self, seat: int) -> None:
        self.exchanged.add(seat)
        self.to_exchange.remove(seat)

    def _part(self, seat: int) -> tuple[str, int]:
        """Whether a seat declares or defends, and its place among those who do, in the order of the exchange."""
        if seat in self.declarers:
            return "declarer", self.declarers.index(seat) + 1
        seats = order(self.book, self._contract_of(self.game), self.declarers)
        return "defender", seats.index(seat) - len(self.declarers) + 1

    def _throw_limits(self, seat: int) -> tuple[int, int]:
        """The fewest and the most cards that may be thrown; whoever took up more throws down to a hand."""
        if self.phase == "discard" and seat == self.to_act:
            surplus = len(self.hands[seat]) - self.book.table.hand_size
            return surplus, surplus
        return limits(self._contract_of(self.game), *self._part(seat), len(self.talon), len(self.hands[seat]))

    def _take_talon(self, seat: int) -> bool:
        """He lays his hand aside and takes the whole talon; whether he must throw a surplus."""
        self.discards[seat] |= self.hands[seat]
        self.hands[seat], self.talon = set(self.talon), []
        if len(self.hands[seat]) <= self.book.table.hand_size:
            return False
        self._ask("discard", seat)
        return True

    def _throw(self, seat: int, cards: Sequence[str]) -> None:
        self.hands[seat] -= set(cards)
        self.discards[seat] |= set(cards)

    def _exchange(self, seat: int, act: Action) -> None:
        """As many cards are drawn as were thrown, from the top."""
        self._throw(seat, act.cards)
        self.hands[seat] |= set(self.talon[: len(act.cards)])
        del self.talon[: len(act.cards)]
        self._has_exchanged(seat)
        self._next_exchange()

    def _answer_as_sitter(self, seat: int, act: Action) -> None:
        """He pays, or joins: then what is left over and what was thrown is his, and he throws what is too much."""
        self.sitter_asked = True
        said = self._contract_of(self.game).sitter
        if act.kind == "pass":
            pay(self.facts(self.declarers[0]), [said.value] if said else [], self.purses)
            self._begin_play()
            return
        self.declarers.append(seat)
        self.hands[seat] = set(self.talon).union(*self.discards)
        self.talon, self.discards = [], [set() for _ in self.hands]
        if len(self.hands[seat]) > self.book.table.hand_size:
            self._ask("discard", seat)
        else:
            self._joined(seat)

    def _joined(self, seat: int) -> None:
        self.exchanged.add(seat)
        self._begin_play()
