"""The pytest plugin, in a project of its own."""

from __future__ import annotations

import re

import hypothesis.core
import pytest

import ombre_dsl.testing.items  # noqa: F401  (loaded here once: pytester forgets what its runs import)
from ombre_dsl.runtime import playing

pytest_plugins = ["pytester"]

TABLE = """variant table "Our table" extends french
ombre 1

example "A vole in solo" {
  contract:  solo in hearts
  tricks:    declarer 9, defenders 0 0
  called:    vole
  pot:       15
  expect:    sacada, declarer 95
}
"""
WRONG = TABLE.replace("declarer 95", "declarer 96")
BROKEN = """variant broken "Broken" extends french
ombre 1

change auction {
  hold: everybody
}
"""
MODULE = 'module beer "Beer"\nombre 1\n'

Lines = list[str]


@pytest.fixture(autouse=True)
def quick(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nombre_hands = 3\n")


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "no:randomly", *arguments)


def collected(pytester: pytest.Pytester, *arguments: str) -> Lines:
    return [line for line in run(pytester, "--collect-only", "-q", *arguments).outlines if "::" in line]


def test_an_item_for_each_example_proof_and_property(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", table=TABLE, beer=MODULE)
    items = collected(pytester)

    assert items[0] == "table.ombre::rules"
    assert "table.ombre::example: A vole in solo" in items
    assert "table.ombre::example: Who has passed is out" in items
    assert "table.ombre::proof: sums are zero" in items
    assert "table.ombre::property: interpreter" in items
    assert not any("beer" in item for item in items)


def test_a_sound_variant_passes(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", table=TABLE)

    result = run(pytester, "-k", "not proof")

    result.assert_outcomes(passed=len(collected(pytester, "-k", "not proof")))


def test_an_example_that_fails_shows_its_lines_and_no_frames(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", table=WRONG)

    result = run(pytester, "-k", "example")

    result.assert_outcomes(passed=7, failed=1, deselected=len(collected(pytester)) - 8)
    result.stdout.fnmatch_lines(["error?OM601?: This example doesn't hold: the eldest gets 95, not 96.",
                                 "*--> table.ombre:9:3", "*expect:    sacada, declarer 96*"])  # fmt: skip
    assert not re.search(r"\.py:\d+", result.stdout.str())


def test_only_what_failed_last_is_run_again(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", table=WRONG)
    run(pytester, "-k", "example")

    assert collected(pytester, "--lf") == ["table.ombre::example: A vole in solo"]


def test_a_single_item_is_run_by_its_id(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", table=TABLE)

    run(pytester, "table.ombre::example: A vole in solo").assert_outcomes(passed=1)


def test_rules_at_fault_are_one_item(pytester: pytest.Pytester) -> None:
    pytester.makefile(".ombre", broken=BROKEN)

    result = run(pytester)

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["error?OM*", "*broken.ombre:5:9", "*hold: everybody"])
    assert not re.search(r"\.py:\d+", result.stdout.str())


def test_files_are_kept_out(pytester: pytest.Pytester) -> None:
    for folder in ("drafts", "old"):
        pytester.mkdir(folder).joinpath("broken.ombre").write_text(BROKEN, encoding="utf-8")
    pytester.makefile(".ombre", table=TABLE)
    pytester.makeini("[pytest]\nombre_ignore = drafts\n")
    pytester.path.joinpath("old", "conftest.py").write_text('collect_ignore_glob = ["*.ombre"]\n', encoding="utf-8")

    assert {item.split("::")[0] for item in collected(pytester)} == {"table.ombre"}


def test_nothing_is_imported_where_there_is_no_variant(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import sys

        def test_nothing():
            assert not {"lark", "jinja2", "ombre_dsl.files", "ombre_dsl.testing"} & set(sys.modules)
        """
    )
    result = pytester.runpytest_subprocess("-q")

    result.assert_outcomes(passed=1)
    assert "ombre" not in result.stdout.str()


def test_a_property_that_fails_shows_the_hand_and_the_seed_repeats_it(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled = playing.settle
    monkeypatch.setattr(playing, "settle", lambda *case: (result := settled(*case))._replace(pot=result.pot + 1))
    monkeypatch.setattr(hypothesis.core, "global_force_seed", None)
    pytester.makefile(".ombre", table=TABLE)
    asked = ("-q", "-k", "chips", "--hypothesis-seed=5", "-p", "no:cacheprovider")
    runs = [run(pytester, *asked).stdout.str() for _ in range(2)]
    told = [text.split("Seats, pot and bank", 1)[-1].split("short test summary")[0] for text in runs]

    assert "sum to" in told[0]
    assert "french.ombre:" in told[0]
    assert '"variant": "table"' in told[0]
    assert not re.search(r"\.py:\d+", told[0])
    assert told[0] == told[1]


def test_workers_share_the_items(pytester: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    pytester.makefile(".ombre", table=TABLE)

    result = pytester.runpytest_subprocess("-n", "2", "-k", "example")

    result.assert_outcomes(passed=8)


def test_plugins_may_look_for_fixtures_of_items(pytester: pytest.Pytester) -> None:
    """A hook of pytest-lsp does, and breaks off where there is no place for them."""
    pytester.makefile(".ombre", table=TABLE)
    pytester.makeconftest("def pytest_runtest_call(item):\n    assert item.funcargs == {}\n")

    assert run(pytester, "-k", "vole").ret == 0
