"""Slips of the pen that need no grammar to be seen: quotation marks, stray characters, citations."""

from __future__ import annotations

import re
import unicodedata

import attrs

_LEFT, _RIGHT = "“„«‟「『〝", "”“»‟」』〞"
_SINGLE = "'‘’‚‛`´"
_FINDS = re.compile(
    rf"""
      "(?:\\.|[^"\\\n])*" | \#[^\n]* | @[A-Z]+-\w+(?!\w)
    | (?P<open>"[^\n]*)
    | (?P<curly>[{_LEFT}{_RIGHT}](?P<inside>[^\n"{_LEFT}{_RIGHT}]*)[{_RIGHT}"])
    | (?P<single>[{_SINGLE}](?P<within>[^\n"{_SINGLE}]*)[{_SINGLE}])
    | (?P<cite>@[^\s{{}}|,:"]*)
    | (?P<apart>\w[\u0300-\u036f]+)
    | (?P<stray>[^\w\s♠♣♥♦,:|<=()+*\-−] | [^\S \t\r\n])
    """,
    re.VERBOSE,
)
_CITE = re.compile(r"@([A-Za-z]+)[-_.–]?(\w+)\Z")
_MEANT = {
    **dict.fromkeys("‐‑‒–—﹣－", "-"),
    **dict.fromkeys("×·∙", "*"),
    **dict.fromkeys(_LEFT + _RIGHT, '"'),
    **dict(zip("♤♡♢♧", "♠♥♦♣", strict=True)),
    **dict.fromkeys("、،", ","),
    "¦": "|",
    "≔": ":",
}


@attrs.frozen
class Slip:
    """A slip in a statement, from ``start`` to ``end``, and what was probably meant.

    ``sure``: the one is plainly the other, so that no one need be asked.
    """

    code: str
    start: int
    end: int
    found: str
    meant: str
    sure: bool


def slips(text: str, unclosed: int | None) -> list[Slip]:
    """All slips of a statement in order; ``unclosed`` is where a text begins that is not closed."""
    found = []
    for match in _FINDS.finditer(text):
        if match.start() == unclosed or match["open"]:
            found.extend(_curly_end(match))
            break
        if match.lastgroup:
            found.append(_slip(match))
    return found


def _curly_end(match: re.Match[str]) -> list[Slip]:
    """A text that began with the plain mark and ends with a curly one; or simply one that does not end."""
    for at, letter in enumerate(match[0]):
        if letter in _RIGHT:
            place = match.start() + at
            return [Slip("OM102", place, place + 1, letter, '"', True)]
    return [Slip("OM101", match.start(), match.end(), '"', "", False)]


def _slip(match: re.Match[str]) -> Slip:
    start, end, found = match.start(), match.end(), match[0]
    inside = match["inside"] if match["curly"] else match["within"]
    if inside is not None:
        return Slip("OM102", start, end, found[0], f'"{inside}"', True)
    if match["cite"]:
        cite = _CITE.match(found)
        meant = f"@{cite[1].upper()}-{cite[2]}" if cite else ""
        return Slip("OM104", start, end, found, meant, bool(cite))
    if match["apart"]:
        whole = unicodedata.normalize("NFC", found)
        return (
            Slip("OM103", start + 1, end, found[1], "", False)
            if not whole.isalnum()
            else Slip("OM103", start, end, found, whole, True)
        )
    code = "OM102" if found in _LEFT + _RIGHT + _SINGLE else "OM103"
    meant, sure = _meant(found)
    return Slip(code, start, end, found, meant, sure)


def _meant(letter: str) -> tuple[str, bool]:
    """What was meant by a stray character: its plain form, a blank, or nothing."""
    if letter in _MEANT:
        return _MEANT[letter], True
    plain = unicodedata.normalize("NFKC", letter)
    if plain != letter and plain.isascii() and plain.isprintable():
        return plain, True
    if letter.isspace():
        return " ", True
    return "", letter == ";" or unicodedata.category(letter) in ("Cf", "Mn", "Cc")


def shown(letter: str) -> str:
    """A stray character as it stands in a message: by its name as well, unless it is plain to see."""
    if letter.isascii() and letter.isprintable():
        return f"`{letter}`"
    name = unicodedata.name(letter, "").lower()
    number = f"U+{ord(letter):04X}"
    visible = letter.isprintable() and not unicodedata.combining(letter) and unicodedata.category(letter) != "Mn"
    return f"`{letter}` ({name or number})" if visible else f"{number} {name}".rstrip()
