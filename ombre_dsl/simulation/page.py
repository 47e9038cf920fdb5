"""The HTML report: one file that needs no other, its plots as SVG and every figure of them in a table as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from ombre_dsl.emit.html.page import style
from ombre_dsl.simulation.plots import Bar, Plot, Range, bars, ranges
from ombre_dsl.simulation.text import hands_in_words, percent, percent_range, seat_names, signed, ways

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of a report."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Part:
    """A section of a report; several ``words`` make a list."""

    id: str
    heading: str
    words: str | Sequence[str]
    plots: Sequence[Plot]
    tables: Sequence[Grid]


def report_html(reports: Sequence[Data]) -> str:
    """Simulations as a page."""
    title = f"Simulation of {', '.join(data['label'] for data in reports)}"
    return page(title, [_part(place, data) for place, data in enumerate(reports)])


def page(title: str, parts: Sequence[Part]) -> str:
    """A page from its sections."""
    return _template().render(title=title, parts=parts, style=Markup(style())) + "\n"


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("ombre_dsl", "simulation"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("report.html.j2")


def _part(place: int, data: Data) -> Part:
    passed = data["passed"]["share"]
    words = (
        f"{hands_in_words(data)} of {data['variant']}; {', '.join(data['policies'])} play; seeds from {data['seed']}. "
        f"All passed in {percent(passed)} of them ({percent_range(passed)}). Intervals are of 95 per cent."
    )
    if data["pot"]["mean"]:
        words += f" After a hand {data['pot']['mean']:.2f} chips lie in the pot."
    return Part(f"variant-{place}", data["label"], words, _plots(place, data), _tables(data))


def _plots(place: int, data: Data) -> list[Plot]:
    found = [
        Plot(
            bars(f"played-{place}", "How often each contract is played, and how it ends", _bars(data)),
            "Share of all hands in which a contract is played: won (green), even (yellow), lost (red), in this order "
            "from the left. The broken frame: hands in which it is bid.",
        )
    ]
    declared = [c for c in data["contracts"] if c["declarer"]["mean"] is not None]
    if declared:
        rows = [_range(c["label"], c["declarer"]) for c in declared]
        plot = ranges(f"pay-{place}", "What the declarer gets in each contract", rows)
        found.append(Plot(plot, "The declarer's mean pay in each contract, with its interval."))
    names = seat_names(len(data["seats"]))
    rows = [_range(name, seat["pay"]) for name, seat in zip(names, data["seats"], strict=True) if data["hands"]]
    found.append(Plot(ranges(f"seats-{place}", "What each seat gets a hand", rows), "The mean pay of a hand by seat."))
    return found


def _range(label: str, mean: Data) -> Range:
    return Range(label, mean["mean"], mean["low"], mean["high"])


def _bars(data: Data) -> list[Bar]:
    hands = max(1, data["hands"])
    found = []
    for c in data["contracts"]:
        number = max(1, c["declared"])
        played = c["played"] / hands
        parts = tuple((way, played * c["ends"][way] / number) for way in ("won", "even", "lost"))
        found.append(Bar(c["label"], parts, c["bid"] / hands, f"{100 * played:.1f} %"))
    return found


def _tables(data: Data) -> list[Grid]:
    contracts = [
        [c["label"], percent(c["bid_share"]), percent(c["played_share"]), percent(c["won_share"]),
         percent_range(c["won_share"]), signed(c["declarer"]), signed(c["others"]), ways(c)]
        for c in data["contracts"]
    ]  # fmt: skip
    head = ["contract", "bid", "played", "won", "interval", "declarer gets", "each other gets", "outcomes"]
    return [Grid("The contracts", head, contracts), _by_seat(data), _calls(data)]


def _by_seat(data: Data) -> Grid:
    names = seat_names(len(data["seats"]))
    rows = [
        [f"{c['label']}, {names[seat['seat']]}", f"{seat['bid']:,}", f"{seat['declared']:,}", f"{seat['won']:,}",
         signed(seat["pay"])]
        for c in data["contracts"] for seat in c["seats"] if seat["bid"] or seat["declared"]
    ]  # fmt: skip
    return Grid("By contract and seat", ["contract, seat", "bid", "declared", "won", "gets"], rows)


def _calls(data: Data) -> Grid:
    rows = [[c["label"], f"{c['number']:,}", f"{c['made']:,}", f"{c['missed']:,}"] for c in data["calls"]]
    return Grid("Calls", ["call", "called", "made", "missed"], rows)
