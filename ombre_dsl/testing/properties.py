"""What holds for every hand of every variant, each a function that raises ``BrokenError`` where it doesn't.

A property takes the variant and a hand that was played to its end, and plays it again step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from ..interpret import NotAllowed, PlainHand
from ..runtime import Hand, IllegalAct, RecordError
from ..runtime.rng import SplitMix64
from .counterexample import BrokenError
from .grounds import grounds
from .pair import Pair
from .subject import Subject, deal_again, is_legal, steps

Record = dict[str, Any]


@attrs.frozen
class Property:
    """A statement about whole hands, by a short name, and the function that tests it."""

    name: str
    statement: str
    check: Callable[[Subject, Hand], None]


def plain_hand(subject: Subject, record: Record) -> PlainHand:
    """The hand of a record on the interpreter, as far as that follows it."""
    deal = {key: record.get(key, ()) for key in ("hands", "talon", "unplayed")}
    plain = subject.plain.deal(**deal, pot=record["pot"], preferred=record["preferred"])
    for seat, act in record["actions"]:
        try:
            plain.apply(act, seat)
        except NotAllowed:
            break
    return plain


def broken(subject: Subject, hand: Hand, says: str) -> BrokenError:
    """What is wrong with a hand at this moment, with the lines that say what should be."""
    record = hand.record()
    return BrokenError(says, record, origins=grounds(plain_hand(subject, record)))


# ---- the properties --------------------------------------------------------------------------------------------------


def somebody_can_act(subject: Subject, played: Hand) -> None:
    """Until the hand is over a seat is to act and has a legal act, and every act that is listed is taken."""
    for hand in steps(subject.rules, played.record()):
        if hand.to_act is None:
            if hand.result is None:
                raise broken(subject, hand, "Nobody is to act, and the hand has no result.")
            continue
        acts = hand.legal()
        if len(acts) == 0:
            raise broken(subject, hand, f"Seat {hand.to_act} is to act and has nothing that it may do.")
        for act in {str(acts[0]), str(acts[-1])}:
            try:
                hand.copy().apply(act)
            except IllegalAct as error:
                raise broken(subject, hand, f"{act!r} is listed as legal and refused: {error}") from None
    if played.result is None:
        raise broken(subject, played, "The hand does not come to an end.")


def cards_are_the_deck(subject: Subject, played: Hand) -> None:
    """Hands, talon, discards and tricks are the deck, and hands keep their size until they are played."""
    deck, size = sorted(subject.tables.deck), subject.tables.hand_size
    for hand in steps(subject.rules, played.record()):
        cards = [act.cards[0] for _, act in hand.actions if act.kind == "play"] + hand.talon
        cards += [card for heap in (*hand.hands, *hand.discards, *hand.unplayed) for card in heap]
        if sorted(cards) != deck:
            raise broken(subject, hand, "Hands, talon, discards and tricks are not the deck.")
        if hand.phase in ("play", "done"):
            continue
        for seat, held in enumerate(hand.hands):
            waits = seat == subject.tables.sitter or (hand.phase == "discard" and seat == hand.to_act)
            if len(held) != size and not waits:
                raise broken(subject, hand, f"Seat {seat} has {len(held)} cards, and should have {size}.")


def chips_are_conserved(subject: Subject, played: Hand) -> None:
    """What the seats win and lose, the pot and the bank sum to what lay in the pot, and the pot is never overdrawn."""
    result = played.result
    if result is None:
        return
    record = played.record()
    total = sum(result.seats) + result.pot + result.bank
    if total != record["pot"]:
        raise broken(subject, played, f"Seats, pot and bank sum to {total}, and {record['pot']} lay in the pot.")
    if result.pot < 0:
        raise broken(subject, played, f"{-result.pot} more is taken from the pot than lies in it.")


def illegal_acts_change_nothing(subject: Subject, played: Hand) -> None:
    """What is not legal is refused, and nothing has changed then."""
    record = played.record()
    rng = SplitMix64(sum(map(ord, str(record["talon"]))))
    for hand in steps(subject.rules, record):
        before = (hand.record(), str(hand.legal()))
        for seat, act in _illegal(hand, subject, rng):
            try:
                hand.apply(act, seat)
            except IllegalAct:
                if (hand.record(), str(hand.legal())) != before:
                    raise broken(subject, hand, f"{act!r} of seat {seat} is refused, and changes the hand.") from None
                continue
            raise BrokenError(f"{act!r} of seat {seat} is not legal, and is taken.", before[0])


_WRONG = (
    "pass", "join", "take talon", "listen", "exchange", "surrender", "stop", "gibberish", "", "play XX", "bid nothing",
    "exchange SA SA", "hold",
)  # fmt: skip


def _illegal(hand: Hand, subject: Subject, rng: SplitMix64) -> Iterator[tuple[int, str]]:
    """A few acts that the seat to act, or another, may not do: some drawn, and legal ones by the wrong seat."""
    seats = subject.tables.players
    tried = [_WRONG[rng.below(len(_WRONG))] for _ in range(2)]
    tried += [f"play {subject.tables.deck[rng.below(len(subject.tables.deck))]}" for _ in range(2)]
    tried += [f"bid {subject.tables.contracts[rng.below(len(subject.tables.contracts))].id}"]
    tried += [f"announce {call.id}" for call in subject.tables.calls]
    for act in tried:
        if not is_legal(hand, act):
            yield hand.to_act or 0, act
    if hand.to_act is not None and len(hand.legal()):
        other = (hand.to_act + 1) % seats
        act = str(hand.legal()[0])
        if not is_legal(hand, act, other):
            yield other, act


def record_replays(subject: Subject, played: Hand) -> None:
    """A record gives the same hand again."""
    record = played.record()
    try:
        again = subject.rules.replay(record).record()
    except RecordError as error:
        raise broken(subject, played, f"The record can't be replayed: {error}") from None
    if again != record:
        raise broken(subject, played, "The record replays to another hand.")


def engines_agree(subject: Subject, played: Hand) -> None:
    """The interpreter of the rulebook and the ruleset say the same at every step."""
    record = played.record()
    deal = {key: record.get(key, ()) for key in ("hands", "talon", "unplayed")}
    plain = subject.plain.deal(**deal, pot=record["pot"], preferred=record["preferred"])
    pair, rng = Pair(plain, deal_again(subject.rules, record)), SplitMix64(0)
    for seat, act in [*record["actions"], (None, "")]:
        found = pair.difference(rng)
        if found is not None:
            raise found.broken
        if seat is not None:
            pair.apply(act, seat)


def emitted_agrees(subject: Subject, played: Hand) -> None:
    """The emitted ruleset has the same tables as the compiled one, and plays the same hand."""
    record = played.record()
    if subject.emitted.tables != subject.tables:
        raise BrokenError("The emitted ruleset has other tables than the compiled one.", record)
    try:
        again = subject.emitted.replay(record).record()
    except RecordError as error:
        raise broken(subject, played, f"The emitted ruleset can't replay the record: {error}") from None
    if again != record:
        raise broken(subject, played, "The emitted ruleset plays the record to another hand.")


PROPERTIES = (
    Property("goes on", "somebody to act has a legal act until the end", somebody_can_act),
    Property("cards", "hands, talon, discards and tricks are the deck", cards_are_the_deck),
    Property("chips", "what is paid sums to zero, and the pot is never overdrawn", chips_are_conserved),
    Property("refusals", "illegal acts are refused and change nothing", illegal_acts_change_nothing),
    Property("records", "a record replays to the same result", record_replays),
    Property("interpreter", "the rulebook as it reads and the ruleset agree", engines_agree),
    Property("emitted", "the emitted ruleset is the compiled one", emitted_agrees),
)
"""In the order in which they are told."""
