from __future__ import annotations

import os
from pathlib import Path

import pytest

import ombre_dsl
from ombre_dsl.files import LARGEST, UnreadableError, VariantError, compile_path, disk_reader, load
from ombre_dsl.resources import variants_folder


def test_a_variant_is_loaded() -> None:
    rules = ombre_dsl.load(variants_folder() / "danish.ombre")

    assert rules.tables.name == "danish"


def test_a_faulty_variant_carries_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "faulty.ombre"
    path.write_text("variant faulty\n")

    with pytest.raises(VariantError) as raised:
        load(path)

    assert raised.value.diagnostics
    assert raised.value.texts["faulty.ombre"] == "variant faulty\n"
    assert raised.value.diagnostics[0].message in str(raised.value)


@pytest.mark.parametrize("name", ["nothing.ombre", "."])
def test_what_is_no_file_is_no_fault_of_a_variant(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableError):
        compile_path(tmp_path / name)


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "large.ombre").write_bytes(b"#" * (LARGEST + 1))
    (tmp_path / "fits.ombre").write_bytes(b"#" * LARGEST)

    with pytest.raises(UnreadableError, match="larger than 1 MB"):
        compile_path(tmp_path / "large.ombre")
    assert len(disk_reader(tmp_path)("fits.ombre") or b"") == LARGEST


def test_files_beside_the_variant_come_first(tmp_path: Path) -> None:
    (tmp_path / "danish.ombre").write_text("mine")
    read = disk_reader(tmp_path)

    assert read("danish.ombre") == b"mine"
    assert read("french.ombre") == (variants_folder() / "french.ombre").read_bytes()
    assert read("sources/danish.toml") == (variants_folder() / "sources" / "danish.toml").read_bytes()
    assert read("nothing.ombre") is None
    assert read("sources") is None


@pytest.mark.parametrize(
    "name",
    [
        "../secret",
        "a/../../secret",
        "/etc/hostname",
        "",
        ".",
        "..\\secret",
        "C:secret",
        "a\0b",
        "link",
        "linked/secret",
    ],
)
def test_nothing_outside_the_folders_is_read(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "secret").write_text("secret")
    os.symlink(tmp_path / "secret", inside / "link")
    os.symlink(tmp_path, inside / "linked")

    assert disk_reader(inside)(name) is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("danihs", "Did you mean danish?"),
        ("tavern", "Did you mean tavern.ombre?"),
        ("xyzzyx", "Those that come with the program are danish, danish_four, "),
    ],
)
def test_a_name_that_nothing_has_is_told_what_there_is(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tavern.ombre").write_text('variant tavern "Tavern" extends danish\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnreadableError) as fault:
        load(name)
    assert f"{name}: there is no such file, and no variant of that name. {told}" in str(fault.value)
