"""The emitted rulesets play without the compiler: cards and chips are kept, records replay to the same result."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .shared import NAMES

GENERATED = Path(__file__).parents[2] / "generated"
PLAY = Path(__file__).parent / "play_emitted.py"


@pytest.mark.parametrize("name", NAMES)
def test_whole_hands(name: str, emitted_hands: int, emitted_matches: int) -> None:
    ruleset = GENERATED / name / "ruleset.py"
    command = [sys.executable, str(PLAY), str(ruleset), "0", str(emitted_hands), str(emitted_matches)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == f"{emitted_hands} hands, {emitted_matches} matches\n"
