"""Reading headings: which block is it, which element, and is something to be changed, replaced or removed."""

from __future__ import annotations

from attrs import evolve

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.nearest import did_you_mean, mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Item, Part, Text, Word
from ..vocabulary.match import Match, Mismatch, match_phrases
from ..vocabulary.table import BLOCKS, CHANGES
from ..vocabulary.terms import Block
from .draft import Heading, Key, Report, Scope, labels_of
from .expected import misfit


def read_heading(item: Item, scope: Scope, report: Report) -> Heading | None:
    """The heading of an item, or None when it is at fault (and reported, unless the item is broken already).

    A misspelt first word is reported, and the heading read as it was plainly meant.
    """
    parts = item.heading
    if not parts:
        return None
    action, rest = _action(parts)
    block = _block(rest)
    if block is None:
        if not item.broken:
            report(_unknown(rest or parts, action))
        meant = _meant(parts)
        return read_heading(evolve(item, heading=meant), scope, lambda _: None) if meant else None
    words = len(block.name.split())
    found = match_phrases(block.headings, rest[words:], {})
    if isinstance(found, Mismatch):
        if not item.broken:
            report(misfit("OM220", found, rest[words:], _span(rest), block=block.name))
        return None
    return _heading(action, block, found, rest, item)


def _meant(parts: tuple[Part, ...]) -> tuple[Part, ...] | None:
    """The parts of a heading with its misspelt words put right, or None where nothing is near."""
    action, rest = _action(parts)
    count, near = _nearest(rest, action)
    if not near:
        return None
    put = tuple(Word(word, rest[0].span) for word in near.split())
    return (*parts[: len(parts) - len(rest)], *put, *rest[count:])


def _nearest(rest: tuple[Part, ...], action: str) -> tuple[int, str]:
    """How many first words of a heading are misspelt together, and the block's name (or change) that is meant."""
    words = [part.text for part in rest[:3] if isinstance(part, Word)]
    names = {block.name for block in BLOCKS} | (set() if action else set(CHANGES))
    for count in range(len(words), 0, -1):
        near = did_you_mean(" ".join(words[:count]), {name for name in names if len(name.split()) == count})
        if near:
            return count, near
    return 1, ""


def _heading(action: str, block: Block, found: Match, parts: tuple[Part, ...], item: Item) -> Heading:
    first = next(
        (word for slot, taken in found.slots for word in taken[:1] if slot in ("NEW", "NAME", "OUTCOME")), None
    )
    name = first if isinstance(first, Word) else None
    labels = labels_of(found.parts("LABELS"))
    return Heading(action, block, _key(block, found, name), found, name, labels, item, _span(item.heading))


def _key(block: Block, found: Match, name: Word | None) -> Key:
    if block.name == "payoffs":
        parties = [parts for slot, parts in found.slots if slot == "PARTY"]
        return (block.name, *(" ".join(p.text for p in parts if isinstance(p, Word)) for parts in parties))
    title = next((p.value for p in found.parts("TEXT") if isinstance(p, Text)), None)
    if block.element in ("example", "check") and title is not None:
        return (block.name, title)
    return (block.name, name.text) if name else (block.name,)


def _action(parts: tuple[Part, ...]) -> tuple[str, tuple[Part, ...]]:
    first = parts[0]
    if isinstance(first, Word) and first.text in CHANGES:
        return first.text, parts[1:]
    return "", parts


def _block(parts: tuple[Part, ...]) -> Block | None:
    """The block whose first words these are; the longest name wins."""
    words = [part.text for part in parts[:3] if isinstance(part, Word)]
    for count in (3, 2, 1):
        name = " ".join(words[:count])
        found = next((b for b in BLOCKS if b.name == name), None)
        if found:
            return found
    return None


def _unknown(parts: tuple[Part, ...], action: str) -> Diagnostic:
    count, near = _nearest(parts, action)
    span = _span(parts[:count])
    text = " ".join(part.text for part in parts[:count] if isinstance(part, Word)) or "this"
    return fault("OM201", span, suggestion=mend(span, text, [near] if near else []), word=text)


def _span(parts: tuple[Part, ...]) -> Span:
    return parts[0].span.to(parts[-1].span)
