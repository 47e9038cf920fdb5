"""What differs between variants, with every number right."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from ombre_dsl.cli.main import main
from ombre_dsl.emit.differences import GROUPS, Change, differences, differences_json, differences_md
from ombre_dsl.files import compile_path
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import Ruleset

from .shared import NAMES, book, compiled


def changes(base: str, variant: str) -> dict[tuple[str, str], Change]:
    return {(change.subject, change.aspect): change for change in differences(book(base), book(variant))}


def reached(change: Change) -> set[tuple[str, str]]:
    return {(reach.subject, reach.aspect) for reach in change.reaches}


def test_danish_for_four() -> None:
    found = changes("danish", "danish_four")

    assert set(found) == {
        ("table", "players"),
        ("table", "sits out"),
        ("table", "sitter pays"),
        ("contract kobe_nolo", "sitter"),
    }
    players = found["table", "players"]
    assert players.old is not None and players.new is not None
    assert (players.old.words, players.new.words) == ("players: 3", "players: 4")
    assert (players.old.cites, players.new.cites) == (("DA-1",), ("DA-61",))
    assert reached(found["contract kobe_nolo", "sitter"]) == {("contract ren_nolo", "sitter")}


def test_the_house_rules() -> None:
    found = changes("danish", "house")

    solo = found["payoffs of solo", ""]
    assert solo.details[:3] == ("won: +3, now +4", "bedt: −3, now −4", "groque: −4, now −5")
    assert found["payoffs of grand_ouvert", ""].details == ("won: +9", "lost: −9", "surrendered: −9")
    over = found["match", "over when"]
    assert over.old is not None and over.new is not None
    assert (over.old.words, over.new.words) == ("over when match has 12 deals", "over when match has 24 deals")
    assert found["contract nolo_ouvert", ""].kind == "removed"
    new = found["contract grand_ouvert", ""]
    assert [line.words for line in new.lines] == ["exchange: nobody", "shows: hand before the first lead"]
    assert ("call give_up", "in") in reached(new) and ("auction", "ladder") in reached(new)
    payer = found["option payer", ""]
    unchanged = {f"payoffs of {c.id}" for c in book("danish").contracts if c.id not in ("solo", "nolo_ouvert")}
    assert {subject for subject, _ in reached(payer)} == unchanged | {"settle every outcome"}


def test_a_line_is_told_in_the_words_of_the_sheet() -> None:
    text = differences_md(book("danish"), book("danish_four"))

    assert "- before: Three play. — `players: 3` (`danish.ombre` line " in text
    assert (
        "- now: Four sit at the table; in each deal one of them sits out. — `players: 4` (`danish_four.ombre` line "
        in text
    )
    assert "**Købe Nolo (Bought nolo)** (`contract kobe_nolo`, `sitter`): new" in text
    assert "reaches Ren Nolo (Pure nolo), `sitter`" in text


def test_a_penalty_is_called_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "fined.ombre"
    path.write_text(
        'variant fined "Fined" extends danish\n\n'
        'penalty revoke "Svigt" en "Revoke" {\n  pay 5 from offender to each opponent\n}\n',
        encoding="utf-8",
    )
    changed = compile_path(path).rulebook
    assert changed is not None
    text = differences_md(book("danish"), changed)

    assert "- **Svigt (Revoke)** (`penalty revoke`): new" in text
    assert "    - The offender pays each opponent 5 points. — `pay 5 from offender to each opponent`" in text


def test_a_ladder_tells_what_came_and_went() -> None:
    found = changes("danish", "house")

    assert found["auction", "ladder"].details == ("without nolo_ouvert; grand_ouvert above solo_kulor",)
    grand = found["contract grand_ouvert", ""]
    assert {reach.detail for reach in grand.reaches if reach.aspect == "in"} == {"with grand_ouvert"}


def test_what_makes_no_difference_is_not_told() -> None:
    """In quadrille nobody exchanges, so the order of exchange says nothing; and a translation is no rule."""
    found = changes("french", "quadrille")

    assert ("contract solo", "exchange order") not in found
    assert ("outcome sacada", "") not in found and ("outcome puesta", "") in found


def test_a_changed_cell_is_paid_as_it_says() -> None:
    for name, outcomes in (("danish", (3, -3, -4)), ("house", (4, -4, -5))):
        rules = Ruleset(compiled(name)[1])
        for tricks, won in zip(([5, 2, 2], [4, 4, 1], [3, 4, 2]), outcomes, strict=True):
            question = {"ask": "settle", "contract": "solo", "declarer": 0, "tricks": tricks}
            assert rules.ask(question)["seats"][0] == won * (2 if name == "house" else 1)


def test_other_stakes() -> None:
    found = changes("french", "ombre_francais")

    stake = found["option stake", ""]
    details = {reach.subject: reach.detail for reach in stake.reaches}
    assert details == {
        "settle puesta": "5: each player → pot, now 3: each player → pot",
        "before each deal": "5: each player → pot (pot empty), now 3: each player → pot (pot empty)",
    }
    assert found["contract ask", ""].kind == "added"
    assert {subject for subject, _ in reached(found["contract ask", ""])} == {"auction", "call vole", "call primeras"}
    assert found["all pass", ""].new is not None


def test_two_variants_that_do_not_extend_each_other() -> None:
    found = changes("french", "quadrille")

    packets = found["table", "deal"]
    assert packets.old is not None and packets.new is not None
    assert (packets.old.words, packets.new.words) == ("deal: 3 3 3", "deal: 3 4 3")
    assert found["call primeras", ""].kind == "removed"
    assert found["aim six_tricks", ""].kind == "added"


@pytest.mark.parametrize("base", NAMES)
def test_any_two_can_be_compared(base: str) -> None:
    for variant in NAMES:
        compared(base, variant)


def compared(base: str, variant: str) -> None:
    found = differences(book(base), book(variant))
    text = differences_md(book(base), book(variant))

    assert (found == []) == (base == variant)
    groups = [change.group for change in found]
    assert groups == sorted(groups, key=GROUPS.index)
    assert "``" not in text and "None" not in text and "  " not in re.sub(r"^ +", "", text, flags=re.MULTILINE)
    assert json.loads(differences_json(book(base), book(variant)))["variant"] == variant


@pytest.mark.parametrize(("base", "variant"), [("danish", "house"), ("french", "quadrille"), ("japanese", "danish")])
def test_what_came_one_way_goes_the_other(base: str, variant: str) -> None:
    there, back = changes(base, variant), changes(variant, base)
    other = {"added": "removed", "removed": "added", "changed": "changed"}

    whole = {key: change.kind for key, change in there.items() if not change.aspect and change.group == "contracts"}
    assert {key: other[kind] for key, kind in whole.items()} == {
        key: change.kind for key, change in back.items() if not change.aspect and change.group == "contracts"
    }


@pytest.mark.parametrize(
    ("old", "new", "subject", "aspect", "also"),
    [
        ("| solo           |   3 |", "| solo           |   6 |", "payoffs of solo", "", set()),
        ("trump:           named     ", "trump:           hearts    ", "contract spil", "trump",
         {("contract solo", "trump")}),
        ("exchange: nobody   @DA-47", "exchange: each declarer at most 2   @DA-47", "contract ren_nolo", "exchange",
         set()),
        ("over when match has 12 deals", "over when match has 13 deals", "match", "over when", set()),
    ],
)  # fmt: skip
def test_one_changed_line_is_one_change(
    tmp_path: Path, old: str, new: str, subject: str, aspect: str, also: set[tuple[str, str]]
) -> None:
    text = (variants_folder() / "danish.ombre").read_text(encoding="utf-8")
    assert text.count(old) == 1
    text = text.split("# ---- Examples")[0].replace(old, new)
    path = tmp_path / "danish.ombre"
    path.write_text(text, encoding="utf-8")
    changed = compile_path(path).rulebook
    assert changed is not None
    found = differences(book("danish"), changed)

    assert [(change.subject, change.aspect) for change in found] == [(subject, aspect)]
    assert also <= reached(found[0])


def test_the_command() -> None:
    files = [str(variants_folder() / f"{name}.ombre") for name in ("danish", "danish_four")]

    text = CliRunner().invoke(main, ["diff", *files])
    data = CliRunner().invoke(main, ["diff", *files, "--format", "json"])
    docs = CliRunner().invoke(main, ["docs", "--differences", files[1]])
    first = CliRunner().invoke(main, ["docs", "--differences", files[0]])

    assert (text.exit_code, data.exit_code, docs.exit_code, first.exit_code) == (0, 0, 0, 2)
    assert text.stdout == docs.stdout == differences_md(book("danish"), book("danish_four"))
    assert len(json.loads(data.stdout)["changes"]) == 4


def test_what_is_paid_in_one_contract_is_one_change_also_in_another_table(tmp_path: Path) -> None:
    """The cell for winning is in another line, those for losing are gone, others have come in a line of their own."""
    text = (variants_folder() / "danish.ombre").read_text(encoding="utf-8").split("# ---- Examples")[0]
    old = "  | nolo_ouvert |   8 |           -8 | -8              |   @DA-58\n}\n"
    assert text.count(old) == 1
    table = "\npayoffs from payer to declarer {\n  | contract    | won | lost |\n  | nolo_ouvert |   6 |   -7 |\n}\n"
    path = tmp_path / "danish.ombre"
    path.write_text(text.replace(old, "}\n" + table), encoding="utf-8")
    changed = compile_path(path).rulebook
    assert changed is not None
    paid = [one for one in differences(book("danish"), changed) if one.subject == "payoffs of nolo_ouvert"]

    assert [(one.kind, one.details) for one in paid] == [
        ("changed", ("won: +8, now +6", "lost, 1 trick: −8 is gone", "lost, 2 or more: −8 is gone", "lost: −7 is new"))
    ]


# ---- reasons that may no longer fit ---------------------------------------------------------------------------------


REASONED = """variant reasoned "Reasoned" extends french

remove example "A puesta in entrada doubles the pot and adds three stakes"
remove example "Three estuches in solo"

change options {
  stake: 6   decided "Six, since our chips come in sixes."
}

replace settle puesta {
  pay stake from each player to pot   decided "Six from each."
  pay pot from declarer to pot        decided "Doubled, unlike in Looking."
}

penalty look "Looking" {
  pay 2 from offender to pot   decided "Looking is cheap."
}

change auction {
  ladder: entrada < vuelta < solo   decided "Three bids, from the lowest up."
}

change contract solo {
  value: 20   decided "Twenty suits us."
}

payoffs from bank to declarer {
  | contract | sacada | puesta | codille |
  | entrada  | 2 | 0 | 0 |   decided "Two for the lowest."
  | solo     | 3 | 0 | 0 |   decided "Three for a solo."
}
"""


def reread(folder: Path, *blocks: str) -> dict[str, str]:
    """The reasons that a variant of `reasoned` leaves to be read again, and why."""
    (folder / "reasoned.ombre").write_text(REASONED, encoding="utf-8")
    text = "\n\n".join(['variant other "Other" extends reasoned', *blocks])
    (folder / "other.ombre").write_text(f"{text}\n", encoding="utf-8")
    base, other = (compile_path(folder / f"{name}.ombre", examples=False) for name in ("reasoned", "other"))
    assert not base.diagnostics and not other.diagnostics
    assert base.rulebook is not None and other.rulebook is not None
    data = json.loads(differences_json(base.rulebook, other.rulebook))
    text = differences_md(base.rulebook, other.rulebook)
    assert ("## Reasons to read again" in text) == bool(data["reasons"])
    assert all(reason["line"]["decided"] in text for reason in data["reasons"])
    return {reason["line"]["decided"]: reason["why"] for reason in data["reasons"]}


def test_without_a_change_no_reason_is_to_be_read_again(tmp_path: Path) -> None:
    assert reread(tmp_path) == {}


def test_a_reason_that_goes_with_its_line_is_not_told(tmp_path: Path) -> None:
    """A line that is said anew has its own reason or none, so the old one is not printed any more."""
    assert reread(tmp_path, "change contract solo {\n  value: 30\n}") == {}
    settle = "replace settle puesta {\n  pay stake from each player to pot\n  pay pot from declarer to pot\n}"
    assert reread(tmp_path, settle) == {}


def test_a_line_with_an_option_that_has_another_value(tmp_path: Path) -> None:
    found = reread(tmp_path, "change options {\n  stake: 9\n}")
    assert set(found) == {"Six from each.", "An ante is due only when the pot is empty."}
    assert found["Six from each."] == "6: each player → pot, now 9: each player → pot"


def test_a_row_of_which_a_cell_is_changed(tmp_path: Path) -> None:
    cell = "change payoffs from bank to declarer {\n  | contract | sacada |\n  | solo | 5 |\n}"
    assert reread(tmp_path, cell) == {"Three for a solo.": "sacada: +3, now +5"}
    row = (
        "change payoffs from bank to declarer {\n  | contract | sacada | puesta | codille |\n  | solo | 5 | 0 | 0 |\n}"
    )
    assert reread(tmp_path, row) == {}


def test_a_ladder_into_which_a_contract_is_put(tmp_path: Path) -> None:
    blocks = (
        'contract grand "Grand" like solo {\n  value: 30\n}',
        "change auction {\n  insert grand above solo\n}",
        "payoffs from bank to declarer {\n  | contract | sacada | puesta | codille |\n  | grand | 4 | 0 | 0 |\n}",
    )
    found = reread(tmp_path, *blocks)
    ladders = "entrada < vuelta < solo, now entrada < vuelta < solo < grand"
    assert found == {"Three bids, from the lowest up.": ladders}
    anew = 'change auction {\n  ladder: entrada < vuelta < solo < grand   decided "Four."\n}'
    assert reread(tmp_path, blocks[0], anew, blocks[2]) == {}


def test_a_reason_that_names_what_is_removed(tmp_path: Path) -> None:
    """The line of the penalty itself goes with it, and nobody reads its reason any more."""
    assert reread(tmp_path, "remove penalty look") == {"Doubled, unlike in Looking.": "penalty look is removed"}
