"""Shared by all tests: golden files, which are compared and never written unless that is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# The suite draws the same examples each time, so that it fails only for what was changed; `--hypothesis-profile
# wandering` draws new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("wandering", deadline=None)
settings.load_profile("steady")

Golden = Callable[[str, str], None]

collect_ignore_glob = ["*.ombre"]  # variants that tests are about, many of them faulty


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept-golden", action="store_true", help="write the golden files anew; read the difference first"
    )
    parser.addoption("--hands", type=int, default=60, help="whole hands of each emitted ruleset")
    parser.addoption("--matches", type=int, default=2, help="whole matches of each emitted ruleset")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare a text with the file of that name in the folder ``golden`` beside the test."""
    folder = Path(request.path).parent / "golden"
    accept = bool(request.config.getoption("--accept-golden"))

    def compare(name: str, text: str) -> None:
        path = folder / name
        if accept:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        assert path.is_file(), f"{path.name} is not there: read the output, then run pytest --accept-golden"
        assert text == path.read_bytes().decode("utf-8"), f"{path.name} differs; --accept-golden accepts the new text"

    return compare
