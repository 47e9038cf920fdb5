"""Outcomes and payments by going through every case: aims total and live, every outcome paid once, the pot sound."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault, listed
from ..rulebook.model import Aim, Cell, Contract, Origin, Penalty, Rulebook, Said, Settle
from ..ruleset.payments import outcomes_of
from ..runtime.prepared import Prepared
from ..runtime.programs import Measure
from ..runtime.settle import Ledger, decide, pay
from ..runtime.tables import Guard as GuardTable
from ..runtime.tables import Program, Tables
from ..runtime.transfers import Pay
from ..syntax.span import Span
from .cases import Cases
from .mentions import mentions, parts, programs_of
from .never_paid import NeverPaid

_POTS = (0, 1, 7, 1000)
"""Amounts are made of the pot by sums and products with numbers: what holds for these holds for all."""


def check_aims(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Each aim ends in `otherwise`, and has it nowhere before."""
    for aim in rulebook.aims:
        if not any(guard.value[1] is None for guard in aim.guards):
            span = aim.guards[-1].origin.span if aim.guards else aim.origin.span
            outcome = aim.guards[-1].value[0] if aim.guards else "lost"
            yield fault("OM501", span, name=aim.id, outcome=outcome)
        for place, guard in enumerate(aim.guards[:-1]):
            if guard.value[1] is None:
                label = Label(guard.origin.span, "nothing is left after this line")
                why = "the line above takes all that is left"
                yield fault("OM502", aim.guards[place + 1].origin.span, labels=(label,), name=aim.id, why=why)
                break


def check_amounts(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Payments name a value only where there is one, and nobody pays himself."""
    for contract in rulebook.contracts:
        if contract.value is not None:
            continue
        possible = outcomes_of(rulebook, contract)
        for block in rulebook.settles:
            if block.outcome is not None and block.outcome not in possible:
                continue
            for said in block.payments:
                if mentions(said.value.amount, "value"):
                    label = Label(contract.origin.span, "this contract has none")
                    yield fault("OM516", said.origin.span, labels=(label,), contract=contract.id)
        for cell in rulebook.payoffs:
            if cell.contract == contract.id and mentions(cell.amount, "value"):
                yield fault("OM516", cell.origin.span, contract=contract.id)
    yield from _parties(rulebook)


def _parties(rulebook: Rulebook) -> Iterator[Diagnostic]:
    blocks: tuple[Settle | Penalty, ...] = (*rulebook.settles, *rulebook.penalties)
    payments = [*rulebook.before_deal, *(p for block in blocks for p in block.payments)]
    passing = [s for s in rulebook.all_pass if s.value.payment]
    pairs = [(p.value, p.origin) for p in payments] + [(s.value.payment, s.origin) for s in passing if s.value.payment]
    for one, origin in pairs:
        # What goes from the declarer to the pot may be as much as the pot holds; only a party to itself is idle.
        if one.payer == one.payee:
            yield fault("OM518", origin.span, party=one.payer)
    filled = any(one.payee == "pot" for one, _ in pairs)
    emptied = any(one.payer == "pot" and not _of_module(origin) for one, origin in pairs)
    for one, origin in pairs:
        # A module may speak of a pot that the variant hasn't got: nothing lies in it then, and nothing is taken.
        if one.payer == "pot" and not filled and not _of_module(origin):
            yield fault("OM517", origin.span)
        if one.payee == "pot" and not emptied:
            yield fault("OM519", origin.span, labels=_taken_in(rulebook, origin))


def _taken_in(rulebook: Rulebook, origin: Origin) -> list[Label]:
    """The line that takes in the module that something comes from."""
    names = {way.removeprefix("use ") for way in origin.via if way.startswith("use ")}
    return [Label(one.origin.span, "the module is taken in here") for one in rulebook.modules if one.value in names]


def _of_module(origin: Origin) -> bool:
    return any(way.startswith("use ") for way in origin.via)


def check_unused(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Outcomes, aims and roles that nothing names."""
    ends = {guard.value[0] for aim in rulebook.aims for guard in aim.guards}
    for outcome in rulebook.outcomes:
        if outcome.id not in ends:
            yield fault("OM508", outcome.origin.span, kind="outcome", name=outcome.id)
    aims = {c.aim.value for c in rulebook.contracts if c.aim} | {c.aim.value for c in rulebook.calls if c.aim}
    for aim in rulebook.aims:
        if aim.id not in aims:
            yield fault("OM508", aim.origin.span, kind="aim", name=aim.id)
    used = {word for program, _ in programs_of(rulebook) for word in _words(program)}
    payments = [*rulebook.before_deal, *(p for block in rulebook.settles for p in block.payments)]
    used |= {party for p in payments for party in (p.value.payer, p.value.payee)}
    used |= {party for cell in rulebook.payoffs for party in (cell.payer, cell.payee)}
    for role in rulebook.roles:
        if role.id not in used:
            yield fault("OM508", role.origin.span, kind="role", name=role.id)


def _words(program: object) -> Iterator[str]:
    if isinstance(program, str):
        yield program
    elif isinstance(program, tuple):
        for part in program:
            yield from _words(part)


# ---- going through every case ----------------------------------------------------------------------------------------


class Outcomes:
    """Goes through every case of every contract once, and keeps what was seen."""

    def __init__(self, rulebook: Rulebook, tables: Tables) -> None:
        self.book = rulebook
        self.tables = tables
        self.cases = Cases(tables)
        self.prepared: Prepared = self.cases.prepared
        self.lines = {
            id(guard): said.origin.span
            for aim, table in zip(rulebook.aims, tables.aims, strict=True)
            for said, guard in zip(aim.guards, table.guards, strict=True)
        }
        self.guards: set[int] = set()
        self.takers: dict[tuple[str, int], list[Span]] = {}
        self.before: dict[int, list[int]] = {}
        self.aims = [({id(guard): n for n, (guard, _) in enumerate(aim)}, aim) for aim in self.prepared.aims]
        self.potted = {key: _of_pot(held.pays) for key, held in self.prepared.settlements.items()}
        self.paid: set[int] = set()
        self.due: set[int] = set()
        self.unpaid: dict[str, list[str]] = {}
        self.told: set[tuple[object, ...]] = set()
        self.cells: dict[tuple[str, str], list[Cell]] = {}
        for cell in rulebook.payoffs:
            self.cells.setdefault((cell.contract, cell.outcome), []).append(cell)

    def check(self) -> Iterator[Diagnostic]:
        """All faults of outcomes and payments."""
        for number, contract in enumerate(self.book.contracts):
            for measure in self._cases(number):
                guard = decide(self.prepared, measure)
                self._decides(guard, contract, measure)
                self._overtaken(guard, measure)
                yield from self._pays(contract, number, measure, guard.outcome)
        yield from self._never_paid()
        yield from self._never_due()
        yield from self._dead()
        yield from self._never()

    def _cases(self, number: int) -> Iterator[Measure]:
        """Every case of a contract, without an ally and, where a card may be called, with one: whichever it is."""
        for ally in self.cases.allies(number, self.prepared.seats[:1])[:2]:
            yield from self.cases.of(number, ally=ally)

    def _decides(self, guard: GuardTable, contract: Contract, measure: Measure) -> None:
        """Note the line of an aim that decided a case."""
        self.guards.add(id(guard))
        lines = self.takers.setdefault((contract.id, measure.tricks[0]), [])
        if self.lines[id(guard)] not in lines:
            lines.append(self.lines[id(guard)])

    def _overtaken(self, decided: GuardTable, measure: Measure) -> None:
        """Note which line took a hand before others that hold for it too, as long as those have decided nothing."""
        for places, guards in self.aims:
            place = places.get(id(decided), len(guards))
            for guard, holds in guards[place + 1 :]:
                if id(guard) in self.guards:
                    continue
                known = self.before.setdefault(id(guard), [])
                if place not in known and holds(measure):
                    known.append(place)

    def _pays(self, contract: Contract, number: int, measure: Measure, outcome: str) -> Iterator[Diagnostic]:
        cells = self.cells.get((contract.id, outcome), [])
        fitting = [cell for cell in cells if _fits(cell, measure.tricks[0])]
        self.paid |= {id(cell) for cell in fitting}
        if not fitting:
            yield from self._unpaid(contract, outcome, cells, measure)
        for place, cell in enumerate(fitting):
            for other in fitting[:place]:
                if (other.payer, other.payee) == (cell.payer, cell.payee) and self._once("twice", id(cell)):
                    label = Label(other.origin.span, "it is paid here already")
                    yield fault("OM504", cell.origin.span, labels=(label,), contract=contract.id, outcome=outcome)
        self._note_due(number, measure, outcome)
        yield from self._pot(contract, number, measure, outcome)

    def _note_due(self, number: int, measure: Measure, outcome: str) -> None:
        """Note the payments whose condition holds in this case."""
        measure.outcome = outcome
        held = self.prepared.settlements.get((number, outcome))
        for one in held.pays if held else ():
            if one.rule not in self.due and one.when(measure):
                self.due.add(one.rule)

    def _never_due(self) -> Iterator[Diagnostic]:
        """Payments whose condition no case fulfils; of those alone whose conditions the cases go through in full."""
        due = {self._span(rule) for rule in self.due}
        for block in self.book.settles:
            for said in block.payments:
                if said.value.when is not None and said.origin.span not in due and _is_gone_through(said.value.when):
                    yield fault("OM520", said.origin.span)

    def _once(self, *key: object) -> bool:
        """Whether something is told for the first time."""
        new = key not in self.told
        self.told.add(key)
        return new

    def _unpaid(self, contract: Contract, outcome: str, cells: list[Cell], measure: Measure) -> Iterator[Diagnostic]:
        settled = any(block.outcome == outcome for block in self.book.settles)
        if (settled and not cells) or not self._once("unpaid", contract.id, outcome):
            return
        if cells:
            tricks = f"{measure.tricks[0]} trick{'' if measure.tricks[0] == 1 else 's'}"
            yield fault("OM515", cells[0].origin.span, contract=contract.id, outcome=outcome, tricks=tricks)
            return
        self.unpaid.setdefault(contract.id, []).append(outcome)

    def _never_paid(self) -> Iterator[Diagnostic]:
        """Outcomes without a payment: told of the outcome where several contracts share it, else of the contract."""
        by_outcome: dict[str, list[str]] = {}
        priced = {contract for contract, _ in self.cells}
        for name, outcomes in self.unpaid.items():
            for outcome in outcomes if name in priced else ():
                by_outcome.setdefault(outcome, []).append(name)
        shared = {outcome for outcome, names in by_outcome.items() if len(names) > 1}
        for outcome in sorted(shared):
            contracts = [self.book.contract(name) for name in by_outcome[outcome]]
            labels = [Label(one.origin.span, "this contract may end so") for one in contracts[:3]]
            yield self._unpaid_fault(self._ending(contracts[0], outcome), labels, by_outcome[outcome], [outcome])
        for name, outcomes in self.unpaid.items():
            own = [outcome for outcome in outcomes if outcome not in shared or name not in priced]
            contract = self.book.contract(name)
            own.sort(key=lambda outcome: self._ending(contract, outcome).start)
            labels = [Label(self._ending(contract, outcome), "it may end so here") for outcome in own[:3]]
            if own:
                yield self._unpaid_fault(contract.origin.span, labels, [name], own)

    def _unpaid_fault(self, span: Span, labels: list[Label], contracts: list[str], outcomes: list[str]) -> Diagnostic:
        names = listed((f"`{name}`" for name in contracts), "and")
        ends = listed(f"`{outcome}`" for outcome in outcomes)
        return fault("OM503", span, labels=labels, contract=names, outcome=ends, settle=outcomes[0])

    def _ending(self, contract: Contract, outcome: str) -> Span:
        """The line of an aim that lets a contract end so."""
        aim = self._aim(contract)
        guards = [*(aim.guards if aim else ()), *(guard for aim in self.book.aims for guard in aim.guards)]
        return next(guard.origin.span for guard in guards if guard.value[0] == outcome)

    def _aim(self, contract: Contract) -> Aim | None:
        return next((aim for aim in self.book.aims if contract.aim and aim.id == contract.aim.value), None)

    def _pot(self, contract: Contract, number: int, measure: Measure, outcome: str) -> Iterator[Diagnostic]:
        """Pay with several pots what touches them, and see that no more goes out than lies in it."""
        touching, taken_from = self.potted.get((number, outcome), ((), False))
        if not taken_from and not any(p.amount(measure) < 0 for p in touching):
            return
        taking: dict[int, None] = {}
        overdrawn = False
        for pot in _POTS:
            measure.pot = pot
            ledger = _ledger(self.tables, pot)
            for _ in range(max(1, contract.declarers.value[1])):
                pay(self.prepared, measure, touching, ledger)
            taken = sum(line.amount for line in ledger.lines if line.payer == "pot")
            taking |= dict.fromkeys(line.rule for line in ledger.lines if line.payer == "pot")
            overdrawn |= taken > pot
        measure.pot = 0
        if overdrawn and self._once("pot", contract.id, outcome):
            spans = [self._span(rule, contract.id, outcome) for rule in sorted(taking)]
            yield self._overdrawn(contract.id, outcome, spans)

    def _overdrawn(self, contract: str, outcome: str, spans: list[Span]) -> Diagnostic:
        """The report of a pot that is overdrawn, at the last line of the file that takes from it, or of all files."""
        own = sorted((s for s in spans if s.file == self.book.origin.span.file), key=lambda span: span.start)
        last = (own or spans)[-1]
        labels = [Label(span, "this takes from it too") for span in spans if span != last]
        return fault("OM506", last, labels=labels, contract=contract, outcome=outcome)

    def _span(self, rule: int, contract: str = "", outcome: str = "") -> Span:
        """The span of the payment that a rule stands for; of a row of a table, the cell for that outcome."""
        place = self.tables.rules[rule]
        said = [said.origin.span for block in self.book.settles for said in block.payments]
        said += [cell.origin.span for cell in self.cells.get((contract, outcome), ())]
        found = (span for span in said if (span.file, span.line) == (place.file, place.line))
        return next(found, self.book.origin.span)

    # ---- what was never seen -----------------------------------------------------------------------------------------

    def _dead(self) -> Iterator[Diagnostic]:
        """Lines of aims that no case ever comes to."""
        used = {c.aim.value for c in self.book.contracts if c.aim} | {c.aim.value for c in self.book.calls if c.aim}
        for aim, table in zip(self.book.aims, self.tables.aims, strict=True):
            if aim.id not in used:
                continue
            for said, guard in zip(aim.guards, table.guards, strict=True):
                if id(guard) not in self.guards:
                    yield self._dead_line(aim, said, self.before.get(id(guard), []))

    def _dead_line(self, aim: Aim, said: Said[tuple[str, Program | None]], takers: list[int]) -> Diagnostic:
        """The report of a line that decides nothing; ``takers`` are the lines above that take all of its hands."""
        labels = [Label(aim.guards[place].origin.span, "this line takes its hands first") for place in takers[:3]]
        why = "whenever it would, a line above it does so already" if takers else "no hand is like that"
        return fault("OM502", said.origin.span, labels=labels, name=aim.id, why=why)

    def _never(self) -> Iterator[Diagnostic]:
        """Cells and settle blocks that no case ever pays."""
        unpaid = [cell for cell in self.book.payoffs if id(cell) not in self.paid]
        dead = {span for guard, span in self.lines.items() if guard not in self.guards}
        yield from NeverPaid(self.book, unpaid, self.takers, dead).told()
        ends = {outcome for contract in self.book.contracts for outcome in outcomes_of(self.book, contract)}
        for block in self.book.settles:
            if block.outcome is not None and block.outcome not in ends:
                yield fault("OM509", block.origin.span, outcome=block.outcome)


_GONE_THROUGH = {"and", "or", "not", "has", "compare", "called", "made", "missed", "contract"}


def _is_gone_through(condition: Program) -> bool:
    """Whether the cases hold every case of a condition: of tricks and calls, and not of hands, the pot or an ally."""
    words = set(_words(condition))
    return words & {"side", "opponents", "points", "matadors"} == set() and all(
        part[0] in _GONE_THROUGH for part in parts(condition)
    )


def _fits(cell: Cell, tricks: int) -> bool:
    if cell.least is None:
        return True
    return tricks >= cell.least and (cell.most is None or tricks <= cell.most)


def _of_pot(pays: Iterable[Pay]) -> tuple[tuple[Pay, ...], bool]:
    """Those payments that touch the pot, and whether one is made out of it."""
    touching = tuple(one for one in pays if "pot" in (one.payer, one.payee))
    return touching, any(one.payer == "pot" for one in touching)


def _ledger(tables: Tables, pot: int) -> Ledger:
    return Ledger([0] * tables.players, pot)
