"""Whether two trees say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from ..syntax.tree import File, Minus, Number
from .order import arranged


def same(old: File, new: File, faults: Sequence[object]) -> bool:
    """Whether ``new``, read without faults, holds the items of ``old`` in their order, and all of its comments."""
    items = arranged(old.items, lambda item: item)
    kept = Counter(one.text.rstrip() for one in old.comments) == Counter(one.text.rstrip() for one in new.comments)
    return not faults and kept and plain(tuple(items)) == plain(new.items)


def plain(node: object) -> object:
    """A node of a tree as nested tuples, without places; a minus before a number is part of it."""
    if isinstance(node, tuple):
        return tuple(plain(one) for one in node)
    if isinstance(node, Minus):
        inner = plain(node.amount)
        return _negative(inner) if isinstance(node.amount, Number) and node.amount.value >= 0 else ("Minus", inner)
    kind = type(node)
    if not attrs.has(kind):
        return node
    return (kind.__name__, *(plain(getattr(node, field.name)) for field in attrs.fields(kind) if field.eq))


def _negative(number: object) -> object:
    assert isinstance(number, tuple)
    return ("Number", -number[1])
