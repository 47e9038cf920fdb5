"""How hands are played: ``random``, any legal act; ``sensible``, what a club player would do, read off the rules."""

from __future__ import annotations

from collections.abc import Sequence

NAMES = ("random", "sensible")
"""The policies there are."""


def policies_of(text: str, players: int) -> tuple[str, ...]:
    """The policies in a call: one name for all seats, or one a seat, parted by commas, the eldest first.

    ValueError when a name is unknown or there are too many or too few.
    """
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        if name not in NAMES:
            raise ValueError(f"there is no policy {name!r}; the policies are {' and '.join(NAMES)}")
    if len(names) not in (1, players):
        raise ValueError(f"{len(names)} policies are given for {players} seats; give one for all, or one a seat")
    return names[:1] if len(set(names)) == 1 else names


def one_policy(policies: Sequence[str]) -> str | None:
    """The policy of all seats; None when they differ."""
    return policies[0] if len(set(policies)) == 1 else None
