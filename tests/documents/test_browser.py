"""The pages in a browser: headless Chromium, with the extra ``browser``; run with ``-m browser``."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from ombre_dsl.emit.crib import crib_html
from ombre_dsl.emit.sheet import LANGUAGES

from .shared import NAMES, compiled, own_language, sheet

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
PAPERS = ("A4", "Letter")

# Each variant in the language it is written in: together they are in every language there is.
SHEETS = [*((name, own_language(name)) for name in NAMES), ("danish", "en")]
ALL = [(name, language, kind) for name, language in SHEETS for kind in ("sheet", "crib")]
DARK = [("danish", "da", "sheet"), ("french", "fr", "crib")]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"),
]


def test_the_pages_looked_at_are_in_every_language() -> None:
    assert {language for _, language in SHEETS} == set(LANGUAGES)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@cache
def text_of(name: str, language: str, kind: str) -> str:
    return sheet(name, language) if kind == "sheet" else crib_html(*compiled(name), language)


class Opened:
    """A page in the browser; ``said``: whatever it wrote to the console or asked the network for."""

    def __init__(self, chromium: Any, text: str, size: dict[str, int], folder: Path, scheme: str = "light") -> None:
        place = folder / "page.html"
        place.write_text(text, encoding="utf-8")
        self.said: list[str] = []
        self.page = chromium.new_page(viewport=size, color_scheme=scheme)
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda fault: self.said.append(str(fault)))
        self.page.on("request", lambda asked: asked.url == place.as_uri() or self.said.append(asked.url))
        self.page.goto(place.as_uri())

    def __enter__(self) -> Opened:
        return self

    def __exit__(self, *_: object) -> None:
        self.page.close()


@pytest.mark.parametrize(("name", "language", "kind"), ALL)
def test_a_phone_needs_no_scrolling_to_the_side_and_nothing_goes_wrong(
    chromium: Any, name: str, language: str, kind: str, tmp_path: Path
) -> None:
    for size in (PHONE, LAPTOP):
        with Opened(chromium, text_of(name, language, kind), size, tmp_path) as opened:
            took = opened.page.evaluate("document.documentElement.scrollWidth")
            loose = opened.page.evaluate(
                "[...document.querySelectorAll('table')].filter(t => !t.closest('.table-scroll')).length"
            )

            assert took <= size["width"]
            assert loose == 0
            assert opened.said == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("name", NAMES)
def test_every_card_can_be_seen(chromium: Any, name: str, size: dict[str, int], tmp_path: Path) -> None:
    widths = "[...document.querySelectorAll('svg.playing-card')].map(card => card.getBoundingClientRect().width)"
    with Opened(chromium, text_of(name, "en", "sheet"), size, tmp_path) as opened:
        seen = opened.page.evaluate(widths)

    assert seen and min(seen) >= 20


@pytest.mark.parametrize(
    ("name", "language", "kind", "scheme"), [*((*page, "light") for page in ALL), *((*page, "dark") for page in DARK)]
)
def test_axe_finds_no_fault(chromium: Any, name: str, language: str, kind: str, scheme: str, tmp_path: Path) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    with Opened(chromium, text_of(name, language, kind), LAPTOP, tmp_path, scheme) as opened:
        found = axe.run(opened.page).response

    assert len(found["passes"]) > 10
    assert [(fault["id"], fault["impact"], fault["nodes"][0]["html"]) for fault in found["violations"]] == []


# ---- in print ------------------------------------------------------------------------------------------------------

# A link to the first and to the last row of each table, at the end of the page: the PDF says on which page they lead.
_ROWS = """
() => {
  const links = document.body.appendChild(document.createElement("p"));
  [...document.querySelectorAll("table")].forEach((table, number) => {
    const rows = table.rows;
    for (const [end, row] of [["first", rows[0]], ["last", rows[rows.length - 1]]]) {
      row.cells[0].id = `table-${number}-${end}`;
      const link = links.appendChild(document.createElement("a"));
      link.href = `#table-${number}-${end}`;
      link.textContent = ".";
    }
  });
}
"""


def printed(opened: Opened, paper: str, kind: str) -> Any:
    pypdf = pytest.importorskip("pypdf")
    data = opened.page.pdf(format=paper, landscape=kind == "crib", prefer_css_page_size=False)
    return pypdf.PdfReader(BytesIO(data))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_no_table_is_cut_in_print(chromium: Any, name: str, language: str, paper: str, tmp_path: Path) -> None:
    with Opened(chromium, text_of(name, language, "sheet"), LAPTOP, tmp_path) as opened:
        opened.page.evaluate(_ROWS)
        pdf = printed(opened, paper, "sheet")
    pages = {key.strip("/"): pdf.get_destination_page_number(place) for key, place in pdf.named_destinations.items()}
    first = {key: page for key, page in pages.items() if re.fullmatch(r"table-\d+-first", key)}

    assert len(first) == text_of(name, language, "sheet").count("<table>") > 0
    assert {key: page for key, page in first.items() if pages[key.replace("first", "last")] != page} == {}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_a_crib_prints_on_one_page(chromium: Any, name: str, language: str, paper: str, tmp_path: Path) -> None:
    with Opened(chromium, text_of(name, language, "crib"), LAPTOP, tmp_path) as opened:
        assert len(printed(opened, paper, "crib").pages) == 1
