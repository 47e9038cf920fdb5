"""Every kind of example has words, in every language."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from ombre_dsl.emit.sheet import LANGUAGES
from ombre_dsl.emit.sheet.context import Context
from ombre_dsl.emit.sheet.examples import examples
from ombre_dsl.rulebook.model import Example, Penalty

from . import fixtures

RECORD = {"file": "a.json", "record": {}, "declarer": 0, "declarers": [0]}
KINDS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("winner", {"contract": "plain", "trump": "hearts", "trick": ["CK", "HA"]}, {"takes": "HA"},
     "Plain with cups as trump is played. The king of batons is led. Played to it: the ace of cups. "
     "The ace of cups takes the trick."),
    ("order", {"contract": "plain", "ranks": "clubs", "trump": "spades"}, {"order": ["CA", "CK"]},
     "Plain with swords as trump is played. Batons, the highest first: ace of batons, king of batons."),
    ("order", {"contract": "null", "ranks": "trump"}, {"order": []}, "Null is played. There are no trumps."),
    ("order", {"contract": "null", "ranks": "clubs"}, {"order": []}, "Null is played. Batons: no cards."),
    ("exchange", {"contract": "plain", "role": "defender", "place": 2, "talon": 1}, {"min": 0, "max": 1},
     "Plain is played. 1 card is left in the talon. The second defender may exchange up to 1 card."),
    ("exchange", {"contract": "plain", "role": "declarer", "place": 1}, {"min": 0, "max": 0},
     "Plain is played. The declarer may not exchange cards."),
    ("lead", {"contract": "plain", "declarer": 1}, {"seat": 0},
     "The middle hand plays Plain. The eldest hand leads to the first trick."),
    ("exchange_order", {"contract": "plain", "declarer": 1}, {"seats_in_turn": [1, 2, 0]},
     "The middle hand plays Plain. They exchange in this order: the middle hand, the dealer and the eldest hand."),
    ("exchange_order", {"contract": "null", "declarer": 1}, {"seats_in_turn": []},
     "The middle hand plays Null. Nobody exchanges cards."),
    ("record", RECORD, {"outcome": "won", "seats": {0: 3}, "pot": 0},
     "A whole hand, as its record has it (`a.json`). The result is **vundet (won)**. "
     "The eldest hand (declarer) gets 3 chips. The pot is then empty."),
    ("record", {"file": "a.json", "record": {}}, {"state": "passed_out", "then": "next_dealer"},
     "A whole hand, as its record has it (`a.json`). "
     "All have passed: the cards are thrown in and the next dealer deals anew."),
    ("record", {**RECORD, "acts": 5}, {"may_call": {(0, "all"): True, (1, "all"): False}},
     "A whole hand, as its record has it (`a.json`). 5 acts of it have been done. "
     "The eldest hand may now call All. The middle hand may not call All now."),
    ("record", {**RECORD, "acts": 1}, {"shown": {0: ["SA"], 1: []}},
     "A whole hand, as its record has it (`a.json`). 1 act of it has been done. "
     "The eldest hand has laid open the ace of swords. The middle hand has laid open nothing."),
    ("penalty", {"penalty": "revoke", "offender": 1, "declarer": 0, "pot": 3},
     {"seats": {0: 5, 1: -5, 2: 0}, "pot": 0, "then": "redeal"},
     "The middle hand breaks a rule: **Renonce**. The eldest hand is the declarer. The pot holds 3 chips. "
     "The eldest hand gets 5 chips. The middle hand loses 5 chips. The dealer neither gets nor loses anything. "
     "The pot is then empty. Then the cards are thrown in and the same dealer deals anew."),
    ("penalty", {"penalty": "revoke", "offender": 2}, {"seats": {2: -10}, "then": None},
     "The dealer breaks a rule: **Renonce**. Nobody has declared. The dealer loses 10 chips. Then the hand goes on."),
    ("penalty", {"penalty": "revoke", "offender": 2, "declarers": [0, 1]}, {"then": "next_dealer"},
     "The dealer breaks a rule: **Renonce**. The eldest hand and the middle hand are the declarers. "
     "Then the cards are thrown in and the next dealer deals anew."),
    ("match", {"file": "m.json"}, {"played": 12, "seats": {0: 12, 2: 1}, "pot": 5, "winners": [0]},
     "A whole match, as its record has it (`m.json`). 12 deals have been played. "
     "The eldest hand has 12 chips in the end. The dealer has 1 chip in the end. The pot then holds 5 chips. "
     "The eldest hand wins the match."),
    ("match", {"file": "m.json"}, {"winners": [0, 2]},
     "A whole match, as its record has it (`m.json`). The eldest hand and the dealer win the match."),
    ("auction", {"calls": [], "cards": {0: ["SA"]}, "pot": 3}, {"may_bid": ["plain", "high"], "may_hold": False},
     "The eldest hand has the ace of swords. The pot holds 3 chips. Nobody has spoken yet. He may not hold. "
     "He may bid Plain or High, and nothing else."),
    ("auction", {"calls": [[0, "listen"], [1, "bid plain hearts"], [0, "hold plain clubs"], [2, "join"], [1, "hold"]]},
     {"state": "open", "to_call": 1, "may_bid": [], "may_join": True, "may_take_talon": False},
     "The eldest hand listens; the middle hand bids Plain in cups; the eldest hand holds with Plain in batons; "
     "the dealer joins; the middle hand holds. It is for the middle hand to speak. He may join. He may not take the "
     "talon. He may bid nothing."),
    ("auction", {"calls": [[0, "pass"]], "deal": 4, "passed_out": 3}, {"state": "passed_out", "then": "next_dealer"},
     "It is deal 4 of the match. Just before it, 3 deals in a row have been passed out. The eldest hand passes. "
     "All have passed: the cards are thrown in and the next dealer deals anew."),
    ("auction", {"calls": [[0, "bid plain"]]}, {"state": "won", "declarers": [0, 2], "contract": "plain",
                                                "may_play": ["high"]},
     "The eldest hand bids Plain. The eldest hand and the dealer are the declarers in Plain. "
     "He may play High, and nothing else."),
]  # fmt: skip


def told(kind: str, question: dict[str, Any], expect: dict[str, Any], language: str) -> str:
    place = fixtures.origin("expect")
    example = Example("A title", True, kind, question, expect, (), place, place)
    penalty = Penalty("revoke", fixtures.labels("Renonce"), place, ())
    book = attrs.evolve(fixtures.rulebook(), examples=(example,), penalties=(penalty,))
    text = examples(Context(book, language))
    assert text is not None
    return text.partition("\n\n")[2]


@pytest.mark.parametrize(("kind", "question", "expect", "words"), KINDS)
def test_an_example_is_told_in_sentences(
    kind: str, question: dict[str, Any], expect: dict[str, Any], words: str
) -> None:
    assert told(kind, question, expect, "en") == words


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("kind", "question", "expect"), [case[:3] for case in KINDS])
def test_an_example_has_words_in_every_language(
    kind: str, question: dict[str, Any], expect: dict[str, Any], language: str
) -> None:
    text = told(kind, question, expect, language)

    assert text and "None" not in text and "  " not in text
    assert text != told(kind, question, expect, "en")
