"""What a line of a `change` block does to the lines that are there."""

from __future__ import annotations

from ..diagnostics.diagnostic import Label
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Exchange, Item, Ladder, Line, Notes, Ranking, Rule, Setting, Text, Word
from ..vocabulary.match import Match, match
from .draft import Draft, Entry, Report

_UNIQUE = ("allowed", "made", "missed", "over", "redeal", "counts as", "force", "offer")
"""Sayings of which a block has one: a new one takes the place of the old."""

_MANY = ("", "redeal", "counts as", "force", "offer")
"""Of these a block may hold several."""

_FIRST = ("force", "offer")


def identity(line: Line) -> str:
    """What a line is about: lines with the same identity take each other's place; empty: a line always adds."""
    if isinstance(line, Setting):
        return f"{line.key}:"
    if isinstance(line, Ladder):
        return "ladder:"
    if isinstance(line, Exchange):
        return "exchange:"
    if isinstance(line, Ranking):
        return f"{line.colour.text}:"
    if isinstance(line, Rule):
        words = " ".join(part.text for part in line.parts if isinstance(part, Word)) + " "
        return next((start for start in _UNIQUE if words.startswith(start + " ")), "")
    return ""


def said_once(item: Item, report: Report) -> list[Line]:
    """The lines of a block without those that say again what a line above says; these are reported."""
    seen: dict[str, Line] = {}
    kept = []
    penalty = any(isinstance(part, Word) and part.text == "penalty" for part in item.heading[:2])
    for line in item.lines or ():
        who = identity(line)
        if (who in _MANY and not (penalty and who == "redeal")) or who not in seen:
            seen[who] = line
            kept.append(line)
            continue
        label = Label(head_span(seen[who]), "it is said here already")
        report(fault("OM207", head_span(line), labels=(label,), name=who.rstrip(":")))
    return kept


def head_span(line: Line) -> Span:
    """The words that tell what a line is about."""
    if isinstance(line, Setting):
        return line.name[0].span.to(line.name[-1].span)
    if isinstance(line, Ladder | Exchange):
        return line.word.span
    if isinstance(line, Ranking):
        return line.colour.span
    return line.parts[0].span if isinstance(line, Rule) else line.span


def changed(draft: Draft, entry: Entry, report: Report) -> Draft:
    """The draft with one line of a change block worked in."""
    line = entry.line
    if isinstance(line, Rule) and draft.block.name == "auction":
        return _insert(draft, entry, line, report)
    if isinstance(line, Rule) and _starts(line, "remove"):
        return _without(draft, line, report)
    who = identity(line) or _outcome(draft, line)
    entries = list(draft.entries)
    for place, old in enumerate(entries):
        if who and (identity(old.line) or _outcome(draft, old.line)) == who and who not in _FIRST:
            if old.changes and old.item != entry.item and old.line.span.file == line.span.file:
                label = Label(head_span(old.line), "it is changed here already")
                report(fault("OM207", head_span(line), labels=(label,), name=who.rstrip(":")))
            entries[place] = entry
            return _with(draft, entries)
    entries.insert(_place(draft, who, entry), entry)
    return _with(draft, entries)


def _outcome(draft: Draft, line: Line) -> str:
    """What a line of `outcomes` is about: the outcome that it names."""
    if draft.block.name != "outcomes" or not isinstance(line, Rule) or not isinstance(line.parts[0], Word):
        return ""
    return f"outcome {line.parts[0].text}"


def _with(draft: Draft, entries: list[Entry]) -> Draft:
    from attrs import evolve

    return evolve(draft, entries=tuple(entries))


def _place(draft: Draft, who: str, entry: Entry) -> int:
    """Where a new line goes: guards of an aim come first, in the order in which they are written; forced and offered
    games come first too, payments before the new deal."""
    if draft.block.name == "aim":
        return next((n for n, old in enumerate(draft.entries) if old.item != entry.item), len(draft.entries))
    if who == "force":
        return 0
    if draft.block.name == "all pass":
        kinds = [identity(entry.line) for entry in draft.entries]
        stops = ("offer", "redeal") if who == "force" else ("redeal",)
        if who == "offer":
            return next((n for n, kind in enumerate(kinds) if kind not in ("force", "offer")), len(kinds))
        return next((n for n, kind in enumerate(kinds) if kind in stops), len(kinds))
    return len(draft.entries)


def _starts(line: Rule, word: str) -> bool:
    first = line.parts[0]
    return isinstance(first, Word) and first.text == word


def _without(draft: Draft, line: Rule, report: Report) -> Draft:
    """`remove NAME` in a change block: the setting is taken out."""
    name = " ".join(part.text for part in line.parts[1:] if isinstance(part, Word))
    names = (name, f"{name}:", f"outcome {name}")
    kept = [e for e in draft.entries if (identity(e.line) or _outcome(draft, e.line)) not in names]
    if len(kept) == len(draft.entries):
        known = [identity(entry.line)[:-1] for entry in draft.entries if identity(entry.line).endswith(":")]
        span = line.parts[1].span.to(line.parts[-1].span) if len(line.parts) > 1 else line.span
        label = Label(draft.heading.place, "this is what it says")
        report(
            fault(
                "OM311", span, labels=(label,), suggestion=mend(span, name, known), name=name, block=" ".join(draft.key)
            )
        )
    return _with(draft, kept)


def _insert(draft: Draft, entry: Entry, line: Rule, report: Report) -> Draft:
    """`insert X above Y`: a new ladder with the contract in its place."""
    found = next(
        (m for m in (match(f"insert CONTRACT {how} CONTRACT", line.parts, {}) for how in ("above", "below", "beside"))
         if isinstance(m, Match)), None,
    )  # fmt: skip
    place = next((n for n, old in enumerate(draft.entries) if isinstance(old.line, Ladder)), None)
    if found is None or place is None:
        return _with(draft, [*draft.entries, entry])
    new, beside = found.words("CONTRACT")
    ladder = draft.entries[place].line
    assert isinstance(ladder, Ladder)
    rungs = _placed(ladder.rungs, new, beside, found.pattern.split()[2])
    if rungs is None:
        names = [word.text for rung in ladder.rungs for word in rung]
        report(
            fault(
                "OM312",
                beside.span,
                labels=(Label(ladder.span, "this is the ladder"),),
                suggestion=mend(beside.span, beside.text, names),
                name=beside.text,
            )
        )
        return draft
    entries = list(draft.entries)
    made = Ladder(ladder.word, rungs, _joined(ladder.notes, line.notes), line.span)
    entries[place] = Entry(made, entry.scope, entries[place].via, changes=True)
    return _with(draft, entries)


def _joined(old: Notes, new: Notes) -> Notes:
    """What the old ladder rests on still holds of it, and the new rung's reason is added."""
    if old.decided is None or new.decided is None:
        return Notes(old.cites + new.cites, new.decided or old.decided)
    both = f"{old.decided.value} {new.decided.value}"
    return Notes(old.cites + new.cites, Text(both, new.decided.span))


def _placed(
    rungs: tuple[tuple[Word, ...], ...], new: Word, beside: Word, how: str
) -> tuple[tuple[Word, ...], ...] | None:
    for place, rung in enumerate(rungs):
        if any(word.text == beside.text for word in rung):
            if how == "beside":
                return (*rungs[:place], (*rung, new), *rungs[place + 1 :])
            place += how == "above"
            return (*rungs[:place], (new,), *rungs[place:])
    return None
