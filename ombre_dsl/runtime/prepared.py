"""A ruleset made ready to play: programs compiled, tricks laid out, everything looked up once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.calls import Now, call_action
from ombre_dsl.runtime.cards import ByCard, Deck, bits, suit_word
from ombre_dsl.runtime.exchange import Acts, permission, seat_order
from ombre_dsl.runtime.lookups import Calls, Choice, Turn, Window
from ombre_dsl.runtime.programs import Compiler, Condition, Measure, Seats, always, nobody
from ombre_dsl.runtime.seating import dealt, rounds
from ombre_dsl.runtime.tables import Aim, Call, Contract, Exchange, Guard, Payment, Program, Rule, Settlement, Tables
from ombre_dsl.runtime.transfers import Pay, transferring
from ombre_dsl.runtime.trick import TrickRules

_FEW = 2
"""So many cards are few: there are some eight hundred sets of so many."""


@dataclass(frozen=True, slots=True)
class Payments:
    """What is paid for one outcome of one contract, and how often over."""

    pays: tuple[Pay, ...]
    times: tuple[tuple[int, Condition], ...]


class Prepared:
    """The tables of a ruleset with all that is derived from them.

    ``plays`` are the acts of playing a card, by the card's number, ``played`` the numbers by act, ``same`` the numbers
    by the identity of these very acts, ``few_plays`` what ``plays_of`` has kept, ``moves`` the acts with the
    seats that do them.  ``masks`` are the cards one by one.

    ``seats`` are those that are dealt cards, in the order of play, ``hand_size`` is how many they get, and ``heaps``
    what the packets go round to: these seats, then the hands that nobody plays, counted on from the last seat;
    ``dealt`` takes the heaps out of the shuffled deck, of which the talon begins at ``undealt``.  ``rounds`` are who
    plays after whom, and the seats in turn by leader, by the seats that sat out and have joined.

    ``counts_deals`` and ``counts_passed`` tell whether a hand depends on which deal of the match it is, or on how many
    before it were passed out; ``sitter_pays`` are the payments, by contract, of who sits out and will not join;
    ``undertaken`` the tricks to which a lead makes a call; ``needed`` the cards that some game needs which may be
    chosen in a contract.
    """

    __slots__ = (
        "_calls", "_calls_open", "_choices", "_orders", "_permissions", "_plays_by_card", "_tricks", "_turns",
        "_windows", "aims", "all_pass", "allowed", "before_deal", "bids", "call_acts", "call_places", "choices",
        "compiler", "contract_places", "counts_as", "counts_deals", "counts_passed", "dealt", "deck", "few_plays",
        "hand_size", "heaps", "limits", "masks", "moves", "needed", "over", "played", "plays", "rounds", "same",
        "seats", "settlements", "sitter_pays", "tables", "undealt", "undertaken",
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
        self.undertaken = frozenset(call.undertaken for call in tables.calls) - {0}
        self.plays = tuple(Action("play", cards=(name,)) for name in tables.deck)
        self.played: dict[object, int] = {act: card for card, act in enumerate(self.plays)}
        self.same = {id(act): card for card, act in enumerate(self.plays)}
        self._plays_by_card = ByCard(self.plays)
        self.moves = tuple(tuple((seat, act) for act in self.plays) for seat in range(tables.players))
        self.masks = tuple(1 << card for card in range(len(tables.deck)))
        self._calls = tuple(Action("call", cards=(name,)) for name in tables.deck)
        self.call_acts = tuple(call_action(call) for call in tables.calls)
        self.hand_size = tables.hand_size
        self.heaps = (*self.seats, *range(tables.players, tables.players + tables.unplayed))
        self.dealt, self.undealt = dealt(tables, self.heaps)
        joined: tuple[int, ...] = () if tables.sitter < 0 else (tables.sitter,)
        self.rounds = {late: rounds((*self.seats, *late), tables.players) for late in ((), joined)}
        self.needed = tuple(_needed(contract, tables) for contract in tables.contracts)
        self.choices: dict[tuple[int, int, int], tuple[Choice, ...]] = {}
        self._choices: dict[tuple[int, int], Action] = {}
        # What follows is filled as it is asked for, and each is as large as there are different questions.
        self.bids: dict[tuple[int, int], Calls] = {}
        self._tricks: dict[tuple[int, int], TrickRules] = {}
        self.few_plays: dict[int, Acts] = {}
        self._windows: dict[int, tuple[Window | None, ...]] = {}
        self._calls_open: dict[tuple[int, bool, int, bool, bool], tuple[int, ...]] = {}
        self._orders: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self._permissions: dict[tuple[int, str, int], Exchange | None] = {}
        self._turns: dict[tuple[int, Seats, int], Turn] = {}
        self.limits: dict[tuple[int, Seats, int, int, int], tuple[int, int]] = {}

    # Acts are known by their identity, and nothing here depends on a hand, so a copy is the same; elsewhere, all is
    # made again of the tables.

    def __copy__(self) -> Prepared:
        return self

    def __deepcopy__(self, memo: object) -> Prepared:
        return self

    def __reduce__(self) -> tuple[type[Prepared], tuple[Tables]]:
        return Prepared, (self.tables,)

    def plays_of(self, cards: int) -> Acts:
        """The acts of playing each of a set of cards; those of few cards, asked for again and again, are kept."""
        found = self.few_plays.get(cards)
        if found is None:
            found = Acts(self._plays_by_card.of(cards))
            if len(found) <= _FEW:
                self.few_plays[cards] = found
        return found

    def calls_of(self, cards: int) -> tuple[Action, ...]:
        """The acts of calling each of a set of cards."""
        return tuple(self._calls[card] for card in bits(cards))

    def calls_open(self, contract: int, exchanged: bool, tricks: int, led: bool, laid: bool) -> tuple[int, ...]:
        """The places of a contract's calls whose windows are open; the moment as in ``Now``."""
        key = (contract, exchanged, tricks, led, laid)
        found = self._calls_open.get(key)
        if found is None:
            now, calls = Now(exchanged, tricks, led, laid), enumerate(self.tables.calls)
            found = tuple(place for place, call in calls if contract in call.contracts and now.within(call))
            self._calls_open[key] = found
        return found

    def windows(self, contract: int) -> tuple[Window | None, ...]:
        """The calls of a contract that are open to who is to play, None for none; two for each number of tricks that
        are complete: before the next is led to, and after."""
        found = self._windows.get(contract)
        if found is None:
            moments = [(tricks, led) for tricks in range(self.hand_size) for led in (False, True)]
            found = self._windows[contract] = tuple(self._window(contract, *moment) for moment in moments)
        return found

    def _window(self, contract: int, tricks: int, led: bool) -> Window | None:
        calls = self.calls_open(contract, True, tricks, led, False)
        free = all(self.allowed[call] is always for call in calls)
        return Window(calls, tuple(self.call_acts[call] for call in calls), free) if calls else None

    def choice(self, contract: int, suit: int) -> Action:
        """The act of choosing a contract, and a suit (-1: none is named)."""
        found = self._choices.get((contract, suit))
        if found is None:
            word = suit_word(suit) if suit >= 0 else None
            found = self._choices[contract, suit] = Action("choose", self.tables.contracts[contract].id, word)
        return found

    def exchange_order(self, contract: int, declarers: tuple[int, ...]) -> tuple[int, ...]:
        """The seats as they come to exchange in a contract."""
        key = (contract, declarers)
        found = self._orders.get(key)
        if found is None:
            order = seat_order(self.tables.contracts[contract], declarers, self.tables.players, self.tables.sitter)
            found = self._orders[key] = tuple(order)
        return found

    def turn(self, contract: int, declarers: Seats, seat: int) -> Turn:
        """A seat's turn to exchange in a contract: its role, and its place among those who have it, from 1."""
        key = (contract, declarers, seat)
        found = self._turns.get(key)
        if found is None:
            order = self.exchange_order(contract, declarers)
            role = "declarer" if seat in declarers else "defender"
            at = declarers.index(seat) if role == "declarer" else order.index(seat) - len(declarers)
            entry = self.permission(contract, role, at + 1)
            turned = role == "declarer" and self.tables.contracts[contract].trump == "turned"
            found = self._turns[key] = Turn(role, at + 1, entry, entry is None and not turned)
        return found

    def permission(self, contract: int, role: str, place: int) -> Exchange | None:
        """What the ``place``-th (from 1) declarer or defender may exchange in a contract; None for nothing."""
        key = (contract, role, place)
        if key not in self._permissions:
            self._permissions[key] = permission(self.tables.contracts[contract], role, place)
        return self._permissions[key]

    def pays(self, payments: tuple[Payment, ...]) -> tuple[Pay, ...]:
        """Payments with their programs compiled."""
        return tuple(self._pay(payment) for payment in payments)

    def _pay(self, payment: Payment) -> Pay:
        parties = self.compiler.payers | {"pot": nobody, "bank": nobody}
        return Pay(
            self.compiler.amount(payment.amount), payment.payer, payment.payee, self.compiler.condition(payment.when),
            payment.rule, parties[payment.payer], parties[payment.payee],
            transferring(payment, self.tables.rules[payment.rule].words if payment.rule >= 0 else ""),
            "pot" in (payment.payer, payment.payee),
        )  # fmt: skip

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
    for penalty in tables.penalties:
        yield from (due.when for due in penalty.payments)
    for settlement in tables.settlements:
        yield from (due.when for due in settlement.payments)
        yield from (times.when for times in settlement.times)


def operations(program: Program | None) -> Iterator[tuple[Program, ...]]:
    """Every operation in a program, outer ones first."""
    if isinstance(program, tuple):
        yield program
        for part in program[1:]:
            yield from operations(part)


def _needed(contract: Contract, tables: Tables) -> int:
    """The cards that some of the games need which may be chosen in a contract, a mask."""
    needed = 0
    for game in contract.plays or contract.becomes:
        needed |= tables.contracts[game].needs
    return needed


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
