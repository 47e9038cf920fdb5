"""Cells of payoff tables that no case ever comes to, told where the aim keeps them from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault, listed
from ..rulebook.model import Aim, Cell, Rulebook
from ..syntax.span import Span

_MOST_LABELS = 3

Takers = Mapping[tuple[str, int], list[Span]]
"""The lines of aims that decided the cases of a contract in which its declarer had so many tricks."""


class NeverPaid:
    """Tells of cells that nothing comes to: those that have one cause together, at the line that is the cause.

    ``dead`` are the lines of aims that decide nothing, which are told of by themselves.
    """

    def __init__(self, book: Rulebook, cells: Iterable[Cell], takers: Takers, dead: Collection[Span]) -> None:
        self.cells = list(cells)
        self.takers, self.dead = takers, dead
        aims = {aim.id: aim for aim in book.aims}
        self.aims: dict[str, Aim] = {one.id: aims[one.aim.value] for one in book.contracts if one.aim}

    def told(self) -> Iterator[Diagnostic]:
        """A report for each cause."""
        groups: dict[tuple[Span, str, str], list[Cell]] = {}
        for cell in self.cells:
            place = self._cause(cell)
            if place is not None:
                groups.setdefault((place, cell.outcome, _how(cell)), []).append(cell)
        for (place, outcome, how), cells in groups.items():
            names = listed((f"`{cell.contract}`" for cell in cells), "and")
            ends = "ends" if len(cells) == 1 else "end"
            labels = self._labels(place, cells)
            yield fault("OM505", place, labels=labels, contract=names, outcome=outcome, how=how, ends=ends)

    def _cause(self, cell: Cell) -> Span | None:
        """The line that keeps a cell from being paid; None when that is told of already, and the cell if it is that."""
        own, aim = cell.origin.span, self.aims.get(cell.contract)
        if aim is None:
            return own
        lines = [guard.origin.span for guard in aim.guards if guard.value[0] == cell.outcome]
        if not lines:
            return aim.origin.span if self._is_shared(cell, aim) else own
        if all(line in self.dead for line in lines):
            return None
        return next((span for span in self._taken(cell) if span not in lines), own)

    def _taken(self, cell: Cell) -> Iterator[Span]:
        """The lines that decide hands with the tricks of a cell's column."""
        for (contract, tricks), spans in self.takers.items():
            within = cell.least is not None and cell.least <= tricks and (cell.most is None or tricks <= cell.most)
            if contract == cell.contract and within:
                yield from spans

    def _is_shared(self, cell: Cell, aim: Aim) -> bool:
        """Whether other contracts of the aim have a cell for this outcome too: then it is the aim that lacks it."""
        others = [one for one in self.cells if one.outcome == cell.outcome and self.aims.get(one.contract) is aim]
        return len({one.contract for one in others}) > 1

    def _labels(self, place: Span, cells: list[Cell]) -> list[Label]:
        if place != cells[0].origin.span:
            return [Label(cell.origin.span, "so this is never paid") for cell in cells[:_MOST_LABELS]]
        aim = self.aims.get(cells[0].contract)
        return [Label(aim.origin.span, "this aim says how it ends")] if aim else []


def _how(cell: Cell) -> str:
    """With which tricks a cell's column would be reached, for a sentence."""
    least, most = cell.least, cell.most
    if least is None:
        return ""
    if most is None or most == least:
        return f" with {'at least ' if most is None else ''}{_tricks(least)}"
    return f" with {least} to {_tricks(most)}" if least else f" with at most {_tricks(most)}"


def _tricks(number: int) -> str:
    return f"{number} trick{'' if number == 1 else 's'}"
