"""Bars on a logarithmic scale, as SVG."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape

_WIDTH, _LEFT, _ROW = 760, 260, 24
_COLOURS = ("#33617a", "#b0552f")


def bars(title: str, unit: str, values: Mapping[str, float], ours: frozenset[str]) -> str:
    """One bar for each value, the longest ten to the power that holds them all; ``ours`` in a colour of their own."""
    low = math.floor(math.log10(min(values.values())))
    high = math.ceil(math.log10(max(values.values())))
    scale = (_WIDTH - _LEFT - 90) / max(1, high - low)
    bottom = 40 + _ROW * len(values)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {bottom + 40}" role="img" font-size="13"'
        f' font-family="sans-serif"><title>{escape(title)}</title>',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="10" y="22" font-size="15">{escape(title)}</text>',
    ]
    for power in range(low, high + 1):
        x = _LEFT + (power - low) * scale
        parts.append(f'<path d="M{x:.1f} 34V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#555">{10**power:,}</text>')
    for place, (name, value) in enumerate(values.items()):
        y = 40 + _ROW * place
        length = max(1.0, (math.log10(value) - low) * scale)
        colour = _COLOURS[0] if name in ours else _COLOURS[1]
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{_LEFT}" y="{y + 3}" width="{length:.1f}" height="15" fill="{colour}"/>')
        parts.append(f'<text x="{_LEFT + length + 6:.1f}" y="{y + 15}">{value:,.0f}</text>')
    parts.append(f'<text x="{_LEFT}" y="{bottom + 33}" fill="#555">{escape(unit)}</text></svg>')
    return "\n".join(parts) + "\n"
