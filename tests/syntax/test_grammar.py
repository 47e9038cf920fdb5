from lark import Lark

from ombre_dsl.resources import grammar_text
from ombre_dsl.syntax.grammar import parser


def test_no_terminals_collide_and_nothing_conflicts():
    Lark(grammar_text(), parser="lalr", start=["start", "heading", "line"], strict=True, maybe_placeholders=True)


def test_the_grammar_is_loaded_once():
    assert parser() is parser()
