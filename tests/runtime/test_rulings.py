"""Rulings and tellings in the words of the table, and the question as one types it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ombre_dsl
from ombre_dsl.cli import main
from ombre_dsl.cli.asking import EXAMPLES
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import IllegalAct
from ombre_dsl.runtime.naming import by_seat, seat_name, seats_by_word, seats_in_words
from ombre_dsl.runtime.telling import tell

from . import fixtures


def ask(line: str) -> Result:
    return CliRunner().invoke(main, ["ask", *shlex.split(line)])


def fault(line: str) -> str:
    result = ask(line)
    assert result.exit_code == 2, result.output
    return result.output.split("Error: ")[1].strip()


# ---- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, ["the eldest hand", "the dealer"]),
        (3, ["the eldest hand", "the middle hand", "the dealer"]),
        (4, ["the eldest hand", "the second hand", "the third hand", "the dealer"]),
    ],
)
def test_seats_are_named_as_on_the_sheet(players: int, names: list[str]) -> None:
    assert [seat_name(players, seat) for seat in range(players)] == names
    assert set(seats_by_word(players)) >= {name.split()[1] for name in names}


def test_the_middle_hand_is_the_second_too() -> None:
    assert seats_by_word(3) == {"eldest": 0, "second": 1, "middle": 1, "dealer": 2}
    assert seats_by_word(4) == {"eldest": 0, "second": 1, "third": 2, "dealer": 3}
    assert by_seat(3, (3, -1, -2)) == "eldest +3, middle -1, dealer -2"
    assert seats_in_words(3, "seat 0 lacks CA, seat 7 is none") == "the eldest hand lacks CA, seat 7 is none"


def test_seats_are_given_by_name_or_number() -> None:
    by_name = ask('danish settle --json --contract kobe_nolo --declarers "eldest dealer" --tricks "0 7 2"')
    by_number = ask('danish settle --json --contract kobe_nolo --declarers "0 2" --tricks "0 7 2"')
    assert json.loads(by_name.output) == json.loads(by_number.output)
    ally = ask('quadrille settle --contract alliance --declarer eldest --ally dealer --tricks "5 2 1 2"').output
    assert "gives 5 to the eldest hand and the dealer." in ally
    assert fault("danish lead --contract spil --declarer second_hand").endswith("eldest (0), middle (1) and dealer (2)")
    assert fault("danish_four lead --contract spil --declarer second").startswith("the second hand sits out")


# ---- what one may leave out ------------------------------------------------------------------------------------------


def test_an_auction_without_calls_is_asked_from_its_beginning() -> None:
    assert ask("danish auction").output.startswith("The eldest hand is to call, and may pass, bid spil")


@pytest.mark.parametrize(
    "calls", ["bid spil, pass", "spil, pass", "eldest spil, middle pass", "eldest bid spil, second  pass"]
)
def test_calls_may_be_short_and_say_whose_they_are(calls: str) -> None:
    assert json.loads(ask(f'danish auction --json --calls "{calls}"').output)["to_call"] == 2


def test_a_call_of_another_seat_is_refused() -> None:
    assert fault('danish auction --calls "eldest spil, dealer pass"') == (
        "call 2, 'dealer pass': it is for the middle hand to call, not for the dealer"
    )
    assert "does not stand above spil" in fault('danish auction --calls "spil, middle spil"')


def test_an_exchange_without_a_role_is_told_of_everybody() -> None:
    words = ask("ombre_francais exchange --contract sans_prendre").output
    assert words.startswith(
        "In Sans prendre the declarer exchanges nothing, the first defender may exchange 0 to 8 cards and "
        "the second defender may exchange 0 to 9 cards"
    )
    assert "each defender may exchange 0 to 9 cards" in ask("danish exchange --contract spil").output
    assert "the defender may exchange" in ask("ombre_a_deux exchange --contract entrada").output
    assert ask("danish exchange --contract nolo_ouvert").output.startswith("In Nolo Ouvert nobody exchanges.")
    assert "defender 2 may exchange" in ask("danish exchange --contract spil --role defender --place 2").output
    assert json.loads(ask("danish exchange --json --contract spil").output) == {"error": "the question says no 'role'"}


def test_a_game_given_up_at_once_needs_no_tricks() -> None:
    assert "bedt" in ask("danish settle --contract solo --declarer eldest --surrendered").output


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("danish settle --contract solo", 'no declarer and no tricks; add --declarer eldest --tricks "5 2 2"'),
        ("danish_four settle --contract solo --declarer eldest", 'add --tricks "5 0 2 2"'),
        ("ombre_a_deux settle --contract solo --declarer eldest", 'add --tricks "5 4"'),
        ("danish legal", "the question says no contract and no hand; add --contract spil --hand"),
        ("danish winner --contract grand", "add --trick "),
        ("danish order --contract spil", "add --trump hearts"),
        ('lithuanian settle --contract mauras --declarer eldest --tricks "5 2 2"', "add --plays polius"),
    ],
)
def test_what_is_missing_is_named_with_its_option(line: str, says: str) -> None:
    assert says in fault(line)


def test_what_is_missing_is_told_to_programs_as_before() -> None:
    assert json.loads(ask("danish settle --json").output) == {"error": "the question says no 'contract'"}


PENALTY = """variant file "File" extends danish

penalty revoke "Revoke" {
  pay 5 from offender to each opponent
}
"""


@pytest.mark.parametrize(("question", "needs", "example"), EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_the_examples_of_the_help_are_answered(question: str, needs: str, example: str, tmp_path: Path) -> None:
    assert example.split()[1] == question
    file = tmp_path / "file.ombre"  # no variant that comes with the program has a penalty
    file.write_text(PENALTY, encoding="utf-8")
    result = ask(example.replace("FILE", str(file)))
    assert (result.exit_code, ".ombre:" in result.output) == (0, True), result.output
    said = CliRunner().invoke(main, ["ask", "--help"]).output
    assert example in said and needs in said


# ---- what a ruling rests on ------------------------------------------------------------------------------------------


def quoted(words: str) -> list[str]:
    """The lines of the variant that a ruling quotes, with their files."""
    return [f"{line.split(':')[0]}: {line.split(': ', 1)[1]}" for line in words.splitlines() if ".ombre:" in line]


def test_an_outcome_is_named_with_its_id_where_that_is_another_word() -> None:
    assert "vundet (won)." in ask('danish settle --contract solo --declarer 0 --tricks "5 2 2"').output
    assert ": sacada.\n" in ask('french settle --contract solo --declarer 0 --tricks "5 2 2"').output


def test_the_line_that_pays_comes_before_what_decides() -> None:
    words = ask('house settle --contract solo --declarer 0 --tricks "5 2 2"').output
    assert quoted(words) == ["house.ombre: | solo | 4 | -4 | -5 |", "danish.ombre: won otherwise"]
    assert words.index("What is paid:") < words.index("What decides the outcome") < words.index("1 point")


def test_the_contracts_value_comes_before_the_line_that_pays_it() -> None:
    words = ask('ombre_francais settle --contract ask --declarer 0 --tricks "5 2 2" --pot 9').output
    assert quoted(words)[0] == "ombre_francais.ombre: value: 5"
    assert words.count("FR-25: With more tricks") == 1
    assert "FR-25: see above" in words


def test_the_line_that_doubles_comes_behind_those_that_pay() -> None:
    deal = 'japanese settle --contract solo --declarer 0 --tricks "9 0 0"'
    assert "times 2" not in ask(deal).output
    said = quoted(ask(f"{deal} --announced tout").output)
    pays, doubles = said[0], said[1]
    assert pays.startswith("japanese.ombre: | solo ")
    assert doubles == "japanese.ombre: times 2 when tout is called"


def test_a_line_that_doubles_nothing_is_not_quoted(tmp_path: Path) -> None:
    """What goes into the pot is never multiplied; a codille of the French game pays it, and the seat that beat him."""
    place = tmp_path / "doubled.ombre"
    text = "variant doubled extends french\n\nreplace settle puesta {\n  pay pot from declarer to pot\n}\n"
    place.write_text(f"{text}\nsettle every outcome {{\n  times 2 when deal is the last\n}}\n", encoding="utf-8")
    tied = ask(f'{place} settle --contract entrada --declarer 0 --tricks "4 4 1" --pot 15 --deal 12').output
    assert "pay pot from declarer to pot" in tied and "times 2" not in tied
    won = ask(f'{place} settle --contract entrada --declarer 0 --tricks "5 2 2" --pot 15 --deal 12').output
    assert quoted(won)[3] == "doubled.ombre: times 2 when deal is the last"


def test_where_some_cards_alone_are_trumps_the_line_on_trump_is_cited() -> None:
    words = ask('danish legal --contract grand --hand "SA S3 H2" --trick SK').output
    assert quoted(words)[:2] == ["danish.ombre: trump: only spadille basto", "danish.ombre: follow: suit led"]
    assert "trump: only" not in ask('danish legal --contract spil --trump hearts --hand "S3" --trick SK').output
    won = ask('danish winner --contract grand --trick "SK S3 SA"').output
    assert quoted(won)[0] == "danish.ombre: trump: only spadille basto"


def test_a_refusal_cites_the_line_on_trump_too() -> None:
    rules = ombre_dsl.load(variants_folder() / "danish.ombre")
    hands = ("SK S4 S5 S6 CK CQ CJ C7 C6", "SA S3 H2 H3 H4 H5 H6 H7 HQ", "D2 D3 D4 D5 D6 D7 DJ DQ DK")
    hand = rules.deal(1, hands=[cards.split() for cards in hands])
    for act in ("bid grand", "pass", "pass", "exchange CK CQ CJ C7 C6", "exchange", "exchange", "play SK"):
        hand.apply(act)
    with pytest.raises(IllegalAct, match=r"must follow \(danish.ombre:\d+, DA-39; danish.ombre:\d+, DA-17"):
        hand.apply("play H2")


def test_what_follows_when_all_pass_rests_on_its_own_lines() -> None:
    words = ask('french auction --calls "pass, pass, pass"').output
    assert "redeal by" in quoted(words)[-1]
    hands = "S2 S3 S4 S5 S6 S7 SJ SQ SK / SA C3 C4 C5 C6 C7 CJ CQ CK / D2 D3 D4 D5 D6 D7 DJ DQ DK"
    words = ask(f'house auction --calls "pass, pass, pass" --hands "{hands}"').output
    assert words.startswith("The middle hand declares Spil.")
    assert quoted(words) == ["modules/spadille_forcee.ombre: force game on holder of spadille"]


def test_what_is_paid_when_all_pass_is_told_with_the_pot() -> None:
    """Each player adds two to the nine that lie there."""
    passed = 'ombre_francais auction --calls "pass, pass, pass"'
    words = ask(f"{passed} --pot 9").output
    assert "The eldest hand gives 2 to the pot." in words
    assert "Together: eldest -2, middle -2, dealer -2; in the pot: 15." in words
    assert quoted(words) == [
        "ombre_francais.ombre: pay 2 from each player to pot",
        "french.ombre: redeal by next dealer",
    ]
    assert json.loads(ask(f"{passed} --pot 9 --json").output) == {
        "state": "passed_out", "then": "next_dealer", "seats": [-2, -2, -2], "pot": 15,
    }  # fmt: skip
    assert "pot" not in ask('danish auction --calls "pass, pass, pass"').output  # where nothing is paid


def test_what_is_paid_before_a_game_is_forced_is_told_too(tmp_path: Path) -> None:
    place = tmp_path / "forced.ombre"
    steps = "pay 3 from each player to pot\n  pay 1 from each player to pot when pot is empty\n"
    steps += "  force entrada on holder of spadille"
    text = f"variant forced extends french\n\nreplace all pass {{\n  {steps}\n  redeal by next dealer\n}}\n"
    place.write_text(text, encoding="utf-8")
    hands = "S2 S3 S4 S5 S6 S7 SJ SQ SK / SA C3 C4 C5 C6 C7 CJ CQ CK / D2 D3 D4 D5 D6 D7 DJ DQ DK"
    words = ask(f'{place} auction --calls "pass, pass, pass" --hands "{hands}" --pot 4').output
    assert words.startswith("The middle hand declares Entrada.\nThe eldest hand gives 3 to the pot.\n")
    assert "Together: eldest -3, middle -3, dealer -3; in the pot: 13." in words
    assert quoted(words) == [
        "forced.ombre: pay 3 from each player to pot",  # and not the line for an empty pot
        "forced.ombre: force entrada on holder of spadille",
    ]


# ---- tellings --------------------------------------------------------------------------------------------------------


def test_a_hand_is_told_with_the_seats_of_the_sheet() -> None:
    told = CliRunner().invoke(main, ["deal", "danish", "--seed", "7"]).output
    assert "\neldest: S3 " in told and "\ntalon:  S7 " in told
    assert "The dealer declared Solo Kulør with spades as trump: bedt." in told
    assert "Together: eldest +0, middle +0, dealer -5; in the pot: 0." in told
    assert "seat" not in told


def test_every_kind_of_fixture_is_told_without_numbers_for_seats() -> None:
    for rules in fixtures.PREPARED.values():
        assert "seat " not in tell(rules.tables, rules.play_out(3))
