"""What may be written at a place: words of the vocabulary, names of the file and of what it stands on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...vocabulary import reference
from ...vocabulary.table import BLOCKS, CHANGES
from ...vocabulary.terms import Block
from .cursor import Cursor, block_of, cursor, parts_of
from .follow import END, following
from .values import Item, Names, fillers
from .wording import plain


def complete(text: str, offset: int, names: Names) -> list[Item]:
    """All that may be written at the offset, the likeliest first."""
    at = cursor(text, offset)
    if at.quiet:
        return []
    if at.begun.startswith("@"):
        return [Item(f"@{id}", "statement", at.start, told, id) for id, told in names.statements.items()]
    if at.heading is None:
        found = list(_heading(at, names))
    else:
        action, block, rest = block_of(parts_of(at.heading))
        found = list(_line(at, action, block, names, rest)) if block is not None else []
    return list({item.text: item for item in reversed(found) if item.text}.values())[::-1]


# ---- headings --------------------------------------------------------------------------------------------------------


def _heading(at: Cursor, names: Names) -> Iterator[Item]:
    parts = parts_of(at.before)
    action, block, rest = block_of(parts)
    if not parts or (action and len(parts) == 1):
        yield from (Item(block.name, "block", at.start, block.meaning) for block in BLOCKS
                    if not (action and block.name in ("variant", "module", "ombre", "language", "use")))  # fmt: skip
        if not action:
            yield from (Item(word, "word", at.start, meaning) for word, meaning in CHANGES.items())
        return
    if block is None:
        yield from (Item(more, "block", at.start, b.meaning) for b in BLOCKS
                    if (more := _rest_of(b.name, at.before, action)))  # fmt: skip
        return
    if action and block.element in ("contract", "call", "aim", "role", "penalty", "example", "check") and not rest:
        yield from fillers(block.element, at.start, names)
    for phrase in block.headings:
        for token in following(phrase.pattern, rest):
            yield from _token(token, block, at, names, phrase.meaning)
    if "decided" not in at.before and not block.bare:
        yield from _note(at)


def _rest_of(name: str, before: str, action: str) -> str:
    """The words of a block's name of which the first are written."""
    begun = before.removeprefix(action).split()
    words = name.split()
    return " ".join(words[len(begun) :]) if 0 < len(begun) < len(words) and words[: len(begun)] == begun else ""


# ---- lines -----------------------------------------------------------------------------------------------------------


def _line(at: Cursor, action: str, block: Block, names: Names, heading: tuple[object, ...]) -> Iterator[Item]:
    before = at.before
    if before.lstrip().startswith("|"):
        yield from _row(at, block, names)
    elif " when " in f" {before} " or before.endswith(" when"):
        yield from _condition(at, names)
    elif ":" in before:
        yield from _value(at, block, names, heading)
    elif before.split()[:1] == ["pay"] and "pay" in block.holds:
        yield from _pay(at, names)
    else:
        yield from _beginning(at, action, block, names, heading)


def _beginning(at: Cursor, action: str, block: Block, names: Names, heading: tuple[object, ...]) -> Iterator[Item]:
    """The first words of a line."""
    begun = at.before.strip()
    if block.name in ("use", "options") and (action or block.name == "use") and not begun:
        module = (
            "".join(str(getattr(part, "text", "")) for part in heading[:1]) if block.name == "use" else names.module
        )
        yield from (item for item in fillers("option", at.start, names, module, ": ") if item.text not in at.said)
    for setting in block.settings:
        if setting.name != "NEW" and setting.name.startswith(begun) and setting.name not in at.said:
            text = setting.name[len(begun) :].lstrip()
            yield Item(f"{text}: ", "setting", at.start, plain(setting.meaning), "required" if setting.required else "")
    if not begun:
        yield from (Item(word, "setting", at.start, reference_of(kind)) for kind in block.holds
                    for word in _OPENING[kind] if word.rstrip(": ") not in at.said)  # fmt: skip
    for saying in block.sayings:
        for token in following(saying.pattern, parts_of(at.before)):
            yield from _token(token, block, at, names, saying.meaning)
            if token == END and saying.guard in ("when", "may", "any"):
                yield Item("when ", "word", at.start, "a condition follows")
            if token == END and saying.guard in ("any", "otherwise"):
                yield Item("otherwise", "word", at.start, "whenever no line above holds")
    if begun:
        yield from _note(at)


_OPENING = {
    "ranking": ("black: ", "red: ", "every suit: ", "spades: ", "clubs: ", "hearts: ", "diamonds: "),
    "ladder": ("ladder: ",),
    "exchange": ("exchange: ",),
    "pay": ("pay ",),
    "row": ("| ",),
}


def reference_of(kind: str) -> str:
    """What a line of its own form is."""
    return plain(reference._HEADINGS_OF[kind][2])


def _value(at: Cursor, block: Block, names: Names, heading: tuple[object, ...]) -> Iterator[Item]:
    """What may stand behind a colon."""
    name, _, written = at.before.partition(":")
    key = " ".join(part.text for part in parts_of(name) if hasattr(part, "text"))
    parts = parts_of(written)
    if key == "ladder" and "ladder" in block.holds:
        yield from fillers("contract", at.start, names)
    elif key == "exchange" and "exchange" in block.holds:
        yield from _phrases(_EXCHANGE, written.rpartition(",")[2], at, names, block)
    elif "ranking" in block.holds:
        yield from fillers("rank", at.start, names)
        yield from fillers("card", at.start, names)
    elif block.name == "use":
        yield from (item for kind in ("party", "contract", "role", "option") for item in fillers(kind, at.start, names))
    else:
        setting = block.setting(key)
        wanted = [(token, phrase) for phrase in (setting.phrases if setting else ())
                  for token in sorted(following(phrase.pattern, parts))]  # fmt: skip
        for token, phrase in wanted:
            yield from _token(token, block, at, names, phrase.meaning)
        if block.name not in ("example", "check") and any(token in _BY_OPTION for token, _ in wanted):
            yield from fillers("option", at.start, names, names.module)
    if parts:
        yield from _note(at)


_BY_OPTION = ("NUMBER", "PARTY", "CONTRACT")
"""Slots that an option can stand for."""

_EXCHANGE = (
    *(f"{who} {much}" for who in ("declarer", "each declarer", "each defender", "first defender", "second defender")
      for much in ("any", "at least NUMBER", "at most NUMBER", "NUMBER to NUMBER", "NUMBER", "whole talon")),
    "nobody",
)  # fmt: skip


def _phrases(patterns: Iterable[str], written: str, at: Cursor, names: Names, block: Block) -> Iterator[Item]:
    parts = parts_of(written)
    for pattern in patterns:
        for token in following(pattern, parts):
            yield from _token(token, block, at, names, "")


def _row(at: Cursor, block: Block, names: Names) -> Iterator[Item]:
    cell = at.before.count("|")
    if at.before.rpartition("|")[2].strip() and cell > 1:
        yield from fillers("amount", at.start, names)
    elif cell == 1:
        yield Item("contract", "word", at.start, "begins the row that names the columns")
        yield from fillers("contract", at.start, names)
    else:
        yield from fillers("outcome", at.start, names)
        yield from fillers("amount", at.start, names)


def _pay(at: Cursor, names: Names) -> Iterator[Item]:
    words = at.before.split()
    if words[-1] in ("from", "to"):
        yield from fillers("party", at.start, names)
        yield from fillers("role", at.start, names)
        yield from fillers("option", at.start, names, names.module)
        return
    if "from" not in words:
        yield from fillers("amount", at.start, names)
        yield from fillers("option", at.start, names, names.module)
    for word in ("from", "to", "when"):
        if word not in words and len(words) > 1:
            yield Item(f"{word} ", "word", at.start)
            break
    yield from _note(at)


def _condition(at: Cursor, names: Names) -> Iterator[Item]:
    written = at.before.rpartition("when")[2]
    patterns = [row[0] for row in reference.CONDITIONS if "(" not in row[0]]
    yield from _literal(patterns, written, at)
    for kind in ("call", "role"):
        yield from fillers(kind, at.start, names)
    last = written.split()[-1:]
    if last == ["is"]:
        yield from (item for kind in ("contract", "outcome") for item in fillers(kind, at.start, names))
    if last == ["has"]:
        yield from fillers("card", at.start, names)


def _literal(examples: Iterable[str], written: str, at: Cursor) -> Iterator[Item]:
    """The next words of the forms of conditions, at the beginning of each part of a joined one as well."""
    begun = written.replace(" and ", " or ").rpartition(" or ")[2].split()
    for example in examples:
        words = example.split()
        if words[: len(begun)] == begun and len(words) > len(begun) and words[len(begun)].isalpha():
            yield Item(words[len(begun)], "word", at.start, f"`{example}`")
    if begun:
        known = ("has", "is", "not", "at", "least", "most", "more", "fewer", "as", "many", "than", "tricks", "matadors",
                 "called", "made", "missed", "and", "or", "declarer", "defender", "player", "empty", "no")  # fmt: skip
        yield from (Item(word, "word", at.start) for word in known)


def _note(at: Cursor) -> Iterator[Item]:
    """What a statement may end in."""
    yield Item("decided ", "word", at.start, "why it is so where the source leaves it open")


def _token(token: str, block: Block, at: Cursor, names: Names, meaning: str) -> Iterator[Item]:
    """What a word or slot of a phrase stands for."""
    if token == END:
        return
    if token.isupper():
        kind = {"NAME": "module" if block.name == "use" else "variant"}.get(token, token.lower())
        yield from fillers(kind, at.start, names, names.module)
    elif token == ",":
        yield Item(", ", "word", at.start)
    else:
        yield Item(token, "value" if ":" in at.before else "word", at.start, plain(meaning))
