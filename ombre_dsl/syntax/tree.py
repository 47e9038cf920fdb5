"""The tree: what is written in a file, piece by piece, each with its span; nothing is looked up yet.

A file is a sequence of items.  An item is a heading with or without a block of lines; blocks are flat.  Every class
is frozen, so a tree may be shared and compared; spans do not take part in comparisons.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Literal, TypeAlias

import attrs

from .span import Span

_span = attrs.field(eq=False, repr=False)


@attrs.frozen
class Word:
    """A plain word or a card (``eldest``, ``spadille``, ``SA``)."""

    text: str
    span: Span = _span


@attrs.frozen
class Number:
    """A whole number as it stands in a phrase; ``-2`` is one too."""

    value: int
    span: Span = _span


@attrs.frozen
class Text:
    """A quoted text, its escapes resolved (``\\"``, ``\\\\``, ``\\n``)."""

    value: str
    span: Span = _span


@attrs.frozen
class Comma:
    """A comma in a phrase."""

    span: Span = _span


Part: TypeAlias = Word | Number | Text | Comma


@attrs.frozen
class Cite:
    """``@DA-21``: the statement of a declared source; ``id`` is ``DA-21``."""

    id: str
    span: Span = _span


@attrs.frozen
class Notes:
    """What a statement may end in: citations, and why the author decided what the source leaves open."""

    cites: tuple[Cite, ...] = ()
    decided: Text | None = None


# ---- amounts -------------------------------------------------------------------------------------------------------


@attrs.frozen
class Name:
    """A quantity by name in an amount: ``tricks``, ``value``, ``pot``, an option."""

    word: Word
    span: Span = _span


@attrs.frozen
class Sum:
    """Two amounts joined by ``+``, ``-`` or ``*``."""

    operator: Literal["+", "-", "*"]
    left: Amount
    right: Amount
    span: Span = _span


@attrs.frozen
class Minus:
    """The negative of an amount."""

    amount: Amount
    span: Span = _span


@attrs.frozen
class UpTo:
    """``matadors up to 3``: an amount with a limit."""

    amount: Amount
    limit: Amount
    span: Span = _span


Amount: TypeAlias = Number | Name | Sum | Minus | UpTo

# ---- conditions ----------------------------------------------------------------------------------------------------


@attrs.frozen
class Who:
    """A seat, several, or an account in words: ``any defender``, ``each player``, ``pot``, ``holder of spadille``."""

    words: tuple[Word, ...]
    span: Span = _span


@attrs.frozen
class HasCount:
    """``declarer has at least 5 tricks``; ``how`` is exactly, at least or at most, ``no`` is exactly 0.

    ``more``: what is said of the things, as in ``3 deals passed out in a row``.
    """

    who: Who
    how: Literal["exactly", "at least", "at most"]
    count: int
    noun: Word
    span: Span = _span
    more: tuple[Word, ...] = attrs.field(default=(), kw_only=True)

    @property
    def things(self) -> str:
        """What is counted, in words."""
        return " ".join(word.text for word in (self.noun, *self.more))


@attrs.frozen
class HasCompared:
    """``any defender has more tricks than declarer``, ``... fewer ... than``, ``... as many ... as``."""

    who: Who
    how: Literal["more", "fewer", "as many"]
    noun: Word
    other: Who
    span: Span = _span


@attrs.frozen
class HasCards:
    """``declarer has spadille basto``."""

    who: Who
    cards: tuple[Word, ...]
    span: Span = _span


@attrs.frozen
class Is:
    """``tout is called``, ``trump is not named``, ``contract is solo``, ``deal is one of the last 3``."""

    subject: tuple[Word, ...]
    negated: bool
    value: tuple[Word, ...]
    span: Span = _span


@attrs.frozen
class Not:
    """A condition turned round."""

    condition: Condition
    span: Span = _span


@attrs.frozen
class Both:
    """Conditions joined by ``and`` (all must hold) or ``or`` (one is enough)."""

    joined: Literal["and", "or"]
    conditions: tuple[Condition, ...]
    span: Span = _span


Condition: TypeAlias = HasCount | HasCompared | HasCards | Is | Not | Both


@attrs.frozen
class When:
    """``when CONDITION``."""

    condition: Condition
    span: Span = _span


@attrs.frozen
class Otherwise:
    """``otherwise``: whenever no line above holds."""

    span: Span = _span


Guard: TypeAlias = When | Otherwise

# ---- lines ---------------------------------------------------------------------------------------------------------


@attrs.frozen
class Setting:
    """``name: value``; the name may be several words and may carry labels (``spadille "Spadille": SA``)."""

    name: tuple[Part, ...]
    value: tuple[Part, ...]
    notes: Notes
    span: Span = _span

    @property
    def key(self) -> str:
        """The name's words, joined by blanks, without the labels that follow them."""
        words = takewhile(lambda part: isinstance(part, Word), self.name)
        return " ".join(part.text for part in words if isinstance(part, Word))


@attrs.frozen
class Ranking:
    """One line of an order: ``black: spadille manille basto K Q J``, highest first."""

    colour: Word
    ranks: tuple[Word, ...]
    notes: Notes
    span: Span = _span


@attrs.frozen
class Ladder:
    """``ladder: a < b = c < d``: the rungs from the lowest up, equal contracts on one rung."""

    word: Word
    rungs: tuple[tuple[Word, ...], ...]
    notes: Notes
    span: Span = _span


@attrs.frozen
class Permission:
    """One step of an exchange: who, and how many cards at least and at most (None: as many as there are).

    ``besides_turned``: the turned card is not counted among them.
    """

    who: tuple[Word, ...]
    least: int
    most: int | None
    whole_talon: bool
    besides_turned: bool
    span: Span = _span


@attrs.frozen
class Exchange:
    """``exchange: declarer at least 5, each defender any``; no permission at all is ``nobody``."""

    word: Word
    permissions: tuple[Permission, ...]
    notes: Notes
    span: Span = _span


@attrs.frozen
class Pay:
    """``pay AMOUNT from WHO to WHO [when ...]``."""

    amount: Amount
    payer: Who
    payee: Who
    guard: Guard | None
    notes: Notes
    span: Span = _span


@attrs.frozen
class Cell:
    """One cell of a payoff table.

    A cell of the head row has words (``won``, ``lost 2 or more``); one of the body has an amount, or is empty.
    ``each`` is what every further trick of a column "n or more" adds: ``-3 then -1 each``.
    """

    words: tuple[Word | Number, ...]
    amount: Amount | None
    each: Amount | None
    span: Span = _span


@attrs.frozen
class Row:
    """One row of a payoff table."""

    cells: tuple[Cell, ...]
    notes: Notes
    span: Span = _span


@attrs.frozen
class Rule:
    """A line of plain words, perhaps with a guard: ``won otherwise``, ``redeal by next dealer``."""

    parts: tuple[Part, ...]
    guard: Guard | None
    notes: Notes
    span: Span = _span


Line: TypeAlias = Setting | Ranking | Ladder | Exchange | Pay | Row | Rule

# ---- items ---------------------------------------------------------------------------------------------------------


@attrs.frozen
class Item:
    """A heading and, where it has one, its block.  ``lines`` is None without a block.

    ``broken`` says that something in the item did not parse: what is left of it stands in ``lines``.
    """

    heading: tuple[Part, ...]
    notes: Notes
    lines: tuple[Line, ...] | None
    span: Span = _span
    broken: bool = attrs.field(default=False, eq=False)


@attrs.frozen
class Comment:
    """A comment with its ``#``; ``alone`` when nothing else stands on its line."""

    text: str
    alone: bool
    span: Span = _span


@attrs.frozen
class File:
    """A whole file: its items in order, and its comments, which belong to no item."""

    name: str
    items: tuple[Item, ...]
    comments: tuple[Comment, ...]
    span: Span = _span
