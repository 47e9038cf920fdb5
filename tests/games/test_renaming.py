"""The compiler knows no game: other names change the answers by those names, and nothing else."""

from __future__ import annotations

import pytest

from ombre_dsl.runtime import Ruleset

from .renaming import compiled, renaming, translated
from .shared import CASES, NAMES, VARIANTS, cases, rules

SEEDS = range(40)


def _renamed(name: str) -> tuple[Ruleset, dict[str, str]]:
    path = VARIANTS / f"{name}.ombre"
    names = renaming(path)
    done = compiled(path, names)
    assert done.tables is not None, [d.message for d in done.diagnostics]
    return Ruleset(done.tables), names


@pytest.mark.parametrize("name", NAMES)
def test_answers_change_by_the_names_alone(name: str) -> None:
    other, names = _renamed(name)
    questions = [case["question"] for case in cases(name)] if (CASES / f"{name}.jsonl").is_file() else []
    for question in questions:
        answer = rules(name).ask(question)
        assert other.ask(translated(question, names)) == translated(answer, names)


@pytest.mark.parametrize("name", NAMES)
def test_hands_change_by_the_names_alone(name: str) -> None:
    other, names = _renamed(name)
    for seed in SEEDS:
        record = rules(name).play_out(seed).record()
        assert other.play_out(seed).record() == translated(record, names)
