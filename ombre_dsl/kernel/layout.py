"""Where everything stands in the two arrays that the kernel works on.

``t`` holds the tables of a ruleset and is only read; ``s`` is the state of one hand.  Both are flat arrays of signed
64-bit numbers, so that one compiled program takes every variant.  The first places of ``t`` are numbers or the places
of what follows them; a program (an amount or a condition) is referred to by its place in ``t``, 0 for none.

Sets of cards, seats and calls are bit masks.  Trump suits are 0 to 3, 4 for none, as in the tables.
"""

from __future__ import annotations

MOST_PLAYERS = 6
MOST_CARDS = 62
MOST_CALLS = 62
SEATS = 8
"""Places kept for what there is by seat; a power of two above MOST_PLAYERS."""

# ---- t: the head of the tables ---------------------------------------------------------------------------------------
(
    T_PLAYERS, T_HAND_SIZE, T_DECK, T_TALON, T_PREFERRED, T_SITTER, T_SITTER_SHARES, T_VOID_TRUMPS, T_LEAD, T_FIRST_POT,
    T_SEATS, T_ALL_SEATS, T_FIRST_SEAT, T_HEAPS, T_TALON_FROM, T_SUITS, T_CONTRACTS, T_STATES, T_ENDS, T_ALL_PASS,
    T_ALL_PASS_COUNT, T_CALLS, T_AIMS, T_SETTLEMENTS, T_OUTCOMES, T_ROLES, T_ROLE_COUNT, T_BINOMIALS, T_BELOW,
    T_LOG_SIZE, T_DEALS, T_PASSED_OUT, T_UNDERTAKEN, T_SIZE,
) = range(34)  # fmt: skip

# Who leads to the first trick.
LEAD_ELDEST, LEAD_DECLARER, LEAD_AFTER = 0, 1, 2

# ---- t: a contract ---------------------------------------------------------------------------------------------------
(
    C_VALUE, C_TRUMP, C_SUIT_COUNT, C_SUIT, _C2, _C3, _C4, C_RULES, _R1, _R2, _R3, _R4, C_NEEDS, C_AIM, C_OPTION_COUNT,
    C_OPTIONS, C_WON_BY_GAME, C_COUNTS_COUNT, C_COUNTS, C_CARD_CALL_COUNT, C_CARD_CALLS, C_SITTER_JOINS, C_SITTER_PAYS,
    C_EXCHANGE, C_FROM_ELDEST, C_CALL_COUNT, C_CALLS, C_LAST_CALL, C_SHOWN_FIRST, C_SHOWN_LATER, C_SIZE,
) = range(31)  # fmt: skip

TRUMP_NAMED, TRUMP_FIXED, TRUMP_TURNED, TRUMP_NONE, TRUMP_PREFERRED = range(5)

# An entry of the exchange of a contract: by role (0 declarer, 1 defender) and place from 1.
X_LEAST, X_MOST, X_WHOLE, X_SIZE = 0, 1, 2, 3

# A card call of a contract.
A_CARDS, A_OWN, A_PLAIN, A_HOLDING, A_SIZE = 0, 1, 2, 3, 4

# ---- t: how tricks go under one trump: its trumps, the trumps from the highest down, then three masks a card ---------
R_TRUMPS, R_ORDER, R_ORDER_COUNT, R_CARDS = 0, 1, 2, 3
CARD_SUIT, CARD_CALLS_FOR, CARD_BEATEN_BY, CARD_SIZE = 0, 1, 2, 3

# ---- t: the auction: states, their entries, ends ---------------------------------------------------------------------
S_TO_CALL, S_ENTRY_COUNT, S_ENTRIES, S_SIZE = 0, 1, 2, 3
E_KIND, E_CONTRACT, E_NEEDS, E_SUIT_COUNT, E_SUIT, _E2, _E3, _E4, E_SAME, E_NAMES_CONTRACT, E_NEXT, E_SIZE = range(12)
CALL_PASS, CALL_BID, CALL_HOLD, CALL_JOIN, CALL_LISTEN = range(5)
END_CONTRACT, END_COUNT, END_SEAT, END_SIZE = 0, 1, 2, 2 + SEATS

# A step after all have passed.
P_KIND, P_CONTRACT, P_CARD, P_NEXT_DEALER, P_WHEN, P_PAYS, P_SIZE = range(7)
STEP_FORCE, STEP_OFFER, STEP_OFFER_LAST, STEP_PAY, STEP_REDEAL = range(5)

# ---- t: calls during a hand: which clock opens and closes them, and at what time -------------------------------------
K_KIND, K_OPEN_CLOCK, K_OPEN_AT, K_CLOSE_CLOCK, K_CLOSE_AT, K_ALLOWED, K_MADE, K_AIM, K_UNDERTAKEN, K_SIZE = range(10)
KIND_ANNOUNCE, KIND_SURRENDER, KIND_STOP = range(3)
CLOCK_ALWAYS, CLOCK_EXCHANGE, CLOCK_TABLE, CLOCK_OWN = range(4)

# ---- t: settling: aims are a count and then guards; payments a count and then rows -----------------------------------
G_OUTCOME, G_WHEN, G_SIZE = 0, 1, 2
SETTLE_PAYS, SETTLE_TIMES, SETTLE_SIZE = 0, 1, 2
PAY_AMOUNT, PAY_PAYER, PAY_PAYEE, PAY_WHEN, PAY_SIZE = range(5)
TIMES_FACTOR, TIMES_WHEN, TIMES_SIZE = 0, 1, 2
ROLE_AMONG, ROLE_MOST, ROLE_EARLIEST, ROLE_SIZE = 0, 1, 2, 3

# Parties, as places of their masks in the state; the first five may be different for those that pay and are paid.
PARTY_DECLARER, PARTY_DEFENDERS, PARTY_PLAYERS, PARTY_SIDE, PARTY_OPPONENTS = range(5)
PAYING = 5
PARTY_SITTER = 10
PARTY_ROLES = 11
MOST_ROLES = 8
PARTIES = PARTY_ROLES + MOST_ROLES
EACH = 32
"""Added to a party that pays or is paid each for himself."""
POT, BANK = -1, -2

# ---- programs --------------------------------------------------------------------------------------------------------
(
    OP_END, OP_NUMBER, OP_VALUE, OP_POT, OP_MATADORS, OP_DEALS, OP_PASSED_OUT, OP_TRICKS, OP_ADD, OP_SUBTRACT,
    OP_MULTIPLY, OP_LEAST, OP_MOST, OP_NOT, OP_SKIP_IF_NOT, OP_SKIP_IF, OP_HAS, OP_COMPARE, OP_HOLDS, OP_CALLED,
    OP_CONTRACT, OP_TRUMP, OP_TRUMP_PREFERRED, OP_NO_TRUMP, OP_OUTCOME, OP_TELL,
) = range(26)  # fmt: skip
SIGN_EQUAL, SIGN_LEAST, SIGN_MOST, SIGN_ABOVE, SIGN_BELOW = range(5)
NOUN_TRICKS, NOUN_FIRST_TRICKS, NOUN_MATADORS = range(3)
STACK_SIZE = 32

# ---- s: the state of a hand ------------------------------------------------------------------------------------------
(
    PHASE, TO_ACT, RANDOM, DRAWN, PREFERRED, STATE, STEP, SUIT, BID, OFFERED, DECLARER_COUNT, DECLARERS, CONTRACT, GAME,
    TRUMP, RULES, CALLED_CARD, QUEUE_COUNT, QUEUE_AT, EXCHANGED, SITTER_ASKED, AFTER_READY, TRICK_SIZE, TRICK_COUNT,
    TRICKS_DONE, LED, BEST, BEST_SEAT, LAID, RUN_SEAT, RUN, POT_NOW, BANK_NOW, THEN, FIRST_POT, LOG_COUNT, OPEN_COUNT,
    M_DECLARER, M_ALLY, M_MATADORS, M_FIRST, M_CONTRACT, M_PLAYS, M_HELD, M_OUTCOME, M_VALUE, M_CALLED, M_POT, LEAST,
    MOST, LAST_CALL, DEALS, PASSED_OUT,
) = range(53)  # fmt: skip
HANDS = 64
DEALT = HANDS + SEATS
PLAYED = DEALT + SEATS
THROWN = PLAYED + SEATS
DECLARER = THROWN + SEATS
QUEUE = DECLARER + SEATS
NEXT_SEAT = QUEUE + SEATS
TAKEN = NEXT_SEAT + SEATS
SAID = TAKEN + SEATS
PAID = SAID + SEATS
OUTCOMES = PAID + SEATS
MADE = OUTCOMES + SEATS
TRICK_CARDS = MADE + SEATS
TRICK_SEATS = TRICK_CARDS + SEATS
SHOWN = TRICK_SEATS + SEATS
PARTY = SHOWN + SEATS
SHARED = PARTY + PARTIES
STACK = SHARED + PARTIES
OPEN = STACK + STACK_SIZE
MOST_OPEN = 64
CARDS = OPEN + 2 * MOST_OPEN
LOG = CARDS + MOST_CARDS + 2

DONE, AUCTION, OFFER, DISCARD, CHOOSE, CALL, EXCHANGE, SITTER, PLAY = range(9)
THEN_PLAYED, THEN_REDEAL, THEN_NEXT_DEALER = range(3)

# ---- s: the log: for each act the seat and the kind, then what it is about -------------------------------------------
(
    ACT_PASS, ACT_BID, ACT_HOLD, ACT_JOIN, ACT_LISTEN, ACT_TAKE_TALON, ACT_CHOOSE, ACT_CALL_CARD, ACT_EXCHANGE,
    ACT_DISCARD, ACT_SAY, ACT_PLAY,
) = range(12)  # fmt: skip
"""Kinds of acts.  With them: for bids, holds and choices ``(contract + 1) * 8 + suit + 1``, each 0 for none; for
exchanges and discards the mask; for what is said the call; else the card."""
