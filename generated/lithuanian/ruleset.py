"""The ruleset of the variant lithuanian: Ombra.

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

# Aims by number: 0 most_tricks, 1 no_trick.
CONTRACTS: tuple[Contract, ...] = (
    Contract(
        "polius",
        label="polius",
        rung=0,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(0, 1, 2, 4, 6, 7, 8, 9),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 1), ("declarers", 2), ("trump", 3), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("may become", 7),
        ),
    ),
    Contract(
        "ziedo_polius",
        label="žiedo polius",
        rung=1,
        value=0,
        declarers=(1, 1),
        trump="preferred",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(1, 7),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 8), ("declarers", 2), ("trump", 9), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("may become", 10),
        ),
    ),
    Contract(
        "mikis",
        label="mikis",
        rung=2,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(2, 4),
        counts_as=((("trump", "preferred"), 3),),
        plays=(),
        rules=(
            ("contract", 11), ("declarers", 2), ("trump", 12), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("may become", 13),
        ),
    ),
    Contract(
        "ziedo_mikis",
        label="žiedo mikis",
        rung=-1,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(3,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 14), ("declarers", 2), ("trump", 12), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "didysis_mikis",
        label="didysis mikis",
        rung=3,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=SA | CA,
        shows=(Show(SA | CA, before="exchange", rule=15),),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(4,),
        counts_as=((("trump", "preferred"), 5),),
        plays=(),
        rules=(
            ("contract", 16), ("declarers", 2), ("trump", 12), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("needs", 17), ("shows", 15),
        ),
    ),
    Contract(
        "didysis_ziedo_mikis",
        label="didysis žiedo mikis",
        rung=-1,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=SA | CA,
        shows=(Show(SA | CA, before="exchange", rule=15),),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(5,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 18), ("declarers", 2), ("trump", 12), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("needs", 17), ("shows", 15),
        ),
    ),
    Contract(
        "rungas",
        label="rungas",
        rung=4,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=19),),
        exchange_order="declarer",
        aim=0,
        becomes=(6, 7, 8, 9),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 20), ("declarers", 2), ("trump", 3), ("exchange", 19), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("may become", 7),
        ),
    ),
    Contract(
        "ziedo_rungas",
        label="žiedo rungas",
        rung=5,
        value=0,
        declarers=(1, 1),
        trump="preferred",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=19),),
        exchange_order="declarer",
        aim=0,
        becomes=(7,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 21), ("declarers", 2), ("trump", 22), ("exchange", 19), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "grandas",
        label="grandas",
        rung=6,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 4),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=0,
        becomes=(8, 9),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 24), ("declarers", 2), ("trump", 25), ("exchange", 23), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("may become", 7),
        ),
    ),
    Contract(
        "nulis",
        label="nulis",
        rung=7,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 5),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(),
        exchange_order="declarer",
        aim=1,
        becomes=(9,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 27), ("declarers", 2), ("trump", 28), ("exchange", 26), ("exchange order", 4),
            ("may withhold", 5), ("aim", 29),
        ),
    ),
    Contract(
        "varos_polius",
        label="varos polius",
        rung=-1,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(10,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 30), ("declarers", 2), ("trump", 3), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "mauras",
        label="mauras",
        rung=-1,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, whole_talon=True, rule=31),),
        exchange_order="declarer",
        aim=-1,
        becomes=(11,),
        counts_as=(),
        plays=(0, 6, 8, 9),
        rules=(("contract", 32), ("declarers", 33), ("trump", 34), ("exchange", 31), ("plays", 34)),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 polius, 1 ziedo_polius, 2 mikis, 3 ziedo_mikis, 4 didysis_mikis, 5 didysis_ziedo_mikis, 6
# rungas, 7 ziedo_rungas, 8 grandas, 9 nulis, 10 varos_polius, 11 mauras.
AUCTION: Auction = Auction(
    False,
    states=(
        AuctionState(0, -1, -1, calls=(("pass", -1, 1), ("listen", -1, 2))),
        AuctionState(1, -1, -1, calls=(("pass", -1, 3), ("listen", -1, 4))),
        AuctionState(
            1, 0, -1,
            calls=(
                ("pass", -1, 5), ("bid", 0, 6), ("bid", 1, 7), ("bid", 2, 8), ("bid", 4, 9), ("bid", 6, 10),
                ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13),
            ),
        ),
        AuctionState(
            2, -1, -1,
            calls=(
                ("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3), ("bid", 2, -4), ("bid", 4, -5), ("bid", 6, -6),
                ("bid", 7, -7), ("bid", 8, -8), ("bid", 9, -9),
            ),
        ),
        AuctionState(
            2, 1, -1,
            calls=(
                ("pass", -1, -10), ("bid", 0, 14), ("bid", 1, 15), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18),
                ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21),
            ),
        ),
        AuctionState(
            2, 0, -1,
            calls=(
                ("pass", -1, -11), ("bid", 0, 22), ("bid", 1, 23), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26),
                ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29),
            ),
        ),
        AuctionState(
            0, 1, 0,
            calls=(
                ("pass", -1, 30), ("hold", 0, 31), ("bid", 1, 32), ("bid", 2, 33), ("bid", 4, 34), ("bid", 6, 35),
                ("bid", 7, 36), ("bid", 8, 37), ("bid", 9, 38),
            ),
        ),
        AuctionState(
            0, 1, 1,
            calls=(
                ("pass", -1, 39), ("hold", 1, 40), ("bid", 2, 33), ("bid", 4, 34), ("bid", 6, 35), ("bid", 7, 36),
                ("bid", 8, 37), ("bid", 9, 38),
            ),
        ),
        AuctionState(
            0, 1, 2,
            calls=(
                ("pass", -1, 41), ("hold", 2, 42), ("bid", 4, 34), ("bid", 6, 35), ("bid", 7, 36), ("bid", 8, 37),
                ("bid", 9, 38),
            ),
        ),
        AuctionState(
            0, 1, 4,
            calls=(("pass", -1, 43), ("hold", 4, 44), ("bid", 6, 35), ("bid", 7, 36), ("bid", 8, 37), ("bid", 9, 38)),
        ),
        AuctionState(
            0, 1, 6,
            calls=(("pass", -1, 45), ("hold", 6, 46), ("bid", 7, 36), ("bid", 8, 37), ("bid", 9, 38)),
        ),
        AuctionState(0, 1, 7, calls=(("pass", -1, 47), ("hold", 7, 48), ("bid", 8, 37), ("bid", 9, 38))),
        AuctionState(0, 1, 8, calls=(("pass", -1, 49), ("hold", 8, 50), ("bid", 9, 38))),
        AuctionState(0, 1, 9, calls=(("pass", -1, 51), ("hold", 9, 52))),
        AuctionState(
            1, 2, 0,
            calls=(
                ("pass", -1, -2), ("hold", 0, 53), ("bid", 1, 54), ("bid", 2, 55), ("bid", 4, 56), ("bid", 6, 57),
                ("bid", 7, 58), ("bid", 8, 59), ("bid", 9, 60),
            ),
        ),
        AuctionState(
            1, 2, 1,
            calls=(
                ("pass", -1, -3), ("hold", 1, 61), ("bid", 2, 55), ("bid", 4, 56), ("bid", 6, 57), ("bid", 7, 58),
                ("bid", 8, 59), ("bid", 9, 60),
            ),
        ),
        AuctionState(
            1, 2, 2,
            calls=(
                ("pass", -1, -4), ("hold", 2, 62), ("bid", 4, 56), ("bid", 6, 57), ("bid", 7, 58), ("bid", 8, 59),
                ("bid", 9, 60),
            ),
        ),
        AuctionState(
            1, 2, 4,
            calls=(("pass", -1, -5), ("hold", 4, 63), ("bid", 6, 57), ("bid", 7, 58), ("bid", 8, 59), ("bid", 9, 60)),
        ),
        AuctionState(
            1, 2, 6,
            calls=(("pass", -1, -6), ("hold", 6, 64), ("bid", 7, 58), ("bid", 8, 59), ("bid", 9, 60)),
        ),
        AuctionState(1, 2, 7, calls=(("pass", -1, -7), ("hold", 7, 65), ("bid", 8, 59), ("bid", 9, 60))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -8), ("hold", 8, 66), ("bid", 9, 60))),
        AuctionState(1, 2, 9, calls=(("pass", -1, -9), ("hold", 9, 67))),
        AuctionState(
            0, 2, 0,
            calls=(
                ("pass", -1, -2), ("hold", 0, 68), ("bid", 1, 69), ("bid", 2, 70), ("bid", 4, 71), ("bid", 6, 72),
                ("bid", 7, 73), ("bid", 8, 74), ("bid", 9, 75),
            ),
        ),
        AuctionState(
            0, 2, 1,
            calls=(
                ("pass", -1, -3), ("hold", 1, 76), ("bid", 2, 70), ("bid", 4, 71), ("bid", 6, 72), ("bid", 7, 73),
                ("bid", 8, 74), ("bid", 9, 75),
            ),
        ),
        AuctionState(
            0, 2, 2,
            calls=(
                ("pass", -1, -4), ("hold", 2, 77), ("bid", 4, 71), ("bid", 6, 72), ("bid", 7, 73), ("bid", 8, 74),
                ("bid", 9, 75),
            ),
        ),
        AuctionState(
            0, 2, 4,
            calls=(("pass", -1, -5), ("hold", 4, 78), ("bid", 6, 72), ("bid", 7, 73), ("bid", 8, 74), ("bid", 9, 75)),
        ),
        AuctionState(
            0, 2, 6,
            calls=(("pass", -1, -6), ("hold", 6, 79), ("bid", 7, 73), ("bid", 8, 74), ("bid", 9, 75)),
        ),
        AuctionState(0, 2, 7, calls=(("pass", -1, -7), ("hold", 7, 80), ("bid", 8, 74), ("bid", 9, 75))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -8), ("hold", 8, 81), ("bid", 9, 75))),
        AuctionState(0, 2, 9, calls=(("pass", -1, -9), ("hold", 9, 82))),
        AuctionState(
            2, 1, 0,
            calls=(
                ("pass", -1, -10), ("bid", 1, 15), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19),
                ("bid", 8, 20), ("bid", 9, 21),
            ),
        ),
        AuctionState(
            1, 0, 0,
            calls=(
                ("pass", -1, 83), ("bid", 1, 7), ("bid", 2, 8), ("bid", 4, 9), ("bid", 6, 10), ("bid", 7, 11),
                ("bid", 8, 12), ("bid", 9, 13),
            ),
        ),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 84), ("bid", 2, 8), ("bid", 4, 9), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12),
                ("bid", 9, 13),
            ),
        ),
        AuctionState(
            1, 0, 2,
            calls=(("pass", -1, 85), ("bid", 4, 9), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13)),
        ),
        AuctionState(1, 0, 4, calls=(("pass", -1, 86), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(1, 0, 6, calls=(("pass", -1, 87), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(1, 0, 7, calls=(("pass", -1, 88), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 89), ("bid", 9, 13))),
        AuctionState(1, 0, 9, calls=(("pass", -1, 90),)),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20),
                ("bid", 9, 21),
            ),
        ),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 84), ("bid", 2, 8), ("bid", 4, 9), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12),
                ("bid", 9, 13),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(("pass", -1, -13), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(
            1, 0, 2,
            calls=(("pass", -1, 85), ("bid", 4, 9), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13)),
        ),
        AuctionState(
            2, 1, 4,
            calls=(("pass", -1, -14), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(1, 0, 4, calls=(("pass", -1, 86), ("bid", 6, 10), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(2, 1, 6, calls=(("pass", -1, -15), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(1, 0, 6, calls=(("pass", -1, 87), ("bid", 7, 11), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -16), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(1, 0, 7, calls=(("pass", -1, 88), ("bid", 8, 12), ("bid", 9, 13))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -17), ("bid", 9, 21))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 89), ("bid", 9, 13))),
        AuctionState(2, 1, 9, calls=(("pass", -1, -18),)),
        AuctionState(1, 0, 9, calls=(("pass", -1, 90),)),
        AuctionState(
            2, 1, 0,
            calls=(
                ("pass", -1, -10), ("bid", 1, 15), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19),
                ("bid", 8, 20), ("bid", 9, 21),
            ),
        ),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20),
                ("bid", 9, 21),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(("pass", -1, -13), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(
            2, 1, 4,
            calls=(("pass", -1, -14), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(2, 1, 6, calls=(("pass", -1, -15), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -16), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -17), ("bid", 9, 21))),
        AuctionState(2, 1, 9, calls=(("pass", -1, -18),)),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("bid", 2, 16), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20),
                ("bid", 9, 21),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(("pass", -1, -13), ("bid", 4, 17), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(
            2, 1, 4,
            calls=(("pass", -1, -14), ("bid", 6, 18), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21)),
        ),
        AuctionState(2, 1, 6, calls=(("pass", -1, -15), ("bid", 7, 19), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -16), ("bid", 8, 20), ("bid", 9, 21))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -17), ("bid", 9, 21))),
        AuctionState(2, 1, 9, calls=(("pass", -1, -18),)),
        AuctionState(
            2, 0, 0,
            calls=(
                ("pass", -1, -11), ("bid", 1, 23), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27),
                ("bid", 8, 28), ("bid", 9, 29),
            ),
        ),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -19), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28),
                ("bid", 9, 29),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(("pass", -1, -20), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(
            2, 0, 4,
            calls=(("pass", -1, -21), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(2, 0, 6, calls=(("pass", -1, -22), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -23), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -24), ("bid", 9, 29))),
        AuctionState(2, 0, 9, calls=(("pass", -1, -25),)),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -19), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28),
                ("bid", 9, 29),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(("pass", -1, -20), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(
            2, 0, 4,
            calls=(("pass", -1, -21), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(2, 0, 6, calls=(("pass", -1, -22), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -23), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -24), ("bid", 9, 29))),
        AuctionState(2, 0, 9, calls=(("pass", -1, -25),)),
        AuctionState(
            2, 0, 0,
            calls=(
                ("pass", -1, -11), ("bid", 1, 23), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27),
                ("bid", 8, 28), ("bid", 9, 29),
            ),
        ),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -19), ("bid", 2, 24), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28),
                ("bid", 9, 29),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(("pass", -1, -20), ("bid", 4, 25), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(
            2, 0, 4,
            calls=(("pass", -1, -21), ("bid", 6, 26), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29)),
        ),
        AuctionState(2, 0, 6, calls=(("pass", -1, -22), ("bid", 7, 27), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -23), ("bid", 8, 28), ("bid", 9, 29))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -24), ("bid", 9, 29))),
        AuctionState(2, 0, 9, calls=(("pass", -1, -25),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((2,), 0), AuctionEnd((2,), 1), AuctionEnd((2,), 2), AuctionEnd((2,), 4),
        AuctionEnd((2,), 6), AuctionEnd((2,), 7), AuctionEnd((2,), 8), AuctionEnd((2,), 9), AuctionEnd((1,), 0),
        AuctionEnd((0,), 0), AuctionEnd((1,), 1), AuctionEnd((1,), 2), AuctionEnd((1,), 4), AuctionEnd((1,), 6),
        AuctionEnd((1,), 7), AuctionEnd((1,), 8), AuctionEnd((1,), 9), AuctionEnd((0,), 1), AuctionEnd((0,), 2),
        AuctionEnd((0,), 4), AuctionEnd((0,), 6), AuctionEnd((0,), 7), AuctionEnd((0,), 8), AuctionEnd((0,), 9),
    ),
    rules=(("opens", 35), ("answers", 36), ("hold", 37), ("suit", 38), ("ladder", 39)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass("force", contract=10, card=SA, dealer="", payments=(), when=None, rule=40),
    AllPass("offer", contract=11, card=0, dealer="", payments=(), when=None, rule=41),
    AllPass("redeal", contract=-1, card=0, dealer="next", payments=(), when=None, rule=42),
)

PLAY: Play = Play(
    "eldest",
    void="any",
    rules=(("lead", 43), ("follow", 44), ("void", 45), ("takes", 46), ("next lead", 47)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "surrender",
        label="pasidavimas",
        kind="surrender",
        contracts=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        opens=Moment("exchange"),
        closes=Moment("lead", 1),
        allowed=None,
        made=None,
        aim=-1,
        rule=48,
        rules=(("in", 49), ("from", 50), ("until", 51), ("ends", 52)),
    ),
    Call(
        "primeris",
        label="primeris",
        kind="stop",
        contracts=(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11),
        opens=Moment("trick", 5),
        closes=Moment("lead", 6),
        allowed=("and", ("has", "every", "declarer", "tricks", "==", 5), ("not", ("called", "pilnatis"))),
        made=None,
        aim=-1,
        rule=53,
        rules=(("in", 54), ("from", 55), ("until", 56), ("ends", 57), ("allowed", 58)),
    ),
    Call(
        "pilnatis",
        label="pilnatis",
        kind="announce",
        contracts=(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11),
        opens=Moment("exchange"),
        closes=Moment("lead", 1),
        allowed=None,
        made=("has", "every", "declarer", "tricks", "==", 9),
        aim=-1,
        rule=59,
        rules=(("in", 60), ("from", 61), ("until", 62), ("made", 63)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (("win", "laimėjimas"), ("loss", "pralaimėjimas"), ("uodega", "uodega"))

AIMS: tuple[Aim, ...] = (
    Aim(
        "most_tricks",
        guards=(
            Guard("loss", ("called", "surrender"), rule=64),
            Guard("uodega", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=65),
            Guard("loss", ("compare", "any", "defenders", "tricks", "==", "declarer"), rule=66),
            Guard("win", None, rule=67),
        ),
    ),
    Aim(
        "no_trick",
        guards=(
            Guard("loss", ("called", "surrender"), rule=68),
            Guard("win", ("has", "every", "declarer", "tricks", "==", 0), rule=69),
            Guard("loss", None, rule=70),
        ),
    ),
)

ROLES: tuple[Role, ...] = ()

# Contracts by number: 0 polius, 1 ziedo_polius, 2 mikis, 3 ziedo_mikis, 4 didysis_mikis, 5 didysis_ziedo_mikis, 6
# rungas, 7 ziedo_rungas, 8 grandas, 9 nulis, 10 varos_polius, 11 mauras.
SETTLEMENTS: tuple[Settlement, ...] = (
    # polius
    Settlement(
        0, "win",
        payments=(
            Payment(4, "bank", "declarer", when=None, rule=71),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(0, "loss", payments=(Payment(-4, "bank", "declarer", when=None, rule=71),)),
    Settlement(0, "uodega", payments=(Payment(-8, "bank", "declarer", when=None, rule=71),)),
    # ziedo_polius
    Settlement(
        1, "win",
        payments=(
            Payment(5, "bank", "declarer", when=None, rule=76),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(1, "loss", payments=(Payment(-5, "bank", "declarer", when=None, rule=76),)),
    Settlement(1, "uodega", payments=(Payment(-10, "bank", "declarer", when=None, rule=76),)),
    # mikis
    Settlement(
        2, "win",
        payments=(
            Payment(6, "bank", "declarer", when=None, rule=77),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(2, "loss", payments=(Payment(-6, "bank", "declarer", when=None, rule=77),)),
    Settlement(2, "uodega", payments=(Payment(-12, "bank", "declarer", when=None, rule=77),)),
    # ziedo_mikis
    Settlement(
        3, "win",
        payments=(
            Payment(7, "bank", "declarer", when=None, rule=78),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(3, "loss", payments=(Payment(-7, "bank", "declarer", when=None, rule=78),)),
    Settlement(3, "uodega", payments=(Payment(-14, "bank", "declarer", when=None, rule=78),)),
    # didysis_mikis
    Settlement(
        4, "win",
        payments=(
            Payment(8, "bank", "declarer", when=None, rule=79),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(4, "loss", payments=(Payment(-8, "bank", "declarer", when=None, rule=79),)),
    Settlement(4, "uodega", payments=(Payment(-16, "bank", "declarer", when=None, rule=79),)),
    # didysis_ziedo_mikis
    Settlement(
        5, "win",
        payments=(
            Payment(9, "bank", "declarer", when=None, rule=80),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(5, "loss", payments=(Payment(-9, "bank", "declarer", when=None, rule=80),)),
    Settlement(5, "uodega", payments=(Payment(-18, "bank", "declarer", when=None, rule=80),)),
    # rungas
    Settlement(
        6, "win",
        payments=(
            Payment(12, "bank", "declarer", when=None, rule=81),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(6, "loss", payments=(Payment(-12, "bank", "declarer", when=None, rule=81),)),
    Settlement(6, "uodega", payments=(Payment(-24, "bank", "declarer", when=None, rule=81),)),
    # ziedo_rungas
    Settlement(
        7, "win",
        payments=(
            Payment(13, "bank", "declarer", when=None, rule=82),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(7, "loss", payments=(Payment(-13, "bank", "declarer", when=None, rule=82),)),
    Settlement(7, "uodega", payments=(Payment(-26, "bank", "declarer", when=None, rule=82),)),
    # grandas
    Settlement(
        8, "win",
        payments=(
            Payment(16, "bank", "declarer", when=None, rule=83),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(8, "loss", payments=(Payment(-16, "bank", "declarer", when=None, rule=83),)),
    Settlement(8, "uodega", payments=(Payment(-32, "bank", "declarer", when=None, rule=83),)),
    # nulis
    Settlement(
        9, "win",
        payments=(
            Payment(18, "bank", "declarer", when=None, rule=84),
            Payment(3, "bank", "declarer", when=("has", "every", "declarer", "tricks", "==", 9), rule=73),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(9, "loss", payments=(Payment(-18, "bank", "declarer", when=None, rule=84),)),
    # varos_polius
    Settlement(
        10, "win",
        payments=(
            Payment(2, "bank", "declarer", when=None, rule=85),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(10, "loss", payments=(Payment(-2, "bank", "declarer", when=None, rule=85),)),
    Settlement(10, "uodega", payments=(Payment(-4, "bank", "declarer", when=None, rule=85),)),
    # mauras
    Settlement(
        11, "win",
        payments=(
            Payment(3, "bank", "declarer", when=None, rule=86),
            Payment(1, "bank", "declarer", when=("called", "primeris"), rule=72),
            Payment(
                3, "bank", "declarer",
                when=("and", ("has", "every", "declarer", "tricks", "==", 9), ("not", ("called", "pilnatis"))),
                rule=73,
            ),
            Payment(6, "bank", "declarer", when=("made", "pilnatis"), rule=74),
            Payment(6, "bank", "declarer", when=("has", "every", "declarer", "matadors", ">=", 3), rule=75),
        ),
    ),
    Settlement(11, "loss", payments=(Payment(-3, "bank", "declarer", when=None, rule=86),)),
    Settlement(11, "uodega", payments=(Payment(-6, "bank", "declarer", when=None, rule=86),)),
)

MATCH: Match = Match(("has", "any", "players", "points", ">=", 60), before_deal=(), rule=87)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule("lithuanian.ombre", 67, "exchange: declarer any, each defender any", cites=("LT-17",)),
    Rule("lithuanian.ombre", 64, "contract polius \"polius\" en \"Ask\""),
    Rule("lithuanian.ombre", 65, "declarers: 1"),
    Rule("lithuanian.ombre", 66, "trump: named", cites=("LT-17",), decided="Named before the exchange."),
    Rule("lithuanian.ombre", 68, "exchange order: after the declarer", cites=("LT-17",)),
    Rule("lithuanian.ombre", 69, "may withhold: nothing", cites=("LT-39",)),
    Rule("lithuanian.ombre", 70, "aim: most_tricks", cites=("LT-48",)),
    Rule("lithuanian.ombre", 71, "may become: any higher", cites=("LT-32",)),
    Rule("lithuanian.ombre", 74, "contract ziedo_polius \"žiedo polius\" en \"Ask in the žiedas\" like polius"),
    Rule("lithuanian.ombre", 75, "trump: preferred suit", cites=("LT-18",)),
    Rule(
        "lithuanian.ombre", 76, "may become: ziedo_rungas",
        cites=("LT-33",),
        decided="A bid of the žiedas keeps the žiedas; only the last bid made or accepted binds.",
    ),
    Rule("lithuanian.ombre", 80, "contract mikis \"mikis\" en \"Tourné\" like polius"),
    Rule("lithuanian.ombre", 81, "trump: turned", cites=("LT-19",)),
    Rule("lithuanian.ombre", 82, "may become: didysis_mikis", cites=("LT-33",)),
    Rule("lithuanian.ombre", 86, "contract ziedo_mikis \"žiedo mikis\" en \"Tourné in the žiedas\" like mikis"),
    Rule(
        "lithuanian.ombre", 93,
        "shows: spadille basto before the exchange",
        cites=("LT-21",),
        decided="The two cards go back to the hand.",
    ),
    Rule("lithuanian.ombre", 91, "contract didysis_mikis \"didysis mikis\" en \"Grand tourné\" like mikis"),
    Rule("lithuanian.ombre", 92, "needs: spadille basto", cites=("LT-21",)),
    Rule(
        "lithuanian.ombre", 98,
        "contract didysis_ziedo_mikis \"didysis žiedo mikis\" en \"Grand tourné in the žiedas\" like didysis_mikis",
    ),
    Rule("lithuanian.ombre", 103, "exchange: each defender any", cites=("LT-22",)),
    Rule("lithuanian.ombre", 102, "contract rungas \"rungas\" en \"Solo\" like polius"),
    Rule("lithuanian.ombre", 106, "contract ziedo_rungas \"žiedo rungas\" en \"Solo in the žiedas\" like rungas"),
    Rule("lithuanian.ombre", 107, "trump: preferred suit", cites=("LT-23",)),
    Rule("lithuanian.ombre", 113, "exchange: nobody", cites=("LT-24",)),
    Rule("lithuanian.ombre", 111, "contract grandas \"grandas\" en \"Grand\" like polius"),
    Rule(
        "lithuanian.ombre", 112,
        "trump: only spadille basto",
        cites=("LT-24",),
        decided="The two aces are a suit of two cards: one led calls for the other.",
    ),
    Rule("lithuanian.ombre", 118, "exchange: nobody", cites=("LT-25",)),
    Rule("lithuanian.ombre", 116, "contract nulis \"nulis\" en \"Null\" like polius"),
    Rule("lithuanian.ombre", 117, "trump: none", cites=("LT-25",)),
    Rule("lithuanian.ombre", 119, "aim: no_trick", cites=("LT-25",)),
    Rule("lithuanian.ombre", 123, "contract varos_polius \"varos polius\" en \"Forced ask\" like polius"),
    Rule(
        "lithuanian.ombre", 129,
        "exchange: declarer whole talon",
        cites=("LT-36",),
        decided="Nobody else exchanges: the talon is gone.",
    ),
    Rule("lithuanian.ombre", 127, "contract mauras \"mauras\" en \"Moor\""),
    Rule("lithuanian.ombre", 128, "declarers: 1"),
    Rule("lithuanian.ombre", 130, "plays: polius, rungas, grandas, nulis", cites=("LT-36",)),
    Rule(
        "lithuanian.ombre", 40, "opens: eldest listens",
        cites=("LT-26", "LT-28"),
        decided=(
            "When the first passes, the second listens to the last; the last, left alone, bids; a listener left alone "
            "has the lowest game."
        ),
    ),
    Rule("lithuanian.ombre", 42, "answers: standing bidder", cites=("LT-27", "LT-30", "LT-31")),
    Rule("lithuanian.ombre", 43, "hold: elder", cites=("LT-29",)),
    Rule("lithuanian.ombre", 44, "suit: after the auction", cites=("LT-17",)),
    Rule(
        "lithuanian.ombre", 45,
        "ladder: polius < ziedo_polius < mikis < didysis_mikis < rungas < ziedo_rungas < grandas < nulis",
        cites=("LT-16", "LT-20"),
        decided="Žiedo mikis comes by chance and is never bid.",
    ),
    Rule("lithuanian.ombre", 50, "force varos_polius on holder of spadille", cites=("LT-35",)),
    Rule(
        "lithuanian.ombre", 51,
        "offer mauras to each player",
        cites=("LT-36",),
        decided="Who takes it throws four cards, then names the game.",
    ),
    Rule("lithuanian.ombre", 52, "redeal by next dealer", cites=("LT-37",)),
    Rule("lithuanian.ombre", 56, "lead: eldest", cites=("LT-38",)),
    Rule("lithuanian.ombre", 57, "follow: suit led", cites=("LT-39", "LT-41")),
    Rule("lithuanian.ombre", 58, "void: any card", cites=("LT-40", "LT-41")),
    Rule("lithuanian.ombre", 59, "takes: highest trump, else highest of suit led", cites=("LT-40",)),
    Rule(
        "lithuanian.ombre", 60,
        "next lead: winner of the trick",
        cites=("LT-40", "LT-46"),
        decided="All nine tricks are played unless the declarer stops after the first five.",
    ),
    Rule("lithuanian.ombre", 133, "call surrender \"pasidavimas\" en \"Surrender\""),
    Rule("lithuanian.ombre", 134, "in: every contract", cites=("LT-51",)),
    Rule("lithuanian.ombre", 135, "from: exchange of declarer", cites=("LT-51",)),
    Rule(
        "lithuanian.ombre", 136, "until: lead of trick 1",
        cites=("LT-51",),
        decided="After his exchange and before the first lead, in every game.",
    ),
    Rule("lithuanian.ombre", 137, "ends: play, given up", cites=("LT-51",)),
    Rule("lithuanian.ombre", 140, "call primeris \"primeris\" en \"First five\""),
    Rule("lithuanian.ombre", 141, "in: every contract with trump", cites=("LT-47",)),
    Rule("lithuanian.ombre", 142, "from: trick 5 won", cites=("LT-42",)),
    Rule("lithuanian.ombre", 143, "until: lead of trick 6", cites=("LT-43",)),
    Rule("lithuanian.ombre", 144, "ends: play, stopped", cites=("LT-43",)),
    Rule(
        "lithuanian.ombre", 145,
        "allowed when declarer has 5 tricks and pilnatis is not called",
        cites=("LT-42", "LT-45"),
        decided="Who goes on, or has announced pilnatis, gives up the bonus.",
    ),
    Rule("lithuanian.ombre", 149, "call pilnatis \"pilnatis\" en \"Vole\""),
    Rule("lithuanian.ombre", 150, "in: every contract with trump", cites=("LT-44", "LT-47")),
    Rule("lithuanian.ombre", 151, "from: exchange of declarer"),
    Rule("lithuanian.ombre", 152, "until: lead of trick 1", cites=("LT-44",)),
    Rule("lithuanian.ombre", 153, "made when declarer has 9 tricks", cites=("LT-44",)),
    Rule("lithuanian.ombre", 164, "loss when surrender is called", cites=("LT-51",)),
    Rule(
        "lithuanian.ombre", 165,
        "uodega when any defender has more tricks than declarer",
        cites=("LT-50",),
        decided="The tail goes before the tie.",
    ),
    Rule("lithuanian.ombre", 166, "loss when any defender has as many tricks as declarer", cites=("LT-49",)),
    Rule("lithuanian.ombre", 167, "win otherwise", cites=("LT-48",)),
    Rule("lithuanian.ombre", 171, "loss when surrender is called", cites=("LT-51",)),
    Rule("lithuanian.ombre", 172, "win when declarer has no tricks", cites=("LT-25",)),
    Rule("lithuanian.ombre", 173, "loss otherwise", decided="Never doubled: the tail is for who wants tricks."),
    Rule(
        "lithuanian.ombre", 180, "| polius | 4 | -4 | -8 |",
        cites=("LT-54", "LT-55"),
        decided="The value is lost; the ladder of the others goes down in twos.",
    ),
    Rule(
        "lithuanian.ombre", 207,
        "pay 1 from bank to declarer when primeris is called",
        cites=("LT-42", "LT-43"),
        decided="One point, as the source speaks of one.",
    ),
    Rule(
        "lithuanian.ombre", 209,
        "pay 3 from bank to declarer when declarer has 9 tricks and pilnatis is not called",
        cites=("LT-44", "LT-56"),
        decided="The sum that the source prints fits three, not thirteen.",
    ),
    Rule(
        "lithuanian.ombre", 211,
        "pay 6 from bank to declarer when pilnatis is made",
        cites=("LT-44",),
        decided="Six; the digits are damaged.",
    ),
    Rule(
        "lithuanian.ombre", 212,
        "pay 6 from bank to declarer when declarer has at least 3 matadors",
        cites=("LT-53", "LT-54"),
        decided="Six; the digits are damaged. As he plays with them, and only when he wins.",
    ),
    Rule(
        "lithuanian.ombre", 182,
        "| ziedo_polius | 5 | -5 | -10 |",
        cites=("LT-54", "LT-55"),
        decided="The value is lost; the žiedas adds one where it can be read.",
    ),
    Rule(
        "lithuanian.ombre", 184, "| mikis | 6 | -6 | -12 |",
        cites=("LT-54", "LT-55"),
        decided="The value is lost; the ladder of the others goes down in twos.",
    ),
    Rule(
        "lithuanian.ombre", 186,
        "| ziedo_mikis | 7 | -7 | -14 |",
        cites=("LT-20", "LT-54", "LT-55"),
        decided="The value is lost; more than mikis is all that is said.",
    ),
    Rule(
        "lithuanian.ombre", 188,
        "| didysis_mikis | 8 | -8 | -16 |",
        cites=("LT-52", "LT-54", "LT-55"),
        decided="Read from a damaged table.",
    ),
    Rule(
        "lithuanian.ombre", 189,
        "| didysis_ziedo_mikis | 9 | -9 | -18 |",
        cites=("LT-52", "LT-54", "LT-55"),
        decided="Read from a damaged table.",
    ),
    Rule(
        "lithuanian.ombre", 190,
        "| rungas | 12 | -12 | -24 |",
        cites=("LT-52", "LT-54", "LT-55"),
        decided="Read from a damaged table.",
    ),
    Rule(
        "lithuanian.ombre", 191,
        "| ziedo_rungas | 13 | -13 | -26 |",
        cites=("LT-52", "LT-54", "LT-55"),
        decided="Read from a damaged table.",
    ),
    Rule("lithuanian.ombre", 192, "| grandas | 16 | -16 | -32 |", cites=("LT-57", "LT-58")),
    Rule(
        "lithuanian.ombre", 197, "| nulis | 18 | -18 |",
        cites=("LT-52", "LT-54"),
        decided="Read from a damaged table.",
    ),
    Rule(
        "lithuanian.ombre", 178,
        "| varos_polius | 2 | -2 | -4 |",
        cites=("LT-35", "LT-54", "LT-55"),
        decided="The value is lost; less than polius is all that is said.",
    ),
    Rule(
        "lithuanian.ombre", 202, "| mauras | 3 | -3 | -6 |",
        cites=("LT-36", "LT-54", "LT-55"),
        decided="The value is lost; it stands between varos polius and polius.",
    ),
    Rule(
        "lithuanian.ombre", 217,
        "over when any player has at least 60 points",
        cites=("LT-59",),
        decided="The lowest of the targets that the source names.",
    ),
)

# What the sources say, by the ids that the lines cite.
STATEMENTS: tuple[tuple[str, str], ...] = (
    (
        "LT-16",
        (
            "The ways of playing are listed as polius, žiedo polius, mikis, žiedo mikis, didysis mikis, rungas, žiedo "
            "rungas, grandas and nulis; polius is the lowest and nulis the highest."
        ),
    ),
    (
        "LT-17",
        (
            "In polius the declarer names whichever trump suit he likes and then exchanges any number of cards, his "
            "own put down unseen; after him the player on his left and then the one on his right may each exchange "
            "once in the same way."
        ),
    ),
    ("LT-18", "Žiedo polius is polius with the žiedas suit as trump."),
    (
        "LT-19",
        (
            "In mikis the declarer turns the top card of the talon, whose suit is trump; he exchanges any number of "
            "cards and takes the turned one first, and the opponents may then exchange once each."
        ),
    ),
    (
        "LT-20",
        (
            "It is žiedo mikis when the card turned happens to be of the žiedas suit; being a matter of luck it is not "
            "bid, but it counts more than a plain mikis."
        ),
    ),
    (
        "LT-21",
        (
            "Didysis mikis may be bid by a holder of both kuoka and skydas; as declarer he lays the two open as proof, "
            "turns the top card for trump, takes it first and exchanges any number, and then the opponents exchange; "
            "with a žiedas card turned it is didysis žiedo mikis."
        ),
    ),
    (
        "LT-22",
        "In rungas the declarer names the trump suit and may not exchange; the opponents may, in turn, once each.",
    ),
    ("LT-23", "It is žiedo rungas when the declarer names the žiedas suit as trump."),
    (
        "LT-24",
        (
            "In grandas only kuoka and skydas are trumps, and the declarer need not have them; the four suits are "
            "equal, the cards otherwise called ietis and tiltas keep their plain places, and nobody exchanges."
        ),
    ),
    (
        "LT-25",
        (
            "In nulis the declarer must take no trick; the aces of spades and clubs are the lowest cards of their "
            "suits, and nobody exchanges."
        ),
    ),
    ("LT-26", "The dealer's left neighbour is first hand, his right neighbour second hand, and he himself last hand."),
    ("LT-27", "A player who passes is out of the bidding."),
    ("LT-28", "A first hand who is ready to play tells the second hand that he is listening."),
    (
        "LT-29",
        (
            "If second hand is ready too, he proposes a game; first hand accepts it by saying that he plays, whereupon "
            "second hand must propose a higher one to go on, until one of the two passes."
        ),
    ),
    ("LT-30", "Then last hand joins the bidding, which again goes on until one of the two passes."),
    ("LT-31", "The player who is left becomes the declarer."),
    ("LT-32", "The declarer may play the game he took on in the bidding or announce a higher one."),
    (
        "LT-33",
        (
            "A declarer who bid or accepted a žiedas game may not abandon it; one who bid or accepted mikis must play "
            "it or may announce didysis mikis."
        ),
    ),
    (
        "LT-35",
        (
            "When everyone passes, the holder of kuoka must play polius; this forced game, varos polius, is played "
            "like polius and counts less."
        ),
    ),
    (
        "LT-36",
        (
            "When everyone passes and kuoka lies in the talon, one player, first hand having the first chance, may put "
            "his own cards down unseen and take all thirteen of the talon; he is then declarer, lays four aside and "
            "plays polius, rungas, grandas or nulis, but not mikis or didysis mikis, and whichever it is counts as "
            "mauras."
        ),
    ),
    (
        "LT-37",
        (
            "When kuoka lies in the talon and nobody takes it up, the cards are gathered and the dealer's left "
            "neighbour deals next."
        ),
    ),
    ("LT-38", "First hand makes the first lead, and the others play in turn from his left."),
    ("LT-39", "Players must follow the suit led, and to a led trump they must play trumps."),
    (
        "LT-40",
        (
            "The higher card of the suit, or the higher trump, wins the trick and its player leads next; whoever lacks "
            "the suit may freely trump or throw any other card."
        ),
    ),
    (
        "LT-41",
        "In nulis too the suit led must be followed; there are no trumps, and whoever lacks the suit throws any card.",
    ),
    ("LT-42", "Five tricks make the declarer's win certain; taking the first five is primeris and earns extra points."),
    ("LT-43", "After primeris the declarer may end the play."),
    (
        "LT-44",
        (
            "Or he may go on for every trick, pilnatis, which brings further points, and more still when he announced "
            "it before starting to play."
        ),
    ),
    ("LT-45", "A declarer who misses pilnatis is still the winner but gets no extra points for primeris."),
    (
        "LT-46",
        (
            "When primeris fails because an opponent took one of the first five tricks, play goes on until the "
            "declarer has five."
        ),
    ),
    ("LT-47", "Nulis knows neither primeris nor pilnatis."),
    (
        "LT-48",
        (
            "To win, the declarer needs at least one trick more than each opponent: five are always enough, four only "
            "when the opponents have three and two."
        ),
    ),
    ("LT-49", "When an opponent has as many tricks as the declarer, 4-4-1 or 3-3-3, it is a simple loss."),
    (
        "LT-50",
        "When an opponent has more tricks than the declarer it is uodega, and twice as many points are deducted.",
    ),
    (
        "LT-51",
        (
            "A declarer who fears uodega must say before he starts to play that he surrenders, and then loses only the "
            "single value."
        ),
    ),
    (
        "LT-52",
        (
            "After the game the declarer's points are reckoned from a list of values for the games and the extras; in "
            "the surviving text its numbers stand apart from their names, and some are lost."
        ),
    ),
    ("LT-53", "Kuoka, ietis and skydas in one hand earn extra points, except in grandas and nulis."),
    (
        "LT-54",
        "For a lost game the same number of points is deducted, without the points for holding the three top trumps.",
    ),
    ("LT-55", "For uodega twice the points are deducted."),
    (
        "LT-56",
        (
            "An example reckons a grandas won with pilnatis as 16 and a bonus printed as 13, with the sum given as 19; "
            "beside pilnatis the extra point for primeris is not counted."
        ),
    ),
    ("LT-57", "If pilnatis fails, the declarer earns 16 points for the grandas."),
    ("LT-58", "A grandas that is simply lost costs 16 points, and with uodega 32."),
    (
        "LT-59",
        "Play goes on until one player has reached a number of points agreed beforehand, such as 60, 75, 80 or 100.",
    ),
)

TABLES: Tables = Tables(
    name="lithuanian",
    label="Ombra",
    language="lt",
    players=3,
    direction="clockwise",
    deck=DECK,
    packets=(3, 3, 3),
    talon=13,
    preferred=True,
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
