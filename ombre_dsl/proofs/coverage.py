"""Which statements the examples touch: their questions are asked again, and it is noted what the answers rest on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from ..rulebook.model import Example, Rulebook
from ..runtime.actions import parse_action
from ..runtime.auction import Bidding
from ..runtime.cards import NO_SUIT, SUITS
from ..runtime.errors import QuestionError
from ..runtime.prepared import Prepared
from ..runtime.programs import Measure
from ..runtime.settle import decide
from ..runtime.tables import Tables
from .statements import Key, Statement, is_cell, statements


@attrs.frozen
class Coverage:
    """What examples touch and leave; ``beyond`` is what no kind of example can show."""

    touched: tuple[Statement, ...]
    left: tuple[Statement, ...]
    beyond: tuple[Statement, ...]

    @property
    def percent(self) -> int:
        """The part touched of what examples can touch, rounded down."""
        whole = len(self.touched) + len(self.left)
        return 100 * len(self.touched) // whole if whole else 100


def covered(rulebook: Rulebook, tables: Tables) -> Coverage:
    """How far the examples and checks of a variant reach."""
    tracer = Tracer(tables)
    seen = {key for example in rulebook.examples for key in tracer.of_example(example)}
    every = statements(tables)
    can = [statement for statement in every if statement.showable]
    return Coverage(
        tuple(one for one in can if one.key in seen),
        tuple(one for one in can if one.key not in seen),
        tuple(one for one in every if not one.showable),
    )


class Tracer:
    """Finds the statements that the answer to a question rests on."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.prepared = Prepared(tables)
        self._aims = {id(g): ("guard", n, m) for n, aim in enumerate(tables.aims) for m, g in enumerate(aim.guards)}

    def of_example(self, example: Example) -> set[Key]:
        """What an example or check touches."""
        return self.of_question(example.question)

    def of_question(self, question: Mapping[str, Any]) -> set[Key]:
        """What a question touches, as it stands in an example."""
        kinds = {"settle": self._settle, "legal": self._legal, "auction": self._auction}
        trace = kinds.get(str(question["ask"]))
        return trace(question) if trace else set()

    # ---- settlements -------------------------------------------------------------------------------------------------

    def _settle(self, question: Mapping[str, Any]) -> set[Key]:
        return self.of_case(self.measures(question))

    def measures(self, question: Mapping[str, Any]) -> list[Measure]:
        """The case that a question of settlement asks about."""
        tables, prepared = self.tables, self.prepared
        contract = prepared.contract_places[question["contract"]]
        game = prepared.contract_places[question["plays"]] if question.get("plays") else contract
        possible = [suit for suit in range(5) if tables.contracts[game].rankings[suit] >= 0]
        trump = SUITS.index(question["trump"]) if question.get("trump") else possible[0] if possible else NO_SUIT
        ranking = tables.rankings[tables.contracts[game].rankings[trump]]
        hand = prepared.deck.mask(question["hand"]) if question.get("hand") else 0
        run = prepared.trick_rules(game, trump).matadors(hand) if hand else question.get("matadors", 0)
        called = frozenset(prepared.call_places[name] for name in question.get("called", ()))
        seats = tuple(question.get("declarers") or (question.get("declarer", 0),))
        return [
            Measure(
                players=tables.players, declarer=seat, declarers=seats, tricks=tuple(question["tricks"]), matadors=run,
                pot=question.get("pot", 0), value=tables.contracts[contract].value, called=called, trump=trump,
                plain=not ranking.orders[NO_SUIT], contract=contract, ally=question.get("ally", -1),
                plays=game if question.get("plays") else -1, hands=(hand,) * tables.players,
            )
            for seat in seats
        ]  # fmt: skip

    def of_case(self, measures: Sequence[Measure]) -> set[Key]:
        """What the settlement of a case rests on."""
        keys: set[Key] = set()
        for measure in measures:
            guard = decide(self.prepared, measure)
            measure.outcome = guard.outcome
            keys.add(self._aims[id(guard)])
            keys |= {("call", place) for place in measure.called}
            keys |= self._due(measure)
        contract = self.tables.contracts[measures[0].contract]
        rules = dict(contract.rules)
        if len(measures) > 1:
            keys.add(("together", rules.get("declarers", -1)))
        if contract.plays:
            keys.add(("setting", "plays", rules.get("plays", -1)))
        return keys

    def _due(self, measure: Measure) -> set[Key]:
        """The payments and factors that fall due."""
        keys: set[Key] = set()
        settlement = (measure.contract, measure.outcome)
        held = next((s for s in self.tables.settlements if (s.contract, s.outcome) == settlement), None)
        if held is None:
            return keys
        pays = self.prepared.settlements[settlement]
        for place, (payment, pay) in enumerate(zip(held.payments, pays.pays, strict=True)):
            if pay.when(measure):
                cell = is_cell(self.tables, payment)
                keys.add(("cell", *settlement, place) if cell else ("payment", payment.rule))
        for times, (_, holds) in zip(held.times, pays.times, strict=True):
            if holds(measure):
                keys.add(("times", times.rule))
        return keys

    # ---- cards -------------------------------------------------------------------------------------------------------

    def _legal(self, question: Mapping[str, Any]) -> set[Key]:
        place = self.prepared.contract_places[question["contract"]]
        contract = self.tables.contracts[place]
        trump = SUITS.index(question["trump"]) if question.get("trump") else self._trump(place)
        rules = self.prepared.trick_rules(place, trump)
        hand, led = self.prepared.deck.mask(question["hand"]), self.prepared.deck.number(question["trick"][0])
        keys: set[Key] = {("play", "follow" if hand & rules.suit_of[led] else "void")}
        settings = dict(contract.rules)
        keys.add(("setting", "trump", settings.get("trump", -1)))
        if rules.suits[led] == NO_SUIT and hand & contract.withheld[trump]:
            keys.add(("setting", "may withhold", settings.get("may withhold", -1)))
        return keys

    def _trump(self, contract: int) -> int:
        return next(suit for suit, place in enumerate(self.tables.contracts[contract].rankings) if place >= 0)

    # ---- auctions ----------------------------------------------------------------------------------------------------

    def _auction(self, question: Mapping[str, Any]) -> set[Key]:
        keys: set[Key] = set()
        bidding = Bidding(self.prepared, None)
        try:
            for text in question["calls"]:
                keys |= self._call(bidding, text)
        except (QuestionError, ValueError, StopIteration):
            return keys  # the example is at fault, and is told so elsewhere
        if bidding.phase == "passed out":
            keys |= {("all pass", place) for place in range(len(self.tables.all_pass))}
        return keys

    def _call(self, bidding: Bidding, text: str) -> set[Key]:
        act = bidding.canonical(parse_action(text))
        keys: set[Key] = set()
        if act.kind == "bid" and act.contract:
            keys.add(("bid", self.prepared.contract_places[act.contract]))
        if act.kind in ("hold", "listen"):
            keys.add(("auction", act.kind))
        if bidding.phase == "auction" and bidding.state.standing >= 0:
            keys.add(("auction", "answers"))
        if act.kind == "join":
            contract = self.tables.contracts[bidding.state.contract]
            keys.add(("together", dict(contract.rules).get("declarers", -1)))
        bidding.apply(act)
        return keys


def in_words(tables: Tables, told: Iterable[Statement]) -> list[str]:
    """Statements with their places, one a line."""
    return [f"{_place(tables, one.rule)}{one.what}" for one in told]


def _place(tables: Tables, rule: int) -> str:
    if rule < 0:
        return ""
    held = tables.rules[rule]
    return f"{held.file}:{held.line}: "
