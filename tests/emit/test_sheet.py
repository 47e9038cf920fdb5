from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from ombre_dsl.emit.sheet import rules_md
from ombre_dsl.emit.sheet.context import Context
from ombre_dsl.emit.sheet.facts import decisions, origins_in
from ombre_dsl.emit.sheet.markdown import code, md
from ombre_dsl.emit.sheet.match import match
from ombre_dsl.emit.sheet.programs import Words
from ombre_dsl.rulebook.model import Penalty, Rulebook
from ombre_dsl.runtime.tables import Program

from . import fixtures
from .fixtures import NASTY

CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\x07\x1b"


def sheet(book: Rulebook | None = None) -> str:
    return rules_md(book or fixtures.rulebook(), fixtures.tables())


def test_the_sheet_is_as_accepted(golden: Callable[[str, str], None]) -> None:
    golden("tiny.en.md", sheet())


def test_the_sheet_of_four_is_as_accepted(golden: Callable[[str, str], None]) -> None:
    golden("four.en.md", sheet(fixtures.rulebook_of_four()))


def test_a_language_without_a_sheet_is_refused() -> None:
    with pytest.raises(KeyError):
        rules_md(fixtures.rulebook(), fixtures.tables(), "xx")


def test_nothing_of_a_label_acts_as_markup() -> None:
    text = sheet()

    assert "<script>" not in text
    assert "{{" not in text
    assert "[j](k)" not in text
    assert "*h*" not in text.replace("\\*h\\*", "")
    assert not set(CONTROLS) & set(text)
    assert "\\\\u202e" in text


def test_every_row_of_a_table_has_the_cells_of_its_head() -> None:
    width = 0
    for line in sheet().splitlines():
        cells = line.count(" | ")
        assert not line.startswith("|") or not width or cells == width, line
        width = cells if line.startswith("|") else 0


def test_a_viewer_shows_the_labels_as_they_are() -> None:
    markdown = pytest.importorskip("markdown")

    html = markdown.markdown(sheet(), extensions=["tables"])

    assert "<script" not in html
    assert "<em>h</em>" not in html
    assert "<a " not in html
    assert "&lt;script&gt;f&lt;/script&gt;" in html


def test_every_citation_and_every_decision_is_printed() -> None:
    book = fixtures.rulebook()
    body, _, end = sheet(book).partition("## House decisions")

    for cite in {cite for origin in origins_in(book) for cite in origin.cites}:
        assert cite in body
        assert f"- [{cite}]" in end
    for number, origin in enumerate(decisions(book), 1):
        assert re.search(rf"decisions? [^\]]*\b{number}\b", body), origin
        assert f"{number}. {origin.decided}" in end
    assert "Unused." not in end


def test_singular_and_plural_agree() -> None:
    text = sheet()

    assert not re.findall(r"\b1 (?:chips|points|tricks|cards|deals|matadors)\b", text)
    assert not re.findall(r"\b(?:[02-9]|\d\d+) (?:chip|point|trick|card|deal|matador)\b", text)


def test_no_traces_of_the_program_are_left() -> None:
    text = sheet()

    for trace in ("None", "Markdown(", "('", "  ", " .", " ,", "..", ", .", "{%", "{#"):
        assert trace not in text, trace


def test_chips_are_for_pots_and_points_for_none() -> None:
    book = fixtures.rulebook()
    settles = tuple(attrs.evolve(settle, payments=()) for settle in book.settles)
    potless = attrs.evolve(book, settles=settles, before_deal=(), all_pass=book.all_pass[-1:], examples=())

    assert "points" not in re.sub(r"at least \d+ points", "", sheet(book))
    assert "chip" not in sheet(potless)
    assert "All numbers are points" in sheet(potless)
    assert "the pot" not in sheet(potless).lower()


def bare(book: Rulebook) -> Rulebook:
    """The variant with as little as possible."""
    keep = tuple(
        attrs.evolve(c, exchange=fixtures.said(()), withheld=fixtures.said(()), becomes=None)
        for c in book.contracts
        if c.id == "null"
    )
    ladder = fixtures.said((("null",),))
    auction = attrs.evolve(book.auction, ladder=ladder, listens=False, hold=fixtures.said("nobody"))
    auction = attrs.evolve(auction, suit=fixtures.said("after the auction"), answers=fixtures.said("next player"))
    return attrs.evolve(
        book,
        contracts=keep,
        auction=auction,
        calls=(),
        roles=(),
        settles=(),
        before_deal=(),
        all_pass=book.all_pass[-1:],
        examples=(),
        options=(),
        sources=(),
        uses=(),
        payoffs=tuple(cell for cell in book.payoffs if cell.contract == "null"),
        match=attrs.evolve(book.match, over=None),
        table=attrs.evolve(
            book.table, talon=fixtures.said(0), first_dealer=None, cut=None, suits=fixtures.said("french")
        ),
    )


@pytest.mark.parametrize(
    "absent",
    [
        "talon", "xchange", "withheld", "Announcements", "pot", "bank", "hold", "join", "listen", "second pack",
        "matador", "trumps are", "Examples", "Options", "Sources", "The match", "Spanish", "raw", "reveal",
    ],
)  # fmt: skip
def test_no_sentence_speaks_of_what_the_variant_has_not_got(absent: str) -> None:
    text = sheet(bare(fixtures.rulebook())).partition("## House decisions")[0]

    assert absent not in text


def test_the_direction_decides_where_the_eldest_hand_sits() -> None:
    book = fixtures.rulebook()
    other = attrs.evolve(book, table=attrs.evolve(book.table, direction=fixtures.said("counterclockwise")))

    assert "the eldest hand sits to the dealer's left" in sheet(book)
    assert "the eldest hand sits to the dealer's right" in sheet(other)


def test_bases_and_modules_are_named() -> None:
    text = sheet(attrs.evolve(fixtures.rulebook(), extends=("a_base", "b"), uses=("c", "d")))

    assert "is based on `a_base` and `b`. It uses the house rules `c` and `d`. In brackets" in text


def test_a_label_of_another_language_has_the_english_behind_it() -> None:
    c = Context(fixtures.rulebook())

    assert c.outcome("won") == "vundet (won)"
    assert c.contract("plain") == "Plain"


# ---- escaping ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Købe Nolo", "Købe Nolo"),
        ("a|b", "a&#124;b"),
        ("a\n\n# b", "a # b"),
        ("# a", "&#35; a"),
        ("1. a", "1&#46; a"),
        ("- a", "&#45; a"),
        ("\u202eabc", "\\\\u202eabc"),
        ("a\\b", "a\\\\b"),
        ("{{ x }}", "&#123;&#123; x &#125;&#125;"),
        ("スペード", "スペード"),
    ],
)
def test_text_is_shown_literally(text: str, shown: str) -> None:
    assert md(text) == shown
    assert md(md(text)) == shown


def test_a_code_span_ends_where_it_should() -> None:
    assert code("a b") == "`a b`"
    assert code("a `b` c") == "`` a `b` c ``"
    assert "|" not in code("a | b")
    assert "{{" not in code("{{ x }}")
    assert not set(CONTROLS) & set(code(NASTY))


# ---- programs ------------------------------------------------------------------------------------------------------


def words() -> Words:
    return Words(Context(fixtures.rulebook()))


NOUNS = ("tricks", "first tricks", "matadors", "points")
WHO = ("declarer", "defenders", "players", "side", "opponents", "best")
OPERATORS = ("==", ">=", "<=", ">", "<")
CONDITIONS: list[Program] = [
    *(("has", quantifier, who, noun, sign, number) for quantifier in ("any", "every") for who in WHO for noun in NOUNS
      for sign in OPERATORS for number in (0, 1, 5)),
    *(("compare", "any", who, "tricks", sign, other) for who in WHO for sign in OPERATORS for other in WHO),
    *(("holds", "every", who, cards) for who in WHO for cards in (("cards", "spadille", "CA"), 0b1001)),
    *((state, "all") for state in ("called", "made", "missed")),
    ("contract", "plain"), ("outcome", "won"), ("pot empty",),
    *(("trump", which) for which in (0, 1, 2, 3, "preferred", "none")),
    *(("deals", sign, 12) for sign in OPERATORS),
]  # fmt: skip


def test_every_condition_has_words() -> None:
    tell = words().condition

    for program in CONDITIONS:
        told = tell(program)
        assert told and "None" not in told and "  " not in told, program
        assert tell(("not", program)) != told
        assert told in tell(("and", program, ("called", "all")))


def test_so_many_tricks_are_exactly_so_many_where_somebody_may_have_more() -> None:
    of_three = [words().condition(("has", "any", "declarer", "tricks", "==", number)) for number in (0, 1, 2, 3)]

    assert of_three == [
        "the declarer has taken no tricks",
        "the declarer has taken exactly 1 trick",
        "the declarer has taken exactly 2 tricks",
        "the declarer has taken 3 tricks",
    ]


def test_deals_of_which_nothing_came_do_not_count_whatever_threw_them_in() -> None:
    book, place = fixtures.rulebook(), fixtures.origin("penalty")
    penalty = Penalty("revoke", fixtures.labels("Renonce"), place, (), fixtures.said("same", "redeal", 1))
    goes_on = attrs.evolve(penalty, redeal=None)

    def told(*penalties: Penalty, all_pass: bool = True) -> str:
        steps = book.all_pass if all_pass else ()
        return match(Context(attrs.evolve(book, penalties=penalties, all_pass=steps))) or ""

    assert "A deal that was thrown in because all passed does not count." in told(goes_on)
    assert "A deal that was thrown in, because all passed or for a penalty, does not count." in told(goes_on, penalty)
    assert "A deal that was thrown in for a penalty does not count." in told(penalty, all_pass=False)
    assert "does not count" not in told(goes_on, all_pass=False)


def test_where_there_is_a_pot_it_is_shared_at_the_end_of_the_match() -> None:
    book = fixtures.rulebook()
    potless = attrs.evolve(book, settles=(), before_deal=(), payoffs=(), all_pass=book.all_pass[-1:])

    assert "What then lies in the pot is shared equally by all players" in (match(Context(book)) or "")
    assert "pot" not in (match(Context(potless)) or "")


def test_conditions_within_conditions_keep_their_sense() -> None:
    either: Program = ("or", ("called", "all"), ("pot empty",))

    assert words().condition(("and", either, ("made", "all"))) == (
        "both All has been called or the pot is empty, and All is made"
    )


@pytest.mark.parametrize(
    ("program", "told"),
    [
        (1, "1 chip"),
        (5, "5 chips"),
        (("pot",), "as much as lies in the pot"),
        (("value",), "the value of the contract"),
        (("matadors",), "1 chip for each matador"),
        (("min", ("matadors",), 3), "1 chip for each matador, at most 3 chips"),
        (("*", 2, ("tricks", "declarer")), "2 chips for each trick the declarer has taken"),
        (("tricks", "defenders"), "1 chip for each trick that the defenders have taken"),
        (("max", ("pot",), 2), "as much as lies in the pot, at least 2 chips"),
        (("-", ("pot",), 2), "as many chips as (the contents of the pot minus 2)"),
    ],
)  # fmt: skip
def test_amounts_have_words(program: Program, told: str) -> None:
    assert words().amount(program) == told


@pytest.mark.parametrize("program", [("sum", 1, 2), ("sometimes",), "value?"])
def test_what_is_no_program_is_refused(program: Any) -> None:
    with pytest.raises(ValueError, match="this is no"):
        words().amount(program)
    with pytest.raises(ValueError, match="this is no"):
        words().condition(program)
