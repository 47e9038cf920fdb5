"""What a program meets: the public names, and a ruleset that is shipped with the folder `runtime` alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ombre_dsl
from ombre_dsl.emit.python import ruleset_py
from tests.emit import fixtures


def test_every_public_name_is_there_and_listed() -> None:
    for name in ombre_dsl.__all__:
        assert getattr(ombre_dsl, name).__name__ == name
    assert set(ombre_dsl.__all__) <= set(dir(ombre_dsl))


def test_a_question_without_an_answer_raises_what_can_be_caught() -> None:
    with pytest.raises(ombre_dsl.QuestionError, match="'tricks' is a list of 3 numbers"):
        ombre_dsl.load("danish").ruling({"ask": "settle", "contract": "solo", "declarer": 0, "tricks": [5, 4]})


def test_a_ruleset_plays_beside_the_folder_runtime_alone(tmp_path: Path) -> None:
    package = Path(str(ombre_dsl.__file__)).parent
    shutil.copytree(package / "runtime", tmp_path / "ombre_dsl" / "runtime")
    (tmp_path / "ruleset.py").write_text(ruleset_py(fixtures.tables()), encoding="utf-8")

    program = "from ruleset import RULES; print(RULES.deal(seed=1).legal()[0])"
    command = [sys.executable, "-S", "-c", program]
    ran = subprocess.run(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True)

    assert (ran.stdout, ran.stderr) == ("pass\n", "")
