"""Amounts, conditions and payments in the short notation of the crib, which no language has to bend."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...rulebook.model import SUITS, Payment, Rulebook
from ...runtime.tables import Program
from ..cards import named
from ..cards.words import Words

MINUS = "\N{MINUS SIGN}"
_SIGNS = {"==": "=", ">=": "≥", "<=": "≤", ">": ">", "<": "<"}


def signed(number: int) -> str:
    """``+1``, ``−1``, ``0``."""
    return f"{MINUS}{-number}" if number < 0 else f"{'+' if number else ''}{number}"


class Notation:
    """The notation of one variant in one language."""

    def __init__(self, book: Rulebook, words: Words) -> None:
        self.book, self.words = book, words
        self.spanish = book.table.suits.value == "spanish"

    def name(self, id: str) -> str:
        """A thing's own name."""
        return named(self.book, id, self.words.language)

    def party(self, id: str) -> str:
        """Who pays or gets."""
        known = f"parties.{id.replace(' ', '_')}"
        try:
            return self.words[known]
        except KeyError:
            return self.name(id)

    def suit(self, suit: str) -> str:
        """A suit as it is called here."""
        return self.words.suit(suit, self.spanish)

    def cards(self, ids: Iterable[str]) -> str:
        """Cards by name, or in words where they have none."""
        names = {card.id for card in self.book.cards}
        shown = [self.book.label(id, "") if id in names else self.words.card(id, self.spanish) for id in ids]
        return self.words.listed(shown)

    # ---- amounts -------------------------------------------------------------------------------------------------

    def amount(self, amount: Program) -> str:
        """An amount: ``5``, ``worth``, ``2 × pot``."""
        if isinstance(amount, int):
            return str(amount) if amount >= 0 else signed(amount)
        assert isinstance(amount, tuple), amount
        head, *rest = amount
        if head == "value":
            return self.words["crib.worth"]
        if head == "pot":
            return self.words["parties.pot"]
        if head == "matadors":
            return self.words["parties.matadors"]
        if head == "tricks":
            return f"{self.words['crib.tricks']} ({self.party(str(rest[0]))})"
        return self._sum(str(head), [self._part(part) for part in rest])

    def _part(self, part: Program) -> str:
        compound = isinstance(part, tuple) and part[0] in ("+", "-")
        return f"({self.amount(part)})" if compound else self.amount(part)

    def _sum(self, head: str, parts: list[str]) -> str:
        if head in ("min", "max"):
            return f"{parts[0]} ({self.words['crib.at_most' if head == 'min' else 'crib.at_least']} {parts[1]})"
        return {"+": " + ", "-": f" {MINUS} ", "*": " × "}[head].join(parts)

    # ---- conditions ----------------------------------------------------------------------------------------------

    def condition(self, condition: Program) -> str:
        """A condition: ``Tout: made``, ``declarer: tricks ≥ 5``."""
        assert isinstance(condition, tuple), condition
        head, *rest = condition
        if head in ("and", "or"):
            joint = "; " if head == "and" else f" {self.words['crib.or_sign']} "
            return joint.join(self._inner(one) for one in rest)
        if head == "not":
            return f"{self.words['crib.not_sign']} ({self.condition(rest[0])})"
        return _CONDITIONS[str(head)](self, *rest)

    def _inner(self, condition: Program) -> str:
        joined = isinstance(condition, tuple) and condition[0] in ("and", "or")
        return f"({self.condition(condition)})" if joined else self.condition(condition)

    def _has(self, quantifier: Program, who: Program, noun: Program, sign: Program, number: Program) -> str:
        return f"{self._who(quantifier, who)}: {self._noun(noun)} {_SIGNS[str(sign)]} {number}"

    def _compare(self, quantifier: Program, who: Program, noun: Program, sign: Program, other: Program) -> str:
        return f"{self._who(quantifier, who)}: {self._noun(noun)} {_SIGNS[str(sign)]} {self.party(str(other))}"

    def _who(self, quantifier: Program, who: Program) -> str:
        party = self.party(str(who))
        return f"{self.words['crib.any_of']} {party}" if quantifier == "any" and who != "declarer" else party

    def _noun(self, noun: Program) -> str:
        key = {"tricks": "crib.tricks", "first tricks": "crib.first_tricks", "points": "crib.points"}.get(str(noun))
        return self.words[key or "parties.matadors"]

    def _holds(self, quantifier: Program, who: Program, cards: Program) -> str:
        ids = [str(id) for id in cards[1:]] if isinstance(cards, tuple) else []
        return f"{self._who(quantifier, who)}: {self.words['crib.holds']} {self.cards(ids)}"

    def _trump(self, which: Program) -> str:
        if which == "none":
            return self.words["crib.no_trump"]
        suit = self.words["crib.preferred"] if which == "preferred" else self.suit(SUITS[int(str(which))])
        return f"{self.words['page.trump']}: {suit}"

    def _state(self, state: str, call: Program) -> str:
        return f"{self.name(str(call))}: {self.words[f'crib.{state}']}"

    # ---- payments ------------------------------------------------------------------------------------------------

    def payment(self, payment: Payment) -> str:
        """``5: each defender → declarer (Tout: made)``."""
        when = f" ({self.condition(payment.when)})" if payment.when is not None else ""
        return f"{self.amount(payment.amount)}: {self.between(payment.payer, payment.payee)}{when}"

    def between(self, payer: str, payee: str) -> str:
        """Who pays whom."""
        return f"{self.party(payer)} → {self.party(payee)}"


_CONDITIONS: dict[str, Callable[..., str]] = {
    "has": Notation._has,
    "compare": Notation._compare,
    "holds": Notation._holds,
    "called": lambda n, call: n._state("called", call),
    "made": lambda n, call: n._state("made", call),
    "missed": lambda n, call: n._state("missed", call),
    "contract": lambda n, id: n.name(str(id)),
    "outcome": lambda n, id: n.name(str(id)),
    "trump": Notation._trump,
    "pot empty": lambda n: n.words["crib.pot_empty"],
    "passed out": lambda n, sign, number: f"{n.words['crib.passed_out']} {_SIGNS[str(sign)]} {number}",
    "last deals": lambda n, number: f"{n.words['crib.last_deals']}: {number}",
    "deals": lambda n, sign, number: f"{n.words['crib.deals']} {_SIGNS[str(sign)]} {number}",
}
