"""The state of a hand: what has happened so far, and what can be seen of it.  How it goes on is in ``hand``."""

from __future__ import annotations

from typing import Any, Self

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.auction import Bidding
from ombre_dsl.runtime.calls import Now
from ombre_dsl.runtime.cards import NO_SUIT, suit_word
from ombre_dsl.runtime.dealing import Deal
from ombre_dsl.runtime.exchange import limits_of
from ombre_dsl.runtime.lookups import Window
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.settle import Result
from ombre_dsl.runtime.tables import Call, Contract
from ombre_dsl.runtime.trick import TrickRules


class HandState:
    """What has happened in a hand so far.  Sets of cards are masks within, names without."""

    __slots__ = (
        "_actions", "_after", "_bidding", "_called", "_contract", "_deals", "_dealt", "_discards", "_drawn",
        "_exchanged", "_fallen", "_game", "_hands", "_may", "_open", "_passed_out", "_played", "_pot", "_preferred",
        "_prepared", "_queue", "_round", "_rounds", "_rules", "_run", "_said", "_sitter_asked", "_taken", "_talon",
        "_trick", "_tricks_done", "_trump", "_unplayed", "_windows", "phase", "result", "to_act", "trick_size",
    )  # fmt: skip

    def __init__(self, prepared: Prepared, deal: Deal, pot: int = 0) -> None:
        players = prepared.tables.players
        self._prepared, self._pot, self._preferred = prepared, pot, deal.preferred
        self._dealt, self._talon, self._unplayed = deal.hands, deal.talon, deal.unplayed
        self._deals, self._passed_out = deal.deals, deal.passed_out
        self._bidding = Bidding(prepared, self._dealt, pot, deal.preferred, deal.deals, deal.passed_out)
        self._hands, self._discards, self._open = list(deal.hands), [0] * players, [0] * players
        self._played = self._dealt
        self._drawn, self._sitter_asked = 0, False
        self._called, self._fallen = -1, False
        self._after: tuple[int, ...] = ()
        self._rounds: tuple[tuple[int, ...], ...] = ()
        self._round: tuple[int, ...] = ()  # the seats in the order in which they lay cards to the trick
        self._windows: tuple[Window | None, ...] = ()  # the calls that are open, by how far the play has come
        self.trick_size = len(prepared.seats)
        self._contract, self._game, self._trump = -1, -1, NO_SUIT
        self._rules: TrickRules | None = None
        self._queue: list[int] = []
        self._exchanged: tuple[int, ...] = ()
        self._may = 0  # the cards that may be played now, when they have been asked for
        self._trick: list[int] = []
        self._taken, self._tricks_done, self._run = [0] * players, 0, (-1, 0)
        self._said: tuple[tuple[int, int], ...] = ()
        self._actions: list[tuple[int, Action]] = []
        self.phase = "auction"
        self.to_act: int | None = self._bidding.to_call
        self.result: Result | None = None

    def copy(self) -> Self:
        """The same hand, to be played on without touching this one."""
        twin = type(self).__new__(type(self))
        for name in HandState.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
        if self.phase in ("auction", "offer"):
            twin._bidding = self._bidding.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    # ---- what can be seen ---------------------------------------------------------------------------------------

    @property
    def hands(self) -> list[list[str]]:
        """The cards in hand by seat, each hand in the order of the deck."""
        return [self._prepared.deck.list(hand) for hand in self._hands]

    @property
    def talon(self) -> list[str]:
        """What is left of the talon, the next card first."""
        return [self._prepared.deck.names[card] for card in self._talon[self._drawn :]]

    @property
    def unplayed(self) -> list[list[str]]:
        """The hands that nobody plays."""
        return [self._prepared.deck.list(hand) for hand in self._unplayed]

    @property
    def discards(self) -> list[list[str]]:
        """What was thrown or laid aside, by seat."""
        return [self._prepared.deck.list(cards) for cards in self._discards]

    @property
    def shown(self) -> list[list[str]]:
        """The cards in hand that everybody has seen laid open, by seat."""
        seen = zip(self._open, self._hands, strict=True)
        return [self._prepared.deck.list(cards & hand) for cards, hand in seen]

    @property
    def turned(self) -> str | None:
        """The card of the talon that is turned for trump, known to all; None where none is."""
        turns = self._game >= 0 and self._prepared.contract(self._game).trump == "turned"
        return self._prepared.deck.names[self._talon[0]] if turns else None

    @property
    def _seats(self) -> tuple[int, ...]:
        """Who has laid the cards of the trick."""
        return self._round[: len(self._trick)]

    @property
    def trick(self) -> list[tuple[int, str]]:
        """What lies on the table: seats and cards, the card led first."""
        names = self._prepared.deck.names
        return [(seat, names[card]) for seat, card in zip(self._seats, self._trick, strict=True)]

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks taken so far, by seat."""
        return tuple(self._taken)

    @property
    def declarers(self) -> tuple[int, ...]:
        """The declarers' seats in the order in which they came in; none until the auction is won."""
        return self._bidding.declarers

    @property
    def called_card(self) -> str | None:
        """The card that the declarer has called, known to all; None when he has called none."""
        return self._prepared.deck.names[self._called] if self._called >= 0 else None

    @property
    def ally(self) -> int | None:
        """The seat of the declarer's ally; None until the called card has been played, and when he plays alone."""
        seat = self._true_ally(self._played) if self._fallen else -1
        return seat if seat >= 0 else None

    def _true_ally(self, held: tuple[int, ...]) -> int:
        """Who holds the called card besides the declarers, whether it is known or not; -1 for nobody."""
        if self._called < 0:
            return -1
        seats = (seat for seat, hand in enumerate(held) if hand >> self._called & 1 and seat not in self.declarers)
        return next(seats, -1)

    @property
    def contract(self) -> str | None:
        """The contract that the result is reckoned by, as far as it is settled; None when there is none."""
        place = self._contract if self._contract >= 0 else self._bidding.contract
        return self._prepared.contract(place).id if place >= 0 else None

    @property
    def trump(self) -> str | None:
        """The trump suit in words; None where none is, or none yet."""
        return suit_word(self._trump)

    @property
    def trump_number(self) -> int:
        """The trump suit as a number, 0 to 3; 4 where none is, or none yet."""
        return self._trump

    @property
    def preferred(self) -> str | None:
        """The preferred suit in words; None where the game has none."""
        return suit_word(self._preferred)

    @property
    def announced(self) -> list[tuple[int, str]]:
        """The calls made so far: seats and ids of calls."""
        return [(seat, self._prepared.call(call).id) for seat, call in self._said]

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """What has been done so far, with the seats that did it."""
        return list(self._actions)

    def record(self) -> dict[str, Any]:
        """The hand as a record, ready for JSON."""
        deck = self._prepared.deck
        unplayed = {"unplayed": self.unplayed} if self._unplayed else {}
        return {
            "variant": self._prepared.tables.name,
            "hands": [deck.list(hand) for hand in self._dealt],
            "talon": [deck.names[card] for card in self._talon],
            **unplayed,
            "preferred": self.preferred,
            "pot": self._pot,
            **self._place_in_match(),
            "actions": [[seat, str(act)] for seat, act in self._actions],
            "result": self.result.as_record() if self.result else None,
        }

    def _place_in_match(self) -> dict[str, int]:
        """What the rules ask of the deals before this one, where it is no first deal."""
        place = {"deal": self._deals + 1} if self._deals and self._prepared.counts_deals else {}
        return place | ({"passed_out": self._passed_out} if self._passed_out and self._prepared.counts_passed else {})

    @property
    def deals_before(self) -> int:
        """How many deals of the match were over when this one was dealt."""
        return self._deals

    @property
    def passed_out_before(self) -> int:
        """How many deals just before this one, in a row, all have passed."""
        return self._passed_out

    @property
    def first_pot(self) -> int:
        """The chips in the pot when the hand was dealt."""
        return self._pot

    @property
    def prepared(self) -> Prepared:
        """The rules that the hand is played by."""
        return self._prepared

    @property
    def game(self) -> Contract | None:
        """The contract by whose rules tricks are played; None until it is settled."""
        return self._rules_of_game() if self._game >= 0 else None

    @property
    def rules(self) -> TrickRules | None:
        """How tricks go in this game; None until it is settled."""
        return self._rules

    def within(self, call: Call, seat: int) -> bool:
        """Whether a call's window is open to a seat, whatever else it asks for."""
        return self._game >= 0 and self._now(seat).within(call)

    def _now(self, seat: int) -> Now:
        return Now(seat in self._exchanged, self._tricks_done, bool(self._trick), seat in self._seats)

    def throw_limits(self) -> tuple[int, int]:
        """The least and the most cards that the seat to act may throw."""
        seat = self.to_act
        assert seat is not None
        held = self._hands[seat].bit_count()
        if self.phase == "discard":
            surplus = held - self._prepared.tables.hand_size
            return surplus, surplus
        left, known = len(self._talon) - self._drawn, self._prepared.limits
        key = (self._game, self._bidding.declarers, seat, left, held)
        found = known.get(key)
        if found is None:
            turn = self._prepared.turn(self._game, self.declarers, seat)
            entry, contract = turn.permission, self._rules_of_game()
            found = known[key] = limits_of(entry, contract, turn.role, turn.place, left, held)
        return found

    def _rules_of_game(self) -> Contract:
        return self._prepared.contract(self._game)

    def _as_offence(self, offender: int) -> Measure:
        """What a penalty is paid by: who broke the rule, against whom, and what lies in the pot."""
        held = self._played if self.phase == "play" else tuple(self._hands)
        return Measure(
            players=len(self._hands), declarer=self.declarers[0] if self.declarers else -1, declarers=self.declarers,
            ally=self._true_ally(held), pot=self._bidding.ledger.pot, deals=self._deals, passed_out=self._passed_out,
            offender=offender,
        )  # fmt: skip

    def measure(self, declarer: int) -> Measure:
        """What the hand has come to so far, for one declarer."""
        assert self._rules is not None
        contract = self._prepared.contract(self._contract)
        held = self._played if self.phase == "play" or self.phase == "done" else tuple(self._hands)
        run_seat, run = self._run
        return Measure(
            players=len(self._hands),
            declarer=declarer,
            declarers=self.declarers,
            ally=self._true_ally(held),
            tricks=tuple(self._taken),
            first_tricks=run if run_seat == declarer else 0,
            matadors=self._rules.matadors(held[declarer]),
            pot=self._bidding.ledger.pot,
            value=contract.value,
            called=frozenset(call for seat, call in self._said if seat == declarer),
            trump=self._trump,
            plain=not self._rules.trumps,
            preferred=self._preferred,
            contract=self._contract,
            plays=self._game if contract.plays else -1,
            hands=held,
            deals=self._deals,
            passed_out=self._passed_out,
        )
