"""What ``ombre check`` costs in processor time, whole processes with their start, and how that grows with contracts.

Times are in seconds; they are those of the child processes alone.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

BARE = [sys.executable, "-c", "import lark, attrs"]
_number = count()


def seconds(command: list[str], cache: str | None = None) -> float:
    """The processor time of a process; ``cache`` is the folder where the program keeps things, empty for nowhere."""
    env = {**os.environ, **({} if cache is None else {"OMBRE_CACHE": cache})}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled, as lark and attrs have
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _check(path: Path) -> list[str]:
    return [sys.executable, "-m", "ombre_dsl", "check", str(path)]


class Checks:
    """Checks of copies of a variant in a folder of its own, with a cache of its own; a context manager."""

    def __init__(self, variants: Path, name: str) -> None:
        self.variants, self.name = variants, name
        self._folder = TemporaryDirectory()
        self.folder = Path(self._folder.name)
        self.kept = str(self.folder / "kept")
        (self.folder / "sources").symlink_to(variants / "sources")
        (self.folder / "records").symlink_to(variants / "records")
        self.text = (variants / f"{name}.ombre").read_text(encoding="utf-8")
        self.path = self.folder / f"{name}.ombre"
        self.path.write_text(self.text, encoding="utf-8")
        seconds(_check(self.path), self.kept)

    def __enter__(self) -> Checks:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def bare(self) -> float:
        """The start of Python and of the two libraries that a check needs."""
        return seconds(BARE)

    def unchanged(self) -> float:
        """A check of a file that was checked before and has not changed."""
        self.path.write_text(self.text, encoding="utf-8")
        seconds(_check(self.path), self.kept)
        return seconds(_check(self.path), self.kept)

    def changed(self) -> float:
        """A check of a file that has changed; the grammar is kept."""
        self.path.write_text(f"{self.text}# change {next(_number)}\n", encoding="utf-8")
        return seconds(_check(self.path), self.kept)

    def cold(self) -> float:
        """A check with nothing kept."""
        return seconds(_check(self.path), "")

    def with_contracts(self, more: int) -> float:
        """A check of a variant with so many contracts more, each with its row of pay; the grammar is kept."""
        path = self.folder / "larger.ombre"
        path.write_text(f"{larger(self.name, more)}# change {next(_number)}\n", encoding="utf-8")
        return seconds(_check(path), self.kept)


def larger(base: str, more: int) -> str:
    """A variant on a base with a contract ``grand``, with so many more of its like."""
    names = [f"extra_{number}" for number in range(more)]
    contracts = "".join(f'contract {name} "{name}" like grand {{\n  exchange: nobody\n}}\n' for name in names)
    ladder = "".join(f"  insert {name} above solo_kulor\n" for name in names)
    rows = "".join(f"  | {name} | 9 | -9 | -9 |\n" for name in names)
    changes = f"change auction {{\n{ladder}}}\npayoffs from payer to declarer {{\n"
    pay = f"  | contract | won | lost | surrendered |\n{rows}}}\n"
    head = f'variant larger "Larger" extends {base}\nombre 1\nlanguage en\n'
    return head + (contracts + changes + pay if more else "")
