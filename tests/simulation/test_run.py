"""Chunks, workers and interruptions: the same hands are counted, each once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli import main
from ombre_dsl.simulation import local
from ombre_dsl.simulation.job import Chunk, Job
from ombre_dsl.simulation.policies import policies_of
from ombre_dsl.simulation.run import run
from ombre_dsl.simulation.work import play_chunk
from tests.simulation.test_tally import rules


def job(hands: int = 600, policy: str = "random", name: str = "french") -> Job:
    return Job(rules(name).tables, (policy,), hands, 11, "python")


def test_chunks_cover_the_seeds_once() -> None:
    chunks = list(job(600).chunks())
    assert chunks == [Chunk(11, 256), Chunk(267, 256), Chunk(523, 88)]


def test_the_workers_do_not_change_the_result() -> None:
    alone, together = run(job()), run(job(), workers=2)
    assert alone.tally == together.tally
    assert alone.tally.hands == 600


def test_an_interruption_leaves_what_is_done() -> None:
    seen: list[int] = []

    def progress(hands: int) -> None:
        seen.append(hands)
        if len(seen) == 2:
            raise KeyboardInterrupt

    done = run(job(2000), progress=progress)
    assert done.interrupted
    assert done.tally.hands == sum(seen) == 512
    assert done.tally == run(job(512)).tally


def test_the_command_says_that_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    played = local.worker_of

    def interrupted(job: Job) -> object:
        worker, number = played(job), 0

        def play(chunk: Chunk) -> object:
            nonlocal number
            number += 1
            if number > 1:
                raise KeyboardInterrupt
            return worker(chunk)

        return play

    monkeypatch.setattr(local, "worker_of", interrupted)
    result = CliRunner().invoke(main, ["simulate", "french", "--hands", "1000", "--policy", "random"])
    assert result.exit_code == 130
    assert "256 hands of 1,000, then interrupted" in result.output


def killed_once(data: bytes, chunk: Chunk) -> object:
    """A worker that is killed at the second chunk, once."""
    mark = Path(os.environ["OMBRE_TEST_MARK"])
    if chunk.first == 267 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_chunk(data, chunk)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills no process so")
def test_a_killed_worker_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OMBRE_TEST_MARK", str(tmp_path / "killed"))
    monkeypatch.setattr(local, "play_chunk", killed_once)
    done = run(job(1500), workers=2)
    assert (tmp_path / "killed").exists()
    assert done.tally == run(job(1500)).tally


def test_workers_that_always_end_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*rest: object) -> object:
        raise BrokenProcessPool
        yield

    monkeypatch.setattr(local, "_through", broken)
    with pytest.raises(local.WorkersLost, match="3 times"):
        run(job(), workers=2)


def test_a_policy_for_all_or_for_each_seat() -> None:
    assert policies_of("sensible", 3) == ("sensible",)
    assert policies_of("random,random,random", 3) == ("random",)
    assert policies_of("sensible, random,random", 3) == ("sensible", "random", "random")
    with pytest.raises(ValueError, match="3 seats"):
        policies_of("sensible,random", 3)
    with pytest.raises(ValueError, match="bold"):
        policies_of("bold", 3)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["--policy", "bold"], "there is no policy 'bold'"),
        (["--hands", "0"], "0 is not in the range"),
        (["--html", "nowhere/at/all.html"], "there is no folder"),
    ],
)
def test_bad_calls(call: list[str], words: str) -> None:
    result = CliRunner().invoke(main, ["simulate", "french", *call])
    assert result.exit_code == 2
    assert words in result.output


def test_the_reports(tmp_path: Path) -> None:
    call = ["simulate", "danish", "--hands", "60", "--policy", "random", "--seed", "5"]
    page = tmp_path / "report.html"
    data = json.loads(CliRunner().invoke(main, [*call, "--format", "json", "--html", str(page)]).output)
    assert (data["hands"], data["asked"], data["interrupted"]) == (60, 60, False)
    assert sum(c["played"] for c in data["contracts"]) + data["passed"]["redeal"] == 60
    rows = CliRunner().invoke(main, [*call, "--format", "csv"]).output.splitlines()
    assert len(rows) == 1 + 10 * 4
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == html.count('role="img"') == 3
    assert "http" not in html.replace("http://www.w3.org", "")


def test_labels_are_escaped_in_the_report(tmp_path: Path) -> None:
    text = 'variant odd "A <b>&amp; odd" extends french\n'
    file = tmp_path / "odd.ombre"
    file.write_text(text, encoding="utf-8")
    page = tmp_path / "report.html"
    result = CliRunner().invoke(main, ["simulate", str(file), "--hands", "20", "--html", str(page)])
    assert result.exit_code == 0, result.output
    html = page.read_text(encoding="utf-8")
    assert "A &lt;b&gt;&amp;amp; odd" in html
    assert "<b>" not in html


def test_a_full_disk_spoils_the_page_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(*rest: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    page = tmp_path / "report.html"
    page.write_text("as it was", encoding="utf-8")
    call = ["simulate", "danish", "--hands", "20", "--policy", "random", "--html", str(page)]
    result = CliRunner().invoke(main, call)
    assert result.exit_code == 2
    assert "L'hombre (danish): 20 hands" in result.output
    assert "no space left on device" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert page.read_text(encoding="utf-8") == "as it was"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_full_standard_output_is_told_of(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    call = [sys.executable, "-m", "ombre_dsl", "simulate", "danish", "--hands", "20", "--policy", "random"]
    with open("/dev/full", "w") as full:
        result = subprocess.run([*call, "--html", str(page)], stdout=full, stderr=subprocess.PIPE, text=True)
    assert result.returncode == 1
    assert result.stderr == "Error: standard output can't be written to: no space left on device.\n"
    assert page.is_file()
