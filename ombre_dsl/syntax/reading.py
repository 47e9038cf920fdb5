"""From the bytes of a file to its text.  The shells read the bytes; nothing is read here."""

from __future__ import annotations

import codecs
import re
import unicodedata

from ombre_dsl.diagnostics.diagnostic import Diagnostic
from ombre_dsl.diagnostics.wording import fault

from .places import Places
from .span import Span

LIMIT = 1_000_000
"""The most bytes that a file may have."""

# A file that isn't a text at all has one such character after another; a few are enough to see it.
_SHOWN = 10

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_RULE = re.compile(r"(?m)^[ \t\ufeff]*[^ \t\ufeff\n#]")


def decode(name: str, data: bytes) -> tuple[str | None, list[Diagnostic]]:
    """The text of a file, with ``\\n`` line ends and no byte order mark, or None and why it can't be read."""
    if len(data) > LIMIT:
        return None, [fault("OM003", _top(name), size=f"{len(data):,}", limit=f"{LIMIT:,}")]
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        return None, [_not_utf8(name, data, error.start)]
    faults = _unprintable(name, text)
    if not faults and not _RULE.search(text):
        faults = [fault("OM002", _top(name))]
    return (None if faults else text), faults


def _top(name: str) -> Span:
    return Span(name, 0, 0, 1, 1, 1, 1)


def _not_utf8(name: str, data: bytes, at: int) -> Diagnostic:
    """The fault at byte ``at``; all before it can be read."""
    begin = data.rfind(b"\n", 0, at) + 1
    before = data[:at].decode().replace("\r\n", "\n")
    place = Places(name, before).span(len(before), len(before))
    value = f"0x{data[at]:02X}"
    return fault("OM001", place, byte=at - begin + 1, line=place.line, value=value)


def _unprintable(name: str, text: str) -> list[Diagnostic]:
    found = [match.start() for match, _ in zip(_CONTROL.finditer(text), range(_SHOWN), strict=False)]
    places = Places(name, text)
    return [fault("OM004", places.span(at, at + 1), name=character(text[at])) for at in found]


def character(letter: str) -> str:
    """A character by its number and name, for those that don't show."""
    name = unicodedata.name(letter, "")
    return f"U+{ord(letter):04X} {name}".rstrip()
