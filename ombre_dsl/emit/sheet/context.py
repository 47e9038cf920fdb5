"""What every part of the sheet needs: the variant, its names in words, its unit, and the marks of its citations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...rulebook.model import LETTERS, Labels, Origin, Rulebook, Said
from ...runtime.tables import Program
from .english import capital, counted, listed, seat_name
from .markdown import Markdown, md

_SPANISH = {"spades": "swords", "clubs": "batons", "hearts": "cups", "diamonds": "coins"}
_RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
_SUIT_OF = {letter: suit for suit, letter in LETTERS.items()}
_PARTIES = {
    "declarer": "the declarer",
    "each defender": "each defender",
    "each player": "each player",
    "each opponent": "each opponent",
    "side": "the declarer's side",
    "pot": "the pot",
    "bank": "the bank",
    "sitter": "the player who sits out",
    "defenders": "the defenders",
    "players": "the players",
    "opponents": "the opponents",
}


class Context:
    """One variant, and how its things are called in English."""

    def __init__(self, book: Rulebook, language: str = "en") -> None:
        self.book = book
        self.language = language
        self.players = book.table.players.value
        shares = book.table.sitter_shares is not None and book.table.sitter_shares.value
        self.sits_out = book.table.sitter is not None
        self.defenders = self.players - (2 if self.sits_out and not shares else 1)
        self.named = {card.id: card for card in book.cards}
        self.decisions = decisions(book)
        self._numbers = {_place(origin): number for number, origin in enumerate(self.decisions, 1)}
        self.unit = "chip" if uses_pot(book) else "point"
        self.ledger = accounts(book) - {frozenset(("bank", "sitter"))} == {frozenset(("bank", "declarer"))}

    # ---- sentences -------------------------------------------------------------------------------------------------

    def say(self, text: str, *origins: Origin | Said[Any] | None) -> str:
        """A sentence with its capital, and behind it what it rests on: ``[DA-21; decision 2]``."""
        return capital(text) + self.mark(*origins)

    def mark(self, *origins: Origin | Said[Any] | None) -> str:
        """The statements and house decisions that lines rest on, in brackets with a blank before; or nothing."""
        lines = [one.origin if isinstance(one, Said) else one for one in origins if one is not None]
        cites = dict.fromkeys(cite for line in lines for cite in line.cites)
        numbers = sorted({self._numbers[_place(line)] for line in lines if line.decided})
        parts = [", ".join(md(cite) for cite in cites)] if cites else []
        if numbers:
            word = "decision" if len(numbers) == 1 else "decisions"
            parts.append(f"{word} {listed([str(number) for number in numbers])}")
        return f" [{'; '.join(parts)}]" if parts else ""

    # ---- names -----------------------------------------------------------------------------------------------------

    def name(self, labels: Labels, id: str) -> Markdown:
        """A thing's own name, with the English one in parentheses: ``Købe Nolo (Bought nolo)``."""
        own, english = md(labels.own or id), self.english(labels, id)
        return Markdown(f"{own} ({english})") if english else own

    def english(self, labels: Labels, id: str) -> str:
        """A thing's name in the language of the sheet, where it is another one; or nothing."""
        other = dict(labels.others).get(self.language, "")
        return "" if other.casefold() == (labels.own or id).casefold() else md(other)

    def _find(self, group: Iterable[Any], id: str) -> Markdown:
        return next((self.name(element.labels, id) for element in group if element.id == id), md(id))

    def contract(self, id: str) -> Markdown:
        """A contract's name."""
        return self._find(self.book.contracts, id)

    def contracts(self, ids: Iterable[str], last: str = "and") -> str:
        """Several contracts, by name."""
        return listed([self.contract(id) for id in ids], last)

    def call(self, id: str) -> Markdown:
        """A call's name."""
        return self._find(self.book.calls, id)

    def outcome(self, id: str) -> Markdown:
        """An outcome's name."""
        return self._find(self.book.outcomes, id)

    def party(self, id: str) -> str:
        """A party to a payment: the declarer, each defender, the pot, or who has a role."""
        if self.defenders == 1 and id in ("each defender", "each opponent", "defenders", "opponents"):
            return "the defender"
        return _PARTIES.get(id) or self._find(self.book.roles, id)

    def seat(self, seat: int) -> str:
        """A seat in words."""
        return seat_name(seat, self.players)

    # ---- cards -----------------------------------------------------------------------------------------------------

    def suit(self, suit: str) -> str:
        """A suit as it is printed in this variant."""
        return _SPANISH[suit] if self.spanish else suit

    @property
    def spanish(self) -> bool:
        """Whether suits bear their Spanish names."""
        return self.book.table.suits.value == "spanish"

    def rank(self, letter: str) -> str:
        """A rank in words."""
        return _RANKS.get(letter, md(letter))

    def playing_card(self, card: str) -> str:
        """``ace of spades`` for ``SA``."""
        return f"{self.rank(card[1:])} of {self.suit(_SUIT_OF[card[0]])}"

    def card(self, id: str) -> str:
        """A card by its name or, where it has none, by suit and rank."""
        return self._find(self.book.cards, id) if id in self.named else f"the {self.playing_card(id)}"

    def cards(self, ids: Iterable[str], last: str = "and") -> str:
        """Several cards, by name."""
        return listed([self.card(id) for id in ids], last)

    def listed_card(self, id: str, trump: str) -> str:
        """A card of a trump suit as it stands in a list: by its own name and what it is, or by its rank alone."""
        named, card = self.named.get(id), self.card_of(id, trump)
        if named is None or card is None:
            return md(id)
        what = self.playing_card(card) if named.fixed else md(card[1:])
        return f"{md(named.labels.own or id)} ({what})"

    def full_card(self, id: str) -> str:
        """A named card with the card it always is: ``Spadille (the ace of spades)``."""
        named = self.named.get(id)
        if named is None or named.fixed is None:
            return self.card(id)
        own, english = md(named.labels.own or id), self.english(named.labels, id)
        return f"{own} ({f'{english}, ' if english else ''}the {self.playing_card(named.fixed)})"

    def hand(self, cards: Iterable[str]) -> str:
        """A hand, suit by suit: ``ace and 2 of spades; 7 of diamonds``."""
        by_suit: dict[str, list[str]] = {}
        for card in cards:
            by_suit.setdefault(card[0], []).append(self.rank(card[1:]))
        groups = [f"{listed(ranks)} of {self.suit(_SUIT_OF[suit])}" for suit, ranks in by_suit.items()]
        if all(len(ranks) == 1 for ranks in by_suit.values()):
            return listed([f"the {group}" for group in groups])
        return "the " + "; the ".join(groups)

    def card_of(self, id: str, trump: str | None) -> str | None:
        """The card that an id stands for when ``trump`` is trump."""
        named = self.named.get(id)
        return named.card(trump) if named else id

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def units(self, number: int) -> str:
        """``1 chip``, ``2 chips``."""
        return counted(number, self.unit) if number else f"0 {self.unit}s"

    @property
    def way(self) -> str:
        """Left or right: where the next player sits."""
        return "right" if self.book.table.direction.value == "counterclockwise" else "left"

    @property
    def other_way(self) -> str:
        """The other side: where the player before sits."""
        return "left" if self.way == "right" else "right"

    def has_trump(self, id: str) -> bool:
        """Whether a contract may have trumps."""
        contract = self.book.contract(id)
        games = contract.plays.value if contract.plays else (id,)
        return any(self.book.contract(game).trump.value.kind != "none" for game in games)


def _place(origin: Origin) -> tuple[str, int, str]:
    """What is decided in one line is one decision, however many cells of a table it holds for."""
    return origin.span.file, origin.span.line, origin.decided


def decisions(book: Rulebook) -> tuple[Origin, ...]:
    """Every line with ``decided``, each once, the variant's own file first, then in the order of the files."""
    found = {_place(origin): origin for origin in origins_in(book) if origin.decided}
    files = dict.fromkeys([book.origin.span.file, *(place[0] for place in found)])
    order = {file: number for number, file in enumerate(files)}
    return tuple(found[place] for place in sorted(found, key=lambda place: (order[place[0]], place[1])))


def origins_in(value: object) -> Iterator[Origin]:
    """Every line that a part of the rulebook rests on."""
    if isinstance(value, Origin):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from origins_in(part)
    else:
        for field in getattr(value, "__attrs_attrs__", ()):
            yield from origins_in(getattr(value, field.name))


def uses_pot(book: Rulebook) -> bool:
    """Whether anything is ever paid into the pot or out of it."""
    paid = [one.value for settle in book.settles for one in settle.payments]
    paid += [one.value for one in book.before_deal]
    paid += [step.value.payment for step in book.all_pass if step.value.payment is not None]
    ends = {party for payment in paid for party in (payment.payer, payment.payee)}
    ends |= {one.sitter.value.payee for one in book.contracts if one.sitter is not None}
    ends |= {party for cell in book.payoffs for party in (cell.payer, cell.payee)}
    return "pot" in ends


def accounts(book: Rulebook) -> set[frozenset[str]]:
    """Between whom anything is paid when a hand is over."""
    paid = [one.value for settle in book.settles for one in settle.payments]
    paid += [contract.sitter.value for contract in book.contracts if contract.sitter is not None]
    pairs = [(one.payer, one.payee) for one in paid] + [(cell.payer, cell.payee) for cell in book.payoffs]
    return {frozenset(pair) for pair in pairs}


def called_in(program: Program | None) -> set[str]:
    """The calls that a condition asks for."""
    if not isinstance(program, tuple):
        return set()
    if program[0] in ("called", "made", "missed"):
        return {str(program[1])}
    return {name for part in program[1:] for name in called_in(part)}
