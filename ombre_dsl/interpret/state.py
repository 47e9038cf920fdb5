"""What has happened in a hand so far, and what can be asked about it."""

from __future__ import annotations

import attrs

from ..rulebook.model import Contract, PassStep, Rulebook
from ..runtime.tables import Program
from .auction import Auction
from .cards import CardRules
from .facts import Facts
from .settlement import Purses


@attrs.define
class Deal:
    """Where the cards lie before the first call; the talon's top card first."""

    hands: list[set[str]]
    talon: list[str]
    unplayed: list[set[str]]
    preferred: str | None
    pot: int
    deals: int = 0
    passed_out: int = 0


def asks_for(book: Rulebook, *operators: str) -> bool:
    """Whether a hand may come out otherwise for what these operators ask."""
    payments = [said.value for block in book.settles for said in block.payments]
    payments += [said.value.payment for said in book.all_pass if said.value.payment]
    programs = [one.when for one in payments] + [said.value.when for said in book.all_pass]
    programs += [said.value.when for one in book.penalties for said in one.payments]
    programs += [said.value[1] for block in book.settles for said in block.times]
    return any(_mentions(program, operators) for program in programs)


def _mentions(program: Program | None, operators: tuple[str, ...]) -> bool:
    if not isinstance(program, tuple):
        return False
    return program[0] in operators or any(_mentions(part, operators) for part in program[1:])


class State:
    """What has happened in a hand so far, and what can be asked about it."""

    def __init__(self, book: Rulebook, deal: Deal) -> None:
        self.book, self.deal = book, deal
        self.hands = [set(hand) for hand in deal.hands]
        self.talon = list(deal.talon)
        self.unplayed = [set(hand) for hand in deal.unplayed]
        self.discards: list[set[str]] = [set() for _ in self.hands]
        self.laid_open: list[set[str]] = [set() for _ in self.hands]
        self.declarers: list[int] = []
        self.bid = self.game = self.contract = ""
        self.trump: str | None = None
        self.turned: str | None = None
        self.called_card: str | None = None
        self.rules: CardRules | None = None
        self.played_with: list[set[str]] = []
        self.exchanged: set[int] = set()
        self.to_exchange: list[int] = []
        self.sitter_asked = False
        self.trick: list[tuple[int, str]] = []
        self.won_by: list[int] = []
        self.announced: list[tuple[int, str]] = []
        self.actions: list[tuple[int, str]] = []
        self.purses = Purses([0] * len(self.hands), deal.pot)
        self.pass_steps: list[PassStep] = []
        self.then: str | None = None
        self.penalty: str | None = None
        self.outcomes: dict[int, str] = {}
        self.auction = Auction(book, self.dealt_to, self.hands)
        self.phase = "auction"
        self.to_act: int | None = self.auction.to_call

    # ---- what can be asked -------------------------------------------------------------------------------------------

    @property
    def sitter(self) -> int | None:
        """The seat that is dealt no cards."""
        return self.book.table.sitter.value if self.book.table.sitter else None

    @property
    def dealt_to(self) -> list[int]:
        """The seats that are dealt cards, in the order of play."""
        return [seat for seat in range(len(self.hands)) if seat != self.sitter]

    @property
    def at_table(self) -> list[int]:
        """The seats that play: those that were dealt cards, and who sat out and has joined."""
        return sorted({*self.dealt_to, *self.declarers})

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks taken so far, by seat."""
        return tuple(self.won_by.count(seat) for seat in range(len(self.hands)))

    @property
    def shown(self) -> list[set[str]]:
        """The cards in hand that everybody has seen laid open, by seat."""
        return [seen & hand for seen, hand in zip(self.laid_open, self.hands, strict=True)]

    @property
    def ally(self) -> int | None:
        """The ally's seat, once the called card has been played."""
        if self.called_card is None:
            return None
        fallen = any(text == f"play {self.called_card}" for _, text in self.actions)
        return self.true_ally() if fallen else None

    def true_ally(self) -> int | None:
        """Who plays with the called card beside the declarers, known or not."""
        held = self.played_with or self.hands
        seats = [seat for seat in self.at_table if self.called_card in held[seat] and seat not in self.declarers]
        return next(iter(seats), None)

    def _contract_of(self, ident: str) -> Contract:
        return self.book.contract(ident)

    def facts(self, declarer: int) -> Facts:
        """What the hand has come to so far, for one declarer."""
        held = self.played_with or self.hands
        first = next((n for n, seat in enumerate(self.won_by) if seat != declarer), len(self.won_by))
        return Facts(
            self.book, self.tricks, self.purses.pot, declarer, tuple(self.declarers), self.true_ally(),
            first_tricks=first, matadors=self.rules.matadors(held[declarer]) if self.rules else 0,
            called=frozenset(call for seat, call in self.announced if seat == declarer), trump=self.trump,
            trumps=bool(self.rules and self.rules.trumps), preferred=self.deal.preferred, contract=self.contract,
            game=self.game, hands=held, deals=self.deal.deals, passed_out=self.deal.passed_out,
        )  # fmt: skip

    def _ask(self, phase: str, seat: int) -> None:
        self.phase, self.to_act = phase, seat

    def _end(self, then: str | None) -> None:
        self.phase, self.to_act, self.then = "done", None, then

    def record(self) -> dict[str, object]:
        """The hand as a record."""
        unplayed = {"unplayed": [self._sorted(hand) for hand in self.deal.unplayed]} if self.deal.unplayed else {}
        return {
            "variant": self.book.name, "hands": [self._sorted(hand) for hand in self.deal.hands],
            "talon": self.deal.talon, **unplayed, "preferred": self.deal.preferred, "pot": self.deal.pot,
            **self._place_in_match(), "actions": [list(pair) for pair in self.actions], "result": self.result,
        }  # fmt: skip

    def _place_in_match(self) -> dict[str, int]:
        """Which deal of the match it is, and how many were passed out before it, where the rules ask for that."""
        place = {"deal": self.deal.deals + 1} if self.deal.deals and asks_for(self.book, "deals", "last deals") else {}
        passed = self.deal.passed_out
        return place | ({"passed_out": passed} if passed and asks_for(self.book, "passed out") else {})

    def _sorted(self, cards: set[str]) -> list[str]:
        return [card for card in self.book.table.deck.value if card in cards]

    @property
    def result(self) -> dict[str, object] | None:
        """What the hand came to, as it stands in a record; None before the end."""
        if self.phase != "done":
            return None
        paid = {"seats": self.purses.seats, "pot": self.purses.pot}
        if self.then:
            return {"outcome": None, "declarers": [], "tricks": list(self.tricks), **paid, "then": self.then} | (
                {"penalty": self.penalty} if self.penalty else {}
            )
        if len(self.outcomes) == 1:
            ends: dict[str, object] = {"outcome": next(iter(self.outcomes.values()))}
        else:
            ends = {"outcomes": {str(seat): outcome for seat, outcome in self.outcomes.items()}}
        ally = self.true_ally()
        ends |= {"declarers": self.declarers} | ({"ally": ally} if ally is not None else {})
        ends |= {"contract": self.contract} | ({"trump": self.trump} if self.trump else {})
        return ends | {"tricks": list(self.tricks), **paid}
