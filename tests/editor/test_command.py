"""`ombre lsp` where what it needs is not installed."""

from __future__ import annotations

import sys

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main


def test_without_pygls_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ombre_dsl.editor")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pygls", None)
    result = CliRunner().invoke(main, ["lsp"])

    assert result.exit_code == 2
    assert "pip install 'ombre_dsl[editor]'" in result.output
