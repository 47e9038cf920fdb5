"""Whole hands on both engines at once: the interpreter of the rulebook and the ruleset, side by side at every step.

``python -m ombre_dsl.testing.differential variants/danish.ombre --hands 1000`` plays hands from the seeds 0 to 999 and
prints the first that comes out differently, as a record.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from ..files import VariantError, compile_path
from ..interpret import PlainHand, PlainRules
from ..rulebook.model import Rulebook
from ..runtime import Action, Hand, Ruleset
from ..runtime.rng import SplitMix64

SAMPLES = 6
"""How many choices of cards to throw are looked up in the other engine's; all of them are counted."""

_CALLS = ("announce", "surrender", "stop")
_KINDS = (*_CALLS, "hold", "join", "listen", "take", "call")


@attrs.frozen
class Difference:
    """Where two engines part: what they differ in, what each says, and the hand so far, as a record."""

    what: str
    plain: object
    engine: object
    record: dict[str, Any]

    def __str__(self) -> str:
        said = f"the rulebook says {self.plain!r}, the ruleset {self.engine!r}"
        return f"They differ in {self.what}: {said}.\n{json.dumps(self.record, ensure_ascii=False)}"


@attrs.define
class Pair:
    """The same hand on both engines."""

    plain: PlainHand
    engine: Hand

    def apply(self, act: str, seat: int) -> None:
        """Do the same on both."""
        self.plain.apply(act, seat)
        self.engine.apply(act, seat)

    def calls(self, seat: int) -> set[str]:
        """The calls among the acts of a seat."""
        return {act for act in self.plain.legal(seat).listed if act.split()[0] in _CALLS}

    def difference(self, rng: SplitMix64) -> Difference | None:
        """The first thing in which they differ at this moment."""
        for what, plain, engine in self._compared(rng):
            if plain != engine:
                return Difference(what, plain, engine, self.engine.record())
        return None

    def _compared(self, rng: SplitMix64) -> Iterator[tuple[str, object, object]]:
        plain, engine = self.plain, self.engine
        yield "the phase", plain.phase, engine.phase
        yield "who is to act", plain.to_act, engine.to_act
        for name in ("hands", "discards", "shown", "unplayed"):
            yield f"the {name}", getattr(plain, name), [set(cards) for cards in getattr(engine, name)]
        for name in ("talon", "trick", "tricks", "announced", "trump", "turned", "called_card", "ally"):
            yield f"the {name.replace('_', ' ')}", getattr(plain, name), getattr(engine, name)
        if plain.game:
            yield "the declarers", tuple(plain.declarers), engine.declarers
            yield "the contract", plain.contract, engine.contract
        for seat in range(len(plain.hands)):
            yield from _same_acts(plain, engine, seat, rng)
        yield from self._results()

    def _results(self) -> Iterator[tuple[str, object, object]]:
        result = self.engine.result
        yield "the result", self.plain.result, result.as_record() if result else None
        if result:
            yield "the bank", self.plain.purses.bank, result.bank


def _same_acts(plain: PlainHand, engine: Hand, seat: int, rng: SplitMix64) -> Iterator[tuple[str, object, object]]:
    """The acts of a seat: all of them, or, where cards are thrown, their number and some of them."""
    ours, theirs = plain.legal(seat), engine.legal(seat)
    yield f"how many acts seat {seat} has", len(ours), len(theirs)
    if seat != plain.to_act or plain.phase not in ("exchange", "discard"):
        yield f"the acts of seat {seat}", sorted(ours), sorted(map(str, theirs))
        return
    for place in {0, len(theirs) - 1, *(rng.below(len(theirs)) for _ in range(SAMPLES))}:
        act = str(theirs[place])
        yield f"{act!r} of seat {seat}", act in ours, True


# ---- how hands are played --------------------------------------------------------------------------------------------


def some_act(pair: Pair, rng: SplitMix64, eager: int = 0) -> tuple[int, str]:
    """A legal act and its seat, drawn so that rare things come about: first its kind, then one of that kind.

    Calls are made now and then.  ``eager``: the declarers play their highest cards and the others their lowest (1),
    or the other way about (-1), so that hands are won and lost high.
    """
    hand = pair.engine
    assert hand.to_act is not None
    calls = [(seat, act) for seat in hand.declarers for act in sorted(pair.calls(seat))]
    if calls and rng.below(3 if "stop" in calls[-1] else 24) == 0:
        return calls[rng.below(len(calls))]
    acts = hand.legal()
    if hand.phase in ("exchange", "discard"):
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


class Differential:
    """Both engines of one rulebook.

    ``seen`` counts what the hands played came to: pairs of contract and outcome, and calls that were made.
    """

    def __init__(self, book: Rulebook, ruleset: Ruleset) -> None:
        self.plain, self.engine = PlainRules(book), ruleset
        self.seen: Counter[str] = Counter()

    def hand(self, seed: int) -> Difference | None:
        """Deal and play one hand; every third has another pot than a first deal has."""
        pot = None if seed % 3 else SplitMix64(seed).below(40)
        pair = Pair(self.plain.deal(seed, pot=pot), self.engine.deal(seed, pot=pot))
        found = play(pair, seed)
        if found is None and pair.engine.result is not None:
            result = pair.engine.result
            for outcome in dict(result.outcomes).values() or (result.outcome or "passed out",):
                self.seen[f"{result.contract or '-'} {outcome}"] += 1
            self.seen.update(act.split()[0] + "!" for _, act in pair.plain.actions if act.split()[0] in _KINDS)
        return found

    def hands(self, seeds: Iterable[int]) -> Difference | None:
        """The first difference in the hands of these seeds."""
        return next((found for seed in seeds if (found := self.hand(seed))), None)


def differential_of(path: str) -> Differential:
    """Both engines of the variant in a file; VariantError when it has faults."""
    compilation = compile_path(path)
    if compilation.rulebook is None or compilation.tables is None:
        raise VariantError(compilation.diagnostics, compilation.texts)
    return Differential(compilation.rulebook, Ruleset(compilation.tables))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play hands of a variant on both engines; 1 when they differ."""
    parser = argparse.ArgumentParser(description="Play hands on both engines, side by side.")
    parser.add_argument("file", help="the variant")
    parser.add_argument("--hands", type=int, default=1000, help="how many hands")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first hand")
    asked = parser.parse_args(arguments)
    try:
        both = differential_of(asked.file)
    except (VariantError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    found = both.hands(range(asked.seed, asked.seed + asked.hands))
    if found is not None:
        print(found)
        return 1
    print(f"{asked.hands} hands of {both.engine.name}: no difference.")
    print(", ".join(f"{what} {number}" for what, number in sorted(both.seen.items())))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
