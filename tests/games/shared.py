"""Variants, cases and their comparison, shared by the tests of whole games."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import ombre_dsl

CASES = Path(__file__).parent / "cases"
VARIANTS = Path(__file__).parents[2] / "variants"
NAMES = sorted(path.stem for path in VARIANTS.glob("*.ombre"))

Case = dict[str, Any]
_SETS = {"cards", "may_bid", "may_play"}


@cache
def rules(name: str) -> ombre_dsl.Ruleset:
    """The ruleset of a shipped variant."""
    return ombre_dsl.load(VARIANTS / f"{name}.ombre")


def cases(name: str) -> list[Case]:
    """The cases in a file, a line each."""
    text = (CASES / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line]


def differs(wanted: dict[str, Any], found: dict[str, Any]) -> str:
    """The first key in which an answer falls short of the case; lists of cards and contracts compare as sets."""
    for key, value in wanted.items():
        have = found.get(key, "nothing")
        if key in _SETS and isinstance(have, list):
            have, value = sorted(have), sorted(value)
        if have != value:
            return f"{key}: {have!r} for {value!r} {found.get('error', '')}"
    return ""
