"""The face of a card as SVG: its index, its suit, and the words that say it to who can't see it."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from .shapes import INK, index, shape
from .words import Words

WIDTH, HEIGHT = 40, 60
_EDGE = f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="5" fill="#fff" stroke="#6b7280"/>'


def face(name: str, spanish: bool) -> str:
    """What a face is made of, to stand within an ``svg`` or a ``symbol``."""
    suit, rank = name[0], index(name[1:], spanish)
    ink = INK[suit]
    size = 24 if len(rank) == 1 else 20
    letter = (
        f'<text x="20" y="25" text-anchor="middle" font-family="Georgia,\'Times New Roman\',serif" font-weight="700" '
        f'font-size="{size}" fill="{ink}">{escape(rank)}</text>'
    )
    return f'{_EDGE}{letter}<path transform="translate(9 31) scale(.92)" fill="{ink}" d="{shape(suit, spanish)}"/>'


def symbol_id(name: str, spanish: bool) -> str:
    """The id of a face within a page; faces of both kinds of suits may stand in one."""
    return f"card-{'es' if spanish else 'fr'}-{name}"


def sprite(names: Iterable[str], spanish: bool) -> str:
    """The faces that a page needs, each drawn once and shown nowhere."""
    symbols = "".join(
        f'<symbol id="{symbol_id(name, spanish)}" viewBox="0 0 {WIDTH} {HEIGHT}">{face(name, spanish)}</symbol>'
        for name in sorted(set(names))
    )
    unseen = 'width="0" height="0" class="card-sprite" aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {unseen}>{symbols}</svg>'


def card(name: str, spanish: bool, words: Words) -> str:
    """A card of a page whose sprite holds its face."""
    said = words.card(name, spanish)
    return (
        f'<svg class="playing-card" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label={quoteattr(said)}>'
        f'<title>{escape(said)}</title><use href="#{symbol_id(name, spanish)}"/></svg>'
    )


def standalone(name: str, spanish: bool, words: Words) -> str:
    """A card as an SVG file of its own."""
    said = words.card(name, spanish)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{2 * WIDTH}" '
        f'height="{2 * HEIGHT}" role="img" aria-label={quoteattr(said)}>'
        f"<title>{escape(said)}</title>{face(name, spanish)}</svg>\n"
    )
