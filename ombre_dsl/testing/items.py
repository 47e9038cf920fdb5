"""What the pytest plugin collects of a variant, and how it is told when something fails: never as Python frames."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, cast

import attrs
import pytest
from _pytest._code.code import TerminalRepr

from ..checks.examples import check_examples
from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.render import render
from ..proofs import Failure, Proof, prove
from ..rulebook.model import Example
from ..runtime.tables import Tables
from .counterexample import BrokenError
from .properties import PROPERTIES, Property
from .run import run_property
from .subject import EXAMPLE_FAULTS, Subject, subject_of

PROOFS = (
    "places", "legal", "auction ends", "auction goes on", "bids raise", "contracts won", "all pass", "exchange",
    "one outcome", "no dead guard", "paid once", "sums are zero", "pot suffices", "whole numbers", "nothing dead",
    "names", "citations", "options",
)  # fmt: skip
"""The proofs that have an item of their own; what else is proved has one together."""

OTHERS = "the others"


class AtFault(Exception):
    """A variant is at fault; the text says all that there is to say."""


class VariantFile(pytest.File):
    """A variant: its rules, its examples and checks, its proofs, and the properties of its hands."""

    @cached_property
    def compiled(self) -> tuple[Subject | None, tuple[Diagnostic, ...], dict[str, str]]:
        """The variant, its faults, and the texts that they stand in."""
        subject, compilation = subject_of(str(self.path))
        return subject, compilation.diagnostics, dict(compilation.texts)

    @property
    def subject(self) -> Subject:
        """The variant; only asked for when its rules are whole."""
        return cast(Subject, self.compiled[0])

    @cached_property
    def proofs(self) -> dict[str, Proof]:
        """All proofs by name; worked out once, when the first of them is asked for."""
        return {proof.name: proof for proof in prove(self.subject.tables, self.subject.rulebook)}

    def collect(self) -> Iterator[pytest.Item]:
        """The rules first; where they are at fault, nothing else can be tested."""
        yield RulesItem.from_parent(self, name="rules")
        if self.compiled[0] is None:
            return
        for example in self.subject.rulebook.examples:
            kind = "example" if example.shown else "check"
            yield ExampleItem.from_parent(self, name=f"{kind}: {_id(example.title)}", example=example)
        for proof in (*PROOFS, OTHERS):
            yield ProofItem.from_parent(self, name=f"proof: {proof}", proof=proof)
        for prop in PROPERTIES:
            yield PropertyItem.from_parent(self, name=f"property: {prop.name}", prop=prop)

    def told(self, faults: Iterable[Diagnostic]) -> str:
        """Faults with their lines, in colour where the terminal has it."""
        writer = self.config.get_terminal_writer()
        colour = bool(writer.hasmarkup) and not os.environ.get("NO_COLOR")
        return render(faults, self.compiled[2], colour=colour).rstrip()


def _id(title: str) -> str:
    """A title as part of an item's id, in which `::` and brackets mean something."""
    return title.replace("::", ":").replace("[", "(").replace("]", ")")


class VariantItem(pytest.Item):
    """One thing to be tested of a variant.

    ``funcargs`` are fixtures, as pytest's own items have them; a variant's have none, but plugins look there.
    """

    def __init__(self, **others: Any) -> None:
        super().__init__(**others)
        self.funcargs: dict[str, object] = {}

    @property
    def file(self) -> VariantFile:
        """The variant."""
        assert isinstance(self.parent, VariantFile)
        return self.parent

    def line(self) -> int:
        """The line of the variant that this is about, counted from 0."""
        return 0

    def reportinfo(self) -> tuple[os.PathLike[str], int | None, str]:
        """Where it stands, and what it is called."""
        return self.path, self.line(), self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *args: Any) -> str | TerminalRepr:
        """What is wrong with the variant; frames of Python only when the tests themselves fail."""
        if isinstance(excinfo.value, (AtFault, BrokenError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, *args)


class RulesItem(VariantItem):
    """The rules are whole: the file parses, every name resolves, and nothing contradicts itself."""

    def runtest(self) -> None:
        """Report every fault but those of examples, which have items of their own."""
        subject, faults, _ = self.file.compiled
        errors = [one for one in faults if one.severity == "error"]
        if subject is not None:
            errors = [one for one in errors if one.code not in EXAMPLE_FAULTS]
        if errors:
            raise AtFault(self.file.told(errors))


class ExampleItem(VariantItem):
    """An example or a check comes out as it says."""

    def __init__(self, *, example: Example, **others: Any) -> None:
        super().__init__(**others)
        self.example = example

    def line(self) -> int:
        """Where the example begins; an inherited one stands in another file."""
        span = self.example.origin.span
        return span.line - 1 if span.file == self.path.name else 0

    def runtest(self) -> None:
        """Ask the example's question."""
        subject = self.file.subject
        book = attrs.evolve(subject.rulebook, examples=(self.example,))
        faults = list(check_examples(book, subject.tables))
        if faults:
            raise AtFault(self.file.told(faults))


class ProofItem(VariantItem):
    """A proof holds in every case."""

    def __init__(self, *, proof: str, **others: Any) -> None:
        super().__init__(**others)
        self.proof = proof

    def runtest(self) -> None:
        """Look at the proof, or at those that have no item of their own."""
        proofs = self.file.proofs.values()
        mine = [one for one in proofs if self.proof in (one.name, OTHERS if one.name not in PROOFS else "")]
        told = [_proof_told(self.file.subject.tables, one) for one in mine if not one.holds]
        if told:
            raise AtFault("\n\n".join(told))


def _proof_told(tables: Tables, proof: Proof) -> str:
    """The statement, and each case that speaks against it with the lines that it rests on."""
    head = f"This does not hold: {proof.statement} ({proof.counted})."
    return "\n".join([head, *(_failure_told(tables, failure) for failure in proof.failures)])


def _failure_told(tables: Tables, failure: Failure) -> str:
    rules = [tables.rules[place] for place in failure.rules if place >= 0]
    lines = [f"  {rule.file}:{rule.line}  {rule.words}" for rule in rules]
    return "\n".join(part for part in (failure.says, *lines, failure.block or failure.question) if part)


class PropertyItem(VariantItem):
    """A property holds for every hand that is drawn."""

    def __init__(self, *, prop: Property, **others: Any) -> None:
        super().__init__(**others)
        self.prop = prop

    def runtest(self) -> None:
        """Draw hands; the smallest that breaks the property is what is told."""
        number = self.config.getoption("ombre_hands") or int(self.config.getini("ombre_hands"))
        run_property(self.prop, self.file.subject, number)
