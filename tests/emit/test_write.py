from __future__ import annotations

import os
from pathlib import Path

import pytest

from ombre_dsl.emit.write import Stale, compare, files_of, write

from . import fixtures

PLAN = {"a/one.txt": "one\n", "a/two.txt": "two\n", "b/three.txt": "three\n"}


def content(folder: Path) -> dict[str, str]:
    return {p.relative_to(folder).as_posix(): p.read_text() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_the_files_of_a_variant() -> None:
    plan = files_of(fixtures.rulebook(), fixtures.tables())

    assert sorted(plan) == ["tiny/rules.da.md", "tiny/rules.en.md", "tiny/ruleset.json", "tiny/ruleset.py"]
    assert all(text.endswith("\n") and not text.endswith("\n\n") for text in plan.values())


def test_what_is_written_is_what_was_planned(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "out"

    assert write(folder, PLAN) == list(PLAN)
    assert content(folder) == PLAN
    assert compare(folder, PLAN) == []
    assert write(folder, PLAN) == []
    assert write(folder, {**PLAN, "a/two.txt": "2\n"}) == ["a/two.txt"]


def test_what_is_not_up_to_date_is_told(tmp_path: Path) -> None:
    write(tmp_path, PLAN)
    (tmp_path / "a" / "one.txt").write_text("uno\n")
    (tmp_path / "a" / "two.txt").unlink()
    (tmp_path / "b" / "four.txt").write_text("four\n")
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "foreign.txt").write_text("not ours\n")

    assert compare(tmp_path, PLAN) == [
        Stale("a/one.txt", "stale", "- uno\n+ one"),
        Stale("a/two.txt", "missing"),
        Stale("b/four.txt", "extra"),
    ]


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_when_one_step_fails_all_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int) -> None:
    write(tmp_path, {"a/one.txt": "before\n"})
    before, steps, replace = content(tmp_path), [0], os.replace

    def fails(source: Path, target: Path) -> None:
        steps[0] += 1
        if steps[0] == failing + 1:
            raise OSError("the disk is full")
        replace(source, target)

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="full"):
        write(tmp_path, PLAN)

    assert content(tmp_path) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a"]
