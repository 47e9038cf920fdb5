"""What is told of the word at a place, and of the line that it stands in."""

from __future__ import annotations

import re

import attrs

from ...authoring.line import Page, explained_on
from ...vocabulary.terms import Block
from .cursor import block_of, cursor, parts_of
from .family import View
from .mentions import NAMED, Mention
from .wording import plain, told

_WORD = re.compile(r"[\w♠♣♥♦]+")


@attrs.frozen
class Hover:
    """What is told, in Markdown, of the text from ``start`` to ``end``."""

    told: str
    start: int
    end: int


def hover(view: View, page: Page, offset: int) -> Hover | None:
    """What is to be told of the place; None for an empty line and outside of the file's words."""
    mention = view.at(offset)
    start, end = (mention.span.start, mention.span.end) if mention else _word(page.text, offset)
    lines = [_named(view, page, mention) if mention else _meant(page.text, start, end)]
    line = page.text.count("\n", 0, offset) + 1
    if page.text.splitlines()[line - 1 : line] and page.text.split("\n")[line - 1].strip():
        lines += explained_on(page, line)
    said = "\n\n".join(dict.fromkeys(line for line in lines if line))
    return Hover(said, start, end) if said else None


def _word(text: str, offset: int) -> tuple[int, int]:
    """The word that an offset is in or at the end of; the offset alone where there is none."""
    line = text.rfind("\n", 0, offset) + 1
    for found in _WORD.finditer(text, line):
        if found.start() <= offset <= found.end():
            return found.span()
        if found.start() > offset:
            break
    return offset, offset


def _named(view: View, page: Page, mention: Mention) -> str:
    """What is named there."""
    kind, name, _ = mention.key
    if kind == "statement":
        return f"**{name}**: {page.sources.get(name, 'which no source has')}"
    made = view.declarations(mention.key)
    if kind in NAMED and made:
        changes = [f"{one.span.file}, line {one.span.line}" for one in made[1:]]
        return f"**{told(made[0])}**" + (f" and {', '.join(changes)}" if changes else "")
    return f"**{kind}** `{name}`"


def _meant(text: str, start: int, end: int) -> str:
    """What a word of the language means where it stands."""
    at = cursor(text, start)
    word = text[start:end]
    if not word or at.quiet:
        return ""
    if at.heading is None:
        _, block, _ = block_of(parts_of(at.before + word))
        return f"**{block.name}**: {plain(block.meaning)}" if block is not None else ""
    _, block, _ = block_of(parts_of(at.heading))
    return _setting(block, text, start, end) if block is not None and ":" not in at.before else ""


def _setting(block: Block, text: str, start: int, end: int) -> str:
    """The setting that a word is, or is part of, with all that it may hold."""
    line = text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0]
    name = line.partition("{")[2] or line
    wanted = " ".join(name.partition(":")[0].split())
    setting = next((setting for setting in block.settings if setting.name == wanted), None)
    if setting is None:
        return ""
    rows = [f"- `{phrase.pattern}`: {plain(phrase.meaning)}" for phrase in setting.phrases]
    note = "It must be said." if setting.required else ""
    note = f"Where it is not said: `{setting.default}`." if setting.default is not None else note
    return "\n".join([f"**{setting.name}**: {plain(setting.meaning)} {note}".rstrip(), "", *rows])
