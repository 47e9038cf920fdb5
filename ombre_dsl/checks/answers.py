"""What the rules answer to the question of an example: as ``ombre ask`` does, and what that has no question for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from ..runtime.cards import bits
from ..runtime.errors import RecordError
from ..runtime.ruleset import Ruleset

Answer = dict[str, Any]
Question = Mapping[str, Any]


def answer_to(rules: Ruleset, question: Question) -> Answer:
    """The answer; ``error`` when the question cannot be."""
    special = _SPECIAL.get(str(question["ask"]))
    return special(rules, question) if special else rules.ask(question)


def _winner(rules: Ruleset, question: Question) -> Answer:
    answer = rules.ask(question)
    return answer if "error" in answer else {**answer, "takes": question["trick"][answer["winner"]]}


def _order(rules: Ruleset, question: Question) -> Answer:
    answer = rules.ask({key: value for key, value in question.items() if key != "ranks"})
    return answer if "error" in answer else {**answer, "order": answer[question["ranks"]]}


def _exchange_order(rules: Ruleset, question: Question) -> Answer:
    """The seats that may exchange at all, in their order."""
    answer = rules.ask(question)
    if "error" in answer:
        return answer
    declarers = question.get("declarers") or [question["declarer"]]
    turn = [seat for seat, (role, place) in _parts(answer["seats"], declarers) if _may(rules, question, role, place)]
    return {**answer, "seats_in_turn": turn}


def _parts(seats: list[int], declarers: list[int]) -> Iterator[tuple[int, tuple[str, int]]]:
    """Each seat's role, and its place among those who have it."""
    count = {"declarer": 0, "defender": 0}
    for seat in seats:
        role = "declarer" if seat in declarers else "defender"
        count[role] += 1
        yield seat, (role, count[role])


def _may(rules: Ruleset, question: Question, role: str, place: int) -> bool:
    asked = {"ask": "exchange", "contract": question["contract"], "role": role, "place": place}
    return bool(rules.ask(asked).get("max"))


# ---- auctions --------------------------------------------------------------------------------------------------------


def _auction(rules: Ruleset, question: Question) -> Answer:
    """Call by call, so that each is made by the seat whose turn it is."""
    calls, seats = question["calls"], question["seats"]
    for number, seat in enumerate(seats):
        state = _standing(rules, question, calls[:number])
        if "error" in state:
            return state
        if state.get("to_call") != seat:
            turn = state.get("to_call")
            who = "the auction is over" if turn is None else f"seat {turn} is to call"
            return {"error": f"call {number + 1} is made out of turn: {who}"}
    return _standing(rules, question, calls)


def _standing(rules: Ruleset, question: Question, calls: list[str]) -> Answer:
    """Where the calls lead; with cards, wherever those lie that it hangs on and that nobody is said to hold."""
    asked = {"ask": "auction", "calls": calls, "pot": question.get("pot", 0)}
    asked |= {key: question[key] for key in ("deal", "passed_out") if key in question}
    known = question.get("cards")
    if not known:
        return rules.ask(asked)
    wrong = _wrong(rules, known)
    if wrong:
        return {"error": wrong}
    first: Answer | None = None
    for hands in _hands(rules, known):
        answer = rules.ask({**asked, "hands": hands})
        if first is not None and answer != first:
            return {"error": f"it hangs on who holds {_asked_for(rules, known)}; say it with `cards`"}
        first = answer
    return first or {"error": "no deal gives the seats these cards"}


def _wrong(rules: Ruleset, known: Mapping[int, list[str]]) -> str:
    """Why no deal gives the seats these cards."""
    dealt = [card for cards in known.values() for card in cards]
    twice = next((card for card in dealt if dealt.count(card) > 1), None)
    if twice is not None:
        return f"{twice} is said to be held twice"
    size = rules.tables.hand_size
    if any(len(cards) > size for cards in known.values()):
        return f"a hand has {size} cards"
    sitter = next((seat for seat in known if seat not in rules.prepared.seats), None)
    return "who sits out has no cards" if sitter is not None else ""


def _decisive(rules: Ruleset) -> list[str]:
    """The cards that an auction can hang on: those that a bid needs, and what is looked for when all pass."""
    mask = 0
    for contract in rules.tables.contracts:
        mask |= contract.needs
    for step in rules.tables.all_pass:
        mask |= (step.card if step.kind == "force" else 0) | _looked_for(step.when)
    return [rules.tables.deck[card] for card in bits(mask)]


def _looked_for(condition: object) -> int:
    """The cards that a condition asks for in hands."""
    if not isinstance(condition, tuple):
        return 0
    own = condition[-1] if condition[:1] == ("holds",) and isinstance(condition[-1], int) else 0
    mask = int(own)
    for part in condition:
        mask |= _looked_for(part)
    return mask


def _open(rules: Ruleset, known: Mapping[int, list[str]]) -> list[str]:
    held = {card for cards in known.values() for card in cards}
    return [card for card in _decisive(rules) if card not in held]


def _asked_for(rules: Ruleset, known: Mapping[int, list[str]]) -> str:
    return " or ".join(_open(rules, known)) or "the other cards"


def _hands(rules: Ruleset, known: Mapping[int, list[str]]) -> Iterator[list[list[str]]]:
    """Whole hands with the cards that are known, one for each way in which the open cards that count may lie."""
    seats, size, players = rules.prepared.seats, rules.tables.hand_size, rules.tables.players
    open_cards = _open(rules, known)
    for places in product((-1, *seats), repeat=len(open_cards)):
        hands = [list(known.get(seat, ())) for seat in range(players)]
        for card, seat in zip(open_cards, places, strict=True):
            if seat >= 0:
                hands[seat].append(card)
        taken = {card for hand in hands for card in hand} | set(open_cards)
        rest = [card for card in rules.tables.deck if card not in taken]
        if all(len(hand) <= size for hand in hands) and len(rest) >= sum(size - len(hands[seat]) for seat in seats):
            for seat in seats:
                lacking = size - len(hands[seat])
                hands[seat] += rest[:lacking]
                rest = rest[lacking:]
            yield hands


# ---- records ---------------------------------------------------------------------------------------------------------


def _record(rules: Ruleset, question: Question) -> Answer:
    try:
        hand = rules.replay(question["record"])
    except RecordError as error:
        return {"error": str(error)}
    acts = question["record"].get("actions", [])
    if question.get("acts", 0) > len(acts):
        return {"error": f"the record has {len(acts)} acts"}
    opened = [(seat, hand.open_calls(seat)) for seat in rules.prepared.seats]
    open_now = {
        (seat, call.id): place in calls for seat, calls in opened for place, call in enumerate(rules.tables.calls)
    }
    if hand.result is None:
        return {"may_call": open_now, "shown": hand.shown, "breaks_off": hand.phase}
    answer = {**hand.result.as_record(), "may_call": open_now, "shown": hand.shown}
    return {**answer, "state": "passed_out"} if hand.result.then else answer


def _match(rules: Ruleset, question: Question) -> Answer:
    try:
        match = rules.replay_match(question["record"])
    except RecordError as error:
        return {"error": str(error)}
    result = match.as_result()
    return {**result, "seats": result["points"]}


_SPECIAL: Mapping[str, Callable[[Ruleset, Question], Answer]] = {
    "winner": _winner,
    "order": _order,
    "exchange_order": _exchange_order,
    "auction": _auction,
    "record": _record,
    "match": _match,
}
