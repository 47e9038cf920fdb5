"""The faces, rows and tricks, and that the engine agrees with them."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from ombre_dsl.emit.cards import rows, standalone, tricks
from ombre_dsl.emit.cards.shapes import FRENCH, INK, SPANISH
from ombre_dsl.emit.cards.words import LANGUAGES, Words
from ombre_dsl.runtime import Ruleset

from .shared import NAMES, book, compiled

SVG = "{http://www.w3.org/2000/svg}"
DECK = [suit + rank for suit in "SCHD" for rank in "A234567JQK"]


@pytest.mark.parametrize("spanish", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_is_sound_and_says_what_it_is(language: str, spanish: bool) -> None:
    said = set()
    for card in DECK:
        root = ElementTree.fromstring(standalone(card, spanish, Words(language)))
        title = root.findtext(f"{SVG}title")
        assert root.get("role") == "img" and root.get("aria-label") == title
        said.add(title)
    assert len(said) == len(DECK)


def test_suits_differ_in_shape_and_not_in_colour_alone() -> None:
    shapes = [*FRENCH.values(), *SPANISH.values()]

    assert len(set(shapes)) == 8
    assert INK["S"] == INK["C"] != INK["H"] == INK["D"]


def test_cards_are_named_in_the_words_of_the_language() -> None:
    assert Words("en").card("SA", False) == "ace of spades"
    assert Words("fr").card("SA", True) == "as d'épée"
    assert Words("da").card("CK", False) == "klør konge"
    assert Words("ja").card("HQ", False) == "ハートのクイーン"
    assert Words("lt").card("D7", False) == "būgnų septynakė"
    assert Words("xx").card("SA", False) == "ace of spades"


def test_every_language_has_every_word() -> None:
    english = Words("en")._table

    for language in LANGUAGES:
        table = Words(language)._table
        for section, known in english.items():
            missing = set(known) - set(table[section]) - {"T"}
            assert not missing, (language, section)
            assert section == "ranks" or set(table[section]) <= set(known), (language, section)


def test_pictures_and_sheets_call_things_alike() -> None:
    """Suits, cards and parties have the names of the sheets' catalogs."""
    for language in set(LANGUAGES) - {"en"}:
        place = files("ombre_dsl.emit").joinpath("locales", language, "LC_MESSAGES", "sheet.po")
        text = place.read_text(encoding="utf-8")
        entries = re.findall(r'^msgctxt "(.*)"\nmsgid "(.*)"\nmsgstr "(.*)"', text, re.MULTILINE)
        catalog = {(context, one): said for context, one, said in entries}
        words = Words(language)
        for suit, spanish in (("spades", "swords"), ("clubs", "batons"), ("hearts", "cups"), ("diamonds", "coins")):
            for kind, name in ((False, suit), (True, spanish)):
                assert words.suit(suit, kind) == catalog["suit", name]
                card = catalog["card", f"{{rank}} of {name}"].format(rank=catalog["rank", "ace"])
                assert words.card(f"{suit[0].upper()}A", kind) == card
        for party, name in (
            ("declarer", "declarer"),
            ("each_defender", "each defender"),
            ("pot", "the pot"),
            ("bank", "the bank"),
            ("side", "the declarer's side"),
            ("each_player", "each player"),
        ):
            assert words[f"parties.{party}"] == catalog["column", name], language


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_the_engines_orders(name: str) -> None:
    rulebook, tables = compiled(name)
    rules, deck = Ruleset(tables), set(tables.deck)
    found = rows(rulebook, tables)

    for row in found:
        cards = [card for card, _ in row.cards]
        assert len(set(cards)) == len(cards) and set(cards) <= deck
        for id in row.contracts:
            question = {"ask": "order", "contract": id} | ({"trump": row.suit} if row.kind == "trump" else {})
            answer = rules.ask(question)
            assert answer["trump" if row.kind in ("trump", "only") else row.suit] == cards
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_every_contract_stands_in_a_row(name: str) -> None:
    rulebook, tables = compiled(name)
    shown = {tuple(card for card, _ in row.cards) for row in rows(rulebook, tables)}

    for ranking in tables.rankings:
        for order in ranking.orders:
            assert not order or tuple(tables.deck[card] for card in order) in shown


@pytest.mark.parametrize("name", NAMES)
def test_the_tricks_are_answered_by_the_engine(name: str) -> None:
    tables = compiled(name)[1]
    rules = Ruleset(tables)
    for trick in tricks(tables):
        question = {"ask": "legal", "contract": trick.contract, "hand": list(trick.hand), "trick": [trick.led]}
        if trick.trump:
            question["trump"] = trick.trump
        assert rules.ask(question)["cards"] == list(trick.legal)
        assert trick.led not in trick.hand


def test_withheld_trumps_are_shown_under_a_low_and_under_a_high_trump() -> None:
    found = [trick for trick in tricks(compiled("danish")[1]) if trick.kind == "withheld" and trick.trump]
    low, beside, high = found

    assert set(low.legal) == set(low.hand)
    assert len(beside.legal) == 2 < len(beside.hand)
    assert len(high.legal) == 1 and high.legal[0] == low.hand[0]


def test_a_variant_that_withholds_nothing_shows_no_such_trick() -> None:
    assert not any(contract.withheld.value for contract in book("japanese").contracts)
    assert {trick.kind for trick in tricks(compiled("japanese")[1])} == {"own suit"}


def test_no_game_is_known_by_its_name() -> None:
    tables = compiled("danish")[1]
    renamed = replace(tables, name="x", contracts=tuple(replace(c, id=f"c{n}") for n, c in enumerate(tables.contracts)))
    pairs = zip(tricks(tables), tricks(renamed), strict=True)
    assert all((a.led, a.hand, a.legal) == (b.led, b.hand, b.legal) for a, b in pairs)
