"""Which statements the examples touch: their questions are asked again, and it is noted what the answers rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from ..rulebook.model import Example, Rulebook
from ..runtime.actions import parse_action
from ..runtime.ask import penalty_paid
from ..runtime.auction import Bidding
from ..runtime.cards import NO_SUIT, SUITS
from ..runtime.errors import QuestionError
from ..runtime.prepared import Prepared
from ..runtime.programs import Measure
from ..runtime.questions import Question
from ..runtime.settle import decide
from ..runtime.tables import Tables
from .statements import NOBODY, Key, Statement, exchange_key, is_cell, line_of, order_keys, statements
from .traced import of_match, of_record, of_windows


@attrs.frozen
class Coverage:
    """What examples touch and leave; ``beyond`` is what only a record would show, and none does."""

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
    tracer = Tracer(rulebook, tables)
    seen = {key for example in rulebook.examples for key in tracer.of_example(example)}
    every = statements(rulebook, tables)
    can = [statement for statement in every if statement.showable or statement.key in seen]
    return Coverage(
        tuple(one for one in can if one.key in seen),
        tuple(one for one in can if one.key not in seen),
        tuple(one for one in every if not one.showable and one.key not in seen),
    )


class Tracer:
    """Finds the statements that the answer to a question rests on."""

    def __init__(self, rulebook: Rulebook, tables: Tables) -> None:
        self.tables = tables
        self.prepared = Prepared(tables)
        self.orders = order_keys(rulebook)
        self._aims = {id(g): ("guard", n, m) for n, aim in enumerate(tables.aims) for m, g in enumerate(aim.guards)}

    def of_example(self, example: Example) -> set[Key]:
        """What an example or check touches."""
        asked = self.of_question(example.question)
        record, calls = example.question.get("record"), example.expect.get("may_call")
        if example.kind == "record" and isinstance(record, Mapping) and isinstance(calls, Mapping):
            asked |= of_windows(self, record, calls)
        return asked

    def of_question(self, question: Mapping[str, Any]) -> set[Key]:
        """What a question touches, as it stands in an example."""
        kinds: Mapping[str, Callable[[Mapping[str, Any]], set[Key]]] = {
            "settle": self._settle, "legal": self._legal, "auction": self._auction, "winner": self._winner,
            "order": self._order, "exchange": self._exchange, "lead": lambda _: {("play", "lead")},
            "exchange_order": self._exchange_order, "penalty": self._penalty,
            "record": lambda asked: of_record(self, asked["record"]),
            "match": lambda asked: of_match(self, asked["record"]),
        }  # fmt: skip
        return kinds[str(question["ask"])](question)

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
                deals=question.get("deal", 1) - 1, passed_out=question.get("passed_out", 0),
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

    def _penalty(self, question: Mapping[str, Any]) -> set[Key]:
        """What a penalty that is recorded rests on: its payments that fall due, and what follows."""
        penalties = self.tables.penalties
        place = next(n for n, penalty in enumerate(penalties) if penalty.id == question["penalty"])
        try:
            ledger, _ = penalty_paid(self.prepared, Question(self.prepared, question))
        except QuestionError:
            return set()  # the example is at fault, and is told so elsewhere
        return {("penalty", place), *(("penalty pays", place, line.rule) for line in ledger.lines)}

    # ---- cards -------------------------------------------------------------------------------------------------------

    def _place(self, question: Mapping[str, Any]) -> int:
        """The contract by whose rules tricks are played."""
        return self.prepared.contract_places[question.get("plays") or question["contract"]]

    def _setting(self, question: Mapping[str, Any], name: str) -> Key:
        contract = self.tables.contracts[self._place(question)]
        return ("setting", name, dict(contract.rules).get(name, -1))

    def _legal(self, question: Mapping[str, Any]) -> set[Key]:
        place = self._place(question)
        contract = self.tables.contracts[place]
        trump = SUITS.index(question["trump"]) if question.get("trump") else self._trump(place)
        rules = self.prepared.trick_rules(place, trump)
        hand, led = self.prepared.deck.mask(question["hand"]), self.prepared.deck.number(question["trick"][0])
        keys: set[Key] = {("play", "follow" if hand & rules.suit_of[led] else "void"), self._setting(question, "trump")}
        if rules.suits[led] == NO_SUIT and hand & (contract.withheld[trump] or rules.trumps):
            keys.add(self._setting(question, "may withhold"))
        return keys

    def _trump(self, contract: int) -> int:
        return next(suit for suit, place in enumerate(self.tables.contracts[contract].rankings) if place >= 0)

    def _winner(self, question: Mapping[str, Any]) -> set[Key]:
        return {("play", "takes"), self._setting(question, "trump")}

    def _order(self, question: Mapping[str, Any]) -> set[Key]:
        place, asked = self._place(question), question["ranks"]
        trump = question.get("trump") or (*SUITS, "")[self._trump(place)]
        suit = trump if asked == "trump" else asked
        order = self.orders.get((suit == trump, suit))
        return {self._setting(question, "trump")} | ({order} if order else set())

    def _exchange(self, question: Mapping[str, Any]) -> set[Key]:
        contract = self.tables.contracts[self._place(question)]
        turned = contract.trump == "turned" and question["role"] == "declarer"
        keys = {exchange_key(contract, question["role"])}
        return keys | {self._setting(question, "trump")} if turned else keys

    def _exchange_order(self, question: Mapping[str, Any]) -> set[Key]:
        contract = self.tables.contracts[self._place(question)]
        nobody = set() if contract.exchange else {exchange_key(contract, NOBODY)}
        return {self._setting(question, "exchange order")} | nobody

    # ---- auctions ----------------------------------------------------------------------------------------------------

    def _auction(self, question: Mapping[str, Any]) -> set[Key]:
        keys: set[Key] = set() if question["calls"] else {("auction", "opens")}
        known = question.get("cards") or {}
        hands = tuple(self.prepared.deck.mask(known.get(seat, ())) for seat in range(self.tables.players))
        bidding = Bidding(self.prepared, hands if known else None, question.get("pot", 0),
                          deals=question.get("deal", 1) - 1, passed_out=question.get("passed_out", 0))  # fmt: skip
        try:
            for text in question["calls"]:
                keys |= self._call(bidding, text)
        except (QuestionError, ValueError, LookupError):
            return keys  # the example is at fault, and is told so elsewhere
        return keys | self._ended(bidding, question["calls"]) | self._needed(bidding)

    def _ended(self, bidding: Bidding, calls: Sequence[str]) -> set[Key]:
        """The steps gone through when all pass; what lets several games be chosen by who has won."""
        steps = self.tables.all_pass
        bought = any(call.startswith("bid") for call in calls)
        if bidding.phase == "won" and bought:
            held = self.tables.contracts[bidding.contract]
            become = ("setting", "may become", dict(held.rules).get("may become", -1))
            return {become} if len(held.becomes) > 1 and len(bidding.declarers) == 1 else set()
        if bidding.phase == "auction":
            return set()
        last = {"won": "offer" if bidding.offered else "force", "offer": "offer"}.get(bidding.phase)
        end = next((place for place, step in enumerate(steps) if last and step.kind.startswith(last)), len(steps) - 1)
        return {("all pass", place) for place in range(end + 1)}

    def _needed(self, bidding: Bidding) -> set[Key]:
        """The needs that keep a seat from a bid, or that its cards meet."""
        if bidding.hands is None or bidding.phase != "auction":
            return set()
        asked = {contract for kind, contract, _ in bidding.state.calls if kind == "bid"}
        held = [self.tables.contracts[place] for place in asked]
        return {("setting", "needs", dict(one.rules).get("needs", -1)) for one in held if one.needs}

    def _call(self, bidding: Bidding, text: str) -> set[Key]:
        act = bidding.canonical(parse_action(text))
        keys: set[Key] = {("auction", "opens")}
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
    places = ((line_of(tables, one), one.what) for one in told)
    return [f"{file}:{line}: {what}" if file else what for (file, line), what in places]
