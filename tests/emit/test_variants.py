"""What is emitted for the variants that come with the project: the documents and the engine say the same."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ombre_dsl.emit.data import ruleset_json, schema_text, tables_from_json
from ombre_dsl.emit.python import ruleset_py
from ombre_dsl.emit.sheet.context import Context
from ombre_dsl.emit.sheet.facts import decisions, origins_in
from ombre_dsl.emit.sheet.net import Net, net_of
from ombre_dsl.emit.sheet.ranking import plain_cards, trump_cards
from ombre_dsl.emit.sheet.sheet import rules_md
from ombre_dsl.files import compile_path
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.model import SUITS, Rulebook
from ombre_dsl.runtime.tables import Tables

VARIANTS = sorted(path.name for path in variants_folder().glob("*.ombre"))


@cache
def compiled(name: str) -> tuple[Rulebook, Tables]:
    compilation = compile_path(variants_folder() / name)
    assert compilation.rulebook is not None and compilation.tables is not None, compilation.diagnostics
    return compilation.rulebook, compilation.tables


@pytest.fixture(params=VARIANTS, ids=[name.removesuffix(".ombre") for name in VARIANTS])
def variant(request: pytest.FixtureRequest) -> tuple[Rulebook, Tables]:
    return compiled(request.param)


def test_the_python_module_holds_the_tables(variant: tuple[Rulebook, Tables]) -> None:
    space: dict[str, Any] = {"__name__": "generated"}
    exec(compile(ruleset_py(variant[1]), "ruleset.py", "exec"), space)

    assert space["TABLES"] == variant[1]
    assert space["RULES"].tables == variant[1]


def test_the_data_holds_the_tables(variant: tuple[Rulebook, Tables]) -> None:
    text = ruleset_json(variant[1])

    assert tables_from_json(text) == variant[1]
    jsonschema.Draft202012Validator(json.loads(schema_text())).validate(json.loads(text))


def test_the_sheet_ranks_cards_as_the_engine_does(variant: tuple[Rulebook, Tables]) -> None:
    book, tables = variant
    c = Context(book)

    for contract, table in zip(book.contracts, tables.contracts, strict=True):
        if contract.plays is not None:
            continue
        for trump, place in zip((*SUITS, None), table.rankings, strict=True):
            if place < 0:
                continue
            *plain, trumps = [tuple(tables.deck[n] for n in order) for order in tables.rankings[place].orders]
            only = [card for card in (c.card_of(id, None) for id in contract.trump.value.cards) if card]
            expected = trump_cards(c, trump) if trump else tuple(only)
            assert trumps == expected
            assert plain == [() if suit == trump else plain_cards(c, suit, expected) for suit in SUITS]


def test_the_sheet_pays_as_the_engine_does(variant: tuple[Rulebook, Tables]) -> None:
    """Each split of the tricks, without calls: the seats' numbers on the sheet add up to what the engine pays."""
    from ombre_dsl.runtime import Ruleset

    book, tables = variant
    rules, c, pot = Ruleset(tables), Context(book), 15
    checked = 0
    for contract in book.contracts:
        if contract.plays is not None or contract.counts_as or contract.card_calls:
            continue
        for tricks in splits(tables):
            question = {
                "ask": "settle",
                "contract": contract.id,
                "declarer": 0,
                "tricks": tricks,
                "pot": pot,
                "matadors": 0 if contract.trump.value.kind == "none" else 2,
            }
            answer = rules.ask(question)
            paid = sheet_pays(c, contract.id, answer["outcome"], tricks, pot)
            if paid is None:
                continue
            assert (answer["seats"][0], answer["pot"] - pot) == paid, question
            checked += 1
    assert checked or not book.payoffs


def splits(tables: Tables) -> list[list[int]]:
    size, players = tables.hand_size, tables.players
    counts = itertools.product(range(size + 1), repeat=players)
    out = [] if tables.sitter is None else [tables.sitter]
    return [list(tricks) for tricks in counts if sum(tricks) == size and not any(tricks[seat] for seat in out)][::3]


def sheet_pays(c: Context, name: str, outcome: str, tricks: list[int], pot: int) -> tuple[int, int] | None:
    """What the declarer gets and what goes into the pot by the sheet's sums; None where a condition matters."""
    contract, total = c.book.contract(name), {"declarer": Net(), "pot": Net()}
    paid = []
    for cell in c.book.payoffs:
        fits = cell.least is None or (cell.least <= tricks[0] and (cell.most is None or tricks[0] <= cell.most))
        if (cell.contract, cell.outcome) == (name, outcome) and fits:
            paid.append((cell.amount, cell.payer, cell.payee))
            if cell.each is not None and cell.least is not None:
                paid += [(cell.each, cell.payer, cell.payee)] * (tricks[0] - cell.least)
    for settle in c.book.settles:
        for said in settle.payments if settle.outcome in (outcome, None) else ():
            payment = said.value
            if payment.when is not None and not re.search("'(called|made|missed)'", str(payment.when)):
                return None
            if payment.when is None:
                paid.append((payment.amount, payment.payer, payment.payee))
    for amount, payer, payee in paid:
        for seat, net in net_of(c, contract, amount, payer, payee).items():
            if seat in total:
                total[seat] += net
    known = {1: 1, ("pot",): pot, ("matadors",): 2, ("min", ("matadors",), 3): 2}
    numbers = [sum(known[term] * factor for term, factor in net.terms) for net in total.values()]
    return numbers[0], numbers[1]


def test_every_citation_and_every_decision_is_on_the_sheet(variant: tuple[Rulebook, Tables]) -> None:
    book, tables = variant
    body, _, end = rules_md(book, tables).partition("## House decisions")

    for cite in {cite for origin in origins_in(book) for cite in origin.cites}:
        assert f"- [{cite}]" in (end or body)
    for number, origin in enumerate(decisions(book), 1):
        assert re.search(rf"decisions? [^\]]*\b{number}\b", body), origin


def test_the_sheet_reads_well(variant: tuple[Rulebook, Tables]) -> None:
    text = rules_md(*variant).partition("## House decisions")[0]

    assert not re.findall(r"\b1 (?:chips|points|tricks|cards|deals|matadors)\b", text)
    for trace in ("None", "Markdown(", "('", "  ", " .", " ,", "..", ", ."):
        assert trace not in text, trace


def test_the_output_does_not_depend_on_the_hash_seed() -> None:
    script = (
        "import sys; from ombre_dsl.files import compile_path; from ombre_dsl.emit.write import files_of;"
        "c = compile_path(sys.argv[1]); print(sorted(files_of(c.rulebook, c.tables).items()))"
    )
    root = Path(__file__).parent.parent.parent

    def run(seed: str) -> bytes:
        path = os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-c", script, str(variants_folder() / VARIANTS[0])]
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout

    assert run("1") == run("2")
