"""Comparisons for people: as text, and as a page with plots."""

from __future__ import annotations

from typing import Any

from ombre_dsl.simulation.page import Grid, Part, page
from ombre_dsl.simulation.plots import Plot, Range, ranges
from ombre_dsl.simulation.text import columns, hands_in_words, percent, seat_names, signed

Data = dict[str, Any]

_HEAD = ["contract", "bid A", "bid B", "played A", "played B", "change", "declarer gets A", "declarer gets B"]
_MOST = 3
"""Contracts of A that are named for one of B."""

_ENOUGH = 30
"""Results from which an interval is trusted."""


def comparison_text(data: Data) -> str:
    """A comparison as text."""
    rows = columns(_HEAD, [_row(c) for c in data["contracts"]])
    parts = [_first_lines(data), rows, _seats(data), "\n".join(_answers(data))]
    return "\n\n".join(part for part in parts if part) + "\n"


def points(change: Data) -> str:
    """A difference of shares in points of per cent, with its interval."""
    if change["mean"] is None:
        return ""
    mean = f"{100 * change['mean']:+.1f}"
    return mean if change["low"] is None else f"{mean} ± {50 * (change['high'] - change['low']):.1f}"


def _first_lines(data: Data) -> str:
    a, b = data["a"], data["b"]
    players = ", ".join(data["policies"])
    lines = [
        f"A: {a['label']} ({a['variant']})",
        f"B: {b['label']} ({b['variant']})",
        f"the same deals under both: {hands_in_words(data)}, {players} play, seeds from {data['seed']}",
    ]
    if data["hands"]:
        one, other, change = (data["passed"][which] for which in ("a", "b", "difference"))
        lines.append(f"all passed: A {percent(one)}, B {percent(other)}, change {points(change)} points")
    return "\n".join(lines)


def _row(c: Data) -> list[str]:
    def both(name: str, form: Any) -> list[str]:
        return ["–" if c[name][which] is None else form(c[name][which]) for which in "ab"]

    bid, played, gets = both("bid", percent), both("played", percent), both("declarer", signed)
    return [c["label"], *bid, *played, points(c["played"]["difference"]), *gets]


def _seats(data: Data) -> str:
    rows = [
        [name, signed(seat["a"]), signed(seat["b"]), signed(seat["difference"])]
        for name, seat in zip(seat_names(len(data["seats"])), data["seats"], strict=True)
    ]
    return columns(["a hand gets", "A", "B", "change"], rows)


def _answers(data: Data) -> list[str]:
    """A sentence for each contract of B that is played where A has something else, or that is new and never played."""
    idle = [c for c in data["contracts"] if c["in"] == "b" and c["played"]["b"]["mean"] == 0]
    return [_sentence(line) for line in data["instead"]] + [_never(c) for c in idle]


def _never(c: Data) -> str:
    """That a new contract was never played, so that nobody takes silence for an answer."""
    bid = "is bid, but always overbid" if c["bid"]["b"]["mean"] else "is never bid"
    return f"{c['label']}, which A has not got, {bid} on these deals; what it is worth they do not tell."


def _sentence(line: Data) -> str:
    """What one contract of B took the place of, and what that did to its declarer."""
    ways = [f"{way['label']} {way['deals']:,}" for way in line["from"][:_MOST]]
    more = len(line["from"]) - _MOST
    where = ", ".join(ways) + (f" and {more} more" if more > 0 else "")
    deals = "1 deal" if line["deals"] == 1 else f"{line['deals']:,} deals"
    return (
        f"{line['label']} is played on {deals} where A has something else ({where}): "
        f"who declares it gets {signed(line['gain'])} against A{verdict(line['gain'])}."
    )


def verdict(gain: Data) -> str:
    """What the interval of a gain says."""
    if gain["low"] is None or gain["number"] < _ENOUGH:
        return "; that is too few to tell"
    if gain["low"] > 0:
        return ", so it is worth it to him"
    return ", so it costs him" if gain["high"] < 0 else ", which may be chance"


# ---- the page ------------------------------------------------------------------------------------------------------


def comparison_html(data: Data) -> str:
    """A comparison as a page."""
    title = f"{data['b']['label']} against {data['a']['label']}"
    lines = _first_lines(data).split("\n")
    return page(title, [_bids(data, lines), _instead_part(data), _seat_part(data)])


def _bids(data: Data, lines: list[str]) -> Part:
    rows = [
        Range(c["label"], *(None if (end := c["played"]["difference"][at]) is None else 100 * end for at in _ENDS))  # type: ignore[arg-type]
        for c in data["contracts"]
        if c["played"]["difference"]["mean"] is not None
    ]
    plot = Plot(
        ranges("played", "How much more often each contract is played under B", rows),
        "Change from A to B in points of per cent of all deals, with intervals of 95 per cent.",
    )
    grid = Grid("The contracts", _HEAD, [_row(c) for c in data["contracts"]])
    return Part("contracts", "Contracts", [line[0].upper() + line[1:] + "." for line in lines], [plot], [grid])


_ENDS = ("mean", "low", "high")


def _instead_part(data: Data) -> Part:
    rows = [Range(line["label"], *(line["gain"][end] for end in _ENDS)) for line in data["instead"]]
    plots = [
        Plot(
            ranges("gain", "What the declarer gains by B on deals that A plays otherwise", rows),
            "B less A for the declarer under B, on the deals on which A plays another contract or none.",
        )
    ]
    table = [
        [line["label"], f"{line['deals']:,}", signed(line["gain"]),
         ", ".join(f"{way['label']} {way['deals']:,}" for way in line["from"])]
        for line in data["instead"]
    ]  # fmt: skip
    grid = Grid("Played instead", ["contract of B", "deals", "declarer's gain", "A played"], table)
    words = _answers(data) or "No deal is played in another contract."
    return Part("instead", "What took the place of what", words, plots if rows else [], [grid] if rows else [])


def _seat_part(data: Data) -> Part:
    names = seat_names(len(data["seats"]))
    pairs = list(zip(names, data["seats"], strict=True))
    rows = [Range(name, *(seat["difference"][end] for end in _ENDS)) for name, seat in pairs if data["hands"]]
    table = [[name, signed(seat["a"]), signed(seat["b"]), signed(seat["difference"])] for name, seat in pairs]
    plot = Plot(ranges("seats", "What each seat gets more under B", rows), "B less A for each seat, a hand.")
    return Part(
        "seats",
        "Seats",
        "What a hand brings to each seat.",
        [plot],
        [Grid("Seats", ["seat", "A", "B", "change"], table)],
    )
