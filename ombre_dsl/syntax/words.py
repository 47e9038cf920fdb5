"""Single words, numbers and texts, with what can be wrong in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from lark import Token, Tree
from lark.tree import Meta

from ombre_dsl.diagnostics.diagnostic import Diagnostic, Suggestion
from ombre_dsl.diagnostics.wording import fault, quoted

from . import tree
from .places import Places
from .span import Span

_DIGITS = 9
_LARGEST = 10**_DIGITS - 1
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {'"': '"', "\\": "\\", "n": "\n"}
_ALMOST_A_NUMBER = re.compile(r"\d[\d_]*\Z")


class Words:
    """Makes words, numbers and texts of tokens; ``faults`` are what it found in them.

    What a production becomes is said by a method of its name, of the place of the whole and of what its parts became.

    ``offset`` says where in the file a character of the text that was parsed stands.
    """

    def __init__(self, places: Places, offset: Callable[[int], int] = lambda at: at) -> None:
        self.faults: list[Diagnostic] = []
        self._places = places
        self._offset = offset

    def transform(self, made: Tree[Token]) -> Any:
        """What a parse tree becomes: its parts first, then the whole."""
        # Lark's Transformer does the same, but with a wrapper made anew for each node, which costs more than the work.
        parts = [self.transform(part) if isinstance(part, Tree) else part for part in made.children]
        return getattr(self, made.data)(made.meta, parts)

    # ---- spans and single tokens -----------------------------------------------------------------------------------

    def _span(self, start: int | None, end: int | None) -> Span:
        return self._places.trimmed(self._offset(start or 0), self._offset(end or 0))

    def _of(self, meta: Meta) -> Span:
        return self._span(meta.start_pos, meta.end_pos)

    def _at(self, token: Token) -> Span:
        return self._span(token.start_pos, token.end_pos)

    def _word(self, token: Token) -> tree.Word:
        span, text = self._at(token), str(token)
        if token.type == "WORD" and _ALMOST_A_NUMBER.match(text):
            mend = Suggestion(span, str(int(text.replace("_", "")[:_DIGITS])), len(text) <= _DIGITS)
            self.faults.append(fault("OM106", span, found=quoted(text), suggestion=mend))
        return tree.Word(text, span)

    def _words(self, tokens: list[Any]) -> tuple[tree.Word, ...]:
        return tuple(self._word(token) for token in tokens)

    def _number(self, token: Token) -> tree.Number:
        return tree.Number(self._int(token), self._at(token))

    def _int(self, token: Token) -> int:
        digits = token.lstrip("-−")
        if len(digits) > _DIGITS:
            self.faults.append(fault("OM107", self._at(token), digits=len(digits)))
        value: int = min(int(digits[: _DIGITS + 1]), _LARGEST) * (1 if len(digits) == len(token) else -1)
        if len(digits) <= _DIGITS and digits != str(abs(value)):
            mend = Suggestion(self._at(token), str(value), True)
            self.faults.append(fault("OM106", self._at(token), found=quoted(token), suggestion=mend))
        return value

    def _text(self, token: Token) -> tree.Text:
        def resolved(match: re.Match[str]) -> str:
            letter = match[1]
            if letter not in _ESCAPES:
                at = (token.start_pos or 0) + 1 + match.start()
                span = self._span(at, at + 2)
                mend = Suggestion(span, "\\\\" + letter, False)
                self.faults.append(fault("OM105", span, found=quoted(match[0]), suggestion=mend))
            return _ESCAPES.get(letter, match[0])

        return tree.Text(_ESCAPE.sub(resolved, token[1:-1]), self._at(token))
