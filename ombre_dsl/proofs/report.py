"""The results of testing a variant, line by line, as data; the shell prints them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

import attrs

from ..runtime.tables import Tables
from .model import Failure, Proof
from .playing import Property


@attrs.frozen
class Detail:
    """What goes with a line that failed: a sentence, the lines it rests on, the case to paste, or data to see it by."""

    says: str
    lines: tuple[str, ...] = ()
    block: str = ""
    data: str = ""


@attrs.frozen
class Line:
    """One line of the report: ``kind`` is examples, proof, property or coverage."""

    kind: str
    name: str
    statement: str
    counted: str
    ok: bool
    details: tuple[Detail, ...] = ()
    seconds: float = 0.0

    def to_json(self) -> dict[str, Any]:
        """The line as data."""
        return attrs.asdict(self)


def of_proof(proof: Proof, tables: Tables, seconds: float = 0.0) -> Line:
    """The line of a proof."""
    details = tuple(_failed(failure, tables) for failure in proof.failures)
    return Line("proof", proof.name, proof.statement, proof.counted, proof.holds, details, seconds)


def _failed(failure: Failure, tables: Tables) -> Detail:
    rules = [tables.rules[place] for place in failure.rules]
    lines = tuple(f"{rule.file}:{rule.line}: {rule.words}" for rule in rules)
    ask = f"echo '{failure.question}' | ombre ask FILE --json" if failure.question else ""
    return Detail(failure.says, lines, failure.block, ask)


def of_property(found: Property, seconds: float = 0.0) -> Line:
    """The line of a property."""
    details: tuple[Detail, ...] = ()
    if found.counter is not None:
        counter = found.counter
        says = f"seed {counter.seed}: {counter.says}"
        details = (Detail(says, (), counter.block, json.dumps(counter.record, ensure_ascii=False)),)
    return Line("property", found.name, found.statement, found.counted, found.holds, details, seconds)


def in_words(line: Line, mark: str, width: int) -> list[str]:
    """A line for people, with what goes with it."""
    told = [f"  {mark} {line.name:<{width}}  {line.statement}: {line.counted}"]
    for detail in line.details:
        told.append(f"      {detail.says}")
        told += [f"        {quoted}" for quoted in detail.lines]
        if detail.block:
            told += ["", "      To see it again, paste this into the file:", ""]
            told += [f"      {part}" for part in detail.block.splitlines()]
            told.append("")
        if detail.data:
            told.append(f"      {detail.data}")
    return told


def junit(results: Iterable[tuple[str, list[Line]]]) -> str:
    """The results as JUnit reads them: a suite a variant, a case a line."""
    root = ElementTree.Element("testsuites")
    for name, lines in results:
        suite = ElementTree.SubElement(
            root, "testsuite", name=name, tests=str(len(lines)), failures=str(sum(not line.ok for line in lines))
        )
        for line in lines:
            case = ElementTree.SubElement(
                suite, "testcase", classname=f"{name}.{line.kind}", name=f"{line.name}: {line.statement}",
                time=f"{line.seconds:.3f}",
            )  # fmt: skip
            if not line.ok:
                failure = ElementTree.SubElement(case, "failure", message=line.details[0].says if line.details else "")
                failure.text = _xml_text("\n".join(part for detail in line.details for part in _parts(detail)))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _parts(detail: Detail) -> list[str]:
    return [part for part in (detail.says, *detail.lines, detail.block, detail.data) if part]


def _xml_text(text: str) -> str:
    """The text without the control signs that XML has no place for."""
    return "".join(letter for letter in text if letter in "\n\t" or ord(letter) >= 32)
