"""The hooks that the repository publishes call commands that there are, with options that they take."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.resources import variants_folder

HOOKS = yaml.safe_load((Path(__file__).parents[2] / ".pre-commit-hooks.yaml").read_bytes())


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_calls_a_command(hook: dict[str, str]) -> None:
    _, command, *options = hook["entry"].split()
    result = CliRunner().invoke(main, [command, *options, "no such file.ombre"])

    assert "no such file.ombre: there is no such file." in result.output.replace("\n", " ")


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_takes_variants_and_what_else_it_can(hook: dict[str, str]) -> None:
    files = [path.relative_to(variants_folder().parent).as_posix() for path in variants_folder().rglob("*.ombre")]
    taken = [file for file in files if re.search(hook["files"], file)]
    taken = [file for file in taken if not re.search(hook.get("exclude", "^$"), file)]

    assert "variants/danish.ombre" in taken
    assert ("variants/modules/gasca.ombre" in taken) == (hook["id"] == "ombre-fmt")
