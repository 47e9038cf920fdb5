"""The one form, piece by piece: what was written, and what comes of it."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from ombre_dsl.format import formatted
from ombre_dsl.format.order import BLOCKS, HEAD
from ombre_dsl.format.width import width
from ombre_dsl.resources import variants_folder
from ombre_dsl.vocabulary.table import BLOCKS as VOCABULARY


def form(text: str) -> str:
    new, faults = formatted("some.ombre", dedent(text).lstrip("\n"))
    assert new is not None, faults
    assert formatted("some.ombre", new) == (new, [])
    return new


def gives(text: str, wanted: str) -> None:
    assert form(text) == dedent(wanted).lstrip("\n")


def line(text: str) -> str:
    """What becomes of one line of a block."""
    return form(f"table {{\n{text}\n}}\n").split("\n", 1)[1].rsplit("\n}", 1)[0]


@pytest.mark.parametrize("path", sorted(variants_folder().rglob("*.ombre")), ids=lambda path: path.stem)
def test_variants_are_in_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert formatted("some.ombre", text) == (text, [])


def test_every_block_of_the_language_has_its_place() -> None:
    assert {block.name for block in VOCABULARY} == {*HEAD, *BLOCKS}


def test_what_does_not_parse_is_left_alone() -> None:
    new, faults = formatted("some.ombre", "table {\n  players 3:: 4\n}\n")
    assert new is None
    assert [fault.span.line for fault in faults] == [2]


def test_values_and_notes_stand_in_columns() -> None:
    gives(
        """
        contract  spil "Spil"   en "Ask" @A-1{
        declarers:1 @A-2
          exchange order:   after the declarer   decided   "because"
        made when   declarer has at least 5 tricks @A-3 @A-4
        }
        """,
        """
        contract spil "Spil" en "Ask" @A-1 {
          declarers:       1                         @A-2
          exchange order:  after the declarer        decided "because"
          made when declarer has at least 5 tricks   @A-3 @A-4
        }
        """,
    )


def test_a_reason_that_is_too_long_goes_on_a_line_of_its_own() -> None:
    reason = "long " * 20
    gives(
        f'table {{\n deal: 3 @A-1 decided "{reason}"\n talon: 13 @A-2\n}}\n',
        f'table {{\n  deal:   3    @A-1\n      decided "{reason}"\n  talon:  13   @A-2\n}}\n',
    )


def test_a_reason_keeps_the_comments_before_it() -> None:
    text = 'table {\n  deal: 3 @A-1  # first\n      # second\n      decided "why"  # third\n}\n'
    gives(text, text.replace("3 @A", "3   @A"))


def test_a_citation_stands_before_the_reason() -> None:
    assert line('deal: 3 decided "why" @A-1') == '  deal: 3   @A-1 decided "why"'


def test_long_lists_are_broken_and_hang_under_their_value() -> None:
    names = [f"contract_{n}" for n in range(12)]
    gives(
        f"auction {{\nopens: eldest\nladder: {'<'.join(names)} @A-1\n}}\n",
        """
        auction {
          opens:   eldest
          ladder:  contract_0 < contract_1 < contract_2 < contract_3 < contract_4 <
                   contract_5 < contract_6 < contract_7 < contract_8 < contract_9 <
                   contract_10 < contract_11   @A-1
        }
        """,
    )
    assert line(f"in: {','.join(names)}").splitlines()[1].startswith("      contract_")


def test_comments_inside_a_list_stay_behind_their_word() -> None:
    text = "auction {\n  ladder: a = b <  # low\n          # the rest\n          c <\n          d\n}\n"
    gives(text, text.replace("c <\n          d", "c < d"))


def test_tables_have_columns() -> None:
    gives(
        """
        payoffs from bank to declarer {
        |contract|won|lost 2 or more|
        |a|- 1|−3 then −1 each|@A-1
        |longer|-10|-5|
        | contract | lost |
        | a | |
        }
        """,
        """
        payoffs from bank to declarer {
          | contract | won | lost 2 or more  |
          | a        |  -1 | -3 then -1 each |   @A-1
          | longer   | -10 | -5              |
          | contract | lost |
          | a        |      |
        }
        """,
    )


def test_wide_letters_count_two_columns() -> None:
    assert width("名é") == 3
    assert width("e\u0301") == 1
    gives(
        'cards {\n名 "切り札": SA @A-1\nlonger: CA @A-1\n}\n',
        'cards {\n  名 "切り札":  SA   @A-1\n  longer:       CA   @A-1\n}\n',
    )


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("exchange: declarer 0 to 5, each defender at least 0", "exchange: declarer at most 5, each defender any"),
        ("exchange: declarer 3 to 3", "exchange: declarer 3"),
        ("exchange: declarer whole  talon", "exchange: declarer whole talon"),
        ("exchange: nobody", "exchange: nobody"),
        ("won when declarer has 0 tricks", "won when declarer has no tricks"),
        ("won when ((a is b) and ((c is d) or e is not f))", "won when a is b and (c is d or e is not f)"),
        (
            "won when (a is b and c is d) or not (e is f or g is h)",
            "won when a is b and c is d or not (e is f or g is h)",
        ),
        ("won when (a is b and c is d) and e is f", "won when (a is b and c is d) and e is f"),
        ("won when not (a has as  many tricks as b)", "won when not a has as many tricks as b"),
        ("pay ((a + b)) - (c - d)*2 from e to f", "pay a + b - (c - d) * 2 from e to f"),
        ("pay (a - (b + c)) up to (d up to e) from f to g", "pay (a - (b + c)) up to (d up to e) from f to g"),
        ("pay − 2 * -(3) from a to b", "pay -2 * -3 from a to b"),
        ("pay -(-2) - (-(a*b)) from a to b", "pay -(-2) - -(a * b) from a to b"),
        (r'note: "a \" b \\ c \n d"', r'note: "a \" b \\ c \n d"'),
        ("hand: ♠A SK 7♥", "hand: ♠A SK 7♥"),
        ("takes: highest trump ,else highest of suit led", "takes: highest trump, else highest of suit led"),
        ("a, b: c", "a, b: c"),
    ],
)
def test_lines(written: str, wanted: str) -> None:
    assert line(written) == f"  {wanted}"


def test_blocks_on_one_line_stay_there_while_they_fit() -> None:
    gives("match{over when a is b}\n", "match { over when a is b }\n")
    gives("table {\n}\n", "table {}\n")
    gives("table { players: 3 }  # three\n", "table { players: 3 }  # three\n")
    long = " ".join(f"word{n}" for n in range(20))
    gives(f"match {{ {long} }}\n", f"match {{\n  {long}\n}}\n")


def test_blank_lines_are_one_and_never_at_the_ends() -> None:
    gives(
        "\n\ntable {\n\n\n  players: 3\n\n\n  deal: 3\n\n}\nmatch {\n}\n",
        "table {\n  players:  3\n\n  deal:     3\n}\n\nmatch {}\n",
    )


def test_items_come_in_order_with_their_comments() -> None:
    gives(
        """
        # The file.

        # The variant.
        variant some  # its name
        # ---- Winning ----

        outcomes {
          won
        }  # behind
        contract b {}
        # Of a.
        contract a {}
        table { players: 3 }
        language da
        ombre 1
        # the end
        """,
        """
        # The file.

        # The variant.
        variant some  # its name
        ombre 1
        language da

        table { players: 3 }

        contract b {}

        # Of a.
        contract a {}

        # ---- Winning ----

        outcomes {
          won
        }  # behind

        # the end
        """,
    )


def test_nothing_moves_past_a_change() -> None:
    text = """
        variant some extends other

        contract a {}

        remove contract b
        remove contract c

        change auction { ladder: a < d }

        table {}

        contract b {}
        """
    gives(text, text)


def test_a_file_that_does_not_begin_with_its_name_keeps_its_order() -> None:
    gives("match {}\nvariant some\n", "match {}\n\nvariant some\n")


def test_comments_stay_where_they_are() -> None:
    text = """
        table {  # behind the brace
          # before the first
          # and again

          # apart
          players:  3  # behind a line
          # between
          deal:     3

          # the last
        }  # behind the block
        # behind the file
        """
    gives(text, text.replace("block\n        #", "block\n\n        #"))


def test_a_file_of_comments_stays() -> None:
    gives("# one\n\n\n# two", "# one\n\n# two\n")
    assert form("") == ""
