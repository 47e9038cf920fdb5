"""Questions of settlement: from tricks and calls to who pays whom, without a hand."""

from __future__ import annotations

from typing import Any

from ombre_dsl.runtime.calls import tricks_when_made
from ombre_dsl.runtime.cards import NO_SUIT, SUITS, listed, suit_number
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.programs import Measure
from ombre_dsl.runtime.questions import Question
from ombre_dsl.runtime.settle import Ledger, Result, pay, settle
from ombre_dsl.runtime.trick import TrickRules


def declarers(prepared: Prepared, question: Question, contract: int) -> tuple[int, ...]:
    """Who declares: ``declarer``, or ``declarers`` where several may; who sat out and has joined comes last."""
    held, sitter = prepared.contract(contract), prepared.tables.sitter
    seats = question.seats("declarers") if question.has("declarers") else (question.seat("declarer"),)
    bidders = tuple(seat for seat in seats if seat != sitter)
    if bidders != seats and not held.sitter_joins:
        raise QuestionError(f"seat {sitter} sits out, and does not declare {held.id}")
    if not bidders:
        raise QuestionError(f"seat {sitter} sits out, and joins only a declarer who has bid: name both in 'declarers'")
    most = held.declarers[1]
    if len(bidders) > most:
        raise QuestionError(f"{held.id} has at most {most} declarer{'s' * (most > 1)}")
    return (*bidders, *(seat for seat in seats if seat == sitter))


def settle_answer(prepared: Prepared, question: Question) -> dict[str, Any]:
    """Outcome, seats and pot, as the question of settlement is answered."""
    result = settlement(prepared, question)
    answer: dict[str, Any] = {"outcome": result.outcome, "seats": list(result.seats), "pot": result.pot}
    if result.outcomes:
        del answer["outcome"]
        answer["outcomes"] = {str(seat): outcome for seat, outcome in result.outcomes}
    return answer


def settlement(prepared: Prepared, question: Question) -> Result:
    """The whole result that a question of settlement asks for."""
    return settle(prepared, *_asked(prepared, question))


def multiplying(prepared: Prepared, question: Question) -> list[int]:
    """The lines that say how many times as much is paid, as places in ``Tables.rules``: those that hold."""
    measures, ledger = _asked(prepared, question)
    settle(prepared, measures, ledger)  # which puts the outcome into each
    reached = {(measure.contract, measure.outcome): measure for measure in measures}
    return [
        times.rule
        for due in prepared.tables.settlements
        if (measure := reached.get((due.contract, due.outcome))) is not None
        for times in due.times
        if prepared.compiler.condition(times.when)(measure)
    ]


def _asked(prepared: Prepared, question: Question) -> tuple[list[Measure], Ledger]:
    """What a question of settlement tells of each declarer, and what is paid before the hand is settled."""
    contract = question.contract()
    if prepared.contract(contract).plays:
        question.get("plays")
    game = question.game(contract)
    seats = declarers(prepared, question, contract)
    called = _called(prepared, question, game)
    tricks = _tricks(prepared, question, called, seats)
    called |= _undertaken(prepared, question, game, seats, tricks, called)
    measures = [_measure(prepared, question, contract, game, seats, seat, tricks, called) for seat in seats]
    for measure in measures:
        _allowed(prepared, measure)
        _counted(prepared, measure)
    ledger = Ledger([0] * prepared.tables.players, question.number("pot", 0))
    if _stays_out(prepared, game, seats) and not question.flag("surrendered"):
        pay(prepared, measures[0], prepared.sitter_pays[game], ledger)
    return measures, ledger


def _allowed(prepared: Prepared, measure: Measure) -> None:
    """QuestionError for a call that ended the play and was not open with these tricks and calls."""
    for place in measure.called:
        call = prepared.call(place)
        if call.kind != "announce" and not prepared.allowed[place](measure):
            raise QuestionError(f"{call.label} is not open to the declarer with these tricks and calls")


def _counted(prepared: Prepared, measure: Measure) -> None:
    """Let the hand be paid as what its contract counts as, once trump is known."""
    if measure.plays < 0:
        measure.contract = prepared.counted_as(measure.contract, measure)
        measure.value = prepared.contract(measure.contract).value


def _stays_out(prepared: Prepared, game: int, seats: tuple[int, ...]) -> bool:
    """Whether a player sat out who might have joined; a game that is given up is not waited for."""
    sitter = prepared.tables.sitter
    return sitter >= 0 and sitter not in seats and prepared.contract(game).sitter_joins


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


def _undertaken(
    prepared: Prepared,
    question: Question,
    game: int,
    seats: tuple[int, ...],
    tricks: tuple[int, ...],
    called: frozenset[int],
) -> set[int]:
    """The calls that the declarer made by leading to a trick, as far as the tricks tell that he led to it."""
    first = _first_tricks(prepared, question, tricks, seats[0], called)
    found = set[int]()
    for place, call in enumerate(prepared.tables.calls):
        led = game in call.contracts and 0 < call.undertaken <= min(first + 1, sum(tricks))
        if not led or any(prepared.call(n).kind == "stop" and sum(tricks) < call.undertaken for n in called):
            continue
        then = tuple((call.undertaken - 1) * (seat == seats[0]) for seat in range(len(tricks)))
        measure = Measure(
            len(tricks), declarer=seats[0], declarers=seats, tricks=then, first_tricks=call.undertaken - 1,
            called=called, contract=game,
        )  # fmt: skip
        if prepared.allowed[place](measure):
            found.add(place)
    return found


def _ending(prepared: Prepared, kind: str, game: int) -> int:
    for place, call in enumerate(prepared.tables.calls):
        if call.kind == kind and game in call.contracts:
            return place
    words = {"surrender": "given up", "stop": "stopped after some tricks"}[kind]
    raise QuestionError(f"{prepared.contract(game).id} cannot be {words}")


def _tricks(
    prepared: Prepared, question: Question, called: frozenset[int], declarers: tuple[int, ...]
) -> tuple[int, ...]:
    players, size = prepared.tables.players, prepared.tables.hand_size
    # Where the game is given up before the first trick, there is nothing to say.
    value = question.get("tricks") if question.has("tricks") or 0 not in _sums(prepared, called) else [0] * players
    if not isinstance(value, list) or len(value) != players:
        none = "; who sits out has 0" if prepared.tables.sitter >= 0 else ""
        raise QuestionError(f"'tricks' is a list of {players} numbers, one a seat{none}")
    tricks = tuple(Question(prepared, {"tricks": number}).number("tricks", most=size) for number in value)
    sitter = prepared.tables.sitter
    if sitter >= 0 and sitter not in declarers and tricks[sitter]:
        raise QuestionError(f"seat {sitter} sits out, and takes no trick")
    sums = _sums(prepared, called)
    if sum(tricks) not in sums:
        many = str(sums[0]) if len(sums) == 1 else f"{sums[0]} to {sums[-1]}"
        when = "" if sums[-1] == size else " when the play is ended so"
        raise QuestionError(f"there are {many} tricks{when}, but these add up to {sum(tricks)}")
    return tricks


def _sums(prepared: Prepared, called: frozenset[int]) -> range:
    """How many tricks there may be in all: those of the hand, or those played when a call ended it."""
    size = prepared.tables.hand_size
    ending = next((prepared.call(place) for place in called if prepared.call(place).kind != "announce"), None)
    return range(size, size + 1) if ending is None else tricks_when_made(ending, size)


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
        ally=_ally(prepared, question, contract, seats),
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
        deals=question.place_in_match()[0],
        passed_out=question.place_in_match()[1],
    )


def _ally(prepared: Prepared, question: Question, contract: int, declarers: tuple[int, ...]) -> int:
    """The declarer's ally; -1 when he has none, or is said to be his own."""
    if not question.has("ally") or question.seat("ally") in declarers:
        return -1
    ally = question.seat("ally")
    if ally == prepared.tables.sitter:
        raise QuestionError(f"seat {ally} sits out, and is nobody's ally")
    if not prepared.contract(contract).card_calls:
        raise QuestionError(f"in {prepared.contract(contract).id} no ally is called")
    return ally


def _holding(prepared: Prepared, question: Question, rules: TrickRules) -> tuple[int, int]:
    """The run of matadors and the declarer's cards: from the hand where it is given, else as far as the run tells."""
    if question.has("hand"):
        hand = sum(1 << card for card in question.cards("hand"))
        return rules.matadors(hand), hand
    run = question.number("matadors", 0, min(prepared.tables.hand_size, len(rules.order[NO_SUIT])))
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
