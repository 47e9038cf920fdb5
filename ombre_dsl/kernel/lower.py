"""The tables of a ruleset lowered to one flat array (see ``layout``)."""

from __future__ import annotations

from math import comb

import numpy as np
import numpy.typing as npt

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.draws import KNOWN_BOUNDS
from ombre_dsl.kernel.lower_auction import lower_auction
from ombre_dsl.kernel.lower_contracts import lower_calls, lower_contracts
from ombre_dsl.kernel.lower_programs import PARTIES, Programs
from ombre_dsl.kernel.lower_settling import lower_settling
from ombre_dsl.kernel.sensible.layout import T_SIZE as HEAD
from ombre_dsl.kernel.sensible.lower import lower_sensible
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import check, known, refusal
from ombre_dsl.runtime.cards import Deck
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.runtime.tables import Tables

_LEADS = {"eldest": at.LEAD_ELDEST, "declarer": at.LEAD_DECLARER, "after declarer": at.LEAD_AFTER}
_VOIDS = {"any": 0, "trump": 1}
_AMONG = {"defenders": PARTIES["defenders"], "players": PARTIES["players"]}
_MEASURES = {"most tricks": 1, "least tricks": 0, "most": 1, "least": 0}
_TIES = {"share": 0, "earliest": 1}


def lower(tables: Tables, *, thinks: bool = False) -> npt.NDArray[np.int64]:
    """The array; UnsupportedTables for what the kernel does not know.  ``thinks``: with what sensible play needs."""
    check(tables)
    sheet = Sheet(HEAD if thinks else at.T_SIZE)
    programs = Programs(tables, sheet)
    _table(tables, sheet)
    _deal(tables, sheet)
    lower_contracts(tables, sheet, programs)
    lower_calls(tables, sheet, programs)
    lower_auction(tables, sheet, programs)
    lower_settling(tables, sheet, programs)
    _roles(tables, sheet)
    _numbers(sheet)
    if thinks:
        lower_sensible(tables, sheet)
    sheet[at.T_FIRST_POT] = Ruleset(tables).first_pot()  # last: what is refused is refused before
    try:
        return sheet.array()
    except OverflowError:
        raise refusal(tables, "numbers of more than 64 bits") from None


def _table(tables: Tables, sheet: Sheet) -> None:
    """Who sits where, and how tricks are led to."""
    seats = [seat for seat in range(tables.players) if seat != tables.sitter]
    sheet[at.T_PLAYERS] = tables.players
    sheet[at.T_HAND_SIZE] = tables.hand_size
    sheet[at.T_SITTER] = tables.sitter
    sheet[at.T_SITTER_SHARES] = int(tables.sitter_shares)
    sheet[at.T_SEATS] = sum(1 << seat for seat in seats)
    sheet[at.T_ALL_SEATS] = (1 << tables.players) - 1
    sheet[at.T_FIRST_SEAT] = seats[0]
    sheet[at.T_LEAD] = known(tables, _LEADS, tables.play.lead, "the lead")
    sheet[at.T_VOID_TRUMPS] = known(tables, _VOIDS, tables.play.void, "the play when void")


def _deal(tables: Tables, sheet: Sheet) -> None:
    """For each place of the shuffled deck the hand it goes to: seats, then the hands that nobody plays.

    Cards of the talon and those left over go to a heap of their own, so that every card is treated alike.
    """
    seats = [seat for seat in range(tables.players) if seat != tables.sitter]
    unplayed = [at.SEATS - 1] * tables.unplayed
    heaps = [heap for packet in tables.packets for heap in (*seats, *unplayed) for _ in range(packet)]
    sheet[at.T_DECK] = len(tables.deck)
    sheet[at.T_TALON] = min(tables.talon, len(tables.deck) - len(heaps))
    sheet[at.T_TALON_FROM] = len(heaps)
    sheet[at.T_PREFERRED] = int(tables.preferred)
    sheet[at.T_SUITS] = sheet.put(Deck(tables.deck).suits)
    sheet[at.T_HEAPS] = sheet.put(heaps + [at.SEATS - 1] * (len(tables.deck) - len(heaps)))


def _roles(tables: Tables, sheet: Sheet) -> None:
    rows = [
        (
            known(tables, _AMONG, role.among, "the party"),
            known(tables, _MEASURES, role.measure, "the measure"),
            known(tables, _TIES, role.tie, "the tie"),
        )
        for role in tables.roles
    ]
    sheet[at.T_ROLES] = sheet.put_rows(rows)
    sheet[at.T_ROLE_COUNT] = len(rows)


def _numbers(sheet: Sheet) -> None:
    """Numbers that hands are counted and drawn with: ways to choose cards, and ``2**64 // bound``."""
    size = at.MOST_CARDS + 1
    sheet[at.T_BINOMIALS] = sheet.put(comb(n, k) for n in range(size) for k in range(size))
    inverses = [0, *((2**64 - 1) // bound for bound in range(1, KNOWN_BOUNDS))]
    sheet[at.T_BELOW] = sheet.put(number - 2**64 if number >= 2**63 else number for number in inverses)
