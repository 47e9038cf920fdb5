"""Whole sentences in the language of the sheet: messages with named slots, lists, and what several sentences need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from .catalog import LANGUAGES, SOURCE, catalog_of
from .markdown import Markdown
from .pieces import capital

Message = tuple[str, str]
"""A message with its context, for those that are told by something of the variant."""


def marked(context: str, message: str) -> Message:
    """A message for later: extracted here, said elsewhere."""
    return context, message


class Speech:
    """Says messages in one language.  KeyError for a language that there is no catalog of.

    The methods are gettext's: ``_`` a message, ``n_`` one that counts, ``p_`` one with a context, ``np_`` both.  The
    slots are named; who counts has ``n`` for the number.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._catalog = None if language == SOURCE else catalog_of(language)

    def _(self, message: str, /, **slots: object) -> Markdown:
        """A message."""
        return self.p_("", message, **slots)

    def p_(self, context: str, message: str, /, **slots: object) -> Markdown:
        """A message of which a language may need another form in another context."""
        text = self._catalog.text(context, message) if self._catalog else message
        return Markdown(text.format_map(slots))

    def n_(self, one: str, many: str, number: int, /, **slots: object) -> Markdown:
        """A message with a number."""
        return self.np_("", one, many, number, **slots)

    def np_(self, context: str, one: str, many: str, number: int, /, **slots: object) -> Markdown:
        """A message with a number and a context."""
        text = one if abs(number) == 1 else many
        if self._catalog:
            text = self._catalog.text(context, one, number)
        return Markdown(text.format_map({"n": number, **slots}))

    # ---- lists -----------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        if len(parts) == 2:
            return self.p_("list", "{first} and {second}", first=parts[0], second=parts[1])
        return self.p_("list of several", "{items} and {last}", items=self.row(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """``a``, ``a or b``, ``a, b or c``."""
        if len(parts) < 2:
            return "".join(parts)
        if len(parts) == 2:
            return self.p_("list", "{first} or {second}", first=parts[0], second=parts[1])
        return self.p_("list of several", "{items} or {last}", items=self.row(parts[:-1]), last=parts[-1])

    def row(self, parts: Sequence[str]) -> str:
        """``a, b, c``."""
        return reduce(lambda first, next: self.p_("row", "{first}, {next}", first=first, next=next), parts)

    def apart(self, parts: Sequence[str]) -> str:
        """``a; b; c``."""
        return reduce(lambda first, next: self.p_("row", "{first}; {next}", first=first, next=next), parts)

    def paragraph(self, sentences: Sequence[str]) -> str:
        """Sentences in one paragraph."""
        some = [sentence for sentence in sentences if sentence]
        if not some:
            return ""
        return reduce(self._after, some)

    def _after(self, first: str, next: str) -> str:
        """A sentence behind another; where sentences stand without a blank, one must part a mark from what follows."""
        if first.endswith("]"):
            return self.p_("sentences, the first with a mark", "{first} {next}", first=first, next=next)
        return self.p_("sentences", "{first} {next}", first=first, next=next)

    def sentence(self, clause: str) -> str:
        """A clause as a sentence."""
        return capital(self.p_("sentence", "{clause}.", clause=clause))
