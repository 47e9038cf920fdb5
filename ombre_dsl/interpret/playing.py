"""The last stage of a hand: tricks are played, calls made, and the hand is settled."""

from __future__ import annotations

from ..rulebook.model import Call, Moment
from ..runtime.actions import Action
from .cards import cards_called
from .settlement import outcome_of, settle
from .state import State


class Playing(State):
    """How a hand is played and settled."""

    def _show(self, before: str) -> None:
        shows = self._contract_of(self.game).shows
        if shows and shows.value.before == before:
            for seat in self.declarers:
                named = cards_called(self.book, shows.value.cards, self.trump)
                self.laid_open[seat] |= named & self.hands[seat] if shows.value.cards else self.hands[seat]

    def _begin_play(self) -> None:
        self._show("lead")
        self.played_with = [set(hand) for hand in self.hands]
        self._ask("play", self._leader())

    def _leader(self) -> int:
        """Who leads to the first trick; one who sat out and joined never does."""
        lead, declarer = self.book.play.lead.value, self.declarers[0]
        if lead == "declarer":
            return declarer
        later = [seat for seat in self.dealt_to if seat > declarer]
        return later[0] if later and lead == "after declarer" else self.dealt_to[0]

    def _play(self, seat: int, card: str) -> None:
        assert self.rules is not None
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        seats = self.at_table
        if len(self.trick) == 1 and seat in self.declarers:
            self._undertake(seat)
        if len(self.trick) < len(seats):
            self.to_act = seats[(seats.index(seat) + 1) % len(seats)]
            return
        best = self.rules.takes([card for _, card in self.trick])
        winner = next(seat for seat, card in self.trick if card == best)
        self.won_by.append(winner)
        self.trick = []
        if any(self.hands[seat] for seat in seats):
            self.to_act = winner
        else:
            self._finish()

    def _undertake(self, seat: int) -> None:
        """A declarer has led: he undertakes what he does by leading to this trick, if it is allowed."""
        for call in self.book.calls:
            leads = call.undertaken is not None and call.undertaken.value == len(self.won_by) + 1
            allowed = call.allowed is None or self.facts(seat).holds(call.allowed.value)
            if leads and allowed and self.game in call.contracts.value:
                self.announced.append((seat, call.id))

    def _open_calls(self, seat: int) -> list[Call]:
        """The calls that a seat may make now: once the game is known, within their window, each once."""
        if self.phase == "done" or not self.game or seat not in self.declarers:
            return []
        return [
            call
            for call in self.book.calls
            if self.game in call.contracts.value
            and (seat, call.id) not in self.announced
            and self._has_come(call.opens.value, seat)
            and not self._has_come(call.closes.value, seat)
            and (call.allowed is None or self.facts(seat).holds(call.allowed.value))
        ]

    def _has_come(self, moment: Moment, seat: int) -> bool:
        """Whether a moment of the deal has come for a declarer."""
        complete = len(self.won_by)
        if moment.kind == "exchange":
            return seat in self.exchanged
        if moment.kind == "lead":
            return complete + bool(self.trick) >= moment.trick
        if moment.kind == "declarer":
            return complete + any(other == seat for other, _ in self.trick) >= moment.trick
        return moment.kind == "auction" or complete >= moment.trick

    def _say(self, seat: int, act: Action) -> None:
        call = next(call for call in self._open_calls(seat) if call_text(call) == str(act))
        self.announced.append((seat, call.id))
        if call.ends:
            self._finish()

    def _finish(self) -> None:
        """Each declarer is settled for himself, and all are measured before any is paid."""
        measured = [self.facts(seat) for seat in self.declarers]
        for facts in measured:
            facts.outcome = outcome_of(self.book, facts)
            self.outcomes[facts.declarer] = facts.outcome
            settle(self.book, facts, self.purses)
        self._end(None)


def call_text(call: Call) -> str:
    """The act that makes a call."""
    ends = call.ends.value if call.ends else None
    return {"given up": "surrender", "stopped": "stop", None: f"announce {call.id}"}[ends]
