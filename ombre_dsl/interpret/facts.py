"""What a hand came to, and what conditions, amounts and parties mean by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import attrs

from ..rulebook.model import SUITS, Role, Rulebook
from ..runtime.tables import Program
from .cards import card_called

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}
SUMS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "min": min,
    "max": max,
}


@attrs.define
class Facts:
    """A hand, or what has been played of it, as one declarer sees it.

    ``called`` are ids of calls he made; ``trump`` a suit in words, None when no suit is trump; ``trumps``: whether
    there are trumps at all; ``game`` the contract by whose rules it was played, ``contract`` the one it is paid as;
    ``hands`` the cards by seat as they were played with; ``deals`` how many of the match are over, ``passed_out`` how
    many just before this one, in a row, all have passed; ``offender`` who broke a rule, when a penalty is paid.
    """

    book: Rulebook
    tricks: Sequence[int]
    pot: int = 0
    declarer: int = -1
    declarers: Sequence[int] = ()
    ally: int | None = None
    first_tricks: int = 0
    matadors: int = 0
    called: frozenset[str] = frozenset()
    trump: str | None = None
    trumps: bool = True
    preferred: str | None = None
    contract: str = ""
    game: str = ""
    outcome: str = ""
    hands: Sequence[set[str]] = ()
    deals: int = 0
    passed_out: int = 0
    offender: int | None = None

    # ---- parties -----------------------------------------------------------------------------------------------------

    def party(self, name: str, *, paying: bool = False) -> list[int]:
        """The seats of a party, the earliest first.

        A player who sits out belongs to none, unless he has joined, or, when something is paid (``paying``), the
        variant makes him pay like a defender.
        """
        group = name.removeprefix("each ")
        if self.offender is not None and group in ("offender", "other player", "opponent"):
            return self._offending(group)
        if group in ("declarer", "sitter"):
            sitter = self.book.table.sitter
            return [self.declarer] if group == "declarer" else [sitter.value] if sitter else []
        if group == "side":
            return self.side()
        players = [seat for seat in range(self.book.table.players.value) if self._is_in(seat, paying)]
        if group in ("player", "players"):
            return players
        if group in ("defender", "defenders"):
            return [seat for seat in players if seat not in self.declarers and seat != self.ally]
        if group in ("opponent", "opponents"):
            return [seat for seat in players if seat not in self.side()]
        return self._role(next(role for role in self.book.roles if role.id == name))

    def _offending(self, group: str) -> list[int]:
        """The parties to a penalty: who broke the rule, all others, or those who play against him."""
        if group == "offender" and self.offender is not None:
            return [self.offender]
        others = [n for n in range(self.book.table.players.value) if n != self.offender and self._is_in(n, True)]
        if group == "other player" or not self.declarers:
            return others
        allies = {*self.declarers, *([self.ally] if self.ally is not None else [])}
        if self.offender not in allies:
            return [seat for seat in others if seat in allies]
        return others if len(self.declarers) > 1 else [seat for seat in others if seat not in allies]

    def side(self) -> list[int]:
        """The declarer, and his ally when he has one."""
        return sorted({self.declarer} | ({self.ally} if self.ally is not None else set()))

    def _is_in(self, seat: int, paying: bool) -> bool:
        table = self.book.table
        if table.sitter is None or seat != table.sitter.value or seat in self.declarers:
            return True
        return paying and table.sitter_shares is not None and table.sitter_shares.value

    def _role(self, role: Role) -> list[int]:
        """Those of a party with the most or the fewest tricks."""
        seats = self.party(role.among.value)
        best = (max if role.by.value == "most" else min)(self.tricks[seat] for seat in seats)
        tied = [seat for seat in seats if self.tricks[seat] == best]
        return tied if role.tie.value == "share" else tied[:1]

    # ---- amounts -----------------------------------------------------------------------------------------------------

    def amount(self, program: Program) -> int:
        """A number of chips, points or tricks."""
        if isinstance(program, int):
            return program
        head, *rest = cast("tuple[Program, ...]", program)
        if head in SUMS:
            return SUMS[str(head)](self.amount(rest[0]), self.amount(rest[1]))
        if head == "tricks":
            return sum(self.tricks[seat] for seat in self.party(str(rest[0])))
        if head == "value":
            value = self.book.contract(self.contract).value if self.contract else None
            return value.value if value else 0
        return {"pot": self.pot, "matadors": self.matadors, "deals": self.deals}[str(head)]

    # ---- conditions --------------------------------------------------------------------------------------------------

    def holds(self, program: Program | None) -> bool:
        """Whether a condition holds; none always does."""
        if program is None:
            return True
        head, *rest = cast("tuple[Program, ...]", program)
        if head == "and":
            return all(self.holds(part) for part in rest)
        if head == "or":
            return any(self.holds(part) for part in rest)
        if head == "not":
            return not self.holds(rest[0])
        words = cast("list[str]", rest)
        if head in ("has", "compare", "holds"):
            return self._group(str(head), *words)
        if head in ("called", "made", "missed"):
            return self._call(str(head), words[0])
        return self._is(str(head), words)

    def _is(self, head: str, words: list[str]) -> bool:
        if head == "contract":
            return words[0] in (self.contract, self.game)
        if head == "trump":
            return self._trump_is(words[0])
        if head == "pot empty":
            return self.pot == 0
        if head == "last deals":
            return (self.book.match.deals or 0) - self.deals <= cast(int, words[0])
        if head in ("deals", "passed out"):
            count = self.deals if head == "deals" else self.passed_out
            return COMPARISONS[words[0]](count, cast(int, words[1]))
        return self.outcome == words[0]

    def _trump_is(self, word: str | int) -> bool:
        if word == "none":
            return not self.trumps
        suit = self.preferred if word == "preferred" else SUITS[cast(int, word)]
        return self.trump is not None and self.trump == suit

    def _call(self, state: str, ident: str) -> bool:
        """Whether a call was made at all, was made good, or was missed."""
        if ident not in self.called or state == "called":
            return ident in self.called
        call = next(call for call in self.book.calls if call.id == ident)
        good = call.made is None or self.holds(call.made.value)
        return good if state == "made" else not good

    def _group(self, head: str, quantifier: str, who: str, *rest: object) -> bool:
        """What holds of any, or of every one, of a party."""
        every = any if quantifier == "any" else all
        if head == "holds":
            names = cast("tuple[str, ...]", rest[0])[1:]
            wanted = {card_called(self.book, name, self.trump) for name in names}  # None where no card bears the name
            return every(wanted <= self.hands[seat] for seat in self.party(who))
        noun, sign, mark = cast("tuple[str, str, str | int]", rest)
        marks = [mark] if isinstance(mark, int) else self._numbers(mark, noun)
        compare = COMPARISONS[sign]
        return every(all(compare(number, other) for other in marks) for number in self._numbers(who, noun))

    def _numbers(self, who: str, noun: str) -> list[int]:
        """The numbers of a party, one a seat; but a side counts together."""
        numbers = [self._number(seat, noun) for seat in self.party(who)]
        return [sum(numbers)] if who == "side" else numbers

    def _number(self, seat: int, noun: str) -> int:
        if noun == "tricks":
            return self.tricks[seat]
        own = {"first tricks": self.first_tricks, "matadors": self.matadors}
        return own.get(noun, 0) if seat == self.declarer else 0
