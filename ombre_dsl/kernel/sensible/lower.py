"""What the sensible player needs to know of a variant, laid out on the sheet by the Python player's own functions."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.kernel.sensible import layout as of
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import refusal
from ombre_dsl.runtime.cards import NO_SUIT
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.policies import estimate
from ombre_dsl.simulation.policies.brain import Brain
from ombre_dsl.simulation.policies.look import Look
from ombre_dsl.simulation.policies.worth import splits, union


def lower_sensible(tables: Tables, sheet: Sheet) -> None:
    """Put on the sheet what the sensible player needs."""
    prepared = Prepared(tables)
    brain = Brain(prepared)
    sheet[of.T_FULL] = prepared.deck.full
    sheet[of.T_CONTRACT_COUNT] = len(tables.contracts)
    sheet[of.T_OPPONENTS], sheet[of.T_RATIO] = brain.opponents, brain.ratio
    sheet[of.T_NAMED], sheet[of.T_RUNS] = brain.worth.named, int(brain.worth.runs)
    sheet[of.T_FORCED] = union(step.card for step in tables.all_pass if step.kind == "force")
    sheet[of.T_LADDER] = sheet.put_counted([(n,) for n, held in enumerate(tables.contracts) if held.rung >= 0])
    sheet[of.T_ALLY] = prepared.seats[1]
    sheet[of.T_LOOKS] = sheet.put(_looks(prepared, sheet))
    try:
        sheet[of.T_COUNTED] = sheet.put(_counted(prepared, brain))
    except IndexError:
        raise refusal(tables, "what a contract counts as by the cards that are held") from None
    _numbers(sheet, brain)


def _looks(prepared: Prepared, sheet: Sheet) -> list[int]:
    """The places of the looks of each game with each trump; 0 where it is not played with that."""
    return [
        _look(Look(prepared, game, trump), sheet) if held.rankings[trump] >= 0 else 0
        for game, held in enumerate(prepared.tables.contracts)
        for trump in range(NO_SUIT + 1)
    ]


def _look(look: Look, sheet: Sheet) -> int:
    rows = []
    for card, suit in enumerate(look.suit):
        power = look.rules.power[card]
        losers = sum(1 << other for other, strength in enumerate(power) if strength < power[card])
        rows.append((look.above[card], look.below[card], suit, look.rank[card], power[card], losers))
    return sheet.put((*look.masks, int(look.has_trumps), *(number for row in rows for number in row)))


def _counted(prepared: Prepared, brain: Brain) -> Iterator[int]:
    """What each contract counts as with each trump and each preferred suit, from none (-1) on."""
    for contract in range(len(prepared.tables.contracts)):
        for trump in range(NO_SUIT + 1):
            for preferred in range(-1, of.PREFERRED - 1):
                yield brain._counted(contract, trump, preferred)


def _numbers(sheet: Sheet, brain: Brain) -> None:
    """Chances of tricks with their sum, by how many there are and by step; how others part tricks; weights."""
    tricks = range(brain.size + 1)
    chances = []
    for number in tricks:
        rows = [estimate.weights_of(number, step) for step in range(estimate.STEPS + 1)]
        chances.append(sheet.put_rows([(*row, sum(row)) for row in rows]))
    sheet[of.T_CHANCES] = sheet.put(chances)
    parted = [[(*split, weight) for split, weight in splits(number, brain.opponents)] for number in tricks]
    sheet[of.T_SPLITS] = sheet.put([sheet.put_counted(rows) for rows in parted])
    sheet[of.T_HIGH], sheet[of.T_NO_TRUMPS] = sheet.put(estimate.HIGH), sheet.put(estimate.NO_TRUMPS)
    sheet[of.T_LOW] = sheet.put(estimate.LOW)
