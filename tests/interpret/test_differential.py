"""Both engines side by side: the variants of the project, and rules that none of them has."""

from __future__ import annotations

import pytest

from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime import Tables
from ombre_dsl.testing.differential import Differential, main

from .games import changed, game

NAMES = sorted(path.stem for path in variants_folder().glob("*.ombre"))
HANDS = 30

ODD = {
    "a card that changes with the trump": (
        "danish", "settle won {", "  pay 10 from payer to declarer when declarer has manille ponto", "}",
    ),
    "a contract that is named in another": (
        "lithuanian", "settle loss {", "  pay 7 from bank to declarer when contract is polius", "}",
    ),
    "a nolo in which an ace might be withheld": (
        "danish", "replace order plain {", "  every suit: A K Q J 7 6 5 4 3 2", "}",
        "change contract kobe_nolo {", "  may withhold: spadille basto", "}",
    ),
    "a party that pays itself": (
        "french", "settle puesta {", "  pay 3 from best_defender to opponents",
        "  pay value - 20 from side to best_defender", "}",
    ),
    "holds where the turn goes round": (
        "danish", "change auction {", "  answers: next player", "  hold: anyone", "}",
    ),
    "trumping that is forced": (
        "japanese", "change play {", "  void: trump", "  lead: declarer", "}",
    ),
    "two calls that each bring an aim": (
        "japanese", 'call bola "Bola" {', "  in: every contract", "  from: end of the auction", "  until: trick 3 won",
        "  aim: no_trick", "}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_engines_agree(name: str) -> None:
    subject = game(name)
    both = Differential(subject.rulebook, subject.rules)

    assert both.hands(range(HANDS)) is None
    assert both.seen.total() >= HANDS


@pytest.mark.parametrize("odd", ODD)
def test_the_engines_agree_on_rules_that_no_variant_has(odd: str) -> None:
    base, *lines = ODD[odd]
    subject = changed(base, *lines)
    both = Differential(subject.rulebook, subject.rules)

    assert str(both.hands(range(HANDS)) or "") == ""


def test_a_game_named_in_another_counts_as_both() -> None:
    base, *lines = ODD["a contract that is named in another"]
    subject = changed(base, *lines)
    cards = sorted(subject.tables.deck, key=lambda card: card == "SA")
    deal = {"hands": [cards[:9], cards[9:18], cards[18:27]], "talon": cards[27:], "pot": 0, "preferred": "hearts"}
    plain, engine = subject.plain.deal(**deal), subject.rules.deal(**deal)
    for hand in (plain, engine):
        for act in ("pass", "pass", "pass", "take talon"):
            hand.apply(act)
        hand.apply("discard " + " ".join(cards[27:31]))
        hand.apply("choose polius spades")
        hand.apply("surrender", 0)

    assert engine.result is not None
    assert plain.result == engine.result.as_record()
    assert engine.result.seats == (4, 0, 0)


def test_the_emitted_tables_play_as_the_rulebook_reads() -> None:
    subject = game("french")
    both = Differential(subject.rulebook, subject.emitted)

    assert isinstance(both.engine.tables, Tables)
    assert both.hands(range(10)) is None


def test_the_command_says_how_many_hands_came_out_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(variants_folder() / "danish.ombre"), "--hands", "5", "--seed", "3"]) == 0
    assert capsys.readouterr().out.startswith("5 hands of danish: no difference.")
    assert main([str(variants_folder() / "nothing.ombre")]) == 2
