"""What is paid by who breaks a rule."""

from __future__ import annotations

from ...rulebook.model import Penalty, Said
from .context import Context
from .markdown import Markdown
from .payments import payment_sentence
from .pieces import blocks, capital


def penalties(c: Context) -> Markdown | None:
    """Every penalty; None where there is none."""
    if not c.book.penalties:
        return None
    parts: list[str] = [
        c._(
            "Who breaks one of these rules is the offender. Each penalty is paid at once, when the players record it, "
            "and measured as things then stand. The opponents are those who play against him, and all others as long "
            "as nobody declares."
        )
    ]
    for penalty in c.book.penalties:
        parts.append(f"### {capital(c.penalty(penalty.id))}{c.mark(penalty.origin)}")
        parts.append(c.paragraph([*_paid(c, penalty), _after(c, penalty)]))
    return blocks(*parts)


def _paid(c: Context, penalty: Penalty) -> list[str]:
    return [c.cite(payment_sentence(c, said.value), said) for said in penalty.payments]


def _after(c: Context, penalty: Penalty) -> str:
    if penalty.redeal is None:
        return after_penalty(c, None)
    return after_penalty(c, "redeal" if penalty.redeal.value == "same" else "next_dealer", penalty.redeal)


def after_penalty(c: Context, then: object, *said: Said[str]) -> str:
    """What follows on a penalty; ``then`` is redeal, next_dealer, or None where play goes on."""
    if then is None:
        return c._("Then the hand goes on.")
    if then == "redeal":
        return c.say("Then the cards are thrown in and the same dealer deals anew.", *said)
    return c.say("Then the cards are thrown in and the next dealer deals anew.", *said)
