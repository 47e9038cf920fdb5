"""The ruleset of the variant quadrille: Quadrille.

Made by ``ombre build`` from the file of the variant.  Do not edit it: change the variant and build again.
"""

from __future__ import annotations

from ombre_dsl.runtime import Ruleset
from ombre_dsl.runtime.tables import (
    Aim,
    AllPass,
    Auction,
    AuctionEnd,
    AuctionState,
    Call,
    CardCall,
    Contract,
    Guard,
    Match,
    Moment,
    Payment,
    Play,
    Ranking,
    Role,
    Rule,
    Settlement,
    Tables,
)

# The cards, and for each a name that stands for the set of that card alone.
DECK: tuple[str, ...] = (
    "SA", "S2", "S3", "S4", "S5", "S6", "S7", "SJ", "SQ", "SK", "CA", "C2", "C3", "C4", "C5", "C6", "C7", "CJ", "CQ",
    "CK", "HA", "H2", "H3", "H4", "H5", "H6", "H7", "HJ", "HQ", "HK", "DA", "D2", "D3", "D4", "D5", "D6", "D7", "DJ",
    "DQ", "DK",
)
SA, S2, S3, S4, S5, S6, S7, SJ, SQ, SK = (1 << place for place in range(0, 10))
CA, C2, C3, C4, C5, C6, C7, CJ, CQ, CK = (1 << place for place in range(10, 20))
HA, H2, H3, H4, H5, H6, H7, HJ, HQ, HK = (1 << place for place in range(20, 30))
DA, D2, D3, D4, D5, D6, D7, DJ, DQ, DK = (1 << place for place in range(30, 40))


def _cards(names: str) -> tuple[int, ...]:
    return tuple(DECK.index(name) for name in names.split())


# How the cards rank: for each card of DECK, in that order, its suit and its strength.
RANKINGS: tuple[Ranking, ...] = (
    Ranking(
        "spades trump",
        suits=(
            4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3,
        ),
        strength=(
            11, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 7, 6, 5, 4, 3,
            2, 1, 8, 9, 10,
        ),
        orders=(
            _cards(""),
            _cards("CK CQ CJ C7 C6 C5 C4 C3 C2"),
            _cards("HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
            _cards("DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
            _cards("SA S2 CA SK SQ SJ S7 S6 S5 S4 S3"),
        ),
    ),
    Ranking(
        "clubs trump",
        suits=(
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3,
        ),
        strength=(
            11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 7, 6, 5, 4, 3,
            2, 1, 8, 9, 10,
        ),
        orders=(
            _cards("SK SQ SJ S7 S6 S5 S4 S3 S2"),
            _cards(""),
            _cards("HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
            _cards("DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
            _cards("SA C2 CA CK CQ CJ C7 C6 C5 C4 C3"),
        ),
    ),
    Ranking(
        "hearts trump",
        suits=(
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3,
        ),
        strength=(
            12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 5, 4, 3, 2, 1, 11, 6, 7, 8, 7, 6, 5, 4, 3,
            2, 1, 8, 9, 10,
        ),
        orders=(
            _cards("SK SQ SJ S7 S6 S5 S4 S3 S2"),
            _cards("CK CQ CJ C7 C6 C5 C4 C3 C2"),
            _cards(""),
            _cards("DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
            _cards("SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6"),
        ),
    ),
    Ranking(
        "diamonds trump",
        suits=(
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4,
            4, 4, 4, 4,
        ),
        strength=(
            12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 9, 5, 4, 3, 2,
            1, 11, 6, 7, 8,
        ),
        orders=(
            _cards("SK SQ SJ S7 S6 S5 S4 S3 S2"),
            _cards("CK CQ CJ C7 C6 C5 C4 C3 C2"),
            _cards("HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
            _cards(""),
            _cards("SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6"),
        ),
    ),
)

# Aims by number: 0 six_tricks, 1 every_trick.
CONTRACTS: tuple[Contract, ...] = (
    Contract(
        "alliance",
        label="Alliance",
        rung=0,
        value=5,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=0,
        becomes=(0,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 1), ("declarers", 2), ("value", 3), ("trump", 4), ("exchange", 0), ("may withhold", 5),
            ("aim", 6),
        ),
        card_calls=(
            CardCall(SK | CK | HK | DK, own=False, plain=False, holding=0, rule=7),
            CardCall(SQ | CQ | HQ | DQ, own=False, plain=True, holding=SK | CK | HK | DK, rule=8),
            CardCall(SK | CK | HK | DK, own=True, plain=False, holding=SK | CK | HK | DK, rule=9),
        ),
    ),
    Contract(
        "solo",
        label="Solo",
        rung=1,
        value=15,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=0,
        becomes=(1,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 11), ("declarers", 12), ("value", 13), ("trump", 14), ("exchange", 10), ("may withhold", 15),
            ("aim", 16),
        ),
    ),
    Contract(
        "solo_vole",
        label="Vole",
        rung=2,
        value=25,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=1,
        becomes=(2,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 17), ("declarers", 12), ("value", 18), ("trump", 14), ("exchange", 10), ("may withhold", 15),
            ("aim", 19),
        ),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 alliance, 1 solo, 2 solo_vole.
AUCTION: Auction = Auction(
    False,
    states=(
        AuctionState(0, -1, -1, calls=(("pass", -1, 1), ("bid", 0, 2), ("bid", 1, 3), ("bid", 2, 4))),
        AuctionState(1, -1, -1, calls=(("pass", -1, 5), ("bid", 0, 6), ("bid", 1, 7), ("bid", 2, 8))),
        AuctionState(1, 0, 0, calls=(("pass", -1, 9), ("bid", 1, 10), ("bid", 2, 11))),
        AuctionState(1, 0, 1, calls=(("pass", -1, 12), ("bid", 2, 11))),
        AuctionState(1, 0, 2, calls=(("pass", -1, 13),)),
        AuctionState(2, -1, -1, calls=(("pass", -1, 14), ("bid", 0, 15), ("bid", 1, 16), ("bid", 2, 17))),
        AuctionState(2, 1, 0, calls=(("pass", -1, 18), ("bid", 1, 19), ("bid", 2, 20))),
        AuctionState(2, 1, 1, calls=(("pass", -1, 21), ("bid", 2, 20))),
        AuctionState(2, 1, 2, calls=(("pass", -1, 22),)),
        AuctionState(2, 0, 0, calls=(("pass", -1, 23), ("bid", 1, 24), ("bid", 2, 25))),
        AuctionState(2, 1, 1, calls=(("pass", -1, 26), ("bid", 2, 27))),
        AuctionState(2, 1, 2, calls=(("pass", -1, 28),)),
        AuctionState(2, 0, 1, calls=(("pass", -1, 29), ("bid", 2, 25))),
        AuctionState(2, 0, 2, calls=(("pass", -1, 30),)),
        AuctionState(3, -1, -1, calls=(("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3), ("bid", 2, -4))),
        AuctionState(3, 2, 0, calls=(("pass", -1, -5), ("bid", 1, 31), ("bid", 2, 32))),
        AuctionState(3, 2, 1, calls=(("pass", -1, -6), ("bid", 2, 32))),
        AuctionState(3, 2, 2, calls=(("pass", -1, -7),)),
        AuctionState(3, 1, 0, calls=(("pass", -1, -8), ("bid", 1, 33), ("bid", 2, 34))),
        AuctionState(3, 2, 1, calls=(("pass", -1, 35), ("bid", 2, 36))),
        AuctionState(3, 2, 2, calls=(("pass", -1, 37),)),
        AuctionState(3, 1, 1, calls=(("pass", -1, -9), ("bid", 2, 34))),
        AuctionState(3, 1, 2, calls=(("pass", -1, -10),)),
        AuctionState(3, 0, 0, calls=(("pass", -1, -11), ("bid", 1, 38), ("bid", 2, 39))),
        AuctionState(3, 2, 1, calls=(("pass", -1, 40), ("bid", 2, 41))),
        AuctionState(3, 2, 2, calls=(("pass", -1, 42),)),
        AuctionState(3, 1, 1, calls=(("pass", -1, 43), ("bid", 2, 44))),
        AuctionState(3, 2, 2, calls=(("pass", -1, 45),)),
        AuctionState(3, 1, 2, calls=(("pass", -1, 46),)),
        AuctionState(3, 0, 1, calls=(("pass", -1, -12), ("bid", 2, 39))),
        AuctionState(3, 0, 2, calls=(("pass", -1, -13),)),
        AuctionState(2, 3, 1, calls=(("pass", -1, -3), ("bid", 2, 17))),
        AuctionState(2, 3, 2, calls=(("pass", -1, -4),)),
        AuctionState(1, 3, 1, calls=(("pass", -1, -3), ("bid", 2, 22))),
        AuctionState(1, 3, 2, calls=(("pass", -1, -4),)),
        AuctionState(1, 2, 1, calls=(("pass", -1, -6), ("bid", 2, 47))),
        AuctionState(1, 3, 2, calls=(("pass", -1, 32),)),
        AuctionState(1, 2, 2, calls=(("pass", -1, -7),)),
        AuctionState(0, 3, 1, calls=(("pass", -1, -3), ("bid", 2, 30))),
        AuctionState(0, 3, 2, calls=(("pass", -1, -4),)),
        AuctionState(0, 2, 1, calls=(("pass", -1, -6), ("bid", 2, 48))),
        AuctionState(0, 3, 2, calls=(("pass", -1, 32),)),
        AuctionState(0, 2, 2, calls=(("pass", -1, -7),)),
        AuctionState(0, 1, 1, calls=(("pass", -1, -9), ("bid", 2, 49))),
        AuctionState(0, 3, 2, calls=(("pass", -1, 34),)),
        AuctionState(0, 2, 2, calls=(("pass", -1, 37),)),
        AuctionState(0, 1, 2, calls=(("pass", -1, -10),)),
        AuctionState(2, 1, 2, calls=(("pass", -1, -10),)),
        AuctionState(2, 0, 2, calls=(("pass", -1, -13),)),
        AuctionState(1, 0, 2, calls=(("pass", -1, -13),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((3,), 0), AuctionEnd((3,), 1), AuctionEnd((3,), 2), AuctionEnd((2,), 0),
        AuctionEnd((2,), 1), AuctionEnd((2,), 2), AuctionEnd((1,), 0), AuctionEnd((1,), 1), AuctionEnd((1,), 2),
        AuctionEnd((0,), 0), AuctionEnd((0,), 1), AuctionEnd((0,), 2),
    ),
    rules=(("opens", 20), ("answers", 21), ("hold", 22), ("suit", 23), ("ladder", 24)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass("force", contract=0, card=SA, dealer="", payments=(), when=None, rule=25),
    AllPass("redeal", contract=-1, card=0, dealer="next", payments=(), when=None, rule=26),
)

PLAY: Play = Play(
    "eldest",
    void="any",
    rules=(("lead", 27), ("follow", 28), ("void", 29), ("takes", 30), ("next lead", 31)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "vole",
        label="Vole annoncée",
        kind="announce",
        contracts=(0, 1),
        opens=Moment("exchange"),
        closes=Moment("lead", 7),
        allowed=None,
        made=("has", "every", "side", "tricks", "==", 10),
        aim=-1,
        rule=32,
        rules=(("in", 33), ("from", 34), ("until", 35), ("made", 36)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (("sacada", "sacada"), ("puesta", "remise"), ("codille", "codille"))

AIMS: tuple[Aim, ...] = (
    Aim(
        "six_tricks",
        guards=(
            Guard("sacada", ("has", "every", "side", "tricks", ">=", 6), rule=37),
            Guard("puesta", ("has", "every", "side", "tricks", "==", 5), rule=38),
            Guard("codille", None, rule=39),
        ),
    ),
    Aim(
        "every_trick",
        guards=(
            Guard("sacada", ("has", "every", "declarer", "tricks", "==", 10), rule=40),
            Guard("codille", None, rule=41),
        ),
    ),
)

ROLES: tuple[Role, ...] = ()

# Contracts by number: 0 alliance, 1 solo, 2 solo_vole.
SETTLEMENTS: tuple[Settlement, ...] = (
    # alliance
    Settlement(
        0, "sacada",
        payments=(
            Payment(("pot",), "pot", "side", when=None, rule=42),
            Payment(5, "each opponent", "side", when=None, rule=43),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    Settlement(
        0, "puesta",
        payments=(
            Payment(("pot",), "side", "pot", when=("has", "every", "declarer", "tricks", ">=", 3), rule=46),
            Payment(("pot",), "declarer", "pot", when=("has", "every", "declarer", "tricks", "<=", 2), rule=47),
            Payment(5, "each player", "pot", when=None, rule=48),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    Settlement(
        0, "codille",
        payments=(
            Payment(("pot",), "pot", "opponents", when=None, rule=49),
            Payment(("pot",), "side", "opponents", when=("has", "every", "declarer", "tricks", ">=", 3), rule=50),
            Payment(("pot",), "declarer", "opponents", when=("has", "every", "declarer", "tricks", "<=", 2), rule=51),
            Payment(5, "side", "each opponent", when=("has", "every", "declarer", "tricks", ">=", 3), rule=52),
            Payment(5, "declarer", "each opponent", when=("has", "every", "declarer", "tricks", "<=", 2), rule=53),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    # solo
    Settlement(
        1, "sacada",
        payments=(
            Payment(("pot",), "pot", "side", when=None, rule=42),
            Payment(15, "each opponent", "side", when=None, rule=43),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    Settlement(
        1, "puesta",
        payments=(
            Payment(("pot",), "side", "pot", when=("has", "every", "declarer", "tricks", ">=", 3), rule=46),
            Payment(("pot",), "declarer", "pot", when=("has", "every", "declarer", "tricks", "<=", 2), rule=47),
            Payment(5, "each player", "pot", when=None, rule=48),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    Settlement(
        1, "codille",
        payments=(
            Payment(("pot",), "pot", "opponents", when=None, rule=49),
            Payment(("pot",), "side", "opponents", when=("has", "every", "declarer", "tricks", ">=", 3), rule=50),
            Payment(("pot",), "declarer", "opponents", when=("has", "every", "declarer", "tricks", "<=", 2), rule=51),
            Payment(15, "side", "each opponent", when=("has", "every", "declarer", "tricks", ">=", 3), rule=52),
            Payment(15, "declarer", "each opponent", when=("has", "every", "declarer", "tricks", "<=", 2), rule=53),
            Payment(25, "each opponent", "side", when=("made", "vole"), rule=44),
            Payment(30, "side", "each opponent", when=("missed", "vole"), rule=45),
        ),
    ),
    # solo_vole
    Settlement(
        2, "sacada",
        payments=(
            Payment(("pot",), "pot", "side", when=None, rule=42),
            Payment(25, "each opponent", "side", when=None, rule=43),
        ),
    ),
    Settlement(
        2, "codille",
        payments=(
            Payment(("pot",), "pot", "opponents", when=None, rule=49),
            Payment(("pot",), "side", "opponents", when=("has", "every", "declarer", "tricks", ">=", 3), rule=50),
            Payment(("pot",), "declarer", "opponents", when=("has", "every", "declarer", "tricks", "<=", 2), rule=51),
            Payment(25, "side", "each opponent", when=("has", "every", "declarer", "tricks", ">=", 3), rule=52),
            Payment(25, "declarer", "each opponent", when=("has", "every", "declarer", "tricks", "<=", 2), rule=53),
        ),
    ),
)

MATCH: Match = Match(
    ("deals", "==", 12),
    before_deal=(Payment(5, "each player", "pot", when=("pot empty",), rule=54),),
    rule=55,
)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule("quadrille.ombre", 71, "exchange: nobody"),
    Rule("quadrille.ombre", 67, "contract alliance \"Alliance\" en \"Alliance\""),
    Rule("quadrille.ombre", 68, "declarers: 1"),
    Rule("quadrille.ombre", 69, "value: 5", decided="Five from each opponent."),
    Rule("quadrille.ombre", 70, "trump: named", cites=("FR-15",)),
    Rule("quadrille.ombre", 72, "may withhold: spadille manille basto", cites=("FR-23b",)),
    Rule("quadrille.ombre", 73, "aim: six_tricks"),
    Rule(
        "quadrille.ombre", 74, "may call K",
        cites=("FR-32",),
        decided="A king that he does not hold; its holder is the ally, silent until the card falls.",
    ),
    Rule(
        "quadrille.ombre", 76,
        "may call plain Q holding every K",
        decided="Who holds all four kings calls a queen that is not trump's ...",
    ),
    Rule(
        "quadrille.ombre", 77,
        "may call own K holding every K",
        decided="... or one of his own kings, and plays alone.",
    ),
    Rule("quadrille.ombre", 84, "exchange: nobody"),
    Rule("quadrille.ombre", 80, "contract solo \"Solo\" en \"Solo\""),
    Rule("quadrille.ombre", 81, "declarers: 1"),
    Rule("quadrille.ombre", 82, "value: 15", decided="Fifteen from each opponent."),
    Rule("quadrille.ombre", 83, "trump: named", cites=("FR-15",)),
    Rule("quadrille.ombre", 85, "may withhold: spadille manille basto", cites=("FR-23b",)),
    Rule("quadrille.ombre", 86, "aim: six_tricks"),
    Rule("quadrille.ombre", 89, "contract solo_vole \"Vole\" en \"Solo for every trick\" like solo"),
    Rule("quadrille.ombre", 90, "value: 25", decided="Twenty-five from each opponent."),
    Rule("quadrille.ombre", 91, "aim: every_trick"),
    Rule("quadrille.ombre", 47, "opens: eldest", cites=("FR-14",)),
    Rule("quadrille.ombre", 48, "answers: next player", cites=("FR-14",)),
    Rule("quadrille.ombre", 49, "hold: nobody", cites=("FR-14",)),
    Rule("quadrille.ombre", 50, "suit: after the auction", cites=("FR-15",)),
    Rule(
        "quadrille.ombre", 51,
        "ladder: alliance < solo < solo_vole",
        decided="Three bids, from playing with an ally to all the tricks alone.",
    ),
    Rule(
        "quadrille.ombre", 55,
        "force alliance on holder of spadille",
        cites=("FR-36",),
        decided="He must play, and may call.",
    ),
    Rule("quadrille.ombre", 56, "redeal by next dealer", decided="Never needed: somebody always holds spadille."),
    Rule("quadrille.ombre", 60, "lead: eldest", cites=("FR-20",)),
    Rule("quadrille.ombre", 61, "follow: suit led", cites=("FR-22",)),
    Rule("quadrille.ombre", 62, "void: any card", cites=("FR-22",)),
    Rule("quadrille.ombre", 63, "takes: highest trump, else highest of suit led", cites=("FR-23",)),
    Rule("quadrille.ombre", 64, "next lead: winner of the trick", cites=("FR-23",)),
    Rule("quadrille.ombre", 94, "call vole \"Vole annoncée\" en \"Vole\""),
    Rule("quadrille.ombre", 95, "in: alliance, solo", cites=("FR-28",)),
    Rule("quadrille.ombre", 96, "from: exchange of declarer"),
    Rule(
        "quadrille.ombre", 97, "until: lead of trick 7",
        decided="Before the seventh trick, as the game is decided at the sixth.",
    ),
    Rule("quadrille.ombre", 98, "made when side has 10 tricks", cites=("FR-28",)),
    Rule(
        "quadrille.ombre", 109,
        "sacada when side has at least 6 tricks",
        decided="The declarer and his ally count together.",
    ),
    Rule("quadrille.ombre", 110, "puesta when side has 5 tricks", decided="Five are a remise."),
    Rule("quadrille.ombre", 111, "codille otherwise"),
    Rule("quadrille.ombre", 115, "sacada when declarer has 10 tricks", decided="All ten, or it is a codille."),
    Rule("quadrille.ombre", 116, "codille otherwise"),
    Rule("quadrille.ombre", 120, "pay pot from pot to side", cites=("FR-25",)),
    Rule(
        "quadrille.ombre", 121,
        "pay value from each opponent to side",
        decided="A side shares what it wins, the odd chip to the earlier seat.",
    ),
    Rule("quadrille.ombre", 142, "pay 25 from each opponent to side when vole is made", cites=("FR-28",)),
    Rule("quadrille.ombre", 143, "pay 30 from side to each opponent when vole is missed", cites=("FR-28b",)),
    Rule(
        "quadrille.ombre", 125,
        "pay pot from side to pot when declarer has at least 3 tricks",
        cites=("FR-26",),
        decided="A side shares what it pays, the odd chip to the declarer.",
    ),
    Rule(
        "quadrille.ombre", 127,
        "pay pot from declarer to pot when declarer has at most 2 tricks",
        decided="With fewer than three tricks of his own he pays alone.",
    ),
    Rule("quadrille.ombre", 129, "pay stake from each player to pot", cites=("FR-26",)),
    Rule("quadrille.ombre", 133, "pay pot from pot to opponents", cites=("FR-27",)),
    Rule(
        "quadrille.ombre", 134,
        "pay pot from side to opponents when declarer has at least 3 tricks",
        cites=("FR-27",),
    ),
    Rule(
        "quadrille.ombre", 135,
        "pay pot from declarer to opponents when declarer has at most 2 tricks",
        decided="With fewer than three tricks of his own he pays alone.",
    ),
    Rule(
        "quadrille.ombre", 137,
        "pay value from side to each opponent when declarer has at least 3 tricks",
        cites=("FR-27",),
    ),
    Rule("quadrille.ombre", 138, "pay value from declarer to each opponent when declarer has at most 2 tricks"),
    Rule("quadrille.ombre", 43, "pay stake from each player to pot when pot is empty", cites=("FR-10",)),
    Rule("quadrille.ombre", 147, "over when match has 12 deals", cites=("FR-31",)),
)

# What the sources say, by the ids that the lines cite.
STATEMENTS: tuple[tuple[str, str], ...] = (
    ("FR-10", "Before the deal every player puts an agreed stake, five chips for instance, into the pot."),
    (
        "FR-14",
        (
            "From the dealer's right onward each player passes or bids Entrada, Vuelta or Solo, in rising order; a "
            "higher bid beats a lower one, and whoever has passed stays out."
        ),
    ),
    ("FR-15", "In Entrada the Ombre, once he has won the auction, names the trump suit."),
    ("FR-20", "The eldest hand, at the dealer's right, leads to the first trick."),
    (
        "FR-22",
        (
            "Any card may be led; the others follow suit when they can, and without the suit they may trump or throw "
            "any other card."
        ),
    ),
    (
        "FR-23",
        (
            "The highest trump wins the trick, or, with no trump in it, the highest card of the suit led; the winner "
            "leads next."
        ),
    ),
    (
        "FR-23b",
        (
            "A player who has only matadors among his trumps need not play one to a trump lead (the text says, oddly, "
            "that he may throw a matador instead); only a higher matador can force a matador, never a low ordinary "
            "trump."
        ),
    ),
    (
        "FR-25",
        (
            "With more tricks than each defender (sacada) the Ombre takes the pot, and from each of them 5 chips in "
            "Entrada, 7 in Vuelta or 15 in Solo."
        ),
    ),
    (
        "FR-26",
        (
            "When the Ombre shares the lead in tricks (puesta) he pays double the pot by filling it up again, and five "
            "chips for each player are added; the pot waits for the next hand."
        ),
    ),
    (
        "FR-27",
        (
            "When a defender has taken more tricks than the Ombre (codille), the Ombre pays that defender the game's "
            "value of 5, 7 or 15 chips and pays him double the pot."
        ),
    ),
    (
        "FR-28",
        (
            "If the Ombre announces the vole before the sixth trick and takes all nine, he receives 25 chips more from "
            "each opponent."
        ),
    ),
    ("FR-28b", "If the vole was announced and fails, the Ombre pays each opponent 30 chips."),
    (
        "FR-31",
        (
            "A session runs for an agreed number of deals, usually twelve (four rounds), or until a fixed pot is used "
            "up, and the most chips win; a short game may go to a fixed total such as 30 or 50."
        ),
    ),
    (
        "FR-32",
        "Quadrille is a form for four players in which the declarer may call an ally by naming a particular king.",
    ),
    (
        "FR-36",
        (
            "Under forced spadille, when everyone passes, the holder of spadille has to be the Ombre and to choose the "
            "trump suit."
        ),
    ),
)

TABLES: Tables = Tables(
    name="quadrille",
    label="Quadrille",
    language="fr",
    players=4,
    direction="counterclockwise",
    deck=DECK,
    packets=(3, 4, 3),
    talon=0,
    preferred=False,
    rankings=RANKINGS,
    contracts=CONTRACTS,
    auction=AUCTION,
    all_pass=ALL_PASS,
    play=PLAY,
    calls=CALLS,
    outcomes=OUTCOMES,
    aims=AIMS,
    roles=ROLES,
    settlements=SETTLEMENTS,
    match=MATCH,
    rules=LINES,
    statements=STATEMENTS,
    unplayed=0,
    sitter=-1,
    sitter_shares=False,
)

RULES = Ruleset(TABLES)
