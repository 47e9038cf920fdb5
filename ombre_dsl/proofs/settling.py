"""Proofs about outcomes and payments, in one walk through every split of the tricks, call, company and ally."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..checks.cases import Cases
from ..checks.mentions import mentions
from ..runtime.errors import Undecided
from ..runtime.prepared import Prepared
from ..runtime.programs import Measure
from ..runtime.settle import Ledger, Result, decide, settle
from ..runtime.tables import Guard, Settlement, Tables
from ..runtime.transfers import Pay
from .blocks import printed, question_of
from .model import Failure, Proof, Tally, counted

POTS = (0, 1, 7, 1000)
"""Amounts are made of the pot by sums and products with numbers: what holds for these holds for all."""


class Settling:
    """Settles every case once; the proofs are what was seen."""

    def __init__(self, tables: Tables, *, every_seat: bool = True) -> None:
        self.tables = tables
        self.cases = Cases(tables)
        self.prepared: Prepared = self.cases.prepared
        self.every_seat = every_seat
        self.one, self.paid, self.zero, self.pot, self.whole = (Tally() for _ in range(5))
        self.guards: set[tuple[int, int]] = set()
        self.due: set[tuple[int, str, int]] = set()
        """Payments that fell due: contract, outcome, place among the payments of that settlement."""
        self.outcomes: set[str] = set()
        self.called: set[int] = set()
        self._shapes: tuple[set[object], ...] = (set(), set(), set(), set())
        self._guard_places = {
            id(guard): (place, number)
            for place, aim in enumerate(tables.aims)
            for number, guard in enumerate(aim.guards)
        }
        self._held = {(held.contract, held.outcome): held for held in tables.settlements}

    def proofs(self) -> Iterator[Proof]:
        """Walk through all cases, then tell what was proved."""
        for number in range(len(self.tables.contracts)):
            pots = POTS if self._asks_pot(number) else (0,)
            for measures in self.cases.together(number, every_seat=self.every_seat):
                self._case(measures, pots)
        yield self.one.proof("one outcome", "every split of the tricks has exactly one outcome", detail=self._detail())
        yield self._live_guards()
        yield self.paid.proof("paid once", "every outcome is paid, and nothing twice")
        yield self.zero.proof("sums are zero", "what is paid sums to zero over seats, pot and bank", "settlements")
        yield self.pot.proof("pot suffices", "no more is taken from the pot than lies in it", "settlements")
        yield self.whole.proof("whole numbers", "every amount is a whole number", "amounts")

    def _detail(self) -> str:
        """What the cases are made of."""
        named = zip(("contracts", "splits", "sets of calls", "sides"), self._shapes, strict=True)
        return " × ".join(counted(len(seen), name) for name, seen in named)

    def _asks_pot(self, number: int) -> bool:
        """Whether the payments of a contract have to do with the pot."""
        held = [s for s in self.tables.settlements if s.contract == number]
        payments = [payment for settlement in held for payment in settlement.payments]
        return any("pot" in (p.payer, p.payee) or mentions(p.amount, "pot") for p in payments)

    # ---- one case ----------------------------------------------------------------------------------------------------

    def _case(self, measures: list[Measure], pots: Sequence[int]) -> None:
        guards = [self._decided(measures, measure) for measure in measures]
        if None in guards:
            return
        for measure, guard in zip(measures, guards, strict=True):
            assert guard is not None
            measure.outcome = guard.outcome
            self.guards.add(self._guard_places[id(guard)])
            self.outcomes.add(guard.outcome)
            self.called |= measure.called
        first = measures[0]
        shape = (first.contract, first.tricks, first.called, (first.declarers, first.ally))
        for seen, part in zip(self._shapes, shape, strict=True):
            seen.add(part)
        for pot in pots:
            for measure in measures:
                measure.pot = pot
            self._settled(measures, pot)
        for measure, guard in zip(measures, guards, strict=True):
            assert guard is not None
            self._paid(measures, measure, guard)
        for measure in measures:
            measure.pot = 0

    def _decided(self, measures: list[Measure], measure: Measure) -> Guard | None:
        """The guard that decides; where none does, that is a failure."""
        self.one.count += 1
        try:
            return decide(self.prepared, measure)
        except Undecided:
            contract = self._aim_of(measure)
            says = f"{contract} with tricks {_tricks(measure)} has no outcome"
            kind = (measure.contract, "none")
            if not self.one.seen(kind):
                self.one.fails(kind, Failure(says, self._block(says, measures), self._lines_of_aim(measure)))
            return None

    def _aim_of(self, measure: Measure) -> str:
        return self.tables.contracts[measure.plays if measure.plays >= 0 else measure.contract].id

    def _lines_of_aim(self, measure: Measure) -> tuple[int, ...]:
        game = self.tables.contracts[measure.plays if measure.plays >= 0 else measure.contract]
        rules = [dict(game.rules).get("aim", -1), *(guard.rule for guard in self.tables.aims[game.aim].guards)]
        return tuple(rule for rule in rules if rule >= 0)

    def _settled(self, measures: list[Measure], pot: int) -> None:
        ledger = Ledger([0] * self.tables.players, pot)
        result = settle(self.prepared, measures, ledger)
        self.zero.count += 1
        self.pot.count += 1
        self.whole.count += len(result.lines)
        if sum(result.seats) + result.pot + result.bank != pot:
            self._note(self.zero, measures, result, "the payments do not sum to zero")
        if result.pot < 0:
            self._note(self.pot, measures, result, f"the pot of {pot} is overdrawn by {-result.pot}", "pot")
        if not all(type(amount) is int for amount in (*result.seats, result.pot, result.bank)):
            self._note(self.whole, measures, result, "an amount is no whole number")

    def _note(self, tally: Tally, measures: list[Measure], result: Result, what: str, party: str = "") -> None:
        contract = self.tables.contracts[measures[0].contract].id
        kind = (measures[0].contract, measures[0].outcome)
        if not tally.seen(kind):
            lines = [line.rule for line in result.lines if not party or party in (line.payer, line.payee)]
            says = f"{contract} that ends in {measures[0].outcome}: {what}"
            tally.fails(kind, Failure(says, self._block(says, measures, result), tuple(dict.fromkeys(lines))))

    def _block(self, says: str, measures: list[Measure], result: Result | None = None) -> str:
        """The case as a check; where the rules give no answer, an outcome stands in its place, to be mended."""
        question = question_of(self.tables, measures)
        if result is None:
            answer = {"outcome": self.tables.outcomes[0][0], "seats": [0] * self.tables.players, "pot": 0}
        else:
            answer = {"outcome": result.outcome, "outcomes": dict(result.outcomes), "seats": list(result.seats),
                      "pot": max(0, result.pot)}  # fmt: skip
        return printed("check", says, self.tables, question, answer)

    # ---- paid, and once ----------------------------------------------------------------------------------------------

    def _paid(self, measures: list[Measure], measure: Measure, guard: Guard) -> None:
        self.paid.count += 1
        key = (measure.contract, guard.outcome)
        held, pays = self._held.get(key), self.prepared.settlements.get(key)
        due = [place for place, pay in enumerate(pays.pays) if pay.when(measure)] if pays else []
        self.due |= {(*key, place) for place in due}
        if not due or held is None or pays is None:
            self._unpaid(measures, measure, guard)
            return
        cells = [pays.pays[place] for place in due if self._is_cell(held, place)]
        twice = _same_parties(cells)
        if twice and not self.paid.seen((key, "twice")):
            says = f"{self.tables.contracts[key[0]].id} that ends in {guard.outcome} is paid twice"
            result = settle(self.prepared, measures, Ledger([0] * self.tables.players, measures[0].pot))
            self.paid.fails((key, "twice"), Failure(says, self._block(says, measures, result), twice))

    def _is_cell(self, held: Settlement, place: int) -> bool:
        rule = held.payments[place].rule
        return rule >= 0 and self.tables.rules[rule].words.startswith("|")

    def _unpaid(self, measures: list[Measure], measure: Measure, guard: Guard) -> None:
        kind = (measure.contract, guard.outcome, "unpaid")
        if not self.paid.seen(kind):
            says = f"{self.tables.contracts[measure.contract].id} ends in {guard.outcome}, and nothing is paid"
            result = settle(self.prepared, measures, Ledger([0] * self.tables.players, measures[0].pot))
            lines = tuple(rule for rule in (guard.rule,) if rule >= 0)
            self.paid.fails(kind, Failure(says, self._block(says, measures, result), lines))

    def _live_guards(self) -> Proof:
        """Of the aims that something uses, every line decides some case."""
        tally = Tally()
        used = {c.aim for c in self.tables.contracts} | {c.aim for c in self.tables.calls}
        for place, aim in enumerate(self.tables.aims):
            for number, guard in enumerate(aim.guards if place in used else ()):
                tally.count += 1
                if (place, number) not in self.guards:
                    before = [other.rule for other in aim.guards[:number] if other.rule >= 0]
                    says = f"the line of {aim.id} that ends in {guard.outcome} decides no case"
                    tally.fails((place, number), Failure(says, rules=(guard.rule, *before)))
        return tally.proof("no dead guard", "every line of every aim decides some case", "lines")


def _tricks(measure: Measure) -> str:
    return " ".join(str(number) for number in measure.tricks)


def _same_parties(pays: Sequence[Pay]) -> tuple[int, ...]:
    """The lines of two payments between the same parties; empty when there are no two."""
    seen: dict[tuple[str, str], int] = {}
    for pay in pays:
        if (pay.payer, pay.payee) in seen:
            return (seen[pay.payer, pay.payee], pay.rule)
        seen[pay.payer, pay.payee] = pay.rule
    return ()
