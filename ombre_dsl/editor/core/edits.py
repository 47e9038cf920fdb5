"""Changes of texts: those that put a file in form, and those that mend faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

import attrs

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.mending import offered
from ...format import formatted


@attrs.frozen
class Edit:
    """``text`` in the place of what stands from ``start`` to ``end`` of a file."""

    start: int
    end: int
    text: str


@attrs.frozen
class Mend:
    """What an editor may offer: a title, the fault that it mends (None where it mends several), and its edits.

    ``sure``: a program could make it unasked.
    """

    title: str
    fault: Diagnostic | None
    edits: tuple[Edit, ...]
    sure: bool


def in_form(file: str, text: str) -> list[Edit] | None:
    """The edits that put a text in its one form; None when faults in its writing keep it from being read."""
    form, _ = formatted(file, text)
    return None if form is None else line_edits(text, form)


def line_edits(old: str, new: str) -> list[Edit]:
    """The edits by whole lines that make one text of another."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    starts = [0]
    for line in before:
        starts.append(starts[-1] + len(line))
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [Edit(starts[a], starts[b], "".join(after[c:d])) for kind, a, b, c, d in steps if kind != "equal"]


def mends(file: str, diagnostics: Sequence[Diagnostic], start: int, end: int) -> list[Mend]:
    """The mends offered for faults that touch the range of a file, and one that makes all sure mends of the file."""
    found = [
        Mend(_title(fault, file), fault, tuple(_edits([fault])), fault.suggestion.sure)
        for fault in diagnostics
        if fault.suggestion and fault.suggestion.span.file == file and fault.span.file == file
        if fault.span.start <= end and start <= fault.span.end
    ]
    sure = offered(diagnostics, file, sure=True)
    if sure:
        edits = tuple(Edit(mend.span.start, mend.span.end, mend.replacement) for mend in sure)
        found.append(Mend("Make all mends that need no choice", None, edits, True))
    return found


def _edits(faults: Iterable[Diagnostic]) -> Iterable[Edit]:
    for fault in faults:
        if fault.suggestion:
            yield Edit(fault.suggestion.span.start, fault.suggestion.span.end, fault.suggestion.replacement)


def _title(fault: Diagnostic, file: str) -> str:
    assert fault.suggestion is not None
    new, span = fault.suggestion.replacement, fault.suggestion.span
    shown = new if len(new) <= 40 else f"{new[:40]}…"
    if not new.strip():
        return "Remove it" if span.end > span.start else "Insert a blank"
    return f"Insert `{shown.strip()}`" if span.end == span.start else f"Put `{shown}`"
