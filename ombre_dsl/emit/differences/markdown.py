"""What differs, as a document in English, and as data."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby

import attrs

from ...rulebook.model import Rulebook
from ..sheet.markdown import code, md
from .compare import differences
from .model import Change, Line, Reach

_TITLES = {
    "options": "Options",
    "table": "The table",
    "cards": "The cards",
    "auction": "The auction",
    "play": "The play",
    "contracts": "The contracts",
    "calls": "Announcements",
    "aims": "Aims and results",
    "payoffs": "Payoffs",
    "settle": "Payments",
    "match": "The match",
}
_KINDS = {"changed": "changed", "added": "new", "removed": "removed"}


def differences_md(base: Rulebook, variant: Rulebook) -> str:
    """The differences as Markdown, each part of the variant under a heading of its own."""
    found = differences(base, variant)
    names = [md(book.labels.own or book.name) for book in (base, variant)]
    parts = [f"# What differs: {names[1]} and {names[0]}", _about(base, variant, found)]
    for group, changes in groupby(found, lambda change: change.group):
        parts.append(f"## {_TITLES[group]}")
        parts += [_change(change) for change in changes]
    return "\n\n".join(part for part in parts if part) + "\n"


def _about(base: Rulebook, variant: Rulebook, found: Sequence[Change]) -> str:
    names = f"{code(variant.name)} beside {code(base.name)}"
    if not found:
        return f"{names}: the rules are the same."
    return (
        f"{names}: what is not named here is the same in both. Under *reaches* stands what else is different because "
        "of a change: through `like`, through an option, or because it mentions what is new or gone."
    )


def _change(change: Change) -> str:
    aspect = f", {code(change.aspect)}" if change.aspect else ""
    lines = [f"- **{md(change.subject)}**{aspect}: {_KINDS[change.kind]}"]
    lines += _old_and_new(change)
    lines += [f"    - {_line(line)}" for line in change.lines]
    if change.details:
        lines.append(f"    - {'; '.join(md(detail) for detail in change.details)}")
    lines += [f"    - reaches {text}" for text in _reaches(change.reaches)]
    return "\n".join(lines)


def _old_and_new(change: Change) -> list[str]:
    """The old words and the new ones; where they are the same, the difference comes from elsewhere."""
    old, new = change.old, change.new
    if old is not None and new is not None and old.words == new.words:
        return [f"    - by the same words: {_line(old)}"]
    told = [f"    - before: {_line(old)}"] if old is not None else []
    return told + ([f"    - {'now' if told else 'new'}: {_line(new)}"] if new is not None else [])


def _line(line: Line) -> str:
    if not line.words:
        return "not said, so the default holds"
    via = f", through {', '.join(code(step) for step in line.via)}" if line.via else ""
    cites = f" [{', '.join(md(cite) for cite in line.cites)}]" if line.cites else ""
    decided = f": {md(line.decided)}" if line.decided else ""
    return f"{code(line.words)} ({code(line.file)} line {line.line}{via}){cites}{decided}"


def _reaches(reaches: Iterable[Reach]) -> list[str]:
    """What differs in the same way stands together."""
    by_detail: dict[str, list[str]] = {}
    for reach in reaches:
        name = md(reach.subject) + (f", {code(reach.aspect)}" if reach.aspect else "")
        by_detail.setdefault(reach.detail, []).append(name)
    told = []
    for detail, names in by_detail.items():
        told.append("; ".join(dict.fromkeys(names)) + (f": {md(detail)}" if detail else ""))
    return told


def differences_json(base: Rulebook, variant: Rulebook) -> str:
    """The differences as data."""
    found = [attrs.asdict(change) for change in differences(base, variant)]
    data = {"base": base.name, "variant": variant.name, "changes": found}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
