"""A flat array in the making: what is put on it goes to the end, and is referred to by its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt


class Sheet:
    """Numbers in a row, the head of fixed length first."""

    def __init__(self, head: int) -> None:
        self._numbers = [0] * head
        self._known: dict[tuple[int, ...], int] = {}

    def __setitem__(self, place: int, number: int) -> None:
        self._numbers[place] = number

    def put(self, numbers: Iterable[int]) -> int:
        """Put numbers at the end; the place of the first.  What is there already is not put there again."""
        row = tuple(numbers)
        if row not in self._known:
            self._known[row] = len(self._numbers)
            self._numbers.extend(row)
        return self._known[row]

    def put_rows(self, rows: Iterable[Sequence[int]]) -> int:
        """Put rows one after the other; the place of the first."""
        return self.put(number for row in rows for number in row)

    def put_counted(self, rows: Iterable[Sequence[int]]) -> int:
        """Put the number of rows and then the rows; the place of the number."""
        held = [tuple(row) for row in rows]
        return self.put((len(held), *(number for row in held for number in row)))

    def array(self) -> npt.NDArray[np.int64]:
        """The numbers as an array; OverflowError when one has more than 64 bits."""
        return np.array(self._numbers, dtype=np.int64)
