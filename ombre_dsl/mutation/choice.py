"""Which of the changes of a file are tried, and what those tried suggest for the rest."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from statistics import NormalDist

from .mutants import Mutant

Lines = tuple[int, int]
"""The first and the last line of a stretch of a file, both among them."""

_LINES = re.compile(r"(\d+)(?:-(\d+))?")
_SURE = 0.95


def lines_from(text: str) -> Lines:
    """Read ``10-20`` or ``10``; ValueError when that is no stretch of lines."""
    match = _LINES.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is no line and no stretch of lines; 10-20 is one")
    first, last = int(match[1]), int(match[2] or match[1])
    if not 1 <= first <= last:
        raise ValueError(f"lines {first} to {last} are no stretch of a file")
    return first, last


def within(found: Sequence[Mutant], stretches: Sequence[Lines]) -> list[Mutant]:
    """The changes made in one of the stretches; all of them where none is named."""
    return [one for one in found if not stretches or any(first <= one.line <= last for first, last in stretches)]


def spread(found: Sequence[Mutant], number: int | None) -> list[Mutant]:
    """So many of the changes, evenly spread; all of them where there are not more."""
    if number is None or number >= len(found):
        return list(found)
    return [found[place * len(found) // number] for place in range(number)]


def suggested(hits: int, tried: int, whole: int) -> tuple[int, int, int]:
    """How many of the whole are hit, when so many of those tried are: the likeliest number, the least and the most.

    The bounds are Wilson's, for 95 %, as if those tried had been drawn at random; what is known is never left out: at
    the least those that were hit, at the most all but those that were tried and not hit.
    """
    share, z = hits / tried, NormalDist().inv_cdf((1 + _SURE) / 2)
    middle, scale = share + z * z / (2 * tried), 1 + z * z / tried
    reach = z * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    least, most = ((middle - reach) / scale, (middle + reach) / scale)
    return (
        round(share * whole),
        max(hits, math.floor(least * whole)),
        min(whole - tried + hits, math.ceil(most * whole)),
    )
