"""What a player may do, and its one text form, used for calls, records and the Python interface alike.

``pass`` · ``bid CONTRACT [SUIT]`` · ``hold [CONTRACT] [SUIT]`` · ``listen`` · ``join`` · ``take talon`` ·
``choose CONTRACT [SUIT]`` · ``exchange [CARDS]`` · ``discard CARDS`` · ``announce NAME`` · ``surrender`` · ``stop`` ·
``call CARD`` · ``play CARD`` · ``penalty NAME``
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ombre_dsl.runtime.cards import SUITS, CardError, card_name

_BARE = frozenset({"pass", "listen", "join", "surrender", "stop"})
_WITH_CONTRACT = frozenset({"bid", "hold", "choose"})
_WITH_CARDS = frozenset({"exchange", "discard", "call", "play"})
_KINDS = (
    "pass", "bid", "hold", "listen", "join", "take talon", "choose", "exchange", "discard", "announce", "surrender",
    "stop", "call", "play", "penalty",
)  # fmt: skip


class ActionError(ValueError):
    """A text that is no action at all, whatever the state of the hand."""


@dataclass(frozen=True, slots=True)
class Action:
    """One act: its kind, and what the kind needs; ``str()`` gives its text form.

    ``contract`` and ``name`` are ids, ``suit`` is a suit in words, ``cards`` are plain card names.
    """

    kind: str
    contract: str | None = None
    suit: str | None = None
    cards: tuple[str, ...] = ()
    name: str | None = None

    def __str__(self) -> str:
        parts = (self.kind, self.contract, self.suit, self.name, *self.cards)
        return " ".join(part for part in parts if part)


@lru_cache(4096)  # the same few hundred acts come again and again
def parse_action(text: str) -> Action:
    """The action that a text stands for; ActionError when it stands for none."""
    words = text.split()
    if not words:
        raise ActionError("an action is missing")
    kind, rest = words[0], words[1:]
    if kind in _BARE:
        return _bare(kind, rest)
    if kind in _WITH_CONTRACT:
        return _with_contract(kind, rest)
    if kind in _WITH_CARDS:
        return _with_cards(kind, rest)
    if words == ["take", "talon"]:
        return Action("take talon")
    if kind in ("announce", "penalty") and len(rest) == 1:
        return Action(kind, name=rest[0])
    raise ActionError(f"{text!r} is no action; the actions are {', '.join(_KINDS)}")


def _bare(kind: str, rest: list[str]) -> Action:
    if rest:
        raise ActionError(f"nothing follows {kind}, but {' '.join(rest)!r} does")
    return Action(kind)


def _with_contract(kind: str, rest: list[str]) -> Action:
    contract = rest.pop(0) if rest and rest[0] not in SUITS else None
    suit = rest.pop(0) if rest and rest[0] in SUITS else None
    if rest:
        raise ActionError(f"after {kind} come a contract and a suit; {rest[0]!r} is too much, or is no suit")
    if contract is None and kind != "hold":
        raise ActionError(f"{kind} what? The contract is missing")
    return Action(kind, contract, suit)


def _with_cards(kind: str, rest: list[str]) -> Action:
    try:
        cards = tuple(card_name(word) for word in rest)
    except CardError as error:
        raise ActionError(str(error)) from None
    if kind in ("call", "play") and len(cards) != 1:
        raise ActionError(f"{kind} takes one card, not {len(cards)}")
    if kind == "discard" and not cards:
        raise ActionError("discard what? The cards are missing")
    if len(set(cards)) < len(cards):
        raise ActionError(f"a card is named twice in {' '.join(rest)!r}")
    return Action(kind, cards=cards)
