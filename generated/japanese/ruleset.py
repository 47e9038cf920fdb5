"""The ruleset of the variant japanese: オンブル.

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
    Times,
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

# Aims by number: 0 most_tricks, 1 no_trick, 2 all_tricks.
CONTRACTS: tuple[Contract, ...] = (
    Contract(
        "simple",
        label="シンプルゲーム",
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
        becomes=(0,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 1), ("declarers", 2), ("trump", 3), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "spade_game",
        label="スペードゲーム",
        rung=1,
        value=0,
        declarers=(1, 1),
        trump="fixed",
        suits=(0,),
        rankings=(0, -1, -1, -1, -1),
        withheld=(0, 0, 0, 0, 0),
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
        "tone",
        label="トーン",
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
        becomes=(2,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 9), ("declarers", 2), ("trump", 10), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "grand_tone",
        label="グランドトーン",
        rung=4,
        value=0,
        declarers=(1, 1),
        trump="turned",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=SA | CA,
        shows=(Show(SA | CA, before="exchange", rule=11),),
        exchange=(Exchange("declarer", 0, 0, 9, rule=0), Exchange("defender", 0, 0, 9, rule=0)),
        exchange_order="declarer",
        aim=0,
        becomes=(3,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 12), ("declarers", 2), ("trump", 10), ("exchange", 0), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6), ("needs", 13), ("shows", 11),
        ),
    ),
    Contract(
        "solo",
        label="ソロ",
        rung=5,
        value=0,
        declarers=(1, 1),
        trump="named",
        suits=(0, 1, 2, 3),
        rankings=(0, 1, 2, 3, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=14),),
        exchange_order="declarer",
        aim=0,
        becomes=(4,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 15), ("declarers", 2), ("trump", 3), ("exchange", 14), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "spade_solo",
        label="スペードソロ",
        rung=6,
        value=0,
        declarers=(1, 1),
        trump="fixed",
        suits=(0,),
        rankings=(0, -1, -1, -1, -1),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("defender", 0, 0, 9, rule=14),),
        exchange_order="declarer",
        aim=0,
        becomes=(5,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 16), ("declarers", 2), ("trump", 17), ("exchange", 14), ("exchange order", 4),
            ("may withhold", 5), ("aim", 6),
        ),
    ),
    Contract(
        "simple_nolo",
        label="シンプルノロ",
        rung=3,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 4),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(),
        exchange=(Exchange("declarer", 0, 0, 9, rule=18),),
        exchange_order="declarer",
        aim=1,
        becomes=(6,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 19), ("declarers", 20), ("trump", 21), ("exchange", 18), ("exchange order", 22),
            ("may withhold", 23), ("aim", 24),
        ),
    ),
    Contract(
        "pure_nolo",
        label="ピュアノロ",
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
        aim=1,
        becomes=(7,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 26), ("declarers", 20), ("trump", 21), ("exchange", 25), ("exchange order", 22),
            ("may withhold", 23), ("aim", 24),
        ),
    ),
    Contract(
        "nolo_ouvert",
        label="ノロウヴェルト",
        rung=7,
        value=0,
        declarers=(1, 1),
        trump="none",
        suits=(),
        rankings=(-1, -1, -1, -1, 4),
        withheld=(0, 0, 0, 0, 0),
        needs=0,
        shows=(Show(0, before="lead", rule=27),),
        exchange=(),
        exchange_order="declarer",
        aim=1,
        becomes=(8,),
        counts_as=(),
        plays=(),
        rules=(
            ("contract", 28), ("declarers", 20), ("trump", 21), ("exchange", 25), ("exchange order", 22),
            ("may withhold", 23), ("aim", 24), ("shows", 27),
        ),
    ),
)

# A call leads to a state, or, as -1 - n, to the end n.
# Contracts by number: 0 simple, 1 spade_game, 2 tone, 3 grand_tone, 4 solo, 5 spade_solo, 6 simple_nolo, 7 pure_nolo,
# 8 nolo_ouvert.
AUCTION: Auction = Auction(
    True,
    states=(
        AuctionState(
            0, -1, -1,
            calls=(
                ("pass", -1, 1), ("bid", 0, 2), ("bid", 1, 3), ("bid", 2, 4), ("bid", 6, 5), ("bid", 3, 6),
                ("bid", 4, 7), ("bid", 5, 8), ("bid", 7, 9), ("bid", 8, 10),
            ),
        ),
        AuctionState(
            1, -1, -1,
            calls=(
                ("pass", -1, 11), ("bid", 0, 12), ("bid", 1, 13), ("bid", 2, 14), ("bid", 6, 15), ("bid", 3, 16),
                ("bid", 4, 17), ("bid", 5, 18), ("bid", 7, 19), ("bid", 8, 20),
            ),
        ),
        AuctionState(
            1, 0, 0,
            calls=(
                ("pass", -1, 21), ("hold", 0, 22), ("bid", 1, 23), ("bid", 2, 24), ("bid", 6, 25), ("bid", 3, 26),
                ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 31), ("hold", 1, 32), ("bid", 2, 24), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27),
                ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 2,
            calls=(
                ("pass", -1, 33), ("hold", 2, 34), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28),
                ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 6,
            calls=(
                ("pass", -1, 35), ("hold", 6, 36), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29),
                ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 3,
            calls=(("pass", -1, 37), ("hold", 3, 38), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30)),
        ),
        AuctionState(
            1, 0, 4,
            calls=(("pass", -1, 39), ("hold", 4, 40), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30)),
        ),
        AuctionState(1, 0, 5, calls=(("pass", -1, 41), ("hold", 5, 42), ("hold", 7, 43), ("bid", 8, 30))),
        AuctionState(1, 0, 7, calls=(("pass", -1, 44), ("hold", 7, 43), ("hold", 5, 42), ("bid", 8, 30))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 45), ("hold", 8, 46))),
        AuctionState(
            2, -1, -1,
            calls=(
                ("pass", -1, -1), ("bid", 0, -2), ("bid", 1, -3), ("bid", 2, -4), ("bid", 6, -5), ("bid", 3, -6),
                ("bid", 4, -7), ("bid", 5, -8), ("bid", 7, -9), ("bid", 8, -10),
            ),
        ),
        AuctionState(
            2, 1, 0,
            calls=(
                ("pass", -1, -11), ("hold", 0, 47), ("bid", 1, 48), ("bid", 2, 49), ("bid", 6, 50), ("bid", 3, 51),
                ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("hold", 1, 56), ("bid", 2, 49), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52),
                ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(
                ("pass", -1, -13), ("hold", 2, 57), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53),
                ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 6,
            calls=(
                ("pass", -1, -14), ("hold", 6, 58), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54),
                ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 3,
            calls=(("pass", -1, -15), ("hold", 3, 59), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(
            2, 1, 4,
            calls=(("pass", -1, -16), ("hold", 4, 60), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(2, 1, 5, calls=(("pass", -1, -17), ("hold", 5, 61), ("hold", 7, 62), ("bid", 8, 55))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -18), ("hold", 7, 62), ("hold", 5, 61), ("bid", 8, 55))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -19), ("hold", 8, 63))),
        AuctionState(
            2, 0, 0,
            calls=(
                ("pass", -1, -20), ("hold", 0, 64), ("bid", 1, 65), ("bid", 2, 66), ("bid", 6, 67), ("bid", 3, 68),
                ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            0, 1, 0,
            calls=(
                ("pass", -1, 12), ("bid", 1, 73), ("bid", 2, 74), ("bid", 6, 75), ("bid", 3, 76), ("bid", 4, 77),
                ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80),
            ),
        ),
        AuctionState(
            0, 1, 1,
            calls=(
                ("pass", -1, 13), ("hold", 1, 81), ("bid", 2, 74), ("bid", 6, 75), ("bid", 3, 76), ("bid", 4, 77),
                ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80),
            ),
        ),
        AuctionState(
            0, 1, 2,
            calls=(
                ("pass", -1, 14), ("hold", 2, 82), ("bid", 6, 75), ("bid", 3, 76), ("bid", 4, 77), ("bid", 5, 78),
                ("bid", 7, 79), ("bid", 8, 80),
            ),
        ),
        AuctionState(
            0, 1, 6,
            calls=(
                ("pass", -1, 15), ("hold", 6, 83), ("bid", 3, 76), ("bid", 4, 77), ("bid", 5, 78), ("bid", 7, 79),
                ("bid", 8, 80),
            ),
        ),
        AuctionState(
            0, 1, 3,
            calls=(("pass", -1, 16), ("hold", 3, 84), ("bid", 4, 77), ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80)),
        ),
        AuctionState(
            0, 1, 4,
            calls=(("pass", -1, 17), ("hold", 4, 85), ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80)),
        ),
        AuctionState(0, 1, 5, calls=(("pass", -1, 18), ("hold", 5, 86), ("hold", 7, 87), ("bid", 8, 80))),
        AuctionState(0, 1, 7, calls=(("pass", -1, 19), ("hold", 7, 87), ("hold", 5, 86), ("bid", 8, 80))),
        AuctionState(0, 1, 8, calls=(("pass", -1, 20), ("hold", 8, 88))),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -21), ("hold", 1, 89), ("bid", 2, 66), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69),
                ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            0, 1, 1,
            calls=(
                ("pass", -1, 13), ("bid", 2, 74), ("bid", 6, 75), ("bid", 3, 76), ("bid", 4, 77), ("bid", 5, 78),
                ("bid", 7, 79), ("bid", 8, 80),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(
                ("pass", -1, -22), ("hold", 2, 90), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70),
                ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            0, 1, 2,
            calls=(
                ("pass", -1, 14), ("bid", 6, 75), ("bid", 3, 76), ("bid", 4, 77), ("bid", 5, 78), ("bid", 7, 79),
                ("bid", 8, 80),
            ),
        ),
        AuctionState(
            2, 0, 6,
            calls=(
                ("pass", -1, -23), ("hold", 6, 91), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71),
                ("bid", 8, 72),
            ),
        ),
        AuctionState(
            0, 1, 6,
            calls=(("pass", -1, 15), ("bid", 3, 76), ("bid", 4, 77), ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80)),
        ),
        AuctionState(
            2, 0, 3,
            calls=(("pass", -1, -24), ("hold", 3, 92), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(0, 1, 3, calls=(("pass", -1, 16), ("bid", 4, 77), ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80))),
        AuctionState(
            2, 0, 4,
            calls=(("pass", -1, -25), ("hold", 4, 93), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(0, 1, 4, calls=(("pass", -1, 17), ("bid", 5, 78), ("bid", 7, 79), ("bid", 8, 80))),
        AuctionState(2, 0, 5, calls=(("pass", -1, -26), ("hold", 5, 94), ("hold", 7, 95), ("bid", 8, 72))),
        AuctionState(0, 1, 5, calls=(("pass", -1, 18), ("bid", 8, 80))),
        AuctionState(0, 1, 7, calls=(("pass", -1, 19), ("bid", 8, 80))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -27), ("hold", 7, 95), ("hold", 5, 94), ("bid", 8, 72))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -28), ("hold", 8, 96))),
        AuctionState(0, 1, 8, calls=(("pass", -1, 20),)),
        AuctionState(
            1, 2, 0,
            calls=(
                ("pass", -1, -2), ("bid", 1, 97), ("bid", 2, 98), ("bid", 6, 99), ("bid", 3, 100), ("bid", 4, 101),
                ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 1,
            calls=(
                ("pass", -1, -3), ("hold", 1, 105), ("bid", 2, 98), ("bid", 6, 99), ("bid", 3, 100), ("bid", 4, 101),
                ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 2,
            calls=(
                ("pass", -1, -4), ("hold", 2, 106), ("bid", 6, 99), ("bid", 3, 100), ("bid", 4, 101), ("bid", 5, 102),
                ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 6,
            calls=(
                ("pass", -1, -5), ("hold", 6, 107), ("bid", 3, 100), ("bid", 4, 101), ("bid", 5, 102), ("bid", 7, 103),
                ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 3,
            calls=(
                ("pass", -1, -6), ("hold", 3, 108), ("bid", 4, 101), ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 4,
            calls=(("pass", -1, -7), ("hold", 4, 109), ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104)),
        ),
        AuctionState(1, 2, 5, calls=(("pass", -1, -8), ("hold", 5, 110), ("hold", 7, 111), ("bid", 8, 104))),
        AuctionState(1, 2, 7, calls=(("pass", -1, -9), ("hold", 7, 111), ("hold", 5, 110), ("bid", 8, 104))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -10), ("hold", 8, 112))),
        AuctionState(
            1, 2, 1,
            calls=(
                ("pass", -1, -3), ("bid", 2, 98), ("bid", 6, 99), ("bid", 3, 100), ("bid", 4, 101), ("bid", 5, 102),
                ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 2,
            calls=(
                ("pass", -1, -4), ("bid", 6, 99), ("bid", 3, 100), ("bid", 4, 101), ("bid", 5, 102), ("bid", 7, 103),
                ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 6,
            calls=(
                ("pass", -1, -5), ("bid", 3, 100), ("bid", 4, 101), ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104),
            ),
        ),
        AuctionState(
            1, 2, 3,
            calls=(("pass", -1, -6), ("bid", 4, 101), ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104)),
        ),
        AuctionState(1, 2, 4, calls=(("pass", -1, -7), ("bid", 5, 102), ("bid", 7, 103), ("bid", 8, 104))),
        AuctionState(1, 2, 5, calls=(("pass", -1, -8), ("bid", 8, 104))),
        AuctionState(1, 2, 7, calls=(("pass", -1, -9), ("bid", 8, 104))),
        AuctionState(1, 2, 8, calls=(("pass", -1, -10),)),
        AuctionState(
            0, 2, 0,
            calls=(
                ("pass", -1, -2), ("bid", 1, 113), ("bid", 2, 114), ("bid", 6, 115), ("bid", 3, 116), ("bid", 4, 117),
                ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 1,
            calls=(
                ("pass", -1, -3), ("hold", 1, 121), ("bid", 2, 114), ("bid", 6, 115), ("bid", 3, 116), ("bid", 4, 117),
                ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 2,
            calls=(
                ("pass", -1, -4), ("hold", 2, 122), ("bid", 6, 115), ("bid", 3, 116), ("bid", 4, 117), ("bid", 5, 118),
                ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 6,
            calls=(
                ("pass", -1, -5), ("hold", 6, 123), ("bid", 3, 116), ("bid", 4, 117), ("bid", 5, 118), ("bid", 7, 119),
                ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 3,
            calls=(
                ("pass", -1, -6), ("hold", 3, 124), ("bid", 4, 117), ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 4,
            calls=(("pass", -1, -7), ("hold", 4, 125), ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120)),
        ),
        AuctionState(0, 2, 5, calls=(("pass", -1, -8), ("hold", 5, 126), ("hold", 7, 127), ("bid", 8, 120))),
        AuctionState(0, 2, 7, calls=(("pass", -1, -9), ("hold", 7, 127), ("hold", 5, 126), ("bid", 8, 120))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -10), ("hold", 8, 128))),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 31), ("hold", 1, 32), ("bid", 2, 24), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27),
                ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 2,
            calls=(
                ("pass", -1, 33), ("hold", 2, 34), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28),
                ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 6,
            calls=(
                ("pass", -1, 35), ("hold", 6, 36), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29),
                ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 3,
            calls=(("pass", -1, 37), ("hold", 3, 38), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30)),
        ),
        AuctionState(
            1, 0, 4,
            calls=(("pass", -1, 39), ("hold", 4, 40), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30)),
        ),
        AuctionState(1, 0, 5, calls=(("pass", -1, 41), ("hold", 5, 42), ("hold", 7, 43), ("bid", 8, 30))),
        AuctionState(1, 0, 7, calls=(("pass", -1, 44), ("hold", 7, 43), ("hold", 5, 42), ("bid", 8, 30))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 45), ("hold", 8, 46))),
        AuctionState(
            1, 0, 1,
            calls=(
                ("pass", -1, 31), ("bid", 2, 24), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28),
                ("bid", 7, 29), ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 2,
            calls=(
                ("pass", -1, 33), ("bid", 6, 25), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29),
                ("bid", 8, 30),
            ),
        ),
        AuctionState(
            1, 0, 6,
            calls=(("pass", -1, 35), ("bid", 3, 26), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30)),
        ),
        AuctionState(1, 0, 3, calls=(("pass", -1, 37), ("bid", 4, 27), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30))),
        AuctionState(1, 0, 4, calls=(("pass", -1, 39), ("bid", 5, 28), ("bid", 7, 29), ("bid", 8, 30))),
        AuctionState(1, 0, 5, calls=(("pass", -1, 41), ("bid", 8, 30))),
        AuctionState(1, 0, 7, calls=(("pass", -1, 44), ("bid", 8, 30))),
        AuctionState(1, 0, 8, calls=(("pass", -1, 45),)),
        AuctionState(
            0, 2, 1,
            calls=(
                ("pass", -1, -3), ("bid", 2, 114), ("bid", 6, 115), ("bid", 3, 116), ("bid", 4, 117), ("bid", 5, 118),
                ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 2,
            calls=(
                ("pass", -1, -4), ("bid", 6, 115), ("bid", 3, 116), ("bid", 4, 117), ("bid", 5, 118), ("bid", 7, 119),
                ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 6,
            calls=(
                ("pass", -1, -5), ("bid", 3, 116), ("bid", 4, 117), ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120),
            ),
        ),
        AuctionState(
            0, 2, 3,
            calls=(("pass", -1, -6), ("bid", 4, 117), ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120)),
        ),
        AuctionState(0, 2, 4, calls=(("pass", -1, -7), ("bid", 5, 118), ("bid", 7, 119), ("bid", 8, 120))),
        AuctionState(0, 2, 5, calls=(("pass", -1, -8), ("bid", 8, 120))),
        AuctionState(0, 2, 7, calls=(("pass", -1, -9), ("bid", 8, 120))),
        AuctionState(0, 2, 8, calls=(("pass", -1, -10),)),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("hold", 1, 56), ("bid", 2, 49), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52),
                ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(
                ("pass", -1, -13), ("hold", 2, 57), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53),
                ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 6,
            calls=(
                ("pass", -1, -14), ("hold", 6, 58), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54),
                ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 3,
            calls=(("pass", -1, -15), ("hold", 3, 59), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(
            2, 1, 4,
            calls=(("pass", -1, -16), ("hold", 4, 60), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(2, 1, 5, calls=(("pass", -1, -17), ("hold", 5, 61), ("hold", 7, 62), ("bid", 8, 55))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -18), ("hold", 7, 62), ("hold", 5, 61), ("bid", 8, 55))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -19), ("hold", 8, 63))),
        AuctionState(
            2, 1, 1,
            calls=(
                ("pass", -1, -12), ("bid", 2, 49), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53),
                ("bid", 7, 54), ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 2,
            calls=(
                ("pass", -1, -13), ("bid", 6, 50), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54),
                ("bid", 8, 55),
            ),
        ),
        AuctionState(
            2, 1, 6,
            calls=(("pass", -1, -14), ("bid", 3, 51), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(
            2, 1, 3,
            calls=(("pass", -1, -15), ("bid", 4, 52), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55)),
        ),
        AuctionState(2, 1, 4, calls=(("pass", -1, -16), ("bid", 5, 53), ("bid", 7, 54), ("bid", 8, 55))),
        AuctionState(2, 1, 5, calls=(("pass", -1, -17), ("bid", 8, 55))),
        AuctionState(2, 1, 7, calls=(("pass", -1, -18), ("bid", 8, 55))),
        AuctionState(2, 1, 8, calls=(("pass", -1, -19),)),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -21), ("hold", 1, 89), ("bid", 2, 66), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69),
                ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(
                ("pass", -1, -22), ("hold", 2, 90), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70),
                ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            2, 0, 6,
            calls=(
                ("pass", -1, -23), ("hold", 6, 91), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71),
                ("bid", 8, 72),
            ),
        ),
        AuctionState(
            2, 0, 3,
            calls=(("pass", -1, -24), ("hold", 3, 92), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(
            2, 0, 4,
            calls=(("pass", -1, -25), ("hold", 4, 93), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(2, 0, 5, calls=(("pass", -1, -26), ("hold", 5, 94), ("hold", 7, 95), ("bid", 8, 72))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -27), ("hold", 7, 95), ("hold", 5, 94), ("bid", 8, 72))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -28), ("hold", 8, 96))),
        AuctionState(
            2, 0, 1,
            calls=(
                ("pass", -1, -21), ("bid", 2, 66), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70),
                ("bid", 7, 71), ("bid", 8, 72),
            ),
        ),
        AuctionState(
            2, 0, 2,
            calls=(
                ("pass", -1, -22), ("bid", 6, 67), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71),
                ("bid", 8, 72),
            ),
        ),
        AuctionState(
            2, 0, 6,
            calls=(("pass", -1, -23), ("bid", 3, 68), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(
            2, 0, 3,
            calls=(("pass", -1, -24), ("bid", 4, 69), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72)),
        ),
        AuctionState(2, 0, 4, calls=(("pass", -1, -25), ("bid", 5, 70), ("bid", 7, 71), ("bid", 8, 72))),
        AuctionState(2, 0, 5, calls=(("pass", -1, -26), ("bid", 8, 72))),
        AuctionState(2, 0, 7, calls=(("pass", -1, -27), ("bid", 8, 72))),
        AuctionState(2, 0, 8, calls=(("pass", -1, -28),)),
    ),
    ends=(
        AuctionEnd((), -1), AuctionEnd((2,), 0), AuctionEnd((2,), 1), AuctionEnd((2,), 2), AuctionEnd((2,), 6),
        AuctionEnd((2,), 3), AuctionEnd((2,), 4), AuctionEnd((2,), 5), AuctionEnd((2,), 7), AuctionEnd((2,), 8),
        AuctionEnd((1,), 0), AuctionEnd((1,), 1), AuctionEnd((1,), 2), AuctionEnd((1,), 6), AuctionEnd((1,), 3),
        AuctionEnd((1,), 4), AuctionEnd((1,), 5), AuctionEnd((1,), 7), AuctionEnd((1,), 8), AuctionEnd((0,), 0),
        AuctionEnd((0,), 1), AuctionEnd((0,), 2), AuctionEnd((0,), 6), AuctionEnd((0,), 3), AuctionEnd((0,), 4),
        AuctionEnd((0,), 5), AuctionEnd((0,), 7), AuctionEnd((0,), 8),
    ),
    rules=(("opens", 29), ("answers", 30), ("hold", 31), ("suit", 32), ("ladder", 33)),
)

ALL_PASS: tuple[AllPass, ...] = (
    AllPass("redeal", contract=-1, card=0, dealer="same", payments=(), when=None, rule=34),
)

PLAY: Play = Play(
    "after declarer",
    void="any",
    rules=(("lead", 35), ("follow", 36), ("void", 37), ("takes", 38), ("next lead", 39)),
)

CALLS: tuple[Call, ...] = (
    Call(
        "tout",
        label="トート",
        kind="announce",
        contracts=(0, 1, 2, 3, 4, 5),
        opens=Moment("exchange"),
        closes=Moment("trick", 5),
        allowed=None,
        made=None,
        aim=2,
        rule=40,
        rules=(("in", 41), ("from", 42), ("until", 43), ("aim", 44)),
    ),
)

OUTCOMES: tuple[tuple[str, str], ...] = (("win", "勝ち"), ("loss", "負け"), ("big_loss", "大敗"))

AIMS: tuple[Aim, ...] = (
    Aim(
        "most_tricks",
        guards=(
            Guard("big_loss", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=45),
            Guard("loss", ("compare", "any", "defenders", "tricks", "==", "declarer"), rule=46),
            Guard("win", None, rule=47),
        ),
    ),
    Aim(
        "no_trick",
        guards=(
            Guard("win", ("has", "every", "declarer", "tricks", "==", 0), rule=48),
            Guard("loss", ("has", "every", "declarer", "tricks", "==", 1), rule=49),
            Guard("big_loss", None, rule=50),
        ),
    ),
    Aim(
        "all_tricks",
        guards=(
            Guard("win", ("has", "every", "declarer", "tricks", "==", 9), rule=51),
            Guard("big_loss", ("compare", "any", "defenders", "tricks", ">", "declarer"), rule=52),
            Guard("loss", None, rule=53),
        ),
    ),
)

ROLES: tuple[Role, ...] = ()

# Contracts by number: 0 simple, 1 spade_game, 2 tone, 3 grand_tone, 4 solo, 5 spade_solo, 6 simple_nolo, 7 pure_nolo,
# 8 nolo_ouvert.
SETTLEMENTS: tuple[Settlement, ...] = (
    # simple
    Settlement(
        0, "win",
        payments=(Payment(1, "each defender", "declarer", when=None, rule=54),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        0, "loss",
        payments=(Payment(-1, "each defender", "declarer", when=None, rule=54),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        0, "big_loss",
        payments=(Payment(-2, "each defender", "declarer", when=None, rule=54),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # spade_game
    Settlement(
        1, "win",
        payments=(Payment(1, "each defender", "declarer", when=None, rule=56),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        1, "loss",
        payments=(Payment(-1, "each defender", "declarer", when=None, rule=56),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        1, "big_loss",
        payments=(Payment(-2, "each defender", "declarer", when=None, rule=56),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # tone
    Settlement(
        2, "win",
        payments=(Payment(1, "each defender", "declarer", when=None, rule=57),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        2, "loss",
        payments=(Payment(-1, "each defender", "declarer", when=None, rule=57),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        2, "big_loss",
        payments=(Payment(-2, "each defender", "declarer", when=None, rule=57),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # grand_tone
    Settlement(
        3, "win",
        payments=(Payment(2, "each defender", "declarer", when=None, rule=58),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        3, "loss",
        payments=(Payment(-2, "each defender", "declarer", when=None, rule=58),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        3, "big_loss",
        payments=(Payment(-3, "each defender", "declarer", when=None, rule=58),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # solo
    Settlement(
        4, "win",
        payments=(Payment(3, "each defender", "declarer", when=None, rule=59),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        4, "loss",
        payments=(Payment(-3, "each defender", "declarer", when=None, rule=59),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        4, "big_loss",
        payments=(Payment(-4, "each defender", "declarer", when=None, rule=59),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # spade_solo
    Settlement(
        5, "win",
        payments=(Payment(3, "each defender", "declarer", when=None, rule=60),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        5, "loss",
        payments=(Payment(-3, "each defender", "declarer", when=None, rule=60),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    Settlement(
        5, "big_loss",
        payments=(Payment(-5, "each defender", "declarer", when=None, rule=60),),
        times=(Times(2, when=("called", "tout"), rule=55),),
    ),
    # simple_nolo
    Settlement(6, "win", payments=(Payment(2, "each defender", "declarer", when=None, rule=61),)),
    Settlement(6, "loss", payments=(Payment(-2, "each defender", "declarer", when=None, rule=61),)),
    Settlement(
        6, "big_loss",
        payments=(
            Payment(
                ("+", -2, ("*", -1, ("-", ("tricks", "declarer"), 2))),
                "each defender", "declarer",
                when=("has", "every", "declarer", "tricks", ">=", 2),
                rule=61,
            ),
        ),
    ),
    # pure_nolo
    Settlement(7, "win", payments=(Payment(3, "each defender", "declarer", when=None, rule=62),)),
    Settlement(7, "loss", payments=(Payment(-3, "each defender", "declarer", when=None, rule=62),)),
    Settlement(
        7, "big_loss",
        payments=(
            Payment(
                ("+", -5, ("*", -1, ("-", ("tricks", "declarer"), 2))),
                "each defender", "declarer",
                when=("has", "every", "declarer", "tricks", ">=", 2),
                rule=62,
            ),
        ),
    ),
    # nolo_ouvert
    Settlement(8, "win", payments=(Payment(5, "each defender", "declarer", when=None, rule=63),)),
    Settlement(8, "loss", payments=(Payment(-5, "each defender", "declarer", when=None, rule=63),)),
    Settlement(
        8, "big_loss",
        payments=(
            Payment(
                ("+", -8, ("*", -1, ("-", ("tricks", "declarer"), 2))),
                "each defender", "declarer",
                when=("has", "every", "declarer", "tricks", ">=", 2),
                rule=63,
            ),
        ),
    ),
)

MATCH: Match = Match(("deals", "==", 12), before_deal=(), rule=64)

# The lines of the variant that the fields named rule and rules point at.
LINES: tuple[Rule, ...] = (
    Rule("japanese.ombre", 63, "exchange: declarer any, each defender any", cites=("JP-19", "JP-20", "JP-21")),
    Rule("japanese.ombre", 60, "contract simple \"シンプルゲーム\" en \"Simple game\""),
    Rule("japanese.ombre", 61, "declarers: 1"),
    Rule("japanese.ombre", 62, "trump: named", cites=("JP-26",)),
    Rule(
        "japanese.ombre", 64,
        "exchange order: after the declarer",
        cites=("JP-19",),
        decided="The others follow in the direction of play.",
    ),
    Rule("japanese.ombre", 65, "may withhold: nothing", cites=("JP-25",)),
    Rule("japanese.ombre", 66, "aim: most_tricks", cites=("JP-37",)),
    Rule("japanese.ombre", 69, "contract spade_game \"スペードゲーム\" en \"Spade game\" like simple"),
    Rule("japanese.ombre", 70, "trump: spades", cites=("JP-27",)),
    Rule("japanese.ombre", 73, "contract tone \"トーン\" en \"Tourné\" like simple"),
    Rule(
        "japanese.ombre", 74, "trump: turned",
        cites=("JP-28",),
        decided="The declarer takes the turned card as his first.",
    ),
    Rule(
        "japanese.ombre", 79,
        "shows: spadille basto before the exchange",
        cites=("JP-30",),
        decided="Shown when the auction is over, before the card is turned.",
    ),
    Rule("japanese.ombre", 77, "contract grand_tone \"グランドトーン\" en \"Grand tourné\" like tone"),
    Rule("japanese.ombre", 78, "needs: spadille basto", cites=("JP-30",)),
    Rule("japanese.ombre", 84, "exchange: each defender any", cites=("JP-31",)),
    Rule("japanese.ombre", 83, "contract solo \"ソロ\" en \"Solo\" like simple"),
    Rule("japanese.ombre", 87, "contract spade_solo \"スペードソロ\" en \"Spade solo\" like solo"),
    Rule("japanese.ombre", 88, "trump: spades", cites=("JP-33",)),
    Rule("japanese.ombre", 94, "exchange: declarer any", cites=("JP-29",)),
    Rule("japanese.ombre", 91, "contract simple_nolo \"シンプルノロ\" en \"Simple nolo\""),
    Rule("japanese.ombre", 92, "declarers: 1"),
    Rule("japanese.ombre", 93, "trump: none", cites=("JP-25",)),
    Rule("japanese.ombre", 95, "exchange order: after the declarer"),
    Rule("japanese.ombre", 96, "may withhold: nothing"),
    Rule("japanese.ombre", 97, "aim: no_trick", cites=("JP-29", "JP-40")),
    Rule("japanese.ombre", 101, "exchange: nobody", cites=("JP-32",)),
    Rule("japanese.ombre", 100, "contract pure_nolo \"ピュアノロ\" en \"Pure nolo\" like simple_nolo"),
    Rule(
        "japanese.ombre", 105,
        "shows: hand before the first lead",
        cites=("JP-34",),
        decided="Laid open before the first lead.",
    ),
    Rule("japanese.ombre", 104, "contract nolo_ouvert \"ノロウヴェルト\" en \"Open nolo\" like pure_nolo"),
    Rule("japanese.ombre", 38, "opens: eldest", cites=("JP-7", "JP-8", "JP-9")),
    Rule("japanese.ombre", 39, "answers: standing bidder", cites=("JP-12", "JP-14", "JP-15", "JP-16")),
    Rule(
        "japanese.ombre", 40, "hold: anyone",
        cites=("JP-10", "JP-11", "JP-12", "JP-13"),
        decided=(
            "A hold takes the contract, may name another suit or the equal game, and is not answered by a hold in "
            "either duel."
        ),
    ),
    Rule("japanese.ombre", 42, "suit: with the bid", cites=("JP-6",)),
    Rule(
        "japanese.ombre", 43,
        "ladder: simple < spade_game < tone < simple_nolo < grand_tone < solo < pure_nolo = spade_solo < nolo_ouvert",
        cites=("JP-18", "JP-33"),
        decided=(
            "A bid of equal strength is not stronger; the simple game and solo may name spades at their own lower rung."
        ),
    ),
    Rule(
        "japanese.ombre", 49, "redeal by same dealer",
        cites=("JP-17",),
        decided="Dealt again literally: by the same dealer.",
    ),
    Rule("japanese.ombre", 53, "lead: after declarer", cites=("JP-35",)),
    Rule("japanese.ombre", 54, "follow: suit led", cites=("JP-36",)),
    Rule("japanese.ombre", 55, "void: any card", cites=("JP-36",)),
    Rule("japanese.ombre", 56, "takes: highest trump, else highest of suit led", cites=("JP-36",)),
    Rule("japanese.ombre", 57, "next lead: winner of the trick", cites=("JP-36",)),
    Rule("japanese.ombre", 108, "call tout \"トート\" en \"Tout\""),
    Rule("japanese.ombre", 109, "in: every contract with trump", cites=("JP-37a",)),
    Rule("japanese.ombre", 110, "from: exchange of declarer"),
    Rule("japanese.ombre", 111, "until: trick 5 won", cites=("JP-37a",)),
    Rule(
        "japanese.ombre", 112, "aim: all_tricks",
        cites=("JP-37a",),
        decided="The declarer alone may call it, and it takes the place of his aim.",
    ),
    Rule(
        "japanese.ombre", 123,
        "big_loss when any defender has more tricks than declarer",
        cites=("JP-39",),
        decided="A big loss goes before a tie.",
    ),
    Rule("japanese.ombre", 124, "loss when any defender has as many tricks as declarer", cites=("JP-38",)),
    Rule("japanese.ombre", 125, "win otherwise", cites=("JP-37",)),
    Rule("japanese.ombre", 129, "win when declarer has no tricks", cites=("JP-40",)),
    Rule("japanese.ombre", 130, "loss when declarer has 1 trick", cites=("JP-40",)),
    Rule("japanese.ombre", 131, "big_loss otherwise", cites=("JP-40",)),
    Rule("japanese.ombre", 135, "win when declarer has 9 tricks", cites=("JP-37a",)),
    Rule("japanese.ombre", 136, "big_loss when any defender has more tricks than declarer", cites=("JP-39",)),
    Rule(
        "japanese.ombre", 137, "loss otherwise",
        cites=("JP-37a",),
        decided="Failing costs the row of the loss, doubled, even with most tricks; beaten, that of the big loss.",
    ),
    Rule(
        "japanese.ombre", 143, "| simple | 1 | -1 | -2 |",
        cites=("JP-41", "JP-43", "JP-44"),
        decided="Two tables against one example, which is a slip.",
    ),
    Rule("japanese.ombre", 160, "times 2 when tout is called", cites=("JP-37a",)),
    Rule("japanese.ombre", 145, "| spade_game | 1 | -1 | -2 |", cites=("JP-43", "JP-44")),
    Rule("japanese.ombre", 146, "| tone | 1 | -1 | -2 |", cites=("JP-43", "JP-44")),
    Rule("japanese.ombre", 147, "| grand_tone | 2 | -2 | -3 |", cites=("JP-43", "JP-44")),
    Rule("japanese.ombre", 148, "| solo | 3 | -3 | -4 |", cites=("JP-43", "JP-44")),
    Rule("japanese.ombre", 149, "| spade_solo | 3 | -3 | -5 |", cites=("JP-43", "JP-44")),
    Rule("japanese.ombre", 154, "| simple_nolo | 2 | -2 | -2 then -1 each |", cites=("JP-42", "JP-43", "JP-44")),
    Rule("japanese.ombre", 155, "| pure_nolo | 3 | -3 | -5 then -1 each |", cites=("JP-42", "JP-43", "JP-44")),
    Rule("japanese.ombre", 156, "| nolo_ouvert | 5 | -5 | -8 then -1 each |", cites=("JP-42", "JP-43", "JP-44")),
    Rule(
        "japanese.ombre", 164,
        "over when match has 12 deals",
        decided="The source names no end; a match is an agreed number of deals.",
    ),
)

# What the sources say, by the ids that the lines cite.
STATEMENTS: tuple[tuple[str, str], ...] = (
    ("JP-6", "A declaration names the kind of game and, where that game has one to name, the trump suit."),
    ("JP-7", "At first only the two players other than the dealer bid against each other."),
    ("JP-8", "The player to the dealer's left speaks first."),
    ("JP-9", "A player who does not want to declare passes, and the other then declares."),
    ("JP-10", "Facing a declaration, the other player may make a stronger one, pass, or say self."),
    ("JP-11", "Self means that the speaker makes the same declaration for himself."),
    ("JP-12", "The first bidder may in turn go higher, say self or pass."),
    ("JP-13", "A self may not be answered with another self."),
    ("JP-14", "As soon as one of the two passes, it is the dealer's turn to bid."),
    ("JP-15", "A player other than the dealer who has passed takes no further part in the bidding."),
    (
        "JP-16",
        (
            "The last of the two to have declared then bids against the dealer, the dealer first with a stronger "
            "declaration, self or a pass; they take turns until one passes, and the one who has not passed is the "
            "declarer."
        ),
    ),
    (
        "JP-17",
        (
            "When both other players pass, the dealer may declare and so become the declarer; when he passes as well, "
            "the cards are dealt again."
        ),
    ),
    (
        "JP-18",
        (
            "In the worked auction the dealer's left neighbour opens with a simple game in hearts, the other answers "
            "self in diamonds, the first bids a tone and the other passes; then the dealer bids simple nolo, the first "
            "solo in hearts, the dealer pure nolo, and the first passes, so that the dealer is the declarer."
        ),
    ),
    ("JP-19", "The players exchange cards with the stock in turn, beginning with the declarer, as many as they like."),
    ("JP-20", "Exchanging ends when the stock has run out."),
    ("JP-21", "Whether a player may exchange depends on the kind of game."),
    (
        "JP-25",
        (
            "Matadors is the name for four cards: the ace of spades, the second trump (two or seven), the ace of "
            "clubs, and the trump ace when trumps are red; all of them belong to the trump suit, and a nolo has no "
            "trumps."
        ),
    ),
    (
        "JP-26",
        (
            "The simple game is the ordinary game, in which the declarer declares the trump suit; the games are listed "
            "from the weakest to the strongest."
        ),
    ),
    ("JP-27", "The spade game is an ordinary game with spades as trump."),
    ("JP-28", "In a tone the top card of the stock is turned over and its suit is trump."),
    ("JP-29", "In simple nolo the declarer undertakes to take no trick, and he alone exchanges."),
    ("JP-30", "A grand tone is a tone by a declarer who holds the aces of spades and clubs, and he must show both."),
    ("JP-31", "In solo the trump suit is declared and the declarer does not exchange, while the other two may."),
    ("JP-32", "In pure nolo the declarer undertakes to take no trick, and nobody exchanges."),
    ("JP-33", "Spade solo is a solo with spades as trump, equal in strength to pure nolo."),
    ("JP-34", "Nolo ouvert is a pure nolo with the declarer's hand laid open."),
    ("JP-35", "The player to the declarer's left leads first, and the others play in turn clockwise."),
    (
        "JP-36",
        (
            "Players follow the suit led; without it they may play any other suit, which wins only if it is a trump; "
            "the strongest card takes the trick and its player leads next."
        ),
    ),
    (
        "JP-37a",
        (
            "Except in a nolo, tout may be declared before the fifth trick is over: an undertaking to take every "
            "trick, which doubles the points."
        ),
    ),
    (
        "JP-37",
        (
            "Nine tricks are played; outside the nolos the declarer wins with the most tricks of the three, and need "
            "not have more than half."
        ),
    ),
    ("JP-38", "Outside the nolos it is a loss when at least one defender has as many tricks as the declarer."),
    ("JP-39", "Outside the nolos it is a big loss when at least one defender has more tricks than the declarer."),
    ("JP-40", "In a nolo no trick is a win, one trick is a loss, and two or more are a big loss."),
    (
        "JP-41",
        "A winning declarer receives the points of the table from each of the other two; a losing one pays them.",
    ),
    ("JP-42", "In a nolo every trick beyond the second costs one point more."),
    (
        "JP-43",
        (
            "The points for a win, a loss and a big loss are 1, −1, −2 for simple game, spade game and tone; 2, −2, −2 "
            "for simple nolo; 2, −2, −3 for grand tone; 3, −3, −4 for solo; 3, −3, −5 for pure nolo and for spade "
            "solo; 5, −5, −8 for nolo ouvert."
        ),
    ),
    (
        "JP-44",
        (
            "A second table writes the same points out for the three players, the declarer's always twice what each "
            "defender's are, with the opposite sign; a nolo's big losses are marked there as least amounts."
        ),
    ),
)

TABLES: Tables = Tables(
    name="japanese",
    label="オンブル",
    language="ja",
    players=3,
    direction="clockwise",
    deck=DECK,
    packets=(9,),
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
