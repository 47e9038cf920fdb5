"""Labels, notes and another order for a variant that was drawn; what the game is stays the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import attrs

from ..syntax import tree
from ..syntax.places import Places

SPAN = Places("drawn", "").span(0, 0)


def decorated(items: Sequence[tree.Item], seed: int, texts: Sequence[str]) -> list[tree.Item]:
    """The items with labels and notes here and there."""
    random = Random(seed)

    def notes() -> tree.Notes:
        cites = tuple(tree.Cite(f"DR-{n}", SPAN) for n in (1, 2) if random.random() < 0.15)
        return tree.Notes(cites, text() if random.random() < 0.1 else None)

    def text() -> tree.Text:
        return tree.Text(random.choice(texts), SPAN)

    def labels(own: Sequence[tree.Part]) -> tuple[tree.Part, ...]:
        other = (tree.Word("da", SPAN), text()) if random.random() < 0.3 else ()
        return (*own, text(), *other) if random.random() < 0.4 else tuple(own)

    def line(one: tree.Line, block: str) -> tree.Line:
        one = attrs.evolve(one, notes=notes()) if random.random() < 0.5 else one
        if block == "outcomes" and isinstance(one, tree.Rule):
            return attrs.evolve(one, parts=labels(one.parts))
        return attrs.evolve(one, name=labels(one.name)) if block == "cards" and isinstance(one, tree.Setting) else one

    def item(one: tree.Item) -> tree.Item:
        words = [part.text for part in one.heading if isinstance(part, tree.Word)]
        heading = (*labels(one.heading[:2]), *one.heading[2:]) if words[0] in _LABELLED else one.heading
        lines = None if one.lines is None else tuple(line(each, words[0]) for each in one.lines)
        return attrs.evolve(one, heading=heading, notes=notes(), lines=lines)

    return [items[0], *(item(one) for one in items[1:])]


_LABELLED = ("contract", "call", "aim", "role", "penalty")


def mixed(items: Sequence[tree.Item], random: Random) -> list[tree.Item]:
    """The items in another order that means the same: each kind in its own order, the kinds among each other."""
    kinds: dict[str, list[tree.Item]] = {}
    for item in items:
        kinds.setdefault(re.sub("check", "example", str(getattr(item.heading[0], "text", ""))), []).append(item)
    order = [kind for kind, some in kinds.items() for _ in some]
    if random.random() < 0.5:
        random.shuffle(order)
    return [kinds[kind].pop(0) for kind in order]
