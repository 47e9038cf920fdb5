"""How wide a text is on the screen, so that columns stand under each other in every script."""

from __future__ import annotations

import unicodedata

LINE = 120
"""The most columns a line may have where it can be broken."""


def width(text: str) -> int:
    """The columns that ``text`` takes: two for a wide East Asian character, none for a mark put over another."""
    return len(text) if text.isascii() else sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """``text`` with blanks up to ``columns``; before it when it is to stand to the right."""
    blanks = " " * (columns - width(text))
    return blanks + text if right else text + blanks
