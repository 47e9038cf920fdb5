"""The numbers of the crib are the engine's."""

from __future__ import annotations

import itertools

import attrs
import pytest

from ombre_dsl.emit.cards.words import LANGUAGES, Words
from ombre_dsl.emit.crib import crib_html
from ombre_dsl.emit.crib.ladder import ladder
from ombre_dsl.emit.crib.notation import Notation
from ombre_dsl.emit.crib.paid import payoffs, settles
from ombre_dsl.rulebook.model import Payment, Said
from ombre_dsl.runtime import Ruleset

from .shared import NAMES, book, compiled


@pytest.mark.parametrize("name", ["danish", "japanese", "lithuanian", "house"])
def test_the_tables_pay_as_the_engine_does(name: str) -> None:
    rulebook, tables = compiled(name)
    n, rules = Notation(rulebook, Words("en")), Ruleset(tables)
    shown = {
        (row[0], head): cell.replace("−", "-")
        for table in payoffs(rulebook, n)
        for row in table.rows
        for head, cell in zip(table.head[1:], row[1:], strict=True)
    }
    checked = 0
    for contract, (first, second) in itertools.product(rulebook.contracts, itertools.product(range(10), repeat=2)):
        if first + second > tables.hand_size or contract.plays or contract.counts_as:
            continue
        tricks = [first, second, tables.hand_size - first - second]
        answer = rules.ask({"ask": "settle", "contract": contract.id, "declarer": 0, "tricks": tricks})
        cell = shown.get((n.name(contract.id), n.name(answer["outcome"])))
        if cell is None or "," in cell or first == tables.hand_size:
            continue
        cells = [c for c in rulebook.payoffs if (c.contract, c.outcome) == (contract.id, answer["outcome"])]
        times = tables.players - 1 if cells[0].payer == "each defender" else 1
        assert answer["seats"][0] == int(cell) * times, (contract.id, tricks)
        checked += 1
    assert checked > 50


@pytest.mark.parametrize("name", NAMES)
def test_the_ladder_holds_every_contract_once(name: str) -> None:
    rulebook, tables = compiled(name)
    table = ladder(rulebook, tables, Notation(rulebook, Words("en")))

    assert len(table.rows) == len(rulebook.contracts)
    assert all(len(row) == len(table.head) and all(row) for row in table.rows)


def test_exchanges_are_the_engines() -> None:
    rulebook, tables = compiled("danish")
    table = ladder(rulebook, tables, Notation(rulebook, Words("en")))
    draws = {row[0]: row[3:5] for row in table.rows}

    assert draws["Tourné"] == ("at least 1", "any number")
    assert draws["Grand"] == ("at least 5", "any number")
    assert draws["Solo"] == ("–", "any number")
    assert draws["Nolo Ouvert (Open nolo)"] == ("–", "–")


def test_payments_in_short() -> None:
    n = Notation(book("french"), Words("en"))

    assert n.payment(Payment(("min", ("matadors",), 3), "each defender", "declarer", None)) == (
        "matadors (at most 3): each defender → declarer"
    )
    assert n.payment(Payment(("pot",), "declarer", "pot", ("made", "vole"))) == "pot: declarer → pot (Vole: made)"
    assert n.condition(("not", ("has", "any", "defenders", "tricks", ">=", 2))) == "not (any defenders: tricks ≥ 2)"
    assert n.amount(("*", 2, ("+", ("pot",), 1))) == "2 × (pot + 1)"


@pytest.mark.parametrize(("name", "told"), [("french", "all payments but the pot × 2"), ("danish", "all payments × 2")])
def test_what_is_multiplied_leaves_a_pot_alone(name: str, told: str) -> None:
    rulebook = book(name)
    one = rulebook.settles[0]
    doubled = attrs.evolve(one, payments=(), times=(Said((2, None), one.origin),))
    n = Notation(rulebook, Words("en"))

    assert settles(attrs.evolve(rulebook, settles=(doubled,), penalties=()), n)[0][1] == [told]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_variant_has_a_crib_in_every_language(name: str, language: str) -> None:
    text = crib_html(*compiled(name), language)

    assert f'<html lang="{language}">' in text
    assert "None" not in text and "('" not in text
