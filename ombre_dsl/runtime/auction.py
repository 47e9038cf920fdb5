"""The auction: a walk through the table of states, then, when all pass, through the steps that follow."""

from __future__ import annotations

from typing import TypeGuard

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.cards import SUITS, suit_number
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.exchange import Acts
from ombre_dsl.runtime.lookups import Calls
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Condition, Measure
from ombre_dsl.runtime.settle import Ledger, pay
from ombre_dsl.runtime.tables import AuctionState, Contract

PASS = Action("pass")
TAKE_TALON = Action("take talon")
_NOTHING = Acts()


class Bidding:
    """Where an auction stands.

    ``phase`` is ``auction``, ``offer`` (of the talon, which goes round, or of a game to the last speaker), ``won`` or
    ``passed out``.  ``hands`` are masks by seat, or None when they are not known: then no bid is refused for what a
    hand lacks.  ``suit`` is that of the last bid where suits go with bids, -1 for none.
    """

    __slots__ = (
        "_deals", "_here", "_passed_out", "_prepared", "_state", "_step", "contract", "declarers", "hands", "ledger",
        "offered", "phase", "preferred", "suit", "then", "to_call",
    )  # fmt: skip

    def __init__(
        self,
        prepared: Prepared,
        hands: tuple[int, ...] | None,
        pot: int = 0,
        preferred: int = -1,
        deals: int = 0,
        passed_out: int = 0,
    ) -> None:
        self._prepared, self.hands, self.preferred = prepared, hands, preferred
        self._deals, self._passed_out = deals, passed_out
        self.ledger = Ledger([0] * prepared.tables.players, pot)
        self._state, self._step = 0, 0
        self.suit, self.contract = -1, -1
        self.declarers: tuple[int, ...] = ()
        self.offered, self.then = False, ""
        self.phase = "auction"
        self._here = self._calls_here()
        self.to_call = self._here.to_call

    def copy(self) -> Bidding:
        """The same walk, to be gone on with on its own."""
        twin = Bidding.__new__(Bidding)
        for name in Bidding.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.ledger = self.ledger.copy()
        return twin

    @property
    def state(self) -> AuctionState:
        """The state of the table in which the auction stands."""
        return self._prepared.tables.auction.states[self._state]

    def lacks(self, contract: int) -> int:
        """The cards that the seat to call would need for a contract and does not hold (a mask)."""
        if self.hands is None or contract < 0:
            return 0
        return self._prepared.contract(contract).needs & ~self.hands[self.to_call]

    def names_suit(self, contract: Contract) -> bool:
        """Whether a bid of this contract names its trump."""
        return self._prepared.tables.auction.suit_with_bid and contract.trump == "named"

    def legal(self) -> Acts:
        """The calls there are: in the order of the table, suits in the order spades, clubs, hearts, diamonds."""
        if self.phase == "offer":
            return Acts((self._taking(), PASS))
        if self.phase != "auction":
            return _NOTHING
        return self._here.held(-1 if self.hands is None else self.hands[self.to_call])

    def may(self, act: object) -> TypeGuard[Action]:
        """Whether an act is the very object of one of the calls there are; only while the auction goes on."""
        here, held = self._here, -1 if self.hands is None else self.hands[self.to_call]
        return id(act) in here.same and (not here.needed & ~held or act in self.legal())

    def _calls_here(self) -> Calls:
        """The calls of the state in which the auction stands."""
        key, known = (self._state, self.suit), self._prepared.bids
        found = known.get(key)
        if found is None:
            state = self.state
            each = tuple((self._needs(call), tuple(self._acts(call[0], call[1]))) for call in state.calls)
            needed = 0
            for needs, _ in each:
                needed |= needs
            acts = Acts(act for _, some in each for act in some)
            following = {act: self._lead_on(act) for act in acts}
            found = known[key] = Calls(state.to_call, acts, needed, each, following)
        return found

    def _needs(self, call: tuple[str, int, int]) -> int:
        kind, contract, _ = call
        standing = kind == "join" or (kind == "hold" and contract < 0)
        target = self.state.contract if standing else contract
        return self._prepared.contract(target).needs if target >= 0 else 0

    def _lead_on(self, act: Action) -> tuple[int, int]:
        """The state that a call leads to, as in the table, and the suit of the last bid after it."""
        contract = self._prepared.contract_places[act.contract] if act.contract else -1
        following = next(call[2] for call in self.state.calls if self._matches(call, act.kind, contract))
        bids = act.kind == "bid" or (act.kind == "hold" and (act.suit or act.contract))
        return following, (suit_number(act.suit) if act.suit else -1) if bids else self.suit

    def _taking(self) -> Action:
        """The act that takes what is offered: the talon, or a game of its own."""
        step = self._prepared.tables.all_pass[self._step]
        return TAKE_TALON if step.kind == "offer" else Action("bid", self._prepared.contract(step.contract).id)

    def _acts(self, kind: str, contract: int) -> list[Action]:
        if kind == "hold":
            return self._holds(contract)
        if kind != "bid":
            return [Action(kind)]
        held = self._prepared.contract(contract)
        if self.names_suit(held):
            return [Action("bid", held.id, SUITS[suit]) for suit in held.suits]
        return [Action("bid", held.id)]

    def _holds(self, contract: int) -> list[Action]:
        target = contract if contract >= 0 else self.state.contract
        same = target == self.state.contract
        held = self._prepared.contract(target)
        ident = None if same else held.id
        if not self.names_suit(held):
            return [Action("hold", ident)]
        kept = [Action("hold")] if same else []
        return kept + [Action("hold", ident, SUITS[suit]) for suit in held.suits if not same or suit != self.suit]

    def canonical(self, act: Action) -> Action:
        """A hold that names what stands anyway, without what it need not name."""
        if act.kind != "hold" or self.phase != "auction" or self.state.contract < 0:
            return act
        contract = None if act.contract == self._prepared.contract(self.state.contract).id else act.contract
        keeps = contract is None and act.suit is not None and suit_number(act.suit) == self.suit
        return Action("hold", contract, None if keeps else act.suit)

    def apply(self, act: Action) -> None:
        """Make a call that is among the legal ones."""
        if self.phase == "offer":
            self._answer_offer(act)
            return
        following, self.suit = self._here.same.get(id(act)) or self._here.following[act]
        if following >= 0:
            self._state = following
            self._here = self._calls_here()
            self.to_call = self._here.to_call
        else:
            self._end(-1 - following)

    def _matches(self, call: tuple[str, int, int], kind: str, contract: int) -> bool:
        same = call[1] == contract or (contract < 0 and (kind != "hold" or call[1] == self.state.contract))
        return call[0] == kind and same

    def _end(self, number: int) -> None:
        end = self._prepared.tables.auction.ends[number]
        if end.declarers:
            self._win(end.declarers, end.contract)
        else:
            self.suit = -1
            self._all_pass()

    def _win(self, declarers: tuple[int, ...], contract: int) -> None:
        self.phase, self.to_call = "won", -1
        self.declarers, self.contract = declarers, contract

    def _answer_offer(self, act: Action) -> None:
        step = self._prepared.tables.all_pass[self._step]
        if act == self._taking():
            self.offered = True
            self._win((self.to_call,), step.contract)
        elif later := [seat for seat in self._prepared.seats if seat > self.to_call]:
            self.to_call = later[0]
        else:
            self._step += 1
            self._all_pass()

    # ---- when all have passed -----------------------------------------------------------------------------------

    def _all_pass(self) -> None:
        """Go through the steps until one of them asks a player, makes one play, or ends the deal."""
        for place in range(self._step, len(self._prepared.all_pass)):
            self._step = place
            step, when, pays = self._prepared.all_pass[place]
            if not self._holds_now(when):
                continue
            if step.kind == "pay":
                pay(self._prepared, self._measure(), pays, self.ledger)
            elif step.kind.startswith("offer"):
                self.phase, self.to_call = "offer", self._prepared.seats[0 if step.kind == "offer" else -1]
                if step.kind == "offer" or not self.lacks(step.contract):
                    return
            elif step.kind == "redeal":
                self._pass_out(step.dealer)
                return
            elif (holder := self._holder(step.card)) >= 0:
                self._win((holder,), step.contract)
                return
        self._pass_out("same")

    def _pass_out(self, dealer: str) -> None:
        self.phase, self.to_call = "passed out", -1
        self.then = "redeal" if dealer == "same" else "next_dealer"

    def _holder(self, card: int) -> int:
        if self.hands is None:
            names = self._prepared.deck.words(card)
            raise QuestionError(f"all have passed, and the holder of {names} must play: the hands are needed for that")
        return next((seat for seat, hand in enumerate(self.hands) if hand & card), -1)

    def _measure(self) -> Measure:
        return Measure(
            self._prepared.tables.players, pot=self.ledger.pot, hands=self.hands or (), preferred=self.preferred,
            deals=self._deals, passed_out=self._passed_out,
        )  # fmt: skip

    def _holds_now(self, when: Condition) -> bool:
        try:
            return when(self._measure())
        except IndexError:
            raise QuestionError("what follows when all pass rests on the cards: the hands are needed") from None
