"""The stage of a hand between the auction and the exchange: the game, its trump, and a card that is called."""

from __future__ import annotations

from collections.abc import Sequence

from ..rulebook.model import LETTERS, SUITS, CardCall, Contract
from .cards import TRUMP, CardRules, cards_called
from .talon import Talon


class Choosing(Talon):
    """How whoever must play says what is played."""

    def _win(self, seats: Sequence[int], contract: str) -> None:
        """Somebody must play; where there is a choice, he says what."""
        self.declarers, self.bid = list(seats), contract
        choices = self.choices()
        if len(choices) == 1:
            self._settle_game(*choices[0])
        else:
            self._ask("choose", seats[0])

    # ---- the game, its trump, a called card --------------------------------------------------------------------------

    def choices(self) -> list[tuple[str, str | None]]:
        """The games that may be played, each with a trump to be named where it has one."""
        hand = self.hands[self.declarers[0]]
        found: list[tuple[str, str | None]] = []
        for game in self._games():
            contract = self._contract_of(game)
            needs = cards_called(self.book, contract.needs.value, None) if contract.needs else set()
            if game != self.bid and not needs <= hand:
                continue
            if contract.trump.value.kind != "named":
                found.append((game, None))
            elif game == self.bid and self.auction.suit:
                found.append((game, self.auction.suit))
            else:
                found += [(game, suit) for suit in contract.trump.value.nameable]
        return found

    def _games(self) -> list[str]:
        """The games that whoever has won may play: those named in his contract; else it, or what it may become."""
        contract = self._contract_of(self.bid)
        if contract.plays:
            return list(contract.plays.value)
        becomes = list(contract.becomes.value) if contract.becomes else []
        if becomes == ["any higher"]:
            ladder = self.book.auction.ladder.value
            rung = next((place for place, rung in enumerate(ladder) if self.bid in rung), -1)
            becomes = [other for rungs in ladder[rung + 1 :] for other in rungs]
        return [self.bid, *(other for other in becomes if other != self.bid)]

    def _settle_game(self, game: str, named: str | None) -> None:
        contract = self._contract_of(game)
        self.game = game
        self.trump = self._trump_of(contract, named)
        self.rules = CardRules(self.book, contract, self.trump)
        self.contract = self.bid if self._contract_of(self.bid).plays else game
        for said in self._contract_of(self.contract).counts_as:
            if self.facts(self.declarers[0]).holds(said.value[0]):
                self.contract = said.value[1]
                break
        self._show("exchange")
        if self._cards_to_call():
            self._ask("call", self.declarers[0])
        else:
            self._begin_exchange()

    def _trump_of(self, contract: Contract, named: str | None) -> str | None:
        """The trump suit; the turned card is the talon's top card, and stays there until it is taken."""
        kind = contract.trump.value.kind
        if kind == "turned":
            self.turned = self.talon[0]
            return next(suit for suit in SUITS if LETTERS[suit] == self.talon[0][0])
        return {"named": named, "preferred": self.deal.preferred, "fixed": contract.trump.value.suit}.get(kind)

    def _cards_to_call(self) -> set[str]:
        return set().union(*(self._callable(said.value) for said in self._contract_of(self.game).card_calls))

    def _callable(self, call: CardCall) -> set[str]:
        """The cards that one line lets the declarer call."""
        assert self.rules is not None
        hand, deck = self.hands[self.declarers[0]], self.book.table.deck.value
        if call.holding and any(card[1:] == call.holding and card not in hand for card in deck):
            return set()
        ranked = {card for card in deck if card[1:] == call.rank and (card in hand) == call.own}
        return {card for card in ranked if not (call.plain and self.rules.suit_of(card) == TRUMP)}


def choice_text(game: str, suit: str | None) -> str:
    """The act that makes a choice."""
    return " ".join(filter(None, ["choose", game, suit]))
