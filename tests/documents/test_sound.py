"""Sheets of variants at the edge: one contract, two and five players, no talon, names missing, long or with markup."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from itertools import pairwise

import pytest
from markdown import markdown

from ombre_dsl.emit.crib import crib_html
from ombre_dsl.emit.html import rules_html
from ombre_dsl.emit.sheet import LANGUAGES, rules_md
from ombre_dsl.pipeline import compile_variant
from ombre_dsl.rulebook.model import Rulebook
from ombre_dsl.runtime.tables import Tables

from .looking import Page

_TEXT = """variant edge{title}
ombre 1
language en

table {{
  players:      {players}
  direction:    clockwise
  deck:         A 2 3 4 5 6 7 J Q K of every suit
  suits:        french
  next dealer:  next player
  deal:         {deal}
  talon:        {talon}
}}

cards {{
  spadille{card}:  SA
  manille:         2 of black trump, 7 of red trump
  basto:           CA
}}

order plain {{
  black:  K Q J 7 6 5 4 3 2 A
  red:    K Q J A 2 3 4 5 6 7
}}

order trump {{
  black:  spadille manille basto K Q J 7 6 5 4 3
  red:    spadille manille basto A K Q J 2 3 4 5 6
}}

auction {{
  opens:    eldest
  answers:  next player
  hold:     nobody
  suit:     after the auction
  ladder:   only_game
}}

all pass {{
  redeal by next dealer
}}

play {{
  lead:       eldest
  follow:     suit led
  void:       any card
  takes:      highest trump, else highest of suit led
  next lead:  winner of the trick
}}

contract only_game{contract} {{
  declarers:  1
  trump:      named
  exchange:   {exchange}
  aim:        most_tricks
}}

outcomes {{
  won{won}
  lost
}}

aim most_tricks {{
  won when declarer has at least {needs} tricks
  lost otherwise
}}

payoffs from each defender to declarer {{
  | contract  | won | lost |
  | only_game |   1 |   -1 |
}}

match {{
  over when match has 12 deals
}}
"""
_PLAIN = {"title": ' "Edge"', "card": ' "Spadille"', "contract": ' "Game"', "won": ' "won"'}
_THREE = {"players": "3", "deal": "3 3 3", "talon": "13", "exchange": "declarer any, each defender any", "needs": "5"}
_NO_TALON = {"talon": "0", "exchange": "nobody"}
_NASTY = "<b>*x*</b> | [a](b) `c`"

EDGES = {
    "one contract": {},
    "two players": {"players": "2", "deal": "9", "talon": "22"},
    "two players, no talon": {"players": "2", "deal": "20", **_NO_TALON, "needs": "11"},
    "five players": {"players": "5", "deal": "8", **_NO_TALON, "needs": "4"},
    "four players, no talon": {"players": "4", "deal": "3 4 3", **_NO_TALON},
    "no names": dict.fromkeys(_PLAIN, ""),
    "long names": dict.fromkeys(_PLAIN, f' "{"very " * 60}long"'),
    "one long word": dict.fromkeys(_PLAIN, f' "{"x" * 300}"'),
    "names with markup": dict.fromkeys(_PLAIN, f' "{_NASTY}"'),
}


@cache
def edge(name: str) -> tuple[Rulebook, Tables]:
    text = _TEXT.format(**{**_PLAIN, **_THREE, **EDGES[name]})
    found = compile_variant("edge.ombre", lambda file: text.encode() if file == "edge.ombre" else None)
    assert found.rulebook is not None and found.tables is not None, found.diagnostics
    return found.rulebook, found.tables


def part(name: str, heading: str) -> str:
    return rules_md(*edge(name)).partition(f"## {heading}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDGES)
def test_the_documents_are_whole(name: str, language: str) -> None:
    sheet = rules_md(*edge(name), language)
    pages = [Page(rules_html(*edge(name), sheet, language)), Page(crib_html(*edge(name), language))]

    for trace in ("None", "Markdown(", "{", "[]", " .", ",,"):
        assert trace not in sheet.replace("{{", ""), trace
    for page in pages:
        assert page.faults == []
        assert page.all("b", "script", "img") == []
        levels = page.levels()
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("name", EDGES)
def test_every_row_has_the_cells_of_its_head(name: str) -> None:
    html = markdown(rules_md(*edge(name)), extensions=["tables"])

    for table in re.findall(r"<table>.*?</table>", html, flags=re.DOTALL):
        rows = [len(re.findall(r"<t[hd]\b", row)) for row in re.findall(r"<tr>.*?</tr>", table, flags=re.DOTALL)]
        assert len(set(rows)) == 1 and len(rows) > 1


@pytest.mark.parametrize(
    ("name", "players", "tricks", "left_over"),
    [
        ("one contract", "Three play.", 9, "13 cards are left over"),
        ("two players", "Two play.", 9, "22 cards are left over"),
        ("two players, no talon", "Two play.", 20, ""),
        ("four players, no talon", "Four play.", 10, ""),
        ("five players", "Five play.", 8, ""),
    ],
)
def test_the_table_is_told_in_its_numbers(name: str, players: str, tricks: int, left_over: str) -> None:
    table = part(name, "Players and cards")

    assert players in table
    assert left_over in table if left_over else "left over" not in table
    assert f"A hand has {tricks} tricks." in part(name, "The play")


@pytest.mark.parametrize("name", ["two players, no talon", "four players, no talon", "five players"])
def test_without_a_talon_nothing_is_said_of_one(name: str) -> None:
    sheet = rules_md(*edge(name))

    assert "talon" not in sheet and "xchange" not in sheet
    assert "Exchange" not in crib_html(*edge(name), "en") and "draw" not in crib_html(*edge(name), "en")


@pytest.mark.parametrize("name", ["two players", "two players, no talon"])
def test_of_two_there_is_one_defender(name: str) -> None:
    sheet = rules_md(*edge(name))

    assert "the other is the defender" in sheet
    for several in ("each defender", "Each defender", "the defenders", "middle hand", "all others have"):
        assert several not in sheet, several
    assert "| Game | declarer +1; defender −1 | declarer −1; defender +1 |" in sheet


def test_of_five_the_declarer_gets_from_four() -> None:
    assert "| Game | declarer +4; each defender −1 | declarer −4; each defender +1 |" in part(
        "five players", "Payments"
    )


def test_one_contract_is_not_spoken_of_as_several() -> None:
    sheet = rules_md(*edge("one contract"))

    assert "| 1 | Game |" in sheet and "| 2 |" not in sheet
    assert sheet.count("### ") == 1
    assert "every contract" not in sheet


def test_where_a_name_is_missing_the_word_of_the_file_stands() -> None:
    sheet = rules_md(*edge("no names"))

    assert sheet.startswith("# edge\n")
    assert "### Only\\_game" in sheet
    assert "**won** when the declarer has taken at least 5 tricks." in sheet


def test_a_name_with_markup_is_shown_as_it_is() -> None:
    html = markdown(rules_md(*edge("names with markup")), extensions=["tables"])

    assert "<b>" not in html and "<a " not in html and "<em>x</em>" not in html
    for tag in ("h1", "h3", "td", "strong"):
        assert f"<{tag}>{_NASTY}</{tag}>" in unescape(html).replace("\\", ""), tag
