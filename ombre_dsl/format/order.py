"""In which order the items of a file stand.

Only what is free to move is moved: the order within one kind of block always matters (contracts, guards, payments,
examples), so it is kept.  A change is made to what stands before it, so nothing moves past a `change`, `replace` or
`remove`, nor past a block that the language doesn't know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ..syntax.tree import Item, Word

T = TypeVar("T")

HEAD = ("variant", "module", "ombre", "language", "source", "use", "options")
"""What is read before all blocks, wherever it stands, in its order; the first two name the file."""

BLOCKS = (
    "table",
    "cards",
    "order plain",
    "order trump",
    "before each deal",
    "auction",
    "all pass",
    "play",
    "contract",
    "call",
    "outcomes",
    "aim",
    "role",
    "payoffs",
    "settle",
    "penalty",
    "match",
    "example",
    "check",
)
"""All other blocks, in their order."""

CHANGES = ("change", "replace", "remove")
_NAMING = ("variant", "module")
_GROUPS = {**dict.fromkeys(HEAD[:5], "head"), "use": "use", "remove": "remove"}


def kind(item: Item) -> str:
    """The name of an item's block, or ``change``, ``replace``, ``remove``; empty when there is no such block."""
    texts = [part.text if isinstance(part, Word) else "" for part in item.heading[:3]]
    if texts[:2] == ["change", "options"]:
        return "options"
    if texts[:1] and texts[0] in CHANGES:
        return texts[0]
    names = (" ".join(texts[:count]) for count in (3, 2, 1))
    return next((name for name in names if name in HEAD or name in BLOCKS), "")


def group(item: Item) -> str:
    """Items of one group without blocks may stand line under line; empty: the item stands alone."""
    return _GROUPS.get(kind(item), "") if item.lines is None else ""


def arranged(things: Iterable[T], item_of: Callable[[T], Item]) -> list[T]:
    """The things in the order of their items."""
    given = list(things)
    kinds = [kind(item_of(thing)) for thing in given]
    if not kinds or kinds[0] not in _NAMING:
        return given
    head = [(HEAD.index(name), thing) for name, thing in zip(kinds, given, strict=True) if name in HEAD]
    # The two names of a file share a place: the first of them stays the first.
    ranked = sorted(head, key=lambda pair: max(pair[0], 1))
    return [thing for _, thing in ranked] + _blocks(kinds, given)


def _blocks(kinds: list[str], given: list[T]) -> list[T]:
    """The blocks in order, run by run between the items that nothing may pass."""
    ordered: list[T] = []
    run: list[tuple[int, T]] = []
    for name, thing in zip(kinds, given, strict=True):
        if name in BLOCKS:
            run.append((BLOCKS.index(name), thing))
        elif name not in HEAD:
            ordered += [*_sorted(run), thing]
            run = []
    return ordered + _sorted(run)


def _sorted(run: list[tuple[int, T]]) -> list[T]:
    return [thing for _, thing in sorted(run, key=lambda pair: pair[0])]
