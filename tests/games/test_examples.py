"""Examples of every kind: what holds, what is said of what doesn't, and that each is printed as it is read."""

from __future__ import annotations

import json

import pytest

from ombre_dsl.checks.answers import answer_to
from ombre_dsl.files import disk_reader, load
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.proofs.blocks import printed
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime.ruleset import Ruleset


def compiled(base: str, *lines: str, files: dict[str, object] | None = None) -> Compilation:
    """A variant on a base, with one check of these lines."""
    text = f'variant club "Club" extends {base}\n\ncheck "It" {{\n' + "".join(f"  {line}\n" for line in lines) + "}\n"
    own = {"club.ombre": text.encode()} | {name: json.dumps(data).encode() for name, data in (files or {}).items()}
    others = disk_reader(variants_folder())
    return compile_variant("club.ombre", lambda name: own[name] if name in own else others(name))


def told(base: str, *lines: str, files: dict[str, object] | None = None) -> list[str]:
    """The codes and messages of the faults."""
    return [f"{fault.code} {fault.message}" for fault in compiled(base, *lines, files=files).diagnostics]


HOLDS = [
    ("danish", "contract: spil in hearts", "trick: SK H2 SQ", "expect: H2 takes the trick"),
    ("danish", "contract: grand", "exchanges: declarer", "expect: 5 to 9 cards"),
    ("danish", "contract: spil", "exchanges: second defender", "talon: 2", "expect: up to 2 cards"),
    ("danish", "contract: spil", "exchanges: defender", "talon: 0", "expect: no cards"),
    ("danish", "contract: tourne", "exchanges: declarer", "talon: 1", "expect: exactly 1 card"),
    ("danish", "contract: kobe_nolo", "declarers: dealer, eldest", "expect: dealer, eldest exchange"),
    ("japanese", "contract: solo", "declarer: middle", "expect: dealer leads"),
    ("danish", "contract: grand", "ranks: trump", "expect: SA CA"),
    ("lithuanian", "contract: mauras", "game: grandas", "ranks: trump", "expect: SA CA"),
    ("danish", "bids: none", "cards: eldest SA CA", "expect: eldest to call, may pass, may not hold"),
    ("danish", "bids: eldest ren_nolo", "expect: may join, may bid solo_kulor nolo_ouvert"),
    ("danish", "bids: eldest nolo_ouvert", "expect: middle to call, may bid nothing"),
    ("lithuanian", "bids: eldest pass, middle pass, dealer grandas", "expect: may play grandas nulis"),
    ("quadrille", "contract: alliance in hearts", "ally: second", "tricks: eldest 4, second 4, third 1, dealer 1",
     "pot: 20", "expect: sacada"),
    ("danish", 'record: "records/danish_spil.json"', "expect: won, declarer 1, each defender 0"),
    ("danish", 'record: "records/danish_spil.json"', "acts: 5", "expect: declarer may call tout"),
    ("danish", 'record: "records/danish_open.json"', "acts: 2", "expect: declarer shows nothing"),
    ("french", 'match: "records/french_match.json"', "expect: 12 deals, pot 0, middle wins"),
]  # fmt: skip


@pytest.mark.parametrize("lines", HOLDS, ids=lambda lines: lines[-1])
def test_it_holds(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


FAILS = [
    ("OM601", "SK takes the trick", "danish", "contract: spil in hearts", "trick: SK D2 SQ",
     "expect: D2 takes the trick"),
    ("OM601", "5 to 9 cards may be exchanged", "danish", "contract: grand", "exchanges: declarer",
     "expect: 0 to 9 cards"),
    ("OM601", "those who exchange are the middle, then the dealer, then the eldest", "danish", "contract: spil",
     "declarer: middle", "expect: middle, eldest, dealer exchange"),
    ("OM601", "nobody exchanges", "danish", "contract: ren_nolo", "expect: eldest exchanges"),
    ("OM601", "the dealer leads", "japanese", "contract: solo", "declarer: middle", "expect: middle leads"),
    ("OM601", "the cards are SA CA", "danish", "contract: grand", "ranks: trump", "expect: CA SA"),
    ("OM601", "he may not hold", "danish", "bids: none", "expect: may hold"),
    ("OM601", "what may be bid is nothing", "danish", "bids: eldest nolo_ouvert", "expect: may bid solo"),
    ("OM601", "what may be played is solo", "danish", "bids: eldest solo, middle pass, dealer pass",
     "expect: may play grand"),
    ("OM601", "no game may be chosen yet", "danish", "bids: eldest solo", "expect: may play solo"),
    ("OM602", "it hangs on who holds SA or CA", "danish", "bids: none", "cards: eldest SK", "expect: may bid solo"),
    ("OM602", "SK is said to be held twice", "danish", "bids: none", "cards: eldest SK, dealer SK",
     "expect: may bid solo"),
    ("OM602", "the hands are needed", "lithuanian", "bids: eldest pass, middle pass, dealer pass", "expect: may join"),
    ("OM601", "the middle gets 1, not 2", "danish", 'record: "records/danish_spil.json"', "expect: middle 2"),
    ("OM601", "the record breaks off", "danish", 'record: "records/danish_spil.json"', "acts: 5", "expect: won"),
    ("OM601", "the middle shows nothing", "danish", 'record: "records/danish_open.json"', "acts: 2",
     "expect: declarer shows SA"),
    ("OM602", "the record has 34 acts", "danish", 'record: "records/danish_spil.json"', "acts: 35", "expect: won"),
    ("OM601", "the middle may not call tout", "danish", 'record: "records/danish_spil.json"', "acts: 4",
     "expect: declarer may call tout"),
    ("OM601", "played is 12, not 11", "french", 'match: "records/french_match.json"', "expect: 11 deals"),
    ("OM605", "read", "danish", "contract: grand", "exchanges: declarer", "expect: 9 to 5 cards"),
    ("OM605", "read", "danish", "contract: grand", "expect: eldest eldest leads"),
    ("OM605", "read", "danish", "bids: none", "expect: may sing"),
    ("OM208", "solu", "danish", "bids: none", "expect: may bid solu"),
    ("OM208", "touts", "danish", 'record: "records/danish_spil.json"', "expect: declarer may call touts"),
]  # fmt: skip


@pytest.mark.parametrize("case", FAILS, ids=lambda case: case[1])
def test_it_fails_and_says_what_came_instead(case: tuple[str, ...]) -> None:
    code, words, *lines = case
    found = told(*lines)

    assert len(found) == 1 and found[0].startswith(code)
    assert words in found[0]


def test_a_record_that_breaks_the_rules_is_at_fault() -> None:
    hand = load(variants_folder() / "danish.ombre").deal(seed=1).record()
    data = {**hand, "actions": [[1, "pass"]]}
    found = told("danish", 'record: "hand.json"', "expect: won", files={"hand.json": data})

    assert len(found) == 1 and found[0].startswith("OM602") and "the eldest hand is to act" in found[0]


def test_an_example_of_the_base_is_played_by_the_rules_of_what_extends_it() -> None:
    text = 'variant club "Club" extends base\nchange match {\n  over when match has 2 deals\n}\n'
    base = (
        'variant base "Base" extends danish\nexample "It" {\n  record: "records/danish_spil.json"\n  expect: won\n}\n'
    )
    own = {"club.ombre": text.encode(), "base.ombre": base.encode()}
    others = disk_reader(variants_folder())
    found = compile_variant("club.ombre", lambda name: own[name] if name in own else others(name))

    assert found.diagnostics == ()


QUESTIONS = [
    {"ask": "winner", "contract": "spil", "trump": "hearts", "trick": ["SK", "H2", "SQ"]},
    {"ask": "order", "contract": "spil", "trump": "hearts", "ranks": "clubs"},
    {"ask": "exchange", "contract": "grand", "role": "declarer", "place": 1},
    {"ask": "exchange", "contract": "spil", "role": "defender", "place": 2, "talon": 3},
    {"ask": "exchange_order", "contract": "spil", "declarer": 2},
    {"ask": "exchange_order", "contract": "ren_nolo", "declarers": [0, 2]},
    {"ask": "lead", "contract": "spil", "declarer": 1},
    {"ask": "auction", "seats": [], "calls": [], "cards": {0: ["SA", "CA"]}},
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question["ask"])
def test_a_question_is_printed_as_a_check_that_holds(question: dict[str, object]) -> None:
    tables = compiled("danish", "bids: none", "expect: eldest to call").tables
    assert tables is not None
    block = printed("check", "It", tables, question, answer_to(Ruleset(tables), question))

    assert told("danish", *[line.strip() for line in block.splitlines()[1:-1]]) == []
