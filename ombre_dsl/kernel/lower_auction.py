"""The auction, and what follows when all pass, lowered to rows."""

from __future__ import annotations

from functools import cache

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.lower_programs import Programs
from ombre_dsl.kernel.lower_settling import put_early_payments
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import known, refusal
from ombre_dsl.runtime.tables import AuctionState, Tables

_KINDS = {
    "pass": at.CALL_PASS, "bid": at.CALL_BID, "hold": at.CALL_HOLD, "join": at.CALL_JOIN, "listen": at.CALL_LISTEN,
}  # fmt: skip
_STEPS = {
    "force": at.STEP_FORCE, "offer": at.STEP_OFFER, "offer last": at.STEP_OFFER_LAST, "pay": at.STEP_PAY,
    "redeal": at.STEP_REDEAL,
}  # fmt: skip
_DEALERS = {"same": 0, "next": 1, "": 1}


def lower_auction(tables: Tables, sheet: Sheet, programs: Programs) -> None:
    """Put the auction on the sheet, and how long a log of a hand can be."""
    states = []
    for state in tables.auction.states:
        entries = [_entry(tables, state, place) for place in range(len(state.calls))]
        states.append((state.to_call, len(entries), sheet.put_rows(entries)))
    sheet[at.T_STATES] = sheet.put_rows(states)
    ends = [
        (end.contract, len(end.declarers), *end.declarers, *[0] * (at.SEATS - len(end.declarers)))
        for end in tables.auction.ends
    ]
    sheet[at.T_ENDS] = sheet.put_rows(ends)
    steps = [
        (
            known(tables, _STEPS, step.kind, "the step"), step.contract, step.card,
            known(tables, _DEALERS, step.dealer, "the dealer"), programs.early(step.when),
            put_early_payments(tables, sheet, programs, step.payments),
        )
        for step in tables.all_pass
    ]  # fmt: skip
    sheet[at.T_ALL_PASS], sheet[at.T_ALL_PASS_COUNT] = sheet.put_rows(steps), len(steps)
    sheet[at.T_LOG_SIZE] = 2 * _most_acts(tables)


def _entry(tables: Tables, state: AuctionState, place: int) -> list[int]:
    """A call of a state: what it needs in hand, the suits it may name, and where it leads."""
    kind, contract, _ = state.calls[place]
    target = state.contract if kind == "join" or (kind == "hold" and contract < 0) else contract
    row = [0] * at.E_SIZE
    row[at.E_KIND] = known(tables, _KINDS, kind, "the call of the auction")
    row[at.E_CONTRACT] = target
    row[at.E_SAME] = int(kind == "hold" and target == state.contract)
    row[at.E_NEXT] = _following(state, place, bool(row[at.E_SAME]))
    if target >= 0:
        held = tables.contracts[target]
        row[at.E_NEEDS] = held.needs
        if kind in ("bid", "hold") and tables.auction.suit_with_bid and held.trump == "named":
            row[at.E_SUIT_COUNT] = len(held.suits)
            row[at.E_SUIT : at.E_SUIT + 4] = [*held.suits, *[0] * (4 - len(held.suits))]
    return row


def _following(state: AuctionState, place: int, same: bool) -> int:
    """Where the act leads: the first call of the state that it may mean, as acts do not tell all that calls do."""
    kind, contract, _ = state.calls[place]
    said = -1 if kind not in ("bid", "hold") or same else contract
    for other, target, following in state.calls:
        unsaid = said < 0 and (kind != "hold" or target == state.contract)
        if other == kind and (target == said or unsaid):
            return following
    raise AssertionError("a call means itself")


def _most_acts(tables: Tables) -> int:
    """The most acts that a hand can have."""
    states = tables.auction.states
    waiting: set[int] = set()

    @cache
    def longest(place: int) -> int:
        if place < 0:
            return 0
        if place in waiting:
            raise refusal(tables, "an auction that may go on for ever")
        waiting.add(place)
        longer = 1 + max((longest(following) for _, _, following in states[place].calls), default=0)
        waiting.discard(place)
        return longer

    calls = len(tables.calls) * tables.players
    offers = tables.players * sum(step.kind.startswith("offer") for step in tables.all_pass)
    return longest(0) + offers + calls + 2 * tables.players + 8 + tables.players * tables.hand_size
