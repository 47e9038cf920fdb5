"""The word that an author probably meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ombre_dsl.syntax.span import Span

from .diagnostic import Suggestion

# Letters that Unicode does not take apart into a base letter and an accent.
_PLAIN = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i", "þ": "th", "ð": "d"})

FOREIGN = {
    **dict.fromkeys(("spar", "pique", "piques", "pik", "picas", "picche", "spadas", "espadas", "vynai"), ("spades",)),
    **dict.fromkeys(("klor", "trefle", "trefles", "kreuz", "bastos", "treboles", "fiori", "kryziai"), ("clubs",)),
    **dict.fromkeys(("hjerter", "hjerte", "coeur", "coeurs", "herz", "copas", "corazones", "sirdys"), ("hearts",)),
    **dict.fromkeys(("ruder", "carreau", "carreaux", "karo", "oros", "diamantes", "bugnai"), ("diamonds",)),
    **dict.fromkeys(("kontrakt", "contrat", "contrato", "kontraktas", "spil", "jeu"), ("contract",)),
    **dict.fromkeys(("trumf", "atout", "triumf", "triunfo", "koziris", "trumpf"), ("trump",)),
    **dict.fromkeys(("ingen", "aucun", "keine", "sans", "nessuno"), ("none", "nobody", "nothing")),
    **dict.fromkeys(("bord", "tisch", "mesa", "stalas"), ("table",)),
    **dict.fromkeys(("spillere", "joueurs", "spieler", "jugadores", "zaidejai"), ("players",)),
}
"""Words of the card table in other languages, plain, and what they are called here."""

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
    for candidate in FOREIGN.get(plain, ()):
        if candidate in known:
            return candidate
    limit = max(len(plain) // 3, 1)
    near = [(distance(plain, _plain(candidate)), candidate) for candidate in known if len(candidate) <= _LONGEST]
    # A single letter changed into another one is no likeness at all.
    close = [(steps, candidate) for steps, candidate in near if steps <= limit and steps < len(plain)]
    return min(close, default=(0, None))[1]


def same_letters(one: str, other: str) -> bool:
    """Whether two words differ by case, accents and the blanks between their parts alone."""
    return _plain(one) == _plain(other)


def mend(span: Span, word: str, candidates: Iterable[str], before: str = "") -> Suggestion | None:
    """The mend that puts the nearest candidate, with ``before`` in front, in the place of ``word``.

    It is sure where only case or accents differ, or where the word is another language's for the candidate.
    """
    known = set(candidates)
    near = did_you_mean(word, known)
    if near is None:
        return None
    sure = same_letters(word, near) and sum(same_letters(word, one) for one in known) == 1
    return Suggestion(span, before + near, sure=sure or near in FOREIGN.get(_plain(word), ()))


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
