"""Between the auction and the exchange: the game, its trump, and a card that is called."""

from __future__ import annotations

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.dealing import top_of_talon
from ombre_dsl.kernel.exchanging import begin_exchange
from ombre_dsl.kernel.jit import Ints, compiled
from ombre_dsl.kernel.logging import log
from ombre_dsl.kernel.machine import measure, run
from ombre_dsl.kernel.playing import lay_open


@compiled
def begin_choice(t: Ints, s: Ints) -> None:
    """Ask the winner of the auction what he plays, where there is a choice."""
    if count_choices(t, s) == 1:
        game, suit = choice(t, s, 0)
        _set_game(t, s, game, suit)
    else:
        s[at.PHASE], s[at.TO_ACT] = at.CHOOSE, s[at.DECLARER]


@compiled
def count_choices(t: Ints, s: Ints) -> int:
    """How many games and trumps the winner of the auction may choose."""
    bid = t[at.T_CONTRACTS] + s[at.BID] * at.C_SIZE
    total = 0
    for place in range(t[bid + at.C_OPTION_COUNT]):
        total += _suits_of(t, s, t[t[bid + at.C_OPTIONS] + place])
    return total


@compiled
def _suits_of(t: Ints, s: Ints, game: int) -> int:
    """In how many ways a game may be chosen: none for want of a card, else one a suit that may be named."""
    contract = t[at.T_CONTRACTS] + game * at.C_SIZE
    own = game == s[at.BID]
    if not own and t[contract + at.C_NEEDS] & ~s[at.HANDS + s[at.DECLARER]]:
        return 0
    if t[contract + at.C_TRUMP] != at.TRUMP_NAMED or (own and s[at.SUIT] >= 0):
        return 1
    return t[contract + at.C_SUIT_COUNT]


@compiled
def choice(t: Ints, s: Ints, place: int) -> tuple[int, int]:
    """The game and the suit (-1: not named) at a place among the choices."""
    option = t[t[at.T_CONTRACTS] + s[at.BID] * at.C_SIZE + at.C_OPTIONS]
    while True:
        game = t[option]
        ways = _suits_of(t, s, game)
        if place < ways:
            break
        place -= ways
        option += 1
    contract = t[at.T_CONTRACTS] + game * at.C_SIZE
    if t[contract + at.C_TRUMP] != at.TRUMP_NAMED:
        return game, -1
    if game == s[at.BID] and s[at.SUIT] >= 0:
        return game, s[at.SUIT]
    return game, t[contract + at.C_SUIT + place]


@compiled
def choose_game(t: Ints, s: Ints, place: int) -> None:
    """Choose the game and the trump at a place among the choices."""
    game, suit = choice(t, s, place)
    log(s, at.ACT_CHOOSE, (game + 1) * 8 + suit + 1)
    _set_game(t, s, game, suit)


@compiled
def _set_game(t: Ints, s: Ints, game: int, suit: int) -> None:
    """The game and its trump are settled: reckon what it counts as, and call a card."""
    contract = t[at.T_CONTRACTS] + game * at.C_SIZE
    s[at.GAME] = game
    s[at.TRUMP] = _trump(t, s, contract, suit)
    s[at.RULES] = t[contract + at.C_RULES + s[at.TRUMP]]
    won_by_game = t[t[at.T_CONTRACTS] + s[at.BID] * at.C_SIZE + at.C_WON_BY_GAME]
    s[at.CONTRACT] = s[at.BID] if won_by_game else game
    s[at.CONTRACT] = _counted_as(t, s)
    s[at.LAST_CALL] = t[contract + at.C_LAST_CALL]
    if t[contract + at.C_SHOWN_FIRST]:
        lay_open(s, t[contract + at.C_SHOWN_FIRST])
    if cards_to_call(t, s):
        s[at.PHASE], s[at.TO_ACT] = at.CALL, s[at.DECLARER]
    else:
        begin_exchange(t, s)


@compiled
def _trump(t: Ints, s: Ints, contract: int, named: int) -> int:
    kind = t[contract + at.C_TRUMP]
    if kind == at.TRUMP_NAMED:
        return named
    if kind == at.TRUMP_TURNED:
        return t[t[at.T_SUITS] + top_of_talon(t, s)]
    if kind == at.TRUMP_PREFERRED:
        return s[at.PREFERRED]
    return t[contract + at.C_SUIT] if t[contract + at.C_SUIT_COUNT] else 4


@compiled
def _counted_as(t: Ints, s: Ints) -> int:
    """The contract that the result is reckoned as, now that trump is known."""
    contract = t[at.T_CONTRACTS] + s[at.CONTRACT] * at.C_SIZE
    number, row = t[contract + at.C_COUNTS_COUNT], t[contract + at.C_COUNTS]
    if number:
        measure(t, s, s[at.DECLARER])
    for place in range(row, row + 2 * number, 2):
        if run(t, s, t[place]):
            return t[place + 1]
    return s[at.CONTRACT]


@compiled
def cards_to_call(t: Ints, s: Ints) -> int:
    """The cards that the declarer may call to find his ally, as a mask."""
    contract = t[at.T_CONTRACTS] + s[at.GAME] * at.C_SIZE
    held, found = s[at.HANDS + s[at.DECLARER]], 0
    for place in range(t[contract + at.C_CARD_CALL_COUNT]):
        row = t[contract + at.C_CARD_CALLS] + place * at.A_SIZE
        if t[row + at.A_HOLDING] & ~held == 0:
            cards = t[row + at.A_CARDS] & (held if t[row + at.A_OWN] else ~held)
            found |= cards & ~t[s[at.RULES] + at.R_TRUMPS] if t[row + at.A_PLAIN] else cards
    return found


@compiled
def call_card(t: Ints, s: Ints, card: int) -> None:
    """Call a card; the exchange is next."""
    log(s, at.ACT_CALL_CARD, card)
    s[at.CALLED_CARD] = card
    begin_exchange(t, s)
