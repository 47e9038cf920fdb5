"""A tree in words, as untidily as the grammar permits.

It shares nothing with the formatter, so that the two can be held against each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random

from ..syntax import tree

_COMMENTS = (
    "#", "# why", "# ---- a section ----", '# "open', "# { } | : ,", "#decided", "# 切り札", "# @DA-1", "#\tblank  ",
    "# ends in a comma,", "# a \\ stroke",
)  # fmt: skip
_TIGHT = frozenset({",", ":", "<", "=", "|"})
_MAY_BREAK = frozenset({",", "<", "="})


class Layout:
    """Prints items in a layout of its own; ``seed`` 0 is a plain one."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._plain = seed == 0

    def file(self, items: Iterable[tree.Item]) -> str:
        """A whole file."""
        pieces = []
        for item in items:
            pieces += [self._between(0), self.item(item), self._behind()]
        text = "".join(pieces) + self._between(0)
        return text.rstrip("\n") if self._chance(0.1) else text

    def item(self, item: tree.Item) -> str:
        """A heading and its block."""
        heading = self._words([*_phrase(item.heading), *_notes(item.notes)])
        if item.lines is None:
            return heading
        if len(item.lines) == 1 and self._chance(0.3):
            return f"{heading}{self._blank()}{{{self._blank()}{self.line(item.lines[0])}{self._blank()}}}"
        pieces = [heading, self._blank(), "{", self._behind()]
        for line in item.lines:
            pieces += [self._between(2), self.line(line), self._behind()]
        return "".join([*pieces, self._between(2), "}"])

    def line(self, line: tree.Line) -> str:
        """One line of a block."""
        return self._words([*self._tokens(line), *_notes(line.notes)])

    # ---- blanks and comments -----------------------------------------------------------------------------------------

    def _chance(self, of: float) -> bool:
        return not self._plain and self._random.random() < of

    def _blank(self, least: int = 0) -> str:
        if self._plain:
            return " "
        return self._random.choice(["", " ", " ", " ", "   ", "\t"] if not least else [" ", " ", " ", "  ", " \t "])

    def _comment(self) -> str:
        return self._random.choice(_COMMENTS)

    def _behind(self) -> str:
        """The end of a line, perhaps with a comment."""
        return (self._blank() + self._comment() if self._chance(0.1) else self._blank() * self._chance(0.1)) + "\n"

    def _between(self, indent: int) -> str:
        """Blank lines and comments before a statement, and its indentation."""
        pieces = []
        while self._chance(0.2):
            pieces.append("\n" if self._chance(0.6) else f"{self._blank()}{self._comment()}\n")
        return "".join(pieces) + (self._blank() if self._chance(0.3) else " " * indent)

    def _joint(self) -> str:
        """A statement goes on in the next line."""
        pieces = [self._behind()]
        while self._chance(0.2):
            pieces.append(f"{self._blank()}{self._comment()}\n")
        return "".join(pieces) + self._blank()

    def _words(self, tokens: Sequence[str]) -> str:
        """Tokens with blanks, and line breaks where they may be."""
        text, before = "", ""
        for number, token in enumerate(tokens):
            if not number:
                text = token
            elif (before in _MAY_BREAK and self._chance(0.15)) or (token == "decided" and self._chance(0.3)):
                text += self._joint() + token
            else:
                text += self._blank(0 if token in _TIGHT or before in _TIGHT else 1) + token
            before = token
        return text

    # ---- lines -------------------------------------------------------------------------------------------------------

    def _tokens(self, line: tree.Line) -> list[str]:
        if isinstance(line, tree.Setting):
            return [*_phrase(line.name), ":", *_phrase(line.value)]
        if isinstance(line, tree.Ranking):
            return [line.colour.text, ":", *_texts(line.ranks)]
        if isinstance(line, tree.Ladder):
            return [line.word.text, ":", *_parted("<", [_parted("=", [[w.text] for w in rung]) for rung in line.rungs])]
        if isinstance(line, tree.Exchange):
            steps = _parted(",", [self._permission(step) for step in line.permissions])
            return [line.word.text, ":", *(steps or ["nobody"])]
        if isinstance(line, tree.Pay):
            who = ["from", *_texts(line.payer.words), "to", *_texts(line.payee.words)]
            return ["pay", *self._amount(line.amount, 0), *who, *self._guard(line.guard)]
        if isinstance(line, tree.Row):
            return ["|", *(token for cell in line.cells for token in (*self._cell(cell), "|"))]
        return [*_phrase(line.parts), *self._guard(line.guard)]

    def _permission(self, step: tree.Permission) -> list[str]:
        who, least, most = _texts(step.who), str(step.least), str(step.most)
        if step.whole_talon:
            return [*who, "whole", "talon"]
        if step.most is None:
            return [*who, "at", "least", least] if step.least or self._chance(0.2) else [*who, "any"]
        if step.least == step.most and not self._chance(0.2):
            return [*who, most]
        return [*who, "at", "most", most] if not step.least and self._chance(0.5) else [*who, least, "to", most]

    def _cell(self, cell: tree.Cell) -> list[str]:
        if cell.amount is None:
            return _phrase(cell.words)
        each = ["then", *self._amount(cell.each, 0), "each"] if cell.each is not None else []
        return [*self._amount(cell.amount, 0), *each]

    def _amount(self, amount: tree.Amount, depth: int) -> list[str]:
        """An amount; ``depth`` says how closely what stands around it binds."""
        if isinstance(amount, tree.Number):
            if amount.value < 0 and self._chance(0.1):
                return ["-", str(-amount.value)]
            return [str(amount.value).replace("-", "−" if self._chance(0.3) else "-")]
        if isinstance(amount, tree.Name):
            return [amount.word.text]
        if isinstance(amount, tree.Minus):
            tokens, binds = ["-", *self._amount(amount.amount, 3)], 2
        elif isinstance(amount, tree.UpTo):
            tokens, binds = [*self._amount(amount.amount, 2), "up", "to", *self._amount(amount.limit, 2)], 1
        else:
            binds = 2 if amount.operator == "*" else 0
            left, right = self._amount(amount.left, binds), self._amount(amount.right, binds + 1)
            tokens = [*left, amount.operator, *right]
        return ["(", *tokens, ")"] if binds < depth or self._chance(0.15) else tokens

    def _guard(self, guard: tree.Guard | None) -> list[str]:
        if guard is None:
            return []
        return ["otherwise"] if isinstance(guard, tree.Otherwise) else ["when", *self._condition(guard.condition, 0)]

    def _condition(self, condition: tree.Condition, depth: int) -> list[str]:
        binds = 3
        if isinstance(condition, tree.Both):
            binds = 0 if condition.joined == "or" else 1
            joined = [self._condition(one, binds + 1) for one in condition.conditions]
            tokens = _parted(condition.joined, joined)
        elif isinstance(condition, tree.Not):
            tokens = ["not", *self._condition(condition.condition, 2)]
        elif isinstance(condition, tree.Is):
            tokens = [*_texts(condition.subject), "is", *["not"] * condition.negated, *_texts(condition.value)]
        else:
            tokens = [*_texts(condition.who.words), "has", *self._had(condition)]
        return ["(", *tokens, ")"] if binds < depth or self._chance(0.1) else tokens

    def _had(self, condition: tree.HasCount | tree.HasCompared | tree.HasCards) -> list[str]:
        if isinstance(condition, tree.HasCards):
            return _texts(condition.cards)
        if isinstance(condition, tree.HasCompared):
            than = "as" if condition.how == "as many" else "than"
            return [*condition.how.split(), condition.noun.text, than, *_texts(condition.other.words)]
        if condition.how == "exactly":
            number = "no" if not condition.count and self._chance(0.5) else str(condition.count)
            return [number, *condition.things.split()]
        return [*condition.how.split(), str(condition.count), *condition.things.split()]


def _texts(words: Iterable[tree.Word]) -> list[str]:
    return [word.text for word in words]


def _phrase(parts: Iterable[tree.Part]) -> list[str]:
    return [_part(part) for part in parts]


def _part(part: tree.Part) -> str:
    if isinstance(part, tree.Word):
        return part.text
    if isinstance(part, tree.Comma):
        return ","
    return quoted(part.value) if isinstance(part, tree.Text) else str(part.value)


def quoted(text: str) -> str:
    """A text in quotation marks."""
    return '"' + re.sub(r'["\\]', lambda match: "\\" + match[0], text).replace("\n", "\\n") + '"'


def _notes(notes: tree.Notes) -> list[str]:
    decided = ["decided", quoted(notes.decided.value)] if notes.decided is not None else []
    return [*(f"@{cite.id}" for cite in notes.cites), *decided]


def _parted(mark: str, groups: Sequence[Sequence[str]]) -> list[str]:
    """Groups of tokens with a mark between them."""
    return [token for number, group in enumerate(groups) for token in ([mark] if number else []) + list(group)]
