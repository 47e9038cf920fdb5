"""Names at fault in several places for one reason: declared otherwise than they are used, or removed."""

from __future__ import annotations

from ..diagnostics.diagnostic import Label, Suggestion
from ..diagnostics.nearest import did_you_mean
from ..diagnostics.wording import fault
from ..syntax.span import Span
from .reader import Reader


def blame_declarations(reader: Reader) -> None:
    """Where several uses agree on a name that nothing declares, and one that nothing uses is near, blame that one."""
    uses = _by_name(reader)
    for (kind, name), places in uses.items():
        idle = {known for known in reader.ids.get(kind, {}) if (kind, known) not in reader.used}
        declared = did_you_mean(name, idle)
        if declared is None or len(places) < 2:
            continue
        blamed = {id(diagnostic) for _, word, diagnostic in reader.unknown if word.text == name}
        reader.diagnostics[:] = [d for d in reader.diagnostics if id(d) not in blamed]
        span = reader.ids[kind][declared]
        labels = [Label(place, f"here it is `{name}`") for place in places[:3]]
        mend = Suggestion(span, name, sure=False)
        reader.report(fault("OM230", span, labels=labels, suggestion=mend, kind=kind, name=declared, other=name))


def blame_removals(reader: Reader) -> None:
    """Mentions of what is removed: told where it is removed when they stand in another file, else one by one."""
    for (kind, name), places in reader.orphans.items():
        gone = reader.book.removed[kind, name]
        there = [place for place in places if place.file != gone.file]
        for place in places:
            if place.file == gone.file:
                label = Label(gone, "it is removed here")
                reader.report(fault("OM305", place, labels=(label,), kind=kind, name=name))
        if there:
            labels = [Label(place, "it is mentioned here") for place in there[:3]]
            reader.report(fault("OM318", gone, labels=labels, kind=kind, name=name))


def _by_name(reader: Reader) -> dict[tuple[str, str], list[Span]]:
    """The places where each unknown name is used, each place once."""
    uses: dict[tuple[str, str], dict[Span, None]] = {}
    for kind, word, _ in reader.unknown:
        uses.setdefault((kind, word.text), {})[word.span] = None
    return {name: list(places) for name, places in uses.items()}
