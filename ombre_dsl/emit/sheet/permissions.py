"""Who may exchange how many cards in one contract, in a sentence and in a word or two."""

from __future__ import annotations

from ...rulebook.model import Contract, ExchangeStep
from .context import Context
from .names import PLACES
from .pieces import capital


def exchange_sentences(c: Context, contract: Contract) -> list[str]:
    """Who may exchange how many cards."""
    if not c.book.table.talon.value:
        return []
    if not contract.exchange.value:
        return [c.say("Nobody exchanges cards.", contract.exchange)]
    parts = [capital(_step_words(c, contract, step)) for step in contract.exchange.value]
    roles = {step.role for step in contract.exchange.value}
    if "declarer" not in roles and contract.trump.value.kind != "turned":
        parts.insert(0, c.say("{who} may not exchange cards.", who=_declarer(c, contract)))
    elif "defender" not in roles:
        alone = c.defenders == 1
        parts.append(c._("The defender exchanges none.") if alone else c._("The defenders exchange none."))
    return [c.cite(c.paragraph(parts), contract.exchange)]


def _declarer(c: Context, contract: Contract) -> str:
    if contract.declarers.value[1] > 1:
        return c.p_("payer", "each declarer")
    return c.payer("declarer")


def place_words(c: Context, role: str, place: int) -> str:
    """``the first defender``."""
    if place <= len(PLACES[role]):
        return c.p_(*PLACES[role][place - 1])
    return f"{c.column(role)} {place}"


def _step_words(c: Context, contract: Contract, step: ExchangeStep) -> str:
    who = _declarer(c, contract) if step.role == "declarer" else c.payer("each defender")
    if step.place:
        who = place_words(c, step.role, step.place)
    if step.whole_talon:
        return _whole_talon(c, who)
    told = limits_words(c, who, *limits(contract, step))
    if contract.trump.value.kind == "turned" and step.role == "declarer":
        return c.paragraph([told, c._("The turned card is the first of them.")])
    return told


def _whole_talon(c: Context, who: str) -> str:
    size = c.book.table.talon.value
    surplus = size - c.book.table.hand_size
    if surplus > 0:
        return c.n_(
            "{who} lays his hand aside, takes the whole talon of {size} cards in its place and throws {n} of them.",
            "{who} lays his hand aside, takes the whole talon of {size} cards in its place and throws {n} of them.",
            surplus,
            who=who,
            size=size,
        )
    return c._("{who} lays his hand aside and takes the whole talon in its place.", who=who)


def limits_words(c: Context, who: str, least: int, most: int | None) -> str:
    """How many cards somebody may exchange."""
    if most == 0:
        return c._("{who} may not exchange cards.", who=who)
    if most is None and not least:
        return c._("{who} may exchange any number of cards, or none.", who=who)
    if most is None:
        return c.n_("{who} must exchange at least {n} card.", "{who} must exchange at least {n} cards.", least, who=who)
    if least == most:
        return c.n_("{who} must exchange exactly {n} card.", "{who} must exchange exactly {n} cards.", least, who=who)
    if least:
        return c.n_(
            "{who} must exchange at least {least} and may exchange up to {n} card.",
            "{who} must exchange at least {least} and may exchange up to {n} cards.",
            most,
            who=who,
            least=least,
        )
    return c.n_("{who} may exchange up to {n} card.", "{who} may exchange up to {n} cards.", most, who=who)


def limits(contract: Contract, step: ExchangeStep) -> tuple[int, int | None]:
    """Least and most of a permission; who must take the turned card exchanges one card at least."""
    takes_turned = contract.trump.value.kind == "turned" and step.role == "declarer" and step.place in (0, 1)
    return (max(step.least, 1) if takes_turned else step.least), step.most


def exchange_cell(c: Context, contract: Contract) -> str:
    """Who exchanges, in a word or two."""
    steps = contract.exchange.value
    parts = []
    if any(step.role == "declarer" for step in steps):
        parts.append(c.column("each declarer" if contract.declarers.value[1] > 1 else "declarer"))
    defending = [step for step in steps if step.role == "defender"]
    if any(not step.place for step in defending) or (defending and len(defending) >= c.defenders):
        parts.append(c.column("each defender"))
    else:
        parts += [place_words(c, step.role, step.place) for step in sorted(defending, key=lambda step: step.place)]
    return c.row(parts) if parts else c.p_("who exchanges", "nobody")
