"""What stands beside pictures, in the languages there are: the names of cards, and short headings.

Labels are put in after a colon or alone, so that no language has to bend them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ...rulebook.model import SUITS

_FOLDER = "words"


class Words:
    """The words of one language; where it lacks one, or is not among those there are, the English one stands."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._table = _read(language) if language in LANGUAGES else {}
        self._english = _read("en")

    def __getitem__(self, key: str) -> str:
        section, _, name = key.rpartition(".")
        section = section or "page"
        return self._table.get(section, {}).get(name) or self._english[section][name]

    def suit(self, suit: str, spanish: bool) -> str:
        """A suit, by its English word: what it is called."""
        return self[f"{'spanish' if spanish else 'french'}.{suit}"]

    def card(self, name: str, spanish: bool) -> str:
        """A card in words: the ace of spades."""
        suit = SUITS["SCHD".index(name[0])]
        kind = "spanish_of" if spanish else "french_of"
        ranks = {**self._english["ranks"], **self._table.get("ranks", {})}
        pattern = self["spanish_card" if spanish else "card"]
        return pattern.format(rank=ranks.get(name[1:], name[1:]), suit=self[f"{kind}.{suit}"])

    def listed(self, parts: list[str]) -> str:
        """Several things, one after another."""
        return self["comma"].join(parts)


@cache
def _read(language: str) -> Mapping[str, Mapping[str, str]]:
    place = files("ombre_dsl.emit.cards").joinpath(_FOLDER, f"{language}.toml")
    return tomllib.loads(place.read_text(encoding="utf-8"))


def _languages() -> tuple[str, ...]:
    names = [entry.name for entry in files("ombre_dsl.emit.cards").joinpath(_FOLDER).iterdir()]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


LANGUAGES = _languages()
"""The languages that there are words in."""
