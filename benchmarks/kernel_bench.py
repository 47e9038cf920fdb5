"""How fast the kernel is, beside a C program and a numba function of bare play; each a function that gives hands/s.

``python benchmarks/kernel_bench.py`` prints medians of several rounds.  Time is that of the processor, so that what
else runs on the machine counts little; compiling is not counted.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import ceiling_numba  # noqa: E402

import ombre_dsl  # noqa: E402
from ombre_dsl.kernel import Kernel  # noqa: E402

CONTRACT, TRUMP = "solo", "hearts"
"""What bare play is played in, with the Danish rules."""


@cache
def kernel(variant: str) -> Kernel:
    """The kernel of a shipped variant, compiled."""
    made = Kernel(ombre_dsl.load(HERE.parent / "variants" / f"{variant}.ombre").tables)
    made.play(0, 1)
    return made


def _rate(work: Callable[[], object], hands: int) -> float:
    start = time.process_time()
    work()
    return hands / (time.process_time() - start)


def whole_hands(variant: str = "danish", hands: int = 200_000, policy: str = "random") -> float:
    """Whole hands a second: auction, exchange, calls, play and settlement, on one core."""
    made = kernel(variant)
    made.play(0, 1, policy)
    return _rate(lambda: made.play(0, hands, policy), hands)


def bare_play(hands: int = 500_000) -> float:
    """Hands a second of bare play by the kernel."""
    made = kernel("danish")
    made.tricks(CONTRACT, TRUMP, 0, 1)
    return _rate(lambda: made.tricks(CONTRACT, TRUMP, 0, hands), hands)


def ceiling_by_numba(hands: int = 500_000) -> float:
    """Hands a second of bare play by the numba function."""
    table = ceiling_numba.lay_out()
    ceiling_numba.play(table, 0, 1)
    return _rate(lambda: ceiling_numba.play(table, 0, hands), hands)


@cache
def _program() -> str:
    """The C program, compiled; FileNotFoundError where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise FileNotFoundError("no C compiler is to be found (cc, gcc, clang)")
    program = Path(tempfile.mkdtemp()) / "ceiling"
    options = ["-O3", "-march=native", "-o", str(program), str(HERE / "ceiling.c")]
    subprocess.run([compiler, *options], check=True)
    return str(program)


def run_c(hands: int, first_seed: int = 0) -> list[float]:
    """What the C program prints: seconds, hands a second, and the tricks of the seats."""
    printed = subprocess.run([_program(), str(hands), str(first_seed)], check=True, capture_output=True, text=True)
    return [float(word) for word in printed.stdout.split()]


def ceiling_in_c(hands: int = 500_000) -> float:
    """Hands a second of bare play by the C program."""
    return run_c(hands)[1]


def same_tricks(hands: int = 10_000) -> bool:
    """Whether kernel, numba function and C program take the same tricks."""
    by_kernel = kernel("danish").tricks(CONTRACT, TRUMP, 0, hands).sum(axis=0).tolist()
    by_numba = ceiling_numba.play(ceiling_numba.lay_out(), 0, hands).tolist()
    return by_kernel == by_numba == [int(tricks) for tricks in run_c(hands)[2:]]


def measure(rounds: int = 5) -> dict[str, float]:
    """Medians in hands a second, all measured in turn in each round."""
    names = sorted(path.stem for path in (HERE.parent / "variants").glob("*.ombre"))
    runs: dict[str, Callable[[], float]] = {f"whole hands, {name}": partial(whole_hands, name) for name in names}
    runs |= {f"sensible hands, {name}": partial(whole_hands, name, 20_000, "sensible") for name in names}
    runs |= {"bare play, kernel": bare_play, "bare play, numba": ceiling_by_numba, "bare play, C": ceiling_in_c}
    found = [{what: run() for what, run in runs.items()} for _ in range(rounds)]
    return {what: statistics.median(one[what] for one in found) for what in runs}


if __name__ == "__main__":
    print("the same tricks:", same_tricks())
    for what, rate in measure().items():
        print(f"{what:32} {rate:12,.0f} hands/s")
