"""The cards: do hands and talon make the deck, and has every card exactly one place, whatever is trump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault
from ..rulebook.model import COLOURS, SUITS, Contract, Rulebook
from ..ruleset.rankings import card_named, card_of, places, situations
from ..syntax.span import Span
from .mentions import parts


def check_cards(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """All faults of the deck and the orders; each is told once, however many contracts it spoils."""
    yield from _sum(rulebook)
    yield from _strangers(rulebook)
    told: set[tuple[str, str]] = set()
    for contract in rulebook.contracts:
        for trump in situations(rulebook, contract):
            yield from _places(rulebook, contract, trump, told)
        yield from _fixed(rulebook, contract)
    yield from _fixed_when_all_pass(rulebook)


def _sum(rulebook: Rulebook) -> Iterator[Diagnostic]:
    table = rulebook.table
    hands = table.players.value - (table.sitter is not None) + (table.unplayed.value if table.unplayed else 0)
    hand, talon, deck = table.hand_size, table.talon.value, len(table.deck.value)
    if hands * hand + talon != deck:
        said = (table.players, table.packets, table.deck, table.unplayed, table.sitter)
        labels = [Label(one.origin.span, "this is part of the sum") for one in said if one]
        span, made = table.talon.origin.span, hands * hand + talon
        yield fault("OM407", span, labels=labels, players=hands, hand=hand, talon=talon, sum=made, deck=deck)


def _strangers(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """Ranks and named cards of the orders that the deck hasn't got."""
    deck = set(rulebook.table.deck.value)
    told = set()
    for name, order in (("the plain order", rulebook.orders.plain), ("the trump order", rulebook.orders.trump)):
        for suit, said in order:
            for rank in said.value:
                card = card_of(rulebook, rank, suit) if card_named(rulebook, rank) else suit[0].upper() + rank
                key = (said.origin.span.start, rank)
                if card is not None and card not in deck and key not in told:
                    told.add(key)
                    yield fault("OM403", said.origin.span, card=card, order="the deck")
                if card is None and key not in told:
                    told.add(key)
                    yield fault("OM403", said.origin.span, card=rank, order=f"{name} of {COLOURS[suit]} suits")


def _places(
    rulebook: Rulebook, contract: Contract, trump: str | None, told: set[tuple[str, str]]
) -> Iterator[Diagnostic]:
    """Cards without a place, or with two, in one contract with one trump."""
    where = places(rulebook, contract, trump)
    cards = [card for row in (*where.plain, where.trump) for card in row]
    count = Counter(cards)
    for card in rulebook.table.deck.value:
        if count[card] == 1:
            continue
        suit = next(s for s in SUITS if s[0].upper() == card[0])
        as_trump = trump is not None and (suit == trump or (count[card] > 1 and card in where.trump))
        orders = dict(rulebook.orders.trump if as_trump else rulebook.orders.plain)
        said = orders[trump if as_trump and trump else suit]
        key = (card, str(said.origin.span.start))
        if key in told:
            continue
        told.add(key)
        kind = f"{trump} as trump" if as_trump else f"{suit} as a plain suit"
        code = "OM401" if count[card] == 0 else "OM402"
        label = Label(contract.origin.span, "this contract is played so")
        yield fault(code, said.origin.span, labels=(label,), card=card, order=kind)


def _fixed(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """Cards that must be the same whatever is trump: what a bid needs, what is shown, what alone are trumps."""
    groups: list[tuple[Iterable[str], Span]] = []
    if contract.needs:
        groups.append((contract.needs.value, contract.needs.origin.span))
    if contract.shows:
        groups.append((contract.shows.value.cards, contract.shows.origin.span))
    if contract.trump.value.kind == "only":
        groups.append((contract.trump.value.cards, contract.trump.origin.span))
    for names, span in groups:
        yield from _changing(rulebook, names, span)


def _fixed_when_all_pass(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """When all have passed there is no trump: who must play then, and what hangs on cards, hangs on fixed ones."""
    for step in rulebook.all_pass:
        when = (step.value.when, step.value.payment.when if step.value.payment else None)
        cards = [part[1:] for program in when if program is not None for part in parts(program) if part[0] == "cards"]
        held = [str(name) for names in cards for name in names]
        yield from _changing(rulebook, [step.value.card] if step.value.card else held, step.origin.span)


def _changing(rulebook: Rulebook, names: Iterable[str], span: Span) -> Iterator[Diagnostic]:
    """A report for each name that stands for another card in each trump suit."""
    for name in names:
        named = card_named(rulebook, name)
        if named is not None and named.fixed is None:
            yield fault("OM417", span, card=name)
