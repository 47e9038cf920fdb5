"""How the cards rank: named cards, trump suits, plain suits, and what changes where trump is different."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.model import LETTERS, SUITS, Contract, NamedCard, Origin
from .context import Context
from .english import blocks, bullets, capital, counted, listed, paragraph, table
from .markdown import Markdown

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
    return blocks("Some cards have names:", bullets(_named_card(c, card) for card in c.book.cards))


def _named_card(c: Context, card: NamedCard) -> str:
    name = c.card(card.id)
    if card.fixed:
        return c.say(f"{name} is always the {c.playing_card(card.fixed)}.", card.origin)
    if card.black and card.red:
        if card.black == card.red:
            return c.say(f"{name} is the {c.rank(card.black)} of the trump suit.", card.origin)
        black, red = _colour(c, "black"), _colour(c, "red")
        text = (
            f"the {c.rank(card.black)} of a black trump suit ({black}) and the {c.rank(card.red)} of a red one ({red})"
        )
        return c.say(f"{name} is {text}.", card.origin)
    colour = "black" if card.black else "red"
    rank = c.rank(card.black or card.red or "")
    other = "red" if card.black else "black"
    suits = _colour(c, colour)
    text = f"{name} is the {rank} of the trump suit when that is {colour} ({suits}); a {other} trump suit has none"
    return c.say(f"{text}.", card.origin)


def _colour(c: Context, colour: str) -> str:
    suits = ("spades", "clubs") if colour == "black" else ("hearts", "diamonds")
    return listed([c.suit(suit) for suit in suits], "or")


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
        groups.setdefault(order, []).append((suit, origin))
    rows = []
    for order, suits in groups.items():
        names = capital(listed([c.suit(suit) for suit, _ in suits]))
        mark = c.mark(*(origin for _, origin in suits))
        rows.append([names, ", ".join(order) + mark, *([str(len(order))] if counts else [])])
    return rows


def _with_trump(c: Context) -> str:
    suits = _trump_suits(c)
    trumps = [(suit, _entries(c, suit), said.origin) for suit, said in c.book.orders.trump if suit in suits]
    head = ["Trump suit", "Its cards, highest first", "Cards"]
    everywhere = {suit: trump_cards(c, suit) for suit in suits}
    return blocks(
        "The trump suit ranks so:",
        table(head, _rows(c, trumps, counts=True)),
        "A suit that is not trump, beside a trump suit, ranks so:",
        table(["Plain suit", "Its cards, highest first"], _beside(c, everywhere)),
        _borrowed(c),
    )


def _trump_suits(c: Context) -> list[str]:
    """The suits that may be trump in some contract."""
    fixed = set()
    for contract in c.book.contracts:
        trump = contract.trump.value
        if contract.plays is None and trump.kind not in ("none", "only"):
            fixed |= {trump.suit} if trump.suit else set(SUITS)
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
            name = f"{capital(c.suit(suit))}, with {c.suit(trump)} as trump"
            special.append([name, ", ".join(_ranks(order)) + c.mark(plain[suit])])
    return _rows(c, rows) + special


def _ranks(cards: Order) -> Order:
    return tuple(card[1:] for card in cards)


def _borrowed(c: Context) -> str:
    """Named cards that leave their own suit when another is trump."""
    fixed = [card for card in c.book.cards if card.fixed and _always_trump(c, card)]
    if not fixed:
        return ""
    names = listed([c.full_card(card.id) for card in fixed])
    if len(fixed) == 1:
        return f"{names} is a trump in every trump suit and does not belong to the suit printed on it."
    return f"{names} are trumps whatever suit is trump and do not belong to the suits printed on them."


def _always_trump(c: Context, card: NamedCard) -> bool:
    return all(card.id in said.value for _, said in c.book.orders.trump)


# ---- where trump is different --------------------------------------------------------------------------------------


def _without_trump(c: Context) -> str:
    none = [x for x in c.book.contracts if x.plays is None and x.trump.value.kind == "none"]
    orders = [(suit, _ranks(plain_cards(c, suit, ())), said.origin) for suit, said in c.book.orders.plain]
    names = listed([c.contract(contract.id) for contract in none])
    lines = [c.say(f"in {names}, there is no trump, and every card belongs to the suit printed on it:", *_trumps(none))]
    return blocks(paragraph(lines), table(["Suit", "Its cards, highest first"], _rows(c, orders)))


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
    names = listed([c.contract(contract.id) for contract in contracts])
    trumps = listed([c.full_card(id) for id in ids])
    if len(ids) == 1:
        text = f"in {names}, {trumps} alone is trump. It is a suit of its own and belongs to no other suit"
    else:
        text = (
            f"in {names}, {trumps} alone are trumps, the first of them the highest. These {counted(len(ids), 'card')} "
            "are a suit of their own and belong to no other suit"
        )
    return blocks(
        c.say(f"{text}; the four suits rank so:", *_trumps(contracts)),
        table(["Suit", "Its cards, highest first"], _rows(c, orders)),
    )
