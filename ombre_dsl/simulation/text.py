"""Reports for people in a terminal, and the same rows for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Any
from unicodedata import combining, east_asian_width

Data = dict[str, Any]

SEATS = ("eldest", "second", "third", "fourth", "fifth")


def seat_names(players: int) -> list[str]:
    """The seats in words, the last of them the dealer."""
    return ["eldest", "middle", "dealer"] if players == 3 else [*SEATS[: players - 1], "dealer"]


def percent(share: Data) -> str:
    """``12.3 %``; empty where nothing was counted."""
    return "" if share["mean"] is None else f"{100 * share['mean']:.1f} %"


def percent_range(share: Data) -> str:
    """``11.9 to 12.7 %``."""
    return "" if share["low"] is None else f"{100 * share['low']:.1f} to {100 * share['high']:.1f} %"


def signed(mean: Data) -> str:
    """``+1.23 ± 0.04``; without an interval, the mean alone."""
    if mean["mean"] is None:
        return ""
    number = f"{mean['mean']:+.3f}"
    return number if mean["low"] is None else f"{number} ± {(mean['high'] - mean['low']) / 2:.3f}"


def width(text: str) -> int:
    """The columns that a text takes in a terminal."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in text)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in columns, the first to the left, the others to the right."""
    wide = [max(width(row[at]) for row in (head, *rows)) for at in range(len(head))]

    def line(row: Sequence[str]) -> str:
        cells = [" " * (wide[at] - width(cell)) + cell for at, cell in enumerate(row)]
        cells[0] = row[0] + " " * (wide[0] - width(row[0]))
        return "  ".join(cells).rstrip()

    return "\n".join([line(head), *(line(row) for row in rows)])


def ways(contract: Data) -> str:
    """How a contract ended, outcome by outcome: ``won 61 %, bedt 20 %``."""
    number = max(1, contract["declared"])
    return ", ".join(f"{o['label']} {100 * o['number'] / number:.1f} %" for o in contract["outcomes"])


def report_text(data: Data) -> str:
    """A simulation as text."""
    parts = [_first_lines(data), _contracts(data), _outcomes(data), _seats(data), _calls(data), _matches(data)]
    return "\n\n".join(part for part in parts if part) + "\n"


def hands_in_words(data: Data) -> str:
    """How many hands were played, and whether they were all."""
    played = f"{data['hands']:,} hands" if data["hands"] != 1 else "1 hand"
    if data.get("matches"):
        number = data["matches"]["number"]
        played += f" in {number:,} matches" if number != 1 else " in 1 match"
    return f"{played} of {data['asked']:,}, then interrupted" if data["interrupted"] else played


def _first_lines(data: Data) -> str:
    policies, passed = ", ".join(data["policies"]), data["passed"]["share"]
    lines = [f"{data['label']} ({data['variant']}): {hands_in_words(data)}, {policies} play, seeds from {data['seed']}"]
    if data["hands"]:
        lines.append(f"all passed: {percent(passed)} ({percent_range(passed)})")
    if data["pot"]["mean"]:
        lines.append(f"pot after a hand: {data['pot']['mean']:.2f}")
    return "\n".join(lines)


def _contracts(data: Data) -> str:
    rows = [
        [c["label"], percent(c["bid_share"]), percent(c["played_share"]), percent(c["won_share"]),
         signed(c["declarer"]), signed(c["others"])]
        for c in data["contracts"]
    ]  # fmt: skip
    return columns(["contract", "bid", "played", "won", "declarer gets", "each other gets"], rows)


def _outcomes(data: Data) -> str:
    rows = [[c["label"], ways(c)] for c in data["contracts"] if c["outcomes"]]
    wide = max((width(row[0]) for row in rows), default=0)
    return "\n".join(f"{label}{' ' * (wide - width(label))}  {words}" for label, words in rows)


def _seats(data: Data) -> str:
    names = seat_names(len(data["seats"]))
    rows = []
    for seat, name in enumerate(names):
        declared = sum(c["seats"][seat]["declared"] for c in data["contracts"])
        rows.append([name, f"{declared:,}", signed(data["seats"][seat]["pay"])])
    return columns(["seat", "declared", "gets a hand"], rows)


def _calls(data: Data) -> str:
    rows = [
        [c["label"], f"{c['number']:,}", f"{c['made']:,}" if c["kind"] == "announce" else "",
         f"{c['missed']:,}" if c["kind"] == "announce" else ""]
        for c in data["calls"]
    ]  # fmt: skip
    return columns(["call", "called", "made", "missed"], rows) if rows else ""


def _matches(data: Data) -> str:
    if data["matches"] is None or not data["matches"]["number"]:
        return ""
    rows = [
        [name, percent(player["won"]), signed(player["points"])]
        for name, player in zip(seat_names(len(data["seats"])), data["matches"]["players"], strict=True)
    ]
    deals = f"deals played in a match: {data['matches']['deals']['mean']:.1f}"
    return deals + "\n" + columns(["who begins as", "wins a match", "gets a match"], rows)


CSV_HEAD = (
    "variant", "contract", "seat", "hands", "bid", "played", "declared", "won", "pay", "pay_low", "pay_high",
)  # fmt: skip


def report_csv(reports: Sequence[Data]) -> str:
    """Simulations as CSV: a row for each contract, then one for each of its seats."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_HEAD)
    for data in reports:
        for c in data["contracts"]:
            start = [data["variant"], c["contract"]]
            pay = _ends(c["declarer"])
            writer.writerow(
                [*start, "all", data["hands"], c["bid"], c["played"], c["declared"], c["ends"]["won"], *pay]
            )
            for seat in c["seats"]:
                pay = _ends(seat["pay"])
                row = [seat["seat"], data["hands"], seat["bid"], "", seat["declared"], seat["won"], *pay]
                writer.writerow([*start, *row])
    return out.getvalue()


def _ends(mean: Data) -> list[str]:
    return ["" if mean[end] is None else f"{mean[end]:.6f}" for end in ("mean", "low", "high")]
