"""The two engines side by side: the tables' and the one that reads the rulebook as it stands."""

from __future__ import annotations

from collections.abc import Callable

from ..interpret import NotAllowed, PlainHand, PlainRules
from ..rulebook.model import Rulebook
from ..runtime.hand import Hand
from ..runtime.ruleset import Ruleset
from .playing import STATEMENTS, BrokenError

NAME = "engines"
STATEMENTS[NAME] = "the tables play as the rulebook reads: the same acts are legal, and the same is paid"


def agreement(book: Rulebook, rules: Ruleset) -> Callable[[Hand], None]:
    """What plays a hand again on both engines and raises BrokenError where they part."""
    plain_rules = PlainRules(book)

    def compare(hand: Hand) -> None:
        record = hand.record()
        cards = {"hands": record["hands"], "talon": record["talon"]}
        if record.get("unplayed"):
            cards["unplayed"] = record["unplayed"]
        plain = plain_rules.deal(pot=record["pot"], preferred=record["preferred"], **cards)
        again = rules.replay({**record, "actions": [], "result": None})
        for number, (seat, act) in enumerate(hand.actions, 1):
            _same_state(again, plain, number)
            again.apply(act, seat)
            try:
                plain.apply(str(act), seat)
            except NotAllowed as error:
                raise BrokenError(NAME, f"act {number}, {act}: the rulebook does not allow it: {error}") from None
        _same_end(again, plain)

    return compare


def _same_state(hand: Hand, plain: PlainHand, number: int) -> None:
    legal, other = hand.legal(), plain.legal()
    where = f"before act {number}"
    if hand.to_act != plain.to_act:
        raise BrokenError(NAME, f"{where} seat {hand.to_act} is to act, by the rulebook seat {plain.to_act}")
    if len(legal) != len(other):
        raise BrokenError(NAME, f"{where} there are {len(legal)} legal acts, by the rulebook {len(other)}")
    strange = [str(act) for act in legal if str(act) not in other] if len(legal) < 100 else []
    if strange:
        raise BrokenError(NAME, f"{where} {strange[0]} is legal, but not by the rulebook")


def _same_end(hand: Hand, plain: PlainHand) -> None:
    result = hand.result
    assert result is not None
    purses = plain.purses
    ours, theirs = (list(result.seats), result.pot), (list(purses.seats), purses.pot)
    if ours != theirs:
        raise BrokenError(NAME, f"the seats and the pot come to {ours}, by the rulebook to {theirs}")
