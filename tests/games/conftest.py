"""How much to play: few hands in the suite, many on demand."""

from __future__ import annotations

import pytest


@pytest.fixture
def emitted_hands(request: pytest.FixtureRequest) -> int:
    """How many hands to play of each emitted ruleset."""
    return int(request.config.getoption("--hands"))


@pytest.fixture
def emitted_matches(request: pytest.FixtureRequest) -> int:
    """How many matches to play of each emitted ruleset."""
    return int(request.config.getoption("--matches"))
