"""Where everything stands that the sensible player needs: tables after the head of ``t``, and his mind, ``w``.

``w`` begins as a state of its own (see ``ombre_dsl.kernel.layout``), in which he reckons out what a hand might come to;
then comes what he has seen of the hand, what he sees now, and what he has reckoned out before.
"""

from __future__ import annotations

from ombre_dsl.kernel import layout as at

# ---- t: the head of the tables, where that of the kernel ends --------------------------------------------------------
(
    T_FULL, T_LOOKS, T_COUNTED, T_NAMED, T_RUNS, T_CHANCES, T_SPLITS, T_HIGH, T_NO_TRUMPS, T_LOW, T_OPPONENTS, T_RATIO,
    T_FORCED, T_LADDER, T_ALLY, T_CONTRACT_COUNT, T_SIZE,
) = range(at.T_SIZE, at.T_SIZE + 17)  # fmt: skip

# ---- t: a look (see ``policies.look``): five masks, whether there is a trump suit, then six numbers a card -----------
L_MASKS, L_TRUMPS, L_HAS_TRUMPS, L_CARDS = 0, 4, 5, 6
CARD_ABOVE, CARD_BELOW, CARD_SUIT, CARD_RANK, CARD_POWER, CARD_LOSERS, CARD_SIZE = range(7)
"""By card: those above and below it in its suit, the suit, the rank; its strength in a trick (see ``TrickRules``), and
the cards that lose to it when it is winning one."""

PREFERRED = 5
"""Preferred suits there may be, that there is none (-1) among them."""

# ---- w: what has been seen of the hand -------------------------------------------------------------------------------
(
    PLAYED, VOIDS, _V1, _V2, _V3, _V4, STAMP,
    # ---- what one seat sees now (see ``policies.view``): seats as masks
    V_SEAT, V_HAND, V_UNSEEN, V_LEGAL, V_DECLARES, V_FRIENDS, V_AFTER, V_ENEMIES_AFTER, KEYS,
) = range(at.LOG, at.LOG + 16)  # fmt: skip
"""``PLAYED``: the cards played; ``VOIDS``: by suit, the seats that could not follow it.  ``STAMP``: the number of the
hand.  ``KEYS``: by card, by what they are ordered."""

# ---- w: the pay of contracts by tricks, as far as it has been reckoned out: what it was asked for, then the amounts --
PAYS = KEYS + at.MOST_CARDS + 2
ENTRIES = 4096
TRIES = 4
(P_GAME, P_POT, P_HELD, P_CALLED, P_AMOUNTS) = range(5)


def entry_size(hand_size: int) -> int:
    """The numbers of an entry of the pays."""
    return P_AMOUNTS + hand_size + 1


# ---- w: what bids promise, by seat, contract and suit: for which hand and pot it was reckoned out, and the promise ---
B_STAMP, B_POT, B_PROMISE, B_SIZE = range(4)


def mind_size(hand_size: int, players: int, contracts: int) -> int:
    """The numbers of a mind."""
    return PAYS + ENTRIES * entry_size(hand_size) + players * contracts * 5 * B_SIZE
