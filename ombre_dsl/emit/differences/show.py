"""Values of a rulebook in English, short, for what a line of the file does not tell by itself."""

from __future__ import annotations

from typing import Any

import attrs

from ...rulebook.model import Cell, Labels, PassStep, Payment, Rulebook
from ...runtime.tables import Program
from ..cards.words import Words
from ..crib.notation import Notation, signed


def column(cell: Cell) -> str:
    """A column of a payoff table: its outcome and for which number of the declarer's tricks."""
    if cell.least is None:
        return cell.outcome
    if cell.most is None:
        return f"{cell.outcome}, {cell.least} or more"
    if cell.least == cell.most:
        return f"{cell.outcome}, {cell.least} {'trick' if cell.least == 1 else 'tricks'}"
    return (
        f"{cell.outcome}, {cell.least} to {cell.most} tricks" if cell.least else f"{cell.outcome}, {cell.most} or fewer"
    )


class _Ids(Notation):
    """The notation with ids in place of labels, as the lines beside it have them."""

    def name(self, id: str) -> str:
        return id


class Show:
    """How the values of one variant are told."""

    def __init__(self, book: Rulebook) -> None:
        self._n = _Ids(book, Words("en"))

    def value(self, value: Any) -> str:
        """Any value: what is there of it, parted by commas."""
        if attrs.has(type(value)):
            fields = attrs.asdict(value, recurse=False).items()
            return ", ".join(self.value(v) if v is not True else k.replace("_", " ") for k, v in fields if v)
        if isinstance(value, tuple):
            return ", ".join(text for part in value if (text := self.value(part)))
        return "" if value is None else str(value)

    def labels(self, labels: Labels) -> str:
        """Labels as they stand in a file."""
        return " ".join([f'"{labels.own}"'] * bool(labels.own) + [f'{lang} "{text}"' for lang, text in labels.others])

    def payment(self, payment: Payment) -> str:
        """Who pays whom, and when."""
        return self._n.payment(payment)

    def times(self, factor: int, when: Program | None) -> str:
        """A factor on all that is paid."""
        return f"times {factor}" + (f" ({self._n.condition(when)})" if when is not None else "")

    def guard(self, outcome: str, when: Program | None) -> str:
        """A line of an aim."""
        return f"{outcome} ({self._n.condition(when)})" if when is not None else f"{outcome} otherwise"

    def step(self, step: PassStep) -> str:
        """A step when all pass."""
        if step.payment is not None:
            return self.payment(step.payment)
        return " ".join(part for part in (step.kind, step.contract, step.card, step.dealer) if part)

    def cell(self, cell: Cell) -> str:
        """The amount of a cell."""
        text = self._amount(cell.amount)
        return text if cell.each is None else f"{text} then {self._amount(cell.each)} each"

    def between(self, payer: str, payee: str) -> str:
        """Who pays whom."""
        return self._n.between(payer, payee)

    def _amount(self, amount: Program) -> str:
        return signed(amount) if isinstance(amount, int) else self._n.amount(amount)
