"""Bare play takes the tricks that the rules of tricks give, card by card, for the same draws."""

from __future__ import annotations

import pytest

from ombre_dsl.kernel import Kernel
from ombre_dsl.runtime import Ruleset
from ombre_dsl.runtime.cards import NO_SUIT, bits, suit_number
from ombre_dsl.runtime.dealing import shuffled
from ombre_dsl.runtime.rng import SplitMix64
from tests.games.shared import rules


def tricks_by_the_rules(ruleset: Ruleset, contract: str, trump: str | None, seed: int) -> list[int]:
    """The tricks by seat, every legal card as likely as the next."""
    prepared, rng = ruleset.prepared, SplitMix64(seed)
    suit = NO_SUIT if trump is None else suit_number(trump)
    how = prepared.trick_rules(prepared.contract_places[contract], suit)
    hands, seats = list(shuffled(prepared, rng).hands), list(prepared.seats)
    taken = [0] * ruleset.tables.players
    leader = 0
    for _ in range(ruleset.tables.hand_size):
        round_of_seats, cards = seats[leader:] + seats[:leader], []
        for seat in round_of_seats:
            legal = [*bits(how.legal(hands[seat], cards[0] if cards else -1))]
            cards.append(legal[rng.below(len(legal))])
            hands[seat] &= ~(1 << cards[-1])
        winner = round_of_seats[how.winner(cards)]
        taken[winner] += 1
        leader = seats.index(winner)
    return taken


@pytest.mark.parametrize(
    ("name", "contract", "trump"),
    [("danish", "solo", "hearts"), ("danish", "ren_nolo", None), ("quadrille", "solo", "spades")],
)
def test_tricks(name: str, contract: str, trump: str | None) -> None:
    ruleset = rules(name)
    found = Kernel(ruleset.tables).tricks(contract, trump, 7, 50).tolist()
    assert found == [tricks_by_the_rules(ruleset, contract, trump, seed) for seed in range(7, 57)]


def test_a_contract_or_a_trump_that_there_is_not() -> None:
    kernel = Kernel(rules("danish").tables)
    with pytest.raises(ValueError, match="there is no contract 'sol'; there are: spil, "):
        kernel.tricks("sol", "hearts", 0, 1)
    with pytest.raises(ValueError, match="solo_kulor is not played with hearts as trump"):
        kernel.tricks("solo_kulor", "hearts", 0, 1)
    with pytest.raises(ValueError, match="solo is not played with no suit as trump"):
        kernel.tricks("solo", None, 0, 1)
