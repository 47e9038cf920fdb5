"""Payments as transfers, and the seats that cards are dealt to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ombre_dsl.runtime.seating import dealt, rounds
from ombre_dsl.runtime.tables import Payment
from ombre_dsl.runtime.transfers import Line, Transfers, transferring

from . import fixtures


def of(payer: str, payee: str, giving: tuple[int, ...], taking: tuple[int, ...], amount: int) -> Transfers:
    return transferring(Payment(1, payer, payee, None, 7), "pay 1")(giving, taking, amount)


def line(payer: int | str | tuple[int, ...], payee: int | str | tuple[int, ...], amount: int) -> Line:
    return Line(7, "pay 1", payer, payee, amount)


def test_each_pays_for_himself() -> None:
    found = of("each defender", "declarer", (0, 2), (1,), 3)

    assert found.lines == (line(0, 1, 3), line(2, 1, 3))
    assert (dict(found.won), found.shared) == ({0: -3, 2: -3, 1: 6}, ())


def test_nobody_pays_himself() -> None:
    assert of("declarer", "each player", (1,), (0, 1, 2), 2).lines == (line(1, 0, 2), line(1, 2, 2))


def test_a_negative_amount_goes_the_other_way() -> None:
    found = of("each defender", "pot", (0, 2), (), -5)

    assert found.lines == (line("pot", 0, 5), line("pot", 2, 5))
    assert dict(found.won) == {"pot": -10, 0: 5, 2: 5}


@pytest.mark.parametrize(("amount", "shared"), [(9, (("best", 9),)), (-9, (("best", -9),))])
def test_what_several_share_is_summed_up_aside(amount: int, shared: tuple[tuple[str, int], ...]) -> None:
    found = of("pot", "best", (), (0, 2), amount)

    assert len(found.lines) == 1
    assert (dict(found.won), found.shared) == ({"pot": -amount}, shared)


def test_a_role_that_is_one_seat_shares_with_nobody() -> None:
    assert of("pot", "best", (), (2,), 9) == Transfers((line("pot", 2, 9),), (("pot", -9), (2, 9)), ())


def test_a_role_that_is_nobody_pays_nothing() -> None:
    assert of("best", "pot", (), (), 9) == Transfers((), (), ())


def test_packets_go_round_past_who_sits_out_and_to_hands_that_nobody_plays() -> None:
    tables = replace(fixtures.four(), packets=(1, 2), unplayed=1)
    heaps, talon = dealt(tables, (0, 2, 3, 4))
    deck = [*range(20)]

    assert [sorted(places(deck)) if places else [] for places in heaps] == [
        [0, 4, 5], [], [1, 6, 7], [2, 8, 9], [3, 10, 11],
    ]  # fmt: skip
    assert talon == 12


def test_a_hand_of_one_card() -> None:
    heaps, _ = dealt(replace(fixtures.danish(), packets=(1,)), (0, 1, 2))
    assert [places and places([7, 8, 9]) for places in heaps] == [(7,), (8,), (9,)]


def test_the_turn_goes_round_past_who_sits_out() -> None:
    after, turns = rounds((0, 2, 3), 4)

    assert after == (2, -1, 3, 0)
    assert turns == ((0, 2, 3), (), (2, 3, 0), (3, 0, 2))
