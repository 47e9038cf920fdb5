"""Answers to questions about the rules, without a hand being played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ombre_dsl.runtime.actions import ActionError, parse_action
from ombre_dsl.runtime.ask_settlement import declarers, settle_answer
from ombre_dsl.runtime.auction import Bidding
from ombre_dsl.runtime.cards import NO_SUIT, SUITS, suit_number, suit_word
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.exchange import limits, seat_order
from ombre_dsl.runtime.playing import leader
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.questions import Question
from ombre_dsl.runtime.reasons import bid as why_no_bid
from ombre_dsl.runtime.settle import Ledger, pay
from ombre_dsl.runtime.trick import TrickRules

Answer: TypeAlias = dict[str, Any]


def ask(prepared: Prepared, question: object) -> Answer:
    """The answer to a question; ``{"error": …}`` says in a sentence why there is none."""
    try:
        if not isinstance(question, Mapping):
            raise QuestionError('a question is an object such as {"ask": "lead", "contract": …, "declarer": 0}')
        parts = Question(prepared, question)
        parts.refuse_strange_parts()
        return _ANSWERS[parts.word("ask", list(_ANSWERS))](prepared, parts)
    except QuestionError as error:
        return {"error": str(error)}


def trick_rules(prepared: Prepared, question: Question) -> TrickRules:
    """How tricks go in the contract and trump asked about."""
    game = question.game(question.contract())
    return prepared.trick_rules(game, question.trump(game))


def _order(prepared: Prepared, question: Question) -> Answer:
    orders = trick_rules(prepared, question).order
    names = prepared.deck.names
    return {name: [names[card] for card in orders[suit]] for suit, name in [(NO_SUIT, "trump"), *enumerate(SUITS)]}


def _legal(prepared: Prepared, question: Question) -> Answer:
    rules = trick_rules(prepared, question)
    hand, trick = question.cards("hand"), question.cards("trick") if question.has("trick") else []
    both = sorted(set(hand) & set(trick))
    if both:
        raise QuestionError(f"{prepared.deck.names[both[0]]} is in hand and on the table")
    if not hand:
        raise QuestionError("'hand' holds no card")
    if len(hand) > prepared.tables.hand_size:
        raise QuestionError(f"a hand has {prepared.tables.hand_size} cards at most, not {len(hand)}")
    if len(trick) >= _trick_size(prepared, question):
        raise QuestionError(f"the trick is complete with {len(trick)} cards; nobody is to play")
    mask = sum(1 << card for card in hand)
    return {"cards": prepared.deck.list(rules.legal(mask, trick[0] if trick else -1))}


def _winner(prepared: Prepared, question: Question) -> Answer:
    rules, trick = trick_rules(prepared, question), question.cards("trick")
    most = _trick_size(prepared, question)
    if not 1 <= len(trick) <= most:
        raise QuestionError(f"a trick has 1 to {most} cards, not {len(trick)}")
    return {"winner": rules.winner(trick)}


def _trick_size(prepared: Prepared, question: Question) -> int:
    """The most cards that a trick may have: who sits out adds one where he may join."""
    contract = prepared.contract(question.contract())
    return prepared.tables.players if contract.sitter_joins else len(prepared.seats)


def _lead(prepared: Prepared, question: Question) -> Answer:
    declarer = declarers(prepared, question, question.contract())[0]
    return {"seat": leader(prepared, declarer)}


def _exchange(prepared: Prepared, question: Question) -> Answer:
    contract = prepared.contract(question.contract())
    role = question.word("role", ("declarer", "defender"))
    place = question.number("place", 1, prepared.tables.players)
    talon = question.number("talon", prepared.tables.talon, prepared.tables.talon)
    least, most = limits(contract, role, place, talon, prepared.tables.hand_size)
    return {"min": least, "max": most}


def _exchange_order(prepared: Prepared, question: Question) -> Answer:
    contract, tables = question.contract(), prepared.tables
    seats = declarers(prepared, question, contract)
    return {"seats": seat_order(prepared.contract(contract), seats, tables.players, tables.sitter)}


# ---- the auction ------------------------------------------------------------------------------------------------


def _auction(prepared: Prepared, question: Question) -> Answer:
    bidding = bidding_asked(prepared, question)
    answer = _standing(prepared, bidding)
    if bidding.ledger.lines:  # all have passed, and something is paid for that
        answer |= {"seats": list(bidding.ledger.seats), "pot": bidding.ledger.pot}
    return answer


def bidding_asked(prepared: Prepared, question: Question) -> Bidding:
    """The auction that is asked about, after its calls; what is paid when all pass stands in its ledger."""
    hands = question.hands("hands") if question.has("hands") else None
    preferred = suit_number(question.word("preferred", SUITS)) if question.has("preferred") else -1
    calls = question.get("calls")
    if not isinstance(calls, list) or not all(isinstance(call, str) for call in calls):
        raise QuestionError("'calls' is a list of texts such as [\"pass\"]")
    bidding = Bidding(prepared, hands, question.number("pot", 0), preferred, *question.place_in_match())
    for number, text in enumerate(calls, 1):
        _call(prepared, bidding, number, text)
    return bidding


def _call(prepared: Prepared, bidding: Bidding, number: int, text: str) -> None:
    try:
        call = bidding.canonical(parse_action(text))
    except ActionError as error:
        raise QuestionError(f"call {number}: {error}") from None
    if bidding.phase not in ("auction", "offer"):
        raise QuestionError(f"call {number}, {text!r}: the auction is over by then")
    if call not in bidding.legal():
        raise QuestionError(f"call {number}: {why_no_bid(prepared, bidding, call)}")
    bidding.apply(call)


def _standing(prepared: Prepared, bidding: Bidding) -> Answer:
    if bidding.phase == "passed out":
        return {"state": "passed_out", "then": bidding.then}
    if bidding.phase == "won":
        return _won(prepared, bidding)
    acts = bidding.legal()
    kinds = {act.kind for act in acts}
    held = list(dict.fromkeys(act.contract for act in acts if act.kind == "hold" and act.contract))
    answer: Answer = {
        "state": "open",
        "to_call": bidding.to_call,
        "may_bid": list(dict.fromkeys(act.contract for act in acts if act.kind == "bid")),
        "may_pass": "pass" in kinds,
        "may_hold": "hold" in kinds,
        "may_join": "join" in kinds,
        "may_listen": "listen" in kinds,
        "may_take_talon": "take talon" in kinds,
    }
    if held:  # other games of the same rung
        answer["may_hold_with"] = held
    return answer


def _won(prepared: Prepared, bidding: Bidding) -> Answer:
    contract = prepared.contract(bidding.contract)
    answer: Answer = {"state": "won", "contract": contract.id}
    if len(bidding.declarers) == 1:
        answer["declarer"] = bidding.declarers[0]
    else:
        answer["declarers"] = list(bidding.declarers)
    trump = bidding.suit
    if contract.trump == "fixed" and contract.suits:
        trump = contract.suits[0]
    elif contract.trump == "preferred":
        trump = bidding.preferred
    if suit_word(trump):
        answer["trump"] = suit_word(trump)
    holding = bidding.hands[bidding.declarers[0]] if bidding.hands else -1
    games = [place for place in contract.plays or contract.becomes if not prepared.contract(place).needs & ~holding]
    if len(games) > 1:
        answer["may_play"] = [prepared.contract(place).id for place in games]
    return answer


# ---- penalties --------------------------------------------------------------------------------------------------


def _penalty(prepared: Prepared, question: Question) -> Answer:
    ledger, dealer = penalty_paid(prepared, question)
    then = {"": None, "same": "redeal", "next": "next_dealer"}[dealer]
    return {"seats": list(ledger.seats), "pot": ledger.pot, "then": then}


def penalty_paid(prepared: Prepared, question: Question) -> tuple[Ledger, str]:
    """What a penalty moves, and who deals when it throws the deal in; nobody declares unless the question says so."""
    tables = prepared.tables
    if not tables.penalties:
        raise QuestionError(f"{tables.name} has no penalties")
    name = question.word("penalty", [penalty.id for penalty in tables.penalties])
    found = next(penalty for penalty in tables.penalties if penalty.id == name)
    offender = question.seat("offender")
    given = "declarers" if question.has("declarers") else "declarer"
    seats = question.seats(given) if given == "declarers" else (question.seat(given),) if question.has(given) else ()
    if offender not in prepared.seats and offender not in seats:
        raise QuestionError(f"seat {offender} takes no part in the hand")
    deals, passed_out = question.place_in_match()
    measure = Measure(
        tables.players, declarer=seats[0] if seats else -1, declarers=seats,
        ally=question.seat("ally") if question.has("ally") else -1, pot=question.number("pot", 0), deals=deals,
        passed_out=passed_out, offender=offender,
    )  # fmt: skip
    ledger = Ledger([0] * tables.players, measure.pot)
    pay(prepared, measure, prepared.pays(found.payments), ledger)
    return ledger, found.dealer


_ANSWERS: dict[str, Callable[[Prepared, Question], Answer]] = {
    "order": _order,
    "legal": _legal,
    "winner": _winner,
    "lead": _lead,
    "exchange": _exchange,
    "exchange_order": _exchange_order,
    "auction": _auction,
    "settle": settle_answer,
    "penalty": _penalty,
}
