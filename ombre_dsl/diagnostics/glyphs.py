"""How the letters of a file show in a report: how wide they are, and what stands for those that don't show."""

from __future__ import annotations

import unicodedata

TAB = 4


def glyph(letter: str, column: int) -> tuple[str, int]:
    """What to print for ``letter`` at ``column`` (from 0), and how many columns that takes.

    Marks that turn the direction of writing, and everything else that would not show, are printed by number.
    """
    if letter == "\t":
        width = TAB - column % TAB
        return " " * width, width
    category = unicodedata.category(letter)
    if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
        name = f"<U+{ord(letter):04X}>"
        return name, len(name)
    if category in ("Mn", "Me"):
        return letter, 0
    return letter, 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def visible(text: str) -> tuple[str, int]:
    """``text`` as it is printed, and its width in columns."""
    return continued(text, 0)


def continued(text: str, column: int) -> tuple[str, int]:
    """The same for a text that begins at ``column``."""
    printed, start = [], column
    for letter in text:
        shape, width = glyph(letter, column)
        printed.append(shape)
        column += width
    return "".join(printed), column - start


def harmless(text: str) -> str:
    """A text of any origin for one line of a report: nothing in it steers a terminal or breaks the line."""
    return visible(text.replace("\t", " ").replace("\n", " "))[0]
