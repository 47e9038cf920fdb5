"""Texts of a variant as Markdown: nothing in them may act as markup, whatever viewer shows it."""

from __future__ import annotations

import unicodedata

# Entities rather than backslashes where a viewer may know no backslash escape (``|``, ``<``, ``~``), where other tools
# would act on the sign (``{``, ``$``), or both.
_ESCAPES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    "|": "&#124;",
    "{": "&#123;",
    "}": "&#125;",
    "~": "&#126;",
    "$": "&#36;",
    "^": "&#94;",
    "=": "&#61;",
    **{sign: "\\" + sign for sign in "\\`*_[]"},
}
_STARTS = "#+-:!"
_JOINERS = "\u200c\u200d"


class Markdown(str):
    """Text that is Markdown already and is not escaped again."""

    __slots__ = ()


def md(text: str) -> Markdown:
    """``text`` as Markdown that shows it literally, on one line.

    Blanks and line ends become one space; controls, and signs that turn the direction of a line, are shown as
    escapes such as ``\\u202e``.
    """
    if isinstance(text, Markdown):
        return text
    folded = " ".join(text.split())
    shown = "".join(_shown(character) for character in folded)
    return Markdown(_safe_start(shown))


def _shown(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in _JOINERS:
        return "\\\\" + character.encode("unicode_escape").decode("ascii").removeprefix("\\")
    return character


def _safe_start(text: str) -> str:
    """A text that begins a line must not begin a heading or a list."""
    if text[:1] and text[0] in _STARTS:
        return f"&#{ord(text[0])};{text[1:]}"
    digits = len(text) - len(text.lstrip("0123456789"))
    if digits and text[digits : digits + 1] in (".", ")"):
        return f"{text[:digits]}&#{ord(text[digits])};{text[digits + 1 :]}"
    return text


def code(text: str) -> Markdown:
    """``text`` as a code span, on one line."""
    plain = "".join(
        _shown(c) if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") else c for c in " ".join(text.split())
    )
    plain = plain.replace("\\\\u", "\\u").replace("\\\\x", "\\x")
    longest, run = 0, 0
    for character in plain:
        run = run + 1 if character == "`" else 0
        longest = max(longest, run)
    fence = "`" * (longest + 1)
    pad = " " if longest else ""
    # A bar would end the cell of a table even within a code span, and double braces are taken for a template's.
    return md(plain) if "|" in plain or "{{" in plain else Markdown(f"{fence}{pad}{plain}{pad}{fence}")
