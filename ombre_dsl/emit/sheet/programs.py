"""Amounts and conditions in words: every operator that a program may have."""

from __future__ import annotations

from typing import cast

from ...rulebook.model import SUITS
from ...runtime.tables import Program
from .context import Context
from .english import counted, listed, signed

_COMPARED = {"==": "", ">=": "at least ", "<=": "at most ", ">": "more than ", "<": "fewer than "}
_AGAINST = {
    "==": ("as many", "as"),
    ">=": ("at least as many", "as"),
    "<=": ("at most as many", "as"),
    ">": ("more", "than"),
    "<": ("fewer", "than"),
}
_SIGNS = {"+": "plus", "-": "minus", "*": "times"}
_NEGATED = {
    "called": "{0} has not been called",
    "made": "{0} has been called and not made, or not called",
    "missed": "{0} has not been missed",
}


class Words:
    """Puts the programs of one variant into words."""

    def __init__(self, context: Context) -> None:
        self.c = context

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, program: Program) -> str:
        """What is paid, with its unit: ``5 chips``, ``1 chip for each matador, at most 3 chips``."""
        if isinstance(program, int):
            return self.c.units(program)
        head, *rest = _parts(program)
        if head == "pot":
            return "as much as lies in the pot"
        if head == "value":
            return "the value of the contract"
        if head in ("matadors", "tricks"):
            return f"1 {self.c.unit} for each {self._each(head, rest)}"
        if head in ("min", "max") and isinstance(rest[1], int):
            limit = "at most" if head == "min" else "at least"
            return f"{self.amount(rest[0])}, {limit} {self.c.units(rest[1])}"
        if head == "*" and isinstance(rest[0], int) and _is_count(rest[1]):
            inner = _parts(rest[1])
            return f"{self.c.units(rest[0])} for each {self._each(inner[0], inner[1:])}"
        return f"as many {self.c.unit}s as {self.number(program)}"

    def _each(self, head: Program, rest: list[Program]) -> str:
        if head == "matadors":
            return "matador"
        who = str(rest[0])
        return "trick the declarer has taken" if who == "declarer" else f"trick that {self._all(who)} have taken"

    def number(self, program: Program) -> str:
        """A number without a unit: ``the number of matadors, at most 3``."""
        if isinstance(program, int):
            return signed(program, plus="")
        head, *rest = _parts(program)
        if head == "value":
            return "the value of the contract"
        if head == "pot":
            return "the contents of the pot"
        if head == "matadors":
            return "the number of matadors"
        if head == "tricks":
            return f"the number of tricks of {self._all(str(rest[0]))}"
        if head in ("min", "max") and isinstance(rest[1], int):
            return f"{self.number(rest[0])} ({'at most' if head == 'min' else 'at least'} {rest[1]})"
        if head in ("min", "max"):
            return (
                f"the {'smaller' if head == 'min' else 'larger'} of {self.number(rest[0])} and {self.number(rest[1])}"
            )
        if head == "-" and rest[0] == 0:
            return f"{signed(-1, plus='')[0]}({self.number(rest[1])})"
        if head in _SIGNS:
            return f"({self.number(rest[0])} {_SIGNS[str(head)]} {self.number(rest[1])})"
        raise ValueError(f"this is no amount: {program!r}")

    def _all(self, who: str) -> str:
        return self.c.party(who)

    # ---- conditions ------------------------------------------------------------------------------------------------

    def condition(self, program: Program) -> str:
        """A condition as the words after "when"."""
        head, *rest = _parts(program)
        if head in ("and", "or"):
            return self._joined(str(head), rest)
        if head == "not":
            return self._not(rest[0])
        if head == "has":
            return self._has(*map(str, rest[:4]), number=cast(int, rest[4]))
        if head == "compare":
            return self._compare(*map(str, rest))
        if head == "holds":
            return f"{self._subject(str(rest[0]), str(rest[1]))} holds {self._cards(rest[2])}"
        if head in ("called", "made", "missed"):
            verb = {"called": "has been called", "made": "is made", "missed": "is missed"}[str(head)]
            return f"{self.c.call(str(rest[0]))} {verb}"
        return self._state(str(head), rest)

    def _state(self, head: str, rest: list[Program]) -> str:
        if head == "contract":
            return f"the contract is {self.c.contract(str(rest[0]))}"
        if head == "outcome":
            return f"the result is {self.c.outcome(str(rest[0]))}"
        if head == "trump":
            return self._trump(rest[0])
        if head == "pot empty":
            return "the pot is empty"
        if head == "deals":
            return f"the match has had {_COMPARED[str(rest[0])]}{counted(cast(int, rest[1]), 'deal')}"
        raise ValueError(f"this is no condition: {head!r}")

    def _joined(self, head: str, rest: list[Program]) -> str:
        parts = [self.condition(part) for part in rest]
        nested = any(_parts(part)[0] in ("and", "or") for part in rest)
        if nested:
            return ("both " if head == "and" else "either ") + f", {head} ".join(parts)
        return listed(parts, head)

    def _not(self, inner: Program) -> str:
        head, *rest = _parts(inner)
        if head in _NEGATED:
            return _NEGATED[str(head)].format(self.c.call(str(rest[0])))
        if head == "pot empty":
            return "the pot is not empty"
        if head == "contract":
            return f"the contract is not {self.c.contract(str(rest[0]))}"
        if head == "outcome":
            return f"the result is not {self.c.outcome(str(rest[0]))}"
        if head == "trump":
            return "there are trumps" if rest[0] == "none" else self._trump(rest[0], " not")
        if head == "holds" and str(rest[1]) in ("declarer", "side"):
            return f"{self._subject(str(rest[0]), str(rest[1]))} does not hold {self._cards(rest[2])}"
        return f"it is not true that {self.condition(inner)}"

    def _subject(self, quantifier: str, who: str) -> str:
        if who in ("defenders", "opponents") and self.c.defenders == 1:
            return "the defender"
        if who in ("defenders", "players", "opponents"):
            return f"{'at least one' if quantifier == 'any' else 'every'} {who.removesuffix('s')}"
        return self.c.party(who)

    def _has(self, quantifier: str, who: str, noun: str, sign: str, *, number: int) -> str:
        subject = self._subject(quantifier, who)
        how = _COMPARED[sign]
        if noun == "tricks":
            return f"{subject} has taken {how}{counted(number, 'trick')}"
        if noun == "first tricks":
            if sign in (">=", "=="):
                return f"{subject} has taken the first {counted(number, 'trick')}"
            return f"{subject} has taken {how}{counted(number, 'trick')} from the first on without a break"
        return f"{subject} has {how}{counted(number, noun.removesuffix('s'))}"

    def _compare(self, quantifier: str, who: str, noun: str, sign: str, other: str) -> str:
        many, than = _AGAINST[sign]
        others = self.c.party(other)
        if other == "players" or (other in ("defenders", "opponents") and self.c.defenders > 1):
            others = f"every {other.removesuffix('s')}"
        verb = "has taken" if noun in ("tricks", "first tricks") else "has"
        return f"{self._subject(quantifier, who)} {verb} {many} {noun.removeprefix('first ')} {than} {others}"

    def _cards(self, cards: Program) -> str:
        if isinstance(cards, tuple):
            return self.c.cards([str(card) for card in cards if card != "cards"])
        deck = self.c.book.table.deck.value
        return self.c.cards([card for place, card in enumerate(deck) if cast(int, cards) >> place & 1])

    def _trump(self, which: Program, turned: str = "") -> str:
        if which == "none":
            return "there are no trumps"
        if which == "preferred":
            return f"the preferred suit is{turned} trump"
        return f"{self.c.suit(SUITS[which] if isinstance(which, int) else str(which))} are{turned} trumps"


def _parts(program: Program) -> list[Program]:
    return list(program) if isinstance(program, tuple) else [program]


def _is_count(program: Program) -> bool:
    return isinstance(program, tuple) and program[0] in ("matadors", "tricks")
