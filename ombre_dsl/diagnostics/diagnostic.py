"""The one type of fault report, and the order in which reports are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import attrs

from ombre_dsl.syntax.span import Span

Severity: TypeAlias = Literal["error", "warning"]


@attrs.frozen
class Label:
    """A second place that has to do with the fault, and what it has to do with it."""

    span: Span
    text: str


@attrs.frozen
class Suggestion:
    """A mend as data: put ``replacement`` in the place of ``span``.

    ``sure`` says that a program may do so unasked; otherwise a person has to choose.
    """

    span: Span
    replacement: str
    sure: bool


@attrs.frozen
class Diagnostic:
    """One fault: its code, what is wrong in plain words, where, and what to do about it."""

    code: str
    severity: Severity
    message: str
    span: Span
    labels: tuple[Label, ...] = ()
    help: str | None = None
    suggestion: Suggestion | None = None

    def to_json(self) -> dict[str, Any]:
        """The fault as data; lines and columns count from 1, columns in characters."""
        return {
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            **_place(self.span),
            "labels": [{"message": label.text, **_place(label.span)} for label in self.labels],
            "help": self.help,
            "suggestion": _suggestion(self.suggestion),
        }


def _place(span: Span) -> dict[str, Any]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def _suggestion(suggestion: Suggestion | None) -> dict[str, Any] | None:
    if suggestion is None:
        return None
    return {"replacement": suggestion.replacement, **_place(suggestion.span), "sure": suggestion.sure}


def in_source_order(diagnostics: Iterable[Diagnostic], files: Sequence[str] = ()) -> list[Diagnostic]:
    """The reports by place, each once: files in the order given (others after, as they first come), start, code."""
    unique = list(dict.fromkeys(diagnostics))
    names = dict.fromkeys([*files, *(diagnostic.span.file for diagnostic in unique)])
    order = {name: index for index, name in enumerate(names)}
    return sorted(unique, key=lambda d: (order[d.span.file], d.span.start, d.code, d.span.end, d.message))
