"""Proofs about the cards: every card has one place, and whoever has cards may play one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from ..runtime.cards import NO_SUIT, SUITS
from ..runtime.prepared import Prepared
from ..runtime.tables import Contract, Ranking, Tables
from ..runtime.trick import TrickRules
from .blocks import printed
from .model import Failure, Proof, Tally


def situations(tables: Tables) -> Iterator[tuple[Contract, int, Ranking]]:
    """Every contract with every trump that it may have (4: none), and the ranking of the cards then."""
    for contract in tables.contracts:
        for trump, place in enumerate(contract.rankings):
            if place >= 0:
                yield contract, trump, tables.rankings[place]


def prove_places(tables: Tables) -> Proof:
    """Each contract × trump: every card of the deck has exactly one place, and the orders hold no strangers."""
    tally = Tally()
    for contract, trump, ranking in situations(tables):
        count = Counter(card for order in ranking.orders for card in order)
        if strangers := sorted(set(count) - set(range(len(tables.deck)))):
            says = f"the orders of {contract.id} hold {strangers[0]}, which is no card of the deck"
            tally.fails(("stranger", contract.id), Failure(says, rules=_lines(contract)))
        tally.count += len(tables.deck)
        for card, name in enumerate(tables.deck):
            if count[card] != 1 or not _agrees(ranking, card):
                times = "no place" if not count[card] else "one place, but another suit or rank is told of it"
                times = f"{count[card]} places" if count[card] > 1 else times
                tally.fails((name, times), _misplaced(tables, contract, trump, f"{name} has {times}", [name]))
    return tally.proof("places", "every card has exactly one place, and no order holds a stranger", "places of cards")


def _agrees(ranking: Ranking, card: int) -> bool:
    """Whether the card's suit and strength are those of its place in the orders."""
    order = ranking.orders[ranking.suits[card]]
    return card in order and ranking.strength[card] == len(order) - order.index(card)


def _misplaced(tables: Tables, contract: Contract, trump: int, what: str, hand: list[str]) -> Failure:
    says = f"in {contract.id}{_with(trump)} {what}"
    led = next(name for name in tables.deck if name not in hand)
    question = {"ask": "legal", "contract": contract.id, "hand": hand, "trick": [led]}
    if trump != NO_SUIT and len(contract.suits) > 1:
        question["trump"] = SUITS[trump]
    asked = {key: value for key, value in question.items() if key in ("contract", "trump")} | {"ask": "order"}
    case = printed("check", says, tables, question, {"cards": hand})
    return Failure(says, case, _lines(contract), json.dumps(asked))


def _with(trump: int) -> str:
    return f" with {SUITS[trump]} as trump" if trump < NO_SUIT else ""


def _lines(contract: Contract) -> tuple[int, ...]:
    rules = dict(contract.rules)
    return tuple(rules[name] for name in ("trump", "may withhold") if rules.get(name, -1) >= 0)


def prove_legal(tables: Tables) -> Proof:
    """Each contract × trump × card led × one or two cards in hand: one of them may be played."""
    tally, prepared = Tally(), Prepared(tables)
    known: dict[tuple[int, int], tuple[int, tuple[int, tuple[int, ...]] | None]] = {}
    for contract, trump, _ in situations(tables):
        key = (contract.rankings[trump], contract.withheld[trump])
        if key not in known:
            known[key] = _stuck(prepared.trick_rules(prepared.contract_places[contract.id], trump), len(tables.deck))
        count, stuck = known[key]
        tally.count += count
        if stuck is not None:
            names = [tables.deck[card] for card in stuck[1]]
            what = f"none of {' '.join(names)} may be played to {tables.deck[stuck[0]]}"
            tally.fails(contract.id, _misplaced(tables, contract, trump, what, names))
    return tally.proof("legal", "whoever holds a card may play one, whatever is led")


def _stuck(rules: TrickRules, size: int) -> tuple[int, tuple[int, tuple[int, ...]] | None]:
    """How many hands were gone through, and the first card led that leaves one without a card to play."""
    count, stuck = 0, None
    for led in range(size):
        others = [card for card in range(size) if card != led]
        for hand in (*((card,) for card in others), *combinations(others, 2)):
            count += 1
            mask = sum(1 << card for card in hand)
            may = rules.legal(mask, led)
            if stuck is None and (not may or may & ~mask):
                stuck = (led, hand)
    return count, stuck
