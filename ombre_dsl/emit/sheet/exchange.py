"""The exchange of cards, as a table and in words."""

from __future__ import annotations

from ...rulebook.model import Contract, ExchangeStep
from .context import Context
from .markdown import Markdown
from .permissions import limits, place_words
from .pieces import blocks, capital, table


def exchange(c: Context) -> Markdown | None:
    """How cards are exchanged; None where nobody ever does."""
    some = [
        contract for contract in c.book.contracts if contract.exchange.value or contract.trump.value.kind == "turned"
    ]
    if not some:
        return None
    return blocks(
        c.paragraph(_rules(c)), c.paragraph(_orders(c, some)), _table(c), _named_first(c, some), _turned(c, some)
    )


def _rules(c: Context) -> list[str]:
    return [
        c._("Who exchanges throws cards from his hand face down and takes as many from the top of the talon."),
        c.n_(
            "The talon has {n} card in all. Nobody can exchange more cards than it still holds, even where a least "
            "number is prescribed, nor more than he has in his hand; when it is used up, nobody exchanges any more.",
            "The talon has {n} cards in all. Nobody can exchange more cards than it still holds, even where a least "
            "number is prescribed, nor more than he has in his hand; when it is used up, nobody exchanges any more.",
            c.book.table.talon.value,
        ),
        c._("The cards thrown are not looked at and take no further part in the hand.")
        if not any(contract.sitter for contract in c.book.contracts)
        else c._("The cards thrown take no further part in the hand, unless the player who sits out takes them."),
    ]


def _orders(c: Context, some: list[Contract]) -> list[str]:
    groups: dict[str, list[Contract]] = {}
    for contract in some:
        groups.setdefault(contract.exchange_order.value, []).append(contract)
    lines = []
    for order, contracts in groups.items():
        told = _order(c, order)
        if len(groups) > 1:
            names = c.contracts(x.id for x in contracts)
            told = c._("In {contracts}: {rule}", contracts=names, rule=told)
        lines.append(c.cite(told, *(contract.exchange_order for contract in contracts)))
    if any(contract.declarers.value[1] > 1 for contract in some):
        lines.append(c._("Several declarers exchange in the order in which they came in."))
    return lines


def _order(c: Context, order: str) -> str:
    if c.defenders == 1:
        return c._("The declarer exchanges first, then the defender.")
    if order == "from eldest":
        return c._("The declarer exchanges first, then the others in turn, beginning with the eldest hand.")
    return c._(
        "The declarer exchanges first, then the others in turn, beginning with the player after the declarer, to his "
        "{side}.",
        side=c.way,
    )


def _table(c: Context) -> str:
    rows = []
    for contract in c.book.contracts:
        marks = c.rests(contract.exchange)
        rows.append([c.contract(contract.id), _cell(c, contract, "declarer"), _cell(c, contract, "defender"), marks])
    joint = any(contract.declarers.value[1] > 1 for contract in c.book.contracts)
    declarer = capital(c.column("each declarer" if joint else "declarer"))
    return table([c._("Contract"), declarer, capital(c.column("each defender")), c._("Rests on")], rows)


def _cell(c: Context, contract: Contract, role: str) -> str:
    """How many cards one side may exchange, or its members one by one."""
    mine = [step for step in contract.exchange.value if step.role == role]
    none = c.p_("cards exchanged", "none")
    if not mine:
        turned = role == "declarer" and contract.trump.value.kind == "turned"
        return c.p_("cards exchanged", "exactly {number}", number=1) if turned else none
    if all(step.place == 0 for step in mine):
        return _numbers(c, contract, mine[0])
    cells = [
        _who_has(c, place_words(c, step.role, step.place), _numbers(c, contract, step)) for step in mine if step.place
    ]
    others = [_numbers(c, contract, step) for step in mine if not step.place] or [none]
    several = c.defenders if role == "defender" else contract.declarers.value[1]
    if len(cells) < several:
        cells.append(_who_has(c, c.p_("cards exchanged", "each other"), others[0]))
    return c.apart(cells)


def _who_has(c: Context, who: str, number: str) -> str:
    return c.p_("cards exchanged", "{who}: {number}", who=who, number=number)


def _numbers(c: Context, contract: Contract, step: ExchangeStep) -> str:
    if step.whole_talon:
        return c.p_("cards exchanged", "the whole talon, {number}", number=c.book.table.talon.value)
    least, most = limits(contract, step)
    if most is None and not least:
        return c.p_("cards exchanged", "any number")
    if most is None:
        return c.p_("cards exchanged", "at least {number}", number=least)
    if least == most:
        exactly = c.p_("cards exchanged", "exactly {number}", number=least)
        return exactly if least else c.p_("cards exchanged", "none")
    return c.p_("cards exchanged", "{least} to {most}", least=least, most=most)


def _named_first(c: Context, some: list[Contract]) -> str:
    """Where trump is named after the auction: that it is named before the cards that come in are seen."""
    named = [x for x in some if x.trump.value.kind == "named" and x.plays is None]
    if not named or c.book.auction.suit.value == "with the bid":
        return ""
    return c.say(
        "In {contracts}, the declarer names the trump suit before anybody exchanges.",
        *(contract.trump for contract in named),
        contracts=c.contracts(contract.id for contract in named),
    )


def _turned(c: Context, some: list[Contract]) -> str:
    turned = [contract for contract in some if contract.trump.value.kind == "turned"]
    if not turned:
        return ""
    return c.say(
        "In {contracts}, the turned card is the first card that the declarer takes; he throws a card for it and may "
        "not leave it lying.",
        *(contract.trump for contract in turned),
        contracts=c.contracts(contract.id for contract in turned),
    )
