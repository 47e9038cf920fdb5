"""A variant's lines in the words of its sheet: which sentences rest on a line."""

from __future__ import annotations

import re
from typing import Any

from ...rulebook.model import Origin, Rulebook, Said
from ..sheet.auction import all_pass, auction
from ..sheet.calls import calls
from ..sheet.context import Context
from ..sheet.contracts import contract_rules
from ..sheet.exchange import exchange
from ..sheet.match import match
from ..sheet.payoffs import payoffs
from ..sheet.penalties import penalties
from ..sheet.pieces import capital
from ..sheet.play import play
from ..sheet.ranking import ranking
from ..sheet.results import results_of
from ..sheet.table import players_and_cards
from .model import Line

_ELSEWHERE = re.compile(r" \(see \*[^*]*\* below\)")


class _Listening(Context):
    """Notes each sentence with the lines that it rests on, part by part."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__(book, "en")
        self.part = ""
        self.heard: dict[tuple[str, str, int], dict[str, None]] = {}

    def cite(self, text: str, *origins: Origin | Said[Any] | None) -> str:
        for one in origins:
            origin = one.origin if isinstance(one, Said) else one
            if origin is not None:
                place = self.part, origin.span.file, origin.span.line
                if text.endswith(":"):
                    continue  # the head of a table, which says nothing by itself
                self.heard.setdefault(place, {})[_ELSEWHERE.sub("", capital(text))] = None
        return super().cite(text, *origins)


class Told:
    """The sentences of a variant's sheet, in English, by the lines that they rest on."""

    def __init__(self, book: Rulebook) -> None:
        self.names: Context = _Listening(book)
        self._heard = _sentences(book)

    def of(self, subject: str, line: Line) -> tuple[str, ...]:
        """What the sheet says by a line, in the part about ``subject`` or, where that has nothing, elsewhere."""
        for part in (subject, ""):
            if (part, line.file, line.line) in self._heard:
                return tuple(self._heard[part, line.file, line.line])
        return ()


def _sentences(book: Rulebook) -> dict[tuple[str, str, int], dict[str, None]]:
    c = _Listening(book)
    for contract in book.contracts:
        c.part = f"contract {contract.id}"
        contract_rules(c, contract)
        results_of(c, contract, {})
    c.part = ""
    for part in (players_and_cards, ranking, auction, all_pass, exchange, play, calls, payoffs, penalties, match):
        part(c)
    return c.heard
