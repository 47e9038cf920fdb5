"""A variant taken apart into facts: what can be changed by itself, each with its value and its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from ...rulebook.model import Call, Contract, Origin, Rulebook, Said
from .show import Show, column

Key = tuple[str, str, str]


@attrs.frozen
class Fact:
    """``listed``: one of several lines of a kind, which have no name; ``text``: its value in words."""

    group: str
    subject: str
    aspect: str
    value: Any
    text: str
    origin: Origin
    listed: bool = False

    @property
    def key(self) -> Key:
        """What makes it the same fact in two variants."""
        return self.group, self.subject, self.aspect

    @property
    def through_like(self) -> bool:
        """Whether the line stands in another element that this one is like."""
        return any(step.startswith("like ") for step in self.origin.via)


_NAMES = {"withheld": "may withhold", "contracts": "in", "opens": "from", "closes": "until", "allowed": "allowed when",
          "made": "made when", "card_calls": "may call", "over": "over when"}  # fmt: skip

_OF_TABLE = {"packets": "deal", "sitter": "sits out", "sitter_shares": "sitter pays", "second_pack": "second pack"}


def facts(book: Rulebook) -> list[Fact]:
    """Every fact of a variant, in the order of its sheet."""
    show = Show(book)
    parts = (_options, _table, _cards, _auction, _play, _contracts, _calls, _aims, _payoffs, _settles, _penalties,
             _match)  # fmt: skip
    return [fact for part in parts for fact in part(book, show)]


def _said(group: str, subject: str, element: Any, show: Show, but: Iterable[str] = ()) -> Iterator[Fact]:
    """The settings of an element, by their names in the file."""
    for field in attrs.fields(type(element)):
        said = getattr(element, field.name)
        if isinstance(said, Said) and field.name not in but:
            name = _name(group, field.name)
            yield Fact(group, subject, name, said.value, show.value(said.value), said.origin)


def _name(group: str, field: str) -> str:
    """A setting's name in the file."""
    names = {"table": _OF_TABLE, "auction": {}}.get(group, _NAMES)
    return names.get(field, field.replace("_", " "))


def _listed(group: str, subject: str, lines: Iterable[tuple[Any, str, Origin]]) -> Iterator[Fact]:
    """Lines without a name: the same words are the same line."""
    seen: Counter[str] = Counter()
    for value, text, origin in lines:
        seen[origin.words] += 1
        yield Fact(group, subject, f"{origin.words}\n{seen[origin.words]}", value, text, origin, listed=True)


def _options(book: Rulebook, show: Show) -> Iterator[Fact]:
    seen: Counter[str] = Counter()
    for option in book.options:
        seen[option.id] += 1
        mark = f" ({seen[option.id]})" if seen[option.id] > 1 else ""
        yield Fact("options", f"option {option.id}{mark}", "", option.value, option.value, option.origin)


def _table(book: Rulebook, show: Show) -> Iterator[Fact]:
    yield from _said("table", "table", book.table, show)


def _cards(book: Rulebook, show: Show) -> Iterator[Fact]:
    for card in book.cards:
        value = (card.labels, card.fixed, card.black, card.red)
        yield Fact("cards", f"card {card.id}", "", value, show.value(value[1:]), card.origin)
    for name, suits in (("plain", book.orders.plain), ("trump", book.orders.trump)):
        for suit, said in suits:
            yield Fact("cards", f"order {name}", suit, said.value, " ".join(said.value), said.origin)


def _auction(book: Rulebook, show: Show) -> Iterator[Fact]:
    auction = book.auction
    opens = auction.opens.value + (" listens" if auction.listens else "")
    yield Fact("auction", "auction", "opens", opens, opens, auction.opens.origin)
    yield from _said("auction", "auction", auction, show, but=("opens", "ladder"))
    text = " < ".join(" = ".join(rung) for rung in auction.ladder.value)
    yield Fact("auction", "auction", "ladder", auction.ladder.value, text, auction.ladder.origin)
    steps = ((said.value, show.step(said.value), said.origin) for said in book.all_pass)
    yield from _listed("auction", "all pass", steps)


def _play(book: Rulebook, show: Show) -> Iterator[Fact]:
    yield from _said("play", "play", book.play, show)


def _contracts(book: Rulebook, show: Show) -> Iterator[Fact]:
    for contract in book.contracts:
        exchanged = contract.exchange.value or contract.trump.value.kind == "turned"
        moot = () if exchanged else ("exchange_order",)
        yield from _named("contracts", f"contract {contract.id}", contract, show, moot)
        several = (*contract.counts_as, *contract.card_calls)
        lines = ((said.value, show.value(said.value), said.origin) for said in several)
        yield from _listed("contracts", f"contract {contract.id}", lines)


def _named(group: str, subject: str, element: Contract | Call, show: Show, moot: Iterable[str] = ()) -> Iterator[Fact]:
    yield _labelled(group, subject, element, show)
    yield from _said(group, subject, element, show, moot)


def _labelled(group: str, subject: str, element: Any, show: Show) -> Fact:
    """The element itself; its own label is what it is called, and what that means in other languages is no rule."""
    return Fact(group, subject, "", element.labels.own, show.labels(element.labels), element.origin)


def _calls(book: Rulebook, show: Show) -> Iterator[Fact]:
    for call in book.calls:
        but = ("opens", "closes") if call.undertaken else ()
        yield from _named("calls", f"call {call.id}", call, show, but)


def _aims(book: Rulebook, show: Show) -> Iterator[Fact]:
    for outcome in book.outcomes:
        yield _labelled("aims", f"outcome {outcome.id}", outcome, show)
    for aim in book.aims:
        yield _labelled("aims", f"aim {aim.id}", aim, show)
        lines = ((said.value, show.guard(*said.value), said.origin) for said in aim.guards)
        yield from _listed("aims", f"aim {aim.id}", lines)
    for role in book.roles:
        yield _labelled("aims", f"role {role.id}", role, show)
        yield from _said("aims", f"role {role.id}", role, show)


def _payoffs(book: Rulebook, show: Show) -> Iterator[Fact]:
    seen: Counter[tuple[str, str]] = Counter()
    for cell in book.payoffs:
        name = column(cell)
        seen[cell.contract, name] += 1
        mark = f" ({seen[cell.contract, name]})" if seen[cell.contract, name] > 1 else ""
        value = (cell.payer, cell.payee, cell.amount, cell.each)
        yield Fact("payoffs", f"payoffs of {cell.contract}", name + mark, value, show.cell(cell), cell.origin)


def _settles(book: Rulebook, show: Show) -> Iterator[Fact]:
    for settle in book.settles:
        paid = [(said.value, show.payment(said.value), said.origin) for said in settle.payments]
        times = [(said.value, show.times(*said.value), said.origin) for said in settle.times]
        yield from _listed("settle", f"settle {settle.outcome or 'every outcome'}", [*paid, *times])


def _penalties(book: Rulebook, show: Show) -> Iterator[Fact]:
    for penalty in book.penalties:
        subject = f"penalty {penalty.id}"
        yield _labelled("penalties", subject, penalty, show)
        lines = ((said.value, show.payment(said.value), said.origin) for said in penalty.payments)
        yield from _listed("penalties", subject, lines)
        if penalty.redeal is not None:
            dealer = penalty.redeal.value
            yield Fact("penalties", subject, "redeal", dealer, f"by {dealer} dealer", penalty.redeal.origin)


def _match(book: Rulebook, show: Show) -> Iterator[Fact]:
    lines = ((said.value, show.payment(said.value), said.origin) for said in book.before_deal)
    yield from _listed("match", "before each deal", lines)
    over = book.match.over
    if over is not None:
        yield Fact("match", "match", "over when", over.value, show.value(over.value), over.origin)
