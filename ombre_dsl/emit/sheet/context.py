"""What every part of the sheet needs: the variant, its names in words, its unit, and the marks of its citations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...rulebook.model import Labels, Origin, Rulebook, Said
from . import names
from .facts import accounts, decisions, fills_pot, place_of
from .markdown import Markdown, md
from .pieces import capital
from .speech import Message, Speech


class Context(Speech):
    """One variant, and how its things are called in the language of the sheet."""

    def __init__(self, book: Rulebook, language: str = "en") -> None:
        super().__init__(language)
        self.book = book
        self.players = book.table.players.value
        shares = book.table.sitter_shares is not None and book.table.sitter_shares.value
        self.sits_out = book.table.sitter is not None
        self.defenders = self.players - (2 if self.sits_out and not shares else 1)
        self.named = {card.id: card for card in book.cards}
        self.decisions = decisions(book)
        self._numbers = {place_of(origin): number for number, origin in enumerate(self.decisions, 1)}
        self.chips = fills_pot(book)
        self.ledger = accounts(book) - {frozenset(("bank", "sitter"))} == {frozenset(("bank", "declarer"))}

    # ---- sentences -------------------------------------------------------------------------------------------------

    def say(self, message: str, /, *origins: Origin | Said[Any] | None, **slots: object) -> str:
        """A message as a sentence with its capital, and behind it what it rests on: ``[DA-21; decision 2]``."""
        return self.cite(self._(message, **slots), *origins)

    def say_n(self, one: str, many: str, number: int, /, *origins: Origin | Said[Any] | None, **slots: object) -> str:
        """The same for a message that counts."""
        return self.cite(self.n_(one, many, number, **slots), *origins)

    def cite(self, text: str, *origins: Origin | Said[Any] | None) -> str:
        """A text that is ready, with its capital and its mark."""
        return capital(text) + self.mark(*origins)

    def mark(self, *origins: Origin | Said[Any] | None) -> str:
        """The statements and house decisions that lines rest on, in brackets with a blank before; or nothing."""
        lines = [one.origin if isinstance(one, Said) else one for one in origins if one is not None]
        cites = dict.fromkeys(cite for line in lines for cite in line.cites)
        numbers = sorted({self._numbers[place_of(line)] for line in lines if line.decided})
        parts = [", ".join(md(cite) for cite in cites)] if cites else []
        if numbers:
            told = self.listed([str(number) for number in numbers])
            parts.append(self.np_("mark", "decision {numbers}", "decisions {numbers}", len(numbers), numbers=told))
        return f" [{'; '.join(parts)}]" if parts else ""

    def number_of(self, file: str, line: int, decided: str) -> int | None:
        """The number of the house decision in a line; None where it has none."""
        return self._numbers.get((file, line, decided)) if decided else None

    def rests(self, *origins: Origin | Said[Any] | None) -> str:
        """The same as a cell of a table."""
        return self.mark(*origins).strip()

    # ---- names -----------------------------------------------------------------------------------------------------

    def name(self, labels: Labels, id: str) -> Markdown:
        """A thing's own name, with that in the language of the sheet behind it: ``Købe Nolo (Bought nolo)``."""
        own, other = md(labels.own or id), self.translated(labels, id)
        return self.p_("name and what it means", "{name} ({meaning})", name=own, meaning=other) if other else own

    def translated(self, labels: Labels, id: str) -> str:
        """A thing's name in the language of the sheet, where it is another one; or nothing.

        A variant in the language of the sheet may have taken the thing from one in another language.
        """
        other = dict(labels.others).get(self.language, "")
        return "" if other.casefold() == (labels.own or id).casefold() else md(other)

    def _find(self, group: Iterable[Any], id: str) -> Markdown:
        return next((self.name(element.labels, id) for element in group if element.id == id), md(id))

    def contract(self, id: str) -> Markdown:
        """A contract's name."""
        return self._find(self.book.contracts, id)

    def contracts(self, ids: Iterable[str]) -> str:
        """Several contracts, by name."""
        return self.listed([self.contract(id) for id in ids])

    def call(self, id: str) -> Markdown:
        """A call's name."""
        return self._find(self.book.calls, id)

    def outcome(self, id: str) -> Markdown:
        """An outcome's name."""
        return self._find(self.book.outcomes, id)

    def penalty(self, id: str) -> Markdown:
        """A penalty's name."""
        return self._find(self.book.penalties, id)

    def role(self, id: str) -> Markdown:
        """The name of a party that is found by its tricks."""
        return self._find(self.book.roles, id)

    # ---- parties ---------------------------------------------------------------------------------------------------

    def only(self, id: str) -> str:
        """A party, or the one defender for any of those that he is alone in."""
        alone = self.defenders == 1 and id in ("each defender", "each opponent", "defenders", "opponents")
        return "defender" if alone else id

    def payer(self, id: str) -> str:
        """A party as the subject of a sentence."""
        message = names.PAYERS.get(self.only(id))
        return self.p_(*message) if message else self.p_("payer", "{role}", role=self.role(id))

    def payee(self, id: str) -> str:
        """A party as the one that is paid."""
        message = names.PAYEES.get(self.only(id))
        return self.p_(*message) if message else self.p_("payee", "{role}", role=self.role(id))

    def column(self, id: str) -> str:
        """A party at the head of a column."""
        message = names.COLUMNS.get(self.only(id))
        return self.p_(*message) if message else self.role(id)

    def seat(self, seat: int) -> str:
        """A seat in words, counted from the eldest hand."""
        if seat == self.players - 1 and seat:
            return self.p_(*names.DEALER)
        return self.p_(*(names.MIDDLE if seat and self.players == 3 else names.SEATS[seat]))

    @property
    def way(self) -> str:
        """Where the next player sits."""
        return self.p_(*names.WAYS[self._side])

    @property
    def other_way(self) -> str:
        """Where the player before sits."""
        return self.p_(*names.WAYS["left" if self._side == "right" else "right"])

    @property
    def towards(self) -> str:
        """The way in which the turn goes."""
        return self.p_(*names.TOWARDS[self._side])

    @property
    def _side(self) -> str:
        return "right" if self.book.table.direction.value == "counterclockwise" else "left"

    # ---- cards -----------------------------------------------------------------------------------------------------

    @property
    def spanish(self) -> bool:
        """Whether suits bear their Spanish names."""
        return self.book.table.suits.value == "spanish"

    def suit(self, suit: str) -> str:
        """A suit as it is printed in this variant."""
        return self.p_(*names.SUITS_IN_PRINT["spanish" if self.spanish else "french"][suit])

    def rank(self, letter: str) -> str:
        """A rank in words."""
        return self.p_(*names.RANKS[letter]) if letter in names.RANKS else md(letter)

    def the_rank(self, letter: str) -> str:
        """A certain card of a suit by its rank."""
        return self.p_(*names.THE_RANKS[letter]) if letter in names.THE_RANKS else md(letter)

    def some_rank(self, letter: str) -> str:
        """Any card of a rank."""
        return self.p_(*names.SOME_RANKS[letter]) if letter in names.SOME_RANKS else md(letter)

    def of_suit(self, rank: str, suit: str) -> str:
        """``rank`` in words, of a suit."""
        return self.p_(*names.OF_SUIT["spanish" if self.spanish else "french"][suit], rank=rank)

    def playing_card(self, card: str) -> str:
        """``ace of spades`` for ``SA``."""
        return self.of_suit(self.rank(card[1:]), names.SUIT_OF[card[0]])

    def the_card(self, card: str) -> str:
        """``the ace of spades`` for ``SA``."""
        return self.of_suit(self.the_rank(card[1:]), names.SUIT_OF[card[0]])

    def card(self, id: str) -> str:
        """A card by its name or, where it has none, by suit and rank."""
        return self._find(self.book.cards, id) if id in self.named else self.the_card(id)

    def cards(self, ids: Iterable[str]) -> str:
        """Several cards, by name."""
        return self.listed([self.card(id) for id in ids])

    def listed_card(self, id: str, trump: str) -> str:
        """A card of a trump suit as it stands in a list: by its own name and what it is, or by its rank alone."""
        named, card = self.named.get(id), self.card_of(id, trump)
        if named is None or card is None:
            return md(id)
        what = self.playing_card(card) if named.fixed else md(card[1:])
        return self.p_("name and what it means", "{name} ({meaning})", name=md(named.labels.own or id), meaning=what)

    def full_card(self, id: str) -> str:
        """A named card with the card it always is: ``Spadille (the ace of spades)``."""
        named = self.named.get(id)
        if named is None or named.fixed is None:
            return self.card(id)
        own, other = md(named.labels.own or id), self.translated(named.labels, id)
        what = self.the_card(named.fixed)
        meaning = self.p_("row", "{first}, {next}", first=other, next=what) if other else what
        return self.p_("name and what it means", "{name} ({meaning})", name=own, meaning=meaning)

    def hand(self, cards: Iterable[str]) -> str:
        """A hand, suit by suit: ``the ace and the 2 of spades; the 7 of diamonds``."""
        by_suit: dict[str, list[str]] = {}
        for card in cards:
            by_suit.setdefault(card[0], []).append(self.the_rank(card[1:]))
        groups = [self.of_suit(self.listed(ranks), names.SUIT_OF[suit]) for suit, ranks in by_suit.items()]
        return self.listed(groups) if all(len(ranks) == 1 for ranks in by_suit.values()) else self.apart(groups)

    def card_of(self, id: str, trump: str | None) -> str | None:
        """The card that an id stands for when ``trump`` is trump."""
        named = self.named.get(id)
        return named.card(trump) if named else id

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def units(self, number: int) -> str:
        """``1 chip``, ``2 points``: so much there is."""
        if self.chips:
            return self.np_("so much there is", "{n} chip", "{n} chips", number)
        return self.np_("so much there is", "{n} point", "{n} points", number)

    def paid(self, number: int) -> str:
        """The same as what is paid, got or had."""
        if self.chips:
            return self.np_("so much is paid", "{n} chip", "{n} chips", number)
        return self.np_("so much is paid", "{n} point", "{n} points", number)

    def by_unit(self, chips: Message, points: Message, /, **slots: object) -> str:
        """The message for chips or that for points."""
        return self.p_(*(chips if self.chips else points), **slots)

    def has_trump(self, id: str) -> bool:
        """Whether a contract may have trumps."""
        contract = self.book.contract(id)
        games = contract.plays.value if contract.plays else (id,)
        return any(self.book.contract(game).trump.value.kind != "none" for game in games)
