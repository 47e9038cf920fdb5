"""What a tally says, as data: shares and means with their intervals, under the ids and labels of the variant."""

from __future__ import annotations

from typing import Any

from ombre_dsl.runtime.tables import Tables
from ombre_dsl.simulation.run import Done
from ombre_dsl.simulation.statistics import Mean, mean_of, share_of
from ombre_dsl.simulation.tally import Key, Tally

FORMAT = 1
"""The version of the data."""


def mean(tally: Tally, name: str, *places: int) -> Mean:
    """The mean of an amount that was added to a tally."""
    return mean_of(tally[(f"{name}#", *places)], tally[(name, *places)], tally[(f"{name}²", *places)])


def summary(done: Done) -> dict[str, Any]:
    """The whole result of a simulation, ready for JSON."""
    tables, tally, job = done.job.tables, done.tally, done.job
    seats = range(tables.players)
    return {
        "format": FORMAT,
        "variant": tables.name,
        "label": tables.label,
        "policies": list(job.policies),
        "seed": job.seed,
        "hands": tally.hands,
        "asked": job.hands,
        "interrupted": done.interrupted,
        "passed": _passed(tally),
        "seats": [{"seat": seat, "pay": mean(tally, "seat", seat).as_data()} for seat in seats],
        "pot": mean(tally, "pot").as_data(),
        "bank": tally[("bank",)],
        "contracts": [_contract(tables, tally, place) for place in range(len(tables.contracts))],
        "calls": [_call(tables, tally, place) for place in range(len(tables.calls))],
        "matches": _matches(tables, tally) if job.matches else None,
    }


def _matches(tables: Tables, tally: Tally) -> dict[str, Any]:
    number = tally[("matches",)]
    return {
        "number": number,
        "deals": mean(tally, "deals").as_data(),
        "players": [
            {
                "player": player,
                "points": mean(tally, "player", player).as_data(),
                "won": share_of(tally[("winner", player)], number).as_data(),
            }
            for player in range(tables.players)
        ],
    }


def _passed(tally: Tally) -> dict[str, Any]:
    ways = {then: tally[("passed", then)] for then in ("redeal", "next_dealer")}
    return {**ways, "share": share_of(sum(ways.values()), tally.hands).as_data()}


def _total(tally: Tally, keys: list[Key]) -> int:
    return sum(tally[key] for key in keys)


def _over_seats(tally: Tally, name: str, contract: int, seats: range) -> Mean:
    number, total, squares = (
        _total(tally, [(f"{name}{mark}", contract, seat) for seat in seats]) for mark in ("#", "", "²")
    )
    return mean_of(number, total, squares)


def _contract(tables: Tables, tally: Tally, place: int) -> dict[str, Any]:
    held, seats = tables.contracts[place], range(tables.players)
    declared = _total(tally, [("declarer#", place, seat) for seat in seats])
    return {
        "contract": held.id,
        "label": held.label,
        "bid": tally[("bid", place)],
        "bid_share": share_of(tally[("bid", place)], tally.hands).as_data(),
        "played": tally[("played", place)],
        "played_share": share_of(tally[("played", place)], tally.hands).as_data(),
        "declared": declared,
        "ends": {way: _total(tally, [(way, place, seat) for seat in seats]) for way in ("won", "even", "lost")},
        "won_share": share_of(_total(tally, [("won", place, seat) for seat in seats]), declared).as_data(),
        "outcomes": [
            {"outcome": ident, "label": label, "number": number}
            for at, (ident, label) in enumerate(tables.outcomes)
            if (number := _total(tally, [("outcome", place, seat, at) for seat in seats]))
        ],
        "declarer": _over_seats(tally, "declarer", place, seats).as_data(),
        "others": mean(tally, "others", place).as_data(),
        "seats": [
            {
                "seat": seat,
                "bid": tally[("bid", place, seat)],
                "declared": tally[("declarer#", place, seat)],
                "won": tally[("won", place, seat)],
                "pay": mean(tally, "declarer", place, seat).as_data(),
            }
            for seat in seats
        ],
    }


def _call(tables: Tables, tally: Tally, place: int) -> dict[str, Any]:
    call = tables.calls[place]
    return {
        "call": call.id,
        "label": call.label,
        "kind": call.kind,
        "number": _total(tally, [("call", place, seat) for seat in range(tables.players)]),
        "made": tally[("made", place)],
        "missed": tally[("missed", place)],
    }
