"""Amounts and conditions in words: every operator that a program may have."""

from __future__ import annotations

from functools import reduce
from typing import cast

from ...rulebook.model import SUITS
from ...runtime.tables import Program
from .context import Context
from .pieces import MINUS, signed
from .speech import Message, marked

_TRICKS = {
    "==": marked("condition", "{who} has taken {tricks}"),
    ">=": marked("condition", "{who} has taken at least {tricks}"),
    "<=": marked("condition", "{who} has taken at most {tricks}"),
    ">": marked("condition", "{who} has taken more than {tricks}"),
    "<": marked("condition", "{who} has taken fewer than {tricks}"),
}
_FIRST = {
    "==": marked("condition", "{who} has taken {tricks} from the first on without a break"),
    ">=": marked("condition", "{who} has taken at least {tricks} from the first on without a break"),
    "<=": marked("condition", "{who} has taken at most {tricks} from the first on without a break"),
    ">": marked("condition", "{who} has taken more than {tricks} from the first on without a break"),
    "<": marked("condition", "{who} has taken fewer than {tricks} from the first on without a break"),
}
_HAS = {
    "==": marked("condition", "{who} has {things}"),
    ">=": marked("condition", "{who} has at least {things}"),
    "<=": marked("condition", "{who} has at most {things}"),
    ">": marked("condition", "{who} has more than {things}"),
    "<": marked("condition", "{who} has fewer than {things}"),
}
_AGAINST = {
    "==": marked("condition", "{who} has taken as many tricks as {other}"),
    ">=": marked("condition", "{who} has taken at least as many tricks as {other}"),
    "<=": marked("condition", "{who} has taken at most as many tricks as {other}"),
    ">": marked("condition", "{who} has taken more tricks than {other}"),
    "<": marked("condition", "{who} has taken fewer tricks than {other}"),
}
_DEALS = {
    "==": marked("condition", "the match has had {deals}"),
    ">=": marked("condition", "the match has had at least {deals}"),
    "<=": marked("condition", "the match has had at most {deals}"),
    ">": marked("condition", "the match has had more than {deals}"),
    "<": marked("condition", "the match has had fewer than {deals}"),
}
_PASSED_OUT = {
    "==": marked("condition", "all have passed in {deals} in a row before this one"),
    ">=": marked("condition", "all have passed in at least {deals} in a row before this one"),
    "<=": marked("condition", "all have passed in at most {deals} in a row before this one"),
}
_CALLS = {
    "called": marked("condition", "{call} has been called"),
    "made": marked("condition", "{call} is made"),
    "missed": marked("condition", "{call} is missed"),
}
_NOT_CALLS = {
    "called": marked("condition", "{call} has not been called"),
    "made": marked("condition", "{call} has been called and not made, or not called"),
    "missed": marked("condition", "{call} has not been missed"),
}
_ANY = {
    "defenders": marked("subject", "at least one defender"),
    "players": marked("subject", "at least one player"),
    "opponents": marked("subject", "at least one opponent"),
}
_EVERY = {
    "defenders": marked("subject", "every defender"),
    "players": marked("subject", "every player"),
    "opponents": marked("subject", "every opponent"),
}
_TRICKS_OF = {
    "defenders": marked("quantity", "the number of tricks of the defenders"),
    "players": marked("quantity", "the number of tricks of the players"),
    "opponents": marked("quantity", "the number of tricks of the opponents"),
}
_SUMS = {
    "+": marked("quantity", "({first} plus {second})"),
    "-": marked("quantity", "({first} minus {second})"),
    "*": marked("quantity", "({first} times {second})"),
    "min": marked("quantity", "the smaller of {first} and {second}"),
    "max": marked("quantity", "the larger of {first} and {second}"),
}


class Words:
    """Puts the programs of one variant into words."""

    def __init__(self, context: Context) -> None:
        self.c = context

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, program: Program) -> str:
        """What is paid, with its unit: ``5 chips``, ``1 chip for each matador, at most 3 chips``."""
        c = self.c
        if isinstance(program, int):
            return c.paid(program)
        head, *rest = _parts(program)
        if head == "pot":
            return c.p_("amount", "as much as lies in the pot")
        if head == "value":
            return c.p_("amount", "the value of the contract")
        if head in ("matadors", "tricks"):
            return self._each(1, head, rest)
        if head in ("min", "max") and isinstance(rest[1], int):
            amount, limit = self.amount(rest[0]), c.paid(rest[1])
            if head == "min":
                return c.p_("amount", "{amount}, at most {limit}", amount=amount, limit=limit)
            return c.p_("amount", "{amount}, at least {limit}", amount=amount, limit=limit)
        if head == "*" and isinstance(rest[0], int) and _is_count(rest[1]):
            inner = _parts(rest[1])
            return self._each(rest[0], inner[0], inner[1:])
        chips, points = marked("amount", "as many chips as {number}"), marked("amount", "as many points as {number}")
        return c.by_unit(chips, points, number=self.number(program))

    def _each(self, number: int, head: Program, rest: list[Program]) -> str:
        c, amount = self.c, self.c.paid(number)
        if head == "matadors":
            return c.p_("amount", "{amount} for each matador", amount=amount)
        who = str(rest[0])
        if who == "declarer":
            return c.p_("amount", "{amount} for each trick the declarer has taken", amount=amount)
        if c.only(who) in _ANY:
            return c.p_("amount", "{amount} for each trick that {who} have taken", amount=amount, who=c.payer(who))
        return c.p_("amount", "{amount} for each trick that {who} has taken", amount=amount, who=c.payer(who))

    def number(self, program: Program) -> str:
        """A number without a unit: ``the number of matadors (at most 3)``."""
        c = self.c
        if isinstance(program, int):
            return signed(program, plus="")
        head, *rest = _parts(program)
        if head == "value":
            return c.p_("quantity", "the value of the contract")
        if head == "pot":
            return c.p_("quantity", "the contents of the pot")
        if head == "matadors":
            return c.p_("quantity", "the number of matadors")
        if head == "tricks":
            return self._tricks_of(str(rest[0]))
        if head in ("min", "max") and isinstance(rest[1], int):
            number = self.number(rest[0])
            if head == "min":
                return c.p_("quantity", "{number} (at most {limit})", number=number, limit=rest[1])
            return c.p_("quantity", "{number} (at least {limit})", number=number, limit=rest[1])
        if head == "-" and rest[0] == 0:
            return f"{MINUS}({self.number(rest[1])})"
        if head in _SUMS:
            return c.p_(*_SUMS[str(head)], first=self.number(rest[0]), second=self.number(rest[1]))
        raise ValueError(f"this is no amount: {program!r}")

    def _tricks_of(self, who: str) -> str:
        c = self.c
        if c.only(who) in _TRICKS_OF:
            return c.p_(*_TRICKS_OF[who])
        return c.p_("quantity", "the number of tricks taken ({who})", who=c.column(who))

    # ---- conditions ------------------------------------------------------------------------------------------------

    def condition(self, program: Program) -> str:
        """A condition as the words after "when"."""
        c = self.c
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
            who = self._subject(str(rest[0]), str(rest[1]))
            return c.p_("condition", "{who} holds {cards}", who=who, cards=self._cards(rest[2]))
        if head in _CALLS:
            return c.p_(*_CALLS[str(head)], call=c.call(str(rest[0])))
        return self._state(str(head), rest)

    def _state(self, head: str, rest: list[Program]) -> str:
        c = self.c
        if head == "contract":
            return c.p_("condition", "the contract is {contract}", contract=c.contract(str(rest[0])))
        if head == "outcome":
            return c.p_("condition", "the result is {outcome}", outcome=c.outcome(str(rest[0])))
        if head == "trump":
            return self._trump(rest[0])
        if head == "pot empty":
            return c.p_("condition", "the pot is empty")
        if head == "deals":
            deals = c.np_("so many there were", "{n} deal", "{n} deals", cast(int, rest[1]))
            return c.p_(*_DEALS[str(rest[0])], deals=deals)
        if head == "passed out":
            deals = c.np_("so many were passed out", "{n} deal", "{n} deals", cast(int, rest[1]))
            return c.p_(*_PASSED_OUT[str(rest[0])], deals=deals)
        if head == "last deals":
            last = cast(int, rest[0])
            return c.np_(
                "condition", "it is the last deal of the match", "it is one of the last {n} deals of the match", last
            )
        raise ValueError(f"this is no condition: {head!r}")

    def joined(self, conditions: list[str]) -> str:
        """Conditions that all hold."""
        return reduce(lambda one, next: self.c.p_("conditions", "{one} and {next}", one=one, next=next), conditions)

    def _joined(self, head: str, rest: list[Program]) -> str:
        c, parts = self.c, [self.condition(part) for part in rest]
        nested = any(_parts(part)[0] in ("and", "or") for part in rest)
        if head == "and":
            if nested:
                return reduce(lambda one, next: c.p_("conditions", "both {one}, and {next}", one=one, next=next), parts)
            return self.joined(parts)
        if nested:
            return reduce(lambda one, next: c.p_("conditions", "either {one}, or {next}", one=one, next=next), parts)
        return reduce(lambda one, next: c.p_("conditions", "{one} or {next}", one=one, next=next), parts)

    def _not(self, inner: Program) -> str:
        c = self.c
        head, *rest = _parts(inner)
        if head in _NOT_CALLS:
            return c.p_(*_NOT_CALLS[str(head)], call=c.call(str(rest[0])))
        if head == "pot empty":
            return c.p_("condition", "the pot is not empty")
        if head == "contract":
            return c.p_("condition", "the contract is not {contract}", contract=c.contract(str(rest[0])))
        if head == "outcome":
            return c.p_("condition", "the result is not {outcome}", outcome=c.outcome(str(rest[0])))
        if head == "trump":
            return self._not_trump(rest[0])
        if head == "last deals":
            return c.np_(
                "condition",
                "it is not the last deal of the match",
                "it is not one of the last {n} deals of the match",
                cast(int, rest[0]),
            )
        if head == "holds" and str(rest[1]) in ("declarer", "side"):
            who = self._subject(str(rest[0]), str(rest[1]))
            return c.p_("condition", "{who} does not hold {cards}", who=who, cards=self._cards(rest[2]))
        return c.p_("condition", "it is not true that {condition}", condition=self.condition(inner))

    def _subject(self, quantifier: str, who: str) -> str:
        if self.c.only(who) in _ANY:
            return self.c.p_(*(_ANY if quantifier == "any" else _EVERY)[who])
        return self.c.payer(who)

    def _has(self, quantifier: str, who: str, noun: str, sign: str, *, number: int) -> str:
        c, subject = self.c, self._subject(quantifier, who)
        if noun == "matadors":
            things = c.np_("so many he has", "{n} matador", "{n} matadors", number)
            return c.p_(*_HAS[sign], who=subject, things=things)
        if noun == "points":
            return c.p_(*_HAS[sign], who=subject, things=c.paid(number))
        if noun == "tricks" and sign == "==" and number == 0:
            return c.p_("condition", "{who} has taken no tricks", who=subject)
        if noun == "first tricks" and sign in ("==", ">=") and number:
            return c.np_(
                "condition",
                "{who} has taken the first trick",
                "{who} has taken the first {n} tricks",
                number,
                who=subject,
            )
        tricks = c.np_("so many are taken", "{n} trick", "{n} tricks", number)
        if noun == "tricks" and sign == "==" and number < c.book.table.hand_size:
            # Of all the tricks nobody has more, of fewer somebody may: then so many is not enough said.
            return c.p_("condition", "{who} has taken exactly {tricks}", who=subject, tricks=tricks)
        message: Message = (_TRICKS if noun == "tricks" else _FIRST)[sign]
        return c.p_(*message, who=subject, tricks=tricks)

    def _compare(self, quantifier: str, who: str, noun: str, sign: str, other: str) -> str:
        if noun not in ("tricks", "first tricks"):
            raise ValueError(f"this is no condition: more {noun} than another")
        others = self._subject("every", other)
        return self.c.p_(*_AGAINST[sign], who=self._subject(quantifier, who), other=others)

    def _cards(self, cards: Program) -> str:
        if isinstance(cards, tuple):
            return self.c.cards([str(card) for card in cards if card != "cards"])
        deck = self.c.book.table.deck.value
        return self.c.cards([card for place, card in enumerate(deck) if cast(int, cards) >> place & 1])

    def _trump(self, which: Program) -> str:
        if which == "none":
            return self.c.p_("condition", "there are no trumps")
        if which == "preferred":
            return self.c.p_("condition", "the preferred suit is trump")
        return self.c.p_("condition", "{suit} are trumps", suit=self._suit(which))

    def _not_trump(self, which: Program) -> str:
        if which == "none":
            return self.c.p_("condition", "there are trumps")
        if which == "preferred":
            return self.c.p_("condition", "the preferred suit is not trump")
        return self.c.p_("condition", "{suit} are not trumps", suit=self._suit(which))

    def _suit(self, which: Program) -> str:
        return self.c.suit(SUITS[which] if isinstance(which, int) else str(which))


def _parts(program: Program) -> list[Program]:
    return list(program) if isinstance(program, tuple) else [program]


def _is_count(program: Program) -> bool:
    return isinstance(program, tuple) and program[0] in ("matadors", "tricks")
