"""The tree's smaller parts in words: phrases, texts, amounts, conditions, permissions, notes."""

from __future__ import annotations

from collections.abc import Iterable

from ..syntax.tree import (
    Amount,
    Both,
    Cell,
    Comma,
    Condition,
    Guard,
    HasCards,
    HasCompared,
    HasCount,
    Is,
    Minus,
    Name,
    Not,
    Notes,
    Number,
    Otherwise,
    Part,
    Permission,
    Sum,
    Text,
    UpTo,
    Who,
    Word,
)


def phrase(parts: Iterable[Part]) -> str:
    """A phrase with one blank between its parts and none before a comma."""
    return " ".join(_part(part) for part in parts).replace(" \0", ",").replace("\0", ",")


def _part(part: Part) -> str:
    if isinstance(part, Word):
        return part.text
    if isinstance(part, Number):
        return str(part.value)
    return "\0" if isinstance(part, Comma) else quoted(part)


def quoted(text: Text) -> str:
    """A text in quotation marks, with no more escapes than it needs."""
    return '"' + text.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def cites(notes: Notes) -> str:
    """The citations of a statement: ``@DA-21 @DA-22``."""
    return " ".join(f"@{cite.id}" for cite in notes.cites)


def decided(notes: Notes) -> str:
    """The author's reason, or nothing."""
    return f"decided {quoted(notes.decided)}" if notes.decided is not None else ""


def words(parts: Iterable[Word]) -> str:
    """Words with a blank between them."""
    return " ".join(word.text for word in parts)


# ---- amounts -------------------------------------------------------------------------------------------------------


def amount(value: Amount) -> str:
    """An amount with no more parentheses than it needs."""
    if isinstance(value, Number):
        return str(value.value)
    if isinstance(value, Name):
        return value.word.text
    if isinstance(value, Minus):
        return f"-{_factor(value.amount, signed=False)}"
    if isinstance(value, UpTo):
        return f"{_product(value.amount)} up to {_product(value.limit)}"
    if value.operator == "*":
        return f"{_product(value.left)} * {_factor(value.right, signed=True)}"
    right = amount(value.right)
    return f"{amount(value.left)} {value.operator} {f'({right})' if _adds(value.right) else right}"


def _adds(value: Amount) -> bool:
    return isinstance(value, Sum) and value.operator != "*"


def _product(value: Amount) -> str:
    """An amount where a product may stand."""
    return f"({amount(value)})" if _adds(value) or isinstance(value, UpTo) else amount(value)


def _factor(value: Amount, *, signed: bool) -> str:
    """An amount where one thing alone may stand, with a sign of its own only if it is ``signed``."""
    negative = isinstance(value, Minus) or (isinstance(value, Number) and value.value < 0)
    grouped = isinstance(value, Sum | UpTo) or (negative and not signed)
    return f"({amount(value)})" if grouped else amount(value)


def cell(value: Cell) -> str:
    """A cell of a payoff table."""
    if value.amount is None:
        return phrase(value.words)
    each = f" then {amount(value.each)} each" if value.each is not None else ""
    return amount(value.amount) + each


# ---- conditions ----------------------------------------------------------------------------------------------------


def guard(value: Guard) -> str:
    """``when CONDITION`` or ``otherwise``."""
    return "otherwise" if isinstance(value, Otherwise) else f"when {condition(value.condition)}"


def condition(value: Condition) -> str:
    """A condition with no more parentheses than it needs."""
    if isinstance(value, Both):
        return f" {value.joined} ".join(_joined(one, value.joined) for one in value.conditions)
    if isinstance(value, Not):
        inner = condition(value.condition)
        return f"not ({inner})" if isinstance(value.condition, Both) else f"not {inner}"
    if isinstance(value, Is):
        return f"{words(value.subject)} is {'not ' if value.negated else ''}{words(value.value)}"
    return f"{who(value.who)} has {_had(value)}"


def _joined(value: Condition, joint: str) -> str:
    """One of the conditions that a joint joins; ``and`` binds closer than ``or``."""
    bare = not isinstance(value, Both) or (joint == "or" and value.joined == "and")
    return condition(value) if bare else f"({condition(value)})"


def _had(value: HasCount | HasCompared | HasCards) -> str:
    """What stands behind ``has``."""
    if isinstance(value, HasCards):
        return words(value.cards)
    if isinstance(value, HasCompared):
        return f"{value.how} {value.noun.text} {'as' if value.how == 'as many' else 'than'} {who(value.other)}"
    if value.how == "exactly":
        return f"{value.count or 'no'} {value.things}"
    return f"{value.how} {value.count} {value.things}"


def who(value: Who) -> str:
    """A seat, several, or an account."""
    return words(value.words)


# ---- exchanges -----------------------------------------------------------------------------------------------------


def permission(value: Permission) -> str:
    """One step of an exchange."""
    return f"{words(value.who)} {_cards(value)}{' besides the turned card' * value.besides_turned}"


def _cards(value: Permission) -> str:
    """How many cards may be exchanged, said as shortly as it can be."""
    if value.whole_talon:
        return "whole talon"
    if value.most is None:
        return f"at least {value.least}" if value.least else "any"
    if value.least == value.most:
        return str(value.least)
    return f"{value.least} to {value.most}" if value.least else f"at most {value.most}"
