"""The pages in a browser, where headless Chromium is there; elsewhere these tests are left out."""

from __future__ import annotations

import re
import shutil
import subprocess
from html import escape
from pathlib import Path

import pytest

from ombre_dsl.emit.crib import crib_html

from .shared import compiled, own_language, sheet

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PHONE = 390

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"),
]

# A frame as wide as a phone: a window is never so narrow.  Measured when the page in it has been laid out.
_PHONE = """<!DOCTYPE html>
<title>not measured</title>
<iframe width="{width}" height="900" style="border: 0" srcdoc="{page}"></iframe>
<script>
onload = () => {{
  const inner = document.querySelector("iframe").contentDocument, root = inner.documentElement;
  const loose = [...inner.querySelectorAll("table")].filter(t => !t.closest(".table-scroll")).length;
  document.title = ["measured", root.scrollWidth, root.clientWidth, loose].join(" ");
}};
</script>
"""


def browser(*arguments: str) -> subprocess.CompletedProcess[str]:
    assert CHROMIUM is not None
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr"]
    return subprocess.run([CHROMIUM, *options, *arguments], capture_output=True, text=True, timeout=180, check=False)


def page(name: str, kind: str) -> str:
    language = own_language(name)
    return sheet(name, language) if kind == "sheet" else crib_html(*compiled(name), language)


@pytest.mark.parametrize("kind", ["sheet", "crib"])
@pytest.mark.parametrize("name", ["danish", "french", "japanese"])
def test_a_phone_needs_no_scrolling_to_the_side_and_nothing_goes_wrong(name: str, kind: str, tmp_path: Path) -> None:
    place = tmp_path / "page.html"
    place.write_text(_PHONE.format(width=PHONE, page=escape(page(name, kind), quote=True)), encoding="utf-8")
    seen = browser("--dump-dom", place.as_uri())
    measured = re.search(r"<title>measured (\d+) (\d+) (\d+)</title>", seen.stdout)

    assert measured is not None, seen.stderr
    took, had, loose = map(int, measured.groups())
    assert had <= PHONE and took <= had
    assert loose == 0
    assert "CONSOLE" not in seen.stderr


@pytest.mark.parametrize("name", ["danish", "french", "japanese", "lithuanian", "quadrille"])
def test_a_crib_prints_on_one_page(name: str, tmp_path: Path) -> None:
    place, printed = tmp_path / "crib.html", tmp_path / "crib.pdf"
    place.write_text(page(name, "crib"), encoding="utf-8")
    browser("--no-pdf-header-footer", f"--print-to-pdf={printed}", place.as_uri())

    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 1
