"""The rulebook: a variant with every name resolved and every change made, typed; each element knows its line.

It is what the documents are written from and what the ruleset's tables are lowered from.  Cards are named as in a
deck (``SA``, ``H7``), suits in words, other things by their ids; amounts and conditions are programs as in
``ombre_dsl.runtime.tables`` (with ``("cards", name, …)`` in place of a mask, and options already put in).
"""

from __future__ import annotations

from typing import cast

import attrs

from ..runtime.tables import Program
from ..syntax.span import Span
from .origins import COLOURS as COLOURS
from .origins import LETTERS as LETTERS
from .origins import SUITS as SUITS
from .origins import Labels as Labels
from .origins import Option as Option
from .origins import Origin as Origin
from .origins import Said as Said
from .origins import Source as Source


@attrs.frozen
class Table:
    """Players, deck and deal.  ``packets``: cards a player gets at a time; ``talon``: cards left over.

    ``suits`` is ``french`` or ``spanish``: how the suits are printed.  ``first_dealer``, ``next_dealer`` and ``cut``
    are printed and, but for the next dealer, not played.  ``unplayed``: hands dealt that nobody plays.  ``sitter``: the
    seat that is dealt no cards; ``sitter_shares``: it pays and is paid as a defender all the same.
    """

    players: Said[int]
    direction: Said[str]
    deck: Said[tuple[str, ...]]
    packets: Said[tuple[int, ...]]
    talon: Said[int]
    suits: Said[str]
    next_dealer: Said[str]
    first_dealer: Said[str] | None = None
    cut: Said[str] | None = None
    second_pack: Said[str] | None = None
    unplayed: Said[int] | None = None
    sitter: Said[int] | None = None
    sitter_shares: Said[bool] | None = None

    @property
    def hand_size(self) -> int:
        """Cards in each hand."""
        return sum(self.packets.value)


@attrs.frozen
class NamedCard:
    """A card with a name: always the same one (``fixed``), or a rank of the trump suit, by its colour."""

    id: str
    labels: Labels
    fixed: str | None
    black: str | None
    red: str | None
    origin: Origin

    def card(self, trump: str | None) -> str | None:
        """The card that bears the name when ``trump`` (a suit in words, or None) is trump; None when there is none."""
        if self.fixed or trump is None:
            return self.fixed
        rank = self.black if COLOURS[trump] == "black" else self.red
        return LETTERS[trump] + rank if rank else None


@attrs.frozen
class Orders:
    """For each suit in words, its ranks as a plain suit, and ranks and named cards as trump, highest first."""

    plain: tuple[tuple[str, Said[tuple[str, ...]]], ...]
    trump: tuple[tuple[str, Said[tuple[str, ...]]], ...]


@attrs.frozen
class Auction:
    """Who opens (``eldest``), whether he only listens, to whom a bid is answered, who may hold, when the suit is
    named, and the ladder: the rungs from the lowest up, each with its contracts."""

    opens: Said[str]
    listens: bool
    answers: Said[str]
    hold: Said[str]
    suit: Said[str]
    ladder: Said[tuple[tuple[str, ...], ...]]


@attrs.frozen
class Payment:
    """``amount`` from ``payer`` to ``payee`` (parties in words), when ``when`` holds (None: always)."""

    amount: Program
    payer: str
    payee: str
    when: Program | None


@attrs.frozen
class PassStep:
    """A step when all pass: ``force`` a contract on the holder of a card, ``offer`` one with the talon to each player,
    ``offer last`` one to the last speaker, ``pay``, or ``redeal`` by the ``same`` or the ``next`` dealer."""

    kind: str
    contract: str = ""
    card: str = ""
    dealer: str = ""
    payment: Payment | None = None
    when: Program | None = None


@attrs.frozen
class Trump:
    """``kind``: named, fixed, turned, none, only (some cards alone are trumps), preferred (the second pack's suit), or
    played (that of the game that is named in it).  ``barred``: a suit that may not be named."""

    kind: str
    suit: str | None = None
    cards: tuple[str, ...] = ()
    barred: str | None = None

    @property
    def nameable(self) -> tuple[str, ...]:
        """The suits, in words, that the declarer may name, where he names one."""
        return tuple(suit for suit in SUITS if suit != self.barred)


@attrs.frozen
class ExchangeStep:
    """One permission: ``role`` declarer or defender; ``place`` 0 for each of them, 1 for the first, and so on; cards at
    least and at most (None: as many as there are); or the whole talon."""

    role: str
    place: int
    least: int
    most: int | None
    whole_talon: bool = False
    span: Span | None = attrs.field(default=None, eq=False)


@attrs.frozen
class Show:
    """What the declarer lays open: named cards, or the whole hand (no cards), before the ``exchange`` or ``lead``."""

    cards: tuple[str, ...]
    before: str


@attrs.frozen
class CardCall:
    """A card the declarer may call: of this ``rank``, not in his hand or (``own``) in it, perhaps not of trump
    (``plain``), perhaps only when he holds every card of the rank ``holding``."""

    rank: str
    own: bool = False
    plain: bool = False
    holding: str | None = None


@attrs.frozen
class Contract:
    """A contract with all that it has by itself, through ``like``, and through changes.

    ``withheld``: named cards that need not be played to a lower trump led.  ``needs``: cards the bidder must hold.
    ``card_calls``: the cards that may be called to find an ally.  ``sitter``: who sits out may join, or else makes this
    payment.  ``becomes``: ids of what the winner may play instead.  ``counts_as``: (condition, contract) pairs.
    ``plays``: the games that may be named in it.
    """

    id: str
    labels: Labels
    like: str | None
    origin: Origin
    declarers: Said[tuple[int, int]]
    trump: Said[Trump]
    exchange: Said[tuple[ExchangeStep, ...]]
    exchange_order: Said[str]
    withheld: Said[tuple[str, ...]]
    aim: Said[str] | None
    value: Said[int] | None = None
    needs: Said[tuple[str, ...]] | None = None
    shows: Said[Show] | None = None
    becomes: Said[tuple[str, ...]] | None = None
    counts_as: tuple[Said[tuple[Program, str]], ...] = ()
    plays: Said[tuple[str, ...]] | None = None
    card_calls: tuple[Said[CardCall], ...] = ()
    sitter: Said[Payment] | None = None


@attrs.frozen
class Moment:
    """A moment of the deal: ``auction`` over, the declarer's ``exchange`` done, the card that leads trick n laid
    (``lead``), trick n won (``trick``), the declarer's card to trick n laid (``declarer``)."""

    kind: str
    trick: int = 0


@attrs.frozen
class Call:
    """What the declarer may say.  ``ends``: ``given up`` or ``stopped`` when it ends the play, or None.

    ``undertaken``: it is not said; the declarer undertakes it by leading to this trick, when it is allowed then.
    """

    id: str
    labels: Labels
    origin: Origin
    contracts: Said[tuple[str, ...]]
    opens: Said[Moment]
    closes: Said[Moment]
    ends: Said[str] | None = None
    aim: Said[str] | None = None
    allowed: Said[Program] | None = None
    made: Said[Program] | None = None
    undertaken: Said[int] | None = None


@attrs.frozen
class Outcome:
    """A way a contract may end, by id and labels."""

    id: str
    labels: Labels
    origin: Origin


@attrs.frozen
class Aim:
    """Outcomes in the order in which they are tried; the condition of the last is None (otherwise)."""

    id: str
    labels: Labels
    origin: Origin
    guards: tuple[Said[tuple[str, Program | None]], ...]


@attrs.frozen
class Role:
    """A party found by its tricks: of ``among``, those with the ``most`` or ``least``; on a ``tie``: share/earliest."""

    id: str
    labels: Labels
    origin: Origin
    among: Said[str]
    by: Said[str]
    tie: Said[str]


@attrs.frozen
class Cell:
    """One cell of a payoff table.

    ``payer`` pays ``payee`` the amount when ``contract`` ends in ``outcome``; ``least`` and ``most`` say for which
    number of the declarer's tricks (None, None: any; most None: or more; least 0: or fewer); ``each``: more for every
    trick beyond least.
    """

    payer: str
    payee: str
    contract: str
    outcome: str
    least: int | None
    most: int | None
    amount: Program
    each: Program | None
    origin: Origin


@attrs.frozen
class Settle:
    """A settle block: for one outcome, or for every one (None); its payments and factors in order."""

    outcome: str | None
    origin: Origin
    payments: tuple[Said[Payment], ...]
    times: tuple[Said[tuple[int, Program | None]], ...]


@attrs.frozen
class Penalty:
    """What is paid by who breaks a rule, when the players record it; ``redeal``: the deal is thrown in, and the
    ``same`` or the ``next`` dealer deals (None: play goes on)."""

    id: str
    labels: Labels
    origin: Origin
    payments: tuple[Said[Payment], ...]
    redeal: Said[str] | None = None


@attrs.frozen
class Play:
    """Lead (``eldest``, ``declarer``, ``after declarer``), following, what who is void plays, what takes a trick."""

    lead: Said[str]
    follow: Said[str]
    void: Said[str]
    takes: Said[str]
    next_lead: Said[str]


@attrs.frozen
class Match:
    """When the match is over; None when the variant does not say."""

    over: Said[Program] | None

    @property
    def deals(self) -> int | None:
        """How many deals it has, where nothing but their number ends it."""
        program = self.over.value if self.over else None
        if isinstance(program, tuple) and program[0] == "deals" and program[1] in ("==", ">="):
            return cast(int, program[2])
        return None


@attrs.frozen
class Example:
    """An example or (``shown`` false) a check: a question as in ``ombre ask`` and what the answer must hold.

    ``kind`` is settle, legal, winner, order, exchange, exchange_order, lead, auction, penalty, record (a whole hand) or
    match.
    ``question`` and ``expect`` are as in the interface, with these besides.  Of a question: ``called`` (calls by id),
    ``seats`` (who calls), ``cards`` (by seat, as far as known), ``ranks`` (a suit, or trump), ``file`` and ``record``.
    Of an answer: ``takes`` (the card), ``order`` (of the suit), ``seats_in_turn`` (of who may exchange); ``seats`` and
    ``outcomes`` are by seat.  ``lines`` are the block's lines as written, for excerpts; ``expect_origin`` is the line
    to blame.
    """

    title: str
    shown: bool
    kind: str
    question: dict[str, object]
    expect: dict[str, object]
    lines: tuple[str, ...]
    origin: Origin
    expect_origin: Origin


@attrs.frozen
class Rulebook:
    """A whole variant.

    Tuples keep the order of the file: a base's elements first, then what modules and the variant add.  ``modules``:
    each module in use, with the line that takes it in; ``removed``: each element taken out (``contract spil``), with
    the line that says so.
    """

    name: str
    labels: Labels
    language: str
    origin: Origin
    extends: tuple[str, ...]
    uses: tuple[str, ...]
    sources: tuple[Source, ...]
    options: tuple[Option, ...]
    table: Table
    cards: tuple[NamedCard, ...]
    orders: Orders
    auction: Auction
    all_pass: tuple[Said[PassStep], ...]
    play: Play
    contracts: tuple[Contract, ...]
    calls: tuple[Call, ...]
    outcomes: tuple[Outcome, ...]
    aims: tuple[Aim, ...]
    roles: tuple[Role, ...]
    payoffs: tuple[Cell, ...]
    settles: tuple[Settle, ...]
    before_deal: tuple[Said[Payment], ...]
    match: Match
    examples: tuple[Example, ...]
    modules: tuple[Said[str], ...] = ()
    removed: tuple[Said[str], ...] = ()
    penalties: tuple[Penalty, ...] = ()

    def contract(self, id: str) -> Contract:
        """The contract with this id; KeyError when there is none."""
        return next(c for c in self.contracts if c.id == id)

    def label(self, thing: str, language: str) -> str:
        """The name of a contract, call, outcome, card, role, aim or penalty in ``language``; else its own; else id."""
        groups = (self.contracts, self.calls, self.outcomes, self.cards, self.roles, self.aims, self.penalties)
        for group in groups:
            for element in group:
                if element.id == thing:
                    return dict(element.labels.others).get(language) or element.labels.own or element.id
        return thing
