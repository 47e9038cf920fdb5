"""What one seat may see of a hand: its own cards, what lies open, and what has been said and played."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_dsl.runtime.hand import Hand


class Seen:
    """What all have seen of the play so far: ``played`` cards as a mask, and by seat the suits it could not follow.

    A suit's bit is set in ``voids`` when a seat has played another; trumps that may be withheld make that a guess.
    """

    __slots__ = ("played", "voids")

    def __init__(self, players: int) -> None:
        self.played = 0
        self.voids = [0] * players

    def play(self, seat: int, card: int, led_suit: int, suit: int) -> None:
        """A card is laid; ``led_suit`` is -1 for one that is led."""
        self.played |= 1 << card
        if led_suit not in (-1, suit):
            self.voids[seat] |= 1 << led_suit


@dataclass(slots=True)
class View:
    """What a seat sees.

    ``hand`` is its own, ``unseen`` what it cannot place, ``thrown`` what it threw itself, ``open`` the cards that lie
    open, by seat.  ``trick`` and ``seats`` are the cards and seats on the table; ``after`` the seats that play after
    this one; ``legal`` the cards that may be played.  ``taken`` are the tricks by seat.  ``friends`` are the seats on
    its side, itself among them, as a mask; ``declarers`` those who declare.  ``voids``: see ``Seen``.  ``talon``: the
    cards left in it.
    """

    seat: int
    hand: int
    unseen: int
    thrown: int
    open: tuple[int, ...]
    trick: tuple[int, ...]
    seats: tuple[int, ...]
    after: tuple[int, ...]
    legal: int
    taken: tuple[int, ...]
    declarers: tuple[int, ...]
    friends: int
    voids: tuple[int, ...]
    talon: int

    @property
    def declares(self) -> bool:
        """Whether this seat is a declarer."""
        return self.seat in self.declarers


def view_of(hand: Hand, seat: int, seen: Seen) -> View:
    """What ``seat`` sees.  Nothing else of the hand reaches a policy's choice of cards."""
    own = hand._hands[seat]
    thrown = _thrown(hand, seat)
    full = hand.prepared.deck.full
    declarers = hand.declarers
    playing = hand.phase == "play"
    laid_open = tuple(cards & held for cards, held in zip(hand._open, hand._hands, strict=True))
    return View(
        seat=seat,
        hand=own,
        unseen=full & ~(own | thrown | seen.played),
        thrown=thrown,
        open=laid_open,
        trick=tuple(hand._trick),
        seats=tuple(hand._seats),
        after=_after(hand, seat) if playing else (),
        legal=hand.legal_cards() if playing and hand.to_act == seat else 0,
        taken=tuple(hand._taken),
        declarers=declarers,
        friends=_friends(hand, seat),
        voids=tuple(seen.voids),
        talon=len(hand._talon) - hand._drawn,
    )


def _thrown(hand: Hand, seat: int) -> int:
    """What the seat itself has thrown or laid aside; who joins with all that was thrown has seen that too."""
    return hand._discards[seat]


def _after(hand: Hand, seat: int) -> tuple[int, ...]:
    """The seats that lay a card to this trick after ``seat``."""
    found, at = [], seat
    for _ in range(hand.trick_size - len(hand._trick) - 1):
        at = hand._after[at]
        found.append(at)
    return tuple(found)


def _friends(hand: Hand, seat: int) -> int:
    """A declarer with the ally he knows; the ally, who knows himself, with the declarer; the other defenders."""
    declarers, called = hand.declarers, hand._called
    if called >= 0:
        side = 1 << declarers[0]
        if (hand._played if hand.phase == "play" else hand._hands)[seat] >> called & 1:
            return side | 1 << seat
        if hand.ally is not None:
            side |= 1 << hand.ally
        return side if side >> seat & 1 else _others(hand, side)
    if seat in declarers:
        return 1 << seat
    return _others(hand, sum(1 << declarer for declarer in declarers))


def _others(hand: Hand, side: int) -> int:
    return ((1 << len(hand._hands)) - 1) & ~side
