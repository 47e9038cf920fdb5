"""How the cards are dealt: from the generator, or as they are given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ombre_dsl.runtime.cards import CardError
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.rng import SplitMix64


class Deal(NamedTuple):
    """Where the cards lie before the first call: sets of cards as masks, the talon as numbers, the next card first.

    ``hands`` are by seat, that of a player who sits out is empty; ``unplayed`` are the hands that nobody plays;
    ``preferred`` is the preferred suit, -1 for none.  ``deals`` are those of the match that were over before it,
    ``passed_out`` those just before it, in a row, that all have passed.
    """

    hands: tuple[int, ...]
    talon: tuple[int, ...]
    unplayed: tuple[int, ...] = ()
    preferred: int = -1
    deals: int = 0
    passed_out: int = 0


def shuffled(prepared: Prepared, rng: SplitMix64) -> Deal:
    """Shuffle the deck and deal it from the front, packet by packet; the rest is the talon, its first card on top.

    Each packet goes round from the eldest to the dealer, past a seat that sits out, and then to the hands that nobody
    plays.  The preferred suit, where there is one, is that of a card of the unshuffled deck: one more draw.
    """
    tables = prepared.tables
    cards = list(prepared.masks)
    rng.shuffle(cards)
    heaps = tuple([sum(places(cards)) if places else 0 for places in prepared.dealt])
    suit = prepared.deck.suits[rng.below(len(cards))] if tables.preferred else -1
    left = prepared.undealt
    talon = tuple([card.bit_length() - 1 for card in cards[left : left + tables.talon]])
    return Deal(heaps[: tables.players], talon, heaps[tables.players :], suit)


def given(
    prepared: Prepared,
    hands: Sequence[Iterable[str]],
    talon: Iterable[str] | None = None,
    unplayed: Sequence[Iterable[str]] | None = None,
    seed: int | None = None,
) -> Deal:
    """The deal with these cards; ValueError where they are none.

    What is not given is made of the rest of the deck, in its order or, with a seed, shuffled: first the hands that
    nobody plays, then the talon.
    """
    deck, size = prepared.deck, prepared.tables.hand_size
    masks = _hands(prepared, hands)
    top = None if talon is None else _talon(prepared, deck.numbers(talon), sum(masks))
    heaps = None if unplayed is None else [deck.mask(hand) for hand in unplayed]
    used = sum(masks) | _mask(top or ()) | _union(heaps or ())
    rest = [card for card in range(len(deck)) if not used >> card & 1]
    if seed is not None:
        SplitMix64(seed).shuffle(rest)
    if heaps is None:
        bounds = [size * place for place in range(prepared.tables.unplayed + 1)]
        heaps = [_mask(rest[at : at + size]) for at in bounds[:-1]]
        rest = rest[bounds[-1] :]
    _check_unplayed(prepared, heaps, sum(masks) | _mask(top or ()))
    return Deal(tuple(masks), tuple(_talon(prepared, rest, 0) if top is None else top), tuple(heaps))


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def _union(masks: Iterable[int]) -> int:
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def _hands(prepared: Prepared, hands: Sequence[Iterable[str]]) -> list[int]:
    tables = prepared.tables
    masks = [prepared.deck.mask(hand) for hand in hands]
    if len(masks) != tables.players:
        raise ValueError(f"{tables.name} is played by {tables.players}, and there are {len(masks)} hands")
    for seat, mask in enumerate(masks):
        if seat not in prepared.seats and mask:
            raise ValueError(f"seat {seat} sits out, and has no cards")
        if seat in prepared.seats and mask.bit_count() != tables.hand_size:
            raise ValueError(f"seat {seat} has {mask.bit_count()} cards, and should have {tables.hand_size}")
    _refuse_twice(prepared, masks, "dealt twice")
    return masks


def _talon(prepared: Prepared, cards: list[int], dealt: int) -> list[int]:
    twice = dealt & _mask(cards)
    if twice:
        raise CardError(f"{prepared.deck.words(twice)} is in a hand and in the talon")
    if len(cards) != prepared.tables.talon:
        raise ValueError(f"the talon has {len(cards)} cards, and should have {prepared.tables.talon}")
    return cards


def _check_unplayed(prepared: Prepared, heaps: list[int], elsewhere: int) -> None:
    tables = prepared.tables
    if len(heaps) != tables.unplayed:
        raise ValueError(f"{tables.name} has {tables.unplayed} hands that nobody plays, and {len(heaps)} are given")
    for heap in heaps:
        if heap.bit_count() != tables.hand_size:
            raise ValueError(f"an unplayed hand has {heap.bit_count()} cards, and should have {tables.hand_size}")
    _refuse_twice(prepared, [elsewhere, *heaps], "in an unplayed hand, and somewhere else")


def _refuse_twice(prepared: Prepared, masks: Iterable[int], words: str) -> None:
    seen = 0
    for mask in masks:
        if seen & mask:
            raise CardError(f"{prepared.deck.words(seen & mask)} is {words}")
        seen |= mask
