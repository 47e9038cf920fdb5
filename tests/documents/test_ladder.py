"""What the ladder of a sheet says a contract is worth: every outcome is named, also one that no table pays."""

from __future__ import annotations

import pytest

from tests.documents.test_changes import told

FOUR = """variant club "Club" extends danish

contract four "Four" like solo {
  aim: four_tricks
}

aim four_tricks {
  surrendered when give_up is called
  won when declarer has 4 tricks
  caught otherwise
}

change outcomes {
  caught "caught"
}

change auction {
  insert four above solo
}

payoffs from payer to declarer {
  | contract | won | surrendered |
  | four     |   2 |          -1 |
}

settle caught {
  pay 3 from declarer to payer
}
"""


@pytest.mark.parametrize(("language", "words"), [("en", "caught: see *Payments*"), ("da", "caught: se *Betaling*")])
def test_an_outcome_that_no_table_pays_is_named(language: str, words: str) -> None:
    rows = [line for line in told(FOUR, language).splitlines() if line.startswith("| 8 | Four |")]

    assert len(rows) == 1
    worth = rows[0].split(" | ")[-1]
    assert "+2; " in worth and worth.endswith(f"−1; {words} |")


def test_an_outcome_of_a_table_is_not_named_twice() -> None:
    row = next(line for line in told(FOUR).splitlines() if line.startswith("| 7 | Solo |"))

    assert "see *Payments*" not in row
