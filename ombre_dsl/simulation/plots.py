"""Plots as SVG: stacked bars, and means with their intervals.  Every label is escaped; each plot has its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count

from markupsafe import Markup

_LEFT, _RIGHT, _ROW, _WIDTH = 190, 70, 26, 720


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot and what stands under it."""

    svg: Markup
    caption: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a bar plot: parts, each a class and a share of the whole; a frame around so much; and words."""

    label: str
    parts: tuple[tuple[str, float], ...]
    frame: float
    words: str


@dataclass(frozen=True, slots=True)
class Range:
    """A row of a plot of means: the mean and the ends of its interval (None: no interval)."""

    label: str
    mean: float
    low: float | None
    high: float | None


def bars(name: str, title: str, rows: Sequence[Bar]) -> Markup:
    """Stacked bars from the left; ``name`` is the plot's id on the page."""
    most = max([max(row.frame, sum(share for _, share in row.parts)) for row in rows] or [1.0]) or 1.0
    scale = (_WIDTH - _LEFT - _RIGHT) / most
    lines = []
    for place, row in enumerate(rows):
        top, at = place * _ROW + 4, float(_LEFT)
        lines.append(_label(row.label, top))
        for style, share in row.parts:
            wide = share * scale
            lines.append(f'<rect class="{style}" x="{at:.1f}" y="{top}" width="{wide:.1f}" height="17"/>')
            at += wide
        framed = row.frame * scale
        if framed:
            lines.append(f'<rect class="bid" x="{_LEFT}" y="{top - 1}" width="{framed:.1f}" height="19"/>')
        lines.append(
            f'<text class="soft" x="{max(at, _LEFT + framed) + 6:.1f}" y="{top + 13}">{escape(row.words)}</text>'
        )
    return _svg(name, title, len(rows), lines)


def ranges(name: str, title: str, rows: Sequence[Range]) -> Markup:
    """Means as dots with their intervals as lines, on one axis that shows 0."""
    ends = [0.0, *(end for row in rows for end in (row.mean, row.low, row.high) if end is not None)]
    low, high = min(ends), max(ends)
    spread = (high - low) or 1.0
    low, spread = low - spread * 0.03, spread * 1.06

    def x(value: float) -> float:
        return _LEFT + (value - low) / spread * (_WIDTH - _LEFT - _RIGHT)

    bottom = len(rows) * _ROW
    lines = []
    for tick in _ticks(low, low + spread):
        lines.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="0" y2="{bottom}"/>')
        lines.append(f'<text class="soft" text-anchor="middle" x="{x(tick):.1f}" y="{bottom + 15}">{tick:g}</text>')
    lines.append(f'<line class="axis" x1="{x(0):.1f}" x2="{x(0):.1f}" y1="0" y2="{bottom}"/>')
    for place, row in enumerate(rows):
        top = place * _ROW + 4
        lines.append(_label(row.label, top))
        if row.low is not None and row.high is not None:
            lines.append(
                f'<line class="range" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{top + 9}" y2="{top + 9}"/>'
            )
        lines.append(f'<circle class="mark" cx="{x(row.mean):.1f}" cy="{top + 9}" r="4"/>')
        lines.append(f'<text class="soft" x="{_WIDTH - _RIGHT + 12}" y="{top + 13}">{row.mean:+.2f}</text>')
    return _svg(name, title, len(rows), lines, below=20)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers within, some five of them."""
    for step in (10**power * part for power in count(-3) for part in (1, 2, 5)):
        if (high - low) / step <= 7:
            first = -int(-low // step) if low < 0 else int(low // step)
            return [n * step for n in range(first - 1, first + 10) if low <= n * step <= high]
    raise AssertionError("steps grow without end")


def _label(text: str, top: int) -> str:
    short = text if len(text) <= 26 else text[:25] + "…"
    return f'<text text-anchor="end" x="{_LEFT - 8}" y="{top + 13}">{escape(short)}</text>'


def _svg(name: str, title: str, rows: int, lines: Sequence[str], below: int = 4) -> Markup:
    height = rows * _ROW + below
    head = f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img" aria-labelledby="{escape(name)}-title">'
    return Markup("\n".join([head, f'<title id="{escape(name)}-title">{escape(title)}</title>', *lines, "</svg>"]))
