"""A check of what has not changed is answered at once, and in the same words."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl import pipeline
from ombre_dsl.cache import fingerprint, store, verdicts
from ombre_dsl.cli.check import check
from ombre_dsl.resources import variants_folder

VARIANTS = variants_folder()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the variants that were compiled."""
    names: list[str] = []
    real = pipeline.compile_variant

    def noted(name: str, *rest: object, **more: object) -> pipeline.Compilation:
        names.append(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(pipeline, "compile_variant", noted)
    return names


def shown(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(check, list(words))
    return result.exit_code, result.stdout, result.stderr


def small(folder: Path) -> Path:
    """A variant on another one in the same folder, which stands on one that comes with the program."""
    (folder / "base.ombre").write_text('variant base "Base" extends danish_four\n')
    (folder / "mine.ombre").write_text('variant mine "Mine" extends base\n')
    return folder / "mine.ombre"


def test_what_has_not_changed_is_not_compiled_again(tmp_path: Path, compiled: list[str]) -> None:
    path = str(small(tmp_path))
    first = shown(path)
    assert first == (0, f"{path}: no faults.\n", "")
    assert [shown(path), shown(path, "--plain")] == [first, first]
    assert shown(path, "--format", "json") == (0, "[]\n", "")
    assert compiled == ["mine.ombre"]


def changes(folder: Path) -> Iterator[Path]:
    """A change to each file that the variant of ``small`` stands on, and a file that takes another's place."""
    for name in ("mine.ombre", "base.ombre"):
        with (folder / name).open("a") as file:
            file.write("# a line more\n")
        yield folder / name
    shadow = folder / "danish_four.ombre"
    shadow.write_bytes((VARIANTS / "danish_four.ombre").read_bytes() + b"# mine\n")
    yield shadow


def test_any_file_that_changes_makes_it_compile_again(tmp_path: Path, compiled: list[str]) -> None:
    path = str(small(tmp_path))
    first = shown(path)
    for number, changed in enumerate(changes(tmp_path), 2):
        assert shown(path) == first, changed
        assert shown(path) == first, changed
        assert compiled == ["mine.ombre"] * number, changed


def test_a_fault_that_comes_with_a_change_is_reported(tmp_path: Path) -> None:
    path = small(tmp_path)
    assert shown(str(path))[0] == 0
    (tmp_path / "base.ombre").write_text('variant base "Base" extends danish_for\n')
    assert shown(str(path))[0] == 1
    (tmp_path / "base.ombre").unlink()
    assert shown(str(path))[0] == 1


def test_a_variant_at_fault_is_reported_in_full_each_time(tmp_path: Path, compiled: list[str], folder: Path) -> None:
    path = tmp_path / "bad.ombre"
    path.write_text('variant bad "Bad" extends danish\nchange play {\n  led: eldest\n}\n')
    first = shown(str(path))
    assert first[0] == 1 and "led" in first[2]
    assert shown(str(path)) == first
    assert compiled == ["bad.ombre"] * 2
    assert not list(folder.glob("sound-*"))


@pytest.mark.parametrize("name", sorted(path.stem for path in VARIANTS.glob("*.ombre")))
def test_the_same_words_with_and_without(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(VARIANTS / f"{name}.ombre")
    first, second = shown(path), shown(path)
    monkeypatch.setenv("OMBRE_CACHE", "")
    assert first == second == shown(path) == (0, f"{path}: no faults.\n", "")


def test_another_version_of_the_program_checks_anew(
    tmp_path: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(small(tmp_path))
    shown(path)
    monkeypatch.setattr(verdicts, "fingerprint", lambda: "another")
    shown(path)
    assert compiled == ["mine.ombre"] * 2


def test_the_fingerprint_tells_every_file_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "one.py").write_text("1")
    monkeypatch.setattr(fingerprint, "_PACKAGE", tmp_path)
    seen = set()
    for change in (
        lambda: None,
        lambda: (tmp_path / "part" / "one.py").write_text("12"),
        lambda: os.utime(tmp_path / "part" / "one.py", (1, 1)),
        lambda: (tmp_path / "two.py").write_text("2"),
        lambda: (tmp_path / "two.py").rename(tmp_path / "three.py"),
        lambda: monkeypatch.setattr(fingerprint, "__version__", "9"),
    ):
        change()
        seen.add(fingerprint.fingerprint.__wrapped__())
    assert len(seen) == 6


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b'{"files": 1, "folders": {}}', b"\xff"])
def test_a_verdict_of_another_make_is_none(tmp_path: Path, compiled: list[str], content: bytes, folder: Path) -> None:
    path = str(small(tmp_path))
    first = shown(path)
    (kept,) = folder.glob("sound-*")
    store.save(kept.name, content)
    assert shown(path) == first
    assert compiled == ["mine.ombre"] * 2


def test_two_checks_at_once(tmp_path: Path) -> None:
    path = str(small(tmp_path))
    command = [sys.executable, "-m", "ombre_dsl", "check", path]
    for _ in range(2):
        both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
        assert [one.communicate(timeout=120) for one in both] == [(f"{path}: no faults.\n".encode(), b"")] * 3


_MODULES = """
import sys
from ombre_dsl.cli import main
try:
    main(["check", sys.argv[1]])
except SystemExit as end:
    assert not end.code
print(*{name.split(".")[0] for name in sys.modules}, *(name for name in sys.modules if name.startswith("ombre_dsl.")))
"""


def test_a_check_imports_only_what_it_needs(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _MODULES, str(small(tmp_path))]
    first, second = (set(subprocess.check_output(command, text=True).split()) for _ in range(2))
    assert "lark" in first
    assert not first & {"jinja2", "babel", "markdown", "hypothesis", "pytest"}
    assert not first & {"ombre_dsl.emit", "ombre_dsl.proofs", "ombre_dsl.cli.build", "ombre_dsl.cli.test"}
    assert not second & {"lark", "attrs", "attr", "ombre_dsl.pipeline", "ombre_dsl.runtime", "ombre_dsl.rulebook"}
