"""The tables of a ruleset: everything the runtime needs to know of a game, as plain data.

Cards are numbers: the place in ``Tables.deck``; a set of cards is a bit mask (bit ``n`` is card ``n``).  Suits are
numbers 0 to 3 in the order spades, clubs, hearts, diamonds; 4 stands for trump as a suit of its own, or, where a
trump suit is asked for, for "no suit".  Seats count from the eldest hand.  Contracts, calls, aims and so on are
referred to by their place in their tuple, -1 is none.  ``rule`` fields are places in ``Tables.rules``, -1 is none.

Amounts and conditions are programs: nested tuples with an operator first (see ``Program``).  All data is immutable
and maps to JSON one to one, so a ruleset can be written out as Python, as JSON, or kept in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Program: TypeAlias = "int | str | tuple[Program, ...]"
"""An amount or a condition.

Amounts (whole numbers, points or chips): a number · ``("value",)`` the contract's worth · ``("pot",)`` what lies in
the pot before anything is paid · ``("tricks", WHO)`` · ``("matadors",)`` the run of top trumps in the declarer's hand
as he plays with it · ``("+", a, b)`` · ``("-", a, b)`` · ``("*", a, b)`` · ``("min", a, b)`` · ``("max", a, b)``.

Conditions: ``("and", c, …)`` · ``("or", c, …)`` · ``("not", c)`` · ``("has", QUANTIFIER, WHO, NOUN, OPERATOR,
number)`` · ``("compare", QUANTIFIER, WHO, NOUN, OPERATOR, WHO)`` · ``("holds", QUANTIFIER, WHO, mask)`` cards in hand
as played with · ``("called", call id)`` · ``("made", call id)`` · ``("missed", call id)`` · ``("contract", contract
id)`` · ``("trump", suit)`` 0 to 3 · ``("trump", "preferred")`` · ``("trump", "none")`` no trump at all · ``("pot
empty",)`` · ``("deals", OPERATOR, number)`` deals of the match that are over · ``("passed out", OPERATOR, number)``
deals just before this one, in a row, that all have passed · ``("outcome", outcome id)``.

QUANTIFIER is ``any`` or ``every``; WHO is ``declarer``, ``defenders``, ``players``, ``side``, ``opponents`` or a role
id; NOUN is ``tricks``, ``first tricks``, ``matadors`` or ``points``; OPERATOR is ``==``, ``>=``, ``<=``, ``>``, ``<``.
Unquantified subjects have ``every``.
"""


@dataclass(frozen=True, slots=True)
class Rule:
    """A line of the variant that something rests on: file and line, its words, citations, and why it was decided."""

    file: str
    line: int
    words: str
    cites: tuple[str, ...] = ()
    decided: str = ""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The cards' places in one trump situation.

    ``suits``: for each card, the suit it follows (4: trump).  ``strength``: for each card, higher beats lower within
    a suit.  ``orders``: the four plain suits, then trump, highest first.
    """

    name: str
    suits: tuple[int, ...]
    strength: tuple[int, ...]
    orders: tuple[tuple[int, ...], ...]
    rule: int = -1


@dataclass(frozen=True, slots=True)
class Exchange:
    """One permission: ``role`` is declarer or defender; ``place`` 0 for each of them, 1 for the first, and so on.

    ``least`` and ``most`` are cards; what is left in the talon limits both.  ``whole_talon``: all of it is taken and
    the surplus thrown.
    """

    role: str
    place: int
    least: int
    most: int
    whole_talon: bool = False
    rule: int = -1


@dataclass(frozen=True, slots=True)
class Show:
    """What the declarer lays open: ``cards`` (a mask, 0 for the whole hand) before the ``exchange`` or the ``lead``."""

    cards: int
    before: str
    rule: int = -1


@dataclass(frozen=True, slots=True)
class CardCall:
    """A card that the declarer may call to find his ally: one of ``cards`` (a mask).

    ``own``: one that he holds himself, so that he has no ally; else one that he does not hold.  ``plain``: not of the
    trump suit.  ``holding``: cards (a mask) that he must all hold to call so; 0 when any hand may.
    """

    cards: int
    own: bool
    plain: bool
    holding: int
    rule: int = -1


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract, with everything that differs from one to the next.

    ``rung``: place in the ladder from 0 up, -1 when it cannot be bid.  ``trump`` is ``named``, ``fixed``, ``turned``,
    ``none`` or ``preferred``.  ``suits``: the suits that trump may have.  ``rankings`` and ``withheld`` have five
    places, by trump suit and, last, for no suit: a place in ``Tables.rankings`` (-1: cannot happen), and the mask of
    the trumps that need not be played to a lower trump led.  ``needs``: cards the bidder must hold.  ``becomes``: the
    contracts the winner of the auction may play instead, itself among them, lowest first.  ``counts_as``: when the
    program holds, the result is that of the other contract.  ``plays``: it is won by naming one of these games, whose
    trump and aim then hold, and is paid as this one.  ``rules``: for each setting, the line it stands in.
    ``card_calls``: the cards that the declarer may call once trump is known; he must call one, its holder is his ally,
    silent until the card is played.  ``sitter_joins``: once the cards are exchanged, the player who sits out may look
    at what is left over and thrown, take it, throw the surplus and join as a declarer; who does not makes the payments
    ``sitter_pays``.
    """

    id: str
    label: str
    rung: int
    value: int
    declarers: tuple[int, int]
    trump: str
    suits: tuple[int, ...]
    rankings: tuple[int, int, int, int, int]
    withheld: tuple[int, int, int, int, int]
    needs: int
    shows: tuple[Show, ...]
    exchange: tuple[Exchange, ...]
    exchange_order: str
    aim: int
    becomes: tuple[int, ...]
    counts_as: tuple[tuple[Program, int], ...]
    plays: tuple[int, ...]
    rules: tuple[tuple[str, int], ...]
    card_calls: tuple[CardCall, ...] = ()
    sitter_joins: bool = False
    sitter_pays: tuple[Payment, ...] = ()


@dataclass(frozen=True, slots=True)
class AuctionState:
    """A state of the auction: who is to call, what stands, and the calls there are.

    ``contract`` is what stands (-1: nothing, or a listener who has no bid yet); ``standing`` who stands (-1: nobody).
    ``calls``: kind (``pass``, ``bid``, ``hold``, ``join``, ``listen``), contract (-1 for none), and the next state;
    ``-1 - n`` is the end ``n``.
    """

    to_call: int
    standing: int
    contract: int
    calls: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class AuctionEnd:
    """How an auction may end: ``declarers`` in the order in which they came in; none of them: all have passed."""

    declarers: tuple[int, ...]
    contract: int


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction as a table of states; the first is where it starts.  ``suit_with_bid``: bids name their trump."""

    suit_with_bid: bool
    states: tuple[AuctionState, ...]
    ends: tuple[AuctionEnd, ...]
    rules: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """A transfer: ``amount`` from ``payer`` to ``payee``, when ``when`` holds (None: always).

    A party is ``declarer``, ``each defender``, ``each player``, ``each opponent``, ``pot``, ``bank``, ``sitter``; or
    one whose seats share what it pays and gets: ``side``, ``opponents``, ``defenders``, or a role's id.  A negative
    amount goes the other way.  All amounts are measured before anything moves.
    """

    amount: Program
    payer: str
    payee: str
    when: Program | None
    rule: int


@dataclass(frozen=True, slots=True)
class AllPass:
    """A step of what happens when all pass, tried in order.

    ``force``: the holder of ``card`` (a mask of one) must play ``contract``.  ``offer``: each player from the eldest
    may take the talon and play ``contract``.  ``offer last``: the last of those who are dealt cards may bid
    ``contract``, which he plays with his own hand, unless he lacks what it needs.  ``pay``: the payments are made.
    ``redeal``: the deal is over, ``dealer`` is ``same`` or ``next``.  A step whose ``when`` does not hold is passed
    over.
    """

    kind: str
    contract: int
    card: int
    dealer: str
    payments: tuple[Payment, ...]
    when: Program | None
    rule: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the deal: ``auction`` over, ``exchange`` (the declarer's own) done, card ``lead`` of trick ``trick``
    laid, ``trick`` ``trick`` complete, or ``declarer`` has laid his card to trick ``trick``."""

    kind: str
    trick: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """What the declarer may say during a hand: ``kind`` is ``announce``, ``surrender`` or ``stop``.

    Open from ``opens`` until ``closes``, in ``contracts``, once, when ``allowed`` holds.  ``made``: when it is made;
    called and not made is missed.  ``aim``: takes the place of the contract's aim.
    ``undertaken``: above 0 it is never open and not said; the declarer makes it by leading to this trick, when
    ``allowed`` holds then.
    """

    id: str
    label: str
    kind: str
    contracts: tuple[int, ...]
    opens: Moment
    closes: Moment
    allowed: Program | None
    made: Program | None
    aim: int
    rule: int
    rules: tuple[tuple[str, int], ...]
    undertaken: int = 0


@dataclass(frozen=True, slots=True)
class Guard:
    """One line of an aim: the outcome when ``when`` holds (None: otherwise)."""

    outcome: str
    when: Program | None
    rule: int


@dataclass(frozen=True, slots=True)
class Aim:
    """What decides the outcome: the first guard that holds; the last one always does."""

    id: str
    guards: tuple[Guard, ...]


@dataclass(frozen=True, slots=True)
class Role:
    """A party found by what it made: of ``among`` (defenders, players), those with the ``most`` or ``least`` tricks.

    ``tie``: ``share`` what they get and give, the odd chip to the earlier seat; or the ``earliest`` seat alone.
    """

    id: str
    label: str
    among: str
    measure: str
    tie: str
    rule: int


@dataclass(frozen=True, slots=True)
class Times:
    """When ``when`` holds, all that is paid is ``factor`` times as much, but what goes into the pot or comes out."""

    factor: int
    when: Program | None
    rule: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """All that is paid for one outcome of one contract."""

    contract: int
    outcome: str
    payments: tuple[Payment, ...]
    times: tuple[Times, ...] = ()


@dataclass(frozen=True, slots=True)
class Penalty:
    """What is paid at once when the players record that somebody broke a rule.

    Parties besides the usual: ``offender``, ``each other player``, and ``each opponent of offender`` (all others as
    long as nobody declares).  ``dealer``: the deal is thrown in, and the ``same`` or the ``next`` dealer deals; empty:
    play goes on.
    """

    id: str
    label: str
    payments: tuple[Payment, ...]
    dealer: str
    rule: int


@dataclass(frozen=True, slots=True)
class Play:
    """Leading and following.  ``lead``: ``eldest``, ``declarer`` or ``after declarer``; ``void``: what a player plays
    who has none of the suit led: ``any`` card, or ``trump`` when he has one."""

    lead: str
    void: str
    rules: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Match:
    """When a match is over (a program over ``deals`` and ``points``), and what is paid before each deal."""

    over: Program | None
    before_deal: tuple[Payment, ...]
    rule: int = -1


@dataclass(frozen=True, slots=True)
class Tables:
    """A whole ruleset.

    ``deck``: the cards' names, suit letter and rank letter.  ``packets``: how many cards each player gets at a time.
    ``preferred``: a second pack's turned card gives a preferred suit.  ``outcomes``: id and label.  ``unplayed``: how
    many hands are dealt that nobody plays.  ``sitter``: the seat that is dealt no cards and takes no part, -1 for none;
    ``sitter_shares``: it pays and is paid as a defender all the same.
    """

    name: str
    label: str
    language: str
    players: int
    direction: str
    deck: tuple[str, ...]
    packets: tuple[int, ...]
    talon: int
    preferred: bool
    rankings: tuple[Ranking, ...]
    contracts: tuple[Contract, ...]
    auction: Auction
    all_pass: tuple[AllPass, ...]
    play: Play
    calls: tuple[Call, ...]
    outcomes: tuple[tuple[str, str], ...]
    aims: tuple[Aim, ...]
    roles: tuple[Role, ...]
    settlements: tuple[Settlement, ...]
    match: Match
    rules: tuple[Rule, ...]
    statements: tuple[tuple[str, str], ...]
    unplayed: int = 0
    sitter: int = -1
    sitter_shares: bool = False
    penalties: tuple[Penalty, ...] = ()

    @property
    def hand_size(self) -> int:
        """Cards in a hand, which is also how many tricks there are."""
        return sum(self.packets)
