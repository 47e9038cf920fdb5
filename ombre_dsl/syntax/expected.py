"""What may stand in a place, in the author's words."""

from __future__ import annotations

from ombre_dsl.diagnostics.wording import listed

# The first group that fits speaks for all its terminals.
_EXPECTED: tuple[tuple[frozenset[str], str], ...] = (
    (frozenset({"INT", "NEG", "MINUS", "WORD", "_LPAR"}), "an amount (a number, or a word such as `value`)"),
    (frozenset({"_NOT", "WORD", "_LPAR"}), "a condition"),
    (frozenset({"INT", "_NO", "_AT", "MORE", "FEWER", "AS_MANY", "WORD"}), "how many, or which cards"),
    (frozenset({"WORD", "INT", "STRING", "COMMA", "NEG"}), "words, numbers or a text"),
    (frozenset({"PLUS", "MINUS", "TIMES"}), "`+`, `-` or `*`"),
    (frozenset({"ANY", "INT", "_AT", "_WHOLE"}), "`any`, a number, `at least`, `at most` or `whole talon`"),
    (frozenset({"_HAS"}), "`has`"),
    (frozenset({"IS"}), "`is`"),
    (frozenset({"_AND", "_OR"}), "`and` or `or`"),
    (frozenset({"_LEAST", "_MOST"}), "`least` or `most`"),
    (frozenset({"NOBODY"}), "`nobody`"),
    (frozenset({"WORD", "INT"}), "a word or a number"),
    (frozenset({"WORD"}), "a word"),
    (frozenset({"INT"}), "a number"),
    (frozenset({"_TALON"}), "`talon`"),
    (frozenset({"_THAN"}), "`than`"),
    (frozenset({"_AS"}), "`as`"),
    (frozenset({"_TO"}), "`to`"),
    (frozenset({"_FROM"}), "`from`"),
    (frozenset({"_EACH"}), "`each`"),
    (frozenset({"_COLON"}), "`:`"),
    (frozenset({"_COMMA"}), "`,`"),
    (frozenset({"_BELOW", "_EQUAL"}), "`<` or `=`"),
    (frozenset({"_BAR"}), "`|`"),
    (frozenset({"_RPAR"}), "`)`"),
    (frozenset({"_WHEN", "OTHERWISE"}), "`when`, `otherwise`"),
    (frozenset({"STRING"}), "a text in quotation marks"),
)


def expected(accepts: frozenset[str]) -> str:
    """The terminals that may stand somewhere, as an author would name them."""
    left = set(accepts)
    said = []
    for group, words in _EXPECTED:
        if group <= left:
            said.append(words)
            left -= group
    ends = accepts & {"$END", "CITE", "_DECIDED", "_NL"}
    if ends:
        said.append("the end of the statement")
    return listed(said or ["something else"])
