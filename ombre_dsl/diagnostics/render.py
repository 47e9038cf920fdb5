"""Reports for people: the fault, the line it stands in, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import attrs

from ombre_dsl.syntax.span import Span

from .diagnostic import Diagnostic, Label, Suggestion
from .excerpt import Excerpt, excerpt, mended_line
from .glyphs import harmless

_COLOURS = {"error": "\x1b[1;31m", "warning": "\x1b[1;33m", "label": "\x1b[1;34m", "bold": "\x1b[1m"}
_RESET = "\x1b[0m"


def render(
    diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], *, colour: bool = False, plain: bool = False
) -> str:
    """The reports as text, in the order given.

    ``sources`` are the texts by file name; where one is missing, the place alone is named.  ``plain`` writes whole
    sentences without drawn lines and without colour, for screen readers.
    """
    if plain:
        return "\n".join("\n".join(_in_words(diagnostic, sources)) + "\n" for diagnostic in diagnostics)
    return "\n".join("\n".join(_drawn(diagnostic, sources, _Paint(colour))) + "\n" for diagnostic in diagnostics)


@attrs.frozen
class _Paint:
    """Colours, or none."""

    on: bool

    def __call__(self, text: str, kind: str) -> str:
        return f"{_COLOURS[kind]}{text}{_RESET}" if self.on and text else text


# ---- drawn ---------------------------------------------------------------------------------------------------------


def _drawn(diagnostic: Diagnostic, sources: Mapping[str, str], paint: _Paint) -> Iterator[str]:
    gutter = len(str(max(span.line for span in _spans(diagnostic))))
    kind = diagnostic.severity
    yield paint(f"{kind}[{diagnostic.code}]", kind) + paint(f": {harmless(diagnostic.message)}", "bold")
    yield from _place(diagnostic.span, sources, gutter, "^", kind, paint)
    for label in diagnostic.labels:
        yield from _label(label, diagnostic.span, sources, gutter, paint)
    edge = " " * gutter + " " + paint("=", "label")
    if diagnostic.help:
        yield f"{edge} help: {harmless(diagnostic.help)}"
    if diagnostic.suggestion is not None:
        yield f"{edge} {_mend(diagnostic.suggestion, sources)}"


def _spans(diagnostic: Diagnostic) -> list[Span]:
    return [diagnostic.span, *(label.span for label in diagnostic.labels)]


def _place(
    span: Span, sources: Mapping[str, str], gutter: int, mark: str, kind: str, paint: _Paint, text: str = ""
) -> Iterator[str]:
    arrow = paint("-->", "label")
    yield f"{' ' * gutter}{arrow} {harmless(span.file)}:{span.line}:{span.column}"
    shown = excerpt(span, sources)
    if shown is None:
        if text:
            yield f"{' ' * gutter} {paint('=', 'label')} {harmless(text)}"
        return
    bar = paint("|", "label")
    yield f"{' ' * gutter} {bar}"
    yield f"{paint(str(span.line).rjust(gutter), 'label')} {bar} {shown.line}".rstrip()
    yield f"{' ' * gutter} {bar} {_underline(shown, mark, kind, paint, text)}"


def _underline(shown: Excerpt, mark: str, kind: str, paint: _Paint, text: str) -> str:
    words = f"{mark * shown.width} {harmless(text)}".rstrip()
    return " " * shown.column + paint(words, kind)


def _label(label: Label, main: Span, sources: Mapping[str, str], gutter: int, paint: _Paint) -> Iterator[str]:
    """A second place; where it is on the line just shown, its underline alone."""
    shown = excerpt(label.span, sources)
    if shown is not None and (label.span.file, label.span.line) == (main.file, main.line) and not shown.cut:
        yield f"{' ' * gutter} {paint('|', 'label')} {_underline(shown, '-', 'label', paint, label.text)}"
        return
    yield from _place(label.span, sources, gutter, "-", "label", paint, label.text)


def _mend(suggestion: Suggestion, sources: Mapping[str, str]) -> str:
    word = "write" if suggestion.sure else "perhaps"
    put = suggestion.replacement
    if "\n" in put.strip(" "):
        new = harmless(put.strip())
        return f"{word}: `{new}` on a line of its own" if new else "begin a new line here"
    line = mended_line(suggestion, sources)
    if line or put:
        return f"{word}: {line or harmless(put)}"
    return "take it out" if suggestion.sure else "perhaps take it out"


# ---- in words ------------------------------------------------------------------------------------------------------


def _in_words(diagnostic: Diagnostic, sources: Mapping[str, str]) -> Iterator[str]:
    place = _place_in_words(diagnostic.span)
    yield f"{diagnostic.severity.capitalize()} {diagnostic.code} in {place}: {harmless(diagnostic.message)}"
    yield from _line_in_words(diagnostic.span, sources)
    for label in diagnostic.labels:
        yield f"See also {_place_in_words(label.span)}: {harmless(label.text)}."
        yield from _line_in_words(label.span, sources)
    if diagnostic.help:
        yield f"Help: {harmless(diagnostic.help)}"
    if diagnostic.suggestion is not None:
        mend = _mend(diagnostic.suggestion, sources)
        yield mend[0].upper() + mend[1:]


def _place_in_words(span: Span) -> str:
    return f"{harmless(span.file)}, line {span.line}, column {span.column}"


def _line_in_words(span: Span, sources: Mapping[str, str]) -> Iterator[str]:
    shown = excerpt(span, sources)
    if shown is not None and shown.line.strip():
        yield f"The line reads: {shown.line.strip()}"
    if shown is not None and shown.marked.strip():
        yield f"The place reads: {shown.marked.strip()}"
