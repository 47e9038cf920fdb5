"""The ruleset of the variant ombre_francais: Ombre français.

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
        "ask",
        label="Demande",
        rung=0,
        value=5,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(
            Exchange("declarer", 0, 0, 9, rule=0),
            Exchange("defender", 1, 0, 8, rule=0),
            Exchange("defender", 2, 0, 9, rule=0),
        ),
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
        "sans_prendre",
        label="Sans prendre",
        rung=1,
        value=10,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 1, 0, 8, rule=8), Exchange("defender", 2, 0, 9, rule=8)),
        exchange_order="eldest",
        aim=0,
        becomes=(1,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 9), ("declarers", 2), ("value", 10), ("trump", 4), ("exchange", 8), ("exchange order", 5),
            ("may withhold", 6), ("aim", 7),
        ),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 ask, 1 sans_prendre.
AUCTION: Auction = Auction(
    False,
    states=(
        AuctionState(0, -1, -1, calls=(("pass", -1, 1), ("bid", 0, 2), ("bid", 1, 3))),
        AuctionState(1, -1, -1, calls=(("pass", -1, 4), ("bid", 0, 5), ("bid", 1, 6))),
        AuctionState(1, 0, 0, calls=(("pass", -1, 7), ("bid", 1, 8))),
        AuctionState(1, 0, 1, calls=(("pass", -1, 9),)),
        AuctionState(2, -1, -1, calls=(("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3))),
        AuctionState(2, 1, 0, calls=(("pass", -1, -4), ("bid", 1, 10))),
        AuctionState(2, 1, 1, calls=(("pass", -1, -5),)),
        AuctionState(2, 0, 0, calls=(("pass", -1, -6), ("bid", 1, 11))),
        AuctionState(2, 1, 1, calls=(("pass", -1, 12),)),
        AuctionState(2, 0, 1, calls=(("pass", -1, -7),)),
        AuctionState(1, 2, 1, calls=(("pass", -1, -3),)),
        AuctionState(0, 2, 1, calls=(("pass", -1, -3),)),
        AuctionState(0, 1, 1, calls=(("pass", -1, -5),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((2,), 0), AuctionEnd((2,), 1), AuctionEnd((1,), 0), AuctionEnd((1,), 1),
        AuctionEnd((0,), 0), AuctionEnd((0,), 1),
    ),
    rules=(("opens", 11), ("answers", 12), ("hold", 13), ("suit", 14), ("ladder", 15)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass(
        "pay",
        contract=-1,
        card=0,
        dealer="",
        payments=(Payment(2, "each player", "pot", when=None, rule=16),),
        when=None,
        rule=16,
    ),
    AllPass("redeal", contract=-1, card=0, dealer="next", payments=(), when=None, rule=17),
)

PLAY: Play = Play(
    "eldest",
    void="any",
    rules=(("lead", 18), ("follow", 19), ("void", 20), ("takes", 21), ("next lead", 22)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "vole",
        label="Vole",
        kind="announce",
        contracts=(0, 1),
        opens=Moment("exchange"),
        closes=Moment("lead", 6),
        allowed=None,
        made=("has", "every", "declarer", "tricks", "==", 9),
        aim=-1,
        rule=23,
        rules=(("in", 24), ("from", 25), ("until", 26), ("made", 27)),
    ),
    Call(
        "primeras",
        label="Primeras",
        kind="stop",
        contracts=(0, 1),
        opens=Moment("trick", 5),
        closes=Moment("lead", 6),
        allowed=("and", ("has", "every", "declarer", "tricks", "==", 5), ("not", ("called", "vole"))),
        made=None,
        aim=-1,
        rule=28,
        rules=(("in", 29), ("from", 30), ("until", 31), ("ends", 32), ("allowed", 33)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (("sacada", "sacada"), ("puesta", "puesta"), ("codille", "codille"))

AIMS: tuple[Aim, ...] = (
    Aim(
        "most_tricks",
        guards=(
            Guard("codille", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=34),
            Guard("puesta", ("compare", "any", "defenders", "tricks", "==", "declarer"), rule=35),
            Guard("sacada", None, rule=36),
        ),
    ),
)

ROLES: tuple[Role, ...] = (
    Role("best_defender", label="le meilleur défenseur", among="defenders", measure="most", tie="share", rule=37),
)

# Contracts by number: 0 ask, 1 sans_prendre.
SETTLEMENTS: tuple[Settlement, ...] = (
    # ask
    Settlement(
        0, "sacada",
        payments=(
            Payment(("pot",), "pot", "declarer", when=None, rule=38),
            Payment(5, "each defender", "declarer", when=None, rule=39),
            Payment(("min", ("matadors",), 3), "each defender", "declarer", when=None, rule=40),
            Payment(3, "each defender", "declarer", when=("called", "primeras"), rule=41),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
    Settlement(
        0, "puesta",
        payments=(
            Payment(("pot",), "declarer", "pot", when=None, rule=44),
            Payment(3, "each player", "pot", when=None, rule=45),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
    Settlement(
        0, "codille",
        payments=(
            Payment(("pot",), "pot", "best_defender", when=None, rule=46),
            Payment(("pot",), "declarer", "best_defender", when=None, rule=47),
            Payment(5, "declarer", "best_defender", when=None, rule=48),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
    # sans_prendre
    Settlement(
        1, "sacada",
        payments=(
            Payment(("pot",), "pot", "declarer", when=None, rule=38),
            Payment(10, "each defender", "declarer", when=None, rule=39),
            Payment(("min", ("matadors",), 3), "each defender", "declarer", when=None, rule=40),
            Payment(3, "each defender", "declarer", when=("called", "primeras"), rule=41),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
    Settlement(
        1, "puesta",
        payments=(
            Payment(("pot",), "declarer", "pot", when=None, rule=44),
            Payment(3, "each player", "pot", when=None, rule=45),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
    Settlement(
        1, "codille",
        payments=(
            Payment(("pot",), "pot", "best_defender", when=None, rule=46),
            Payment(("pot",), "declarer", "best_defender", when=None, rule=47),
            Payment(10, "declarer", "best_defender", when=None, rule=48),
            Payment(25, "each defender", "declarer", when=("made", "vole"), rule=42),
            Payment(30, "declarer", "each defender", when=("missed", "vole"), rule=43),
        ),
    ),
)

MATCH: Match = Match(
    ("deals", "==", 12),
    before_deal=(Payment(3, "each player", "pot", when=("pot empty",), rule=49),),
    rule=50,
)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule(
        "ombre_francais.ombre", 32,
        "exchange: declarer any, first defender at most 8, second defender any",
        cites=("FR-39",),
        decided="The first defender leaves the second one card at least.",
    ),
    Rule("ombre_francais.ombre", 28, "contract ask \"Demande\" en \"Ask\""),
    Rule("ombre_francais.ombre", 29, "declarers: 1"),
    Rule("ombre_francais.ombre", 30, "value: 5", cites=("FR-39",), decided="Five from each."),
    Rule("ombre_francais.ombre", 31, "trump: named", cites=("FR-39",), decided="Named before the draw."),
    Rule("ombre_francais.ombre", 34, "exchange order: from eldest"),
    Rule("ombre_francais.ombre", 35, "may withhold: spadille manille basto", cites=("FR-23b",)),
    Rule("ombre_francais.ombre", 36, "aim: most_tricks", cites=("FR-9",)),
    Rule(
        "ombre_francais.ombre", 41,
        "exchange: first defender at most 8, second defender any",
        cites=("FR-39",),
        decided="The declarer takes none.",
    ),
    Rule("ombre_francais.ombre", 39, "contract sans_prendre \"Sans prendre\" en \"Without the talon\" like ask"),
    Rule("ombre_francais.ombre", 40, "value: 10", cites=("FR-39",), decided="Ten from each."),
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
    Rule("ombre_francais.ombre", 21, "ladder: ask < sans_prendre", cites=("FR-39",), decided="Two contracts."),
    Rule(
        "ombre_francais.ombre", 17,
        "pay 2 from each player to pot",
        cites=("FR-39",),
        decided="Two more each when all have passed.",
    ),
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
        "FR-39",
        (
            "French Ombre, of the eighteenth century, uses the ordinary French suits and slightly different habits of "
            "staking and paying."
        ),
    ),
)

TABLES: Tables = Tables(
    name="ombre_francais",
    label="Ombre français",
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
