"""A hand from the deal to the settlement.

The order of ``legal()``: calls of the auction as its table lists them; choices by contract, lowest first, then by suit;
cards to throw, the fewest first, then in the order of the deck; cards to play in the order of the deck; last, the calls
that are open to the seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_dsl.runtime import reasons
from ombre_dsl.runtime.actions import Action, ActionError, parse_action
from ombre_dsl.runtime.calls import call_action
from ombre_dsl.runtime.cards import NO_SUIT, CardError, bits, suit_word
from ombre_dsl.runtime.errors import IllegalAct
from ombre_dsl.runtime.exchange import Acts, Throws, permission, seat_order
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.settle import Result, settle
from ombre_dsl.runtime.state import HandState
from ombre_dsl.runtime.tables import Contract

_CALLS = frozenset({"announce", "surrender", "stop"})


class Hand(HandState):
    """One hand: ``phase``, who is ``to_act``, what is ``legal()``, ``apply()``, and in the end the ``result``.

    ``phase`` is ``auction``, ``offer`` (of the talon, when all have passed), ``discard``, ``choose``, ``exchange``,
    ``play`` or ``done``; ``to_act`` a seat, or None when the hand is over.  Steps that leave no choice are skipped.
    """

    __slots__ = ()

    # ---- what may be done ---------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> Sequence[Action]:
        """The acts of the seat to act, or of another seat: then the calls that are open to it."""
        asked = self.to_act if seat is None else seat
        if asked is None or self.phase == "done":
            return Acts(())
        calls = [call_action(self._prepared.call(call)) for call in self.open_calls(asked)]
        if asked != self.to_act:
            return Acts(calls)
        if self.phase in ("exchange", "discard"):
            return Throws(self.phase, self._prepared.deck, [*bits(self._hands[asked])], self.throw_limits(), calls)
        return Acts([*self._own_acts(asked), *calls])

    def _own_acts(self, seat: int) -> list[Action]:
        if self.phase == "play":
            plays = self._prepared.plays
            return [plays[card] for card in bits(self.legal_cards())]
        if self.phase == "choose":
            return [act for act, _, _ in self.choices()]
        return self._bidding.legal()

    def legal_cards(self) -> int:
        """The cards that the seat to act may play, as a mask; only while tricks are played."""
        assert self._rules is not None and self.to_act is not None
        return self._rules.legal(self._hands[self.to_act], self._trick[0] if self._trick else -1)

    def open_calls(self, seat: int) -> list[int]:
        """The places of the calls that a seat may make now."""
        if self._game < 0 or self.phase == "done" or seat not in self.declarers:
            return []
        now = self._now(seat)
        return [
            place
            for place, call in self._prepared.calls_in[self._game]
            if now.within(call)
            and (seat, place) not in self._said
            and (call.allowed is None or self._prepared.allowed[place](self.measure(seat)))
        ]

    def choices(self) -> list[tuple[Action, int, int]]:
        """What the winner of the auction may choose: the act, the game to be played and its suit (-1: not named)."""
        bid = self._prepared.contract(self._bidding.contract)
        own = self._bidding.contract
        held = self._hands[self.declarers[0]]
        found: list[tuple[Action, int, int]] = []
        for game in bid.plays or bid.becomes or (own,):
            contract = self._prepared.contract(game)
            if game != own and contract.needs & ~held:
                continue
            found += [
                (Action("choose", contract.id, suit_word(suit) if suit >= 0 else None), game, suit)
                for suit in self._suits_to_name(contract, game == own)
            ]
        return found

    def _suits_to_name(self, contract: Contract, own: bool) -> tuple[int, ...]:
        if contract.trump != "named":
            return (-1,)
        return (self._bidding.suit,) if own and self._bidding.suit >= 0 else contract.suits

    # ---- doing it -----------------------------------------------------------------------------------------------

    def apply(self, act: Action | str, seat: int | None = None) -> None:
        """Do what a seat does (by default the seat to act); IllegalAct says why not, and then nothing has changed."""
        try:
            action = act if act in self._prepared.played else parse_action(str(act))
        except ActionError as error:
            raise IllegalAct(str(error)) from None
        if self.to_act is None:
            raise IllegalAct(f"{action}: the hand is over")
        actor = self.to_act if seat is None else seat
        if action.kind in _CALLS:
            self._make_call(action, actor)
        elif actor != self.to_act:
            raise IllegalAct(f"{action}: seat {self.to_act} is to act, not seat {actor}")
        elif self.phase == "play":
            self._play(action)
        elif self.phase in ("exchange", "discard"):
            self._throw(action, actor)
        elif self.phase == "choose":
            self._choose(action, actor)
        else:
            self._bid(action, actor)

    def _log(self, seat: int, act: Action) -> None:
        self._actions.append((seat, act))

    def _bid(self, act: Action, seat: int) -> None:
        call = self._bidding.canonical(act)
        if call not in self._bidding.legal():
            raise IllegalAct(reasons.bid(self._prepared, self._bidding, call))
        self._log(seat, call)
        self._bidding.apply(call)
        if self._bidding.phase in ("auction", "offer"):
            self.phase, self.to_act = self._bidding.phase, self._bidding.to_call
        elif self._bidding.phase == "passed out":
            self._pass_out()
        elif self._bidding.offered and self._takes_talon(self._bidding.contract, 1):
            self._take_talon(self.declarers[0])
        else:
            self._begin_choice()

    def _takes_talon(self, contract: int, place: int) -> bool:
        entry = permission(self._prepared.contract(contract), "declarer", place)
        return entry is not None and entry.whole_talon

    def _take_talon(self, seat: int) -> None:
        """The hand dealt is laid aside and the whole talon taken up; the surplus is then to be thrown."""
        self._discards[seat] |= self._hands[seat]
        self._hands[seat] = sum(1 << card for card in self._talon[self._drawn :])
        self._drawn = len(self._talon)
        self.phase, self.to_act = "discard", seat
        if self.throw_limits()[0] <= 0:
            self._after_throw(seat)

    def _begin_choice(self) -> None:
        options = self.choices()
        if len(options) == 1:
            self._set_game(options[0][1], options[0][2])
        else:
            self.phase, self.to_act = "choose", self.declarers[0]

    def _choose(self, act: Action, seat: int) -> None:
        for option, game, suit in self.choices():
            if option == act:
                self._log(seat, act)
                self._set_game(game, suit)
                return
        raise IllegalAct(reasons.choice(self._prepared, self, act))

    def _set_game(self, game: int, suit: int) -> None:
        """The game and its trump are settled: reckon what it counts as, lay open the proof, and exchange."""
        bid = self._bidding.contract
        self._game = game
        self._trump = self._trump_of(self._rules_of_game(), suit)
        self._rules = self._prepared.trick_rules(game, self._trump)
        self._contract = bid if self._prepared.contract(bid).plays else game
        self._contract = self._prepared.counted_as(self._contract, self.measure(self.declarers[0]))
        self._lay_open("exchange")
        plays = bool(self._prepared.contract(bid).plays)
        self._queue = seat_order(self._rules_of_game(), self.declarers, len(self._hands))
        if plays:
            self._queue, self._exchanged = [], self.declarers
        self._next_exchange()

    def _trump_of(self, contract: Contract, named: int) -> int:
        if contract.trump == "named":
            return named
        if contract.trump == "turned":
            return self._prepared.deck.suits[self._talon[self._drawn]]
        if contract.trump == "preferred":
            return self._preferred
        return contract.suits[0] if contract.suits else NO_SUIT

    def _lay_open(self, before: str) -> None:
        for show in self._rules_of_game().shows:
            if show.before == before:
                for seat in self.declarers:
                    self._open[seat] |= (show.cards or self._hands[seat]) & self._hands[seat]

    def _next_exchange(self) -> None:
        """Go to the next seat that has a choice; then to the first trick."""
        while self._queue:
            seat = self._queue[0]
            self.phase, self.to_act = "exchange", seat
            role, place = self._part(seat)
            if role == "declarer" and self._takes_talon(self._game, place) and self._drawn < len(self._talon):
                self._take_talon(seat)
                return
            if self.throw_limits()[1] > 0:
                return
            self._exchange_done(seat)
        self._start_play()

    def _exchange_done(self, seat: int) -> None:
        self._queue = self._queue[1:]
        self._exchanged = (*self._exchanged, seat)

    def _throw(self, act: Action, seat: int) -> None:
        least, most = self.throw_limits()
        try:
            mask = self._prepared.deck.mask(act.cards)
        except CardError:
            mask = -1
        if act.kind != self.phase or mask < 0 or mask & ~self._hands[seat] or not least <= mask.bit_count() <= most:
            raise IllegalAct(reasons.throw(self._prepared, self, act))
        self._log(seat, Action(act.kind, cards=tuple(self._prepared.deck.list(mask))))
        self._hands[seat] &= ~mask
        self._discards[seat] |= mask
        if self.phase == "exchange":
            drawn = self._talon[self._drawn : self._drawn + len(act.cards)]
            self._hands[seat] |= sum(1 << card for card in drawn)
            self._drawn += len(drawn)
        self._after_throw(seat)

    def _after_throw(self, seat: int) -> None:
        if self._game < 0:
            self._begin_choice()
        else:
            self._exchange_done(seat)
            self._next_exchange()

    def _start_play(self) -> None:
        self._lay_open("lead")
        self._played = tuple(self._hands)
        self.phase = "play"
        self.to_act = leader(self._prepared, self.declarers[0])

    def _play(self, act: Action) -> None:
        card = self._prepared.played.get(act, -1)
        if card < 0 or not self.legal_cards() >> card & 1:
            raise IllegalAct(reasons.play(self._prepared, self, act))
        self.play_card(card)

    def play_card(self, card: int) -> None:
        """Play a card by its number, without asking whether it may be played: the caller has seen to that."""
        seat = self.to_act
        assert seat is not None and self._rules is not None
        self._actions.append((seat, self._prepared.plays[card]))
        self._hands[seat] &= ~(1 << card)
        self._trick.append(card)
        self._seats.append(seat)
        if len(self._trick) < len(self._hands):
            self.to_act = (seat + 1) % len(self._hands)
            return
        winner = self._seats[self._rules.winner(self._trick)]
        if self._taken[winner] == self._tricks_done:
            self._run = (winner, self._tricks_done + 1)
        self._taken[winner] += 1
        self._tricks_done += 1
        self._trick, self._seats = [], []
        self.to_act = winner
        if self._tricks_done == self._prepared.tables.hand_size:
            self._finish()

    def _make_call(self, act: Action, seat: int) -> None:
        for place in self.open_calls(seat):
            call = self._prepared.call(place)
            if call_action(call) == act:
                self._log(seat, act)
                self._said = (*self._said, (seat, place))
                if call.kind != "announce":
                    self._finish()
                return
        raise IllegalAct(reasons.call(self._prepared, self, act, seat))

    # ---- the end -----------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        measures = [self.measure(seat) for seat in self.declarers]
        self.result = settle(self._prepared, measures, self._bidding.ledger.copy())
        self.phase, self.to_act = "done", None

    def _pass_out(self) -> None:
        ledger = self._bidding.ledger
        none = (0,) * len(self._hands)
        self.result = Result(
            None, (), None, None, none, tuple(ledger.seats), ledger.pot, ledger.bank, tuple(ledger.lines),
            then=self._bidding.then,
        )  # fmt: skip
        self.phase, self.to_act = "done", None


def leader(prepared: Prepared, declarer: int) -> int:
    """The seat that leads to the first trick."""
    lead = prepared.tables.play.lead
    if lead == "declarer":
        return declarer
    return (declarer + 1) % prepared.tables.players if lead == "after declarer" else 0
