"""The last stage of a hand: tricks are played, calls made, and the hand is settled."""

from __future__ import annotations

from ombre_dsl.runtime import reasons
from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.exchange import Acts
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import always
from ombre_dsl.runtime.settle import Result, settle
from ombre_dsl.runtime.state import HandState
from ombre_dsl.runtime.tables import Penalty


class Playing(HandState):
    """How a hand is played and settled."""

    __slots__ = ()

    def legal_cards(self) -> int:
        """The cards that the seat to act may play, as a mask; only while tricks are played."""
        assert self._rules is not None and self.to_act is not None
        trick = self._trick
        self._may = cards = self._rules.legal(self._hands[self.to_act], trick[0] if trick else -1)
        return cards

    def acts_now(self) -> Acts:
        """What the seat to act may do while tricks are played: play a card, then make a call."""
        prepared, seat, trick, rules = self._prepared, self.to_act, self._trick, self._rules
        assert seat is not None and rules is not None
        self._may = cards = rules.legal(self._hands[seat], trick[0] if trick else -1)
        plays = prepared.few_plays.get(cards) or prepared.plays_of(cards)
        window = self._windows[2 * self._tricks_done + (1 if trick else 0)]
        if window is None or seat not in self._bidding.declarers:
            return plays
        if window.free and not self._said:
            return Acts(plays + window.acts)
        return Acts(plays + tuple([prepared.call_acts[call] for call in self._not_said(seat, window.calls)]))

    def open_calls(self, seat: int) -> list[int]:
        """The places of the calls that a seat may make now."""
        if self._game < 0 or self.phase == "done" or seat not in self._bidding.declarers:
            return []
        laid, exchanged = seat in self._seats, seat in self._exchanged
        window = self._prepared.calls_open(self._game, exchanged, self._tricks_done, bool(self._trick), laid)
        return self._not_said(seat, window) if window else []

    def _not_said(self, seat: int, calls: tuple[int, ...]) -> list[int]:
        """Those of some calls whose windows are open which a declarer has not made yet, and may make."""
        said, allowed = self._said, self._prepared.allowed
        return [
            call
            for call in calls
            if (seat, call) not in said and (allowed[call] is always or allowed[call](self.measure(seat)))
        ]

    def _log(self, seat: int, act: Action) -> None:
        self._actions.append((seat, act))

    def _lay_open(self, before: str) -> None:
        for show in self._rules_of_game().shows:
            if show.before == before:
                for seat in self.declarers:
                    self._open[seat] |= (show.cards or self._hands[seat]) & self._hands[seat]

    def _start_play(self) -> None:
        self._lay_open("lead")
        self._played = tuple(self._hands)
        self._set_table()
        self.phase = "play"
        self.to_act = leader(self._prepared, self.declarers[0])

    def _set_table(self) -> None:
        """Who plays after whom: those who were dealt cards, and a player who sat out and has joined."""
        dealt = self._prepared.seats
        joined = tuple(seat for seat in self.declarers if seat not in dealt)
        self._after, self._rounds = self._prepared.rounds[joined]
        self._windows = self._prepared.windows(self._game)
        self.trick_size = len(dealt) + len(joined)

    def _play(self, act: Action) -> None:
        card = self._prepared.played.get(act, -1)
        if card < 0 or not self.legal_cards() >> card & 1:
            raise IllegalAct(reasons.play(self._prepared, self, act))
        self.play_card(card)

    def play_card(self, card: int) -> None:
        """Play a card by its number, without asking whether it may be played: the caller has seen to that."""
        seat, trick, prepared = self.to_act, self._trick, self._prepared
        assert seat is not None
        self._may = 0
        self._actions.append(prepared.moves[seat][card])
        self._hands[seat] ^= prepared.masks[card]
        if card == self._called:
            self._fallen = True
        trick.append(card)
        laid = len(trick)
        if laid == self.trick_size:
            self._end_trick(trick)
            return
        if laid == 1:
            self._round = self._rounds[seat]
            if prepared.undertaken and self._tricks_done + 1 in prepared.undertaken:
                self._undertake(seat)
        self.to_act = self._round[laid]

    def _end_trick(self, trick: list[int]) -> None:
        """Give the trick to who has won it; he leads to the next."""
        assert self._rules is not None
        winner = self._round[self._rules.winner(trick)]
        done = self._tricks_done
        if self._taken[winner] == done:
            self._run = (winner, done + 1)
        self._taken[winner] += 1
        self._tricks_done = done + 1
        trick.clear()
        self.to_act = winner
        if done + 1 == self._prepared.hand_size:
            self._finish()

    def _undertake(self, seat: int) -> None:
        """Who has led to this trick makes the calls that come about so, where he declares and they are allowed."""
        for place, call in enumerate(self._prepared.tables.calls) if seat in self.declarers else ():
            led = call.undertaken == self._tricks_done + 1 and self._game in call.contracts
            if led and self._prepared.allowed[place](self.measure(seat)):
                self._said = (*self._said, (seat, place))

    def _make_call(self, act: Action, seat: int) -> None:
        for place in self.open_calls(seat):
            if self._prepared.call_acts[place] == act:
                self._log(seat, act)
                self._said = (*self._said, (seat, place))
                if self._prepared.call(place).kind != "announce":
                    self._finish()
                return
        raise IllegalAct(reasons.call(self._prepared, self, act, seat))

    def _finish(self) -> None:
        measures = [self.measure(seat) for seat in self.declarers]
        self.result = settle(self._prepared, measures, self._bidding.ledger.copy())
        self.phase, self.to_act = "done", None

    def _pass_out(self) -> None:
        self._end_undecided((0,) * len(self._hands), self._bidding.then)

    def _throw_in(self, penalty: Penalty) -> None:
        then = "redeal" if penalty.dealer == "same" else "next_dealer"
        self._end_undecided(self.tricks, then, penalty.id)

    def _end_undecided(self, tricks: tuple[int, ...], then: str, penalty: str | None = None) -> None:
        """The deal is over without an outcome; what has been paid by then stands."""
        ledger = self._bidding.ledger
        self.result = Result(
            None, (), None, None, tricks, tuple(ledger.seats), ledger.pot, ledger.bank, tuple(ledger.lines),
            then=then, penalty=penalty,
        )  # fmt: skip
        self.phase, self.to_act = "done", None


def leader(prepared: Prepared, declarer: int) -> int:
    """The seat that leads to the first trick; never one that sits out, even if it has joined."""
    lead, seats = prepared.tables.play.lead, prepared.seats
    if lead == "declarer":
        return declarer
    later = [seat for seat in seats if seat > declarer] if lead == "after declarer" else []
    return later[0] if later else seats[0]
