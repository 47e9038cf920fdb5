"""What the declarer may say in the course of a hand."""

from __future__ import annotations

from ...rulebook.model import Call, Moment
from .context import Context
from .markdown import Markdown
from .payments import extras_of
from .pieces import blocks, capital
from .programs import Words
from .results import introduction, listing
from .speech import marked

_FROM = {
    "auction": marked("he may call it from", "once the auction is over"),
    "exchange": marked("he may call it from", "once the declarer has exchanged, or has nothing to exchange"),
    "lead": marked("he may call it from", "once the first card of trick {trick} has been led"),
    "trick": marked("he may call it from", "once trick {trick} is complete"),
    "declarer": marked("he may call it from", "once the declarer has played his card to trick {trick}"),
}
_UNTIL = {
    "auction": marked("he may call it until", "until the auction is over"),
    "exchange": marked("he may call it until", "until the declarer has exchanged"),
    "lead": marked("he may call it until", "until the first card of trick {trick} is led"),
    "trick": marked("he may call it until", "until trick {trick} is complete"),
    "declarer": marked("he may call it until", "until the declarer plays his own card to trick {trick}"),
}
_FROM_TRUMP = marked("he may call it from", "once the auction is over and trump is known")
_UNTIL_TRUMP = marked("he may call it until", "until trump is known")


def calls(c: Context) -> Markdown | None:
    """Every call; None where there is none."""
    if not c.book.calls:
        return None
    parts: list[str] = [
        c._(
            "These are announcements of the declarer. He may make each once, whoever is to play, as long as its time "
            "lasts; who says nothing has declined."
        )
    ]
    for call in c.book.calls:
        parts.append(f"### {capital(c.call(call.id))}{c.mark(call.origin)}")
        parts += [c.paragraph(_rules(c, call)), *_aim(c, call)]
    return blocks(*parts)


def _rules(c: Context, call: Call) -> list[str]:
    words = Words(c)
    lines = [_contracts(c, call), *_window(c, call)]
    if call.allowed is not None:
        condition = words.condition(call.allowed.value)
        if call.undertaken is not None:
            lines.append(c.say("It is so only when {condition} by then.", call.allowed, condition=condition))
        else:
            lines.append(c.say("It is allowed only when {condition}.", call.allowed, condition=condition))
    if call.made is not None:
        condition = words.condition(call.made.value)
        lines.append(
            c.say(
                "It is made when {condition}; called and not made, it is missed.",
                call.made,
                condition=condition,
            )
        )
    return [*lines, *_ends(c, call), *extras_of(c, call.id)]


def _contracts(c: Context, call: Call) -> str:
    said, ids = call.contracts, call.contracts.value
    everything = {contract.id for contract in c.book.contracts}
    names = c.contracts(ids)
    if set(ids) == everything:
        return c.say("It may be called in every contract.", said)
    if set(ids) == {id for id in everything if c.has_trump(id)}:
        return c.say("It may be called in every contract with trump: {contracts}.", said, contracts=names)
    if set(ids) == {id for id in everything if not c.has_trump(id)}:
        return c.say("It may be called in every contract without trump: {contracts}.", said, contracts=names)
    return c.say("It may be called in {contracts}.", said, contracts=names)


def _window(c: Context, call: Call) -> list[str]:
    if call.undertaken is not None:
        return [
            c.say(
                "Nobody says it: the declarer undertakes it by leading to trick {trick}.",
                call.undertaken,
                trick=call.undertaken.value,
            )
        ]
    opens, closes = _moment(c, _FROM, call.opens.value), _moment(c, _UNTIL, call.closes.value)
    lines = [c._("He may call it {opens}, {closes}.", opens=opens, closes=closes)]
    if call.closes.value.kind == "declarer" and c.book.play.lead.value != "declarer":
        lines.append(c._("So what has been played before him may be in sight."))
    return [c.cite(c.paragraph(lines), call.opens, call.closes)]


def _moment(c: Context, words: dict[str, tuple[str, str]], moment: Moment) -> str:
    if moment.kind == "exchange" and not c.book.table.talon.value:
        # Nothing can be exchanged, so the moment comes at once.
        return c.p_(*(_FROM_TRUMP if words is _FROM else _UNTIL_TRUMP))
    return c.p_(*words[moment.kind], trick=moment.trick)


def _ends(c: Context, call: Call) -> list[str]:
    if call.ends is None:
        return []
    if call.ends.value == "given up":
        return [
            c.say(
                "With it the declarer gives the game up: the play ends at once, and the tricks not played belong to "
                "nobody.",
                call.ends,
            )
        ]
    return [
        c.say(
            "With it the declarer ends the play: he stops with the tricks he has, and the others belong to nobody.",
            call.ends,
        )
    ]


def _aim(c: Context, call: Call) -> list[str]:
    if call.aim is None:
        return []
    aim = next(aim for aim in c.book.aims if aim.id == call.aim.value)
    guards = [(*guard.value, c.mark(guard)) for guard in aim.guards]
    line = c._("Once it is called, another aim takes the place of the contract's.")
    return [c.paragraph([line + c.mark(call.aim), introduction(c, guards)]), listing(c, guards)]
