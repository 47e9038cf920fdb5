"""A hand told in words: the cards, the calls, the tricks, and what was paid."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.runtime.cards import listed
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.match import Chapter, Match
from ombre_dsl.runtime.settle import Holder, Result
from ombre_dsl.runtime.tables import Tables


def tell(tables: Tables, hand: Hand) -> str:
    """The whole hand as far as it has gone, a line for each call and each trick; seats count from the eldest, 0."""
    record = hand.record()
    lines = [f"{tables.label}, {tables.players} players", ""]
    lines += [f"seat {seat}:  {' '.join(cards) or 'sits out'}" for seat, cards in enumerate(record["hands"])]
    lines += [f"unplayed: {' '.join(cards)}" for cards in record.get("unplayed", ())]
    lines += [f"talon:   {' '.join(record['talon'])}"] * bool(record["talon"])
    if hand.preferred:
        lines.append(f"preferred suit: {hand.preferred}")
    if record["pot"]:
        lines.append(f"pot: {record['pot']}")
    lines += ["", *_acts(hand)]
    if hand.result is not None:
        lines += ["", *_result(tables, hand.result)]
    return "\n".join(lines)


def _acts(hand: Hand) -> Iterator[str]:
    """Each act on a line of its own, but the cards of a trick on one."""
    trick: list[str] = []
    number = 1
    for seat, act in hand.actions:
        if act.kind != "play":
            yield f"seat {seat}: {act}"
            continue
        trick.append(f"{seat} {act.cards[0]}")
        if len(trick) == hand.trick_size:
            yield f"trick {number}: {', '.join(trick)}"
            trick, number = [], number + 1
    if trick:
        yield f"trick {number}: {', '.join(trick)} …"


def _result(tables: Tables, result: Result) -> Iterator[str]:
    labels = dict(tables.outcomes)
    contracts = {contract.id: contract.label for contract in tables.contracts}
    if result.then is not None:
        yield f"All have passed: {'the same' if result.then == 'redeal' else 'the next'} dealer deals."
    for seat, outcome in result.outcomes or ((seat, str(result.outcome)) for seat in result.declarers):
        trump = f" with {result.trump} as trump" if result.trump else ""
        yield f"Seat {seat} declared {contracts[str(result.contract)]}{trump}: {labels.get(outcome, outcome)}."
    if result.ally is not None:
        yield f"Seat {result.ally} was the ally."
    if result.declarers:
        yield f"Tricks by seat: {' '.join(str(count) for count in result.tricks)}."
    for line in result.lines:
        yield f"{holder_words(line.payer)} to {holder_words(line.payee)}: {line.amount}"
    yield f"By seat: {' '.join(f'{amount:+d}' for amount in result.seats)}; pot: {result.pot}."


def tell_match(tables: Tables, match: Match) -> str:
    """A match, a line a deal, with what each player has after it; players count by their first seats."""
    lines = [f"{tables.label}, {tables.players} players", ""]
    lines += [_deal_line(tables, *entry) for entry in enumerate(match.chapters, 1)]
    total = ", ".join(f"player {n} {points:+d}" for n, points in enumerate(match.points))
    lines += ["", f"Deals played: {match.deals}. {total[0].upper()}{total[1:]}."]
    if match.winners:
        words = [str(n) for n in match.winners]
        lines.append(f"Won by player{'s' * (len(words) > 1)} {listed(words)}.")
    return "\n".join(lines)


def _deal_line(tables: Tables, number: int, chapter: Chapter) -> str:
    result, contracts = chapter.result, {contract.id: contract.label for contract in tables.contracts}
    labels = dict(tables.outcomes)
    what = "all passed"
    if result.declarers:
        outcomes = result.outcomes or ((result.declarers[0], str(result.outcome)),)
        ends = [f"player {chapter.players[seat]} {labels.get(outcome, outcome)}" for seat, outcome in outcomes]
        what = f"{contracts[str(result.contract)]}: {listed(ends)}"
    points = " ".join(f"{points:+d}" for points in chapter.points)
    return f"deal {number}, player {chapter.players[-1]} deals: {what}; points {points}; pot {chapter.pot}"


def holder_words(holder: Holder) -> str:
    """Who pays or is paid: ``pot``, ``seat 1``, ``seats 1 and 2``."""
    if isinstance(holder, tuple):
        return f"seats {listed(str(seat) for seat in holder)}"
    return f"seat {holder}" if isinstance(holder, int) else holder
