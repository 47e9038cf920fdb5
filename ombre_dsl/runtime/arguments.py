"""What a program hands over: an argument of the wrong kind is refused in one line that says what is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import TypeVar

T = TypeVar("T")

_CARDS = "a list of cards, such as ['SA', 'D7']"


def whole(name: str, value: int, least: int | None = None) -> int:
    """A whole number, from ``least`` on; TypeError for anything else, ValueError for less."""
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {shown(value)}") from None
    if least is not None and number < least:
        raise ValueError(f"{name} is a number from {least} on, not {shown(value)}")
    return number


def cards(name: str, value: Iterable[str]) -> list[str]:
    """Texts of cards, in their order; TypeError for anything else."""
    found = [*_members(name, value, _CARDS)]
    if not all(isinstance(card, str) for card in found):
        raise TypeError(f"{name} is {_CARDS}, not {shown(found)}")
    return found


def heaps(name: str, value: Iterable[Iterable[str]]) -> list[list[str]]:
    """Lists of cards, such as hands by seat; TypeError for anything else."""
    return [cards(f"each of {name}", heap) for heap in _members(name, value, f"a list, and each in it {_CARDS}")]


def text_of(act: object) -> str:
    """The text of an act; TypeError for one whose parts are no texts."""
    try:
        return str(act)
    except TypeError:
        raise TypeError(f"an act is a text, such as 'play SA', or an Action made of texts, not {shown(act)}") from None


def shown(value: object) -> str:
    """A value for a message, cut where it is long."""
    try:
        text = repr(value).replace("\n", " ")
    except (ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:59]}…"


def _members(name: str, value: Iterable[T], what: str) -> Iterable[T]:
    """``value`` if it has members; a text has some, and is no list all the same."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise TypeError(f"{name} is {what}, not {shown(value)}")
    return value
