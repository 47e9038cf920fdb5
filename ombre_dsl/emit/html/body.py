"""What is done to the HTML of a sheet: pictures put in, tables given headers and a place to scroll in."""

from __future__ import annotations

import re
from functools import partial
from html import escape, unescape

from ...rulebook.model import Rulebook
from ...runtime.tables import Tables
from ..cards import Gallery, gallery
from .marks import to_html

_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_SECTION = re.compile(r"(?=<h2\b)")
_TAG = re.compile(r'<a class="headerlink".*?</a>|<[^>]+>', re.DOTALL)
_FIRST_CELL = re.compile(r"(<tr>\s*)<td([^>]*)>(.*?)</td>", re.DOTALL)
_NOT_RANKS = re.compile(r"[^A-Z0-9]")


def body_of(book: Rulebook, tables: Tables, markdown: str, language: str) -> str:
    """The sheet's HTML with its pictures, from its Markdown."""
    statements = [id for source in book.sources for id, _ in source.statements]
    return dressed(to_html(markdown, statements), book, tables, language)


def dressed(html: str, book: Rulebook, tables: Tables, language: str) -> str:
    """HTML that was made from a sheet's Markdown, with pictures and with tables that anyone can read."""
    return tables_dressed(with_pictures(html, book, tables, gallery(book, tables, language)))


# ---- pictures ------------------------------------------------------------------------------------------------------


def with_pictures(html: str, book: Rulebook, tables: Tables, pictures: Gallery) -> str:
    """The rankings' pictures at the end of the section that ranks the cards, the tricks' at the end of the play's.

    The sections are found by what is in them, which is the same in every language.
    """
    sections = _SECTION.split(html)
    ranking = _ranking_section(sections, book)
    play = _play_section(sections, book, ranking)
    sections[ranking] += str(pictures.rankings)
    sections[play] += str(pictures.surprises)
    return str(pictures.sprite) + "".join(sections)


def _ranking_section(sections: list[str], book: Rulebook) -> int:
    """The first section with a table that holds a plain suit's ranks in their order; else the second one."""
    orders = ["".join(said.value) for _, said in book.orders.plain]
    for number, section in enumerate(sections):
        shown = ["".join(_NOT_RANKS.split(_TAG.sub("", table))) for table in _TABLE.findall(section)]
        if any(order[:-1] in table for order in orders for table in shown):
            return number
    return min(2, len(sections) - 1)


def _play_section(sections: list[str], book: Rulebook, ranking: int) -> int:
    """The first section after the contracts' own with one heading in it (the withheld cards); else the ranking's.

    The contracts' section has a heading for each contract.
    """
    counts = [section.count("<h3") for section in sections]
    wanted = len(book.contracts)
    after = next((n for n in range(ranking + 1, len(sections)) if counts[n] >= wanted), None)
    if after is None or not any(contract.withheld.value for contract in book.contracts):
        return ranking
    return next((n for n in range(after + 1, len(sections)) if counts[n] == 1), ranking)


# ---- tables --------------------------------------------------------------------------------------------------------


def tables_dressed(html: str) -> str:
    """Every table in a container of its own that scrolls, with scopes; it is named by the heading above it."""
    parts = re.split(r"(<h[1-6]\b.*?</h[1-6]>)", html, flags=re.DOTALL)
    heading = ""
    for number, part in enumerate(parts):
        if number % 2:
            heading = unescape(_TAG.sub("", part)).strip()
        else:
            parts[number] = _TABLE.sub(partial(_table, heading), part)
    return "".join(parts)


def _table(heading: str, found: re.Match[str]) -> str:
    head, body, rest = found.group(0).partition("<tbody>")
    head = re.sub(r"<th(?=[ >])", '<th scope="col"', head)
    rows = _FIRST_CELL.sub(r'\1<th scope="row"\2>\3</th>', body + rest)
    name = escape(heading, quote=True)
    return f'<div class="table-scroll" role="group" tabindex="0" aria-label="{name}">{head}{rows}</div>'
