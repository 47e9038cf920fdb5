"""The same hand on both engines: the interpreter of the rulebook and the ruleset, compared at every step."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import cast

import attrs

from ..interpret import PlainHand
from ..interpret.acts import Acts
from ..rulebook.model import Origin
from ..runtime import Action, Hand
from ..runtime.rng import SplitMix64
from .counterexample import BrokenError, as_example
from .grounds import call_grounds, contract_grounds, grounds, result_grounds

SAMPLES = 6
"""How many choices of cards to throw are looked up in the other engine's; all of them are counted."""

_CALLS = ("announce", "surrender", "stop")
_THROWN = ("exchange", "discard")

_CARDS = ("hands", "discards", "shown", "unplayed")
_REST = ("phase", "to_act", "talon", "trick", "tricks", "announced", "trump", "turned", "called_card", "ally")
_NAMES = {"phase": "the phase", "to_act": "who is to act"}
_WHAT = tuple(_NAMES.get(name, f"the {name.replace('_', ' ')}") for name in (*_REST[:2], *_CARDS, *_REST[2:]))
"""What is compared at every moment, in words."""

_cards, _rest = attrgetter(*_CARDS), attrgetter(*_REST)


@attrs.frozen
class Difference:
    """Where two engines part: what they differ in, what each says, the hand so far, and the lines it rests on."""

    what: str
    plain: object
    engine: object
    broken: BrokenError

    def __str__(self) -> str:
        return str(self.broken)


@attrs.define
class Pair:
    """The same hand on both engines."""

    plain: PlainHand
    engine: Hand
    _acts: dict[int, tuple[Acts, Sequence[Action]]] = attrs.field(factory=dict, init=False)

    def apply(self, act: str, seat: int) -> None:
        """Do the same on both."""
        self._acts.clear()
        self.plain.apply(act, seat)
        self.engine.apply(act, seat)

    def legal(self, seat: int) -> tuple[Acts, Sequence[Action]]:
        """The acts of a seat at this moment, as the rulebook and as the ruleset have them; asked for once."""
        if seat not in self._acts:
            self._acts[seat] = self.plain.legal(seat), self.engine.legal(seat)
        return self._acts[seat]

    def calls(self, seat: int) -> set[str]:
        """The calls among the acts of a seat."""
        return _calls(self.legal(seat)[0].listed)

    def difference(self, rng: SplitMix64) -> Difference | None:
        """The first thing in which they differ at this moment."""
        for what, plain, engine in self._compared(rng):
            if plain != engine:
                return self._parted(what, plain, engine)
        return None

    def _parted(self, what: str, plain: object, engine: object) -> Difference:
        ours, theirs = _parts(plain, engine)
        says = f"The engines differ in {what}: the rulebook says {ours}, the ruleset {theirs}."
        block = as_example(self.engine.prepared, self.plain, re.sub(r" of seat \d", "", what))
        broken = BrokenError(says, self.engine.record(), block=block, origins=self._grounds(what))
        return Difference(what, plain, engine, broken)

    def _grounds(self, what: str) -> tuple[Origin, ...]:
        """The lines to look at: this moment's for what may be done, the last act's for what came of it."""
        if what.startswith("the calls"):
            seat = int(what.split()[-1])
            return call_grounds(self.plain.book, self.calls(seat) ^ set(_calls_of(self.legal(seat)[1])))
        if what.startswith(("the acts", "the number of acts")):
            return grounds(self.plain)
        result = self.engine.result
        if what in ("the result", "the bank") and result is not None:
            theirs = dict(result.outcomes).values() or [result.outcome or ""]
            return result_grounds(self.plain, [*self.plain.outcomes.values(), *theirs])
        more = contract_grounds(self.plain) if what == "the contract" else ()
        return tuple(dict.fromkeys((*more, *self._before(), *grounds(self.plain))))

    def _before(self) -> tuple[Origin, ...]:
        """The lines that the last act rests on: those of the moment before it."""
        if not self.plain.actions:
            return ()
        again = PlainHand(self.plain.book, self.plain.deal)
        for seat, act in self.plain.actions[:-1]:
            again.apply(act, seat)
        return grounds(again)

    def _compared(self, rng: SplitMix64) -> Iterator[tuple[str, object, object]]:
        plain, engine = self.plain, self.engine
        ours, theirs = _seen(plain, _cards(plain)), _seen(engine, [[*map(set, part)] for part in _cards(engine)])
        if ours != theirs:
            yield from zip(_WHAT, ours, theirs, strict=True)
        if plain.game:
            yield "the declarers", tuple(plain.declarers), engine.declarers
            yield "the contract", plain.contract, engine.contract
        for seat in range(len(plain.hands)):
            yield from self._same_acts(seat, rng)
        yield from self._results()

    def _same_acts(self, seat: int, rng: SplitMix64) -> Iterator[tuple[str, object, object]]:
        """The acts of a seat: all of them, or, where cards are thrown, their number and some of them."""
        ours, theirs = self.legal(seat)
        if _are_the_same(ours, theirs):
            return
        yield f"the calls open to seat {seat}", sorted(_calls(ours.listed)), sorted(_calls_of(theirs))
        yield f"the number of acts of seat {seat}", len(ours), len(theirs)
        if seat != self.plain.to_act or self.plain.phase not in _THROWN:
            yield f"the acts of seat {seat}", sorted(ours), sorted(map(str, theirs))
            return
        for place in {0, len(theirs) - 1, *(rng.below(len(theirs)) for _ in range(SAMPLES))}:
            act = str(theirs[place])
            yield f"{act!r} of seat {seat}", act in ours, True

    def _results(self) -> Iterator[tuple[str, object, object]]:
        result = self.engine.result
        yield "the result", self.plain.result, result.as_record() if result else None
        if result:
            yield "the bank", self.plain.purses.bank, result.bank


def _seen(hand: PlainHand | Hand, cards: Iterable[object]) -> tuple[object, ...]:
    """What can be seen of a hand, in the order of ``_WHAT``."""
    phase, to_act, *rest = _rest(hand)
    return (phase, to_act, *cards, *rest)


def _are_the_same(ours: Acts, theirs: Sequence[Action]) -> bool:
    """Whether these are the same acts, and so few that it is seen at once: no calls, and no cards to throw."""
    if ours.kind or len(ours.listed) != len(theirs) or (theirs and theirs[-1].kind in _CALLS):
        return False
    return ours.listed == {*map(str, theirs)} and not _calls(ours.listed)


def _calls(acts: Iterable[str]) -> set[str]:
    return {act for act in acts if act.split()[0] in _CALLS}


def _calls_of(acts: Sequence[Action]) -> list[str]:
    """The calls among the acts that the engine lists; they are the last of them."""
    last = (acts[place] for place in range(len(acts) - 1, -1, -1))
    return [str(act) for act in takewhile(lambda act: act.kind in _CALLS, last)]


def _parts(one: object, other: object) -> tuple[str, str]:
    """Two values in words, of which only what differs is told."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        told = [", ".join(f"{key} {value.get(key)}" for key in keys) for value in (one, other)]
        return told[0], told[1]
    if isinstance(one, list) and isinstance(other, list) and all(isinstance(part, set) for part in [*one, *other]):
        seats = [seat for seat, cards in enumerate(one) if cards != other[seat]]
        told = ["; ".join(f"seat {seat} {' '.join(sorted(value[seat]))}" for seat in seats) for value in (one, other)]
        return told[0], told[1]
    return _plainly(one), _plainly(other)


def _plainly(value: object) -> str:
    words = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return ", ".join(cast("list[str]", value)) or "none" if words else str(value)


# ---- how hands are played --------------------------------------------------------------------------------------------


def some_act(pair: Pair, rng: SplitMix64, eager: int = 0) -> tuple[int, str]:
    """A legal act and its seat, drawn so that rare things come about: first its kind, then one of that kind.

    Calls are made now and then, and penalties recorded.  ``eager``: the declarers play their highest cards and the
    others their lowest (1), or the other way about (-1), so that hands are won and lost high.
    """
    hand = pair.engine
    assert hand.to_act is not None
    calls = [(seat, act) for seat in hand.declarers for act in sorted(pair.calls(seat))]
    if calls and rng.below(3 if "stop" in calls[-1] else 24) == 0:
        return calls[rng.below(len(calls))]
    penalties = hand.prepared.tables.penalties
    if penalties and rng.below(60) == 0:
        seats = [*hand.prepared.seats, *(seat for seat in hand.declarers if seat not in hand.prepared.seats)]
        return seats[rng.below(len(seats))], f"penalty {penalties[rng.below(len(penalties))].id}"
    acts = pair.legal(hand.to_act)[1]
    if hand.phase in _THROWN:
        return hand.to_act, str(acts[rng.below(len(acts))])
    mine = [act for act in acts if act.kind not in _CALLS]
    high = eager if hand.to_act in hand.declarers else -eager
    if hand.phase == "play" and high:
        return hand.to_act, str(_by_strength(pair.plain, mine)[0 if high > 0 else -1])
    kinds = sorted({act.kind for act in mine})
    kind = kinds[rng.below(len(kinds))]
    mine = [act for act in mine if act.kind == kind]
    low = min(rng.below(len(mine)), rng.below(len(mine))) if kind == "bid" else rng.below(len(mine))
    return hand.to_act, str(mine[low])


def _by_strength(hand: PlainHand, acts: Sequence[Action]) -> list[Action]:
    """Acts of playing a card, the trumps first, each suit from its highest card down."""
    assert hand.rules is not None
    place = {card: n for n, card in enumerate(hand.rules.trumps)}
    place |= {card: n for order in hand.rules.plain.values() for n, card in enumerate(order, 100)}
    return sorted(acts, key=lambda act: place[act.cards[0]])


def play(pair: Pair, seed: int) -> Difference | None:
    """Play a hand to its end on both engines, with acts drawn from a seed; the first difference on the way."""
    rng = SplitMix64(seed)
    eager = (0, 1, 0, -1)[seed % 4]
    while (found := pair.difference(rng)) is None and pair.engine.to_act is not None:
        seat, act = some_act(pair, rng, eager)
        pair.apply(act, seat)
    return found
