"""Who may exchange how many cards in one contract, in a sentence and in a word or two."""

from __future__ import annotations

from ...rulebook.model import Contract, ExchangeStep
from .context import Context
from .english import counted, listed, ordinal


def exchange_sentences(c: Context, contract: Contract) -> list[str]:
    """Who may exchange how many cards."""
    if not c.book.table.talon.value:
        return []
    if not contract.exchange.value:
        return [c.say("Nobody exchanges cards.", contract.exchange)]
    parts = [_step_words(c, contract, step) for step in contract.exchange.value]
    roles = {step.role for step in contract.exchange.value}
    if "declarer" not in roles and contract.trump.value.kind != "turned":
        parts.insert(0, f"{_declarer_word(contract)} may not exchange cards")
    elif "defender" not in roles:
        parts.append("the defender exchanges none" if c.defenders == 1 else "the defenders exchange none")
    return [c.say(f"{'; '.join(parts)}.", contract.exchange)]


def _declarer_word(contract: Contract) -> str:
    return "each declarer" if contract.declarers.value[1] > 1 else "the declarer"


def _who(c: Context, contract: Contract, step: ExchangeStep) -> str:
    if step.place:
        return f"the {ordinal(step.place)} {step.role}"
    return _declarer_word(contract) if step.role == "declarer" else c.party("each defender")


def _step_words(c: Context, contract: Contract, step: ExchangeStep) -> str:
    who = _who(c, contract, step)
    if step.whole_talon:
        talon = c.book.table.talon.value
        surplus = talon - c.book.table.hand_size
        takes = f"takes the whole talon of {counted(talon, 'card')} in its place"
        if surplus > 0:
            return f"{who} lays his hand aside, {takes} and throws {surplus} of them"
        return f"{who} lays his hand aside and {takes}"
    least, most = limits(contract, step)
    if least and most is None:
        what = f"must exchange at least {counted(least, 'card')}"
    elif least and most == least:
        what = f"must exchange exactly {counted(least, 'card')}"
    elif least:
        what = f"must exchange at least {counted(least, 'card')} and may exchange up to {most}"
    elif most is None:
        what = "may exchange any number of cards, or none"
    else:
        what = f"may exchange up to {counted(most, 'card')}"
    turned = contract.trump.value.kind == "turned" and step.role == "declarer"
    return f"{who} {what}{', the turned card included' if turned else ''}"


def limits(contract: Contract, step: ExchangeStep) -> tuple[int, int | None]:
    """Least and most of a permission; who must take the turned card exchanges one card at least."""
    takes_turned = contract.trump.value.kind == "turned" and step.role == "declarer" and step.place in (0, 1)
    return (max(step.least, 1) if takes_turned else step.least), step.most


def exchange_cell(c: Context, contract: Contract) -> str:
    """Who exchanges, in a word or two."""
    if contract.plays is not None and not contract.exchange.value:
        return "nobody"
    roles = [step.role for step in contract.exchange.value]
    parts = [_declarer_word(contract).removeprefix("the ")] if "declarer" in roles else []
    if "defender" in roles:
        steps = [step for step in contract.exchange.value if step.role == "defender"]
        every = c.party("each defender").removeprefix("the ")
        places = {step.place for step in steps}
        some = listed([f"{ordinal(place)} defender" for place in sorted(places) if place])
        parts.append(every if 0 in places or len(places) >= c.defenders else some)
    return ", ".join(parts) or "nobody"
