"""The command that measures everything: what it tells, and of what is missing."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ombre_dsl.pipeline import compile_variant
from ombre_dsl.resources import variants_folder

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.append(str(BENCHMARKS))

import checks  # noqa: E402
import others  # noqa: E402
import plot  # noqa: E402
import run  # noqa: E402


@pytest.mark.parametrize("more", [0, 1, 10])
def test_the_larger_variants_have_so_many_contracts_more_and_no_fault(more: int) -> None:
    files = {"larger.ombre": checks.larger("danish", more).encode()}

    def read(name: str) -> bytes | None:
        place = variants_folder() / name
        return files.get(name) or (place.read_bytes() if place.is_file() else None)

    done = compile_variant("larger.ombre", read)
    assert done.diagnostics == ()
    assert done.tables is not None and len(done.tables.contracts) == 10 + more


def test_what_is_missing_is_named_and_not_made_up() -> None:
    def missing() -> float:
        raise others.Missing("rlcard")

    rates = iter([3.0, 1.0, 2.0])
    found, without = run.medians({run.SKAT: lambda: next(rates), "RLCard bridge": missing}, 3)
    assert (found, without) == ({run.SKAT: 2.0}, {"RLCard bridge": "rlcard"})
    everything = dict.fromkeys(run.rates(), 4.0) | found
    table = run.rate_table({n: everything[n] for n in everything if n not in without}, without, {"OpenSpiel euchre": 2})
    assert "| RLCard bridge | not measured: rlcard is not installed | | |" in table
    assert "| OpenSpiel euchre | 4 | 2.00 |  |" in table
    assert "| bare play, kernel | 4 |  | 1.00 |" in table


def test_what_stands_beside_skat_is_measured_between_two_slices_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    slices = iter([30.0, 10.0])  # the machine got slower meanwhile
    monkeypatch.setattr(others, "openspiel", lambda name, games: next(slices))
    beside = run.beside_skat({"kernel, danish": lambda: 40.0, run.SKAT: lambda: 1.0, "bare play, kernel": lambda: 1.0})
    assert {name: measure() for name, measure in beside.items()} == {"kernel, danish": 2.0}


def test_the_tables_take_the_place_of_the_old_ones(tmp_path: Path) -> None:
    (tmp_path / "benchmarks.md").write_text(f"Before.\n{run.MEASURED}\nold\n{run.END}\nAfter.\n")
    run.write(tmp_path, ["new"], {"kernel, danish": 2000.0, run.SKAT: 100.0})
    assert (tmp_path / "benchmarks.md").read_text() == (
        f"Before.\n{run.MEASURED}\n\n![Hands a second](benchmarks.svg)\n\nnew\n\n{run.END}\nAfter.\n"
    )
    assert ElementTree.parse(tmp_path / "benchmarks.svg").getroot().get("viewBox")


def test_a_plot_shows_every_value_by_its_name() -> None:
    picture = plot.bars("Hands", "a second", {"one & two": 10.0, "three": 12345.0}, frozenset({"three"}))
    texts = [text.text for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Hands", "one & two", "three", "10", "12,345"} <= set(texts)
