"""The exchange of cards, as a table and in words."""

from __future__ import annotations

from ...rulebook.model import Contract, ExchangeStep
from .context import Context
from .english import blocks, capital, counted, listed, ordinal, paragraph, table
from .markdown import Markdown
from .permissions import limits

_ORDERS = {
    "after the declarer": "then the others in turn, beginning with the player after the declarer, to his {way}",
    "from eldest": "then the others in turn, beginning with the eldest hand",
}


def exchange(c: Context) -> Markdown | None:
    """How cards are exchanged; None where nobody ever does."""
    some = [
        contract for contract in c.book.contracts if contract.exchange.value or contract.trump.value.kind == "turned"
    ]
    if not some:
        return None
    size = c.book.table.talon.value
    return blocks(
        paragraph(
            [
                "Who exchanges throws cards from his hand face down and takes as many from the top of the talon.",
                f"The talon has {counted(size, 'card')} in all, and what is left in it limits everybody, also where "
                "a least number is asked for; when it is used up, nobody exchanges any more.",
                "The cards thrown take no further part in the hand.",
            ]
        ),
        paragraph(_orders(c, some)),
        _table(c),
        _turned(c, some),
    )


def _orders(c: Context, some: list[Contract]) -> list[str]:
    groups: dict[str, list[Contract]] = {}
    for contract in some:
        groups.setdefault(contract.exchange_order.value, []).append(contract)
    joint = any(contract.declarers.value[1] > 1 for contract in some)
    first = "the declarer exchanges first"
    if joint:
        first += " (several declarers in the order in which they came in)"
    lines = []
    for order, contracts in groups.items():
        where = "" if len(groups) == 1 else f"in {listed([c.contract(x.id) for x in contracts])}, "
        then = _ORDERS.get(order, order).format(way=c.way) if c.defenders > 1 else "then the defender"
        lines.append(c.say(f"{where}{first}, {then}.", *(contract.exchange_order for contract in contracts)))
    return lines


def _table(c: Context) -> str:
    rows = []
    for contract in c.book.contracts:
        marks = c.mark(contract.exchange).strip()
        rows.append([c.contract(contract.id), _cell(c, contract, "declarer"), _cell(c, contract, "defender"), marks])
    joint = any(contract.declarers.value[1] > 1 for contract in c.book.contracts)
    head = [
        "Contract",
        "Each declarer" if joint else "Declarer",
        capital(c.party("each defender").removeprefix("the ")),
        "Rests on",
    ]
    return table(head, rows)


def _cell(c: Context, contract: Contract, role: str) -> str:
    """How many cards one side may exchange, or its members one by one."""
    mine = [step for step in contract.exchange.value if step.role == role]
    if not mine:
        return "exactly 1" if role == "declarer" and contract.trump.value.kind == "turned" else "none"
    if all(step.place == 0 for step in mine):
        return _numbers(c, contract, mine[0])
    cells = [f"the {ordinal(step.place)} {_numbers(c, contract, step)}" for step in mine if step.place]
    others = [_numbers(c, contract, step) for step in mine if not step.place] or ["none"]
    several = c.defenders if role == "defender" else contract.declarers.value[1]
    return "; ".join([*cells, *([f"each other {others[0]}"] if len(cells) < several else [])])


def _numbers(c: Context, contract: Contract, step: ExchangeStep) -> str:
    if step.whole_talon:
        return f"the whole talon, {c.book.table.talon.value}"
    least, most = limits(contract, step)
    if most is None:
        return f"at least {least}" if least else "any number"
    if least == most:
        return f"exactly {least}" if least else "none"
    return f"{least} to {most}"


def _turned(c: Context, some: list[Contract]) -> str:
    turned = [contract for contract in some if contract.trump.value.kind == "turned"]
    if not turned:
        return ""
    names = listed([c.contract(contract.id) for contract in turned])
    text = (
        f"in {names}, the turned card is the first card that the declarer takes; he throws a card for it and may not "
        "leave it lying."
    )
    return c.say(capital(text), *(contract.trump for contract in turned))
