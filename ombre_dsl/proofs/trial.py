"""Testing one variant: examples first, then the proofs, then whole random hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

import attrs

from ..pipeline import Compilation, Read, compile_variant
from ..rulebook.from_tree import rulebook_from
from ..rulebook.model import Rulebook
from ..ruleset.from_rulebook import tables_from
from ..runtime.ruleset import Ruleset
from ..runtime.tables import Tables
from . import prove
from .agreeing import agreement
from .coverage import covered, in_words
from .failing import details, failing
from .model import counted
from .playing import play_all
from .report import Detail, Line, of_proof, of_property

OF_EXAMPLES = ("OM601", "OM602")
"""The faults of an example that does not give what it says; all else keeps a variant from being tested."""


@attrs.frozen
class Sound:
    """A variant that can be played: all is sound but, perhaps, its examples."""

    name: str
    rulebook: Rulebook
    tables: Tables


def sound(name: str, read: Read) -> tuple[Sound | None, Compilation]:
    """The variant in the file ``name``, or None when more is at fault than its examples; and the compilation."""
    found = compile_variant(name, read)
    if found.rulebook is not None and found.tables is not None:
        return Sound(name, found.rulebook, found.tables), found
    errors = [d for d in found.diagnostics if d.severity == "error"]
    if any(d.code not in OF_EXAMPLES for d in errors):
        return None, found
    book = rulebook_from(name, read)[0]
    return (None if book is None else Sound(name, book, tables_from(book))), found


@attrs.frozen
class Effort:
    """How much is done: whole hands from a seed on, and whether every seat declares in turn."""

    hands: int
    seed: int = 0
    every_seat: bool = True


QUICK, DEFAULT, THOROUGH = Effort(20, every_seat=False), Effort(200), Effort(3000)


@attrs.frozen
class Reach:
    """Whether it is told how far the examples reach, and how far they must, in percent."""

    told: bool = False
    least: int = 0


def trial(
    variant: Sound,
    effort: Effort,
    reach: Reach = Reach(),  # frozen
    told: Callable[[str, int, int], None] | None = None,
) -> Iterator[Line]:
    """Every line of the report, as soon as it is known; ``told`` hears how far a long one has come."""
    yield examples_line(variant)
    if reach.told:
        yield coverage_line(variant, reach.least)
    yield from _timed_proofs(variant, effort, told)
    yield from _properties(variant, effort, told)


def coverage_line(variant: Sound, least: int) -> Line:
    """How many of the statements that examples can touch are touched; those that are not, as details."""
    found = covered(variant.rulebook, variant.tables)
    whole = len(found.touched) + len(found.left)
    number = f"{len(found.touched)} of {whole} statements, {found.percent} %"
    number += f" (at least {least} % is asked for)" if found.percent < least else ""
    told = [Detail("no example touches:", tuple(in_words(variant.tables, found.left)))] if found.left else []
    if found.beyond:
        beyond = tuple(in_words(variant.tables, found.beyond))
        told.append(Detail("only the record of a hand or a match would show:", beyond))
    name = "coverage"
    return Line(name, name, "what the examples touch", number, found.percent >= least, tuple(told))


def examples_line(variant: Sound) -> Line:
    """Whether all examples and checks give what they say."""
    rules, examples = Ruleset(variant.tables), variant.rulebook.examples
    found = tuple(details(rules, failing(variant.rulebook, rules)))
    shown = sum(example.shown for example in examples)
    number = f"{counted(shown, 'examples')}, {counted(len(examples) - shown, 'checks')}"
    return Line("examples", "examples", "every example gives what it says", number, not found, found)


def _timed_proofs(variant: Sound, effort: Effort, told: Callable[[str, int, int], None] | None) -> Iterator[Line]:
    start = perf_counter()
    for number, proof in enumerate(prove(variant.tables, variant.rulebook, every_seat=effort.every_seat), 1):
        now = perf_counter()
        yield of_proof(proof, variant.tables, now - start)
        if told is not None:
            told("proofs", number, 0)
        start = perf_counter()


def _properties(variant: Sound, effort: Effort, told: Callable[[str, int, int], None] | None) -> Iterator[Line]:
    rules, start = Ruleset(variant.tables), perf_counter()
    seeds = range(effort.seed, effort.seed + effort.hands)

    def count(number: int) -> None:
        if told is not None:
            told("hands", number, len(seeds))

    for found in play_all(rules, seeds, count, agreement(variant.rulebook, rules)):
        yield of_property(found, perf_counter() - start)
        start = perf_counter()


__all__ = ["DEFAULT", "QUICK", "THOROUGH", "Effort", "Reach", "Sound", "examples_line", "sound", "trial"]
