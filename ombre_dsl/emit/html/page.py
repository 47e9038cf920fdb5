"""The page around a sheet: its language, its style, a table of contents."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from importlib.resources import files

import attrs
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ...rulebook.model import Rulebook
from ...runtime.tables import Tables
from ..cards.words import Words
from .body import body_of

_HEADING = re.compile(r'<h2 id="([^"]*)">(.*?)</h2>', re.DOTALL)
_FIRST = re.compile(r"<h1\b[^>]*>(.*?)</h1>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")


@attrs.frozen
class Entry:
    """A line of the table of contents."""

    id: str
    text: str


def rules_html(book: Rulebook, tables: Tables, markdown: str, language: str) -> str:
    """The sheet as one file that needs no other, from its Markdown in ``language``."""
    body = body_of(book, tables, markdown, language)
    return render("page.html.j2", language, title=_title(body, book), body=Markup(body), contents=contents(body))


def render(template: str, language: str, **parts: object) -> str:
    """A page from its template."""
    text = (
        environment()
        .get_template(template)
        .render(language=language, words=Words(language), style=Markup(style()), **parts)
    )
    return text.rstrip("\n") + "\n"


def contents(body: str) -> list[Entry]:
    """The sections of a page."""
    return [Entry(unescape(id), _plain(text)) for id, text in _HEADING.findall(body)]


def _title(body: str, book: Rulebook) -> str:
    found = _FIRST.search(body)
    return _plain(found.group(1)) if found else book.name


def _plain(html: str) -> str:
    return unescape(_TAG.sub("", html)).strip()


@cache
def style() -> str:
    """The style of all pages; cards look alike in it wherever they are shown."""
    return cards_style() + _template("page.css")


def cards_style() -> str:
    """The style of pictures and tables alone, for pages that have a style of their own."""
    return _template("page-cards.css")


def _template(name: str) -> str:
    return files("ombre_dsl.emit").joinpath("templates", name).read_text(encoding="utf-8")


@cache
def environment() -> Environment:
    """The environment of the pages' templates: whatever is put in is escaped, unless it is HTML already."""
    return Environment(
        loader=PackageLoader("ombre_dsl", "emit/templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
