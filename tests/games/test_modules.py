"""Variants with modules of house rules: those that make sense play, in any order; those that don't are told why."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations
from pathlib import Path

import pytest

from ombre_dsl.emit.python import ruleset_py
from ombre_dsl.files import compile_path

from .test_emitted import PLAY

GAMES = {"french": "entrada", "danish": "spil"}
SOUND = [
    ("french", used)
    for count in (1, 2, 3)
    for used in permutations(("contrabola", "gasca", "spadille_forcee"), count)
    if count < 3 or used == tuple(sorted(used))
] + [("danish", used) for count in (1, 2) for used in permutations(("contrabola", "spadille_forcee"), count)]
SENSELESS = [("danish", ("gasca",), "OM519"), ("house", ("gasca",), "OM519"), ("house", ("contrabola",), "OM302"),
             ("house", ("spadille_forcee",), "OM302"), ("danish", ("gasca", "contrabola"), "OM519")]  # fmt: skip


def written(folder: Path, base: str, used: tuple[str, ...]) -> Path:
    """A variant that extends the base and uses the modules, in this order."""
    lines = [f'variant mixed "Mixed" extends {base}', "ombre 1"]
    for module in used:
        lines += [
            f"use {module} {{",
            *([f"  game: {GAMES[base]}"] if module == "spadille_forcee" and base in GAMES else []),
            "}",
        ]
    path = folder / "mixed.ombre"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def name(case: tuple[object, ...]) -> str:
    """A case's name in the list of tests."""
    return f"{case[0]}-{'-'.join(case[1])}"  # type: ignore[arg-type]


@pytest.mark.parametrize("case", SOUND, ids=name)
def test_it_plays(case: tuple[str, tuple[str, ...]], tmp_path: Path, emitted_hands: int, emitted_matches: int) -> None:
    done = compile_path(written(tmp_path, *case))
    assert done.tables is not None and done.diagnostics == ()
    ruleset = tmp_path / "ruleset.py"
    ruleset.write_text(ruleset_py(done.tables), encoding="utf-8")
    command = [sys.executable, str(PLAY), str(ruleset), "0", str(emitted_hands // 3), str(emitted_matches // 2)]
    played = subprocess.run(command, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr[-2000:]


@pytest.mark.parametrize("case", SENSELESS, ids=name)
def test_it_makes_no_sense(case: tuple[str, tuple[str, ...], str], tmp_path: Path) -> None:
    base, used, code = case
    assert [d.code for d in compile_path(written(tmp_path, base, used)).diagnostics] == [code]


def rules_of(done: object) -> list[str]:
    """The steps when all pass, as they stand in the rulebook."""
    return [said.origin.words for said in done.rulebook.all_pass]  # type: ignore[attr-defined]


def test_the_order_of_use_makes_no_difference(tmp_path: Path) -> None:
    forced_first = compile_path(written(tmp_path, "french", ("spadille_forcee", "gasca")))
    wanted = ["force game on holder of spadille", "pay addition from each player to pot", "redeal by next dealer"]
    assert rules_of(forced_first) == wanted
    assert rules_of(compile_path(written(tmp_path, "french", ("gasca", "spadille_forcee")))) == wanted
