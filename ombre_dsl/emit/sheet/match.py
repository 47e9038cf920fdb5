"""The match: what is paid before each deal, and when it is over."""

from __future__ import annotations

from .context import Context
from .english import blocks, bullets
from .markdown import Markdown
from .payments import payment_sentence
from .programs import Words


def match(c: Context) -> Markdown | None:
    """The match; None where the variant says nothing of it."""
    words = Words(c)
    lines = [c.say(payment_sentence(c, said.value, "before each deal"), said) for said in c.book.before_deal]
    over = c.book.match.over
    if over is not None:
        lines.append(c.say(f"The match is over when, at the end of a deal, {words.condition(over.value)}.", over))
    return blocks(bullets(lines)) if lines else None
