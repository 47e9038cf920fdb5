"""Each fault gets one report, at its place, and the rest of the file is read all the same."""

import pytest

from ombre_dsl.syntax import tree
from ombre_dsl.syntax.from_text import parse

from .samples import WHOLE

NINE = """\
variant danish "L'hombre
language da;
table {
  players:
  deal:        3 3 3   @DA5
}
contract spil "Spil" {
  exchange:    declarer any each defender any
  trump:       named
  aim:         007
aim most_tricks {
  won when declarer has more tricks as dealer
  lost otherwise
}
settle won {
  pay 1 payer to declarer
}
"""


def places(text):
    return [(fault.code, fault.span.line, fault.span.column) for fault in parse("a.ombre", text)[1]]


def mended(text):
    """The text after the mend of its only fault."""
    (fault,) = parse("a.ombre", text)[1]
    assert fault.suggestion is not None
    span = fault.suggestion.span
    return text[: span.start] + fault.suggestion.replacement + text[span.end :]


def headings(file):
    return [" ".join(p.text for p in item.heading if isinstance(p, tree.Word)) for item in file.items]


def test_nine_faults_get_a_report_each():
    assert places(NINE) == [
        ("OM101", 1, 16),
        ("OM103", 2, 12),
        ("OM120", 4, 11),
        ("OM104", 5, 24),
        ("OM123", 8, 28),
        ("OM106", 10, 16),
        ("OM110", 11, 1),
        ("OM141", 12, 37),
        ("OM131", 16, 9),
    ]


def test_what_is_sound_is_kept():
    file, _ = parse("a.ombre", NINE)
    assert headings(file) == [
        "variant danish",
        "language da",
        "table",
        "contract spil",
        "aim most_tricks",
        "settle won",
    ]
    assert all(item.broken for item in file.items)
    assert [len(item.lines or ()) for item in file.items] == [0, 0, 1, 3, 1, 1]


def test_an_item_without_a_fault_is_not_broken():
    file, faults = parse("a.ombre", WHOLE + "\nuse x;\n")
    assert len(faults) == 1
    assert [item.broken for item in file.items] == [False] * 18 + [True]


LINES = [
    ("trump:", "OM120", 9),
    ("trump: @DA-1", "OM120", 9),
    ("ladder:", "OM120", 10),
    (": spades", "OM121", 3),
    ("a: b: c", "OM122", 7),
    ("deck = A 2 3", "OM124", 8),
    ("ladder a < b", "OM123", 9),
    ("ladder: a < b c", "OM123", 16),
    ("ladder: a < < b", "OM125", 15),
    ("ladder: a < 7", "OM150", 15),
    ("exchange: a any b any", "OM123", 18),
    ("exchange: a at 3", "OM151", 18),
    ("black: K Q, J", "OM125", 13),
    ("| a | b", "OM123", 10),
    ("| a | b   @DA-1", "OM123", 10),
    ("a | b |", "OM123", 3),
    ("| a | -(b + 1 |", "OM123", 16),
    ("| a | + |", "OM126", 9),
    ("| a | min(b, 2) |", "OM127", 9),
    ("pay min(b, 2) from a to b", "OM127", 7),
    ("pay from a to b", "OM130", 7),
    ("pay", "OM130", 6),
    ("pay 1 a to b", "OM131", 9),
    ("pay 1 to b", "OM131", 9),
    ("pay 1 from a b", "OM132", 17),
    ("pay 1 from a to", "OM133", 18),
    ("pay 1 from", "OM133", 13),
    ("won when", "OM140", 11),
    ("won when @DA-1", "OM140", 12),
    ("won when a has", "OM141", 17),
    ("won when a has 5", "OM141", 19),
    ("won when a has at 5 tricks", "OM141", 21),
    ("won when a is b and", "OM141", 22),
    ("pay 1 from a to b when c", "OM141", 27),
    ("won otherwise b", "OM142", 17),
    ("won decided because", "OM160", 15),
    ("won @DA-1 more", "OM161", 13),
    ("a: b; # c", "OM103", 7),
    ("a: b\u00a0c", "OM103", 7),
    ("a\uff1a b", "OM103", 4),
    ("a: e\u0301", "OM103", 6),
    ("a: \u201cb\u201d", "OM102", 6),
    ("a: 'b'", "OM102", 6),
    ('a: \u201cb"  @DA-1', "OM102", 6),
    ('a: "b\u201d  @DA-1', "OM102", 8),
    ("a: b @DA5", "OM104", 8),
    ("a: b @da-5", "OM104", 8),
    ("a: b @", "OM104", 8),
    (r'a: "b\q"', "OM105", 8),
    ("a: 007", "OM106", 6),
    ("a: 1_000", "OM106", 6),
    ("a: 1234567890", "OM107", 6),
    ("a: " + "9" * 5000, "OM107", 6),
    ('a: b decided "c" decided "d"', "OM108", 28),
    ('a: "b', "OM101", 6),
    ('a "b: c', "OM101", 5),
]


@pytest.mark.parametrize(("line", "code", "column"), LINES)
def test_a_faulty_line_leaves_its_neighbours_alone(line, code, column):
    text = f"x {{\n  one: 1\n  {line}\n  two: 2\n}}\ny {{ three: 3 }}\n"
    assert places(text) == [(code, 3, column)]
    file, _ = parse("a.ombre", text)
    assert [item.broken for item in file.items] == [True, False]
    assert {"one", "two"} <= {getattr(found, "key", None) for found in file.items[0].lines}


STRUCTURE = [
    ("x {\n  a: b\n", [("OM110", 2, 7)]),
    ("x { a: b\ny { c: d }\n", [("OM110", 2, 1)]),
    ("x {\n  a: b\ny {\n  c: d\n}\n", [("OM110", 3, 1)]),
    ("x {\n  a: b\nuse z\ny {\n  c: d\n}\n", [("OM110", 3, 1)]),
    ("x {\n  a: b\n}\n}\ny {\n}\n", [("OM111", 4, 1)]),
    ("{\n  a: b\n}\n", [("OM112", 1, 1)]),
    ("x\n{\n  a: b\n}\n", [("OM113", 2, 1)]),
    ("x {\n  a: {\n    b: c\n  }\n}\n", [("OM114", 2, 6)]),
    ("x {\n} y {\n}\n", [("OM115", 2, 3)]),
    ("x {\n} @DA-1\n", [("OM115", 2, 3)]),
    ("players: 3\n", [("OM116", 1, 1)]),
    ("x {{\n  a: b\n}\n", [("OM125", 1, 4)]),
    ("x: y {\n  a: b\n}\n", [("OM125", 1, 2)]),
    ("x {\n  a: b,\n  c: d\n}\n", [("OM125", 2, 7)]),
    ('contract x "X like y { a: b }\nz {\n}\n', [("OM101", 1, 12)]),
    ('x {\n  a: b decided "two\n    lines"\n  c: d\n}\n', [("OM101", 2, 16)]),
    ('x {\n  a "A: b\n  c "C: d\n}\n', [("OM101", 2, 5), ("OM101", 3, 5)]),
    ("x {\n  a: " + "b " * 20_000 + "\n}\n", [("OM109", 2, 3)]),
    ("x {\n  pay " + "(" * 500 + "\n}\n", [("OM109", 2, 3)]),
]


@pytest.mark.parametrize(("text", "expected"), STRUCTURE)
def test_braces_and_line_ends(text, expected):
    assert places(text) == expected


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("x {\n  a: b\n", "x {\n  a: b\n}\n"),
        ("x { a: b\ny { c: d }\n", "x { a: b }\ny { c: d }\n"),
        ("x {\n  a: b\ny {\n}\n", "x {\n  a: b\n}\ny {\n}\n"),
        ("x\n{\n}\n", "x {\n}\n"),
        ("x {\n} y {\n}\n", "x {\n}\ny {\n}\n"),
        ("x {\n} }\n", "x {\n} \n"),
        ("x { a: “b” ‘c’; }\n", 'x { a: "b" "c" }\n'),
        ("x { a： b }\n", "x { a: b }\n"),
        ("x { a: ♤A }\n", "x { a: ♠A }\n"),
        ("x { a: ♠\ufe0fA }\n", "x { a: ♠A }\n"),
        ("x { a: b @da5 }\n", "x { a: b @DA-5 }\n"),
        ("x { a: 007 }\n", "x { a: 7 }\n"),
        ('x { a "A: b }\n', 'x { a "A": b }\n'),
        ('x "X like y { a: b }\n', 'x "X" like y { a: b }\n'),
        ('x {\n a decided "b\n   c"\n}\n', 'x {\n a decided "b c"\n}\n'),
        ("x { exchange: a any b any }\n", "x { exchange: a any, b any }\n"),
        ("x { pay 1 a to b }\n", "x { pay 1 from a to b }\n"),
        ("x {\n| a | b\n}\n", "x {\n| a | b |\n}\n"),
    ],
)
def test_the_mend_mends(text, after):
    assert mended(text) == after
    assert places(after) == []


def test_a_missing_brace_names_the_block_that_is_open():
    (fault,) = parse("a.ombre", "x {\n  a: b\ny {\n}\n")[1]
    assert fault.message == "A `}` is missing before `y`."
    assert [(label.text, label.span.line, label.span.column) for label in fault.labels] == [
        ("this block is still open", 1, 3)
    ]


def test_the_second_decided_names_the_first():
    (fault,) = parse("a.ombre", 'a decided "b" decided "c"')[1]
    assert [(label.span.column, label.span.end_column) for label in fault.labels] == [(11, 14)]


def test_what_a_missing_mark_hides_is_still_known():
    file, _ = parse("a.ombre", 'contract x "X like y {\n  a: b\n}\n')
    assert headings(file) == ["contract x like y"]


def test_a_heading_that_cannot_be_read_keeps_its_first_words():
    file, faults = parse("a.ombre", "contract solo = = { a: b }")
    assert len(faults) == 1
    assert headings(file) == ["contract solo"]


def test_no_more_faults_are_shown_than_anybody_reads():
    faults = places("x {\n" + "a: b: c\n" * 1000 + "}\n")
    assert len(faults) == 201
    assert faults[-1][0] == "OM199"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("pay 1 from a", "I expected `to` and who is paid, and found the end of the line."),
        ("trump: @DA-1", "`trump` has no value: nothing stands behind the colon."),
        ("exchange: a any b any", "A comma is missing behind `any`."),
        ("won when a has", "I can't read this condition: I expected how many, or which cards, and found the end of the "
                           "line."),
        ("won when a has more tricks as b", "I can't read this condition: I expected `than`, and found `as`."),
    ],
)  # fmt: skip
def test_messages_speak_of_the_table(line, message):
    (fault,) = parse("a.ombre", f"x {{\n{line}\n}}")[1]
    assert fault.message == message


@pytest.mark.parametrize(("line", "_code", "_column"), LINES)
def test_no_message_speaks_of_the_compiler(line, _code, _column):
    for fault in parse("a.ombre", f"x {{\n{line}\n}}")[1]:
        said = f"{fault.message} {fault.help}"
        assert not any(word in said for word in ("token", "WORD", "INT", "STRING", "_COLON", "unexpected", "parse"))
