"""Running the examples and checks of a variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.wording import fault
from ..rulebook.inherited import of_the_base
from ..rulebook.model import Example, Rulebook
from ..runtime.errors import QuestionError
from ..runtime.naming import seats_in_words
from ..runtime.ruleset import Ruleset
from ..runtime.rulings import grounds_of
from ..runtime.tables import Tables
from .answers import Answer, answer_to


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
            yield fault("OM601", example.expect_origin.span, found=found, rests=rests_on(rules, example))


def _of_the_base(rulebook: Rulebook, example: Example, found: str) -> Diagnostic:
    """The report of an example that came along with a base or module: it is the variant that made it fail."""
    here, place = rulebook.origin.span, example.expect_origin.span
    return of_the_base(here, _kind(example), example.title, place, found, "this was expected")


def _kind(example: Example) -> str:
    return "example" if example.shown else "check"


def rests_on(rules: Ruleset, example: Example) -> str:
    """A sentence that names the lines that the answer rests on, to follow others; empty where they can't be told."""
    try:
        lines = grounds_of(rules.prepared, asked(rules, example))[:3]
    except (QuestionError, KeyError):
        return ""
    shown = [
        f"{line.file}:{line.line} `{line.words}`{f' ({cites})' if (cites := ', '.join(line.cites)) else ''}"
        for line in lines
    ]
    return f" It rests on {'; '.join(shown)}." if shown else ""


def answered(rules: Ruleset, example: Example) -> Answer:
    """What the rules answer to an example's question; ``error`` when the question cannot be."""
    answer = answer_to(rules, asked(rules, example))
    return {**answer, "error": seats_in_words(rules.tables.players, answer["error"])} if "error" in answer else answer


def asked(rules: Ruleset, example: Example) -> Answer:
    """The question of an example, as `ombre ask` takes it."""
    question: Answer = dict(example.question)
    if example.kind == "settle":
        for name in question.pop("called", []):
            call = next(c for c in rules.tables.calls if c.id == name)
            if call.kind == "announce":
                question.setdefault("announced", []).append(name)
            else:
                question["surrendered" if call.kind == "surrender" else "stopped"] = True
        if not _is_trump_needed(rules, question):
            question.pop("trump", None)
    elif example.kind in ("exchange", "exchange_order", "lead"):
        question.pop("trump", None)
    return question


def _is_trump_needed(rules: Ruleset, question: Answer) -> bool:
    held = next(c for c in rules.tables.contracts if c.id == question["contract"])
    return bool(held.suits) or bool(held.plays)


_EXACT = frozenset({"order", "seats_in_turn"})
"""Lists that say an order; the others are sets."""


def difference(rulebook: Rulebook, example: Example, answer: Answer) -> str:
    """Where the answer falls short of what is expected, in words; empty when it doesn't."""
    if "breaks_off" in answer and set(example.expect) - {"may_call", "shown"}:
        return f"the record breaks off, and the hand is at its {answer['breaks_off']}"
    for key, wanted in example.expect.items():
        found = answer.get(key, _only_game(answer) if key == "may_play" else None)
        told = _told(rulebook, key, found, wanted, answer)
        if told:
            return told
    return ""


def _only_game(answer: Answer) -> list[str]:
    """The game of who has no choice of games: the contract that has been won."""
    return [answer["contract"]] if answer.get("state") == "won" else []


def _told(rulebook: Rulebook, key: str, found: Any, wanted: object, answer: Answer) -> str:
    """How one part of an answer differs from what is expected of it, in words."""
    if key in ("seats", "outcomes") and isinstance(wanted, dict):
        pairs = [(seat, _by_seat(found, seat, answer), value) for seat, value in wanted.items()]
        others = [(seat, have, value) for seat, have, value in pairs if have != value]
        return "".join(f"{_seat(rulebook, int(seat))} gets {have}, not {value}" for seat, have, value in others[:1])
    if key == "may_call" and isinstance(wanted, dict):
        unlike = [(seat, call, may) for (seat, call), may in wanted.items() if found.get((seat, call), False) != may]
        says = [f"{_seat(rulebook, seat)} may {'not ' if may else ''}call {call}" for seat, call, may in unlike]
        return says[0] if says else ""
    if key == "shown" and isinstance(wanted, dict):
        wrong = [seat for seat, cards in wanted.items() if sorted(cards) != sorted(found[seat])]
        return "".join(f"{_seat(rulebook, seat)} shows {' '.join(found[seat]) or 'nothing'}" for seat in wrong[:1])
    if isinstance(wanted, list) and isinstance(found, list):
        same = found == wanted if key in _EXACT else sorted(found) == sorted(wanted)
        return "" if same else _lists(rulebook, key, found) + ("" if key in _EXACT else _apart(found, wanted))
    return "" if found == wanted else _differs(rulebook, key, found, wanted, answer)


def _apart(found: list[Any], wanted: list[Any]) -> str:
    """What is missing, and what is there that was not expected."""
    missing = " ".join(str(one) for one in wanted if one not in found)
    strange = " ".join(str(one) for one in found if one not in wanted)
    return (f", without {missing}" if missing else "") + (f", with {strange} besides" if strange else "")


def _lists(rulebook: Rulebook, key: str, found: list[Any]) -> str:
    """A list that came of the case, in words."""
    if key == "seats_in_turn":
        turn = ", then ".join(_seat(rulebook, seat) for seat in found)
        return f"those who exchange are {turn}" if turn else "nobody exchanges"
    if key in ("declarers", "winners"):
        who = " and ".join(_seat(rulebook, seat) for seat in found)
        return f"the {key} are {who}" if who else f"there are no {key}"
    shown = " ".join(str(one) for one in found)
    if key == "may_play" and not found:
        return "no game may be chosen yet"
    if key.startswith("may_"):
        return f"what may be {'bid' if key == 'may_bid' else 'played'} is {shown or 'nothing'}"
    return f"the cards are {shown}" if shown else "there are no cards"


def _by_seat(found: object, seat: int, answer: Answer) -> object:
    if isinstance(found, list):
        return found[seat]
    return found.get(str(seat)) if isinstance(found, dict) else answer.get("outcome")


_SEATED = {"to_call": "is to call", "declarer": "declares", "seat": "leads"}
_STATES = {"open": "the auction is not over", "won": "somebody has won the auction", None: "not all have passed"}


def _differs(rulebook: Rulebook, key: str, found: object, wanted: object, answer: Answer) -> str:
    if key in _SEATED and isinstance(found, int):
        return f"{_seat(rulebook, found)} {_SEATED[key]}"
    if key == "then" and found is None:
        return "play goes on"
    if key == "then":
        return "the same dealer deals again" if found == "redeal" else "the next dealer deals"
    if key == "state":
        return _STATES.get(found if found is None else str(found), "all have passed")
    if key == "takes":
        return f"{found} takes the trick"
    if key in ("min", "max"):
        return f"{answer['min']} to {answer['max']} cards may be exchanged"
    if key.startswith("may_") and isinstance(wanted, bool):
        what = key.removeprefix("may_").replace("_", " ")
        return "the auction is over" if found is None else f"he may {'' if found else 'not '}{what}"
    if key.startswith("may_"):
        return "the auction is over"
    return f"{key} is {found}, not {wanted}"


def _seat(rulebook: Rulebook, seat: int) -> str:
    players = rulebook.table.players.value
    if seat == 0:
        return "the eldest"
    if seat == players - 1:
        return "the dealer"
    return "the middle" if players == 3 else f"the {('', 'second', 'third', 'fourth')[seat]}"
