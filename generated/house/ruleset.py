"""The ruleset of the variant house: Friday night at our table.

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
    Show,
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
    Ranking(
        "only SA CA",
        suits=(
            4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3,
        ),
        strength=(
            2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 7, 6, 5, 4, 3, 2,
            1, 8, 9, 10,
        ),
        orders=(
            _cards("SK SQ SJ S7 S6 S5 S4 S3 S2"),
            _cards("CK CQ CJ C7 C6 C5 C4 C3 C2"),
            _cards("HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
            _cards("DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
            _cards("SA CA"),
        ),
    ),
    Ranking(
        "no trump",
        suits=(
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
            3, 3, 3, 3,
        ),
        strength=(
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 7, 6, 5, 4, 3,
            2, 1, 8, 9, 10,
        ),
        orders=(
            _cards("SK SQ SJ S7 S6 S5 S4 S3 S2 SA"),
            _cards("CK CQ CJ C7 C6 C5 C4 C3 C2 CA"),
            _cards("HK HQ HJ HA H2 H3 H4 H5 H6 H7"),
            _cards("DK DQ DJ DA D2 D3 D4 D5 D6 D7"),
            _cards(""),
        ),
    ),
)

# Aims by number: 0 most_tricks, 1 five_tricks, 2 no_trick, 3 contrabola.
CONTRACTS: tuple[Contract, ...] = (
    Contract(
        "spil",
        label="Spil",
        rung=0,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(0,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 1), ("declarers", 2), ("trump", 3), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "bedre_spil",
        label="Bedre Spil",
        rung=1,
        value=0,
        declarers=(1, 1),
        trump="fixed",
        suits=(0,),
        rankings=(0, -1, -1, -1, -1),
        withheld=(SA | S2 | CA, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(1,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 7), ("declarers", 2), ("trump", 8), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "tourne",
        label="Tourné",
        rung=2,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(2,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 9), ("declarers", 2), ("trump", 10), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "tourne_respect",
        label="Tourné Respect",
        rung=4,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=SA | CA,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(3,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 11), ("declarers", 2), ("trump", 10), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("needs", 12),
        ),
    ),
    Contract(
        "solo",
        label="Solo",
        rung=6,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(SA | S2 | CA, SA | CA | C2, SA | CA | H7, SA | CA | D7, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=13),),
        exchange_order="declarer",
        aim=0,
        becomes=(4,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 14), ("declarers", 2), ("trump", 3), ("exchange", 13), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "solo_kulor",
        label="Solo Kulør",
        rung=8,
        value=0,
        declarers=(1, 1),
        trump="fixed",
        suits=(0,),
        rankings=(0, -1, -1, -1, -1),
        withheld=(SA | S2 | CA, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=13),),
        exchange_order="declarer",
        aim=0,
        becomes=(5,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 15), ("declarers", 2), ("trump", 16), ("exchange", 13), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "grand",
        label="Grand",
        rung=5,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 4),
        withheld=(0, 0, 0, 0, SA),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 5, 9, rule=17), Exchange("defender", 0, 0, 9, rule=17)),
        exchange_order="declarer",
        aim=1,
        becomes=(6,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 18), ("declarers", 19), ("trump", 20), ("exchange", 17), ("exchange order", 21),
            ("may withhold", 22), ("aim", 23),
        ),
    ),
    Contract(
        "kobe_nolo",
        label="Købe Nolo",
        rung=3,
        value=0,
        declarers=(1, 2),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 5),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=24),),
        exchange_order="declarer",
        aim=2,
        becomes=(7,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 25), ("declarers", 26), ("trump", 27), ("exchange", 24), ("exchange order", 28),
            ("may withhold", 29), ("aim", 30),
        ),
    ),
    Contract(
        "ren_nolo",
        label="Ren Nolo",
        rung=7,
        value=0,
        declarers=(1, 2),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 5),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=2,
        becomes=(8,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 32), ("declarers", 26), ("trump", 27), ("exchange", 31), ("exchange order", 28),
            ("may withhold", 29), ("aim", 30),
        ),
    ),
    Contract(
        "grand_ouvert",
        label="Open Grand",
        rung=9,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 4),
        withheld=(0, 0, 0, 0, SA),
        needs=0,
        shows=(Show(0, before="lead", rule=33),),
        exchange=(),
        exchange_order="declarer",
        aim=1,
        becomes=(9,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 35), ("declarers", 19), ("trump", 20), ("exchange", 34), ("exchange order", 21),
            ("may withhold", 22), ("aim", 23), ("shows", 33),
        ),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 spil, 1 bedre_spil, 2 tourne, 3 tourne_respect, 4 solo, 5 solo_kulor, 6 grand, 7 kobe_nolo, 8
# ren_nolo, 9 grand_ouvert.
AUCTION: Auction = Auction(
    False,
    states=(
        AuctionState(
            0, -1, -1,
            calls=(
                ("pass", -1, 1), ("bid", 0, 2), ("bid", 1, 3), ("bid", 2, 4), ("bid", 7, 5), ("bid", 3, 6),
                ("bid", 6, 7), ("bid", 4, 8), ("bid", 8, 9), ("bid", 5, 10), ("bid", 9, 11),
            ),
        ),
        AuctionState(
            1, -1, -1,
            calls=(
                ("pass", -1, 12), ("bid", 0, 13), ("bid", 1, 14), ("bid", 2, 15), ("bid", 7, 16), ("bid", 3, 17),
                ("bid", 6, 18), ("bid", 4, 19), ("bid", 8, 20), ("bid", 5, 21), ("bid", 9, 22),
            ),
        ),
        AuctionState(
            1, 0, 0,
            calls=(
                ("pass", -1, 23), ("bid", 1, 24), ("bid", 2, 25), ("bid", 7, 26), ("bid", 3, 27), ("bid", 6, 28),
                ("bid", 4, 29), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 33), ("bid", 2, 25), ("bid", 7, 26), ("bid", 3, 27), ("bid", 6, 28), ("bid", 4, 29),
                ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 2,
            calls=(
                ("pass", -1, 34), ("bid", 7, 26), ("bid", 3, 27), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30),
                ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 7,
            calls=(
                ("pass", -1, 35), ("join", 7, 36), ("bid", 3, 27), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30),
                ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 3,
            calls=(("pass", -1, 37), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32)),
        ),
        AuctionState(1, 0, 6, calls=(("pass", -1, 38), ("bid", 4, 29), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 4, calls=(("pass", -1, 39), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 40), ("join", 8, 41), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 5, calls=(("pass", -1, 42), ("bid", 9, 32))),
        AuctionState(1, 0, 9, calls=(("pass", -1, 43),)),
        AuctionState(
            2, -1, -1,
            calls=(
                ("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3), ("bid", 2, -4), ("bid", 7, -5), ("bid", 3, -6),
                ("bid", 6, -7), ("bid", 4, -8), ("bid", 8, -9), ("bid", 5, -10), ("bid", 9, -11),
            ),
        ),
        AuctionState(
            2, 1, 0,
            calls=(
                ("pass", -1, -12), ("bid", 1, 44), ("bid", 2, 45), ("bid", 7, 46), ("bid", 3, 47), ("bid", 6, 48),
                ("bid", 4, 49), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -13), ("bid", 2, 45), ("bid", 7, 46), ("bid", 3, 47), ("bid", 6, 48), ("bid", 4, 49),
                ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(
                ("pass", -1, -14), ("bid", 7, 46), ("bid", 3, 47), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50),
                ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 7,
            calls=(
                ("pass", -1, -15), ("join", 7, -16), ("bid", 3, 47), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50),
                ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 3,
            calls=(("pass", -1, -17), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52)),
        ),
        AuctionState(
            2, 1, 6,
            calls=(("pass", -1, -18), ("bid", 4, 49), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52)),
        ),
        AuctionState(2, 1, 4, calls=(("pass", -1, -19), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -20), ("join", 8, -21), ("bid", 5, 51), ("bid", 9, 52))),
        AuctionState(2, 1, 5, calls=(("pass", -1, -22), ("bid", 9, 52))),
        AuctionState(2, 1, 9, calls=(("pass", -1, -23),)),
        AuctionState(
            2, 0, 0,
            calls=(
                ("pass", -1, -24), ("bid", 1, 53), ("bid", 2, 54), ("bid", 7, 55), ("bid", 3, 56), ("bid", 6, 57),
                ("bid", 4, 58), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            0, 1, 1,
            calls=(
                ("pass", -1, 14), ("bid", 2, 62), ("bid", 7, 63), ("bid", 3, 64), ("bid", 6, 65), ("bid", 4, 66),
                ("bid", 8, 67), ("bid", 5, 68), ("bid", 9, 69),
            ),
        ),
        AuctionState(
            0, 1, 2,
            calls=(
                ("pass", -1, 15), ("bid", 7, 63), ("bid", 3, 64), ("bid", 6, 65), ("bid", 4, 66), ("bid", 8, 67),
                ("bid", 5, 68), ("bid", 9, 69),
            ),
        ),
        AuctionState(
            0, 1, 7,
            calls=(
                ("pass", -1, 16), ("join", 7, 70), ("bid", 3, 64), ("bid", 6, 65), ("bid", 4, 66), ("bid", 8, 67),
                ("bid", 5, 68), ("bid", 9, 69),
            ),
        ),
        AuctionState(
            0, 1, 3,
            calls=(("pass", -1, 17), ("bid", 6, 65), ("bid", 4, 66), ("bid", 8, 67), ("bid", 5, 68), ("bid", 9, 69)),
        ),
        AuctionState(0, 1, 6, calls=(("pass", -1, 18), ("bid", 4, 66), ("bid", 8, 67), ("bid", 5, 68), ("bid", 9, 69))),
        AuctionState(0, 1, 4, calls=(("pass", -1, 19), ("bid", 8, 67), ("bid", 5, 68), ("bid", 9, 69))),
        AuctionState(0, 1, 8, calls=(("pass", -1, 20), ("join", 8, 71), ("bid", 5, 68), ("bid", 9, 69))),
        AuctionState(0, 1, 5, calls=(("pass", -1, 21), ("bid", 9, 69))),
        AuctionState(0, 1, 9, calls=(("pass", -1, 22),)),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -25), ("bid", 2, 54), ("bid", 7, 55), ("bid", 3, 56), ("bid", 6, 57), ("bid", 4, 58),
                ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(
                ("pass", -1, -26), ("bid", 7, 55), ("bid", 3, 56), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59),
                ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            2, 0, 7,
            calls=(
                ("pass", -1, -27), ("join", 7, -28), ("bid", 3, 56), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59),
                ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            2, 0, 7,
            calls=(
                ("pass", -1, -29), ("bid", 3, 72), ("bid", 6, 73), ("bid", 4, 74), ("bid", 8, 75), ("bid", 5, 76),
                ("bid", 9, 77),
            ),
        ),
        AuctionState(
            2, 0, 3,
            calls=(("pass", -1, -30), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61)),
        ),
        AuctionState(
            2, 0, 6,
            calls=(("pass", -1, -31), ("bid", 4, 58), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61)),
        ),
        AuctionState(2, 0, 4, calls=(("pass", -1, -32), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -33), ("join", 8, -34), ("bid", 5, 60), ("bid", 9, 61))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -35), ("bid", 5, 76), ("bid", 9, 77))),
        AuctionState(2, 0, 5, calls=(("pass", -1, -36), ("bid", 9, 61))),
        AuctionState(2, 0, 9, calls=(("pass", -1, -37),)),
        AuctionState(
            1, 2, 1,
            calls=(
                ("pass", -1, -3), ("bid", 2, 78), ("bid", 7, 79), ("bid", 3, 80), ("bid", 6, 81), ("bid", 4, 82),
                ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85),
            ),
        ),
        AuctionState(
            1, 2, 2,
            calls=(
                ("pass", -1, -4), ("bid", 7, 79), ("bid", 3, 80), ("bid", 6, 81), ("bid", 4, 82), ("bid", 8, 83),
                ("bid", 5, 84), ("bid", 9, 85),
            ),
        ),
        AuctionState(
            1, 2, 7,
            calls=(
                ("pass", -1, -5), ("join", 7, -38), ("bid", 3, 80), ("bid", 6, 81), ("bid", 4, 82), ("bid", 8, 83),
                ("bid", 5, 84), ("bid", 9, 85),
            ),
        ),
        AuctionState(
            1, 2, 3,
            calls=(("pass", -1, -6), ("bid", 6, 81), ("bid", 4, 82), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85)),
        ),
        AuctionState(1, 2, 6, calls=(("pass", -1, -7), ("bid", 4, 82), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 4, calls=(("pass", -1, -8), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -9), ("join", 8, -39), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 5, calls=(("pass", -1, -10), ("bid", 9, 85))),
        AuctionState(1, 2, 9, calls=(("pass", -1, -11),)),
        AuctionState(
            0, 2, 1,
            calls=(
                ("pass", -1, -3), ("bid", 2, 86), ("bid", 7, 87), ("bid", 3, 88), ("bid", 6, 89), ("bid", 4, 90),
                ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93),
            ),
        ),
        AuctionState(
            0, 2, 2,
            calls=(
                ("pass", -1, -4), ("bid", 7, 87), ("bid", 3, 88), ("bid", 6, 89), ("bid", 4, 90), ("bid", 8, 91),
                ("bid", 5, 92), ("bid", 9, 93),
            ),
        ),
        AuctionState(
            0, 2, 7,
            calls=(
                ("pass", -1, -5), ("join", 7, -40), ("bid", 3, 88), ("bid", 6, 89), ("bid", 4, 90), ("bid", 8, 91),
                ("bid", 5, 92), ("bid", 9, 93),
            ),
        ),
        AuctionState(
            0, 2, 3,
            calls=(("pass", -1, -6), ("bid", 6, 89), ("bid", 4, 90), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93)),
        ),
        AuctionState(0, 2, 6, calls=(("pass", -1, -7), ("bid", 4, 90), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 4, calls=(("pass", -1, -8), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -9), ("join", 8, -41), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 5, calls=(("pass", -1, -10), ("bid", 9, 93))),
        AuctionState(0, 2, 9, calls=(("pass", -1, -11),)),
        AuctionState(
            1, 0, 2,
            calls=(
                ("pass", -1, 34), ("bid", 7, 26), ("bid", 3, 27), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30),
                ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 7,
            calls=(
                ("pass", -1, 35), ("join", 7, 36), ("bid", 3, 27), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30),
                ("bid", 5, 31), ("bid", 9, 32),
            ),
        ),
        AuctionState(
            1, 0, 3,
            calls=(("pass", -1, 37), ("bid", 6, 28), ("bid", 4, 29), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32)),
        ),
        AuctionState(1, 0, 6, calls=(("pass", -1, 38), ("bid", 4, 29), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 4, calls=(("pass", -1, 39), ("bid", 8, 30), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 40), ("join", 8, 41), ("bid", 5, 31), ("bid", 9, 32))),
        AuctionState(1, 0, 5, calls=(("pass", -1, 42), ("bid", 9, 32))),
        AuctionState(1, 0, 9, calls=(("pass", -1, 43),)),
        AuctionState(
            2, 1, 7,
            calls=(
                ("pass", -1, -42), ("bid", 3, 94), ("bid", 6, 95), ("bid", 4, 96), ("bid", 8, 97), ("bid", 5, 98),
                ("bid", 9, 99),
            ),
        ),
        AuctionState(2, 1, 8, calls=(("pass", -1, -43), ("bid", 5, 98), ("bid", 9, 99))),
        AuctionState(
            0, 2, 3,
            calls=(
                ("pass", -1, 100), ("bid", 6, 101), ("bid", 4, 102), ("bid", 8, 103), ("bid", 5, 104), ("bid", 9, 105),
            ),
        ),
        AuctionState(
            0, 2, 6,
            calls=(("pass", -1, 106), ("bid", 4, 102), ("bid", 8, 103), ("bid", 5, 104), ("bid", 9, 105)),
        ),
        AuctionState(0, 2, 4, calls=(("pass", -1, 107), ("bid", 8, 103), ("bid", 5, 104), ("bid", 9, 105))),
        AuctionState(0, 2, 8, calls=(("pass", -1, 108), ("join", 8, 109), ("bid", 5, 104), ("bid", 9, 105))),
        AuctionState(0, 2, 5, calls=(("pass", -1, 110), ("bid", 9, 105))),
        AuctionState(0, 2, 9, calls=(("pass", -1, 111),)),
        AuctionState(
            2, 1, 2,
            calls=(
                ("pass", -1, -14), ("bid", 7, 46), ("bid", 3, 47), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50),
                ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 7,
            calls=(
                ("pass", -1, -15), ("join", 7, -16), ("bid", 3, 47), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50),
                ("bid", 5, 51), ("bid", 9, 52),
            ),
        ),
        AuctionState(
            2, 1, 3,
            calls=(("pass", -1, -17), ("bid", 6, 48), ("bid", 4, 49), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52)),
        ),
        AuctionState(
            2, 1, 6,
            calls=(("pass", -1, -18), ("bid", 4, 49), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52)),
        ),
        AuctionState(2, 1, 4, calls=(("pass", -1, -19), ("bid", 8, 50), ("bid", 5, 51), ("bid", 9, 52))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -20), ("join", 8, -21), ("bid", 5, 51), ("bid", 9, 52))),
        AuctionState(2, 1, 5, calls=(("pass", -1, -22), ("bid", 9, 52))),
        AuctionState(2, 1, 9, calls=(("pass", -1, -23),)),
        AuctionState(
            2, 0, 2,
            calls=(
                ("pass", -1, -26), ("bid", 7, 55), ("bid", 3, 56), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59),
                ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            2, 0, 7,
            calls=(
                ("pass", -1, -27), ("join", 7, -28), ("bid", 3, 56), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59),
                ("bid", 5, 60), ("bid", 9, 61),
            ),
        ),
        AuctionState(
            2, 0, 3,
            calls=(("pass", -1, -30), ("bid", 6, 57), ("bid", 4, 58), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61)),
        ),
        AuctionState(
            2, 0, 6,
            calls=(("pass", -1, -31), ("bid", 4, 58), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61)),
        ),
        AuctionState(2, 0, 4, calls=(("pass", -1, -32), ("bid", 8, 59), ("bid", 5, 60), ("bid", 9, 61))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -33), ("join", 8, -34), ("bid", 5, 60), ("bid", 9, 61))),
        AuctionState(2, 0, 5, calls=(("pass", -1, -36), ("bid", 9, 61))),
        AuctionState(2, 0, 9, calls=(("pass", -1, -37),)),
        AuctionState(
            1, 2, 3,
            calls=(
                ("pass", -1, 112), ("bid", 6, 113), ("bid", 4, 114), ("bid", 8, 115), ("bid", 5, 116), ("bid", 9, 117),
            ),
        ),
        AuctionState(
            1, 2, 6,
            calls=(("pass", -1, 118), ("bid", 4, 114), ("bid", 8, 115), ("bid", 5, 116), ("bid", 9, 117)),
        ),
        AuctionState(1, 2, 4, calls=(("pass", -1, 119), ("bid", 8, 115), ("bid", 5, 116), ("bid", 9, 117))),
        AuctionState(1, 2, 8, calls=(("pass", -1, 120), ("join", 8, 121), ("bid", 5, 116), ("bid", 9, 117))),
        AuctionState(1, 2, 5, calls=(("pass", -1, 122), ("bid", 9, 117))),
        AuctionState(1, 2, 9, calls=(("pass", -1, 123),)),
        AuctionState(
            1, 2, 3,
            calls=(("pass", -1, -6), ("bid", 6, 81), ("bid", 4, 82), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85)),
        ),
        AuctionState(
            2, 0, 6,
            calls=(("pass", -1, 124), ("bid", 4, 125), ("bid", 8, 126), ("bid", 5, 127), ("bid", 9, 128)),
        ),
        AuctionState(2, 0, 4, calls=(("pass", -1, 129), ("bid", 8, 126), ("bid", 5, 127), ("bid", 9, 128))),
        AuctionState(2, 0, 8, calls=(("pass", -1, 130), ("join", 8, 131), ("bid", 5, 127), ("bid", 9, 128))),
        AuctionState(2, 0, 5, calls=(("pass", -1, 132), ("bid", 9, 128))),
        AuctionState(2, 0, 9, calls=(("pass", -1, 133),)),
        AuctionState(1, 2, 6, calls=(("pass", -1, -7), ("bid", 4, 82), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 4, calls=(("pass", -1, -8), ("bid", 8, 83), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -9), ("join", 8, -39), ("bid", 5, 84), ("bid", 9, 85))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -41), ("bid", 5, 134), ("bid", 9, 135))),
        AuctionState(1, 2, 5, calls=(("pass", -1, -10), ("bid", 9, 85))),
        AuctionState(1, 2, 9, calls=(("pass", -1, -11),)),
        AuctionState(
            0, 2, 3,
            calls=(("pass", -1, -6), ("bid", 6, 89), ("bid", 4, 90), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93)),
        ),
        AuctionState(
            2, 1, 6,
            calls=(("pass", -1, 136), ("bid", 4, 137), ("bid", 8, 138), ("bid", 5, 139), ("bid", 9, 140)),
        ),
        AuctionState(2, 1, 4, calls=(("pass", -1, 141), ("bid", 8, 138), ("bid", 5, 139), ("bid", 9, 140))),
        AuctionState(2, 1, 8, calls=(("pass", -1, 142), ("join", 8, 143), ("bid", 5, 139), ("bid", 9, 140))),
        AuctionState(2, 1, 5, calls=(("pass", -1, 144), ("bid", 9, 140))),
        AuctionState(2, 1, 9, calls=(("pass", -1, 145),)),
        AuctionState(0, 2, 6, calls=(("pass", -1, -7), ("bid", 4, 90), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 4, calls=(("pass", -1, -8), ("bid", 8, 91), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -9), ("join", 8, -41), ("bid", 5, 92), ("bid", 9, 93))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -39), ("bid", 5, 146), ("bid", 9, 147))),
        AuctionState(0, 2, 5, calls=(("pass", -1, -10), ("bid", 9, 93))),
        AuctionState(0, 2, 9, calls=(("pass", -1, -11),)),
        AuctionState(
            1, 0, 6,
            calls=(("pass", -1, -31), ("bid", 4, 148), ("bid", 8, 149), ("bid", 5, 150), ("bid", 9, 151)),
        ),
        AuctionState(0, 2, 4, calls=(("pass", -1, 107), ("bid", 8, 103), ("bid", 5, 104), ("bid", 9, 105))),
        AuctionState(0, 2, 8, calls=(("pass", -1, 108), ("join", 8, 109), ("bid", 5, 104), ("bid", 9, 105))),
        AuctionState(0, 2, 5, calls=(("pass", -1, 110), ("bid", 9, 105))),
        AuctionState(0, 2, 9, calls=(("pass", -1, 111),)),
        AuctionState(1, 0, 4, calls=(("pass", -1, -32), ("bid", 8, 149), ("bid", 5, 150), ("bid", 9, 151))),
        AuctionState(1, 0, 8, calls=(("pass", -1, -33), ("join", 8, -35), ("bid", 5, 150), ("bid", 9, 151))),
        AuctionState(1, 0, 8, calls=(("pass", -1, -34), ("bid", 5, 152), ("bid", 9, 153))),
        AuctionState(1, 0, 5, calls=(("pass", -1, -36), ("bid", 9, 151))),
        AuctionState(1, 0, 9, calls=(("pass", -1, -37),)),
        AuctionState(2, 1, 5, calls=(("pass", -1, 144), ("bid", 9, 140))),
        AuctionState(2, 1, 9, calls=(("pass", -1, 145),)),
        AuctionState(
            0, 1, 6,
            calls=(("pass", -1, -18), ("bid", 4, 154), ("bid", 8, 155), ("bid", 5, 156), ("bid", 9, 157)),
        ),
        AuctionState(1, 2, 4, calls=(("pass", -1, 119), ("bid", 8, 115), ("bid", 5, 116), ("bid", 9, 117))),
        AuctionState(1, 2, 8, calls=(("pass", -1, 120), ("join", 8, 121), ("bid", 5, 116), ("bid", 9, 117))),
        AuctionState(1, 2, 5, calls=(("pass", -1, 122), ("bid", 9, 117))),
        AuctionState(1, 2, 9, calls=(("pass", -1, 123),)),
        AuctionState(0, 1, 4, calls=(("pass", -1, -19), ("bid", 8, 155), ("bid", 5, 156), ("bid", 9, 157))),
        AuctionState(0, 1, 8, calls=(("pass", -1, -20), ("join", 8, -43), ("bid", 5, 156), ("bid", 9, 157))),
        AuctionState(0, 1, 8, calls=(("pass", -1, -21), ("bid", 5, 10), ("bid", 9, 11))),
        AuctionState(0, 1, 5, calls=(("pass", -1, -22), ("bid", 9, 157))),
        AuctionState(0, 1, 9, calls=(("pass", -1, -23),)),
        AuctionState(2, 0, 5, calls=(("pass", -1, 132), ("bid", 9, 128))),
        AuctionState(2, 0, 9, calls=(("pass", -1, 133),)),
        AuctionState(0, 1, 4, calls=(("pass", -1, -19), ("bid", 8, 155), ("bid", 5, 156), ("bid", 9, 157))),
        AuctionState(0, 1, 8, calls=(("pass", -1, -20), ("join", 8, -43), ("bid", 5, 156), ("bid", 9, 157))),
        AuctionState(0, 1, 5, calls=(("pass", -1, -22), ("bid", 9, 157))),
        AuctionState(0, 1, 9, calls=(("pass", -1, -23),)),
        AuctionState(0, 1, 5, calls=(("pass", -1, 21), ("bid", 9, 69))),
        AuctionState(0, 1, 9, calls=(("pass", -1, 22),)),
        AuctionState(1, 0, 4, calls=(("pass", -1, -32), ("bid", 8, 149), ("bid", 5, 150), ("bid", 9, 151))),
        AuctionState(1, 0, 8, calls=(("pass", -1, -33), ("join", 8, -35), ("bid", 5, 150), ("bid", 9, 151))),
        AuctionState(1, 0, 5, calls=(("pass", -1, -36), ("bid", 9, 151))),
        AuctionState(1, 0, 9, calls=(("pass", -1, -37),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((2,), 0), AuctionEnd((2,), 1), AuctionEnd((2,), 2), AuctionEnd((2,), 7),
        AuctionEnd((2,), 3), AuctionEnd((2,), 6), AuctionEnd((2,), 4), AuctionEnd((2,), 8), AuctionEnd((2,), 5),
        AuctionEnd((2,), 9), AuctionEnd((1,), 0), AuctionEnd((1,), 1), AuctionEnd((1,), 2), AuctionEnd((1,), 7),
        AuctionEnd((1, 2), 7), AuctionEnd((1,), 3), AuctionEnd((1,), 6), AuctionEnd((1,), 4), AuctionEnd((1,), 8),
        AuctionEnd((1, 2), 8), AuctionEnd((1,), 5), AuctionEnd((1,), 9), AuctionEnd((0,), 0), AuctionEnd((0,), 1),
        AuctionEnd((0,), 2), AuctionEnd((0,), 7), AuctionEnd((0, 2), 7), AuctionEnd((0, 1), 7), AuctionEnd((0,), 3),
        AuctionEnd((0,), 6), AuctionEnd((0,), 4), AuctionEnd((0,), 8), AuctionEnd((0, 2), 8), AuctionEnd((0, 1), 8),
        AuctionEnd((0,), 5), AuctionEnd((0,), 9), AuctionEnd((2, 1), 7), AuctionEnd((2, 1), 8), AuctionEnd((2, 0), 7),
        AuctionEnd((2, 0), 8), AuctionEnd((1, 0), 7), AuctionEnd((1, 0), 8),
    ),
    rules=(("opens", 36), ("answers", 37), ("hold", 38), ("suit", 39), ("ladder", 40)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass("force", contract=0, card=SA, dealer="", payments=(), when=None, rule=41),
    AllPass("redeal", contract=-1, card=0, dealer="same", payments=(), when=None, rule=42),
)

PLAY: Play = Play(
    "eldest",
    void="any",
    rules=(("lead", 43), ("follow", 44), ("void", 45), ("takes", 46), ("next lead", 47)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "tout",
        label="Tout",
        kind="announce",
        contracts=(0, 1, 2, 3, 4, 5),
        opens=Moment("exchange"),
        closes=Moment("lead", 5),
        allowed=None,
        made=("has", "every", "declarer", "tricks", "==", 9),
        aim=-1,
        rule=48,
        rules=(("in", 49), ("from", 50), ("until", 51), ("made", 52)),
    ),
    Call(
        "give_up",
        label="Opgive",
        kind="surrender",
        contracts=(0, 1, 2, 3, 4, 5, 6, 9),
        opens=Moment("exchange"),
        closes=Moment("declarer", 1),
        allowed=("not", ("called", "contrabola")),
        made=None,
        aim=-1,
        rule=53,
        rules=(("in", 54), ("from", 55), ("until", 56), ("ends", 57), ("allowed", 58)),
    ),
    Call(
        "contrabola",
        label="Contrabola",
        kind="announce",
        contracts=(0, 4),
        opens=Moment("exchange"),
        closes=Moment("lead", 1),
        allowed=None,
        made=None,
        aim=3,
        rule=59,
        rules=(("in", 60), ("from", 61), ("until", 62), ("aim", 63)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (
    ("won", "vundet"), ("bedt", "bedt"), ("groque", "groque"), ("lost", "tabt"), ("surrendered", "opgivet"),
    ("contrabola_won", "contrabola réussie"),
    ("contrabola_lost", "contrabola manquée"),
)

AIMS: tuple[Aim, ...] = (
    Aim(
        "most_tricks",
        guards=(
            Guard("bedt", ("called", "give_up"), rule=64),
            Guard("groque", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=65),
            Guard("bedt", ("compare", "any", "defenders", "tricks", "==", "declarer"), rule=66),
            Guard("won", None, rule=67),
        ),
    ),
    Aim(
        "five_tricks",
        guards=(
            Guard("surrendered", ("called", "give_up"), rule=68),
            Guard("won", ("has", "every", "declarer", "tricks", ">=", 5), rule=69),
            Guard("lost", None, rule=70),
        ),
    ),
    Aim(
        "no_trick",
        guards=(Guard("won", ("has", "every", "declarer", "tricks", "==", 0), rule=71), Guard("lost", None, rule=72)),
    ),
    Aim(
        "contrabola",
        guards=(
            Guard("contrabola_won", ("has", "every", "declarer", "tricks", "==", 0), rule=73),
            Guard("contrabola_lost", None, rule=74),
        ),
    ),
)

ROLES: tuple[Role, ...] = (
    Role(
        "fewest_defender",
        label="le défenseur aux moindres levées",
        among="defenders",
        measure="least",
        tie="earliest",
        rule=75,
    ),
)

# Contracts by number: 0 spil, 1 bedre_spil, 2 tourne, 3 tourne_respect, 4 solo, 5 solo_kulor, 6 grand, 7 kobe_nolo, 8
# ren_nolo, 9 grand_ouvert.
SETTLEMENTS: tuple[Settlement, ...] = (
    # spil
    Settlement(
        0, "won",
        payments=(
            Payment(1, "each defender", "declarer", when=None, rule=76),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        0, "bedt",
        payments=(
            Payment(-1, "each defender", "declarer", when=None, rule=76),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        0, "groque",
        payments=(
            Payment(-2, "each defender", "declarer", when=None, rule=76),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        0, "contrabola_won",
        payments=(
            Payment(2, "each defender", "declarer", when=None, rule=79),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        0, "contrabola_lost",
        payments=(
            Payment(3, "declarer", "each defender", when=None, rule=80),
            Payment(("pot",), "pot", "fewest_defender", when=None, rule=81),
            Payment(("pot",), "declarer", "fewest_defender", when=None, rule=82),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # bedre_spil
    Settlement(
        1, "won",
        payments=(
            Payment(1, "each defender", "declarer", when=None, rule=83),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        1, "bedt",
        payments=(
            Payment(-1, "each defender", "declarer", when=None, rule=83),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        1, "groque",
        payments=(
            Payment(-2, "each defender", "declarer", when=None, rule=83),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # tourne
    Settlement(
        2, "won",
        payments=(
            Payment(2, "each defender", "declarer", when=None, rule=84),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        2, "bedt",
        payments=(
            Payment(-2, "each defender", "declarer", when=None, rule=84),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        2, "groque",
        payments=(
            Payment(-3, "each defender", "declarer", when=None, rule=84),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # tourne_respect
    Settlement(
        3, "won",
        payments=(
            Payment(3, "each defender", "declarer", when=None, rule=85),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        3, "bedt",
        payments=(
            Payment(-3, "each defender", "declarer", when=None, rule=85),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        3, "groque",
        payments=(
            Payment(-4, "each defender", "declarer", when=None, rule=85),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # solo
    Settlement(
        4, "won",
        payments=(
            Payment(4, "each defender", "declarer", when=None, rule=86),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        4, "bedt",
        payments=(
            Payment(-4, "each defender", "declarer", when=None, rule=86),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        4, "groque",
        payments=(
            Payment(-5, "each defender", "declarer", when=None, rule=86),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        4, "contrabola_won",
        payments=(
            Payment(2, "each defender", "declarer", when=None, rule=79),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        4, "contrabola_lost",
        payments=(
            Payment(3, "declarer", "each defender", when=None, rule=80),
            Payment(("pot",), "pot", "fewest_defender", when=None, rule=81),
            Payment(("pot",), "declarer", "fewest_defender", when=None, rule=82),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # solo_kulor
    Settlement(
        5, "won",
        payments=(
            Payment(4, "each defender", "declarer", when=None, rule=87),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        5, "bedt",
        payments=(
            Payment(-4, "each defender", "declarer", when=None, rule=87),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    Settlement(
        5, "groque",
        payments=(
            Payment(-5, "each defender", "declarer", when=None, rule=87),
            Payment(1, "each defender", "declarer", when=("made", "tout"), rule=77),
            Payment(1, "declarer", "each defender", when=("missed", "tout"), rule=78),
        ),
    ),
    # grand
    Settlement(6, "won", payments=(Payment(3, "each defender", "declarer", when=None, rule=88),)),
    Settlement(6, "lost", payments=(Payment(-4, "each defender", "declarer", when=None, rule=88),)),
    Settlement(6, "surrendered", payments=(Payment(-3, "each defender", "declarer", when=None, rule=88),)),
    # kobe_nolo
    Settlement(7, "won", payments=(Payment(2, "each defender", "declarer", when=None, rule=89),)),
    Settlement(
        7, "lost",
        payments=(
            Payment(-2, "each defender", "declarer", when=("has", "every", "declarer", "tricks", "==", 1), rule=89),
            Payment(
                ("+", -3, ("*", -1, ("-", ("tricks", "declarer"), 2))),
                "each defender", "declarer",
                when=("has", "every", "declarer", "tricks", ">=", 2),
                rule=89,
            ),
        ),
    ),
    # ren_nolo
    Settlement(8, "won", payments=(Payment(4, "each defender", "declarer", when=None, rule=90),)),
    Settlement(
        8, "lost",
        payments=(
            Payment(-4, "each defender", "declarer", when=("has", "every", "declarer", "tricks", "==", 1), rule=90),
            Payment(-5, "each defender", "declarer", when=("has", "every", "declarer", "tricks", ">=", 2), rule=90),
        ),
    ),
    # grand_ouvert
    Settlement(9, "won", payments=(Payment(9, "each defender", "declarer", when=None, rule=91),)),
    Settlement(9, "lost", payments=(Payment(-9, "each defender", "declarer", when=None, rule=91),)),
    Settlement(9, "surrendered", payments=(Payment(-9, "each defender", "declarer", when=None, rule=91),)),
)

MATCH: Match = Match(("deals", "==", 24), before_deal=(), rule=92)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule("danish.ombre", 75, "exchange: declarer any, each defender any", cites=("DA-19",)),
    Rule("danish.ombre", 72, "contract spil \"Spil\" en \"Ask\""),
    Rule("danish.ombre", 73, "declarers: 1"),
    Rule("danish.ombre", 74, "trump: named", cites=("DA-18",)),
    Rule("danish.ombre", 76, "exchange order: after the declarer", cites=("DA-19",)),
    Rule("danish.ombre", 77, "may withhold: spadille manille basto", cites=("DA-21",)),
    Rule("danish.ombre", 78, "aim: most_tricks", cites=("DA-22",)),
    Rule("danish.ombre", 81, "contract bedre_spil \"Bedre Spil\" en \"Better ask\" like spil", cites=("DA-25",)),
    Rule("danish.ombre", 82, "trump: spades"),
    Rule("danish.ombre", 85, "contract tourne \"Tourné\" like spil", cites=("DA-26",)),
    Rule(
        "danish.ombre", 86, "trump: turned",
        cites=("DA-26", "DA-30"),
        decided="The source's word may mean may or must; as in the other sources, the card must be taken.",
    ),
    Rule("danish.ombre", 90, "contract tourne_respect \"Tourné Respect\" like tourne"),
    Rule("danish.ombre", 91, "needs: spadille basto", cites=("DA-36",)),
    Rule("danish.ombre", 95, "exchange: each defender any", cites=("DA-44", "DA-46")),
    Rule("danish.ombre", 94, "contract solo \"Solo\" like spil"),
    Rule("danish.ombre", 98, "contract solo_kulor \"Solo Kulør\" en \"Solo in spades\" like solo", cites=("DA-49",)),
    Rule("danish.ombre", 99, "trump: spades"),
    Rule("danish.ombre", 105, "exchange: declarer at least 5, each defender any", cites=("DA-41",)),
    Rule("danish.ombre", 102, "contract grand \"Grand\""),
    Rule("danish.ombre", 103, "declarers: 1"),
    Rule("danish.ombre", 104, "trump: only spadille basto", cites=("DA-39",)),
    Rule("danish.ombre", 106, "exchange order: after the declarer", cites=("DA-41",)),
    Rule(
        "danish.ombre", 107, "may withhold: spadille",
        cites=("DA-40",),
        decided="A led ace of clubs does not call for the ace of spades.",
    ),
    Rule("danish.ombre", 109, "aim: five_tricks", cites=("DA-38",)),
    Rule("danish.ombre", 115, "exchange: each declarer any", cites=("DA-32", "DA-35")),
    Rule("danish.ombre", 112, "contract kobe_nolo \"Købe Nolo\" en \"Bought nolo\""),
    Rule(
        "danish.ombre", 113, "declarers: 1 to 2",
        cites=("DA-34",),
        decided="All three only where a fourth player sits out.",
    ),
    Rule("danish.ombre", 114, "trump: none", cites=("DA-31",)),
    Rule(
        "danish.ombre", 116,
        "exchange order: after the declarer",
        decided="Joint declarers exchange in the order in which they joined.",
    ),
    Rule("danish.ombre", 117, "may withhold: nothing", cites=("DA-31",)),
    Rule("danish.ombre", 118, "aim: no_trick", cites=("DA-31",)),
    Rule("danish.ombre", 122, "exchange: nobody", cites=("DA-47",)),
    Rule("danish.ombre", 121, "contract ren_nolo \"Ren Nolo\" en \"Pure nolo\" like kobe_nolo"),
    Rule("house.ombre", 26, "shows: hand before the first lead"),
    Rule("house.ombre", 25, "exchange: nobody"),
    Rule("house.ombre", 24, "contract grand_ouvert \"Open Grand\" like grand"),
    Rule("danish.ombre", 49, "opens: eldest", cites=("DA-10",)),
    Rule("danish.ombre", 50, "answers: standing bidder", cites=("DA-11", "DA-12", "DA-13")),
    Rule("danish.ombre", 51, "hold: nobody", decided="The source knows no bid that equals another."),
    Rule("danish.ombre", 52, "suit: after the auction", cites=("DA-18",)),
    Rule(
        "house.ombre", 30,
        (
            "ladder: spil < bedre_spil < tourne < kobe_nolo < tourne_respect < grand < solo < ren_nolo < solo_kulor < "
            "grand_ouvert"
        ),
        cites=("DA-9",),
        decided="The table of bids is lost; the order of the sections stands for it.",
    ),
    Rule(
        "modules/spadille_forcee.ombre",
        12,
        "force game on holder of spadille",
        cites=("FR-36",),
        decided="He plays the game given here; with spadille in the talon, the variant's own rule goes on.",
    ),
    Rule(
        "danish.ombre", 59, "redeal by same dealer",
        cites=("DA-14",),
        decided="The source says to deal again and names no other dealer.",
    ),
    Rule("danish.ombre", 63, "lead: eldest", cites=("DA-15",)),
    Rule("danish.ombre", 64, "follow: suit led", cites=("DA-17",)),
    Rule("danish.ombre", 65, "void: any card"),
    Rule("danish.ombre", 66, "takes: highest trump, else highest of suit led"),
    Rule("danish.ombre", 67, "next lead: winner of the trick", cites=("DA-16",)),
    Rule("danish.ombre", 133, "call tout \"Tout\""),
    Rule(
        "danish.ombre", 134,
        "in: spil, bedre_spil, tourne, tourne_respect, solo, solo_kulor",
        cites=("DA-24",),
        decided="The source tells of it under Spil; not in Grand.",
    ),
    Rule("danish.ombre", 136, "from: exchange of declarer"),
    Rule("danish.ombre", 137, "until: lead of trick 5", cites=("DA-24",)),
    Rule("danish.ombre", 138, "made when declarer has 9 tricks"),
    Rule("danish.ombre", 142, "call give_up \"Opgive\" en \"Give up\""),
    Rule("danish.ombre", 143, "in: every contract with trump", cites=("DA-23", "DA-43")),
    Rule("danish.ombre", 144, "from: exchange of declarer", cites=("DA-23",)),
    Rule("danish.ombre", 145, "until: declarer plays to trick 1", cites=("DA-23",)),
    Rule("danish.ombre", 146, "ends: play, given up"),
    Rule(
        "house.ombre", 44,
        "allowed when contrabola is not called",
        decided="Who has undertaken to lose every trick plays on.",
    ),
    Rule("modules/contrabola.ombre", 14, "call contrabola \"Contrabola\" en \"Contrabola\""),
    Rule("modules/contrabola.ombre", 15, "in: games"),
    Rule(
        "modules/contrabola.ombre", 16,
        "from: exchange of declarer",
        cites=("FR-37",),
        decided="A declaration after the exchange and before the first lead, not a bid; trump stays.",
    ),
    Rule("modules/contrabola.ombre", 18, "until: lead of trick 1"),
    Rule("modules/contrabola.ombre", 19, "aim: contrabola", cites=("FR-37",)),
    Rule("danish.ombre", 160, "bedt when give_up is called", cites=("DA-23",)),
    Rule(
        "danish.ombre", 161,
        "groque when any defender has more tricks than declarer",
        cites=("DA-22",),
        decided="Beaten is looked at before tied.",
    ),
    Rule("danish.ombre", 162, "bedt when any defender has as many tricks as declarer", cites=("DA-22",)),
    Rule("danish.ombre", 163, "won otherwise", cites=("DA-22",)),
    Rule("danish.ombre", 167, "surrendered when give_up is called", cites=("DA-43",)),
    Rule("danish.ombre", 168, "won when declarer has at least 5 tricks", cites=("DA-38", "DA-42")),
    Rule("danish.ombre", 169, "lost otherwise", cites=("DA-42",)),
    Rule("danish.ombre", 173, "won when declarer has no tricks", cites=("DA-31",)),
    Rule("danish.ombre", 174, "lost otherwise", cites=("DA-31",)),
    Rule("modules/contrabola.ombre", 28, "contrabola_won when declarer has no tricks", cites=("FR-37",)),
    Rule("modules/contrabola.ombre", 29, "contrabola_lost otherwise", cites=("FR-37",)),
    Rule("modules/contrabola.ombre", 34, "by: fewest tricks"),
    Rule("danish.ombre", 179, "| spil | 1 | -1 | -2 |", cites=("DA-22",)),
    Rule("danish.ombre", 200, "pay 1 from payer to declarer when tout is made", cites=("DA-24",)),
    Rule(
        "danish.ombre", 201,
        "pay 1 from declarer to payer when tout is missed",
        cites=("DA-24",),
        decided="Also when the game itself is lost.",
    ),
    Rule(
        "modules/contrabola.ombre", 39,
        "pay bonus from payer to declarer",
        cites=("FR-37",),
        decided="The pot stays.",
    ),
    Rule("modules/contrabola.ombre", 43, "pay penalty from declarer to payer", cites=("FR-37",)),
    Rule(
        "modules/contrabola.ombre", 44,
        "pay pot from pot to fewest_defender",
        cites=("FR-37",),
        decided="The pot goes as at a codille, and no game value is paid.",
    ),
    Rule("modules/contrabola.ombre", 45, "pay pot from declarer to fewest_defender", cites=("FR-37",)),
    Rule("danish.ombre", 180, "| bedre_spil | 1 | -1 | -2 |", cites=("DA-25",)),
    Rule("danish.ombre", 181, "| tourne | 2 | -2 | -3 |", cites=("DA-27",)),
    Rule("danish.ombre", 182, "| tourne_respect | 3 | -3 | -4 |", cites=("DA-37",)),
    Rule("house.ombre", 35, "| solo | 4 | -4 | -5 |", decided="Our table pays solo like solo kulør."),
    Rule("danish.ombre", 184, "| solo_kulor | 4 | -4 | -5 |", cites=("DA-50",)),
    Rule("danish.ombre", 189, "| grand | 3 | -4 | -3 |", cites=("DA-42", "DA-43")),
    Rule("danish.ombre", 194, "| kobe_nolo | 2 | -2 | -3 then -1 each |", cites=("DA-33",)),
    Rule("danish.ombre", 195, "| ren_nolo | 4 | -4 | -5 |", cites=("DA-48",)),
    Rule("house.ombre", 40, "| grand_ouvert | 9 | -9 | -9 |"),
    Rule("house.ombre", 48, "over when match has 24 deals"),
)

# What the sources say, by the ids that the lines cite.
STATEMENTS: tuple[tuple[str, str], ...] = (
    (
        "DA-9",
        (
            "The bids appear in this order: Spil, Bedre Spil, Tourné, Købe Nolo, Tourné Respect, Grand, Solo, Ren "
            "Nolo, Solo Kulør, Nolo Ouvert; the table that ranked them is lost."
        ),
    ),
    ("DA-10", "The player to the dealer's right makes the first bid."),
    (
        "DA-11",
        (
            "Bidding travels counterclockwise, but a higher bid goes back for an answer to whoever held the highest "
            "bid before it, and those two outbid each other until one of them passes."
        ),
    ),
    (
        "DA-12",
        (
            "The auction lasts until two have passed; Købe Nolo and Ren Nolo are the exception, as more than one "
            "player may take part in them."
        ),
    ),
    ("DA-13", "Whoever made the highest bid is the declarer and has the other two against him."),
    ("DA-14", "When nobody bids, the cards are dealt again."),
    ("DA-15", "After the exchange, where the contract has one, the player to the dealer's right makes the first lead."),
    ("DA-16", "Whoever took the latest trick leads to the next."),
    ("DA-17", "Players must follow suit as a rule; spil and solo know one exception."),
    ("DA-18", "In Spil the declarer names a trump suit, which beats the other suits."),
    (
        "DA-19",
        (
            "The declarer exchanges cards with the talon, then the player to his right from what remains, then the "
            "third from what remains after that: thirteen cards at most among them."
        ),
    ),
    (
        "DA-21",
        (
            "In Spil the three top trumps need only be given up to a card that beats them: on a led two of diamonds, "
            "with diamonds trump, the holder of just the seven of diamonds and the ace of clubs may throw another "
            "suit, whereas a led ace of spades always draws a trump from whoever has one, the black aces included."
        ),
    ),
    (
        "DA-22",
        (
            "Taking more tricks than either opponent wins the declarer 1 point; an opponent with as many as he costs "
            "him 1 (bedt), an opponent with more costs him 2 (groque)."
        ),
    ),
    (
        "DA-23",
        (
            "Once he has exchanged, and with the first lead in sight at the latest, a declarer who sees no way to the "
            "most tricks may give up and be no more than bedt."
        ),
    ),
    (
        "DA-24",
        (
            "A declarer who expects every trick may call tout before five leads have been made: with all the tricks he "
            "wins 1 point more, otherwise he wins 1 point less than he would have without the call."
        ),
    ),
    ("DA-25", "Bedre Spil is Spil with spades as trump, and pays the same."),
    ("DA-26", "Tourné is Spil with the trump found by turning up the top card of the talon."),
    ("DA-27", "In Tourné the most tricks win 2 points, bedt costs 2 and groque costs 3."),
    ("DA-30", "The turned card goes to the declarer to keep; the Danish verb may be read as leave or as duty."),
    ("DA-31", "In Købe Nolo the declarer tries to take no trick, there is no trump, and players must follow suit."),
    ("DA-32", "In Købe Nolo only the declarer may exchange."),
    (
        "DA-33",
        (
            "In Købe Nolo no trick wins 2 points; otherwise the first trick costs 2 and each further one costs 1, so "
            "that two tricks cost 3."
        ),
    ),
    (
        "DA-34",
        (
            "More than one player may bid Købe Nolo at the same time; each of them then tries to stay without a trick, "
            "and may try to push tricks on the other."
        ),
    ),
    ("DA-35", "All who declare a Købe Nolo together may exchange."),
    (
        "DA-36",
        (
            "Tourné Respect is open only to a player who holds both black aces; it is Spil with the trump turned from "
            "the talon, and the turned card is the declarer's to keep."
        ),
    ),
    ("DA-37", "In Tourné Respect the most tricks win 3 points, bedt costs 3 and groque costs 4."),
    ("DA-38", "In Grand the declarer must take at least five tricks."),
    (
        "DA-39",
        (
            "In Grand the aces of spades and clubs beat everything and are of no suit, while suit must still be "
            "followed: a player with other spades answers a led spade with one of those and may not win the trick with "
            "the ace."
        ),
    ),
    (
        "DA-40",
        (
            "In Grand the ace of spades beats the ace of clubs, and when the ace of spades is led the ace of clubs "
            "must be played to it."
        ),
    ),
    (
        "DA-41",
        (
            "In Grand the declarer must draw at least five cards from the talon; then the player to his right may draw "
            "from the rest, and the third from whatever is still there."
        ),
    ),
    ("DA-42", "In Grand five tricks or more win 3 points and fewer cost 4."),
    (
        "DA-43",
        (
            "In Grand the declarer who sees after his exchange, and with the first lead in sight at the latest, that "
            "five tricks are out of reach may give up and lose only 3 points."
        ),
    ),
    ("DA-44", "In Solo the declarer may not exchange."),
    ("DA-46", "In Solo the other players may still exchange."),
    ("DA-47", "Ren Nolo is a Købe Nolo in which nobody may exchange."),
    (
        "DA-48",
        "In Ren Nolo no trick wins 4 points, one trick costs 4 and two cost 5; more than two cost nothing further.",
    ),
    ("DA-49", "Solo Kulør has spades as trump; the declarer may not exchange, the others may."),
    ("DA-50", "In Solo Kulør the declarer wins 4 points, loses 4 when bedt and 5 when groque."),
    (
        "FR-36",
        (
            "Under forced spadille, when everyone passes, the holder of spadille has to be the Ombre and to choose the "
            "trump suit."
        ),
    ),
    ("FR-37", "Contrabola is an announced attempt to lose every trick, with bonuses built like those of the vole."),
)

TABLES: Tables = Tables(
    name="house",
    label="Friday night at our table",
    language="en",
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
