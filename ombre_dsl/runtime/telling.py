"""A hand told in words: the cards, the calls, the tricks, and what was paid."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_dsl.runtime.cards import listed
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.match import Chapter, Match
from ombre_dsl.runtime.naming import by_seat, capital, holder_words, outcome_words, seat_name, seat_word
from ombre_dsl.runtime.settle import Result
from ombre_dsl.runtime.tables import Tables


def tell(tables: Tables, hand: Hand) -> str:
    """The whole hand as far as it has gone, a line for each call and each trick."""
    record = hand.record()
    lines = [f"{tables.label}, {tables.players} players", ""]
    heaps = [(seat_word(tables.players, seat), cards) for seat, cards in enumerate(record["hands"])]
    heaps += [("unplayed", cards) for cards in record.get("unplayed", ())]
    heaps += [("talon", record["talon"])] * bool(record["talon"])
    wide = max(len(name) for name, _ in heaps) + 2
    lines += [f"{name + ':':<{wide}}{' '.join(cards) or 'sits out'}" for name, cards in heaps]
    if hand.preferred:
        lines.append(f"preferred suit: {hand.preferred}")
    if record["pot"]:
        lines.append(f"pot: {record['pot']}")
    lines += ["", *_acts(tables.players, hand)]
    if hand.result is not None:
        lines += ["", *_result(tables, hand.result)]
    return "\n".join(lines)


def _acts(players: int, hand: Hand) -> Iterator[str]:
    """Each act on a line of its own, but the cards of a trick on one."""
    trick: list[str] = []
    number = 1
    for seat, act in hand.actions:
        if act.kind != "play":
            yield f"{seat_word(players, seat)}: {act}"
            continue
        trick.append(f"{seat_word(players, seat)} {act.cards[0]}")
        if len(trick) == hand.trick_size:
            yield f"trick {number}: {', '.join(trick)}"
            trick, number = [], number + 1
    if trick:
        yield f"trick {number}: {', '.join(trick)} …"


def _result(tables: Tables, result: Result) -> Iterator[str]:
    contracts, players = {contract.id: contract.label for contract in tables.contracts}, tables.players
    if result.then is not None:
        labels = {penalty.id: penalty.label for penalty in tables.penalties}
        why = "All have passed" if result.penalty is None else f"{labels[result.penalty]}, and the cards are thrown in"
        yield f"{why}: {'the same' if result.then == 'redeal' else 'the next'} dealer deals."
    for seat, outcome in result.outcomes or ((seat, str(result.outcome)) for seat in result.declarers):
        trump = f" with {result.trump} as trump" if result.trump else ""
        game, end = contracts[str(result.contract)], outcome_words(tables, outcome)
        yield f"{capital(seat_name(players, seat))} declared {game}{trump}: {end}."
    if result.ally is not None:
        yield f"{capital(seat_name(players, result.ally))} was the ally."
    if result.declarers:
        yield f"Tricks: {by_seat(players, result.tricks, 'd')}."
    for line in result.lines:
        payer, payee = holder_words(players, line.payer), holder_words(players, line.payee)
        yield f"{capital(payer)} to {payee}: {line.amount}."
    yield f"Together: {by_seat(players, result.seats)}; in the pot: {result.pot}."


def tell_match(tables: Tables, match: Match) -> str:
    """A match, a line a deal, with what each player has after it; players count by their first seats."""
    lines = [f"{tables.label}, {tables.players} players", _first_seats(tables.players), ""]
    lines += [_deal_line(tables, *entry) for entry in enumerate(match.chapters, 1)]
    total = ", ".join(f"player {n} {points:+d}" for n, points in enumerate(match.points))
    lines += ["", f"Deals played: {match.deals}. {total[0].upper()}{total[1:]}."]
    if match.winners:
        words = [str(n) for n in match.winners]
        lines.append(f"Won by player{'s' * (len(words) > 1)} {listed(words)}.")
    return "\n".join(lines)


def _first_seats(players: int) -> str:
    seats = [f"player {n} is {seat_name(players, n)}" for n in range(players)]
    return f"In the first deal {listed(seats)}."


def _deal_line(tables: Tables, number: int, chapter: Chapter) -> str:
    result, contracts = chapter.result, {contract.id: contract.label for contract in tables.contracts}
    what = "all passed"
    if result.declarers:
        outcomes = result.outcomes or ((result.declarers[0], str(result.outcome)),)
        ends = [f"player {chapter.players[seat]} {outcome_words(tables, outcome)}" for seat, outcome in outcomes]
        what = f"{contracts[str(result.contract)]}: {listed(ends)}"
    points = " ".join(f"{points:+d}" for points in chapter.points)
    return f"deal {number}, player {chapter.players[-1]} deals: {what}; points {points}; pot {chapter.pot}"
