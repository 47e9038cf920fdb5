"""The page of the crib."""

from __future__ import annotations

from ...rulebook.model import Rulebook
from ...runtime.tables import Tables
from ..cards import gallery
from ..cards.words import Words
from ..html.page import render
from .ladder import ladder
from .notation import Notation
from .paid import calls, payoffs, settles

_MUCH = 24
"""So many rows of tables and payments, or more, are set smaller, so that they stay on one page."""
_FEW = 8
"""With fewer of them, and no more than so many rows of cards, all is set larger."""


def crib_html(book: Rulebook, tables: Tables, language: str) -> str:
    """The crib as one HTML file that prints on one page of A4 across."""
    n = Notation(book, Words(language))
    paid, rungs, said = payoffs(book, n), ladder(book, tables, n), calls(book, n)
    moved = settles(book, n)
    lines = sum(len(table.rows) + 2 for table in [rungs, *paid, *([said] if said else [])])
    lines += sum(len(texts) + 1 for _, texts in moved)
    pictures = gallery(book, tables, language, level=2)
    return render(
        "crib.html.j2",
        language,
        title=_name(book, language),
        sprite=pictures.sprite,
        rankings=pictures.rankings,
        ladder=rungs,
        payoffs=paid,
        settles=moved,
        calls=said,
        dense=lines > _MUCH,
        roomy=str(pictures.rankings).count("<figure") <= _FEW,
    )


def _name(book: Rulebook, language: str) -> str:
    own, other = book.labels.own or book.name, dict(book.labels.others).get(language, "")
    return f"{own} ({other})" if other and other.casefold() != own.casefold() else own
