"""From lark's parse trees to the tree, with every span in the whole file."""

# ruff: noqa: D102 - each method is the production of the grammar that it is called after

from __future__ import annotations

from typing import Any, Literal

from lark.tree import Meta

from ombre_dsl.diagnostics.diagnostic import Label
from ombre_dsl.diagnostics.wording import fault

from . import tree
from .span import Span
from .words import Words

_Parts = list[Any]


class Builder(Words):
    """One method for each production of the grammar."""

    # ---- files, items and phrases ----------------------------------------------------------------------------------

    def start(self, _: Meta, items: _Parts) -> tuple[tree.Item, ...]:
        return tuple(items)

    def item(self, meta: Meta, parts: _Parts) -> tree.Item:
        (heading, notes), lines = parts
        return tree.Item(heading, notes, lines, self._of(meta))

    def heading(self, _: Meta, parts: _Parts) -> tuple[tuple[tree.Part, ...], tree.Notes]:
        phrase, notes = parts
        return phrase, notes

    def block(self, _: Meta, lines: _Parts) -> tuple[tree.Line, ...]:
        return tuple(lines)

    def phrase(self, _: Meta, parts: _Parts) -> tuple[tree.Part, ...]:
        return tuple(parts)

    def word(self, _: Meta, parts: _Parts) -> tree.Word:
        return self._word(parts[0])

    def number(self, _: Meta, parts: _Parts) -> tree.Number:
        return self._number(parts[0])

    def text(self, _: Meta, parts: _Parts) -> tree.Text:
        return self._text(parts[0])

    def comma(self, _: Meta, parts: _Parts) -> tree.Comma:
        start = parts[0].start_pos
        return tree.Comma(self._span(start, start + 1))

    def notes(self, _: Meta, tokens: _Parts) -> tree.Notes:
        cites = tuple(tree.Cite(token[1:], self._at(token)) for token in tokens if token.type == "CITE")
        decided = [self._text(token) for token in tokens if token.type == "STRING"]
        for second in decided[1:]:
            first = Label(decided[0].span, "the first reason is here")
            self.faults.append(fault("OM108", second.span, labels=[first]))
        return tree.Notes(cites, decided[0] if decided else None)

    # ---- the lines of a block --------------------------------------------------------------------------------------

    def ranking(self, meta: Meta, parts: _Parts) -> tree.Ranking:
        colour, *ranks, notes = parts
        return tree.Ranking(tree.Word(str(colour), self._at(colour)), tuple(ranks), notes, self._of(meta))

    def rank(self, _: Meta, parts: _Parts) -> tree.Word:
        return self._word(parts[0])

    def ladder(self, meta: Meta, parts: _Parts) -> tree.Ladder:
        word, *rungs, notes = parts
        return tree.Ladder(self._word(word), tuple(rungs), notes, self._of(meta))

    def rung(self, _: Meta, parts: _Parts) -> tuple[tree.Word, ...]:
        return self._words(parts)

    def exchange(self, meta: Meta, parts: _Parts) -> tree.Exchange:
        word, *permissions, notes = parts
        steps = tuple(step for step in permissions if isinstance(step, tree.Permission))
        return tree.Exchange(self._word(word), steps, notes, self._of(meta))

    def permission(self, meta: Meta, parts: _Parts) -> tree.Permission:
        *who, (least, most, whole), besides = parts
        return tree.Permission(self._words(who), least, most, whole, besides is not None, self._of(meta))

    def any(self, _: Meta, __: _Parts) -> tuple[int, int | None, bool]:
        return 0, None, False

    def exactly(self, _: Meta, parts: _Parts) -> tuple[int, int | None, bool]:
        count = self._int(parts[0])
        return count, count, False

    def between(self, _: Meta, parts: _Parts) -> tuple[int, int | None, bool]:
        return self._int(parts[0]), self._int(parts[1]), False

    def at_least(self, _: Meta, parts: _Parts) -> tuple[int, int | None, bool]:
        return self._int(parts[0]), None, False

    def at_most(self, _: Meta, parts: _Parts) -> tuple[int, int | None, bool]:
        return 0, self._int(parts[0]), False

    def whole_talon(self, _: Meta, __: _Parts) -> tuple[int, int | None, bool]:
        return 0, None, True

    def setting(self, meta: Meta, parts: _Parts) -> tree.Setting:
        name, value, notes = parts
        return tree.Setting(name, value, notes, self._of(meta))

    def rule(self, meta: Meta, parts: _Parts) -> tree.Rule:
        phrase, guard, notes = parts
        return tree.Rule(phrase, guard, notes, self._of(meta))

    def pay(self, meta: Meta, parts: _Parts) -> tree.Pay:
        amount, payer, payee, guard, notes = parts
        return tree.Pay(amount, payer, payee, guard, notes, self._of(meta))

    # ---- payoff tables ---------------------------------------------------------------------------------------------

    def row(self, meta: Meta, parts: _Parts) -> tree.Row:
        """A row; an empty cell has no place of its own, so all cells take theirs from the bars around them."""
        *cells, notes = parts
        whole = self._of(meta)
        bar, placed = whole.start, []
        for cell in cells:
            following = self._places.text.find("|", bar + 1)
            following = following if following >= 0 else whole.end
            placed.append(tree.Cell(cell.words, cell.amount, cell.each, self._between(bar + 1, following)))
            bar = following
        return tree.Row(tuple(placed), notes, whole)

    def _between(self, start: int, end: int) -> Span:
        inside = self._places.text[start:end]
        start += len(inside) - len(inside.lstrip()) if inside.strip() else min(1, len(inside))
        return self._places.trimmed(start, end)

    def body_cell(self, meta: Meta, parts: _Parts) -> tree.Cell:
        amount, each = parts
        words = (amount.word,) if isinstance(amount, tree.Name) and each is None else ()
        return tree.Cell(words, amount, each, self._of_any(meta))

    def head_cell(self, meta: Meta, parts: _Parts) -> tree.Cell:
        words = [self._number(part) if part.type == "INT" else self._word(part) for part in parts]
        if len(words) > 2 and isinstance(words[2], tree.Number):
            words.insert(2, tree.Word("to", words[1].span.after().to(words[2].span)))
        return tree.Cell(tuple(words), None, None, self._of_any(meta))

    def _of_any(self, meta: Meta) -> Span:
        """The span of what may be empty, and then has none."""
        return self._span(0, 0) if meta.empty else self._of(meta)

    # ---- conditions ------------------------------------------------------------------------------------------------

    def when(self, meta: Meta, parts: _Parts) -> tree.When:
        return tree.When(parts[0], self._of(meta))

    def otherwise(self, meta: Meta, _: _Parts) -> tree.Otherwise:
        return tree.Otherwise(self._of(meta))

    def or_(self, meta: Meta, parts: _Parts) -> tree.Condition:
        return self._joined("or", meta, parts)

    def and_(self, meta: Meta, parts: _Parts) -> tree.Condition:
        return self._joined("and", meta, parts)

    def _joined(self, joint: Literal["and", "or"], meta: Meta, parts: _Parts) -> tree.Condition:
        if len(parts) > 1:
            return tree.Both(joint, tuple(parts), self._of(meta))
        single: tree.Condition = parts[0]
        return single

    def not_(self, meta: Meta, parts: _Parts) -> tree.Not:
        return tree.Not(parts[0], self._of(meta))

    def has_count(self, meta: Meta, parts: _Parts) -> tree.HasCount:
        who, (how, count), noun, *more = parts
        return tree.HasCount(who, how, count, self._word(noun), self._of(meta), more=self._words(more))

    def count_exactly(self, _: Meta, parts: _Parts) -> tuple[str, int]:
        return "exactly", self._int(parts[0])

    def count_none(self, _: Meta, __: _Parts) -> tuple[str, int]:
        return "exactly", 0

    def count_least(self, _: Meta, parts: _Parts) -> tuple[str, int]:
        return "at least", self._int(parts[0])

    def count_most(self, _: Meta, parts: _Parts) -> tuple[str, int]:
        return "at most", self._int(parts[0])

    def has_compared(self, meta: Meta, parts: _Parts) -> tree.HasCompared:
        who, token, noun, other = parts
        how: dict[str, Literal["more", "fewer", "as many"]] = {"MORE": "more", "FEWER": "fewer", "AS_MANY": "as many"}
        return tree.HasCompared(who, how[token.type], self._word(noun), other, self._of(meta))

    def has_cards(self, meta: Meta, parts: _Parts) -> tree.HasCards:
        who, *cards = parts
        return tree.HasCards(who, self._words(cards), self._of(meta))

    def is_(self, meta: Meta, parts: _Parts) -> tree.Is:
        subject, _, negated, *value = parts
        value = value if value[-1] is not None else value[:-1]
        return tree.Is(subject.words, negated is not None, self._words(value), self._of(meta))

    def who(self, meta: Meta, parts: _Parts) -> tree.Who:
        return tree.Who(self._words(parts), self._of(meta))

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def binary(self, meta: Meta, parts: _Parts) -> tree.Sum:
        left, token, right = parts
        operators: dict[str, Literal["+", "-", "*"]] = {"PLUS": "+", "MINUS": "-", "TIMES": "*"}
        return tree.Sum(operators[token.type], left, right, self._of(meta))

    def up_to(self, meta: Meta, parts: _Parts) -> tree.UpTo:
        return tree.UpTo(parts[0], parts[1], self._of(meta))

    def minus(self, meta: Meta, parts: _Parts) -> tree.Minus:
        return tree.Minus(parts[1], self._of(meta))

    def amount_number(self, _: Meta, parts: _Parts) -> tree.Number:
        return self._number(parts[0])

    def amount_name(self, meta: Meta, parts: _Parts) -> tree.Name:
        return tree.Name(self._word(parts[0]), self._of(meta))
