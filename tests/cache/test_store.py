"""What is kept is whole, the user's own, of this version, and never more than so much."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ombre_dsl.cache import store


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_what_is_saved_is_loaded() -> None:
    store.save("sound-1", b"content")
    assert store.load("sound-1") == b"content"
    assert store.load("sound-2") is None


@pytest.mark.parametrize(
    "broken",
    [b"", b"x", bytes(32), b"\xff" * 100, b"not a digest of what follows, but as long as one"],
)
def test_what_something_else_wrote_is_not_loaded(folder: Path, broken: bytes) -> None:
    store.save("sound-1", b"content")
    (folder / "sound-1").write_bytes(broken)
    assert store.load("sound-1") is None
    store.save("sound-1", b"content")
    assert store.load("sound-1") == b"content"


def test_a_file_cut_short_anywhere_is_not_loaded(folder: Path) -> None:
    store.save("sound-1", b"content")
    whole = (folder / "sound-1").read_bytes()
    for length in range(len(whole)):
        (folder / "sound-1").write_bytes(whole[:length])
        assert store.load("sound-1") is None


@pytest.mark.skipif(os.name != "posix", reason="the owner of a file is known on POSIX systems alone")
def test_what_others_may_write_to_is_not_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("sound-1", b"content")
    (folder / "sound-1").chmod(0o666)
    assert store.load("sound-1") is None
    (folder / "sound-1").chmod(0o600)
    assert store.load("sound-1") == b"content"
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert store.load("sound-1") is None


def test_an_empty_name_turns_keeping_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMBRE_CACHE", "")
    store.save("sound-1", b"content")
    assert store.folder() is None
    assert store.load("sound-1") is None


def test_a_folder_that_cannot_be_made_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "file" / "kept"))
    store.save("sound-1", b"content")
    assert store.load("sound-1") is None


def test_a_full_disk_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save("sound-1", b"content")

    def full(one: object, other: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    store.save("sound-1", b"other")
    assert [file.name for file in folder.iterdir()] == ["sound-1"]
    assert store.load("sound-1") == b"content"


def test_the_oldest_go_when_there_are_too_many(folder: Path) -> None:
    store.save("grammar-1", b"another kind")
    for number in range(store.MOST + 3):
        store.save(f"sound-{number}", b"content")
        os.utime(folder / f"sound-{number}", (number, number))
    names = {file.name for file in folder.iterdir()}
    assert names == {"grammar-1", *(f"sound-{number}" for number in range(3, store.MOST + 3))}


def test_what_was_begun_and_never_ended_is_taken_away(folder: Path) -> None:
    store.save("sound-1", b"content")
    (folder / "new-old").write_bytes(b"half")
    os.utime(folder / "new-old", (0, 0))
    (folder / "new-now").write_bytes(b"half")
    store.save("sound-2", b"content")
    assert {file.name for file in folder.iterdir()} == {"sound-1", "sound-2", "new-now"}


_WRITE = """
import sys
from ombre_dsl.cache import store
for number in range(200):
    store.save("sound-1", sys.argv[1].encode() * 5000)
    found = store.load("sound-1")
    assert found is not None and len(found) == 5000 and len(set(found)) == 1, found
"""


def test_several_that_write_at_once_leave_one_whole_file() -> None:
    writers = [subprocess.Popen([sys.executable, "-c", _WRITE, letter]) for letter in "abc"]
    assert [writer.wait(60) for writer in writers] == [0, 0, 0]
    assert store.load("sound-1") in (b"a" * 5000, b"b" * 5000, b"c" * 5000)
