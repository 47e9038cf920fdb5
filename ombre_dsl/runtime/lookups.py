"""What is found once about a moment of the hand, and then looked up: the calls there are, turns, choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.exchange import Acts
from ombre_dsl.runtime.tables import Exchange

Choice: TypeAlias = tuple[Action, int, int]
"""A game that may be chosen: the act, the game and its suit (-1: not named)."""


class Window(NamedTuple):
    """Calls that are open: their places, their acts, and whether nothing but having made them stands in the way."""

    calls: tuple[int, ...]
    acts: tuple[Action, ...]
    free: bool


class Turn(NamedTuple):
    """Whose turn it is to exchange: a role, its place among those who have it, from 1, and what may be exchanged.

    ``idle``: nothing may be, whatever is left of the talon.
    """

    role: str
    place: int
    permission: Exchange | None
    idle: bool


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls there are in a state of the auction, when the last bid was of a certain suit.

    ``to_call`` is the seat that is asked; ``acts`` are all acts; ``needed`` the cards that some of them need, a mask;
    ``each`` has those cards and the acts for each call of the table; ``following`` is the state that an act leads to
    and the suit of the last bid after it, ``same`` the same by the identity of ``acts``; ``by_held`` what ``held`` has
    found.
    """

    to_call: int
    acts: Acts
    needed: int
    each: tuple[tuple[int, tuple[Action, ...]], ...]
    following: dict[Action, tuple[int, int]]
    same: dict[int, tuple[int, int]] = field(init=False)
    by_held: dict[int, Acts] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "same", {id(act): self.following[act] for act in self.acts})

    # ``same`` holds for these very acts: a copy is the same, and elsewhere it is made again.

    def __deepcopy__(self, memo: object) -> Calls:
        return self

    def __reduce__(self) -> tuple[type[Calls], tuple[object, ...]]:
        return Calls, (self.to_call, self.acts, self.needed, self.each, self.following)

    def held(self, cards: int) -> Acts:
        """The acts that a hand has the cards for."""
        held = cards & self.needed
        if held == self.needed:
            return self.acts
        found = self.by_held.get(held)
        if found is None:
            found = Acts(act for needs, acts in self.each if not needs & ~held for act in acts)
            self.by_held[held] = found
        return found
