"""The rules of a rulebook: what a deal is, and hands to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ..rulebook.model import LETTERS, SUITS, Rulebook
from ..runtime.rng import SplitMix64
from .facts import Facts
from .hand import PlainHand
from .settlement import Purses, pay
from .state import Deal


class PlainRules:
    """Deals and replays hands of one rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book

    def first_pot(self) -> int:
        """What lies in the pot before a first deal."""
        purses = Purses([0] * self.book.table.players.value, 0)
        facts = Facts(self.book, (0,) * self.book.table.players.value)
        pay(facts, [said.value for said in self.book.before_deal], purses)
        return purses.pot

    def deal(
        self,
        seed: int | None = None,
        *,
        hands: Sequence[Iterable[str]] | None = None,
        talon: Iterable[str] = (),
        unplayed: Sequence[Iterable[str]] = (),
        pot: int | None = None,
        preferred: str | None = None,
        number: int = 1,
        passed_out: int = 0,
    ) -> PlainHand:
        """A hand dealt from a seed, or with the cards given; which deal of a match, and how many passed out before."""
        chips = self.first_pot() if pot is None else pot
        if hands is None:
            shuffled = self._shuffled(seed or 0, chips)
            return PlainHand(self.book, attrs.evolve(shuffled, deals=number - 1, passed_out=passed_out))
        dealt, heaps = [set(hand) for hand in hands], [set(hand) for hand in unplayed]
        return PlainHand(self.book, Deal(dealt, list(talon), heaps, preferred, chips, number - 1, passed_out))

    def _shuffled(self, seed: int, pot: int) -> Deal:
        """The packets go round to the players, past who sits out, and to the hands that nobody plays."""
        table, rng = self.book.table, SplitMix64(seed)
        cards = list(table.deck.value)
        rng.shuffle(cards)
        sitter = table.sitter.value if table.sitter else None
        hands: list[set[str]] = [set() for _ in range(table.players.value)]
        unplayed: list[set[str]] = [set() for _ in range(table.unplayed.value if table.unplayed else 0)]
        for packet in table.packets.value:
            for hand in [*(hand for seat, hand in enumerate(hands) if seat != sitter), *unplayed]:
                hand.update(cards[:packet])
                del cards[:packet]
        preferred = None
        if table.second_pack:
            letter = table.deck.value[rng.below(len(table.deck.value))][0]
            preferred = next(suit for suit in SUITS if LETTERS[suit] == letter)
        return Deal(hands, cards[: table.talon.value], unplayed, preferred, pot)
