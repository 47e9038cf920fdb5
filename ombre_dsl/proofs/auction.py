"""Proofs about the auction: it ends, somebody can always call, every bid raises, every contract can be won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..runtime.cards import SUITS
from ..runtime.naming import seat_name
from ..runtime.tables import AuctionState, Tables
from .blocks import printed
from .model import Failure, Proof, Tally


class Machine:
    """The table of states with the shortest way to each."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.states = tables.auction.states
        self.ways: dict[int, tuple[int, int]] = {}
        """For each state that can be reached, the state before and the call that led here."""
        seen, queue = {0}, [0]
        for state in queue:
            for number, (_, _, target) in enumerate(self.states[state].calls):
                if target >= 0 and target not in seen:
                    seen.add(target)
                    queue.append(target)
                    self.ways[target] = (state, number)
        self.reached = queue

    def steps(self) -> Iterator[tuple[int, AuctionState, int, str, int, int]]:
        """Every call that can come about: its state, number, kind, contract, and the state after it."""
        for state in self.reached:
            for number, (kind, contract, target) in enumerate(self.states[state].calls):
                yield state, self.states[state], number, kind, contract, target

    def path(self, state: int) -> list[tuple[int, str, int]]:
        """The shortest way to a state: seats, kinds of call, contracts."""
        steps: list[tuple[int, str, int]] = []
        while state in self.ways:
            state, number = self.ways[state]
            kind, contract, _ = self.states[state].calls[number]
            steps.insert(0, (self.states[state].to_call, kind, contract))
        return steps

    def case(self, says: str, steps: list[tuple[int, str, int]], to_call: int) -> Failure:
        """The way as a block, with the lines of the auction."""
        rules = tuple(rule for _, rule in self.tables.auction.rules if rule >= 0)
        answer = {"state": "open", "to_call": to_call}
        return Failure(says, printed("check", says, self.tables, self.question(steps), answer), rules)

    def question(self, steps: list[tuple[int, str, int]]) -> dict[str, Any]:
        """The question of an auction that goes this way."""
        calls = [self._text(kind, contract) for _, kind, contract in steps]
        return {"ask": "auction", "seats": [seat for seat, _, _ in steps], "calls": calls}

    def _text(self, kind: str, contract: int) -> str:
        if contract < 0 or kind == "join":
            return kind
        held = self.tables.contracts[contract]
        names_suit = self.tables.auction.suit_with_bid and held.trump == "named"
        return f"{kind} {held.id}" + (f" {SUITS[held.suits[0]]}" if names_suit else "")

    def name(self, contract: int) -> str:
        """The contract's id."""
        return self.tables.contracts[contract].id if contract >= 0 else "nothing"


def prove_auction(tables: Tables) -> Iterator[Proof]:
    """All that is sure of the auction."""
    machine = Machine(tables)
    yield _ends(machine)
    yield _somebody_calls(machine)
    yield _raises(machine)
    yield _can_be_won(machine)


def _ends(machine: Machine) -> Proof:
    """Depth first through all states: a call that leads back to a state on the way would go on for ever."""
    tally = Tally()
    done: set[int] = set()
    on_way: set[int] = set()
    stack = [(0, iter(machine.states[0].calls))]
    on_way.add(0)
    while stack:
        state, calls = stack[-1]
        for kind, contract, target in calls:
            tally.count += 1
            if target in on_way:
                says = f"{kind} of {machine.name(contract)} leads back to where the auction was"
                held = machine.states[state]
                steps = [*machine.path(state), (held.to_call, kind, contract)]
                tally.fails("loop", machine.case(says, steps, machine.states[target].to_call))
            elif target >= 0 and target not in done:
                on_way.add(target)
                stack.append((target, iter(machine.states[target].calls)))
                break
        else:
            done.add(state)
            on_way.discard(state)
            stack.pop()
    return tally.proof("auction ends", "the auction ends, whatever is called", "calls")


def _somebody_calls(machine: Machine) -> Proof:
    tally = Tally()
    for state in machine.reached:
        tally.count += 1
        held = machine.states[state]
        free = [
            kind for kind, contract, _ in held.calls if contract < 0 or not machine.tables.contracts[contract].needs
        ]
        if not free:
            who = seat_name(machine.tables.players, held.to_call)
            says = f"{who} is to call and has no call that any hand allows"
            tally.fails("stuck", machine.case(says, machine.path(state), held.to_call))
    return tally.proof("auction goes on", "whoever is to call has a call, whatever he holds", "states of the auction")


def _raises(machine: Machine) -> Proof:
    tally = Tally()
    contracts = machine.tables.contracts
    for state, held, _, kind, contract, target in machine.steps():
        if kind not in ("bid", "hold"):
            continue
        tally.count += 1
        stands = contracts[held.contract].rung if held.contract >= 0 else -1
        steps = [*machine.path(state), (held.to_call, kind, contract)]
        after = machine.states[target].to_call if target >= 0 else held.to_call
        if kind == "bid" and contracts[contract].rung <= stands:
            says = f"{machine.name(contract)} is bid over {machine.name(held.contract)} and is no higher"
            tally.fails("bid", machine.case(says, steps, after))
        if kind == "hold" and contracts[contract].rung != stands:
            says = f"{machine.name(held.contract)} is held as {machine.name(contract)}, which is not its equal"
            tally.fails("hold", machine.case(says, steps, after))
        if kind == "hold" and target >= 0 and any(call[0] == "hold" for call in machine.states[target].calls):
            tally.fails("twice", machine.case("a hold is answered by a hold", steps, after))
    return tally.proof("bids raise", "every bid raises what stands, or is the one hold of it", "bids and holds")


def _can_be_won(machine: Machine) -> Proof:
    """Each contract of the ladder by each seat that calls: some end has it as declarer there."""
    tally, tables = Tally(), machine.tables
    reached = {-1 - target for *_, target in machine.steps() if target < 0}
    ends = [tables.auction.ends[number] for number in reached]
    won = {(seat, end.contract) for end in ends for seat in end.declarers}
    seats = sorted({machine.states[state].to_call for state in machine.reached})
    for number, contract in enumerate(tables.contracts):
        for seat in seats if contract.rung >= 0 else ():
            tally.count += 1
            if (seat, number) not in won:
                rule = dict(contract.rules).get("contract", -1)
                ladder = dict(tables.auction.rules).get("ladder", -1)
                says = f"{seat_name(tables.players, seat)} can never win {contract.id}"
                tally.fails((seat, number), Failure(says, rules=tuple(r for r in (ladder, rule) if r >= 0)))
    for end in ends:
        tally.count += 1
        if len(end.declarers) > (tables.contracts[end.contract].declarers[1] if end.declarers else 0):
            says = f"{len(end.declarers)} declare {machine.name(end.contract)}, which is too many"
            tally.fails("company", Failure(says))
    return tally.proof("contracts won", "every contract of the ladder can be won from every seat that calls")


def prove_all_pass(tables: Tables) -> Proof:
    """Every way through the steps: conditions hold or not, a card is in a hand or not, an offer is taken or not."""
    tally = Tally()
    ways = [(0, "")]
    for place, told in ways:
        tally.count += 1
        if place == len(tables.all_pass):
            rules = tuple(step.rule for step in tables.all_pass if step.rule >= 0)
            tally.fails("open", Failure(f"all pass, and nothing follows{told}", _passes(tables), rules))
            continue
        step = tables.all_pass[place]
        if step.when is not None or step.kind == "pay":
            ways.append((place + 1, told))
        if step.kind == "force":
            ways.append((place + 1, f"{told}, when nobody holds the card that line {place + 1} asks for"))
        if step.kind.startswith("offer"):
            ways.append((place + 1, f"{told}, when nobody takes what line {place + 1} offers"))
    return tally.proof("all pass", "when all pass, every way ends in a game or a new deal", "ways")


def _passes(tables: Tables) -> str:
    machine = Machine(tables)
    steps: list[tuple[int, str, int]] = []
    state = 0
    while state >= 0 and len(steps) < tables.players:
        held = machine.states[state]
        steps.append((held.to_call, "pass", -1))
        state = next((target for kind, _, target in held.calls if kind == "pass"), -1)
    question = {"ask": "auction", "seats": [s for s, _, _ in steps], "calls": ["pass"] * len(steps)}
    return printed("check", "All pass: what follows", tables, question, {"state": "passed_out", "then": "redeal"})
