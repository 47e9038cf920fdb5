"""The commands that ask, deal and replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ombre_dsl.cli import ask as ask_module
from ombre_dsl.cli.ask import ask
from ombre_dsl.cli.deal import deal
from ombre_dsl.cli.match import match
from ombre_dsl.cli.replay import replay
from ombre_dsl.runtime import Ruleset

from . import fixtures


@pytest.fixture(autouse=True)
def danish(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    rules = fixtures.PREPARED["danish"]
    monkeypatch.setattr(ask_module, "load", lambda path, **_: rules)
    return rules


def run(command: object, *arguments: str, given: str | bytes = "") -> Result:
    return CliRunner().invoke(command, ["danish.ombre", *arguments], input=given)  # type: ignore[call-overload,no-any-return]


def test_one_answer_a_line_in_order() -> None:
    lines = [
        b'{"ask": "lead", "contract": "spil", "declarer": 1}', b"{", b"", b"\xff", b"[" * 100_000, b"9" * 5000,
        b'{"ask": "winner", "contract": "spil", "trump": "hearts", "trick": ["SK", "H2"]}',
    ]  # fmt: skip
    result = run(ask, "--json", given=b"\n".join(lines))
    answers = [json.loads(line) for line in result.output.splitlines()]

    assert result.exit_code == 0
    assert answers[0] == {"seat": 0}
    assert [list(answer) for answer in answers[1:6]] == [["error"]] * 5
    assert answers[6] == {"winner": 1}


def test_a_ruling_in_words() -> None:
    result = run(ask, "legal", "--contract", "spil", "--trump", "diamonds", "--hand", "D7 CA H3", "--trick", "D2")

    assert result.exit_code == 0
    assert "fixture.ombre:30: may withhold: spadille manille basto" in result.output


def test_the_options_make_the_question() -> None:
    options = ["--contract", "kobe_nolo", "--declarers", "0 2", "--tricks", "0 7 2"]
    assert json.loads(run(ask, "settle", "--json", *options).output)["seats"] == [2, 0, -3]
    options = ["--contract", "tourne", "--tricks", "0 0 0", "--declarer", "0", "--surrendered"]
    assert json.loads(run(ask, "settle", "--json", *options).output)["outcome"] == "bedt"
    assert json.loads(run(ask, "auction", "--json", "--calls", "bid spil, bid tourne").output)["to_call"] == 0
    assert (
        "the middle hand, then the dealer" in run(ask, "exchange-order", "--contract", "spil", "--declarer", "1").output
    )


@pytest.mark.parametrize(
    "arguments", [[], ["nothing"], ["legal"], ["lead", "--contract", "spil", "--declarer", "x"], ["lead", "--declarer"]]
)
def test_a_call_at_fault_is_status_two(arguments: list[str]) -> None:
    assert run(ask, *arguments).exit_code == 2


def test_a_hand_is_dealt_and_replayed(tmp_path: Path) -> None:
    dealt = run(deal, "--seed", "7", "--format", "json")
    assert dealt.exit_code == 0
    path = tmp_path / "hand.json"
    path.write_text(dealt.output, encoding="utf-8")

    again = run(replay, str(path), "--format", "json")
    assert json.loads(again.output) == json.loads(dealt.output)
    assert run(replay, "-", "--format", "json", given=dealt.output).output == again.output
    assert run(replay, "-", given=dealt.output).output == run(deal, "--seed", "7").output


def test_cards_may_be_given(danish: Ruleset) -> None:
    hands = "SA S2 S3 S4 S5 S6 S7 SJ SQ / C2 C3 C4 C5 C6 C7 CJ CQ CK / D2 D3 D4 D5 D6 D7 DJ DQ DK"
    record = json.loads(run(deal, "--seed", "1", "--hands", hands, "--cards-only", "--format", "json").output)

    assert record["hands"][0][0] == "SA"
    assert record["actions"] == []
    assert record["talon"] != sorted(record["talon"], key=danish.tables.deck.index)
    assert run(deal, "--seed", "1", "--hands", "SA").exit_code == 2
    assert run(deal, "--seed", "1", "--talon", "SA").exit_code == 2


def test_unplayed_hands_may_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask_module, "load", lambda path, **_: fixtures.PREPARED["for_two"])
    hands, unplayed = "SA S2 S3 S4 S5 S6 S7 SJ SQ / C2 C3 C4 C5 C6 C7 CJ CQ CK", "D2 D3 D4 D5 D6 D7 DJ DQ DK"
    options = ["--hands", hands, "--unplayed", unplayed, "--cards-only", "--format", "json"]

    assert json.loads(run(deal, "--seed", "1", *options).output)["unplayed"] == [unplayed.split()]
    assert run(deal, "--seed", "1", "--unplayed", unplayed).exit_code == 2


def test_a_match_is_played_and_replayed() -> None:
    played = run(match, "--seed", "7", "--max-deals", "3", "--format", "json")
    record = json.loads(played.output)
    assert (played.exit_code, record["result"]["played"], record["result"]["over"]) == (0, 3, True)
    words = run(match, "--seed", "7", "--max-deals", "3")
    assert words.output.splitlines()[3].startswith("deal 1, player 2 deals: ")

    assert run(replay, "-", "--format", "json", given=played.output).output == played.output
    assert run(replay, "-", given=played.output).output == words.output
    record["result"]["points"] = [9, 9, 9]
    wrong = run(replay, "-", given=json.dumps(record))
    assert (wrong.exit_code, "the record says that points is" in wrong.output) == (1, True)
    assert run(match, "--seed", "7", "--max-deals", "0").exit_code == 2


def test_a_record_at_fault_is_status_one(tmp_path: Path) -> None:
    record = json.loads(run(deal, "--seed", "7", "--format", "json").output)
    record["actions"][0][1] = "play SA"

    result = run(replay, "-", given=json.dumps(record))
    assert result.exit_code == 1
    assert "action 1, seat 0" in result.output
    assert run(replay, "-", given="{").exit_code == 1
    assert run(replay, "-", given=b"\xff").exit_code == 1
    assert run(replay, str(tmp_path / "nowhere.json")).exit_code == 2


def test_a_file_that_is_not_there_is_status_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    assert run(ask, "--json").exit_code == 2
