"""The word that an author probably meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

# Letters that Unicode does not take apart into a base letter and an accent.
_PLAIN = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i", "þ": "th", "ð": "d"})

# Longer words are names of something else, not slips of the pen.
_LONGEST = 60


def did_you_mean(word: str, candidates: Iterable[str]) -> str | None:
    """The one candidate nearest to ``word``, or None.

    A candidate with the same letters in another case or with other accents comes first; then the smallest distance
    of at most a third of the word's length (and at least 1).  Ties go to the alphabetically first.
    """
    if len(word) > _LONGEST:
        return None
    known = sorted(set(candidates) - {word})
    plain = _plain(word)
    for candidate in known:
        if _plain(candidate) == plain:
            return candidate
    limit = max(len(plain) // 3, 1)
    near = [(distance(plain, _plain(candidate)), candidate) for candidate in known if len(candidate) <= _LONGEST]
    # A single letter changed into another one is no likeness at all.
    close = [(steps, candidate) for steps, candidate in near if steps <= limit and steps < len(plain)]
    return min(close, default=(0, None))[1]


def distance(one: str, other: str) -> int:
    """Insertions, deletions, replacements and swaps of neighbours that turn ``one`` into ``other``."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, wanted in enumerate(other, 1):
            steps = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                steps = min(steps, before[j - 2] + 1)
            row.append(steps)
        before, last = last, row
    return last[-1]


def _plain(word: str) -> str:
    """``word`` without case and accents; blanks, hyphens and underscores count alike."""
    apart = unicodedata.normalize("NFD", word.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.translate(_PLAIN).replace("-", "_").replace(" ", "_")
