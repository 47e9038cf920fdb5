"""Catalogs of translations: gettext's text files, read and checked as they are."""

from __future__ import annotations

import ast
import gettext
import re
import string
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files

import attrs

SOURCE = "en"
"""The language that the messages themselves are written in."""

LANGUAGES = ("en", "da", "fr", "ja", "lt")
"""The languages that sheets are written in."""

Key = tuple[str, str]


class CatalogError(Exception):
    """A catalog that no sheet can be written with; its text says what is wrong with which message."""


@attrs.frozen
class Entry:
    """One message: its context, its text (and that for several), and its translations."""

    context: str
    one: str
    many: str
    forms: tuple[str, ...]
    fuzzy: bool

    @property
    def key(self) -> Key:
        """What the message is found by."""
        return self.context, self.one


@attrs.frozen
class Catalog:
    """The messages of one language and how it counts."""

    language: str
    entries: dict[Key, Entry]
    plural: Callable[[int], int]
    plurals: int

    def text(self, context: str, one: str, number: int | None = None) -> str:
        """The translation of a message; CatalogError when there is none."""
        entry = self.entries.get((context, one))
        if entry is None:
            raise CatalogError(f"{self.language}: there is no translation of {_shown(context, one)}.")
        return entry.forms[0 if number is None else self.plural(abs(number))]


# ---- reading -------------------------------------------------------------------------------------------------------

_PART = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?)?\s*(".*")$')


def parse(text: str) -> Iterator[Entry]:
    """The messages of a catalog in order; the first, with an empty text, holds the headers."""
    for block in re.split(r"\n\s*\n", text.strip()):
        entry = _entry(block.splitlines())
        if entry is not None:
            yield entry


def _entry(lines: list[str]) -> Entry | None:
    parts: dict[str, str] = {}
    flags, place = "", ""
    for line in lines:
        if line.startswith("#"):
            flags += line if line.startswith("#,") else ""
            continue
        match = _PART.match(line.strip())
        if match is None:
            raise CatalogError(f"this is no line of a catalog: {line}")
        place = match[1] or place
        parts[place] = parts.get(place, "") + _quoted(match[3])
    if "msgid" not in parts:
        return None
    forms = tuple(parts[name] for name in sorted(parts) if name.startswith("msgstr"))
    return Entry(parts.get("msgctxt", ""), parts["msgid"], parts.get("msgid_plural", ""), forms, "fuzzy" in flags)


def _quoted(text: str) -> str:
    try:
        return str(ast.literal_eval(text))
    except SyntaxError as fault:
        raise CatalogError(f"this is no text in quotes: {text}") from fault


def read(language: str, text: str) -> Catalog:
    """A catalog with its plural rule."""
    entries = list(parse(text))
    head = "".join(form for entry in entries[:1] if not entry.one for form in entry.forms)
    rule = re.search(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;\n]+)", head)
    if rule is None:
        raise CatalogError(f"{language}: the catalog does not begin with headers that tell its plural forms.")
    return Catalog(language, {entry.key: entry for entry in entries[1:]}, gettext.c2py(rule[2]), int(rule[1]))


# ---- checking ------------------------------------------------------------------------------------------------------


def slots(text: str) -> set[str]:
    """The named slots of a message."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def faults(catalog: Catalog, wanted: list[Entry]) -> list[str]:
    """What keeps a catalog from translating all that is wanted, in order."""
    found = []
    for message in wanted:
        entry = catalog.entries.get(message.key)
        fault = "is missing" if entry is None else _fault(catalog, message, entry)
        if fault:
            found.append(f"{catalog.language}: {_shown(message.context, message.one)} {fault}.")
    return found


def _fault(catalog: Catalog, message: Entry, entry: Entry) -> str:
    if entry.fuzzy:
        return "is marked as fuzzy"
    if len(entry.forms) != (catalog.plurals if message.many else 1):
        return "has not the forms that the language counts with"
    if not all(entry.forms):
        return "is not translated"
    try:
        # A form of a message that counts need not tell the number.
        free = {"n"} if message.many else set()
        wanted = slots(message.many or message.one)
        differ = any((slots(form) ^ wanted) - free for form in entry.forms)
    except ValueError:
        return "has a brace without its fellow"
    return "has other slots than its translation" if differ else ""


def _shown(context: str, one: str) -> str:
    return f"“{one}”" + (f" ({context})" if context else "")


# ---- the catalogs that come with the package -----------------------------------------------------------------------


def catalog_text(language: str) -> str:
    """The file of a language, as it is."""
    return files("ombre_dsl").joinpath(f"emit/locales/{language}/LC_MESSAGES/sheet.po").read_text(encoding="utf-8")


def template_text() -> str:
    """The file of all messages, not translated."""
    return files("ombre_dsl").joinpath("emit/locales/sheet.pot").read_text(encoding="utf-8")


_TOLD = 10
"""How many faults of a catalog are told one by one."""


@cache
def catalog_of(language: str) -> Catalog:
    """The catalog of a language, whole and checked; CatalogError when it is not."""
    try:
        catalog = read(language, catalog_text(language))
    except OSError as fault:
        raise CatalogError(f"{language}: there is no catalog.") from fault
    wanted = [entry for entry in parse(template_text()) if entry.one]
    found = faults(catalog, wanted)
    if found:
        more = [f"{language}: {len(found) - _TOLD} more like these."] if len(found) > _TOLD else []
        raise CatalogError("\n".join([*found[:_TOLD], *more]))
    return catalog
