"""Whatever is formatted keeps its rules and its comments: every file of the repository, and variants that are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from ombre_dsl.files import disk_reader
from ombre_dsl.format import formatted
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder
from ombre_dsl.syntax.reading import decode
from ombre_dsl.testing import Drawn, variants

from .sense import hold_against

VARIANTS = sorted(variants_folder().rglob("*.ombre"))
FILES = [*VARIANTS, *sorted(Path(__file__).parents[1].rglob("*.ombre"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_of_the_repository(path: Path) -> None:
    text, _ = decode(path.name, path.read_bytes())
    if text is not None and formatted(path.name, text)[0] is not None:
        hold_against(path.name, text, disk_reader(path.parent))


def drawn_stays_the_same(drawn: Drawn) -> None:
    hold_against(drawn.name, drawn.text, drawn.read)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(variants())
def test_drawn_variants(drawn: Drawn) -> None:
    drawn_stays_the_same(drawn)


@pytest.mark.slow
@settings(max_examples=5000, deadline=None, suppress_health_check=list(HealthCheck))
@given(variants())
def test_many_drawn_variants(drawn: Drawn) -> None:
    drawn_stays_the_same(drawn)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(variants())
def test_drawn_variants_are_sound(drawn: Drawn) -> None:
    assert compile_variant(drawn.name, drawn.read).ok


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(variants(plain=True))
def test_plain_ones_are_sound_too(drawn: Drawn) -> None:
    assert compile_variant(drawn.name, drawn.read).ok
