"""Every faulty file of ``bad/`` gets the reports that its first lines list: all of them, and no other.

``#! OM208 12:14 dealr`` is a report: code, line and column, and the text that is underlined.  ``#!   also 3:1`` is a
second place that it points at.  A place in another file has the file's name before it.  Files without such lines are
what the faulty ones stand on.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.syntax.span import Span

BAD = Path(__file__).parent / "bad"
MARK = "#! "


def cases() -> list[Path]:
    return [path for path in sorted(BAD.glob("*.ombre")) if path.read_text("utf-8").startswith(MARK)]


def expected(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line.removeprefix(MARK) for line in lines if line.startswith(MARK)]


def found(compilation: Compilation) -> list[str]:
    """The reports as the first lines of a file list them."""
    shown = []
    for fault in compilation.diagnostics:
        text = compilation.texts.get(fault.span.file, "")
        marked = " ".join(text[fault.span.start : fault.span.end].split())
        shown.append(f"{fault.code} {_place(fault.span, compilation.name)} {marked}".rstrip())
        shown += [f"  also {_place(label.span, compilation.name)}" for label in fault.labels]
    return shown


def _place(span: Span, file: str) -> str:
    place = f"{span.line}:{span.column}"
    return place if span.file == file else f"{span.file} {place}"


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_a_faulty_file_gets_its_reports_and_no_other(path: Path) -> None:
    assert found(compile_variant(path.name, disk_reader(BAD))) == expected(path)
