"""Who may exchange how many cards and in what order, and the choices that there are, listed only as far as asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import comb
from typing import overload

from ombre_dsl.runtime.actions import Action, ActionError, parse_action
from ombre_dsl.runtime.cards import CardError, Deck
from ombre_dsl.runtime.tables import Contract, Exchange


def permission(contract: Contract, role: str, place: int) -> Exchange | None:
    """The permission of the ``place``-th (from 1) declarer or defender to exchange; None where there is none."""
    mine = [entry for entry in contract.exchange if entry.role == role]
    return next((entry for entry in mine if entry.place == place), next((e for e in mine if e.place == 0), None))


def limits(contract: Contract, role: str, place: int, talon: int, hand: int) -> tuple[int, int]:
    """The least and the most cards that may be exchanged, with ``talon`` cards left and ``hand`` cards in hand.

    Where trump is turned the declarer takes the turned card, so his least is one.
    """
    return limits_of(permission(contract, role, place), contract, role, place, talon, hand)


def limits_of(
    entry: Exchange | None, contract: Contract, role: str, place: int, talon: int, hand: int
) -> tuple[int, int]:
    """The same as ``limits``, for who has found the permission already."""
    least, most = (entry.least, entry.most) if entry else (0, 0)
    if contract.trump == "turned" and role == "declarer" and place == 1:
        least, most = max(least, 1), max(most, 1)
    most = min(most, talon, hand)
    return min(least, most), most


def seat_order(contract: Contract, declarers: tuple[int, ...], players: int, sitter: int = -1) -> list[int]:
    """The seats as they come to exchange: the declarers as they joined, then the others.

    A player who sits out (``sitter``) comes last when he has joined as a declarer, and not at all otherwise.
    """
    bidders = [seat for seat in declarers if seat != sitter]
    start = bidders[0] + 1 if contract.exchange_order != "eldest" else 0
    others = [(start + step) % players for step in range(players)]
    late = [seat for seat in declarers if seat == sitter]
    return [*bidders, *(seat for seat in others if seat not in declarers and seat != sitter), *late]


class Acts(tuple[Action, ...]):
    """Some acts, in the order in which they were listed; an act's text is found as well."""

    __slots__ = ()

    def __contains__(self, item: object) -> bool:
        return super().__contains__(as_action(item) if isinstance(item, str) else item)

    def __repr__(self) -> str:
        return f"[{', '.join(map(str, self))}]"


class Throws(Sequence[Action]):
    """Every choice of cards to throw: the fewest cards first, then in the order of the deck; other acts come last.

    With nine cards that is 512 choices, so they are counted, found and made one by one when they are asked for.
    """

    __slots__ = ("_cards", "_deck", "_kind", "_least", "_most", "_rest", "_subsets")

    def __init__(
        self, kind: str, deck: Deck, cards: Sequence[int], limits: tuple[int, int], rest: Sequence[Action] = ()
    ) -> None:
        self._kind, self._deck, self._cards, self._rest = kind, deck, tuple(cards), tuple(rest)
        self._least, self._most = limits
        self._subsets = _choices(len(self._cards), self._least, self._most)

    def __len__(self) -> int:
        return self._subsets + len(self._rest)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return Acts([self[place] for place in range(*index.indices(len(self)))])
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(f"there are {len(self)} acts, none with the number {index}")
        return self._rest[place - self._subsets] if place >= self._subsets else self._subset(place)

    def _subset(self, place: int) -> Action:
        """The ``place``-th choice: its size first, then card by card."""
        names, cards = self._deck.names, self._cards
        chosen = _chosen(len(cards), self._least, place)
        return Action(self._kind, cards=tuple([names[cards[at]] for at in chosen]))

    def _find(self, item: object) -> int | None:
        """The place of an act, however its cards are ordered; None when it is none of these."""
        act = as_action(item) if isinstance(item, str) else item
        if not isinstance(act, Action):
            return None
        if act.kind != self._kind:
            return self._subsets + self._rest.index(act) if act in self._rest else None
        try:
            numbers = sorted(self._deck.numbers(act.cards))
        except CardError:
            return None
        if not self._least <= len(numbers) <= self._most or not set(numbers) <= set(self._cards):
            return None
        return self._rank(numbers)

    def _rank(self, numbers: list[int]) -> int:
        total, size = len(self._cards), len(numbers)
        place = sum(comb(total, smaller) for smaller in range(self._least, size))
        before = -1
        for left, number in enumerate(numbers):
            at = self._cards.index(number)
            place += sum(comb(total - skipped - 1, size - left - 1) for skipped in range(before + 1, at))
            before = at
        return place

    def __contains__(self, item: object) -> bool:
        return self._find(item) is not None

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """The place of an act; ValueError when it is none of these."""
        place = self._find(value)
        if place is None or place < start or (stop is not None and place >= stop):
            raise ValueError(f"{value} is not among these acts")
        return place

    def count(self, value: object) -> int:
        """1 for an act that is among these, else 0."""
        return int(value in self)

    def __iter__(self) -> Iterator[Action]:
        return (self[place] for place in range(len(self)))

    def __repr__(self) -> str:
        return f"<{len(self)} acts: {self._kind} {self._least} to {self._most} of {self._deck.words(self._mask())}>"

    def _mask(self) -> int:
        return sum(1 << card for card in self._cards)


@cache
def _choices(cards: int, least: int, most: int) -> int:
    """How many ways there are to choose ``least`` to ``most`` of so many cards."""
    return sum(comb(cards, size) for size in range(least, most + 1))


@lru_cache(4096)  # all choices of nine cards are 512
def _chosen(cards: int, size: int, place: int) -> tuple[int, ...]:
    """The places of the cards of the ``place``-th choice of ``size`` or more of so many cards."""
    while place >= comb(cards, size):
        place -= comb(cards, size)
        size += 1
    chosen: list[int] = []
    for at in range(cards):
        if len(chosen) == size:
            break
        with_card = comb(cards - at - 1, size - len(chosen) - 1)
        if place < with_card:
            chosen.append(at)
        else:
            place -= with_card
    return tuple(chosen)


def as_action(text: str) -> Action | None:
    """The action of a text; None when it is none."""
    try:
        return parse_action(text)
    except ActionError:
        return None
