import pytest
from hypothesis import given
from hypothesis import strategies as st

from ombre_dsl.diagnostics.diagnostic import Diagnostic, Label, Suggestion, in_source_order
from ombre_dsl.diagnostics.nearest import did_you_mean, distance
from ombre_dsl.diagnostics.render import render
from ombre_dsl.diagnostics.wording import WORDING, fault, quoted
from ombre_dsl.syntax.span import Span

TEXT = 'variant danish\ntable {\n\tplayers: 3\n  "切り札" trump: spaeds  # a\n}\n'


def at(text, word, file="a.ombre"):
    start = text.index(word)
    return Span.of(file, text, start, start + len(word))


def report(text, word, **more):
    return Diagnostic("OM201", "error", "No suit is called `spaeds`.", at(text, word), **more)


def lines(text):
    """A golden text, without its margin."""
    return "\n".join(line[4:] for line in text.strip("\n").split("\n")[:-1]) + "\n"


def test_a_report_with_everything():
    label = Label(at(TEXT, "table"), "in this block")
    mend = Suggestion(at(TEXT, "spaeds"), "spades", True)
    found = render([report(TEXT, "spaeds", labels=(label,), help="A suit.", suggestion=mend)], {"a.ombre": TEXT})
    assert found == lines("""
    error[OM201]: No suit is called `spaeds`.
     --> a.ombre:4:16
      |
    4 |   "切り札" trump: spaeds  # a
      |                   ^^^^^^
     --> a.ombre:2:1
      |
    2 | table {
      | ----- in this block
      = help: A suit.
      = write: "切り札" trump: spades  # a
    """)


def test_the_same_in_words():
    label = Label(at(TEXT, "table"), "in this block")
    mend = Suggestion(at(TEXT, "spaeds"), "spades", False)
    given = report(TEXT, "spaeds", labels=(label,), help="A suit.", suggestion=mend)
    assert render([given], {"a.ombre": TEXT}, plain=True) == lines("""
    Error OM201 in a.ombre, line 4, column 16: No suit is called `spaeds`.
    The line reads: "切り札" trump: spaeds  # a
    The place reads: spaeds
    See also a.ombre, line 2, column 1: in this block.
    The line reads: table {
    The place reads: table
    Help: A suit.
    Perhaps: "切り札" trump: spades  # a
    """)


def test_a_second_place_on_the_same_line_shares_its_excerpt():
    given = report(TEXT, "spaeds", labels=(Label(at(TEXT, "trump"), "for this setting"),))
    assert render([given], {"a.ombre": TEXT}) == lines("""
    error[OM201]: No suit is called `spaeds`.
     --> a.ombre:4:16
      |
    4 |   "切り札" trump: spaeds  # a
      |                   ^^^^^^
      |            ----- for this setting
    """)


def test_a_tab_is_as_wide_as_it_is_shown():
    assert render([report(TEXT, "3")], {"a.ombre": TEXT}) == lines("""
    error[OM201]: No suit is called `spaeds`.
     --> a.ombre:3:11
      |
    3 |     players: 3
      |              ^
    """)


def test_a_text_that_is_not_there_is_named_all_the_same():
    assert render([report(TEXT, "3")], {}) == lines("""
    error[OM201]: No suit is called `spaeds`.
     --> a.ombre:3:11
    """)


def test_marks_without_width_take_no_column():
    text = "e\u0301e\u0301 spaeds"
    assert render([report(text, "spaeds")], {"a.ombre": text}).split("\n")[4] == "  |    ^^^^^^"


@pytest.mark.parametrize("letter", ["\u200f", "\u202e", "\x1b", "\x00", "\u200b"])
def test_what_steers_a_terminal_is_shown_by_number(letter):
    text = f"a{letter}b spaeds"
    found = render([report(text, "spaeds")], {"a.ombre": text})
    assert f"a<U+{ord(letter):04X}>b spaeds" in found
    assert found.split("\n")[4] == "  | " + " " * 11 + "^^^^^^"


@given(st.text(), st.text())
def test_no_letter_of_a_file_reaches_the_terminal_unseen(text, word):
    given = fault("OM126", Span.of("a.ombre", text, 0, len(text)), expected=word, found=word)
    for plain in (True, False):
        shown = render([given], {"a.ombre": text}, plain=plain)
        assert all(letter.isprintable() or letter.isspace() for letter in shown)
        assert not {"\x1b", "\r", "\u202e"} & set(shown)


def test_a_long_line_is_cut_around_the_place():
    text = "x " * 5000 + "spaeds" + " y" * 5000
    line, underline = render([report(text, "spaeds")], {"a.ombre": text}).split("\n")[3:5]
    assert len(line) < 130
    assert line.startswith("1 | …") and line.endswith("…")
    assert line[underline.index("^") :].startswith("spaeds")


def test_colour_is_only_added():
    import re

    given = [report(TEXT, "spaeds", help="A suit.", labels=(Label(at(TEXT, "table"), "here"),))]
    coloured = render(given, {"a.ombre": TEXT}, colour=True)
    assert "\x1b[1;31m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == render(given, {"a.ombre": TEXT})


def test_reports_are_parted_by_an_empty_line():
    assert render([report(TEXT, "3")] * 2, {}).count("\n\n") == 1
    assert render([], {}) == ""


# ---- the type ------------------------------------------------------------------------------------------------------


def test_a_report_as_data():
    label = Label(at(TEXT, "table"), "in this block")
    mend = Suggestion(at(TEXT, "spaeds"), "spades", True)
    place = {"file": "a.ombre", "line": 4, "column": 16, "end_line": 4, "end_column": 22}
    assert report(TEXT, "spaeds", labels=(label,), suggestion=mend).to_json() == {
        "code": "OM201",
        "severity": "error",
        "message": "No suit is called `spaeds`.",
        **place,
        "labels": [
            {"message": "in this block", "file": "a.ombre", "line": 2, "column": 1, "end_line": 2, "end_column": 6}
        ],
        "help": None,
        "suggestion": {"replacement": "spades", **place, "sure": True},
    }


def test_reports_go_by_file_place_and_code_and_come_once():
    def make(file, start, code):
        return Diagnostic(code, "error", "x", Span(file, start, start, 1, start + 1, 1, start + 1))

    given = [make("b", 0, "OM2"), make("a", 9, "OM1"), make("b", 0, "OM1"), make("a", 2, "OM9"), make("b", 0, "OM1")]
    order = [("b", 0, "OM1"), ("b", 0, "OM2"), ("a", 2, "OM9"), ("a", 9, "OM1")]
    assert [(d.span.file, d.span.start, d.code) for d in in_source_order(given, ["b", "a"])] == order
    assert in_source_order(reversed(given), ["b", "a"]) == in_source_order(given, ["b"])


# ---- wording -------------------------------------------------------------------------------------------------------


def test_what_comes_from_a_file_is_never_a_template():
    found = fault("OM104", at(TEXT, "3"), found="{found.__class__} {} %s")
    assert found.message == "{found.__class__} {} %s is not a citation."


def test_every_code_has_a_page_of_its_own():
    pages = [wording.page for wording in WORDING.values()]
    assert all(pages)
    assert len(set(pages)) == len(pages)


def test_a_quoted_piece_is_cut():
    assert quoted("a\n  b") == "`a b`"
    assert len(quoted("x" * 100)) == 42


# ---- did you mean --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "candidates", "expected"),
    [
        ("spaeds", ["spades", "clubs"], "spades"),
        ("Spades", ["spade", "spades"], "spades"),
        ("žiedas", ["ziedas", "ziedai"], "ziedas"),
        ("Købe_Nolo", ["kobe_nolo", "ren_nolo"], "kobe_nolo"),
        ("kobe nolo", ["kobe_nolo"], "kobe_nolo"),
        ("playres", ["payer", "players"], "players"),
        ("bet", ["bat", "bit"], "bat"),
        ("xyz", ["spades"], None),
        ("a", ["b"], None),
        ("spades", ["spades"], None),
        ("spades", [], None),
        ("x" * 10_000, ["x" * 9_999], None),
    ],
)
def test_did_you_mean(word, candidates, expected):
    assert did_you_mean(word, candidates) == expected


@given(st.text(max_size=8), st.text(max_size=8))
def test_a_distance_is_the_same_both_ways(one, other):
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 0) == (one == other)


def test_neighbours_that_swap_places_are_one_step():
    assert distance("ab", "ba") == 1
