"""The cases of the four sources, and whole hands with their results."""

from __future__ import annotations

import pytest

from .shared import CASES, Case, cases, differs, rules

SOURCES = sorted(path.stem for path in CASES.glob("*.jsonl") if path.stem != "records")


def _all() -> list[tuple[str, Case]]:
    return [(name, case) for name in SOURCES for case in cases(name)]


@pytest.mark.parametrize(("name", "case"), _all(), ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_case(name: str, case: Case) -> None:
    assert differs(case["answer"], rules(name).ask(case["question"])) == "", case["why"]


@pytest.mark.parametrize("case", cases("records"), ids=lambda case: case["id"])
def test_record(case: Case) -> None:
    record = dict(case["record"])
    wanted = record.pop("result")
    found = rules(record["variant"]).replay(record).record()["result"]
    assert differs(wanted, found) == "", case["why"]
