"""Examples that fail, told line by line: those that rest on the same line of the rules together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import attrs

from ..checks.examples import answered, asked, difference, rests_on
from ..rulebook.model import Example, Rulebook
from ..runtime.errors import QuestionError
from ..runtime.ruleset import Ruleset
from ..runtime.rulings import grounds_of
from ..runtime.tables import Rule
from .report import Detail

MANY = 3
"""So many examples that rest on one line are told together."""


@attrs.frozen
class Failing:
    """An example that fails, what came of it instead, and the lines that this rests on, the most specific first."""

    example: Example
    found: str
    lines: tuple[Rule, ...]

    @property
    def place(self) -> str:
        """The file and line of what was expected."""
        span = self.example.expect_origin.span
        return f"{span.file}:{span.line}"


def failing(rulebook: Rulebook, rules: Ruleset) -> list[Failing]:
    """The examples and checks that do not give what they say, in the order of the file."""
    found = []
    for example in rulebook.examples:
        answer = answered(rules, example)
        says = str(answer.get("error") or difference(rulebook, example, answer))
        if says:
            found.append(Failing(example, says, _lines(rules, example)))
    return found


def _lines(rules: Ruleset, example: Example) -> tuple[Rule, ...]:
    try:
        return tuple(grounds_of(rules.prepared, asked(rules, example)))
    except (QuestionError, KeyError):
        return ()


def details(rules: Ruleset, found: Sequence[Failing]) -> Iterator[Detail]:
    """What is told of those that fail: first of lines that many rest on, then of the others, one by one."""
    left = list(found)
    while (line := _shared(left)) is not None:
        together = [one for one in left if line in one.lines]
        left = [one for one in left if line not in one.lines]
        says = f"{len(together)} that fail rest on {line.file}:{line.line}: {line.words}"
        yield Detail(says, tuple(f"{one.example.title}: {one.found} ({one.place})" for one in together))
    for one in left:
        rests = tuple(line for line in (rests_on(rules, one.example).strip(),) if line)
        yield Detail(f"{one.example.title}: {one.found}", (f"{one.place}: {one.example.expect_origin.words}", *rests))


def _shared(found: Sequence[Failing]) -> Rule | None:
    """The line that most of them rest on, when those are many; of several the most specific."""
    counts = Counter(line for one in found for line in one.lines)
    most = max(counts.values(), default=0)
    return next((line for line, number in counts.items() if number == most), None) if most >= MANY else None
