"""Worked examples: the question and the answer, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...rulebook.model import Example
from .auctions import Question, Told, auction_told, game_words, in_match, standing
from .context import Context
from .markdown import Markdown, code, md
from .penalties import after_penalty
from .permissions import limits_words, place_words
from .pieces import blocks, capital


def examples(c: Context) -> Markdown | None:
    """All examples that are to be printed; None where there is none."""
    shown = [example for example in c.book.examples if example.shown]
    if not shown:
        return None
    return blocks(*(part for example in shown for part in _example(c, example)))


def _example(c: Context, example: Example) -> list[str]:
    question, answer = _KINDS[example.kind](c, example.question, example.expect)
    return [f"**{md(example.title)}**", c.paragraph([*question, c.cite(answer, example.expect_origin)])]


# ---- a result ------------------------------------------------------------------------------------------------------


def _declarers(question: Question) -> list[int]:
    return [int(seat) for seat in question.get("declarers", [question.get("declarer", 0)])]


def _settle(c: Context, question: Question, expect: Question) -> Told:
    declarers = _declarers(question)
    lines = [_who_plays(c, declarers, question)]
    if "hand" in question:
        lines.append(c._("The declarer has {cards}.", cards=c.hand(question["hand"])))
    if "matadors" in question:
        lines.append(c.n_("He has {n} matador.", "He has {n} matadors.", question["matadors"]))
    lines += [c.say("{call} has been called.", call=c.call(call)) for call in _called(c, question)]
    if "ally" in question:
        lines.append(c.say("{who} is his ally.", who=c.seat(int(question["ally"]))))
    if "pot" in question:
        lines.append(c._("The pot holds {amount}.", amount=c.paid(question["pot"])))
    lines += in_match(c, question)
    tricks = [
        c.p_("tricks of a seat", "{who} {number}", who=c.seat(seat), number=number)
        for seat, number in enumerate(question["tricks"])
    ]
    lines.append(c._("Tricks: {tricks}.", tricks=c.listed(tricks)))
    return lines, _result(c, declarers, question, expect)


def _who_plays(c: Context, declarers: list[int], question: Question) -> str:
    who = c.listed([c.seat(seat) for seat in declarers])
    if len(declarers) == 1:
        return c.say("{who} plays {game}.", who=who, game=game_words(c, question))
    return c.say("{who} play {game}.", who=who, game=game_words(c, question))


def _called(c: Context, question: Question) -> list[str]:
    """Every call that was made, whichever way the question says it."""
    made = [*question.get("called", ()), *question.get("announced", ())]
    for key, ends in (("surrendered", "given up"), ("stopped", "stopped")):
        if question.get(key):
            made += [call.id for call in c.book.calls if call.ends is not None and call.ends.value == ends]
    return list(dict.fromkeys(made))


def _result(c: Context, declarers: list[int], question: Question, expect: Question) -> str:
    parts = []
    if expect.get("outcome"):
        parts.append(c.say("The result is **{outcome}**.", outcome=c.outcome(expect["outcome"])))
    for seat, outcome in sorted((int(seat), outcome) for seat, outcome in expect.get("outcomes", {}).items()):
        who = c.seat(seat)
        parts.append(c.say("For {who} the result is **{outcome}**.", who=who, outcome=c.outcome(outcome)))
    for seat, number in _by_seat(expect.get("seats", ())):
        parts.append(_moves(c, _with_role(c, seat, declarers, question.get("ally")), number))
    if "pot" in expect:
        held = expect["pot"]
        parts.append(
            c._("The pot then holds {amount}.", amount=c.paid(held)) if held else c._("The pot is then empty.")
        )
    return c.paragraph(parts) if parts else c._("So it is.")


def _pot_after(c: Context, held: int) -> str:
    return c._("The pot then holds {amount}.", amount=c.paid(held)) if held else c._("The pot is then empty.")


def _by_seat(seats: Any) -> list[tuple[int, int]]:
    """What each seat gets, where the example says it."""
    pairs = seats.items() if isinstance(seats, Mapping) else enumerate(seats)
    return sorted((int(seat), number) for seat, number in pairs if number is not None)


def _with_role(c: Context, seat: int, declarers: list[int], ally: object) -> str:
    who = c.seat(seat)
    if seat in declarers:
        return c.p_("a seat and its part", "{who} (declarer)", who=who)
    if seat == ally:
        return c.p_("a seat and its part", "{who} (ally)", who=who)
    if c.book.table.sitter is not None and seat == c.book.table.sitter.value:
        return c.p_("a seat and its part", "{who} (sits out)", who=who)
    return c.p_("a seat and its part", "{who} (defender)", who=who)


def _moves(c: Context, who: str, number: int) -> str:
    if number == 0:
        return c.say("{who} neither gets nor loses anything.", who=who)
    if number > 0:
        return c.say("{who} gets {amount}.", who=who, amount=c.paid(number))
    return c.say("{who} loses {amount}.", who=who, amount=c.paid(-number))


def _penalty(c: Context, question: Question, expect: Question) -> Told:
    lines = [
        c.say(
            "{who} breaks a rule: **{penalty}**.",
            who=c.seat(question["offender"]),
            penalty=c.penalty(question["penalty"]),
        )
    ]
    declarers = _declarers(question) if "declarer" in question or "declarers" in question else []
    who = c.listed([c.seat(seat) for seat in declarers])
    if len(declarers) == 1:
        lines.append(c.say("{who} is the declarer.", who=who))
    else:
        lines.append(c.say("{who} are the declarers.", who=who) if declarers else c._("Nobody has declared."))
    if "ally" in question:
        lines.append(c.say("{who} is his ally.", who=c.seat(int(question["ally"]))))
    if "pot" in question:
        lines.append(c._("The pot holds {amount}.", amount=c.paid(question["pot"])))
    return [*lines, *in_match(c, question)], c.paragraph(_cost(c, expect))


def _cost(c: Context, expect: Question) -> list[str]:
    """What a penalty comes to."""
    parts = [_moves(c, c.seat(seat), number) for seat, number in _by_seat(expect.get("seats", ()))]
    if "pot" in expect:
        parts.append(_pot_after(c, expect["pot"]))
    if "then" in expect:
        parts.append(after_penalty(c, expect["then"]))
    return parts


def _record(c: Context, question: Question, expect: Question) -> Told:
    lines: list[str] = [c._("A whole hand, as its record has it ({file}).", file=code(str(question["file"])))]
    acts = question.get("acts")
    if acts is not None:
        lines.append(c.n_("{n} act of it has been done.", "{n} acts of it have been done.", acts))
    if expect.get("state") == "passed_out":
        return lines, standing(c, expect)
    may = [_may_call(c, int(seat), call, may) for (seat, call), may in expect.get("may_call", {}).items()]
    may += [_shown(c, int(seat), cards) for seat, cards in expect.get("shown", {}).items()]
    if set(expect) <= {"may_call", "shown"}:
        return lines, c.paragraph(may)
    return lines, c.paragraph([_result(c, [*map(int, question.get("declarers", ()))], question, expect), *may])


def _may_call(c: Context, seat: int, call: str, may: bool) -> str:
    """Whether a seat may make a call at that moment."""
    if may:
        return c.say("{who} may now call {call}.", who=c.seat(seat), call=c.call(call))
    return c.say("{who} may not call {call} now.", who=c.seat(seat), call=c.call(call))


def _shown(c: Context, seat: int, cards: Sequence[str]) -> str:
    """Which cards in a hand all have seen."""
    if cards:
        return c.say("{who} has laid open {cards}.", who=c.seat(seat), cards=c.hand(cards))
    return c.say("{who} has laid open nothing.", who=c.seat(seat))


def _match(c: Context, question: Question, expect: Question) -> Told:
    lines: list[str] = [c._("A whole match, as its record has it ({file}).", file=code(str(question["file"])))]
    parts: list[str] = []
    if "played" in expect:
        parts.append(c.n_("{n} deal has been played.", "{n} deals have been played.", expect["played"]))
    for seat, number in _by_seat(expect.get("seats", ())):
        parts.append(c.say("{who} has {amount} in the end.", who=c.seat(seat), amount=c.paid(number)))
    if "pot" in expect:
        parts.append(_pot_after(c, expect["pot"]))
    if "winners" in expect:
        who = c.listed([c.seat(int(seat)) for seat in expect["winners"]])
        one = len(expect["winners"]) == 1
        parts.append(c.say("{who} wins the match.", who=who) if one else c.say("{who} win the match.", who=who))
    return lines, c.paragraph(parts)


# ---- single cards ---------------------------------------------------------------------------------------------------


def _legal(c: Context, question: Question, expect: Question) -> Told:
    lines = [
        c.say("{game} is played.", game=game_words(c, question)),
        c._("A player holds {cards}.", cards=c.hand(question["hand"])),
        *_trick(c, question["trick"]),
    ]
    cards = [c.the_card(card) for card in expect["cards"]]
    if set(expect["cards"]) == set(question["hand"]):
        return lines, c._("He may play any of his cards.")
    if len(cards) == 1:
        return lines, c._("He must play {card}.", card=cards[0])
    return lines, c._("He may play {cards}, and nothing else.", cards=c.either(cards))


def _trick(c: Context, cards: Sequence[str]) -> list[str]:
    lines = [c.say("{card} is led.", card=c.the_card(card)) for card in cards[:1]]
    if len(cards) > 1:
        lines.append(c._("Played to it: {cards}.", cards=c.listed([c.the_card(card) for card in cards[1:]])))
    return lines


def _winner(c: Context, question: Question, expect: Question) -> Told:
    lines = [c.say("{game} is played.", game=game_words(c, question)), *_trick(c, question["trick"])]
    return lines, c.say("{card} takes the trick.", card=c.the_card(expect["takes"]))


def _order(c: Context, question: Question, expect: Question) -> Told:
    lines = [c.say("{game} is played.", game=game_words(c, question))]
    cards = c.row([c.playing_card(card) for card in expect["order"]]) if expect["order"] else ""
    if question["ranks"] == "trump":
        trumps = c._("The trumps, the highest first: {cards}.", cards=cards) if cards else c._("There are no trumps.")
        return lines, trumps
    suit = c.suit(question["ranks"])
    if not cards:
        return lines, c.say("{suit}: no cards.", suit=suit)
    return lines, c.say("{suit}, the highest first: {cards}.", suit=suit, cards=cards)


# ---- exchange and lead ---------------------------------------------------------------------------------------------


def _exchange(c: Context, question: Question, expect: Question) -> Told:
    lines = [c.say("{game} is played.", game=game_words(c, question))]
    if "talon" in question:
        lines.append(c.n_("{n} card is left in the talon.", "{n} cards are left in the talon.", question["talon"]))
    place, role = question.get("place", 1), question["role"]
    several = c.defenders > 1 if role == "defender" else place > 1
    who = place_words(c, role, place) if several else c.payer(role)
    return lines, capital(limits_words(c, who, expect["min"], expect["max"]))


def _lead(c: Context, question: Question, expect: Question) -> Told:
    return [_who_plays(c, _declarers(question), question)], c.say(
        "{who} leads to the first trick.", who=c.seat(expect["seat"])
    )


def _exchange_order(c: Context, question: Question, expect: Question) -> Told:
    lines = [_who_plays(c, _declarers(question), question)]
    seats = [c.seat(seat) for seat in expect["seats_in_turn"]]
    if not seats:
        return lines, c._("Nobody exchanges cards.")
    return lines, c._("They exchange in this order: {seats}.", seats=c.listed(seats))


_KINDS: Mapping[str, Callable[[Context, Question, Question], Told]] = {
    "settle": _settle,
    "record": _record,
    "penalty": _penalty,
    "match": _match,
    "legal": _legal,
    "winner": _winner,
    "order": _order,
    "exchange": _exchange,
    "lead": _lead,
    "exchange_order": _exchange_order,
    "auction": auction_told,
}
