"""The match: what is paid before each deal, when it is over, and who has won it."""

from __future__ import annotations

from ...runtime.tables import Program
from .context import Context
from .facts import fills_pot
from .markdown import Markdown
from .payments import before_each_deal
from .pieces import blocks, bullets
from .programs import Words
from .speech import marked


def _not_counted(c: Context, over: Program) -> str:
    """Where deals are counted, that those of which nothing came are not."""
    if not _counts_deals(over):
        return ""
    passed = any(step.value.kind == "redeal" for step in c.book.all_pass)
    punished = any(penalty.redeal is not None for penalty in c.book.penalties)
    if passed and punished:
        return c._("A deal that was thrown in, because all passed or for a penalty, does not count.")
    if punished:
        return c._("A deal that was thrown in for a penalty does not count.")
    return c._("A deal that was thrown in because all passed does not count.") if passed else ""


def _counts_deals(program: Program) -> bool:
    if isinstance(program, tuple):
        return any(_counts_deals(part) for part in program)
    return program == "deals"


def match(c: Context) -> Markdown | None:
    """The match; None where the variant says nothing of it."""
    lines = [c.cite(before_each_deal(c, said.value), said) for said in c.book.before_deal]
    over = c.book.match.over
    if over is not None:
        condition = Words(c).condition(over.value)
        told = c.say("The match is over when, at the end of a deal, {condition}.", over, condition=condition)
        lines.append(c.paragraph([told, _not_counted(c, over.value)]))
        if fills_pot(c.book):
            lines.append(
                c._(
                    "What then lies in the pot is shared equally by all players; an odd rest falls to the earlier from "
                    "the eldest hand of the last deal."
                )
            )
        lines.append(
            c.by_unit(
                marked("who wins the match", "Who has then won the most chips on balance wins the match."),
                marked("who wins the match", "Who then has the most points wins the match."),
            )
        )
    return blocks(bullets(lines)) if lines else None
