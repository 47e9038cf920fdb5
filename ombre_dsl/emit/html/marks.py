"""Markdown of the sheets as HTML: nothing raw gets through, and a rule's marks lead to what they stand for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions.toc import TocExtension, slugify_unicode
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

_MARK = r"(?<!\\)\[([^\[\]\n]+)\](?!\()"
_ABOVE_LINKS = 175
"""Below code spans and escapes, above links: what is in brackets then is a mark, as labels' brackets are escaped."""


def to_html(markdown: str, statements: Sequence[str]) -> str:
    """The HTML of a sheet; ``statements`` are the ids of the sources' statements."""
    md = Markdown(extensions=["tables", TocExtension(slugify=slugify_unicode, permalink=False)])
    md.preprocessors.deregister("html_block")
    md.inlinePatterns.deregister("html")
    md.inlinePatterns.register(_Marks(_MARK, md, statements), "marks", _ABOVE_LINKS)
    md.treeprocessors.register(_Targets(md), "targets", 0)
    return md.convert(markdown)


class _Marks(InlineProcessor):
    """``[DA-21; decision 2]``: set small, each statement a link to where it is told."""

    def __init__(self, pattern: str, md: Markdown, statements: Sequence[str]) -> None:
        super().__init__(pattern, md)
        names = "|".join(re.escape(one) for one in sorted(statements, key=len, reverse=True))
        self._names = re.compile(rf"(?<![\w-])({names})(?![\w-])") if names else None

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[Element, int, int]:
        """A mark, and where it stands."""
        mark = Element("span", {"class": "mark-of-rule"})
        mark.text = "["
        last: Element | None = None
        parts = self._names.split(m.group(1)) if self._names else [m.group(1)]
        for place, text in enumerate(parts):
            if place % 2:
                last = Element("a", {"href": f"#{text}"})
                last.text = text
                mark.append(last)
            elif last is None:
                mark.text += text
            else:
                last.tail = text
        if last is None:
            mark.text += "]"
        else:
            last.tail = (last.tail or "") + "]"
        return mark, m.start(0), m.end(0)


class _Targets(Treeprocessor):
    """The point that begins with a statement's mark is where its links lead."""

    def run(self, root: Element) -> None:
        """Turn the first mark of such a point into the target."""
        seen = set()
        for item in root.iter("li"):
            link = item.find("./span[@class='mark-of-rule']/a")
            if link is None or (item.text or "").strip() or item[0].find("a") is not link:
                continue
            name = link.text or ""
            if name not in seen:
                seen.add(name)
                item.set("id", name)
            link.tag = "b"
            del link.attrib["href"]
