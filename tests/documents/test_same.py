"""Every document of every variant in every language is the same from run to run."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from ombre_dsl.resources import variants_folder

_PROGRAM = """
import hashlib, sys
from pathlib import Path
from ombre_dsl.emit.sheet import LANGUAGES
from ombre_dsl.emit.write import differences_of, documents_of
from ombre_dsl.files import compile_base, compile_path
whole = hashlib.sha256()
for path in sorted(Path(sys.argv[1]).glob("*.ombre")):
    one = compile_path(path)
    plan = {}
    for language in LANGUAGES:
        plan |= documents_of(one.rulebook, one.tables, language)
    base = compile_base(path, one.rulebook.extends)
    if base is not None:
        plan |= differences_of(base.rulebook, one.rulebook)
    whole.update(repr(sorted(plan.items())).encode())
print(whole.hexdigest())
"""


def run(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", _PROGRAM, str(variants_folder())]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_the_documents_do_not_depend_on_the_hash_seed() -> None:
    first = run("1")

    assert len(first) == hashlib.sha256().digest_size * 2
    assert first == run("2")
