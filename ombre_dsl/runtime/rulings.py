"""Rulings in words: the answer, the lines of the variant that it rests on, and what their sources say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from ombre_dsl.runtime.ask import Answer, ask, trick_rules
from ombre_dsl.runtime.ask_settlement import settlement
from ombre_dsl.runtime.cards import NO_SUIT, listed
from ombre_dsl.runtime.errors import QuestionError
from ombre_dsl.runtime.prepared import Prepared
from ombre_dsl.runtime.questions import Question
from ombre_dsl.runtime.reasons import led_words
from ombre_dsl.runtime.settle import Holder, Line
from ombre_dsl.runtime.tables import Contract, Rule, Tables

_Sentences: TypeAlias = tuple[list[str], list["Rule | None"]]


def ruling(tables: Tables, question: Mapping[str, Any], prepared: Prepared | None = None) -> str:
    """The answer in a sentence or a few, then each line that it rests on, its citations and why it was decided."""
    ready = prepared or Prepared(tables)
    answer = ask(ready, question)
    if "error" in answer:
        raise QuestionError(answer["error"])
    sentences, rules = _WORDS[question["ask"]](ready, Question(ready, dict(question)), answer)
    return "\n".join([*sentences, *_grounds(tables, rules)])


def _grounds(tables: Tables, rules: Iterable[Rule | None]) -> list[str]:
    """The lines quoted, each once, with paraphrases of the statements that they cite."""
    said = dict(tables.statements)
    lines: list[str] = []
    for rule in dict.fromkeys(rule for rule in rules if rule is not None):
        lines += ["", f"{rule.file}:{rule.line}: {rule.words}"]
        lines += [f"    {cite}: {said[cite]}" if cite in said else f"    {cite}" for cite in rule.cites]
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
    rules = [prepared.rule(ranking.rule), _setting(prepared, contract, "trump")]
    return [f"{_in(question, contract)} the cards rank thus, highest first:", *rows], rules


def _legal(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract, rules = _game(prepared, question), trick_rules(prepared, question)
    play = prepared.tables.play.rules
    first = f"{_in(question, contract)} the player may play {listed(answer['cards'], 'or')}."
    trick = question.cards("trick") if question.has("trick") else []
    if not trick:
        return [first, "Nothing is led yet, so any card may be led."], [prepared.setting_rule(play, "lead")]
    led, hand = trick[0], sum(1 << card for card in question.cards("hand"))
    own, must = hand & rules.suit_of[led], hand & rules.calls_for[led]
    what = led_words(prepared, rules, led)
    what = f"{what[0].upper()}{what[1:]} led"
    follow, void = prepared.setting_rule(play, "follow"), prepared.setting_rule(play, "void")
    trump = question.trump(question.game(question.contract()))
    free = rules.suits[led] == NO_SUIT and hand & contract.withheld[trump]
    withheld = _setting(prepared, contract, "may withhold") if free else None
    if must:
        return [first, f"{what}, and {prepared.deck.words(must)} must follow."], [follow, withheld]
    if own:
        return [first, f"{what}, but that does not call for {prepared.deck.words(own)}."], [withheld, follow]
    return [first, f"{what}, and there is none of that suit in hand."], [follow, void]


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
    return [words], [takes, prepared.rule(ranking.rule)]


def _lead(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    return [f"Seat {answer['seat']} leads to the first trick."], [
        prepared.setting_rule(prepared.tables.play.rules, "lead")
    ]


def _exchange(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract, role = _contract(prepared, question), question.get("role")
    least, most = answer["min"], answer["max"]
    amount = f"{least} to {most} cards" if least < most else f"exactly {most} cards"
    words = f"may exchange {amount}" if most else "exchanges nothing"
    rules = [prepared.rule(entry.rule) for entry in contract.exchange if entry.role == role]
    turned = _setting(prepared, contract, "trump") if contract.trump == "turned" and role == "declarer" else None
    return [f"In {contract.label} the {role} {words}."], [*rules, _setting(prepared, contract, "exchange"), turned]


def _exchange_order(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    contract = _contract(prepared, question)
    if not contract.exchange:
        return [f"In {contract.label} nobody exchanges."], [_setting(prepared, contract, "exchange")]
    seats = ", then ".join(f"seat {seat}" for seat in answer["seats"])
    return [f"In {contract.label} they exchange in this order: {seats}."], [
        _setting(prepared, contract, "exchange order", "exchange")
    ]


def _auction(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    rules = dict(prepared.tables.auction.rules)
    if answer["state"] == "passed_out":
        again = "by the same dealer" if answer["then"] == "redeal" else "by the next dealer"
        ends = [prepared.rule(step.rule) for step in prepared.tables.all_pass if step.kind == "redeal"]
        return [f"All have passed; the cards are dealt again {again}."], ends
    if answer["state"] == "won":
        return _auction_won(prepared, answer)
    may = [word for word in ("pass", "hold", "join", "listen") if answer["may_" + word]]
    may += ["take the talon"] if answer["may_take_talon"] else []
    may += [f"bid {contract}" for contract in answer["may_bid"]]
    grounds = [prepared.rule(rules[name]) for name in ("answers", "ladder", "hold") if name in rules]
    return [f"Seat {answer['to_call']} is to call, and may {listed(may, 'or')}."], grounds


def _auction_won(prepared: Prepared, answer: Answer) -> _Sentences:
    contract = prepared.contract(prepared.contract_places[answer["contract"]])
    seats = answer.get("declarers", [answer.get("declarer")])
    trump = f" with {answer['trump']} as trump" if "trump" in answer else ""
    sentences = [f"{_seats(seats)} declare{'s' * (len(seats) == 1)} {contract.label}{trump}."]
    if "may_play" in answer:
        games = [prepared.contract(prepared.contract_places[ident]).label for ident in answer["may_play"]]
        sentences.append(f"The game may then be {listed(games, 'or')}.")
    if contract.rung < 0:
        grounds = [prepared.rule(step.rule) for step in prepared.tables.all_pass if step.contract >= 0]
    else:
        grounds = [prepared.setting_rule(prepared.tables.auction.rules, "answers")]
    joint = _setting(prepared, contract, "declarers") if len(seats) > 1 else None
    return sentences, [*grounds, joint, _setting(prepared, contract, "may become", "plays")]


def _seats(seats: Iterable[int]) -> str:
    words = [str(seat) for seat in seats]
    return f"{'Seats' if len(words) > 1 else 'Seat'} {listed(words)}"


def _settle(prepared: Prepared, question: Question, answer: Answer) -> _Sentences:
    result = settlement(prepared, question)
    labels = dict(prepared.tables.outcomes)
    outcomes = result.outcomes or ((result.declarers[0], str(result.outcome)),)
    sentences = [
        f"{_contract(prepared, question).label}, seat {seat} declaring: {labels.get(outcome, outcome)}."
        for seat, outcome in outcomes
    ]
    sentences += [_line(line) for line in result.lines]
    total = ", ".join(f"seat {seat} {amount:+d}" for seat, amount in enumerate(result.seats))
    sentences.append(f"Together: {total}; in the pot: {result.pot}.")
    grounds = [*result.grounds, *(line.rule for line in result.lines)]
    return sentences, [prepared.rule(place) for place in grounds]


def _line(line: Line) -> str:
    return f"{_holder(line.payer)} gives {line.amount} to {_holder(line.payee, False)}."


def _holder(holder: Holder, first: bool = True) -> str:
    words = f"the {holder}" if isinstance(holder, str) else _seats((holder,) if isinstance(holder, int) else holder)
    return words[0].upper() + words[1:] if first else words[0].lower() + words[1:]


_WORDS: dict[str, Callable[[Prepared, Question, Answer], _Sentences]] = {
    "order": _order,
    "legal": _legal,
    "winner": _winner,
    "lead": _lead,
    "exchange": _exchange,
    "exchange_order": _exchange_order,
    "auction": _auction,
    "settle": _settle,
}
