"""Variants for the tests, each compiled once."""

from __future__ import annotations

from functools import cache

from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.from_tree import rulebook_from
from ombre_dsl.ruleset.from_rulebook import tables_from
from ombre_dsl.testing import Subject, subject_of


@cache
def game(name: str) -> Subject:
    """A variant of the project."""
    subject, _ = subject_of(str(variants_folder() / f"{name}.ombre"))
    assert subject is not None
    return subject


def changed(base: str, *lines: str) -> Subject:
    """A variant that extends one of the project's; its inherited examples need not hold."""
    text = "\n".join([f'variant changed "Changed" extends {base}', "ombre 1", *lines, ""]).encode()
    disk = disk_reader(variants_folder())

    def read(name: str) -> bytes | None:
        return text if name == "changed.ombre" else disk(name)

    found = {one.code for one in compile_variant("changed.ombre", read).diagnostics if one.severity == "error"}
    assert found <= {"OM601", "OM602", "OM606"}
    rulebook, _, _ = rulebook_from("changed.ombre", read)
    assert rulebook is not None
    return Subject.of(rulebook, tables_from(rulebook))
