"""Typical mistakes, and that what is offered for them mends them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ombre_dsl.diagnostics.mending import mended, offered
from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.resources import variants_folder

TABLE = tomllib.loads((Path(__file__).parent / "mends" / "mistakes.toml").read_text("utf-8"))
MISTAKES: list[dict[str, str]] = TABLE["mistake"]
FILE = f"{TABLE['base']}.ombre"
ROUNDS = 3
"""A mend may bring another mistake to light that stands on the same line."""


def compiled(text: str) -> Compilation:
    read = disk_reader(variants_folder())
    return compile_variant(FILE, lambda name: text.encode() if name == FILE else read(name))


def written(mistake: dict[str, str]) -> str:
    """The file with the mistake in it; how many blanks part its words doesn't matter."""
    text = (variants_folder() / FILE).read_text("utf-8")
    place = re.compile(re.sub(r"(\\ )+", " +", re.escape(mistake["find"]))).search(text)
    assert place, mistake["name"]
    return text[: place.start()] + mistake["put"] + text[place.end() :]


def is_mended(text: str) -> bool:
    for _ in range(ROUNDS):
        compilation = compiled(text)
        if compilation.ok:
            return True
        text = mended(text, offered(compilation.diagnostics, FILE))
    return compiled(text).ok


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake["name"])
def test_a_mistake_is_mended_by_what_is_offered(mistake: dict[str, Any]) -> None:
    text = written(mistake)
    assert not compiled(text).ok
    assert is_mended(text) == ("hopeless" not in mistake)


def test_hardly_any_mistake_is_hopeless() -> None:
    hopeless = [mistake for mistake in MISTAKES if "hopeless" in mistake]
    assert len(MISTAKES) >= 40
    assert len(hopeless) <= len(MISTAKES) // 20
