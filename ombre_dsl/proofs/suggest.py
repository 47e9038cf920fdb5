"""Checks for what no example touches, filled with what the rules say as they stand, for the author to confirm."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from ..checks.answers import answer_to
from ..checks.cases import Cases
from ..rulebook.model import Rulebook
from ..runtime.cards import NO_SUIT, SUITS, bits
from ..runtime.ruleset import Ruleset
from ..runtime.tables import Tables
from .auction import Machine
from .blocks import printed, question_of
from .coverage import Tracer, covered
from .statements import Key

Asked = dict[str, Any]

_POT = 15


def suggestions(rulebook: Rulebook, tables: Tables) -> list[str]:
    """Blocks that touch what is left, as few as the first fitting case of each allows."""
    return _Suggesting(rulebook, tables).blocks()


class _Suggesting:
    def __init__(self, rulebook: Rulebook, tables: Tables) -> None:
        self.tables, self.tracer, self.rules = tables, Tracer(rulebook, tables), Ruleset(tables)
        self.left: set[Key] = {one.key for one in covered(rulebook, tables).left}
        self.titles = {example.title for example in rulebook.examples}

    def blocks(self) -> list[str]:
        """Go through all questions; keep what touches something that nothing before it has touched."""
        found = []
        every = (
            self._openings(),
            self._auctions(),
            self._exchanges(),
            self._orders(),
            self._tricks(),
            self._cards(),
            self._settlements(),
            self._penalties(),
        )
        for title, question in chain.from_iterable(every):
            touched = self.tracer.of_question(question) & self.left
            text = self._text(title, question) if touched else ""
            if text:
                self.left -= touched
                found.append(text)
                found += [beside for one in self._beside(question) if (beside := self._text(*one))]
            if not self.left:
                break
        return found

    def _text(self, title: str, question: Asked) -> str:
        asked = {key: value for key, value in question.items() if key != "called"}
        kinds = {call.id: call.kind for call in self.tables.calls}
        for name in question.get("called", ()):
            kind = kinds[name]
            if kind == "announce":
                asked.setdefault("announced", []).append(name)
            else:
                asked["surrendered" if kind == "surrender" else "stopped"] = True
        answer = answer_to(self.rules, asked)
        if "error" in answer:
            return ""
        text = printed("check", self._own(title), self.tables, question, answer)
        if text:
            self.titles.add(self._own(title))
        return text

    def _own(self, title: str) -> str:
        """The title, or with a number where there is one of that name."""
        numbers = (f"{title} ({number})" for number in range(2, 10_000))
        return title if title not in self.titles else next(one for one in numbers if one not in self.titles)

    def _beside(self, question: Asked) -> Iterator[tuple[str, Asked]]:
        """What goes with a question, so that the two together say more than each alone."""
        if question["ask"] == "auction":
            yield from self._lacking(question)
        if question["ask"] == "exchange" and question["role"] == "defender":
            last = len(self.rules.prepared.seats) - 1
            some = max(1, self.tables.hand_size // 2)
            title = f"{question['contract']}: what is left for the last defender"
            yield title, {**question, "place": last, "talon": some}

    def _lacking(self, question: Asked) -> Iterator[tuple[str, Asked]]:
        """The same auction where somebody else holds one of the cards that a bid needs."""
        needed = [{self.tables.deck[card] for card in bits(one.needs)} for one in self.tables.contracts if one.needs]
        for seat, held in question.get("cards", {}).items():
            if set(held) in needed:
                other = next(one for one in self.rules.prepared.seats if one != seat)
                apart = {seat: held[:-1], other: held[-1:]} if held[1:] else {other: held}
                yield f"Who may bid what without {held[-1]}", {**question, "cards": apart}

    # ---- questions ---------------------------------------------------------------------------------------------------

    def _openings(self) -> Iterator[tuple[str, Asked]]:
        """Who calls first, and what hangs on cards: all that a bid needs, what is looked for at the end."""
        tables, machine = self.tables, Machine(self.tables)
        first = tables.auction.states[0].to_call
        yield "Who calls first", machine.question([])
        for place, contract in enumerate(tables.contracts):
            bids = (state for state, _, _, kind, bid, _ in machine.steps() if (kind, bid) == ("bid", place))
            state = next(bids, None) if contract.needs else None
            if state is not None:
                cards = [tables.deck[card] for card in bits(contract.needs)]
                question = machine.question(machine.path(state))
                yield f"Who may bid {contract.id}", {**question, "cards": {tables.auction.states[state].to_call: cards}}
        passes = {"seats": list(self.rules.prepared.seats), "calls": ["pass"] * len(self.rules.prepared.seats)}
        for step in tables.all_pass:
            if step.kind == "force":
                card = [tables.deck[next(iter(bits(step.card)))]]
                yield "All pass, and one holds a card", {"ask": "auction", **passes, "cards": {first: card}}

    def _exchanges(self) -> Iterator[tuple[str, Asked]]:
        """What each role exchanges, and in which order; the lead: of a declarer who is not the eldest, who might be."""
        seat = self.rules.prepared.seats[1]
        for contract in self.tables.contracts:
            asked = {"contract": contract.id}
            name = contract.id
            for role in ("declarer", "defender"):
                yield f"{name}: what the {role} exchanges", {"ask": "exchange", **asked, "role": role, "place": 1}
            yield f"{name}: the order of exchange", {"ask": "exchange_order", **asked, "declarer": seat}
            yield f"{name}: the first lead", {"ask": "lead", **asked, "declarer": seat}
            games = [place for place in contract.becomes if place != self.tracer.prepared.contract_places[name]]
            calls = self._won(contract.id) if games else None
            if calls:
                yield f"{name}: what may be played", calls

    def _orders(self) -> Iterator[tuple[str, Asked]]:
        """The order of each suit, plain and as trump, in the first contract that has it so."""
        for contract in self.tables.contracts:
            for trump, ranking in enumerate(contract.rankings):
                if ranking < 0 or contract.plays:
                    continue
                asked = {"ask": "order", "contract": contract.id}
                if trump < NO_SUIT and len(contract.suits) > 1:
                    asked["trump"] = SUITS[trump]
                for suit in ("trump", *SUITS):
                    where = f" in {SUITS[trump]}" if trump < NO_SUIT else ""
                    if suit != (*SUITS, "")[trump]:
                        yield f"{contract.id}{where}: the order of {suit}", {**asked, "ranks": suit}

    def _won(self, contract: str) -> Asked | None:
        """An auction in which the first to call bids a contract, and the others pass."""
        asked: Asked = {"ask": "auction", "seats": [], "calls": []}
        call = f"bid {contract}"
        while (answer := answer_to(self.rules, asked)).get("state") == "open":
            asked["seats"].append(answer["to_call"])
            asked["calls"].append(call)
            call = "pass"
        return None if "error" in answer else asked

    def _tricks(self) -> Iterator[tuple[str, Asked]]:
        """A trick of the lowest cards of the deck."""
        for contract in self.tables.contracts:
            cards = list(self.tables.deck[: len(self.rules.prepared.seats)])
            asked: Asked = {"ask": "winner", "contract": contract.id, "trick": cards}
            if len(contract.suits) > 1:
                asked["trump"] = SUITS[contract.suits[0]]
            yield f"{contract.id}: who takes the trick", asked

    def _auctions(self) -> Iterator[tuple[str, Asked]]:
        machine = Machine(self.tables)
        wanted = [key for key in self.left if key[0] in ("bid", "auction", "together", "all pass")]
        if not wanted:
            return
        for state, held, _, kind, contract, _ in machine.steps():
            steps = [*machine.path(state), (held.to_call, kind, contract)]
            name = machine.name(contract)
            title = f"{name} is bid" if kind == "bid" else f"Auction: {kind}" + (f" {name}" if contract >= 0 else "")
            question = machine.question(steps)
            yield ("All pass" if all(one == "pass" for one in question["calls"]) else title), question

    def _cards(self) -> Iterator[tuple[str, Asked]]:
        """To each card led, a hand of one card of the suit, withheld or not, and of one of another suit."""
        for place, contract in enumerate(self.tables.contracts):
            for trump, ranking in enumerate(contract.rankings):
                if ranking < 0 or not any(key[0] in ("setting", "play") for key in self.left):
                    continue
                rules = self.tracer.prepared.trick_rules(place, trump)
                question = {"ask": "legal", "contract": contract.id}
                if trump < NO_SUIT and len(contract.suits) > 1:
                    question["trump"] = SUITS[trump]
                for led, hand in self._hands(rules.trumps, contract.withheld[trump], rules.suit_of):
                    names = [self.tables.deck[card] for card in hand]
                    yield f"{contract.id}: cards to play to {led}", {**question, "hand": names, "trick": [led]}

    def _hands(self, trumps: int, withheld: int, suit_of: tuple[int, ...]) -> Iterator[tuple[str, list[int]]]:
        deck = self.tables.deck
        everything = (1 << len(deck)) - 1
        for group in (trumps & ~withheld, everything & ~trumps):
            if not group:
                continue
            led = max(bits(group))
            own, other = suit_of[led] & ~(1 << led), everything & ~suit_of[led]
            special = own & withheld or own
            for hand in ((special, other), (other & trumps or other, other & ~trumps)):
                cards = sorted({next(iter(bits(mask))) for mask in hand if mask})
                if cards:
                    yield deck[led], cards

    def _settlements(self) -> Iterator[tuple[str, Asked]]:
        cases = Cases(self.tables)
        for number, contract in enumerate(self.tables.contracts):
            pots = any("pot" in (p.payer, p.payee) for s in self.tables.settlements if s.contract == number
                       for p in s.payments)  # fmt: skip
            for measures in cases.together(number, every_seat=False):
                for measure in measures:
                    measure.pot = _POT if pots else 0
                if not self.tracer.of_case(measures) & self.left:
                    continue
                called = "".join(f", {self.tables.calls[place].id}" for place in sorted(measures[0].called))
                title = f"{contract.id}: {measures[0].outcome}{called}"
                yield title, question_of(self.tables, measures)

    def _penalties(self) -> Iterator[tuple[str, Asked]]:
        """Each penalty of a defender, which tells opponents from others, of the declarer, and while nobody declares."""
        for penalty in self.tables.penalties:
            pots = any("pot" in (payment.payer, payment.payee) for payment in penalty.payments)
            asked: Asked = {"ask": "penalty", "penalty": penalty.id} | ({"pot": _POT} if pots else {})
            first, second = self.rules.prepared.seats[:2]
            yield f"{penalty.id}: a defender", {**asked, "offender": second, "declarer": first}
            yield f"{penalty.id}: the declarer", {**asked, "offender": first, "declarer": first}
            yield f"{penalty.id}: while nobody declares", {**asked, "offender": second}
