"""Long runs are left out unless they are asked for: `pytest tests/format -m slow`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from ombre_dsl.format import canonical
from ombre_dsl.rulebook import compose
from ombre_dsl.syntax.from_text import parse


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: thousands of cases; run by `-m slow` alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "slow" in config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


@pytest.fixture(autouse=True, scope="module")
def read_once() -> Iterator[None]:
    """Reading is what takes the time, and every text is looked at from several sides: a tree is made of it once."""
    with pytest.MonkeyPatch.context() as patch:
        once = lru_cache(maxsize=8)(parse)
        for module in (canonical, compose):
            patch.setattr(module, "parse", once)
        yield
