"""The pytest plugin: ``pytest variants/`` tests variants as they stand.

Every ``.ombre`` file that is a variant is collected: an item for each example and check, for each proof, and for each
property of its hands.  ``collect_ignore_glob`` in a ``conftest.py`` and ``ombre_ignore`` in the configuration keep
files out.  Nothing of the compiler is imported until a file is collected.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HANDS = "40"
"""Whole hands that are drawn for a property."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--ombre-hands``, and the settings ``ombre_hands`` and ``ombre_ignore``."""
    words = "whole hands that are drawn for each property of a variant"
    parser.getgroup("ombre").addoption("--ombre-hands", type=int, metavar="N", help=f"{words} (setting: ombre_hands)")
    parser.addini("ombre_hands", words, default=HANDS)
    parser.addini("ombre_ignore", "files and folders whose variants are not tested", type="paths", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a variant; modules of house rules are tested in the variants that use them."""
    if file_path.suffix != ".ombre" or _is_ignored(file_path, parent.config) or is_module(file_path):
        return None
    from .testing.items import VariantFile

    return VariantFile.from_parent(parent, path=file_path)


def _is_ignored(path: Path, config: pytest.Config) -> bool:
    return any(path == place or place in path.parents for place in config.getini("ombre_ignore"))


def is_module(path: Path) -> bool:
    """Whether the first word of a file is ``module``."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as lines:
            words = (line.split() for line in lines)
            first = next((line[0] for line in words if line and not line[0].startswith("#")), "")
    except OSError:
        return False
    return first == "module"
