"""House rules that no shipped variant has: each said in a few lines, and what it comes to worked out by hand.

Each also plays some hands on both engines, which must agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ombre_dsl.files import compile_path
from ombre_dsl.runtime import Ruleset
from ombre_dsl.testing.differential import differential_of

HANDS = range(12)


def rules(folder: Path, base: str, *blocks: str) -> Ruleset:
    """A variant that extends the base, without a fault, on which both engines agree."""
    path = folder / "tried.ombre"
    path.write_text("\n\n".join([f'variant tried "Tried" extends {base}', *blocks]) + "\n", encoding="utf-8")
    done = compile_path(path)
    assert [f"{fault.code} {fault.message}" for fault in done.diagnostics] == []
    both = differential_of(str(path))
    assert both.hands(HANDS) is None
    return both.engine


def settled(ruleset: Ruleset, contract: str, tricks: list[int], **more: Any) -> Mapping[str, Any]:
    return ruleset.ask({"ask": "settle", "contract": contract, "declarer": 0, "tricks": tricks, **more})


class TestBesidesTheTurnedCard:
    def exchange(self, folder: Path, cards: str) -> Mapping[str, Any]:
        block = (
            f"change contract tourne {{\n  exchange: declarer {cards} besides the turned card, each defender any\n}}"
        )
        tried = rules(folder, "danish", block)
        return tried.ask({"ask": "exchange", "contract": "tourne", "role": "declarer", "talon": 13})

    def test_it_comes_on_top_of_the_least(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "at least 1") == {"min": 2, "max": 9}

    def test_it_comes_on_top_of_the_most(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "at most 3") == {"min": 1, "max": 4}

    def test_it_comes_on_top_of_a_number(self, tmp_path: Path) -> None:
        assert self.exchange(tmp_path, "2") == {"min": 3, "max": 3}


class TestNamedButNot:
    FAVOURITE = (
        "change contract entrada {\n  trump: named but not spades\n}",
        'contract favourite "Favourite" like entrada {\n  trump: spades\n}',
        "change auction {\n  insert favourite above entrada\n}",
    )

    def test_the_barred_suit_cannot_be_chosen(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "french", *self.FAVOURITE).deal(1)
        for act in ("bid entrada", "pass", "pass"):
            hand.apply(act)
        assert [str(act) for act in hand.legal()] == [
            "choose entrada clubs", "choose entrada hearts", "choose entrada diamonds",
        ]  # fmt: skip

    def test_the_barred_suit_cannot_be_bid(self, tmp_path: Path) -> None:
        hand = rules(tmp_path, "japanese", "change contract simple {\n  trump: named but not spades\n}").deal(1)
        assert [str(act) for act in hand.legal()[:5]] == [
            "pass", "bid simple clubs", "bid simple hearts", "bid simple diamonds", "bid spade_game",
        ]  # fmt: skip

    def test_a_question_with_it_is_refused(self, tmp_path: Path) -> None:
        tried = rules(tmp_path, "french", *self.FAVOURITE)
        asked = settled(tried, "entrada", [5, 2, 2], trump="spades")
        assert asked == {"error": "spades cannot be trump in entrada; clubs, hearts or diamonds can"}


class TestColumnsOfNumbers:
    TABLE = """payoffs from bank to declarer {
  | contract | won 4 or fewer | won 5 to 6 | won 7 or more |
  | spil     |              2 |          3 |             5 |
}"""

    def test_each_number_has_its_column(self, tmp_path: Path) -> None:
        """The danish table pays 1 besides."""
        tried = rules(tmp_path, "danish", "change options {\n  payer: each defender\n}", self.TABLE,
                      'remove example "Two tricks in købe nolo cost three points"',
                      'remove example "Tout missed in a game that is won"',
                      'remove example "Two play købe nolo, each for himself"')  # fmt: skip
        won = [settled(tried, "spil", [n, 9 - n - (9 - n) // 2, (9 - n) // 2])["seats"][0] for n in (4, 5, 6, 7, 8)]
        assert won == [2 + 2, 2 + 3, 2 + 3, 2 + 5, 2 + 5]


def test_a_table_goes_with_its_only_row(tmp_path: Path) -> None:
    """What ends in no other contract may then be taken out as well."""
    tried = rules(
        tmp_path, "danish", "remove contract grand", "remove aim five_tricks",
        'remove example "In grand a spade calls for a spade, not for the ace"',
        "change outcomes {\n  remove surrendered\n}",
    )  # fmt: skip
    assert "surrendered" not in dict(tried.tables.outcomes)
