"""Contracts, how tricks go in them, and the calls that may be made in them, lowered to rows."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.lower_programs import Programs
from ombre_dsl.kernel.lower_settling import put_payments
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import known, refusal
from ombre_dsl.runtime.exchange import permission
from ombre_dsl.runtime.tables import Call, Contract, Moment, Ranking, Tables
from ombre_dsl.runtime.trick import TrickRules

_TRUMPS = {
    "named": at.TRUMP_NAMED, "fixed": at.TRUMP_FIXED, "turned": at.TRUMP_TURNED, "none": at.TRUMP_NONE,
    "preferred": at.TRUMP_PREFERRED,
}  # fmt: skip
_ORDERS = {"declarer": 0, "eldest": 1}
_KINDS = {"announce": at.KIND_ANNOUNCE, "surrender": at.KIND_SURRENDER, "stop": at.KIND_STOP}
_MOST_STRENGTH = 100


def lower_contracts(tables: Tables, sheet: Sheet, programs: Programs) -> None:
    """Put the contracts on the sheet."""
    sheet[at.T_CONTRACTS] = sheet.put_rows([_contract(tables, sheet, programs, c) for c in tables.contracts])


def _contract(tables: Tables, sheet: Sheet, programs: Programs, contract: Contract) -> list[int]:
    place = tables.contracts.index(contract)
    if len(contract.suits) > 4:
        raise refusal(tables, "more than four trump suits")
    row = [0] * at.C_SIZE
    row[at.C_VALUE] = contract.value
    row[at.C_TRUMP] = known(tables, _TRUMPS, contract.trump, "the trump")
    row[at.C_SUIT_COUNT] = len(contract.suits)
    row[at.C_SUIT : at.C_SUIT + 4] = [*contract.suits, *[0] * (4 - len(contract.suits))]
    rules = [
        _trick_rules(tables, sheet, number, withheld)
        for number, withheld in zip(contract.rankings, contract.withheld, strict=True)
    ]
    row[at.C_RULES : at.C_RULES + 5] = rules
    row[at.C_NEEDS], row[at.C_AIM] = contract.needs, contract.aim
    options = contract.plays or contract.becomes or (place,)
    row[at.C_OPTION_COUNT], row[at.C_OPTIONS] = len(options), sheet.put(options)
    row[at.C_WON_BY_GAME] = int(bool(contract.plays))
    row[at.C_COUNTS_COUNT] = len(contract.counts_as)
    row[at.C_COUNTS] = sheet.put_rows([(programs.condition(when), to) for when, to in contract.counts_as])
    row[at.C_CARD_CALL_COUNT] = len(contract.card_calls)
    row[at.C_CARD_CALLS] = sheet.put_rows(
        [(call.cards, int(call.own), int(call.plain), call.holding) for call in contract.card_calls]
    )
    row[at.C_SITTER_JOINS] = int(contract.sitter_joins)
    row[at.C_SITTER_PAYS] = put_payments(tables, sheet, programs, contract.sitter_pays)
    row[at.C_EXCHANGE] = sheet.put_rows(_exchange(tables, contract))
    row[at.C_FROM_ELDEST] = known(tables, _ORDERS, contract.exchange_order, "the order of exchange")
    calls = [number for number, call in enumerate(tables.calls) if place in call.contracts]
    row[at.C_CALL_COUNT], row[at.C_CALLS] = len(calls), sheet.put(calls)
    row[at.C_SHOWN_FIRST], row[at.C_SHOWN_LATER] = (_shown(contract, before) for before in ("exchange", "lead"))
    row[at.C_LAST_CALL] = max((_last_trick(tables.calls[call]) for call in calls), default=-1)
    return row


def _shown(contract: Contract, before: str) -> int:
    """The cards that the declarer lays open at a moment, as far as he holds them; all (-1) for the whole hand."""
    cards = 0
    for show in contract.shows:
        if show.before == before:
            cards |= show.cards or -1
    return cards


def _exchange(tables: Tables, contract: Contract) -> list[tuple[int, int, int]]:
    """Least, most and whether the whole talon is taken, by role and place from 1."""
    rows = []
    if any(entry.role not in ("declarer", "defender") for entry in contract.exchange):
        raise refusal(tables, "who exchanges")
    for role in ("declarer", "defender"):
        for place in range(1, at.MOST_PLAYERS + 1):
            entry = permission(contract, role, place)
            least, most, whole = (entry.least, entry.most, int(entry.whole_talon)) if entry else (0, 0, 0)
            if contract.trump == "turned" and role == "declarer" and place == 1:  # the turned card is taken
                least, most = max(least, 1), max(most, 1)
            rows.append((least, most, whole))
    return rows


def _trick_rules(tables: Tables, sheet: Sheet, number: int, withheld: int) -> int:
    """How tricks go under a ranking; 0 where there is none."""
    if number < 0:
        return 0
    ranking = tables.rankings[number]
    if max(ranking.strength) >= _MOST_STRENGTH or min(ranking.strength) < 0:
        raise refusal(tables, "a strength of 100 or more")
    rules = TrickRules(ranking, withheld, tables.play.void)
    rows = [
        (rules.suit_of[card], rules.calls_for[card], _beaten_by(ranking, rules.power, card))
        for card in range(len(tables.deck))
    ]
    trumps = ranking.orders[4]
    head = (rules.trumps, sheet.put(trumps), len(trumps))
    return sheet.put((*head, *(mask for row in rows for mask in row)))


def _beaten_by(ranking: Ranking, power: tuple[tuple[int, ...], ...], card: int) -> int:
    """The cards that beat a card that is winning a trick: whichever was led, it followed suit or is a trump."""
    here = power[card]
    return sum(1 << other for other in range(len(here)) if here[other] > here[card])


def lower_calls(tables: Tables, sheet: Sheet, programs: Programs) -> None:
    """Put the calls that may be made during a hand on the sheet."""
    rows = []
    for call in tables.calls:
        kind = known(tables, _KINDS, call.kind, "the call")
        opens, closes = _clock(tables, call.opens), _clock(tables, call.closes)
        allowed, made = programs.condition(call.allowed), programs.condition(call.made)
        rows.append((kind, *opens, *closes, allowed, made, call.aim, call.undertaken))
    sheet[at.T_CALLS] = sheet.put_rows(rows)
    sheet[at.T_UNDERTAKEN] = sum({1 << call.undertaken for call in tables.calls if call.undertaken})


def _clock(tables: Tables, moment: Moment) -> tuple[int, int]:
    """The clock that tells a moment and its time: the table's stands at twice the tricks complete, and one more once a
    card is led; a declarer's own at one more once he has played to the trick."""
    if moment.kind == "auction":
        return at.CLOCK_ALWAYS, 0
    if moment.kind == "exchange":
        return at.CLOCK_EXCHANGE, 1
    clocks = {"lead": at.CLOCK_TABLE, "trick": at.CLOCK_TABLE, "declarer": at.CLOCK_OWN}
    clock = known(tables, clocks, moment.kind, "the moment")
    return clock, 2 * moment.trick if moment.kind == "trick" else 2 * moment.trick - 1


def _last_trick(call: Call) -> int:
    """With how many tricks complete a call may last be made, at the most."""
    if call.closes.kind in ("auction", "exchange"):
        return 0
    return call.closes.trick - 1
