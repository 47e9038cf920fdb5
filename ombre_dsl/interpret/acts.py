"""A set of acts, by their texts; choices of cards to throw are told by their number, not listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import chain, combinations
from math import comb

from ..runtime.actions import ActionError, parse_action


class Acts(Set[str]):
    """Acts that are listed and, where cards are thrown, every choice of ``least`` to ``most`` of ``cards``."""

    def __init__(
        self,
        listed: Iterable[str],
        kind: str = "",
        cards: Iterable[str] = (),
        limits: tuple[int, int] = (1, 0),
    ) -> None:
        self.listed = frozenset(listed)
        self.kind, self.cards, self.limits = kind, tuple(cards), limits

    def _sizes(self) -> range:
        return range(self.limits[0], self.limits[1] + 1)

    def __len__(self) -> int:
        return len(self.listed) + sum(comb(len(self.cards), size) for size in self._sizes())

    def __iter__(self) -> Iterator[str]:
        thrown = chain.from_iterable(combinations(self.cards, size) for size in self._sizes())
        return chain(self.listed, (" ".join([self.kind, *cards]) for cards in thrown))

    def __contains__(self, item: object) -> bool:
        if item in self.listed:
            return True
        try:
            act = parse_action(str(item))
        except ActionError:
            return False
        return act.kind == self.kind and len(act.cards) in self._sizes() and set(act.cards) <= set(self.cards)
