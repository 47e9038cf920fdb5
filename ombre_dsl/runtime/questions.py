"""Reading a question: each part of it is checked, and what is amiss is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from ombre_dsl.runtime.cards import NO_SUIT, SUITS, CardError, listed
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.tables import Contract

_MOST = 10**9
"""No number in a question is larger: no pot is, and sums stay exact in every engine."""


PARTS = (
    "ask", "contract", "trump", "hand", "trick", "declarer", "declarers", "role", "place", "talon", "calls", "hands",
    "preferred", "tricks", "pot", "announced", "surrendered", "stopped", "first_tricks", "matadors", "plays", "ally",
    "deal", "passed_out",
    "penalty", "offender",
)  # fmt: skip
"""What a question may say."""


class Question:
    """A question with the parts that it may have; ``QuestionError`` for a part that is missing or wrong."""

    __slots__ = ("_parts", "_prepared")

    def __init__(self, prepared: Prepared, parts: Mapping[str, Any]) -> None:
        self._prepared, self._parts = prepared, parts

    def refuse_strange_parts(self) -> None:
        """QuestionError for a part that no question has: most likely it is a slip of the pen."""
        for name in self._parts:
            if name not in PARTS:
                near = get_close_matches(str(name), PARTS, 1)
                mend = f"did you mean {near[0]!r}?" if near else f"they are {listed(PARTS)}"
                raise QuestionError(f"{_shown(name)} is no part of a question; {mend}")

    def has(self, name: str) -> bool:
        """Whether a part is given (null counts as not given)."""
        return self._parts.get(name) is not None

    def get(self, name: str) -> Any:
        """A part as it was given; QuestionError when it is not."""
        if not self.has(name):
            raise QuestionError(f"the question says no {name!r}")
        return self._parts[name]

    def number(self, name: str, default: int | None = None, most: int = _MOST) -> int:
        """A whole number from 0 on."""
        if default is not None and not self.has(name):
            return default
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise QuestionError(f"{name!r} is a whole number, not {_shown(value)}")
        if not 0 <= value <= most:
            raise QuestionError(f"{name!r} goes from 0 to {most}, so it cannot be {_shown(value)}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when it is not given."""
        value = self._parts.get(name)
        if value is not None and not isinstance(value, bool):
            raise QuestionError(f"{name!r} is true or false, not {_shown(value)}")
        return bool(value)

    def word(self, name: str, words: Sequence[str]) -> str:
        """One of some words."""
        value = self.get(name)
        if not isinstance(value, str) or value not in words:
            raise QuestionError(f"{name!r} is {listed(words, 'or')}, not {_shown(value)}")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; a text of its own is taken apart at its blanks."""
        value = self.get(name)
        if isinstance(value, str):
            return value.split()
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise QuestionError(f"{name!r} is a list of texts, not {_shown(value)}")
        return value

    def cards(self, name: str) -> list[int]:
        """Cards as numbers, in the order given."""
        try:
            return self._prepared.deck.numbers(self.texts(name))
        except CardError as error:
            raise QuestionError(f"{name!r}: {error}") from None

    def hands(self, name: str) -> tuple[int, ...]:
        """Whole hands, one a seat, as masks; no card is in two of them."""
        value, players = self.get(name), self._prepared.tables.players
        if not isinstance(value, list) or len(value) != players:
            sits = self._prepared.tables.sitter >= 0
            none = "; who sits out has an empty one" if sits else ""
            raise QuestionError(f"{name!r} is a list of {players} hands, one a seat{none}")
        hands = [Question(self._prepared, {name: hand}).cards(name) for hand in value]
        for seat, hand in enumerate(hands):
            size = self._prepared.tables.hand_size if seat in self._prepared.seats else 0
            if len(hand) != size:
                raise QuestionError(f"{name!r}: a hand has {size} cards, and that of seat {seat} has {len(hand)}")
        every = [card for hand in hands for card in hand]
        twice = next((card for card in every if every.count(card) > 1), None)
        if twice is not None:
            raise QuestionError(f"{name!r}: {self._prepared.deck.names[twice]} is in two hands")
        return tuple(sum(1 << card for card in hand) for hand in hands)

    def place_in_match(self) -> tuple[int, int]:
        """How many deals of the match are over, and how many just before this one, in a row, all have passed."""
        number = self.number("deal", 1)
        if number < 1:
            raise QuestionError("'deal' counts the deals of a match from 1 on")
        return number - 1, self.number("passed_out", 0)

    def seat(self, name: str) -> int:
        """A seat, counted from the eldest hand, 0."""
        return self.number(name, most=self._prepared.tables.players - 1)

    def seats(self, name: str) -> tuple[int, ...]:
        """Some seats, each once."""
        value = self.get(name)
        if not isinstance(value, list) or not value:
            raise QuestionError(f"{name!r} is a list of seats, not {_shown(value)}")
        seats = tuple(Question(self._prepared, {name: seat}).seat(name) for seat in value)
        if len(set(seats)) < len(seats):
            raise QuestionError(f"{name!r} names a seat twice")
        return seats

    def contract(self, name: str = "contract") -> int:
        """A contract's place."""
        value = self.get(name)
        if not isinstance(value, str) or value not in self._prepared.contract_places:
            known = listed([contract.id for contract in self._prepared.tables.contracts])
            raise QuestionError(f"there is no contract {_shown(value)}; the contracts are {known}")
        return self._prepared.contract_places[value]

    def game(self, contract: int) -> int:
        """The contract by whose rules tricks are played: that asked about, or the one it is played as."""
        held = self._prepared.contract(contract)
        if not self.has("plays"):
            return contract
        game = self.contract("plays")
        if game not in held.plays:
            ids = listed([self._prepared.contract(place).id for place in held.plays], "or")
            raise QuestionError(f"{held.id} is played as {ids}, not as {self._prepared.contract(game).id}")
        return game

    def trump(self, contract: int, needed: bool = True) -> int:
        """The trump suit of a contract (4: none); where it is not needed and not given, any that it may have."""
        held = self._prepared.contract(contract)
        possible = [suit for suit in range(5) if held.rankings[suit] >= 0]
        if not possible:
            raise QuestionError(f"{held.id} is played as another game; say which with 'plays'")
        if not self.has("trump"):
            if needed and len(possible) > 1:
                raise QuestionError(f"{held.id} has a trump suit, so the question must say which: 'trump'")
            return possible[0]
        suit = SUITS.index(self.word("trump", SUITS))
        if suit not in possible:
            raise QuestionError(f"{SUITS[suit]} cannot be trump in {held.id}{self._possible(held)}")
        return suit

    def _possible(self, contract: Contract) -> str:
        suits = [SUITS[suit] for suit in range(NO_SUIT) if contract.rankings[suit] >= 0]
        return f"; {listed(suits, 'or')} can" if suits else ", where no suit is"


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "a number too large to print" if isinstance(value, int) else "that"
    return text if len(text) <= 60 else text[:57] + "…"
