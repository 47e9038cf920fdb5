import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ombre_dsl.syntax import tree
from ombre_dsl.syntax.from_text import parse, read_at_once, read_piecewise
from ombre_dsl.syntax.outline import Outline
from ombre_dsl.syntax.places import Places
from ombre_dsl.syntax.span import Span

from .samples import WHOLE


def both(text):
    places = Places("a.ombre", text)
    outline = Outline(text, places)
    return read_at_once(places, outline), read_piecewise(places, outline)


def read(text):
    file, faults = parse("a.ombre", text)
    assert faults == []
    return file


def line(text):
    (item,) = read(f"a {{\n{text}\n}}").items
    (only,) = item.lines
    return only


def words(text):
    return tuple(tree.Word(word, NOWHERE) for word in text.split())


def who(text):
    return tree.Who(words(text), NOWHERE)


NOWHERE = Span("", 0, 0, 1, 1, 1, 1)
NOTES = tree.Notes()


def test_the_whole_sample_reads():
    file = read(WHOLE)
    assert len(file.items) == 18
    assert [item.broken for item in file.items] == [False] * 18


def test_comments_are_kept_with_their_places():
    comments = read('a "no # comment" # one\n  # two\nb {} # three').comments
    assert [(c.text, c.alone, c.span.line, c.span.column) for c in comments] == [
        ("# one", False, 1, 18),
        ("# two", True, 2, 3),
        ("# three", False, 3, 6),
    ]


def test_a_heading_without_a_block_has_no_lines():
    first, second = read("use a\nb {}").items
    assert (first.lines, second.lines) == (None, ())


def test_a_setting_keeps_labels_and_notes():
    found = line('spadille "Spa\\"dille\\n": 2 of black, -3  @DA-1 @DA-2 decided "why"')
    assert found.key == "spadille"
    assert found.name == (*words("spadille"), tree.Text('Spa"dille\n', NOWHERE))
    assert found.value == (
        tree.Number(2, NOWHERE), *words("of black"), tree.Comma(NOWHERE), tree.Number(-3, NOWHERE),
    )  # fmt: skip
    cites = tree.Cite("DA-1", NOWHERE), tree.Cite("DA-2", NOWHERE)
    assert found.notes == tree.Notes(cites, tree.Text("why", NOWHERE))


def test_the_ranks_of_a_ranking_are_words():
    assert line("every suit: spadille 7 K") == tree.Ranking(
        tree.Word("every suit", NOWHERE), words("spadille 7 K"), NOTES, NOWHERE
    )


def test_a_ladder_has_rungs():
    expected = (words("a"), words("b c"), words("d"))
    assert line("ladder: a < b = c <\n d") == tree.Ladder(*words("ladder"), expected, NOTES, NOWHERE)


@pytest.mark.parametrize(
    ("allowance", "least", "most", "whole"),
    [
        ("any", 0, None, False),
        ("3", 3, 3, False),
        ("1 to 2", 1, 2, False),
        ("at least 5", 5, None, False),
        ("at most 4", 0, 4, False),
        ("whole talon", 0, None, True),
    ],
)
def test_an_exchange_says_how_much(allowance, least, most, whole):
    step = tree.Permission(words("each defender"), least, most, whole, False, NOWHERE)
    assert line(f"exchange: each defender {allowance}").permissions == (step,)


def test_nobody_exchanges():
    assert line("exchange: nobody").permissions == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("b has 5 tricks", tree.HasCount(who("b"), "exactly", 5, *words("tricks"), NOWHERE)),
        ("b has no tricks", tree.HasCount(who("b"), "exactly", 0, *words("tricks"), NOWHERE)),
        ("b has at least 5 tricks", tree.HasCount(who("b"), "at least", 5, *words("tricks"), NOWHERE)),
        ("b has at most 5 tricks", tree.HasCount(who("b"), "at most", 5, *words("tricks"), NOWHERE)),
        ("any b has more tricks than c", tree.HasCompared(who("any b"), "more", *words("tricks"), who("c"), NOWHERE)),
        ("b has fewer tricks than c", tree.HasCompared(who("b"), "fewer", *words("tricks"), who("c"), NOWHERE)),
        ("b has as many tricks as c", tree.HasCompared(who("b"), "as many", *words("tricks"), who("c"), NOWHERE)),
        ("b has SA basto", tree.HasCards(who("b"), words("SA basto"), NOWHERE)),
        ("b c is not d e", tree.Is(words("b c"), True, words("d e"), NOWHERE)),
        ("not b is c", tree.Not(tree.Is(words("b"), False, words("c"), NOWHERE), NOWHERE)),
    ],
)
def test_conditions(text, expected):
    assert line(f"won when {text}").guard == tree.When(expected, NOWHERE)
    assert line(f"won when ({text})").guard == tree.When(expected, NOWHERE)


def test_and_binds_closer_than_or():
    a, b, c = (tree.Is(words(letter), False, words("x"), NOWHERE) for letter in "abc")
    inner = tree.Both("and", (b, c), NOWHERE)
    assert line("won when a is x or b is x and c is x").guard.condition == tree.Both("or", (a, inner), NOWHERE)


def name(text):
    return tree.Name(tree.Word(text, NOWHERE), NOWHERE)


def number(value):
    return tree.Number(value, NOWHERE)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-3", number(-3)),
        ("\u22123", number(-3)),
        ("value", name("value")),
        ("-value", tree.Minus(name("value"), NOWHERE)),
        ("a up to 3", tree.UpTo(name("a"), number(3), NOWHERE)),
        ("a -1", tree.Sum("-", name("a"), number(1), NOWHERE)),
        ("a - b - c", tree.Sum("-", tree.Sum("-", name("a"), name("b"), NOWHERE), name("c"), NOWHERE)),
        ("2 * (a + 1)", tree.Sum("*", number(2), tree.Sum("+", name("a"), number(1), NOWHERE), NOWHERE)),
        ("1 + a * 2", tree.Sum("+", number(1), tree.Sum("*", name("a"), number(2), NOWHERE), NOWHERE)),
    ],
)
def test_amounts(text, expected):
    payment = line(f"pay {text} from each defender to pot")
    assert payment == tree.Pay(expected, who("each defender"), who("pot"), None, NOTES, NOWHERE)


def test_a_row_has_cells_with_places():
    row = line("  | won | lost 2 or more |  | -3 then -1 each |   @DA-1")
    won, lost, empty, each = row.cells
    assert won == tree.Cell(words("won"), name("won"), None, NOWHERE)
    assert lost.words == (*words("lost"), number(2), *words("or more"))
    assert empty == tree.Cell((), None, None, NOWHERE)
    assert each == tree.Cell((), number(-3), number(-1), NOWHERE)
    assert [(c.span.column, c.span.end_column) for c in row.cells] == [(5, 8), (11, 25), (28, 28), (31, 46)]


def test_spans_are_those_of_the_file():
    item = read("# one\na {\n  trump: spades @DA-1\n}").items[0]
    trump = item.lines[0]
    assert (trump.span.line, trump.span.column, trump.span.end_column) == (3, 3, 22)
    assert trump.value[0].span == Span("a.ombre", 19, 25, 3, 10, 3, 16)
    assert (item.span.line, item.span.column, item.span.end_line, item.span.end_column) == (2, 1, 4, 2)


# ---- the two ways of reading ---------------------------------------------------------------------------------------


def spans(value):
    """Every span in a tree."""
    if isinstance(value, tuple):
        return [span for part in value for span in spans(part)]
    if not hasattr(value, "__attrs_attrs__"):
        return []
    parts = [spans(getattr(value, field.name)) for field in value.__attrs_attrs__ if field.name != "span"]
    return [*(span for part in parts for span in part), *([value.span] if hasattr(value, "span") else [])]


def agree(text):
    at_once, (piecewise, faults) = both(text)
    if at_once is None:
        assert faults
    else:
        assert faults == []
        assert at_once == piecewise.items
        assert spans(at_once) == spans(piecewise.items)


def test_both_ways_give_the_same_tree():
    assert both(WHOLE)[0] is not None
    agree(WHOLE)


PIECES = re.findall(r'"(?:\\.|[^"\\\n])*"|\s+|\w+|[^\w\s]', WHOLE)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_both_ways_agree_on_edited_files(data):
    pieces = list(PIECES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(pieces) - 1))
        pieces[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(st.sampled_from(PIECES), max_size=2))
    agree("".join(pieces))


SMALL = [
    "a",
    "b",
    "7",
    " ",
    " ",
    "\n",
    "\n",
    "{",
    "}",
    ":",
    ",",
    "|",
    "<",
    "=",
    '"',
    '"x"',
    "#",
    "@DA-1",
    "-",
    "(",
    ")",
]
WORDS = [" decided ", " when ", " otherwise", "pay ", " from ", " to ", "ladder:", "exchange:", " is ", " has ", " any"]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(SMALL + WORDS), max_size=25).map("".join))
@example("a,\n{}")
@example("a {\nb: c,\nd: e\n}")
@example('a\ndecided "x"\n{ }')
@example("a { b,\n c: d }")
def test_both_ways_agree_on_small_texts(text):
    agree(text)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
@example("a {\n\r}")
@example("\ufeff a , \ufeff\n b")
@example("a \u0301 e\u0301\u0301")
@example("x {\npay ((((((")
@example("x {\npay " + "-" * 400 + "1 from a to b\n}")
@example("x {\npay " + "1 + " * 400 + "1 from a to b\n}")
@example("x {\na when " + "not " * 400 + "b is c\n}")
@example("x {\na: 9" + "9" * 5000 + "\n}")
def test_no_text_makes_it_stumble(text):
    agree(text)


@pytest.mark.parametrize("text", ["{", "}", '"', "{\n", "a {\n", ";\n", "a,\n", "@", "\n", "a: b,\n", "“"])
def test_long_texts_are_read_in_good_time(text):
    parse("a.ombre", text * 20_000)
