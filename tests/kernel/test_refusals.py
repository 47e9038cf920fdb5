"""Tables that hold what the kernel does not know are refused, with a word on what it is."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import pytest

from ombre_dsl.kernel import Kernel, UnsupportedTables
from ombre_dsl.runtime.tables import AllPass, Payment, Tables, Times
from tests.games.shared import rules

DANISH = rules("danish").tables


def refused(tables: Tables, words: str) -> None:
    with pytest.raises(UnsupportedTables, match=words) as told:
        Kernel(tables)
    assert str(told.value).startswith("the kernel cannot play ")


@dataclass(frozen=True)
class LaterTables(Tables):
    """Tables of a later version, which say one thing more."""

    moon: int = 0


LaterTables.__name__ = "Tables"


def later(moon: int) -> Tables:
    held = {field.name: getattr(DANISH, field.name) for field in fields(DANISH)}
    return LaterTables(**held, moon=moon)


def test_a_field_of_a_later_version() -> None:
    refused(later(1), "does not know Tables.moon")
    Kernel(later(0))  # what is not used does no harm


def test_words_it_does_not_know() -> None:
    refused(replace(DANISH, play=replace(DANISH.play, lead="youngest")), "the lead 'youngest'")
    contract = replace(DANISH.contracts[0], trump="dreamt")
    refused(replace(DANISH, contracts=(contract, *DANISH.contracts[1:])), "the trump 'dreamt'")
    refused(with_payment(when=("moon full",)), "the condition 'moon full'")
    refused(with_payment(amount=("moons",)), r"the amount 'moons'")
    refused(with_payment(payer="each moon"), "the party 'each moon'")
    refused(with_payment(when=("has", "every", "declarer", "points", ">=", 3)), "the measure 'points'")


def with_payment(**changes: object) -> Tables:
    first = DANISH.settlements[0]
    payment = replace(first.payments[0], **changes)
    return replace(DANISH, settlements=(replace(first, payments=(payment,)), *DANISH.settlements[1:]))


def test_what_cannot_be_asked_when_all_have_passed() -> None:
    tricks = ("has", "every", "players", "tricks", ">=", 1)
    step = AllPass("redeal", -1, 0, "same", (), tricks, -1)
    refused(replace(DANISH, all_pass=(step,)), "'has' when all have passed")
    payment = Payment(1, "declarer", "pot", None, -1)
    refused(replace(DANISH, all_pass=(replace(step, kind="pay", when=None, payments=(payment,)),)), "'declarer'")


def test_more_than_there_is_room_for() -> None:
    refused(replace(DANISH, roles=DANISH.roles * 0 + (None,) * 9), "more than 8 roles")  # type: ignore[arg-type]
    state = DANISH.auction.states[0]
    for_ever = replace(state, calls=(*state.calls, ("pass", -1, 0)))
    auction = replace(DANISH.auction, states=(for_ever, *DANISH.auction.states[1:]))
    refused(replace(DANISH, auction=auction), "an auction that may go on for ever")
    deep: object = 1
    for _ in range(40):
        deep = ("+", 1, deep)
    refused(with_payment(amount=deep), "so deep an amount")
    first = DANISH.settlements[0]
    huge = replace(first, times=(Times(2**70, None, -1),))
    refused(replace(DANISH, settlements=(huge, *DANISH.settlements[1:])), "so many times as much")
    refused(with_payment(amount=("*", ("pot",), ("*", ("pot",), ("pot",)))), "so large an amount")
    refused(with_payment(when=("has", "every", "declarer", "tricks", ">=", 2**64)), "numbers of more than 64 bits")


def test_a_policy_and_numbers_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="there is no policy 'bold'; the policies are random and sensible"):
        Kernel(DANISH).play(0, 1, "bold")
    with pytest.raises(ValueError, match="from 1 on"):
        Kernel(DANISH, number=0)
    with pytest.raises(ValueError, match="more than the kernel can count"):
        Kernel(DANISH, pot=2**62)
    assert len(Kernel(DANISH).play(0, 0)) == 0
