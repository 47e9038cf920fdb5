"""Answers to questions about the rules, without a hand being played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ombre_dsl.runtime.actions import ActionError, parse_action
from ombre_dsl.runtime.auction import Bidding
from ombre_dsl.runtime.cards import NO_SUIT, SUITS, listed, suit_number, suit_word
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.exchange import limits, seat_order
from ombre_dsl.runtime.hand import leader
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.questions import Question
from ombre_dsl.runtime.reasons import bid as why_no_bid
from ombre_dsl.runtime.settle import Ledger, Result, settle
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
    if len(trick) >= prepared.tables.players:
        raise QuestionError(f"the trick is complete with {prepared.tables.players} cards; nobody is to play")
    mask = sum(1 << card for card in hand)
    return {"cards": prepared.deck.list(rules.legal(mask, trick[0] if trick else -1))}


def _winner(prepared: Prepared, question: Question) -> Answer:
    rules, trick = trick_rules(prepared, question), question.cards("trick")
    if not 1 <= len(trick) <= prepared.tables.players:
        raise QuestionError(f"a trick has 1 to {prepared.tables.players} cards, not {len(trick)}")
    return {"winner": rules.winner(trick)}


def _lead(prepared: Prepared, question: Question) -> Answer:
    question.contract()
    return {"seat": leader(prepared, question.seat("declarer"))}


def _exchange(prepared: Prepared, question: Question) -> Answer:
    contract = prepared.contract(question.contract())
    role = question.word("role", ("declarer", "defender"))
    place = question.number("place", 1, prepared.tables.players)
    talon = question.number("talon", prepared.tables.talon, prepared.tables.talon)
    least, most = limits(contract, role, place, talon, prepared.tables.hand_size)
    return {"min": least, "max": most}


def _exchange_order(prepared: Prepared, question: Question) -> Answer:
    contract = question.contract()
    seats = seat_order(prepared.contract(contract), declarers(prepared, question, contract), prepared.tables.players)
    return {"seats": seats}


def declarers(prepared: Prepared, question: Question, contract: int) -> tuple[int, ...]:
    """Who declares: ``declarer``, or ``declarers`` where several may."""
    seats = question.seats("declarers") if question.has("declarers") else (question.seat("declarer"),)
    most = prepared.contract(contract).declarers[1]
    if len(seats) > most:
        raise QuestionError(f"{prepared.contract(contract).id} has at most {most} declarer{'s' * (most > 1)}")
    return seats


# ---- the auction ------------------------------------------------------------------------------------------------


def _auction(prepared: Prepared, question: Question) -> Answer:
    hands = question.hands("hands") if question.has("hands") else None
    preferred = suit_number(question.word("preferred", SUITS)) if question.has("preferred") else -1
    calls = question.get("calls")
    if not isinstance(calls, list) or not all(isinstance(call, str) for call in calls):
        raise QuestionError("'calls' is a list of texts such as [\"pass\"]")
    bidding = Bidding(prepared, hands, question.number("pot", 0), preferred)
    for number, text in enumerate(calls, 1):
        _call(prepared, bidding, number, text)
    return _standing(prepared, bidding)


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
    return {
        "state": "open",
        "to_call": bidding.to_call,
        "may_bid": list(dict.fromkeys(act.contract for act in acts if act.kind == "bid")),
        "may_pass": "pass" in kinds,
        "may_hold": "hold" in kinds,
        "may_join": "join" in kinds,
        "may_listen": "listen" in kinds,
        "may_take_talon": "take talon" in kinds,
    }


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


# ---- the settlement ---------------------------------------------------------------------------------------------


def _settle(prepared: Prepared, question: Question) -> Answer:
    result = settlement(prepared, question)
    answer: Answer = {"outcome": result.outcome, "seats": list(result.seats), "pot": result.pot}
    if result.outcomes:
        del answer["outcome"]
        answer["outcomes"] = {str(seat): outcome for seat, outcome in result.outcomes}
    return answer


def settlement(prepared: Prepared, question: Question) -> Result:
    """The whole result that a question of settlement asks for."""
    contract = question.contract()
    if prepared.contract(contract).plays:
        question.get("plays")
    game = question.game(contract)
    seats = declarers(prepared, question, contract)
    called = _called(prepared, question, game)
    tricks = _tricks(prepared, question, called)
    pot = question.number("pot", 0)
    measures = [_measure(prepared, question, contract, game, seats, seat, tricks, called) for seat in seats]
    return settle(prepared, measures, Ledger([0] * prepared.tables.players, pot))


def _called(prepared: Prepared, question: Question, game: int) -> frozenset[int]:
    """The calls that were made: announced by id, given up, stopped."""
    called: set[int] = set()
    for name in question.texts("announced") if question.has("announced") else []:
        if name not in prepared.call_places:
            known = listed([call.id for call in prepared.tables.calls])
            raise QuestionError(f"there is no call {name!r}; the calls are {known}")
        called.add(prepared.call_places[name])
    for flag, kind in (("surrendered", "surrender"), ("stopped", "stop")):
        if question.flag(flag):
            called.add(_ending(prepared, kind, game))
    for place in called:
        if game not in prepared.call(place).contracts:
            raise QuestionError(f"{prepared.call(place).label} is not called in {prepared.contract(game).id}")
    return frozenset(called)


def _ending(prepared: Prepared, kind: str, game: int) -> int:
    for place, call in enumerate(prepared.tables.calls):
        if call.kind == kind and game in call.contracts:
            return place
    words = {"surrender": "given up", "stop": "stopped after some tricks"}[kind]
    raise QuestionError(f"{prepared.contract(game).id} cannot be {words}")


def _tricks(prepared: Prepared, question: Question, called: frozenset[int]) -> tuple[int, ...]:
    value, players, size = question.get("tricks"), prepared.tables.players, prepared.tables.hand_size
    if not isinstance(value, list) or len(value) != players:
        raise QuestionError(f"'tricks' is a list of {players} numbers, one a seat")
    tricks = tuple(Question(prepared, {"tricks": number}).number("tricks", most=size) for number in value)
    ended = any(prepared.call(place).kind != "announce" for place in called)
    if sum(tricks) != size and not (ended and sum(tricks) < size):
        raise QuestionError(f"there are {size} tricks, but these add up to {sum(tricks)}")
    return tricks


def _measure(
    prepared: Prepared,
    question: Question,
    contract: int,
    game: int,
    seats: tuple[int, ...],
    declarer: int,
    tricks: tuple[int, ...],
    called: frozenset[int],
) -> Measure:
    trump = question.trump(game, needed=False)
    rules = prepared.trick_rules(game, trump)
    matadors, hand = _holding(prepared, question, rules)
    hands = [0] * len(tricks)
    hands[declarer] = hand
    return Measure(
        players=len(tricks),
        declarer=declarer,
        declarers=seats,
        ally=question.seat("ally") if question.has("ally") else -1,
        tricks=tricks,
        first_tricks=_first_tricks(prepared, question, tricks, declarer, called),
        matadors=matadors,
        pot=question.number("pot", 0),
        value=prepared.contract(contract).value,
        called=called,
        trump=trump,
        plain=not rules.trumps,
        preferred=suit_number(question.word("preferred", SUITS)) if question.has("preferred") else -1,
        contract=contract,
        plays=game if prepared.contract(contract).plays else -1,
        hands=tuple(hands),
    )


def _holding(prepared: Prepared, question: Question, rules: TrickRules) -> tuple[int, int]:
    """The run of matadors and the declarer's cards: from the hand where it is given, else as far as the run tells."""
    if question.has("hand"):
        hand = sum(1 << card for card in question.cards("hand"))
        return rules.matadors(hand), hand
    run = question.number("matadors", 0, prepared.tables.hand_size)
    return run, sum(1 << card for card in rules.order[NO_SUIT][:run])


def _first_tricks(
    prepared: Prepared, question: Question, tricks: tuple[int, ...], declarer: int, called: frozenset[int]
) -> int:
    """How many tricks the declarer took from the first on; without a word, those that he must have taken so."""
    others = sum(tricks) - tricks[declarer]
    stopped = any(prepared.call(place).kind == "stop" for place in called)
    default = tricks[declarer] if others == 0 or stopped else 0
    first = question.number("first_tricks", default, prepared.tables.hand_size)
    if first > tricks[declarer]:
        raise QuestionError(f"the declarer has {tricks[declarer]} tricks, so not the first {first}")
    return first


_ANSWERS: dict[str, Callable[[Prepared, Question], Answer]] = {
    "order": _order,
    "legal": _legal,
    "winner": _winner,
    "lead": _lead,
    "exchange": _exchange,
    "exchange_order": _exchange_order,
    "auction": _auction,
    "settle": _settle,
}
