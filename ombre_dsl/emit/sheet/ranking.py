"""How the cards rank: named cards, trump suits, plain suits, and what changes where trump is different."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import LETTERS, SUITS, Contract, NamedCard, Origin
from .context import Context
from .markdown import Markdown
from .pieces import blocks, bullets, capital, table

Order = tuple[str, ...]


def ranking(c: Context) -> Markdown:
    """Everything on the order of the cards, highest first."""
    kinds = {contract.trump.value.kind for contract in c.book.contracts if contract.plays is None}
    return blocks(
        _named(c),
        _with_trump(c) if kinds - {"none", "only"} else "",
        _without_trump(c) if "none" in kinds else "",
        *_only(c),
    )


# ---- named cards ---------------------------------------------------------------------------------------------------


def _named(c: Context) -> str:
    if not c.book.cards:
        return ""
    return blocks(c._("Some cards have names:"), bullets(_named_card(c, card) for card in c.book.cards))


def _named_card(c: Context, card: NamedCard) -> str:
    name = c.card(card.id)
    if card.fixed:
        return c.say("{name} is always {card}.", card.origin, name=name, card=c.the_card(card.fixed))
    if card.black and card.black == card.red:
        return c.say("{name} is {rank} of the trump suit.", card.origin, name=name, rank=c.the_rank(card.black))
    if card.black and card.red:
        return c.say(
            "{name} is {black} of a black trump suit ({black_suits}) and {red} of a red one ({red_suits}).",
            card.origin,
            name=name,
            black=c.the_rank(card.black),
            red=c.the_rank(card.red),
            black_suits=_black(c),
            red_suits=_red(c),
        )
    if card.black:
        return c.say(
            "{name} is {rank} of the trump suit when that is black ({suits}); a red trump suit has none.",
            card.origin,
            name=name,
            rank=c.the_rank(card.black),
            suits=_black(c),
        )
    return c.say(
        "{name} is {rank} of the trump suit when that is red ({suits}); a black trump suit has none.",
        card.origin,
        name=name,
        rank=c.the_rank(card.red or ""),
        suits=_red(c),
    )


def _black(c: Context) -> str:
    return c.either([c.suit("spades"), c.suit("clubs")])


def _red(c: Context) -> str:
    return c.either([c.suit("hearts"), c.suit("diamonds")])


# ---- orders --------------------------------------------------------------------------------------------------------


def trump_cards(c: Context, suit: str) -> Order:
    """The cards that are trumps when ``suit`` is trump, highest first."""
    ranks = dict(c.book.orders.trump)[suit].value
    cards = [c.card_of(rank, suit) if rank in c.named else LETTERS[suit] + rank for rank in ranks]
    return tuple(card for card in cards if card is not None)


def plain_cards(c: Context, suit: str, trumps: Sequence[str]) -> Order:
    """The cards of a suit that is not trump, highest first, without those that are trumps."""
    cards = [LETTERS[suit] + rank for rank in dict(c.book.orders.plain)[suit].value]
    return tuple(card for card in cards if card not in trumps)


def _entries(c: Context, suit: str) -> Order:
    """A trump suit as it is printed: named cards by name, the others by rank."""
    return tuple(c.listed_card(rank, suit) for rank in dict(c.book.orders.trump)[suit].value)


def _rows(c: Context, orders: Sequence[tuple[str, Order, Origin | None]], counts: bool = False) -> list[list[str]]:
    """One row for suits of the same order, with what the order rests on."""
    groups: dict[Order, list[tuple[str, Origin | None]]] = {}
    for suit, order, origin in orders:
        if not order:
            continue  # all of its cards are trumps
        groups.setdefault(order, []).append((suit, origin))
    rows = []
    for order, suits in groups.items():
        names = capital(c.listed([c.suit(suit) for suit, _ in suits]))
        mark = c.mark(*(origin for _, origin in suits))
        rows.append([names, c.row(order) + mark, *([str(len(order))] if counts else [])])
    return rows


def _with_trump(c: Context) -> str:
    suits = _trump_suits(c)
    trumps = [(suit, _entries(c, suit), said.origin) for suit, said in c.book.orders.trump if suit in suits]
    head = [c._("Trump suit"), c._("Its cards, highest first"), c.p_("how many", "Cards")]
    everywhere = {suit: trump_cards(c, suit) for suit in suits}
    return blocks(
        c._("The trump suit ranks so:"),
        table(head, _rows(c, trumps, counts=True)),
        c._("A suit that is not trump, beside a trump suit, ranks so:"),
        table([c._("Plain suit"), c._("Its cards, highest first")], _beside(c, everywhere)),
        _borrowed(c),
    )


def _trump_suits(c: Context) -> list[str]:
    """The suits that may be trump in some contract."""
    fixed = set()
    for contract in c.book.contracts:
        trump = contract.trump.value
        if contract.plays is None and trump.kind not in ("none", "only"):
            fixed |= {trump.suit} if trump.suit else set(trump.nameable)
    return [suit for suit in SUITS if suit in fixed]


def _beside(c: Context, trumps: dict[str, Order]) -> list[list[str]]:
    """Plain suits beside a trump suit; where it matters which suit is trump, a row for each."""
    plain = dict(c.book.orders.plain)
    rows: list[tuple[str, Order, Origin | None]] = []
    special: list[list[str]] = []
    for suit in SUITS:
        orders = {trump: plain_cards(c, suit, cards) for trump, cards in trumps.items() if trump != suit}
        if len(set(orders.values())) == 1:
            rows.append((suit, _ranks(next(iter(orders.values()))), plain[suit].origin))
            continue
        for trump, order in orders.items():
            name = c.p_("row of a table", "{suit}, with {trump} as trump", suit=c.suit(suit), trump=c.suit(trump))
            special.append([capital(name), c.row(_ranks(order)) + c.mark(plain[suit])])
    return _rows(c, rows) + special


def _ranks(cards: Order) -> Order:
    return tuple(card[1:] for card in cards)


def _borrowed(c: Context) -> str:
    """Named cards that leave their own suit when another is trump."""
    fixed = [card for card in c.book.cards if card.fixed and _always_trump(c, card)]
    if not fixed:
        return ""
    names = c.listed([c.full_card(card.id) for card in fixed])
    if any(x.trump.value.kind in ("none", "only") for x in c.book.contracts if x.plays is None):
        return _borrowed_in_some(c, names, len(fixed))
    if len(fixed) == 1:
        return c.say("{card} is a trump in every trump suit and does not belong to the suit printed on it.", card=names)
    return c.say(
        "{cards} are trumps whatever suit is trump and do not belong to the suits printed on them.", cards=names
    )


def _borrowed_in_some(c: Context, names: str, number: int) -> str:
    """The same where other contracts have no trump suit."""
    if number == 1:
        return c.say(
            "In the games with a trump suit, {card} is a trump whatever suit is trump and does not belong to the suit "
            "printed on it.",
            card=names,
        )
    return c.say(
        "In the games with a trump suit, {cards} are trumps whatever suit is trump and do not belong to the suits "
        "printed on them.",
        cards=names,
    )


def _always_trump(c: Context, card: NamedCard) -> bool:
    return all(card.id in said.value for _, said in c.book.orders.trump)


# ---- where trump is different --------------------------------------------------------------------------------------


def _without_trump(c: Context) -> str:
    none = [x for x in c.book.contracts if x.plays is None and x.trump.value.kind == "none"]
    orders = [(suit, _ranks(plain_cards(c, suit, ())), said.origin) for suit, said in c.book.orders.plain]
    names = c.contracts(contract.id for contract in none)
    line = c.say(
        "In {contracts}, there is no trump, and every card belongs to the suit printed on it:",
        *_trumps(none),
        contracts=names,
    )
    return blocks(line, _suits(c, orders))


def _suits(c: Context, orders: Sequence[tuple[str, Order, Origin | None]]) -> str:
    return table([c._("Suit"), c._("Its cards, highest first")], _rows(c, orders))


def _trumps(contracts: Sequence[Contract]) -> list[Origin]:
    return [contract.trump.origin for contract in contracts]


def _only(c: Context) -> list[str]:
    groups: dict[tuple[str, ...], list[Contract]] = {}
    for contract in c.book.contracts:
        if contract.plays is None and contract.trump.value.kind == "only":
            groups.setdefault(contract.trump.value.cards, []).append(contract)
    return [_only_these(c, cards, contracts) for cards, contracts in groups.items()]


def _only_these(c: Context, ids: tuple[str, ...], contracts: Sequence[Contract]) -> str:
    cards = tuple(card for card in (c.card_of(id, None) for id in ids) if card)
    orders = [(suit, _ranks(plain_cards(c, suit, cards)), said.origin) for suit, said in c.book.orders.plain]
    names = c.contracts(contract.id for contract in contracts)
    trumps = c.listed([c.full_card(id) for id in ids])
    if len(ids) == 1:
        line = c.say(
            "In {contracts}, only {card} is trump. It is a suit of its own and belongs to no other suit; the four "
            "suits rank so:",
            *_trumps(contracts),
            contracts=names,
            card=trumps,
        )
    else:
        line = c.say(
            "In {contracts}, only {cards} are trumps, the first of them the highest. They are a suit of their own "
            "and belong to no other suit; the four suits rank so:",
            *_trumps(contracts),
            contracts=names,
            cards=trumps,
        )
    return blocks(line, _suits(c, orders))
