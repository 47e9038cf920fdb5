"""Payoff tables: rows under each other, in columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from ..syntax.tree import Cell, Line, Name, Row
from . import words
from .width import padded, width

_NUMBER = re.compile(r"-?\d+")


def rows_of(lines: Iterable[Line]) -> dict[int, str]:
    """The text of each row, by its place in the file; a new head row begins a new table."""
    tables: list[list[Row]] = []
    follows = False
    for line in lines:
        if isinstance(line, Row):
            if not follows or _is_head(line):
                tables.append([])
            tables[-1].append(line)
        follows = isinstance(line, Row)
    return {row.span.start: text for table in tables for row, text in zip(table, _laid(table), strict=True)}


def _is_head(row: Row) -> bool:
    amount = row.cells[0].amount
    return isinstance(amount, Name) and amount.word.text == "contract"


def _laid(table: Sequence[Row]) -> list[str]:
    """The rows of one table."""
    columns = list(zip_longest(*(row.cells for row in table)))
    texts = [_column(column) for column in columns]
    return [
        "| " + " | ".join(texts[place][number] for place in range(len(row.cells))) + " |"
        for number, row in enumerate(table)
    ]


def _column(cells: Sequence[Cell | None]) -> list[str]:
    """The cells of one column: numbers to the right, where all are numbers; anything else to the left."""
    texts = [words.cell(cell) if cell else "" for cell in cells]
    numbers = [_NUMBER.fullmatch(text) is not None for text in texts]
    wide = max(map(width, texts))
    right = all(number or not text for number, text in list(zip(numbers, texts, strict=True))[1:])
    return [padded(text, wide, right=number and right) for text, number in zip(texts, numbers, strict=True)]
