"""Everything side by side, in one run on one machine: ``python benchmarks/run.py``.

Each round measures everything in turn, so that what else goes on in the machine falls on all alike; what is told are
medians of the rounds.  What rates are to OpenSpiel's skat is measured once more, with skat just before and after each.
``--docs docs`` writes the tables and the plot into the documentation.  What is not installed is named in the table;
``pip install -e '.[bench]'`` installs all but a C compiler.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import growth  # noqa: E402
import others  # noqa: E402
import plot  # noqa: E402
from checks import Checks  # noqa: E402

Measure = Callable[[], float]
SKAT = "OpenSpiel skat"
MEASURED, END = "<!-- measured -->", "<!-- end -->"
_SOURCES = ("danish", "french", "japanese", "lithuanian")


def checks(at: Checks) -> dict[str, Measure]:
    """The costs of a check, in seconds of processor time."""
    return {
        "python -c 'import lark, attrs'": at.bare,
        "ombre check, nothing kept": at.cold,
        "ombre check, the file has changed": at.changed,
        "ombre check, nothing has changed": at.unchanged,
        **{f"ombre check, {10 + more} contracts": partial(at.with_contracts, more) for more in (0, 10, 30)},
    }


def rates() -> dict[str, Measure]:
    """Hands or games a second of processor time."""
    python = {f"Python ruleset, {name}": partial(others.python_ruleset, name) for name in _SOURCES}
    kernel = {f"kernel, {name}": partial(others.kernel, "whole_hands", name) for name in _SOURCES}
    return {
        SKAT: partial(others.openspiel, "skat"),
        "OpenSpiel skat, chance by weights": partial(others.openspiel_weighted, "skat"),
        "OpenSpiel euchre": partial(others.openspiel, "euchre"),
        "OpenSpiel tarok": partial(others.openspiel, "tarok"),
        "RLCard bridge": others.rlcard_bridge,
        **python,
        **kernel,
        "bare play, kernel": partial(others.kernel, "bare_play"),
        "bare play, numba by hand": partial(others.kernel, "ceiling_by_numba"),
        "bare play, C by hand": partial(others.kernel, "ceiling_in_c"),
    }


def beside_skat(measures: dict[str, Measure]) -> dict[str, Measure]:
    """For each measure what it is to skat, measured in slices just before and after it.

    A machine may be twice as fast in one second as in the next.  What is measured within a second suffers alike, so a
    ratio made here says more than one of two medians.
    """

    def ratio(measure: Measure) -> float:
        before = others.openspiel("skat", 300)
        rate = measure()
        return 2 * rate / (before + others.openspiel("skat", 300))

    asked = {name: measure for name, measure in measures.items() if not name.startswith(("OpenSpiel skat", "bare"))}
    return {name: partial(ratio, measure) for name, measure in asked.items()}


def medians(measures: dict[str, Measure], rounds: int) -> tuple[dict[str, float], dict[str, str]]:
    """The median of each measure, all in turn in each round; and what is missing for those that can't be made."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    missing: dict[str, str] = {}
    for number in range(rounds):
        for name, measure in measures.items():
            print(f"\r\x1b[Kround {number + 1} of {rounds}: {name}", end="", file=sys.stderr)
            if name not in missing:
                try:
                    found[name].append(measure())
                except others.Missing as what:
                    missing[name] = str(what)
    print("\r\x1b[K", end="", file=sys.stderr)
    return {name: statistics.median(values) for name, values in found.items() if values}, missing


def check_table(times: dict[str, float]) -> list[str]:
    """The costs of a check and what they are to the bare start."""
    bare = times["python -c 'import lark, attrs'"]
    rows = [f"| {name} | {value * 1000:.0f} ms | {value / bare:.2f} |" for name, value in times.items()]
    growth_by = (times["ombre check, 20 contracts"] - bare) / (times["ombre check, 10 contracts"] - bare)
    return [
        "| what | processor time | to the bare start |",
        "|---|---:|---:|",
        *rows,
        "",
        f"Beyond the bare start, 20 contracts cost {growth_by:.2f} times as much as 10.",
    ]


def rate_table(found: dict[str, float], missing: dict[str, str], beside: dict[str, float]) -> list[str]:
    """Rates, and what they are to OpenSpiel's skat (measured side by side) and to the C program."""
    rows = []
    for name in rates():
        if name in missing:
            rows.append(f"| {name} | not measured: {missing[name]} is not installed | | |")
            continue
        bare = name.startswith("bare")
        to_skat = f"{beside[name]:.2f}" if name in beside else ""
        c = found.get("bare play, C by hand")
        to_c = f"{found[name] / c:.2f}" if bare and c else ""
        rows.append(f"| {name} | {found[name]:,.0f} | {to_skat} | {to_c} |")
    return ["| what | hands a second | to OpenSpiel's skat | to C |", "|---|---:|---:|---:|", *rows]


def growth_table(rounds: int, hands: Sequence[int]) -> list[str]:
    """Time and memory by hands, and time by workers; each worker has a processor of its own, if there are two."""
    rows = ["| hands | workers | seconds by the clock | memory of the largest process |", "|---:|---:|---:|---:|"]
    for number, workers in [*((number, 1) for number in hands), (hands[-1], 2)]:
        made = [growth.simulated(others.VARIANTS / "danish.ombre", number, workers) for _ in range(rounds)]
        took, memory = (statistics.median(part) for part in zip(*made, strict=True))
        rows.append(f"| {number:,} | {workers} | {took:.1f} | {memory:.0f} MB |")
    return rows


def machine() -> str:
    """What it was measured on."""
    return f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"


def write(docs: Path, told: Sequence[str], found: dict[str, float]) -> None:
    """Put the tables in the place of those of ``benchmarks.md``, and the plot beside it."""
    ours = frozenset(name for name in found if name.startswith(("Python", "kernel", "bare play, kernel")))
    picture = plot.bars("Hands a second, one processor", "hands or games a second", found, ours)
    (docs / "benchmarks.svg").write_text(picture, encoding="utf-8")
    page = docs / "benchmarks.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(MEASURED)
    after = rest.partition(END)[2]
    shown = ["![Hands a second](benchmarks.svg)", "", *told]
    page.write_text("\n".join([before + MEASURED, "", *shown, "", END + after]), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the tables and, where asked, write them."""
    parser = argparse.ArgumentParser(description="Measure everything side by side.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the median is told (5)")
    parser.add_argument("--grow", type=int, nargs="*", default=[100_000, 1_000_000], help="hands to simulate")
    parser.add_argument("--docs", type=Path, help="folder with benchmarks.md, whose tables are to be put in")
    asked = parser.parse_args(arguments)
    with Checks(others.VARIANTS, "danish") as at:
        times, _ = medians(checks(at), asked.rounds)
    found, missing = medians(rates(), asked.rounds)
    beside = medians(beside_skat(rates()), 2 * asked.rounds)[0] if SKAT in found else {}
    grown = growth_table(min(asked.rounds, 5), asked.grow) if asked.grow else []
    told = [
        f"Medians of {asked.rounds} rounds, {machine()}.", "", *check_table(times), "",
        *rate_table(found, missing, beside), "", *grown,
    ]  # fmt: skip
    print("\n".join(told))
    if asked.docs:
        write(asked.docs, told, found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
