"""What the declarer may say in the course of a hand."""

from __future__ import annotations

from ...rulebook.model import Call, Moment
from .context import Context
from .contracts import results
from .english import blocks, paragraph
from .markdown import Markdown
from .payments import extras_of
from .programs import Words

_FROM = {
    "auction": "once the auction is over",
    "exchange": "once the declarer has exchanged, or has nothing to exchange",
    "lead": "once the first card of trick {0} has been led",
    "trick": "once trick {0} is complete",
    "declarer": "once the declarer has played his card to trick {0}",
}
_UNTIL = {
    "auction": "until the auction is over",
    "exchange": "until the declarer has exchanged",
    "lead": "until the first card of trick {0} is led",
    "trick": "until trick {0} is complete",
    "declarer": "until the declarer plays his own card to trick {0}",
}


def calls(c: Context) -> Markdown | None:
    """Every call; None where there is none."""
    if not c.book.calls:
        return None
    parts = [
        "These are announcements of the declarer. He may make each once, whoever is to play, as long as its time "
        "lasts; who says nothing has declined."
    ]
    for call in c.book.calls:
        parts += [f"### {c.call(call.id)}{c.mark(call.origin)}", paragraph(_rules(c, call))]
    return blocks(*parts)


def _rules(c: Context, call: Call) -> list[str]:
    words = Words(c)
    lines = [
        c.say(f"It may be called in {_contracts(c, call)}.", call.contracts),
        _window(c, call),
    ]
    if call.allowed is not None:
        lines.append(c.say(f"It is allowed only when {words.condition(call.allowed.value)}.", call.allowed))
    if call.made is not None:
        made = f"it is made when {words.condition(call.made.value)}; called and not made, it is missed"
        lines.append(c.say(f"{made}.", call.made))
    lines += _effects(c, call)
    paid = extras_of(c, call.id)
    return [*lines, *paid]


def _contracts(c: Context, call: Call) -> str:
    ids = call.contracts.value
    everything = {contract.id for contract in c.book.contracts}
    if set(ids) == everything:
        return "every contract"
    for trumps, words in ((True, "every contract with trump"), (False, "every contract without trump")):
        if set(ids) == {id for id in everything if c.has_trump(id) == trumps}:
            return f"{words} ({c.contracts(ids)})"
    return c.contracts(ids)


def _window(c: Context, call: Call) -> str:
    opens, closes = _moment(c, _FROM, call.opens.value), _moment(c, _UNTIL, call.closes.value)
    seen = ""
    if call.closes.value.kind == "declarer" and c.book.play.lead.value != "declarer":
        seen = ", so what has been played before him may be in sight"
    return c.say(f"He may call it {opens}, {closes}{seen}.", call.opens, call.closes)


def _moment(c: Context, words: dict[str, str], moment: Moment) -> str:
    if moment.kind == "exchange" and not c.book.table.talon.value:
        # Nothing can be exchanged, so the moment comes at once.
        return "once the auction is over and trump is known" if words is _FROM else "until trump is known"
    return words[moment.kind].format(moment.trick)


def _effects(c: Context, call: Call) -> list[str]:
    lines = []
    if call.ends is not None and call.ends.value == "given up":
        text = (
            "With it the declarer gives the game up: the play ends at once, and the tricks not played belong to nobody."
        )
        lines.append(c.say(text, call.ends))
    elif call.ends is not None:
        text = "With it the declarer ends the play: he stops with the tricks he has, and the others belong to nobody."
        lines.append(c.say(text, call.ends))
    if call.aim is not None:
        aim = next(aim for aim in c.book.aims if aim.id == call.aim.value)
        guards = [(*guard.value, c.mark(guard)) for guard in aim.guards]
        text = (
            f"once it is called, another aim takes the place of the contract's{c.mark(call.aim)}: {results(c, guards)}"
        )
        lines.append(c.say(text))
    return lines
