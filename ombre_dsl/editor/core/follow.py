"""What may stand next in a phrase of which a beginning is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from ...syntax.tree import Comma, Part, Text, Word
from ...vocabulary.match import fits

END = ""
"""Nothing more is needed."""

_OPEN = ("BIDS", "HANDS", "RESULT")
"""Slots that take all that is left."""

_ONE_MORE = ("each", "every", "any")
"""A party may begin with one of these, and a second word follows."""


def following(pattern: str, parts: tuple[Part, ...]) -> set[str]:
    """What may come next: words (as many as stand together), commas and slots.

    ``END`` is among them when the phrase may be over; nothing is when it can't be this phrase.
    """
    tokens = pattern.replace(", ", " , ").split()
    states = {0}
    for at in range(len(parts)):
        states = {state for old in _open(tokens, states) for state in _after(tokens, old, parts, at)}
    found = set()
    for state in _open(tokens, states):
        found.add(END if state == 2 * len(tokens) else _wanted(tokens, state))
    return found


# A state is twice the number of tokens that are done, and one more where an element of a list has just been taken.


def _open(tokens: list[str], states: Iterable[int]) -> set[int]:
    """The states, with those that are reached without another part."""
    found = set(states)
    for state in list(found):
        at, inside = divmod(state, 2)
        if inside or (at < len(tokens) and tokens[at] == "LABELS"):
            found |= _open(tokens, {2 * (at + 1)})
    return found


def _wanted(tokens: list[str], state: int) -> str:
    at, inside = divmod(state, 2)
    if inside and tokens[at].endswith(",+"):
        return ","
    run = list(takewhile(lambda token: not _is_slot(token), tokens[at:]))
    return " ".join(run).replace(" ,", ",") or tokens[at].rstrip("+").rstrip(",")


def _is_slot(token: str) -> bool:
    return token.rstrip("+").rstrip(",").isupper()


def _after(tokens: list[str], state: int, parts: tuple[Part, ...], place: int) -> Iterator[int]:
    """The states behind a part."""
    at, inside = divmod(state, 2)
    if at == len(tokens):
        return
    token, part = tokens[at], parts[place]
    slot = token.rstrip("+").rstrip(",")
    if inside and token.endswith(",+"):
        if isinstance(part, Comma):
            yield 2 * at
        return
    if slot in _OPEN:
        yield state
        yield 2 * (at + 1)
    elif slot == "LABELS":
        if isinstance(part, Text | Word):
            yield state
    elif slot == "PARTY" and isinstance(part, Word) and part.text in _ONE_MORE:
        yield state  # its second word is to come
    elif slot == "COUNT" and isinstance(part, Word):
        yield state
    elif _takes(slot, part):
        yield 2 * at + 1 if token.endswith("+") else 2 * (at + 1)


def _takes(slot: str, part: Part) -> bool:
    if slot == ",":
        return isinstance(part, Comma)
    if slot.isupper():
        slot = "NUMBER" if slot == "COUNT" else slot
        return fits(slot, part) or (slot == "NUMBER" and isinstance(part, Word))  # a word may be an option's name
    return isinstance(part, Word) and part.text == slot
