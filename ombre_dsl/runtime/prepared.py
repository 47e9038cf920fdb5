"""A ruleset made ready to play: programs compiled, tricks laid out, everything looked up once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.cards import Deck
from ombre_dsl.runtime.programs import Amount, Compiler, Condition, Measure
from ombre_dsl.runtime.tables import Aim, Call, Contract, Guard, Payment, Program, Rule, Settlement, Tables
from ombre_dsl.runtime.trick import TrickRules


@dataclass(frozen=True, slots=True)
class Pay:
    """A payment whose amount and condition are functions."""

    amount: Amount
    payer: str
    payee: str
    when: Condition
    rule: int


@dataclass(frozen=True, slots=True)
class Payments:
    """What is paid for one outcome of one contract, and how often over."""

    pays: tuple[Pay, ...]
    times: tuple[tuple[int, Condition], ...]


class Prepared:
    """The tables of a ruleset with all that is derived from them.

    ``plays`` are the acts of playing a card, by the card's number, and ``played`` the numbers by act.  ``seats`` are
    those that are dealt cards, in the order of play; ``counts_deals`` and ``counts_passed`` tell whether a hand
    depends on which deal of the match it is, or on how many before it were passed out; ``sitter_pays`` the payments,
    by contract, of who sits out and will not join.
    """

    __slots__ = (
        "_tricks", "aims", "all_pass", "allowed", "before_deal", "call_places", "calls_in", "compiler",
        "contract_places", "counts_as", "counts_deals", "counts_passed", "deck", "over", "played", "plays", "seats",
        "settlements", "sitter_pays", "tables",
    )  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.deck = Deck(tables.deck)
        self.seats = tuple(seat for seat in range(tables.players) if seat != tables.sitter)
        self.compiler = Compiler(tables)
        self.contract_places = {contract.id: place for place, contract in enumerate(tables.contracts)}
        self.call_places = {call.id: place for place, call in enumerate(tables.calls)}
        condition = self.compiler.condition
        self.aims = tuple(_aim(self.compiler, aim) for aim in tables.aims)
        self.allowed = tuple(condition(call.allowed) for call in tables.calls)
        self.counts_as = tuple(
            tuple((condition(when), to) for when, to in contract.counts_as) for contract in tables.contracts
        )
        self.settlements = {(s.contract, s.outcome): self._payments(s) for s in tables.settlements}
        self.all_pass = tuple((step, condition(step.when), self.pays(step.payments)) for step in tables.all_pass)
        self.sitter_pays = tuple(self.pays(contract.sitter_pays) for contract in tables.contracts)
        self.before_deal = self.pays(tables.match.before_deal)
        self.over = None if tables.match.over is None else _of_match(tables).condition(tables.match.over)
        asked = {part[0] for program in _of_hand(tables) for part in operations(program)}
        self.counts_deals, self.counts_passed = "deals" in asked, "passed out" in asked
        self.plays = tuple(Action("play", cards=(name,)) for name in tables.deck)
        self.played = {act: card for card, act in enumerate(self.plays)}
        self.calls_in = tuple(_calls_in(tables, place) for place in range(len(tables.contracts)))
        self._tricks: dict[tuple[int, int], TrickRules] = {}

    def pays(self, payments: tuple[Payment, ...]) -> tuple[Pay, ...]:
        """Payments with their programs compiled."""
        amount, condition = self.compiler.amount, self.compiler.condition
        return tuple(Pay(amount(p.amount), p.payer, p.payee, condition(p.when), p.rule) for p in payments)

    def _payments(self, settlement: Settlement) -> Payments:
        times = tuple((times.factor, self.compiler.condition(times.when)) for times in settlement.times)
        return Payments(self.pays(settlement.payments), times)

    def contract(self, place: int) -> Contract:
        """The contract at a place of the table."""
        return self.tables.contracts[place]

    def call(self, place: int) -> Call:
        """The call at a place of the table."""
        return self.tables.calls[place]

    def trick_rules(self, contract: int, trump: int) -> TrickRules:
        """How tricks go in a contract with a trump suit (4: none); ValueError where that cannot be."""
        key = (contract, trump)
        if key not in self._tricks:
            held = self.tables.contracts[contract]
            if held.rankings[trump] < 0:
                raise ValueError(f"{held.id} is not played with this trump")
            ranking = self.tables.rankings[held.rankings[trump]]
            self._tricks[key] = TrickRules(ranking, held.withheld[trump], self.tables.play.void)
        return self._tricks[key]

    def counted_as(self, contract: int, measure: Measure) -> int:
        """The contract that the result is reckoned as, once trump is known."""
        for holds, other in self.counts_as[contract]:
            if holds(measure):
                return other
        return contract

    def rule(self, place: int) -> Rule | None:
        """The rule at a place of the table; None for -1."""
        return self.tables.rules[place] if place >= 0 else None

    def setting_rule(self, pairs: tuple[tuple[str, int], ...], *names: str) -> Rule | None:
        """The line of the first of these settings that has one."""
        found = dict(pairs)
        return next((self.rule(found[name]) for name in names if found.get(name, -1) >= 0), None)


def _of_hand(tables: Tables) -> Iterator[Program | None]:
    """The conditions that a hand looks at when all have passed, and when it is settled."""
    for step in tables.all_pass:
        yield step.when
        yield from (due.when for due in step.payments)
    for settlement in tables.settlements:
        yield from (due.when for due in settlement.payments)
        yield from (times.when for times in settlement.times)


def operations(program: Program | None) -> Iterator[tuple[Program, ...]]:
    """Every operation in a program, outer ones first."""
    if isinstance(program, tuple):
        yield program
        for part in program[1:]:
            yield from operations(part)


def _calls_in(tables: Tables, contract: int) -> tuple[tuple[int, Call], ...]:
    """The calls of a contract with their places."""
    return tuple((place, call) for place, call in enumerate(tables.calls) if contract in call.contracts)


def _of_match(tables: Tables) -> Compiler:
    """Programs about a whole match, in which nobody sits out."""
    return Compiler(replace(tables, sitter=-1))


def _aim(compiler: Compiler, aim: Aim) -> tuple[tuple[Guard, Condition], ...]:
    return tuple((guard, compiler.condition(guard.when)) for guard in aim.guards)


def place_of(*rules: Rule | None) -> str:
    """Where rules stand, for the end of a sentence: `` (danish.ombre:93, DA-17)``; empty for none."""
    found = dict.fromkeys(rule for rule in rules if rule is not None)
    places = [", ".join((f"{rule.file}:{rule.line}", *rule.cites)) for rule in found]
    return f" ({'; '.join(places)})" if places else ""
