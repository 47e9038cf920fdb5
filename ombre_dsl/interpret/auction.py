"""The auction, played by its rules: whoever is first in the line speaks."""

from __future__ import annotations

from collections.abc import Sequence

from ..rulebook.model import Rulebook
from ..runtime.actions import Action
from .cards import cards_called


class Auction:
    """Who still speaks, in order (``line``), whose bid stands (``standing``; several where it is played jointly), what
    it is (``bid``, and ``suit`` where it goes with the bid), and whether it was taken over by a hold (``held``).

    A listener stands without a bid.
    """

    def __init__(self, book: Rulebook, seats: Sequence[int], hands: Sequence[set[str]]) -> None:
        self.book, self.hands = book, hands
        self.line = list(seats)
        self.standing: list[int] = []
        self.bid: str | None = None
        self.suit: str | None = None
        self.held = False

    @property
    def is_over(self) -> bool:
        """Whether nobody is left who could still speak against the standing bid."""
        return all(seat in self.standing for seat in self.line)

    @property
    def to_call(self) -> int:
        """The seat to speak."""
        return self.line[0]

    @property
    def won(self) -> str | None:
        """The contract won; the lowest one when only a listener is left; None when all have passed."""
        if not self.standing:
            return None
        return self.bid or self.book.auction.ladder.value[0][0]

    # ---- what may be called ------------------------------------------------------------------------------------------

    def calls(self) -> set[str]:
        """The calls that the seat to speak may make."""
        if self.book.auction.listens and not self.standing and len(self.line) > 1:
            return {"pass", "listen"}
        found = {"pass"}
        for contract in self._higher():
            found |= {f"bid {words}" for words in self._with_suit(contract)}
        if self._may_hold():
            found |= self._holds()
        if self._may_join():
            found.add("join")
        return found

    def _rung(self, contract: str | None) -> int:
        ladder = self.book.auction.ladder.value
        return next((place for place, rung in enumerate(ladder) if contract in rung), -1)

    def _higher(self) -> list[str]:
        """The contracts above what stands."""
        above = self.book.auction.ladder.value[self._rung(self.bid) + 1 :]
        return [contract for rung in above for contract in rung if self._may_play(contract)]

    def _may_play(self, contract: str) -> bool:
        """Whether the seat to speak holds the cards that the contract needs."""
        needs = self.book.contract(contract).needs
        return needs is None or cards_called(self.book, needs.value, None) <= self.hands[self.to_call]

    def _names_suit(self, contract: str) -> bool:
        named = self.book.contract(contract).trump.value.kind == "named"
        return named and self.book.auction.suit.value == "with the bid"

    def _with_suit(self, contract: str) -> list[str]:
        return [f"{contract} {suit}" for suit in self._nameable(contract)] if self._names_suit(contract) else [contract]

    def _nameable(self, contract: str) -> tuple[str, ...]:
        return self.book.contract(contract).trump.value.nameable

    def _may_hold(self) -> bool:
        """Whether the bid may be taken over at its own height: never twice in a row, and not from joint bidders."""
        who = self.book.auction.hold.value
        if self.bid is None or self.held or len(self.standing) != 1 or who == "nobody":
            return False
        return who == "anyone" or self.to_call < self.standing[0]

    def _holds(self) -> set[str]:
        """Holds of the same contract or of one on its rung; a trump that goes with the bid may be another."""
        found: set[str] = set()
        for contract in self.book.auction.ladder.value[self._rung(self.bid)]:
            if not self._may_play(contract):
                continue
            if contract != self.bid:
                found |= {f"hold {words}" for words in self._with_suit(contract)}
                continue
            found.add("hold")
            if self._names_suit(contract):
                found |= {f"hold {suit}" for suit in self._nameable(contract) if suit != self.suit}
        return found

    def _may_join(self) -> bool:
        """Whether the bid may be played jointly by one more."""
        if self.bid is None or not self._may_play(self.bid):
            return False
        return len(self.standing) < self.book.contract(self.bid).declarers.value[1]

    # ---- what comes of a call ----------------------------------------------------------------------------------------

    def plainly(self, act: Action) -> Action:
        """A hold without the words that it need not say."""
        if act.kind != "hold" or self.bid is None:
            return act
        contract = None if act.contract == self.bid else act.contract
        return Action("hold", contract, None if contract is None and act.suit == self.suit else act.suit)

    def make(self, act: Action) -> None:
        """Make a call that may be made."""
        seat = self.line.pop(0)
        if act.kind == "pass":
            self.held = False
        elif act.kind == "join":
            self.standing.append(seat)
            self.held = False
            self._stay(seat)
        else:
            self._take(seat, act)
        self._turn()

    def _take(self, seat: int, act: Action) -> None:
        """The bid is now this seat's.  Those whose bid it beats answer at once, where the standing bidder answers."""
        beaten, self.standing = self.standing, [seat]
        self.held = act.kind == "hold"
        if act.kind != "hold" or act.contract or act.suit:
            self.suit = act.suit
        if act.contract:
            self.bid = act.contract
        if self.book.auction.answers.value == "standing bidder":
            self.line = beaten + self.line
        self._stay(seat)

    def _stay(self, seat: int) -> None:
        """Where the turn goes round, who has bid comes again."""
        if self.book.auction.answers.value == "next player":
            self.line.append(seat)

    def _turn(self) -> None:
        """Nobody speaks against his own bid."""
        while not self.is_over and self.line[0] in self.standing:
            self.line.append(self.line.pop(0))
