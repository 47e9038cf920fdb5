"""The ruleset of the variant french: Ombre.

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
    Contract,
    Exchange,
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

# Aims by number: 0 most_tricks.
CONTRACTS: tuple[Contract, ...] = (
    Contract(
        "entrada",
        label="Entrada",
        rung=0,
        value=5,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="eldest",
        aim=0,
        becomes=(0,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 1), ("declarers", 2), ("value", 3), ("trump", 4), ("exchange", 0), ("exchange order", 5),
            ("may withhold", 6), ("aim", 7),
        ),
    ),
    Contract(
        "vuelta",
        label="Vuelta",
        rung=1,
        value=7,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="eldest",
        aim=0,
        becomes=(1,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 8), ("declarers", 2), ("value", 9), ("trump", 10), ("exchange", 0), ("exchange order", 5),
            ("may withhold", 6), ("aim", 7),
        ),
    ),
    Contract(
        "solo",
        label="Solo",
        rung=2,
        value=15,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="eldest",
        aim=0,
        becomes=(2,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 12), ("declarers", 2), ("value", 13), ("trump", 14), ("exchange", 11), ("exchange order", 5),
            ("may withhold", 6), ("aim", 7),
        ),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 entrada, 1 vuelta, 2 solo.
AUCTION: Auction = Auction(
    False,
    states=(
        AuctionState(0, -1, -1, calls=(("pass", -1, 1), ("bid", 0, 2), ("bid", 1, 3), ("bid", 2, 4))),
        AuctionState(1, -1, -1, calls=(("pass", -1, 5), ("bid", 0, 6), ("bid", 1, 7), ("bid", 2, 8))),
        AuctionState(1, 0, 0, calls=(("pass", -1, 9), ("bid", 1, 10), ("bid", 2, 11))),
        AuctionState(1, 0, 1, calls=(("pass", -1, 12), ("bid", 2, 11))),
        AuctionState(1, 0, 2, calls=(("pass", -1, 13),)),
        AuctionState(2, -1, -1, calls=(("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3), ("bid", 2, -4))),
        AuctionState(2, 1, 0, calls=(("pass", -1, -5), ("bid", 1, 14), ("bid", 2, 15))),
        AuctionState(2, 1, 1, calls=(("pass", -1, -6), ("bid", 2, 15))),
        AuctionState(2, 1, 2, calls=(("pass", -1, -7),)),
        AuctionState(2, 0, 0, calls=(("pass", -1, -8), ("bid", 1, 16), ("bid", 2, 17))),
        AuctionState(2, 1, 1, calls=(("pass", -1, 18), ("bid", 2, 19))),
        AuctionState(2, 1, 2, calls=(("pass", -1, 20),)),
        AuctionState(2, 0, 1, calls=(("pass", -1, -9), ("bid", 2, 17))),
        AuctionState(2, 0, 2, calls=(("pass", -1, -10),)),
        AuctionState(1, 2, 1, calls=(("pass", -1, -3), ("bid", 2, 8))),
        AuctionState(1, 2, 2, calls=(("pass", -1, -4),)),
        AuctionState(0, 2, 1, calls=(("pass", -1, -3), ("bid", 2, 13))),
        AuctionState(0, 2, 2, calls=(("pass", -1, -4),)),
        AuctionState(0, 1, 1, calls=(("pass", -1, -6), ("bid", 2, 21))),
        AuctionState(0, 2, 2, calls=(("pass", -1, 15),)),
        AuctionState(0, 1, 2, calls=(("pass", -1, -7),)),
        AuctionState(1, 0, 2, calls=(("pass", -1, -10),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((2,), 0), AuctionEnd((2,), 1), AuctionEnd((2,), 2), AuctionEnd((1,), 0),
        AuctionEnd((1,), 1), AuctionEnd((1,), 2), AuctionEnd((0,), 0), AuctionEnd((0,), 1), AuctionEnd((0,), 2),
    ),
    rules=(("opens", 15), ("answers", 16), ("hold", 17), ("suit", 18), ("ladder", 19)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass("redeal", contract=-1, card=0, dealer="next", payments=(), when=None, rule=20),
)

PLAY: Play = Play(
    "eldest",
    void="any",
    rules=(("lead", 21), ("follow", 22), ("void", 23), ("takes", 24), ("next lead", 25)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "vole",
        label="Vole",
        kind="announce",
        contracts=(0, 1, 2),
        opens=Moment("exchange"),
        closes=Moment("lead", 6),
        allowed=None,
        made=("has", "every", "declarer", "tricks", "==", 9),
        aim=-1,
        rule=26,
        rules=(("in", 27), ("from", 28), ("until", 29), ("made", 30)),
    ),
    Call(
        "primeras",
        label="Primeras",
        kind="stop",
        contracts=(0, 1, 2),
        opens=Moment("trick", 5),
        closes=Moment("lead", 6),
        allowed=("and", ("has", "every", "declarer", "tricks", "==", 5), ("not", ("called", "vole"))),
        made=None,
        aim=-1,
        rule=31,
        rules=(("in", 32), ("from", 33), ("until", 34), ("ends", 35), ("allowed", 36)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (("sacada", "sacada"), ("puesta", "puesta"), ("codille", "codille"))

AIMS: tuple[Aim, ...] = (
    Aim(
        "most_tricks",
        guards=(
            Guard("codille", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=37),
            Guard("puesta", ("compare", "any", "defenders", "tricks", "==", "declarer"), rule=38),
            Guard("sacada", None, rule=39),
        ),
    ),
)

ROLES: tuple[Role, ...] = (
    Role("best_defender", label="le meilleur défenseur", among="defenders", measure="most", tie="share", rule=40),
)

# Contracts by number: 0 entrada, 1 vuelta, 2 solo.
SETTLEMENTS: tuple[Settlement, ...] = (
    # entrada
    Settlement(
        0, "sacada",
        payments=(
            Payment(("pot",), "pot", "declarer", when=None, rule=41),
            Payment(5, "each defender", "declarer", when=None, rule=42),
            Payment(("min", ("matadors",), 3), "each defender", "declarer", when=None, rule=43),
            Payment(3, "each defender", "declarer", when=("called", "primeras"), rule=44),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        0, "puesta",
        payments=(
            Payment(("pot",), "declarer", "pot", when=None, rule=47),
            Payment(5, "each player", "pot", when=None, rule=48),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        0, "codille",
        payments=(
            Payment(("pot",), "pot", "best_defender", when=None, rule=49),
            Payment(("pot",), "declarer", "best_defender", when=None, rule=50),
            Payment(5, "declarer", "best_defender", when=None, rule=51),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    # vuelta
    Settlement(
        1, "sacada",
        payments=(
            Payment(("pot",), "pot", "declarer", when=None, rule=41),
            Payment(7, "each defender", "declarer", when=None, rule=42),
            Payment(("min", ("matadors",), 3), "each defender", "declarer", when=None, rule=43),
            Payment(3, "each defender", "declarer", when=("called", "primeras"), rule=44),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        1, "puesta",
        payments=(
            Payment(("pot",), "declarer", "pot", when=None, rule=47),
            Payment(5, "each player", "pot", when=None, rule=48),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        1, "codille",
        payments=(
            Payment(("pot",), "pot", "best_defender", when=None, rule=49),
            Payment(("pot",), "declarer", "best_defender", when=None, rule=50),
            Payment(7, "declarer", "best_defender", when=None, rule=51),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    # solo
    Settlement(
        2, "sacada",
        payments=(
            Payment(("pot",), "pot", "declarer", when=None, rule=41),
            Payment(15, "each defender", "declarer", when=None, rule=42),
            Payment(("min", ("matadors",), 3), "each defender", "declarer", when=None, rule=43),
            Payment(3, "each defender", "declarer", when=("called", "primeras"), rule=44),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        2, "puesta",
        payments=(
            Payment(("pot",), "declarer", "pot", when=None, rule=47),
            Payment(5, "each player", "pot", when=None, rule=48),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
    Settlement(
        2, "codille",
        payments=(
            Payment(("pot",), "pot", "best_defender", when=None, rule=49),
            Payment(("pot",), "declarer", "best_defender", when=None, rule=50),
            Payment(15, "declarer", "best_defender", when=None, rule=51),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=45),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=46),
        ),
    ),
)

MATCH: Match = Match(
    ("deals", "==", 12),
    before_deal=(Payment(5, "each player", "pot", when=("pot empty",), rule=52),),
    rule=53,
)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule("french.ombre", 71, "exchange: declarer any, each defender any", cites=("FR-18", "FR-19")),
    Rule("french.ombre", 66, "contract entrada \"Entrada\""),
    Rule("french.ombre", 67, "declarers: 1", cites=("FR-1",)),
    Rule("french.ombre", 68, "value: 5", cites=("FR-25",)),
    Rule(
        "french.ombre", 69, "trump: named",
        cites=("FR-15",),
        decided="Named before the exchange, as the source tells it first.",
    ),
    Rule("french.ombre", 72, "exchange order: from eldest", cites=("FR-18",)),
    Rule(
        "french.ombre", 73,
        "may withhold: spadille manille basto",
        cites=("FR-23b",),
        decided="Forced by a higher trump led, not by one played later.",
    ),
    Rule("french.ombre", 75, "aim: most_tricks", cites=("FR-9",)),
    Rule("french.ombre", 78, "contract vuelta \"Vuelta\" like entrada", cites=("FR-34",)),
    Rule("french.ombre", 79, "value: 7", cites=("FR-25",)),
    Rule(
        "french.ombre", 80, "trump: turned",
        cites=("FR-16",),
        decided="The turned card must be taken, as in the other sources.",
    ),
    Rule(
        "french.ombre", 86, "exchange: nobody",
        cites=("FR-17",),
        decided="Literally nobody; elsewhere the defenders exchange.",
    ),
    Rule("french.ombre", 83, "contract solo \"Solo\" like entrada", cites=("FR-33",)),
    Rule("french.ombre", 84, "value: 15", cites=("FR-25",)),
    Rule("french.ombre", 85, "trump: named", cites=("FR-17",)),
    Rule("french.ombre", 47, "opens: eldest", cites=("FR-14",)),
    Rule(
        "french.ombre", 48, "answers: next player",
        cites=("FR-14",),
        decided="It goes on round the table until all but one have passed.",
    ),
    Rule(
        "french.ombre", 49, "hold: nobody",
        cites=("FR-14",),
        decided="Of two who want the same game, the first to bid it keeps it.",
    ),
    Rule("french.ombre", 50, "suit: after the auction", cites=("FR-15",)),
    Rule("french.ombre", 51, "ladder: entrada < vuelta < solo", cites=("FR-14",)),
    Rule(
        "french.ombre", 55, "redeal by next dealer",
        decided="The source is silent; gasca and spadille forcée are modules of their own.",
    ),
    Rule("french.ombre", 59, "lead: eldest", cites=("FR-20",)),
    Rule("french.ombre", 60, "follow: suit led", cites=("FR-22",)),
    Rule("french.ombre", 61, "void: any card", cites=("FR-22",)),
    Rule("french.ombre", 62, "takes: highest trump, else highest of suit led", cites=("FR-23",)),
    Rule("french.ombre", 63, "next lead: winner of the trick", cites=("FR-21", "FR-23")),
    Rule("french.ombre", 89, "call vole \"Vole\""),
    Rule("french.ombre", 90, "in: every contract"),
    Rule("french.ombre", 91, "from: exchange of declarer"),
    Rule("french.ombre", 92, "until: lead of trick 6", cites=("FR-28",)),
    Rule("french.ombre", 93, "made when declarer has 9 tricks", cites=("FR-28",)),
    Rule("french.ombre", 97, "call primeras \"Primeras\""),
    Rule("french.ombre", 98, "in: every contract"),
    Rule("french.ombre", 99, "from: trick 5 won", cites=("FR-29",)),
    Rule("french.ombre", 100, "until: lead of trick 6", cites=("FR-29",)),
    Rule("french.ombre", 101, "ends: play, stopped", cites=("FR-29",)),
    Rule(
        "french.ombre", 102,
        "allowed when declarer has 5 tricks and vole is not called",
        cites=("FR-29b",),
        decided="A sixth card forfeits the bonus; who has called the vole cannot stop.",
    ),
    Rule(
        "french.ombre", 113,
        "codille when any defender has more tricks than declarer",
        cites=("FR-27",),
        decided="Beaten is looked at before tied.",
    ),
    Rule("french.ombre", 114, "puesta when any defender has as many tricks as declarer", cites=("FR-26",)),
    Rule("french.ombre", 115, "sacada otherwise", cites=("FR-9", "FR-25")),
    Rule("french.ombre", 120, "by: most tricks"),
    Rule("french.ombre", 125, "pay pot from pot to declarer", cites=("FR-25",)),
    Rule("french.ombre", 126, "pay value from each defender to declarer", cites=("FR-25",)),
    Rule(
        "french.ombre", 127,
        "pay matadors up to 3 from each defender to declarer",
        cites=("FR-30",),
        decided="The source lists three; counted as held after the exchange, and only when the game is won.",
    ),
    Rule("french.ombre", 129, "pay 3 from each defender to declarer when primeras is called", cites=("FR-29",)),
    Rule("french.ombre", 144, "pay 25 from each defender to declarer when vole is made", cites=("FR-28",)),
    Rule(
        "french.ombre", 145,
        "pay 30 from declarer to each defender when vole is missed",
        cites=("FR-28b",),
        decided="Paid beside the game, whether that is won or lost.",
    ),
    Rule(
        "french.ombre", 133,
        "pay pot from declarer to pot",
        cites=("FR-26",),
        decided="Doubling the pot means adding as much again.",
    ),
    Rule(
        "french.ombre", 134,
        "pay stake from each player to pot",
        cites=("FR-26",),
        decided="All three pay it, the declarer too; the pot is carried over.",
    ),
    Rule("french.ombre", 138, "pay pot from pot to best_defender", cites=("FR-27",)),
    Rule("french.ombre", 139, "pay pot from declarer to best_defender", cites=("FR-27",)),
    Rule("french.ombre", 140, "pay value from declarer to best_defender", cites=("FR-27",)),
    Rule(
        "french.ombre", 43,
        "pay stake from each player to pot when pot is empty",
        cites=("FR-10",),
        decided="An ante is due only when the pot is empty.",
    ),
    Rule("french.ombre", 150, "over when match has 12 deals", cites=("FR-31",)),
)

# What the sources say, by the ids that the lines cite.
STATEMENTS: tuple[tuple[str, str], ...] = (
    (
        "FR-1",
        (
            "Three play, each on his own account; the winner of the auction is the Ombre, and the other two join "
            "against him for that hand as the defenders."
        ),
    ),
    (
        "FR-9",
        (
            "The Ombre aims to beat each defender's own count of tricks: five of the nine as a rule, or four when the "
            "defenders have three and two."
        ),
    ),
    ("FR-10", "Before the deal every player puts an agreed stake, five chips for instance, into the pot."),
    (
        "FR-14",
        (
            "From the dealer's right onward each player passes or bids Entrada, Vuelta or Solo, in rising order; a "
            "higher bid beats a lower one, and whoever has passed stays out."
        ),
    ),
    ("FR-15", "In Entrada the Ombre, once he has won the auction, names the trump suit."),
    ("FR-16", "In Vuelta the top card of the talon is turned over and its suit is trump."),
    ("FR-17", "In Solo the Ombre names trumps and plays the cards he was dealt."),
    (
        "FR-18",
        (
            "In Entrada and Vuelta the Ombre throws as many cards as he likes and draws the same number; each defender "
            "may do so after him, the eldest hand before the other."
        ),
    ),
    ("FR-19", "The exchange is over when the talon is used up or all three have exchanged."),
    ("FR-20", "The eldest hand, at the dealer's right, leads to the first trick."),
    ("FR-21", "There are nine tricks, each with one card from every player."),
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
    ("FR-29", "Primeras means taking the first five tricks in a row and then giving up the remaining ones."),
    ("FR-29b", "Primeras bring the Ombre 3 more chips from each opponent."),
    (
        "FR-30",
        (
            "For estuches each opponent pays the Ombre 1 chip for every top trump that he holds in an unbroken run "
            "from spadille: 1 for spadille alone, 2 with the manille, 3 with all three matadors."
        ),
    ),
    (
        "FR-31",
        (
            "A session runs for an agreed number of deals, usually twelve (four rounds), or until a fixed pot is used "
            "up, and the most chips win; a short game may go to a fixed total such as 30 or 50."
        ),
    ),
    (
        "FR-33",
        (
            "Solo, also Solo Ombre, is played without any exchange between the Ombre and the talon, and its 15 chips "
            "from each opponent stand for the greater risk."
        ),
    ),
    (
        "FR-34",
        (
            "In Vuelta the trump comes from turning the top card of the talon once the auction is over; the Ombre does "
            "not choose it."
        ),
    ),
)

TABLES: Tables = Tables(
    name="french",
    label="Ombre",
    language="fr",
    players=3,
    direction="counterclockwise",
    deck=DECK,
    packets=(3, 3, 3),
    talon=13,
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
