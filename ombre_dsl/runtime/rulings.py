"""Rulings in words: the answer, the lines of the variant that it rests on, and what their sources say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ombre_dsl.runtime.ask import Answer, ask, bidding_asked, penalty_paid, trick_rules
from ombre_dsl.runtime.ask_settlement import multiplying, settlement
from ombre_dsl.runtime.cards import NO_SUIT, listed
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.naming import by_seat, capital, holder_words, outcome_words, seat_name
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.questions import Question
from ombre_dsl.runtime.reasons import led_words, trump_line
from ombre_dsl.runtime.settle import Result
from ombre_dsl.runtime.tables import Contract, Rule, Tables
from ombre_dsl.runtime.transfers import Line

_Sentences: TypeAlias = tuple[list[str], list["Rule | str | None"]]
"""The answer, and what it rests on, the most specific line first; a text among the lines is a heading."""


def ruling(tables: Tables, question: Mapping[str, Any], prepared: Prepared | None = None) -> str:
    """The answer in a sentence or a few, then each line that it rests on, its citations and why it was decided."""
    sentences, rules = _told(prepared or Prepared(tables), question)
    return "\n".join([*sentences, *_grounds(tables, rules)])


def grounds_of(prepared: Prepared, question: Mapping[str, Any]) -> list[Rule]:
    """The lines that an answer rests on, the most specific first, each once; QuestionError when there is no answer."""
    _, rules = _told(prepared, question)
    return list(dict.fromkeys(rule for rule in rules if isinstance(rule, Rule)))


def _told(prepared: Prepared, question: Mapping[str, Any]) -> _Sentences:
    if not isinstance(question, Mapping):
        _answer(prepared, question)  # it says what a question is
    if question.get("ask") == "exchange" and question.get("role") is None:
        return _every_exchange(prepared, question)
    answer = _answer(prepared, question)
    return _WORDS[question["ask"]](prepared, Question(prepared, dict(question)), answer)


def _answer(prepared: Prepared, question: Mapping[str, Any]) -> Answer:
    answer = ask(prepared, question)
    if "error" in answer:
        raise QuestionError(answer["error"])
    return answer


def _grounds(tables: Tables, rules: Iterable[Rule | str | None]) -> list[str]:
    """The lines quoted, each once, with paraphrases of the statements that they cite, each said in full once."""
    said, told = dict(tables.statements), set[str]()
    lines: list[str] = []
    for rule in dict.fromkeys(rule for rule in rules if rule is not None):
        if isinstance(rule, str):
            lines += ["", rule]
            continue
        lines += ["", f"{rule.file}:{rule.line}: {rule.words}"]
        for cite in rule.cites:
            words = "see above" if cite in told else said.get(cite)
            lines.append(f"    {cite}: {words}" if words else f"    {cite}")
        told.update(rule.cites)
        if rule.decided:
            lines.append(f"    Decided: {rule.decided}")
    return lines


def _contract(prepared: Prepared, question: Question) -> Contract:
    return prepared.contract(question.contract())


def _game(prepared: Prepared, question: Question) -> Contract:
    return prepared.contract(question.game(question.contract()))


def _setting(prepared: Prepared, contract: Contract, *names: str) -> Rule | None:
    return prepared.setting_rule(contract.rules, *names)


def _in(question: Question, contract: Contract) -> str:
    trump = f" with {question.get('trump')} as trump" if question.has("trump") else ""
    return f"In {contract.label}{trump}"


def _order(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract = _game(prepared, question)
    place = contract.rankings[question.trump(question.game(question.contract()))]
    ranking = prepared.tables.rankings[place]
    rows = [f"    {name}: {' '.join(cards)}" for name, cards in answer.items() if cards]
    words = f"{_in(question, contract)} the cards rank thus, highest first:"
    return [words, *rows], [prepared.rule(ranking.rule), _setting(prepared, contract, "trump")]


def _legal(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract, rules = _game(prepared, question), trick_rules(prepared, question)
    play = prepared.tables.play.rules
    first = f"{_in(question, contract)} the player may play {listed(answer['cards'], 'or')}."
    trick = question.cards("trick") if question.has("trick") else []
    if not trick:
        return [first, "Nothing is led yet, so any card may be led."], [prepared.setting_rule(play, "lead")]
    led, hand = trick[0], sum(1 << card for card in question.cards("hand"))
    own, must = hand & rules.suit_of[led], hand & rules.calls_for[led]
    what = f"{capital(led_words(prepared, rules, led))} led"
    follow, void = prepared.setting_rule(play, "follow"), prepared.setting_rule(play, "void")
    free = rules.suits[led] == NO_SUIT and hand & contract.withheld[question.trump(question.game(question.contract()))]
    withheld = _setting(prepared, contract, "may withhold") if free else None
    trumps = trump_line(prepared, contract, rules)
    if must:
        return [first, f"{what}, and {prepared.deck.words(must)} must follow."], [trumps, follow, withheld]
    if own:
        words = f"{what}, but that does not call for {prepared.deck.words(own)}."
        return [first, words], [withheld, trumps, follow]
    return [first, f"{what}, and there is none of that suit in hand."], [trumps, follow, void]


def _winner(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract, rules = _game(prepared, question), trick_rules(prepared, question)
    trick = question.cards("trick")
    card = trick[answer["winner"]]
    trumped = bool(rules.trumps >> card & 1)
    why = "as the highest trump" if trumped else "as the highest card of the suit led, for no trump was played"
    why = why if rules.trumps else "as the highest card of the suit led"
    takes = prepared.setting_rule(prepared.tables.play.rules, "takes")
    ranking = prepared.tables.rankings[contract.rankings[question.trump(question.game(question.contract()))]]
    words = f"{_in(question, contract)} {prepared.deck.names[card]} takes the trick, {why}."
    return [words], [trump_line(prepared, contract, rules), takes, prepared.rule(ranking.rule)]


def _lead(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    words = f"{capital(seat_name(prepared.tables.players, answer['seat']))} leads to the first trick."
    return [words], [prepared.setting_rule(prepared.tables.play.rules, "lead")]


def _exchange(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract, role = _contract(prepared, question), question.get("role")
    place = f" {question.get('place')}" if role == "defender" and question.has("place") else ""
    words = f"In {contract.label} the {role}{place} {_amount(answer)}."
    return [words], _exchange_rules(prepared, contract, role)


def _amount(answer: Answer) -> str:
    least, most = answer["min"], answer["max"]
    if not most:
        return "exchanges nothing"
    return (
        f"may exchange {least} to {most} cards" if least < most else f"exchanges exactly {most} card{'s' * (most > 1)}"
    )


def _exchange_rules(prepared: Prepared, contract: Contract, role: str) -> list[Rule | str | None]:
    rules = [prepared.rule(entry.rule) for entry in contract.exchange if entry.role == role]
    turned = _setting(prepared, contract, "trump") if contract.trump == "turned" and role == "declarer" else None
    return [*rules, _setting(prepared, contract, "exchange"), turned]


def _every_exchange(prepared: Prepared, question: Mapping[str, Any]) -> _Sentences:
    """What the declarer may exchange, and what each of the defenders."""
    amounts = [("the declarer", _amount(_answer(prepared, {**question, "role": "declarer"})))]
    for place in range(1, len(prepared.seats)):
        answer = _answer(prepared, {**question, "role": "defender", "place": place})
        amounts.append((f"the {_PLACES[place]} defender", _amount(answer)))
    if len({amount for _, amount in amounts[1:]}) == 1:
        amounts[1:] = [("each defender" if len(amounts) > 2 else "the defender", amounts[1][1])]
    contract = _contract(prepared, Question(prepared, question))
    words = f"In {contract.label} {listed(' '.join(pair) for pair in amounts)}, as far as the talon lasts."
    words = words if contract.exchange else f"In {contract.label} nobody exchanges."
    return [words], [rule for role in ("declarer", "defender") for rule in _exchange_rules(prepared, contract, role)]


_PLACES = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def _exchange_order(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract = _contract(prepared, question)
    if not contract.exchange:
        return [f"In {contract.label} nobody exchanges."], [_setting(prepared, contract, "exchange")]
    seats = ", then ".join(seat_name(prepared.tables.players, seat) for seat in answer["seats"])
    words = f"In {contract.label} they exchange in this order: {seats}."
    return [words], [_setting(prepared, contract, "exchange order", "exchange")]


def _auction(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    sentences, grounds = _STATES[answer["state"]](prepared, question, answer)
    if "pot" not in answer:
        return sentences, grounds
    lines = bidding_asked(prepared, question).ledger.lines
    return [*sentences, *_moved(prepared, lines, answer["seats"], answer["pot"])], [
        *(prepared.rule(line.rule) for line in lines),
        *grounds,
    ]


def _passed_out(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    again = "by the same dealer" if answer["then"] == "redeal" else "by the next dealer"
    steps = [step for step in prepared.tables.all_pass if step.kind == "redeal"]
    return [f"All have passed; the cards are dealt again {again}."], [prepared.rule(step.rule) for step in steps]


def _open(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    rules = dict(prepared.tables.auction.rules)
    held = f"hold (or `hold {'` or `hold '.join(answer['may_hold_with'])}`)" if "may_hold_with" in answer else "hold"
    may = [held if word == "hold" else word for word in ("pass", "hold", "join", "listen") if answer["may_" + word]]
    may += ["take the talon"] if answer["may_take_talon"] else []
    may += [f"bid {contract}" for contract in answer["may_bid"]]
    grounds = _offers(prepared, answer) or [
        prepared.rule(rules[name]) for name in ("answers", "ladder", "hold") if name in rules
    ]
    seat = capital(seat_name(prepared.tables.players, answer["to_call"]))
    return [f"{seat} is to call, and may {listed(may, 'or')}."], [*grounds]


def _offers(prepared: Prepared, answer: Answer) -> list[Rule | None]:
    """The lines by which a game is offered, where all have passed and somebody is asked."""
    offered = [prepared.contract_places[ident] for ident in answer["may_bid"]]
    kinds = ("offer",) if answer["may_take_talon"] else ("offer last",)
    steps = [step for step in prepared.tables.all_pass if step.kind in kinds]
    if not answer["may_take_talon"]:
        steps = [step for step in steps if offered == [step.contract]]
    return [prepared.rule(step.rule) for step in steps]


def _auction_won(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract = prepared.contract(prepared.contract_places[answer["contract"]])
    seats = answer.get("declarers", [answer.get("declarer")])
    trump = f" with {answer['trump']} as trump" if "trump" in answer else ""
    who = capital(listed(seat_name(prepared.tables.players, seat) for seat in seats))
    sentences = [f"{who} declare{'s' * (len(seats) == 1)} {contract.label}{trump}."]
    if "may_play" in answer:
        games = [prepared.contract(prepared.contract_places[ident]).label for ident in answer["may_play"]]
        sentences.append(f"The game may then be {listed(games, 'or')}.")
    if contract.rung < 0 or all(call in ("pass", "take talon") for call in question.get("calls")):
        steps = [step for step in prepared.tables.all_pass if step.contract == prepared.contract_places[contract.id]]
        grounds = [prepared.rule(step.rule) for step in steps]
    else:
        held = any(str(call).startswith("hold") for call in question.get("calls"))
        names = ("answers", "hold") if held else ("answers",)
        grounds = [prepared.setting_rule(prepared.tables.auction.rules, name) for name in names]
    joint = _setting(prepared, contract, "declarers") if len(seats) > 1 else None
    return sentences, [*grounds, joint, _setting(prepared, contract, "may become", "plays")]


def _settle(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    result, players = settlement(prepared, question), prepared.tables.players
    outcomes = result.outcomes or ((result.declarers[0], str(result.outcome)),)
    label = _contract(prepared, question).label
    sentences = [
        f"{label}, declared by {seat_name(players, seat)}: {outcome_words(prepared.tables, outcome)}."
        for seat, outcome in outcomes
    ]
    sentences += _moved(prepared, result.lines, result.seats, result.pot)
    decides = [prepared.rule(place) for place in result.grounds]
    paying = _paying(prepared, question, result)
    if not any(paying) or not any(decides):
        return sentences, [*paying, *decides]
    return sentences, ["What is paid:", *paying, "What decides the outcome (what it is worth stands above):", *decides]


def _penalty(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    ledger, dealer = penalty_paid(prepared, question)
    players = prepared.tables.players
    found = next(one for one in prepared.tables.penalties if one.id == question.get("penalty"))
    sentences = [f"{found.label}: {seat_name(players, question.seat('offender'))} is the offender."]
    after = {"": "the hand goes on", "same": "the cards are thrown in, and the same dealer deals again",
             "next": "the cards are thrown in, and the next dealer deals"}[dealer]  # fmt: skip
    sentences += _moved(prepared, ledger.lines, ledger.seats, ledger.pot, f"; {after}")
    return sentences, [*(prepared.rule(line.rule) for line in ledger.lines), prepared.rule(found.rule)]


def _paying(prepared: Prepared, question: Question, result: Result) -> list[Rule | None]:
    """The lines that pay, and behind them those that multiply it.

    Before them, where one pays the contract's value, stands the line that says how much that is.
    """
    lines = [prepared.rule(line.rule) for line in result.lines]
    worth = any(rule is not None and "value" in rule.words.split() for rule in lines)
    value = _setting(prepared, _contract(prepared, question), "value") if worth else None
    alone = all("pot" in (line.payer, line.payee) for line in result.lines)  # which nothing multiplies
    times = [] if alone else [prepared.rule(place) for place in multiplying(prepared, question)]
    return [value, *lines, *times]


def _moved(prepared: Prepared, lines: Iterable[Line], seats: Iterable[int], pot: int, end: str = "") -> list[str]:
    """Each transfer in a sentence, then what it comes to."""
    players = prepared.tables.players
    told = [_line(players, line) for line in lines]
    return [*told, f"Together: {by_seat(players, tuple(seats))}; in the pot: {pot}{end}."]


def _line(players: int, line: Line) -> str:
    payer, payee = holder_words(players, line.payer), holder_words(players, line.payee)
    gives = "give" if isinstance(line.payer, tuple) and len(line.payer) > 1 else "gives"
    return f"{capital(payer)} {gives} {line.amount} to {payee}."


_STATES: dict[str, Callable[[Prepared, Question, Answer], _Sentences]] = {
    "open": _open,
    "won": _auction_won,
    "passed_out": _passed_out,
}

_WORDS: dict[str, Callable[[Prepared, Question, Answer], _Sentences]] = {
    "order": _order,
    "legal": _legal,
    "winner": _winner,
    "lead": _lead,
    "exchange": _exchange,
    "exchange_order": _exchange_order,
    "auction": _auction,
    "settle": _settle,
    "penalty": _penalty,
}
