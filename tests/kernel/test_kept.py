"""Machine code is kept on the disk; where what is kept is broken, or the disk is, hands are played all the same."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

from ombre_dsl.kernel.jit import Kept, source_mark

SOURCE = "def double(number):\n    return 2 * number\n"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where numba keeps machine code in this test."""
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(tmp_path / "kept")
    (tmp_path / "doubling.py").write_text(SOURCE, encoding="utf-8")
    yield tmp_path / "kept"
    numba.config.CACHE_DIR = before


def doubling(folder: Path) -> Kept:
    """The function of a program that has just started."""
    spec = importlib.util.spec_from_file_location("doubling", folder.parent / "doubling.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["doubling"] = module
    spec.loader.exec_module(module)
    return Kept(module.double)


def hits(function: Kept) -> int:
    """How often machine code was found on the disk."""
    return sum(function._compiled.stats.cache_hits.values())


def test_what_is_kept_is_found_again(folder: Path) -> None:
    assert doubling(folder)(4) == 8
    again = doubling(folder)
    assert (again(4), hits(again)) == (8, 1)


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
@pytest.mark.parametrize("content", [b"", b"gibberish"])
def test_what_is_broken_is_made_anew(folder: Path, ending: str, content: bytes) -> None:
    assert doubling(folder)(4) == 8
    for path in folder.rglob(f"*.{ending}"):
        path.write_bytes(content)
    assert doubling(folder)(4) == 8
    again = doubling(folder)
    assert (again(4), hits(again)) == (8, 1), "and it was kept again"


def test_a_disk_that_is_full_keeps_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    function = doubling(folder)
    monkeypatch.setattr(function._compiled._cache, "save_overload", full)
    assert function(4) == 8
    assert function(5) == 10


def test_no_folder_to_write_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object, **options: object) -> object:
        if options.pop("cache", False):
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function

    monkeypatch.setattr(numba, "njit", nowhere)
    assert doubling(folder)(4) == 8


def test_the_mark_is_of_all_sources() -> None:
    assert source_mark() == source_mark()
    assert source_mark() > 0


def test_without_numba_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['numba'] = None; import ombre_dsl.kernel"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "the fast kernel needs numba and numpy" in told.stderr
    assert "pip install 'ombre_dsl[fast]'" in told.stderr


def test_the_runtime_and_the_compiler_do_without() -> None:
    program = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None;"
        "import ombre_dsl, ombre_dsl.runtime, ombre_dsl.cli; print(ombre_dsl.load('danish').name)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "danish\n"
