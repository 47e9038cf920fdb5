"""Cards, the generator, actions, programs and lazy choices."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from ombre_dsl.runtime.actions import Action, ActionError, parse_action
from ombre_dsl.runtime.cards import CardError, Deck, card_name, listed
from ombre_dsl.runtime.exchange import Throws
from ombre_dsl.runtime.programs import Compiler, Measure
from ombre_dsl.runtime.rng import SplitMix64

from . import fixtures

DECK = Deck(fixtures.DECK)


@pytest.mark.parametrize("text", ["SA", "♠A", "A♠"])
def test_a_card_is_written_in_three_ways(text: str) -> None:
    assert card_name(text) == "SA"


@pytest.mark.parametrize("text", ["", "S", "sa", "S8", "S1", "AS", "SAA", "♠", "♠♠", "A S"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="is no card"):
        card_name(text)


def test_a_mask_and_its_list_are_the_same_cards() -> None:
    assert DECK.list(DECK.mask(["H7", "SA", "♣A"])) == ["SA", "CA", "H7"]
    with pytest.raises(CardError, match="SA is given twice"):
        DECK.mask(["SA", "A♠"])


def test_words_in_a_row() -> None:
    assert [listed([]), listed(["a"]), listed("ab", "or"), listed("abc")] == ["nothing", "a", "a or b", "a, b and c"]


def test_the_generator_gives_the_published_numbers() -> None:
    rng = SplitMix64(0)

    assert [rng.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert SplitMix64(2**64).next() == 0xE220A8397B1DCDAF


def test_draws_below_a_bound_favour_nobody() -> None:
    rng = SplitMix64(1)
    counts = Counter(rng.below(3) for _ in range(3000))

    assert set(counts) == {0, 1, 2}
    assert all(900 < count < 1100 for count in counts.values())


def test_a_draw_that_would_favour_a_remainder_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = iter([2**64 - 1, 7])
    monkeypatch.setattr(SplitMix64, "next", lambda self: next(draws))

    assert SplitMix64(0).below(3) == 1


def test_shuffling_goes_from_the_last_card_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SplitMix64, "draws", lambda self, number: (4, 3, 3)[:number])
    items = [1, 2, 3, 4]
    SplitMix64(0).shuffle(items)

    assert items == [3, 2, 4, 1]  # with the card at 4 % 4, at 3 % 3, at 3 % 2


def test_draws_that_favour_a_card_are_thrown_away_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = iter([5, 2**64 - 1, 7, 2**64 - 1])
    monkeypatch.setattr(SplitMix64, "draws", lambda self, number: (5, 2**64 - 1, 7)[:number])
    monkeypatch.setattr(SplitMix64, "next", lambda self: next(stream))
    items = [1, 2, 3, 4]
    SplitMix64(0).shuffle(items)

    assert items == [1, 3, 4, 2]  # 5 % 4; the last number would favour 0 % 3, so 7 % 3; the last number % 2


@pytest.mark.parametrize("number", [0, 1, 2, 39, 100])
def test_many_draws_are_those_of_the_stream(number: int) -> None:
    for seed in (0, 1, 2**63, 2**64 - 1, *range(1000, 1100)):
        one, other = SplitMix64(seed), SplitMix64(seed)
        assert one.draws(number) == tuple(other.next() for _ in range(number))
        assert one.state == other.state


@pytest.mark.parametrize(
    "text",
    [
        "pass", "listen", "join", "take talon", "bid spil", "bid simple hearts", "hold", "hold diamonds",
        "hold solo hearts", "hold pure_nolo", "choose spil hearts", "choose grand", "exchange", "exchange SA H3",
        "discard SA S2 S3 S4", "announce tout", "surrender", "stop", "call HK", "play SA",
    ],
)  # fmt: skip
def test_an_action_is_its_text(text: str) -> None:
    assert str(parse_action(text)) == text


def test_suit_signs_are_read_in_actions() -> None:
    assert parse_action(" play  A♠ ") == Action("play", cards=("SA",))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "missing"), ("fly", "is no action"), ("pass on", "nothing follows"), ("bid", "contract is missing"),
        ("bid spil blue", "is no suit"), ("bid hearts", "contract is missing"), ("play", "one card"),
        ("play SA S2", "one card"), ("play S8", "is no card"), ("discard", "cards are missing"),
        ("exchange SA ♠A", "named twice"), ("announce", "is no action"), ("take", "is no action"),
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ActionError, match=reason):
        parse_action(text)


@pytest.mark.parametrize(("least", "most"), [(0, 9), (5, 9), (1, 3), (4, 4), (0, 0)])
def test_choices_to_throw_are_all_subsets_by_size_then_deck_order(least: int, most: int) -> None:
    held = [0, 3, 7, 12, 20, 21, 30, 38, 39]
    rest = [Action("announce", name="tout")]
    throws = Throws("exchange", DECK, held, (least, most), rest)
    expected = [c for size in range(least, most + 1) for c in itertools.combinations(held, size)]

    assert len(throws) == len(expected) + 1
    assert [act.cards for act in throws][:-1] == [tuple(DECK.names[card] for card in cards) for cards in expected]
    assert all(throws.index(act) == place for place, act in enumerate(throws))
    assert throws[-1] == rest[0]
    assert list(throws[:2]) == [throws[0], throws[1]][: len(throws[:2])]


def test_the_order_in_which_thrown_cards_are_named_is_nothing() -> None:
    throws = Throws("exchange", DECK, [0, 1, 2], (0, 3))

    assert "exchange S3 SA" in throws
    assert throws.index(parse_action("exchange S3 SA")) == throws.index(parse_action("exchange SA S3"))
    for strange in ("exchange H7", "exchange S8", "discard SA", "pass", 7):
        assert strange not in throws
        with pytest.raises(ValueError, match="not among"):
            throws.index(strange)
    with pytest.raises(IndexError):
        throws[8]


MEASURE = Measure(
    players=3, declarer=0, declarers=(0,), tricks=(3, 4, 2), first_tricks=2, matadors=3, pot=15, value=7,
    called=frozenset({0}), trump=2, preferred=2, contract=1, hands=(0b111, 0b1000, 0), deals=4, points=(10, 60, -5),
    outcome="bedt",
)  # fmt: skip


@pytest.mark.parametrize(
    ("program", "amount"),
    [
        (5, 5), (("value",), 7), (("pot",), 15), (("matadors",), 3), (("tricks", "declarer"), 3),
        (("tricks", "defenders"), 6), (("+", 1, 2), 3), (("-", 1, ("pot",)), -14), (("*", 2, ("value",)), 14),
        (("min", ("matadors",), 2), 2), (("max", 4, ("matadors",)), 4),
    ],
)  # fmt: skip
def test_amounts(program: object, amount: int) -> None:
    assert Compiler(fixtures.danish()).amount(program)(MEASURE) == amount  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("program", "holds"),
    [
        (None, True),
        (("and", ("called", "tout"), ("called", 0)), True),
        (("and", ("called", 0), ("trump", 2), ("pot empty",)), False),
        (("and",), True),
        (("or", ("called", "give_up"), ("pot empty",)), False),
        (("or", ("called", "give_up"), ("pot empty",), ("trump", 2)), True),
        (("or",), False),
        (("not", ("pot empty",)), True),
        (("has", "every", "declarer", "tricks", ">=", 3), True),
        (("has", "every", "defenders", "tricks", ">", 2), False),
        (("has", "any", "defenders", "tricks", ">", 2), True),
        (("has", "every", "declarer", "first tricks", "==", 2), True),
        (("has", "every", "declarer", "matadors", "<", 3), False),
        (("has", "any", "players", "points", ">=", 60), True),
        (("has", "every", "side", "tricks", "<=", 3), True),
        (("compare", "any", "defenders", "tricks", ">", "declarer"), True),
        (("compare", "every", "defenders", "tricks", ">", "declarer"), False),
        (("compare", "every", "declarer", "tricks", ">", "defenders"), False),
        (("compare", "any", "defenders", "tricks", ">=", "declarer"), True),
        (("compare", "any", "defenders", "tricks", "<", "declarer"), True),
        (("compare", "every", "defenders", "tricks", "<=", "side"), False),
        (("compare", "any", "defenders", "tricks", "==", "declarer"), False),
        (("compare", "every", "declarer", "tricks", "==", "side"), True),
        (("holds", "every", "declarer", 0b101), True),
        (("holds", "any", "players", 0b1000), True),
        (("holds", "every", "declarer", 0b1000), False),
        (("made", "tout"), False),
        (("missed", "tout"), True),
        (("missed", "give_up"), False),
        (("contract", "tourne"), True),
        (("trump", 2), True),
        (("trump", "preferred"), True),
        (("trump", "none"), False),
        (("deals", ">=", 4), True),
        (("outcome", "bedt"), True),
    ],
)
def test_conditions(program: object, holds: bool) -> None:
    assert Compiler(fixtures.danish()).condition(program)(MEASURE) is holds  # type: ignore[arg-type]


def test_a_side_counts_its_tricks_together() -> None:
    compiler = Compiler(fixtures.danish())
    measure = Measure(players=3, declarer=0, declarers=(0,), ally=2, tricks=(3, 4, 2))

    assert compiler.condition(("has", "every", "side", "tricks", "==", 5))(measure)
    assert compiler.parties["opponents"](measure) == (1,)
    assert compiler.parties["defenders"](measure) == (1,)


def test_who_sits_out_belongs_to_a_party_when_he_has_joined_and_pays_where_he_shares() -> None:
    alone = Measure(players=4, declarer=0, declarers=(0,), tricks=(3, 0, 4, 2))
    joined = Measure(players=4, declarer=0, declarers=(0, 1), tricks=(3, 1, 4, 1))
    compiler, shares = Compiler(fixtures.four()), Compiler(fixtures.four(sitter_shares=True))

    assert [compiler.parties[p](alone) for p in ("players", "defenders", "opponents")] == [(0, 2, 3), (2, 3), (2, 3)]
    assert [compiler.parties[p](joined) for p in ("players", "defenders")] == [(0, 1, 2, 3), (2, 3)]
    assert compiler.payers["sitter"](joined) == (1,)
    assert shares.payers["each defender"](alone) == (1, 2, 3)
    assert shares.parties["defenders"](alone) == (2, 3), "he is compared with nobody"
    assert Compiler(fixtures.danish()).payers["sitter"](alone) == ()
