"""What may take the place of a token or a phrase: a number one more or less, another name of its kind, its opposite."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..rulebook.model import Rulebook
from ..vocabulary.match import SUITS

_WORDS = (frozenset({"made", "missed"}), frozenset({"same", "next"}), frozenset(SUITS), frozenset({"and", "or"}))
"""Words that fit in the same places and say something else."""

_COMPARED = re.compile(r"\b(?:(more|fewer) (\w+) than|as (many) (\w+) as)\b")
_BOUND = re.compile(r"\bat (least|most)\b")
_WHO = re.compile(r"\b(any defender|every defender|declarer|side) has\b")
_PARTY = re.compile(r"\b(from|to) ((?:each )?(?:other )?[a-z_]+)(?= |$)")
_OFFENCE = re.compile(r"\b(?:offender|other player)\b")
_PARTIES = ("declarer", "each defender", "each player", "pot", "bank")
_PARTIES_OF_PENALTIES = ("offender", "each opponent", "each other player", "pot", "bank")
_SUBJECTS = ("any defender", "every defender", "declarer")
_MOMENT = re.compile(r"\b(?:lead of trick (\d+)|trick (\d+) won|declarer plays to trick (\d+))")
_MOMENTS = ("lead of trick {}", "trick {} won", "declarer plays to trick {}")

Swap = tuple[int, int, str]
"""A stretch of a statement, and what takes its place."""


def groups_of(rulebook: Rulebook) -> tuple[frozenset[str], ...]:
    """The names of each kind that a variant has, and the words that fit in the same places."""
    kinds = (rulebook.contracts, rulebook.calls, rulebook.outcomes, rulebook.aims, rulebook.cards, rulebook.roles)
    names = tuple(frozenset(element.id for element in kind) for kind in kinds)
    return (*names, *_WORDS)


def swaps(token: str, groups: Sequence[frozenset[str]], *, cell: bool = False) -> Iterator[str]:
    """All that may take the place of a token."""
    if token.lstrip("-").isdecimal():
        yield from _numbers(int(token), cell)
        return
    found: dict[str, None] = {}
    for group in groups:
        if token in group:
            found |= dict.fromkeys(sorted(group - {token}))
    yield from found


def _numbers(number: int, cell: bool) -> Iterator[str]:
    yield str(number + 1)
    if number > 0 or cell:
        yield str(number - 1)
    if cell and number:
        yield str(-number)


def turned(statement: str) -> Iterator[Swap]:
    """Comparisons, bounds, subjects, parties and moments of a statement turned into their others."""
    for match in _COMPARED.finditer(statement):
        how, noun = match[1] or "as many", match[2] or match[4]
        others = {"more": f"more {noun} than", "fewer": f"fewer {noun} than", "as many": f"as many {noun} as"}
        yield from ((*match.span(), put) for word, put in others.items() if word != how)
    for match in _BOUND.finditer(statement):
        yield (*match.span(1), "most" if match[1] == "least" else "least")
    for match in _WHO.finditer(statement):
        yield from ((*match.span(1), put) for put in _SUBJECTS if put != match[1])
    parties = _PARTIES_OF_PENALTIES if _OFFENCE.search(statement) else _PARTIES
    for match in _PARTY.finditer(statement) if statement.startswith(("pay", "payoffs")) else ():
        yield from ((*match.span(2), put) for put in parties if put != match[2])
    for match in _MOMENT.finditer(statement):
        trick = match[1] or match[2] or match[3]
        yield from ((*match.span(), put) for each in _MOMENTS if (put := each.format(trick)) != match[0])
