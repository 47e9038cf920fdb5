"""What a variant plays otherwise than the one it is based on, in the words of the files."""

from __future__ import annotations

from collections.abc import Iterable

from ...rulebook.model import Rulebook
from ..differences.compare import differences, taken_in
from ..differences.model import Change, Line
from .context import Context
from .markdown import Markdown, code, md
from .pieces import blocks, table


def changes(c: Context, base: Rulebook | None) -> Markdown | None:
    """Each change with the base's line beside its own; None where the variant is based on none and uses no module.

    Without a base, what the modules bring.
    """
    found = differences(base, c.book) if base is not None else taken_in(c.book)
    if not found:
        return None
    parts = [_about(c, base)]
    for title, group in _titled(c, found):
        head = [c._("What"), c._("Before"), c._("Now"), c._("Also reaches")]
        parts += [f"### {title}", table(head, [_row(c, change) for change in group])]
    return blocks(*parts)


def _about(c: Context, base: Rulebook | None) -> str:
    if base is None:
        return c._("What the house rules in use bring, in the words of their files.")
    return c._(
        "What is played otherwise than in {variant}, in the words of the files. What is not named here is the same.",
        variant=c.name(base.labels, base.name),
    )


def _titled(c: Context, found: Iterable[Change]) -> Iterable[tuple[str, list[Change]]]:
    """The changes under the titles of the sheet's parts."""
    titles = {
        "options": c._("Options"),
        "table": c._("Players and cards"),
        "cards": c._("How the cards rank"),
        "auction": c._("The auction"),
        "play": c._("The play"),
        "contracts": c._("The contracts"),
        "calls": c._("Announcements"),
        "aims": c._("The contracts"),
        "payoffs": c._("Payments"),
        "settle": c._("Payments"),
        "penalties": c._("Penalties"),
        "match": c._("The match"),
    }
    groups: dict[str, list[Change]] = {}
    for change in found:
        groups.setdefault(titles[change.group], []).append(change)
    return groups.items()


def _row(c: Context, change: Change) -> list[str]:
    what = code(change.subject) + (f" {code(change.aspect)}" if change.aspect else "")
    gone, come = (change.lines, ()) if change.kind == "removed" else ((), change.lines)
    old, new = ([line for line in lines if line] for lines in ((change.old, *gone), (change.new, *come)))
    reached = dict.fromkeys(reach.subject + (f" {reach.aspect}" if reach.aspect else "") for reach in change.reaches)
    return [
        what,
        c.apart([_line(c, line) for line in old]) if old else "",
        c.apart([_line(c, line) for line in new]) if new else "",
        c.apart([code(name) for name in reached]) if reached else "",
    ]


def _line(c: Context, line: Line) -> str:
    """A line with its mark; one of the base may rest on a decision that the variant has no more."""
    words = code(line.words) if line.words else c._("by default")
    cites, number = [md(cite) for cite in line.cites], c.number_of(line.file, line.line, line.decided)
    told = [", ".join(cites)] if cites else []
    if number is not None:
        told.append(c.np_("mark", "decision {numbers}", "decisions {numbers}", 1, numbers=str(number)))
    return words + (f" [{'; '.join(told)}]" if told else "")
