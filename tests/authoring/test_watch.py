"""Files are looked at again when they are saved."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.authoring.watching import changed_files
from ombre_dsl.cli import main
from ombre_dsl.cli.watch import look


class Over(Exception):
    """The last step of a test is done."""


def after(*steps: Callable[[], object]) -> Callable[[], None]:
    """A pause in which one step after another is taken; then it is over."""
    left = list(steps)

    def pause() -> None:
        if not left:
            raise Over
        left.pop(0)()

    return pause


def test_only_what_was_saved_is_looked_at_again() -> None:
    stamps = {"a": 1, "b": 1, "base": 1}
    needs = {"a": ["a", "base"], "b": ["b"]}
    pause = after(lambda: None, lambda: stamps.update(b=2), lambda: stamps.update(base=2), lambda: stamps.pop("a"))
    seen = []
    with pytest.raises(Over):
        for changed in changed_files(["a", "b", "a"], needs.__getitem__, stamps.get, pause):
            seen.append(changed)

    assert seen == [["a", "b"], ["b"], ["a"], ["a"]]


def test_what_is_saved_during_a_look_is_looked_at_next() -> None:
    stamps = {"a": 1}
    looks = 0
    with pytest.raises(Over):
        for _ in changed_files(["a"], lambda file: [file], stamps.get, after(lambda: None)):
            looks += 1
            stamps["a"] = 2

    assert looks == 2


def test_a_fault_is_reported_and_then_its_mend(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "ours.ombre"
    good = 'variant ours "Ours" extends danish\n'

    def save(text: str) -> None:
        place.write_text(text, encoding="utf-8")
        os.utime(place, ns=(len(text), len(text)))

    save(good)
    bad = f"{good}change plays {{\n  lead: eldest\n}}\n"
    with pytest.raises(Over):
        look([place], True, after(lambda: save(bad), lambda: save(good), place.unlink))
    told = capsys.readouterr()

    assert told.out.splitlines()[0] == f"{place}: no faults; 7 examples right."
    assert told.out.splitlines()[1:] == [f"{place}: 1 fault.", f"{place}: no faults; 7 examples right."]
    assert "no such file" in told.err


def test_ctrl_c_ends_it_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "ours.ombre"
    place.write_text('variant ours "Ours" extends danish\n', encoding="utf-8")

    def interrupted(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", interrupted)
    result = CliRunner().invoke(main, ["watch", str(place)])

    assert result.exit_code == 0
    assert "no faults" in result.output
