"""Play whole hands through an emitted ruleset where lark, jinja2 and attrs cannot be imported.

usage: python play_emitted.py RULESET.py FIRST_SEED COUNT [MATCHES]

Run as a program of its own, so that nothing that the compiler imported is at hand.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import Any

FORBIDDEN = ("lark", "jinja2", "attrs", "attr", "hypothesis", "click")


class Refused:
    """An import hook that refuses what a ruleset must not need."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.split(".")[0] in FORBIDDEN:
            raise ImportError(f"a ruleset must not import {name}")


def ruleset(path: str) -> Any:
    """The ruleset that the module at ``path`` offers as ``RULES``."""
    spec = importlib.util.spec_from_file_location("emitted", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RULES


def all_cards(hand: Any) -> list[str]:
    """Every card of the deck where it lies at the end: hands, talon, thrown, tricks, and hands nobody plays."""
    record = hand.record()
    dealt = [card for cards in record["hands"] for card in cards] + record["talon"]
    return sorted(dealt + [card for cards in record.get("unplayed", []) for card in cards])


def check_hand(rules: Any, seed: int) -> None:
    """One hand: it ends, keeps cards and chips, and replays to the same result."""
    hand = rules.play_out(seed)
    record = hand.record()
    assert hand.phase == "done" and hand.to_act is None, seed
    assert all_cards(hand) == sorted(rules.tables.deck), seed
    result = hand.result
    assert sum(result.seats) + result.pot + result.bank == record["pot"], seed
    again = rules.replay({key: value for key, value in record.items() if key != "result"})
    assert again.record() == record, seed


def main(path: str, first: int, count: int, matches: int = 0) -> None:
    sys.meta_path.insert(0, Refused())  # type: ignore[arg-type]
    rules = ruleset(path)
    for seed in range(first, first + count):
        check_hand(rules, seed)
    for seed in range(matches):
        match = rules.match(seed=seed, max_deals=60)
        assert sum(match.points) + match.pot + match.bank == 0, seed
        assert rules.replay_match(match.record()).record() == match.record(), seed
    loaded = [name for name in sys.modules if name.split(".")[0] in FORBIDDEN]
    assert not loaded, loaded
    print(f"{count} hands, {matches} matches")


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:]))
