"""What else differs because something was changed: through an option, or because a contract came or went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import attrs


@attrs.frozen
class Causes:
    """``options``: by the place of their change, the old and the new value; ``contracts``: those that came or went."""

    options: tuple[tuple[int, str, str], ...]
    contracts: tuple[tuple[int, str], ...]

    def of(self, old: Any, new: Any) -> list[int]:
        """The places of the changes that turned one value into the other; none where something else did."""
        pairs = list(_pairs(old, new))
        by_option = [n for n, was, now in self.options if pairs and all(_fits(a, b, was, now) for a, b in pairs)]
        if by_option:
            return by_option
        ids = set(_leaves(old)) ^ set(_leaves(new))
        found = [n for n, id in self.contracts if id in ids]
        return found if ids and ids <= {id for _, id in self.contracts} else []


def _fits(old: Any, new: Any, was: str, now: str) -> bool:
    return (_text(old), _text(new)) == (was, now)


def _text(value: Any) -> str:
    return ", ".join(value) if isinstance(value, tuple) and all(isinstance(v, str) for v in value) else str(value)


def _pairs(old: Any, new: Any) -> Iterator[tuple[Any, Any]]:
    """The innermost parts of two values that are not the same."""
    if old == new:
        return
    before, after = _parts(old), _parts(new)
    if before is None or after is None or len(before) != len(after):
        yield old, new
        return
    for a, b in zip(before, after, strict=True):
        yield from _pairs(a, b)


def _parts(value: Any) -> list[Any] | None:
    if attrs.has(type(value)):
        return [getattr(value, field.name) for field in attrs.fields(type(value)) if field.eq]
    return list(value) if isinstance(value, tuple) else None


def _leaves(value: Any) -> Iterable[str]:
    parts = _parts(value)
    if parts is None:
        return [str(value)]
    return [leaf for part in parts for leaf in _leaves(part)]
