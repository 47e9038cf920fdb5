"""What can fill a slot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from ...vocabulary import reference
from ...vocabulary.match import RANKS, SEATS, SUITS
from .mentions import NAMED, Key, Mention
from .wording import plain, told

_LETTERS = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}


@attrs.frozen
class Item:
    """Something to write: ``text`` goes in the place of what is begun from ``start`` to the cursor.

    ``kind``: block, setting, value, word, contract, call, aim, role, outcome, card, option, party, statement, file.
    ``about``: what it means, in Markdown.
    """

    text: str
    kind: str
    start: int
    about: str = ""
    detail: str = ""


@attrs.frozen
class Names:
    """What can be named: declarations by key, statements of sources by their ids, variants and modules by name."""

    declared: Mapping[Key, Mention] = attrs.Factory(dict)
    statements: Mapping[str, str] = attrs.Factory(dict)
    variants: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    module: str = ""


def fillers(kind: str, start: int, names: Names, module: str = "", end: str = "") -> Iterator[Item]:
    """All that can stand for a slot or kind of name; ``module``: whose options count, ``end``: what follows."""
    if kind in NAMED:
        for (found, name, owner), mention in names.declared.items():
            if found == kind and (kind != "option" or owner == module):
                yield Item(name + end, kind, start, told(mention), mention.labels)
    if kind in ("variant", "module"):
        known = names.modules if kind == "module" else names.variants
        yield from (Item(name, "file", start) for name in known)
    if kind == "card":
        yield from (Item(suit + rank, "card", start, f"{rank} of {word}")
                    for suit, word in _LETTERS.items() for rank in RANKS)  # fmt: skip
    if kind == "party":
        yield from (Item(written, "party", start, plain(means)) for written, means in reference.PARTIES)
        yield from fillers("role", start, names)
        yield from fillers("option", start, names, module)
    if kind == "amount":
        yield from (Item(name, "value", start, plain(means)) for name, means in reference.AMOUNTS if name.isalpha())
        yield from fillers("option", start, names, module)
    if kind in ("result", "bids", "hands"):
        yield from _expected(kind, start, names)
    words = {"suit": SUITS, "seat": SEATS, "count": SEATS, "rank": RANKS}.get(kind, ())
    yield from (Item(word, "value", start) for word in words)


def _expected(kind: str, start: int, names: Names) -> Iterator[Item]:
    """What examples and checks are made of."""
    kinds = {"result": ("outcome", "contract", "call"), "bids": ("contract",), "hands": ("card",)}[kind]
    for one in ("seat", *kinds):
        yield from fillers(one, start, names)
    if kind == "result":
        yield from fillers("party", start, names)
