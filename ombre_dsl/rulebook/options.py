"""Options: declared with a kind and perhaps a value, and given by who uses or extends the file."""

from __future__ import annotations

from attrs import evolve

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.nearest import did_you_mean, mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Item, Part, Setting, Word
from ..vocabulary.match import Match, Mismatch, match_phrases
from ..vocabulary.table import block
from ..vocabulary.terms import Phrase
from .draft import Report, Scope
from .expected import misfit

_GIVEN = {
    "number": (Phrase("NUMBER", ""),),
    "party": (Phrase("PARTY", ""),),
    "contract": (Phrase("CONTRACT", ""),),
    "contracts": (
        Phrase("every contract", ""),
        Phrase("every contract with trump", ""),
        Phrase("every contract without trump", ""),
        Phrase("CONTRACT,+", ""),
    ),
}


def declare(item: Item, scope: Scope, report: Report) -> None:
    """Declare the options of an `options` block in the scope."""
    options = block("options")
    assert options is not None
    for line in item.lines or ():
        if not isinstance(line, Setting):
            report(fault("OM213", line.span, block="options"))
            continue
        name = line.key
        if name in scope.kinds:
            report(fault("OM207", _name_span(line), labels=(Label(scope.places[name], "it is here"),), name=name))
            continue
        found = match_phrases(options.settings[0].phrases, line.value, {})
        if isinstance(found, Mismatch):
            report(misfit("OM204", found, line.value, line.span, name=name))
            scope.kinds[name] = "?"
            scope.places[name] = line.span
            continue
        kind = line.value[0]
        scope.kinds[name] = kind.text if isinstance(kind, Word) else "?"
        scope.places[name], scope.notes[name] = line.span, line.notes
        if len(line.value) > 1:
            scope.values[name] = line.value[1:]


def give(
    item: Item, scope: Scope, report: Report, span: Span, user: Scope | None = None, *, complete: bool = False
) -> None:
    """Set the options that a `use` or `change options` block gives.

    ``user``: the scope of the file that gives them, whose own options may be named.  ``complete``: those without a
    value must all be given now.
    """
    given: dict[str, Span] = {}
    for line in item.lines or ():
        if not isinstance(line, Setting):
            report(fault("OM213", line.span, block="options"))
        elif line.key in given:
            report(fault("OM207", _name_span(line), labels=(Label(given[line.key], "it is here"),), name=line.key))
        elif line.key not in scope.kinds:
            report(_unknown(line, scope))
            # The one that was meant is given: it is not missing too.
            given[did_you_mean(line.key, scope.kinds) or ""] = line.span
        else:
            given[line.key] = line.span
            _set(line, scope, user, report)
    if complete:
        for name in scope.kinds:
            if name not in scope.values and name not in given and scope.kinds[name] != "?":
                label = Label(scope.places[name], "it has no value of its own")
                report(fault("OM308", span, labels=(label,), name=name, module=scope.name, kind=scope.kinds[name]))


def _set(line: Setting, scope: Scope, user: Scope | None, report: Report) -> None:
    kind = scope.kinds[line.key]
    value: tuple[Part, ...] = line.value
    first = value[0]
    if isinstance(first, Word) and first.text == kind and len(value) > 1:
        value = value[1:]
    found: Match | Mismatch = match_phrases(_GIVEN.get(kind, ()), value, user.values if user else {})
    if kind == "?":
        return
    if isinstance(found, Mismatch):
        label = Label(scope.places[line.key], f"it is to be a {kind}")
        report(_with_label(misfit("OM309", found, value, line.span, name=line.key), label))
        return
    scope.values[line.key] = tuple(
        inner for part in value for inner in (_user_value(part, user) if isinstance(part, Word) else (part,))
    )
    scope.places[line.key], scope.notes[line.key] = line.span, line.notes


def _user_value(word: Word, user: Scope | None) -> tuple[Part, ...]:
    return user.values.get(word.text, (word,)) if user else (word,)


def _unknown(line: Setting, scope: Scope) -> Diagnostic:
    put = mend(_name_span(line), line.key, scope.kinds)
    known = ", ".join(scope.kinds) or "none"
    return fault("OM307", _name_span(line), suggestion=put, name=line.key, owner=scope.name, known=known)


def _name_span(line: Setting) -> Span:
    return line.name[0].span.to(line.name[-1].span)


def _with_label(diagnostic: Diagnostic, label: Label) -> Diagnostic:
    return evolve(diagnostic, labels=(*diagnostic.labels, label))
