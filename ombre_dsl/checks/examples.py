"""Running the examples and checks of a variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.diagnostic import Diagnostic, Label, Suggestion
from ..diagnostics.wording import fault
from ..rulebook.model import Example, Rulebook
from ..runtime.ruleset import Ruleset
from ..runtime.tables import Tables

Answer = dict[str, Any]


def check_examples(rulebook: Rulebook, tables: Tables) -> Iterator[Diagnostic]:
    """The examples that fail, or that cannot be."""
    rules = Ruleset(tables)
    for example in rulebook.examples:
        answer = answered(rules, example)
        error = answer.get("error")
        found = error or difference(rulebook, example, answer)
        if found and example.origin.via:
            yield _of_the_base(rulebook, example, found)
        elif error:
            yield fault("OM602", example.origin.span, reason=error)
        elif found:
            yield fault("OM601", example.expect_origin.span, found=found)


def _of_the_base(rulebook: Rulebook, example: Example, found: str) -> Diagnostic:
    """The report of an example that came along with a base or module: it is the variant that made it fail."""
    here = rulebook.origin.span
    label = Label(example.expect_origin.span, "this was expected")
    put = Suggestion(here.after(), f'\n\nremove {_kind(example)} "{example.title}"', sure=False)
    file = example.origin.span.file
    return fault("OM606", here, labels=(label,), suggestion=put, title=example.title, file=file, found=found)


def _kind(example: Example) -> str:
    return "example" if example.shown else "check"


def answered(rules: Ruleset, example: Example) -> Answer:
    """What the rules answer to an example's question; ``error`` when the question cannot be."""
    question: Answer = dict(example.question)
    if example.kind == "auction":
        return _auction(rules, question)
    for name in question.pop("called", []):
        call = next(c for c in rules.tables.calls if c.id == name)
        if call.kind == "announce":
            question.setdefault("announced", []).append(name)
        else:
            question["surrendered" if call.kind == "surrender" else "stopped"] = True
    if example.kind == "settle" and not _is_trump_needed(rules, question):
        question.pop("trump", None)
    return rules.ask(question)


def _is_trump_needed(rules: Ruleset, question: Answer) -> bool:
    held = next(c for c in rules.tables.contracts if c.id == question["contract"])
    return bool(held.suits) or bool(held.plays)


def _auction(rules: Ruleset, question: Answer) -> Answer:
    """Call by call, so that each is made by the seat whose turn it is."""
    calls, seats = question["calls"], question["seats"]
    for number, seat in enumerate(seats):
        state = rules.ask({"ask": "auction", "calls": calls[:number]})
        if "error" in state:
            return state
        if state.get("to_call") != seat:
            turn = state.get("to_call")
            who = "the auction is over" if turn is None else f"seat {turn} is to call"
            return {"error": f"call {number + 1} is made out of turn: {who}"}
    return rules.ask({"ask": "auction", "calls": calls})


def difference(rulebook: Rulebook, example: Example, answer: Answer) -> str:
    """Where the answer falls short of what is expected, in words; empty when it doesn't."""
    for key, wanted in example.expect.items():
        found = answer.get(key)
        if key in ("seats", "outcomes") and isinstance(wanted, dict):
            for seat, value in wanted.items():
                have = _by_seat(found, seat, answer)
                if have != value:
                    return f"{_seat(rulebook, int(seat))} gets {have}, not {value}"
        elif key == "cards" and isinstance(wanted, list) and isinstance(found, list):
            if sorted(found) != sorted(wanted):
                return f"the cards are {' '.join(found)}"
        elif found != wanted:
            return _differs(rulebook, key, found, wanted)
    return ""


def _by_seat(found: object, seat: int, answer: Answer) -> object:
    if isinstance(found, list):
        return found[seat]
    return found.get(str(seat)) if isinstance(found, dict) else answer.get("outcome")


def _differs(rulebook: Rulebook, key: str, found: object, wanted: object) -> str:
    if key in ("to_call", "declarer") and isinstance(found, int):
        verb = "is to call" if key == "to_call" else "declares"
        return f"{_seat(rulebook, found)} {verb}"
    if key == "then":
        return "the same dealer deals again" if found == "redeal" else "the next dealer deals"
    if key == "state":
        return {"open": "the auction is not over", "won": "somebody has won the auction"}.get(
            str(found), "all have passed"
        )
    return f"{key} is {found}, not {wanted}"


def _seat(rulebook: Rulebook, seat: int) -> str:
    players = rulebook.table.players.value
    if seat == 0:
        return "the eldest"
    if seat == players - 1:
        return "the dealer"
    return "the middle" if players == 3 else f"the {('', 'second', 'third', 'fourth')[seat]}"
