"""A folder of variants as pages of a site: pure, but for the reading of the folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import attrs

from ..emit.crib import crib_html
from ..emit.differences import differences_md
from ..emit.sheet import LANGUAGES, rules_md
from ..emit.sheet.markdown import md
from ..files import VariantError, base_of, compile_path
from ..rulebook.model import Rulebook
from ..runtime.tables import Tables

OWN = "own"
"""In a list of languages: the one that the variant is written in."""


@attrs.frozen
class Page:
    """A file of the site: ``text`` at ``path`` below the site's sources; ``of``: the variant whose sheet it is."""

    path: str
    text: str
    language: str = "en"
    of: tuple[Rulebook, Tables] | None = None


def pages_of(folder: Path, languages: Sequence[str], under: str, title: str = "Variants") -> list[Page]:
    """The pages of every variant in a folder, and one that lists them; VariantError when one is at fault."""
    found = [(path, *_compiled(path)) for path in sorted(folder.glob("*.ombre"))]
    books = {path.stem: book for path, book, _ in found}
    bases = {book.name: books.get(book.extends[-1]) or base_of(path, book) for path, book, _ in found if book.extends}
    pages = [
        page for _, book, tables in found for page in _variant(book, tables, bases.get(book.name), languages, under)
    ]
    pages += [page for _, book, _ in found for page in _differences(book, bases.get(book.name), under)]
    return [Page(f"{under}/index.md", _index([book for _, book, _ in found], languages, title)), *pages]


def _compiled(path: Path) -> tuple[Rulebook, Tables]:
    compilation = compile_path(path)
    if compilation.rulebook is None or compilation.tables is None:
        raise VariantError(compilation.diagnostics, compilation.texts)
    return compilation.rulebook, compilation.tables


def languages_of(book: Rulebook, languages: Iterable[str]) -> list[str]:
    """The languages a variant's pages are in, each once; those that there are no documents in are left out."""
    wanted = (book.language if language == OWN else language for language in languages)
    return [language for language in dict.fromkeys(wanted) if language in LANGUAGES] or ["en"]


def _variant(book: Rulebook, tables: Tables, base: Rulebook | None, languages: Sequence[str], under: str) -> list[Page]:
    place, pages = f"{under}/{book.name}", []
    for language in languages_of(book, languages):
        sheet = rules_md(book, tables, language, base)
        pages.append(Page(f"{place}/rules.{language}.md", sheet, language, (book, tables)))
        pages.append(Page(f"{place}/crib.{language}.html", crib_html(book, tables, language), language))
    return pages


def _differences(book: Rulebook, base: Rulebook | None, under: str) -> list[Page]:
    """What a variant has otherwise than its base, which may stand in the folder or come with the project."""
    return [Page(f"{under}/{book.name}/differences.en.md", differences_md(base, book))] if base else []


def _index(books: Sequence[Rulebook], languages: Sequence[str], title: str) -> str:
    """A table of the variants with links to their pages."""
    rows = [f"| {' | '.join(_row(book, languages))} |" for book in books]
    head = ["| Variant | Rules | For the table | What differs |", "| --- | --- | --- | --- |"]
    return "\n".join([f"# {md(title)}", "", *head, *rows]) + "\n"


def _row(book: Rulebook, languages: Sequence[str]) -> list[str]:
    own, english = book.labels.own or book.name, dict(book.labels.others).get("en", "")
    name = md(own) + (f" ({md(english)})" if english and english != own else "")
    among = languages_of(book, languages)
    rules = ", ".join(f"[{language}]({book.name}/rules.{language}.md)" for language in among)
    cribs = ", ".join(f"[{language}]({book.name}/crib.{language}.html)" for language in among)
    differs = f"[from {md(book.extends[-1])}]({book.name}/differences.en.md)" if book.extends else "–"
    return [name, rules, cribs, differs]
