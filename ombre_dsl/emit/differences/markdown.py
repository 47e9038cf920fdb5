"""What differs, as a document in English, and as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

import attrs

from ...rulebook.model import Rulebook
from ..sheet.markdown import code, md
from ..sheet.pieces import capital
from .compare import differences
from .model import Change, Line, Reach
from .reasons import Reason, stale_reasons
from .told import Told

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
    "penalties": "Penalties",
    "match": "The match",
}
_KINDS = {"changed": "changed", "added": "new", "removed": "removed"}


def differences_md(base: Rulebook, variant: Rulebook) -> str:
    """The differences as Markdown, each part of the variant under a heading of its own.

    A line that differs is told in the words of the sheet, with the line itself behind them.
    """
    found = differences(base, variant)
    page = _Page(Told(base), Told(variant))
    names = [md(book.labels.own or book.name) for book in (base, variant)]
    parts = [f"# What differs: {names[1]} and {names[0]}", _about(base, variant, found)]
    for group, changes in groupby(found, lambda change: change.group):
        parts.append(f"## {_TITLES[group]}")
        parts += [page.change(change) for change in changes]
    parts += _reasons(stale_reasons(base, variant))
    return "\n\n".join(part for part in parts if part) + "\n"


def _about(base: Rulebook, variant: Rulebook, found: Sequence[Change]) -> str:
    names = f"{code(variant.name)} beside {code(base.name)}"
    if not found:
        return f"{names}: the rules are the same."
    return (
        f"{names}: what is not named here is the same in both. Under *reaches* stands what else is different because "
        "of a change: through `like`, through an option, or because it mentions what is new or gone."
    )


def _reasons(found: Sequence[Reason]) -> list[str]:
    """The reasons that stand as they did beside something that is different."""
    if not found:
        return []
    told = "What was decided on these lines is still printed, but what it speaks of is different. Does it still fit?"
    return ["## Reasons to read again", told, *(f"- {_line(one.line)}\n    - {md(one.why)}" for one in found)]


@attrs.frozen
class _Page:
    """Both variants in words."""

    base: Told
    variant: Told

    def change(self, change: Change) -> str:
        lines = [f"- {self._heading(change)}: {_KINDS[change.kind]}"]
        lines += self._old_and_new(change)
        lines += self._own_lines(change)
        if change.details:
            lines.append(f"    - {'; '.join(md(detail) for detail in change.details)}")
        lines += [f"    - reaches {text}" for text in self._reaches(change.reaches)]
        return "\n".join(lines)

    def _heading(self, change: Change) -> str:
        name, aspect = self._name(change.subject), code(change.aspect) if change.aspect else ""
        if name == md(change.subject):
            return ", ".join([f"**{name}**", *[aspect] * bool(aspect)])
        return f"**{name}** ({', '.join([code(change.subject), *[aspect] * bool(aspect)])})"

    def _old_and_new(self, change: Change) -> list[str]:
        """The old words and the new ones; where they are the same, the difference comes from elsewhere."""
        old, new = change.old, change.new
        before = self.base.of(change.subject, old) if old is not None else ()
        now = self.variant.of(change.subject, new) if new is not None else ()
        same = {*before} & {*now}
        before, now = (tuple(one for one in told if one not in same) for told in (before, now))
        if old is not None and new is not None and old.words == new.words:
            told = [f"    - by the same words: {_line(old)}"]
            return told + [f"    - now: {' '.join(now)}"] * bool(now)
        told = [f"    - before: {_with(before, old)}"] if old is not None else []
        return told + ([f"    - {'now' if told else 'new'}: {_with(now, new)}"] if new is not None else [])

    def _own_lines(self, change: Change) -> list[str]:
        """The lines of what is new; a sentence that rests on several is told once."""
        told: dict[str, None] = dict.fromkeys(self.variant.of(change.subject, change.new) if change.new else ())
        lines = []
        for line in change.lines:
            words = self.variant.of(change.subject, line)
            lines.append(f"    - {_with([one for one in words if one not in told], line)}")
            told.update(dict.fromkeys(words))
        return lines

    def _reaches(self, reaches: Iterable[Reach]) -> list[str]:
        """What differs in the same way stands together."""
        by_detail: dict[str, list[str]] = {}
        for reach in reaches:
            name = self._name(reach.subject) + (f", {code(reach.aspect)}" if reach.aspect else "")
            by_detail.setdefault(reach.detail, []).append(name)
        told = []
        for detail, names in by_detail.items():
            told.append("; ".join(dict.fromkeys(names)) + (f": {md(detail)}" if detail else ""))
        return told

    def _name(self, subject: str) -> str:
        """What a player calls an element."""
        kind, _, id = subject.partition(" ")
        for c in (self.variant.names, self.base.names):
            book = c.book
            named: dict[str, tuple[Sequence[Any], Callable[[str], str]]]
            named = {"contract": (book.contracts, c.contract), "call": (book.calls, c.call),
                     "outcome": (book.outcomes, c.outcome), "role": (book.roles, c.role),
                     "penalty": (book.penalties, c.penalty)}  # fmt: skip
            elements, name = named.get(kind, ((), md))
            if any(element.id == id for element in elements):
                return capital(name(id))
            if kind == "payoffs" and any(one.id == id.removeprefix("of ") for one in book.contracts):
                return f"{capital(c.contract(id.removeprefix('of ')))}, what is paid"
            if kind == "settle" and any(one.id == id for one in book.outcomes):
                return f"{capital(c.outcome(id))}, what is paid"
        return md(subject)


def _with(told: Sequence[str], line: Line) -> str:
    """A line in words, and the line itself behind them."""
    return " ".join([*told, f"— {_line(line)}"]) if told else _line(line)


def _line(line: Line) -> str:
    if not line.words:
        return "not said, so the default holds"
    via = f", through {', '.join(code(step) for step in line.via)}" if line.via else ""
    cites = f" [{', '.join(md(cite) for cite in line.cites)}]" if line.cites else ""
    decided = f": {md(line.decided)}" if line.decided else ""
    return f"{code(line.words)} ({code(line.file)} line {line.line}{via}){cites}{decided}"


def differences_json(base: Rulebook, variant: Rulebook) -> str:
    """The differences as data."""
    found = [attrs.asdict(change) for change in differences(base, variant)]
    reasons = [attrs.asdict(reason) for reason in stale_reasons(base, variant)]
    data = {"base": base.name, "variant": variant.name, "changes": found, "reasons": reasons}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
