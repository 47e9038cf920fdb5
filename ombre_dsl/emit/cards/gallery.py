"""The pictures of a variant as pieces of HTML: the rankings, and the tricks where a rule surprises."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import attrs
from markupsafe import Markup, escape

from ...rulebook.model import Rulebook
from ...runtime.tables import Tables
from .faces import card, sprite
from .rows import Row, rows
from .tricks import Trick, tricks
from .words import Words

_HEADS = {
    "trump": "trump",
    "plain": "beside_trump",
    "none": "no_trump",
    "only": "only_trumps",
    "beside": "suits_beside",
}


@attrs.frozen
class Gallery:
    """``sprite``: the faces, once a page; ``rankings`` and ``surprises``: figures, empty where there are none."""

    sprite: Markup
    rankings: Markup
    surprises: Markup


def gallery(book: Rulebook, tables: Tables, language: str, level: int = 3) -> Gallery:
    """All pictures of a variant, with headings of a level."""
    draw = _Draw(book, Words(language), level)
    ranked, surprising = rows(book, tables), tricks(tables)
    used = {name for row in ranked for name, _ in row.cards}
    used |= {name for trick in surprising for name in (trick.led, *trick.hand)}
    return Gallery(Markup(sprite(used, draw.spanish)), draw.rankings(ranked), draw.surprises(surprising))


def named(book: Rulebook, id: str, language: str) -> str:
    """A thing's own name, with that in the language asked for behind it where it is another one."""
    own, other = book.label(id, ""), book.label(id, language)
    return own if own.casefold() == other.casefold() else f"{own} ({other})"


class _Draw:
    """What is needed to draw: the variant, the words, and the level of headings."""

    def __init__(self, book: Rulebook, words: Words, level: int) -> None:
        self.book, self.words, self.level = book, words, level
        self.spanish = book.table.suits.value == "spanish"

    def heading(self, text: str, id: str, deeper: int = 0) -> Markup:
        level = self.level + deeper
        return Markup('<h{0} id="{1}">{2}</h{0}>').format(level, id, text)

    def label(self, id: str) -> str:
        return named(self.book, id, self.words.language)

    def card_label(self, id: str) -> str:
        return self.book.label(id, "")

    # ---- rankings ----------------------------------------------------------------------------------------------

    def rankings(self, found: list[Row]) -> Markup:
        """A block of rows for each way of ranking."""
        note = [self.words["highest_first"]] + ([self.words["spanish_faces"]] if self.spanish else [])
        parts = [self.heading(self.words["pictures"], "pictures"), Markup("<p>{}</p>").format(" ".join(note))]
        for (kind, _), group in groupby(found, lambda row: (row.kind, row.contracts if _apart(row) else ())):
            parts.append(self._block(kind, list(group)))
        return _joined(parts)

    def _block(self, kind: str, group: list[Row]) -> Markup:
        title = self.words[_HEADS[kind]]
        if kind in ("none", "only"):
            title += self.words["colon"] + self.words.listed([self.label(id) for id in group[0].contracts])
        head = Markup('<p class="ranking-head">{}</p>').format(title)
        return Markup('<div class="ranking">{}{}</div>').format(head, _joined(self.row(row) for row in group))

    def row(self, row: Row) -> Markup:
        """A suit's name and its cards."""
        caption = self.words.suit(row.suit, self.spanish) if row.suit else ""
        name = Markup("<figcaption>{}</figcaption>").format(caption) if caption else ""
        cards = _joined(self._item(name, self.card_label(id) if id else "") for name, id in row.cards)
        return Markup('<figure class="card-row">{}<ol class="playing-cards">{}</ol></figure>').format(name, cards)

    def _item(self, name: str, below: str, marked: str = "") -> Markup:
        label = Markup('<span class="card-name">{}</span>').format(below) if below else ""
        return Markup("<li{}>{}{}</li>").format(Markup(marked), Markup(card(name, self.spanish, self.words)), label)

    # ---- tricks ------------------------------------------------------------------------------------------------

    def surprises(self, found: list[Trick]) -> Markup:
        """A figure for each trick, the cards that may be played marked by a tick, a frame, and in words."""
        if not found:
            return Markup("")
        parts = [self.heading(self.words["surprises"], "surprises"), Markup("<p>{}</p>").format(self.words["marked"])]
        figures = _joined(self.trick(trick) for trick in found)
        return _joined([*parts, Markup('<div class="surprising-tricks">{}</div>').format(figures)])

    def trick(self, trick: Trick) -> Markup:
        """What is led, the hand below it, and what is played above them."""
        said = self.label(trick.contract)
        if trick.trump:
            said += f" · {self.words['trump']}{self.words['colon']}{self.words.suit(trick.trump, self.spanish)}"
        hand = _joined(self._choice(name, name in trick.legal) for name in trick.hand)
        return Markup(
            '<figure class="trick"><figcaption>{}</figcaption>'
            '<div class="led"><p>{}</p><ol class="playing-cards">{}</ol></div>'
            '<div class="hand"><p>{}</p><ol class="playing-cards">{}</ol></div></figure>'
        ).format(said, self.words["led"], self._item(trick.led, ""), self.words["hand"], hand)

    def _choice(self, name: str, legal: bool) -> Markup:
        mark = Markup(_TICK if legal else _CROSS).format(self.words["may" if legal else "may_not"])
        face = Markup(card(name, self.spanish, self.words))
        return Markup('<li class="{}">{}{}</li>').format("may-play" if legal else "may-not-play", face, mark)


_TICK = (
    '<svg class="card-mark" viewBox="0 0 16 16" role="img" aria-label="{0}"><title>{0}</title>'
    '<path d="M2 8.5 6.5 13 14 3.5" fill="none" stroke="currentColor" stroke-width="2.5"/></svg>'
)
_CROSS = (
    '<svg class="card-mark" viewBox="0 0 16 16" role="img" aria-label="{0}"><title>{0}</title>'
    '<path d="M3 3 13 13M13 3 3 13" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>'
)


def _apart(row: Row) -> bool:
    """Trump rows stand together, whichever contracts may have that trump; others by the contracts they are for."""
    return row.kind != "trump"


def _joined(parts: Iterable[Markup | str]) -> Markup:
    return Markup("").join(escape(part) for part in parts)
