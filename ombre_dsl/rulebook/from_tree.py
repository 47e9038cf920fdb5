"""From the trees of a variant's files to its rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..diagnostics.diagnostic import Diagnostic
from ..syntax.span import Span
from ..syntax.tree import Comma, Number, Part, Rule, Setting, Word
from ..vocabulary.match import RANKS, SUITS
from .compose import Composer, Listing, Read
from .draft import Book, Draft
from .inherited import Inherited
from .misnamed import blame_declarations, blame_removals
from .model import LETTERS, Contract, Option, Orders, Origin, Rulebook, Said, Table
from .read_contracts import read_call, read_contract
from .read_examples import Examples
from .read_payment import read_aim, read_match, read_outcomes, read_payoffs, read_penalty, read_role, read_settle
from .read_table import (
    need,
    rank_text,
    read_all_pass,
    read_auction,
    read_before_deal,
    read_cards,
    read_order,
    read_play,
    read_table,
)
from .reader import Reader
from .repeats import ambiguous

T = TypeVar("T")


def rulebook_from(
    name: str, read: Read, listing: Listing = lambda folder: ()
) -> tuple[Rulebook | None, list[Diagnostic], dict[str, str]]:
    """The rulebook of the variant in file ``name``, the faults found, and the texts of the files that were read.

    The rulebook is None when something that it needs is at fault.
    """
    composer = Composer(read, listing)
    book = composer.variant(name)
    if book is None:
        return None, composer.diagnostics, composer.texts
    reader = Reader(book, composer.texts, composer.diagnostics)
    rulebook = _Readings(reader, book, read).rulebook()
    return rulebook, composer.diagnostics, composer.texts


class _Readings:
    """Reads the drafts of a book, block by block."""

    def __init__(self, reader: Reader, book: Book, read: Read) -> None:
        self.reader = reader
        self.book = book
        self.read = read
        assert book.heading is not None
        self.heading = book.heading
        self.inherited = Inherited(reader, book.heading.span)
        self._collect_ids()

    def _collect_ids(self) -> None:
        """All names there are, by kind, so that a use may stand before what it names."""
        ids = self.reader.ids
        for kind in ("contract", "call", "aim", "role", "penalty"):
            ids[kind] = {
                d.key[1]: d.heading.place for d in self.book.drafts.values() if d.key[0] == kind and len(d.key) > 1
            }
        ids["outcome"] = self._first_words("outcomes")
        ids["card"] = self._first_words("cards")
        ids["deck"] = self._deck()
        for found in ambiguous(ids):
            self.reader.report(found)

    def _first_words(self, block: str) -> dict[str, Span]:
        draft = self.book.drafts.get((block,))
        found: dict[str, Span] = {}
        for entry in draft.entries if draft else ():
            line = entry.line
            parts: tuple[Part, ...] = ()
            if isinstance(line, Setting):
                parts = line.name
            elif isinstance(line, Rule):
                parts = line.parts
            if parts and isinstance(parts[0], Word):
                found.setdefault(parts[0].text, parts[0].span)
        if draft is None or draft.broken:
            self.book.lost.add({"outcomes": "outcome", "cards": "card"}[block])
        return found

    def _deck(self) -> dict[str, Span]:
        """The cards of the deck, as far as it can be read; the whole of the forty when it can't."""
        draft = self.book.drafts.get(("table",))
        for entry in draft.entries if draft else ():
            line = entry.line
            if isinstance(line, Setting) and line.key == "deck":
                ranks = [rank_text(part) for part in line.value if rank_text(part) in RANKS]
                return {LETTERS[suit] + rank: line.span for suit in SUITS for rank in ranks}
        return {LETTERS[suit] + rank: self.heading.span for suit in SUITS for rank in RANKS}

    # ---- the blocks --------------------------------------------------------------------------------------------------

    def rulebook(self) -> Rulebook | None:
        """The whole rulebook; None when an error was found."""
        reader, one = self.reader, self._one
        table = one(("table",), read_table)
        deck = tuple(reader.ids["deck"])
        cards = one(("cards",), lambda r, d: read_cards(r, d, deck), needed=False) or ()
        plain, trump = one(("order plain",), read_order), one(("order trump",), read_order)
        auction = one(("auction",), read_auction)
        all_pass = one(("all pass",), read_all_pass)
        play = one(("play",), read_play)
        outcomes = one(("outcomes",), read_outcomes)
        aims = self._all("aim", read_aim)
        contracts = self._all("contract", read_contract)
        with_trump = self._with_trump(contracts)
        calls = self._all("call", lambda r, d: read_call(r, d, with_trump))
        roles = self._all("role", read_role)
        payoffs = tuple(cell for cells in self._all("payoffs", read_payoffs) for cell in cells)
        settles = self._all("settle", read_settle)
        penalties = self._all("penalty", read_penalty)
        before = one(("before each deal",), read_before_deal, needed=False) or ()
        match = one(("match",), read_match)
        examples = self._examples(table)
        blame_declarations(reader)
        blame_removals(reader)
        self.inherited.tell()
        if any(d.severity == "error" for d in reader.diagnostics):
            return None
        assert table and plain and trump and auction and all_pass is not None and play and outcomes and match
        return Rulebook(
            name=self.book.name, labels=self.heading.labels, language=self.book.language,
            origin=Origin(self.heading.span, f"variant {self.book.name}"), extends=self.book.extends,
            uses=self.book.uses, sources=tuple(self.book.sources.values()), options=self._options(), table=table,
            cards=cards, orders=Orders(plain, trump), auction=auction, all_pass=all_pass, play=play,
            contracts=contracts, calls=calls, outcomes=outcomes, aims=aims, roles=roles, payoffs=payoffs,
            settles=settles, before_deal=before, match=match, examples=examples, modules=self._modules(),
            removed=self._removed(), penalties=penalties,
        )  # fmt: skip

    def _one(self, key: tuple[str, ...], read: Callable[[Reader, Draft], T], *, needed: bool = True) -> T | None:
        draft = need(self.reader, key, self.heading.span) if needed else self.book.drafts.get(key)
        return read(self.reader, draft) if draft else None

    def _all(self, kind: str, read: Callable[[Reader, Draft], T | None]) -> tuple[T, ...]:
        drafts = [draft for draft in self.book.drafts.values() if draft.key[0] == kind]
        return tuple(found for draft in drafts if (found := read(self.reader, draft)) is not None)

    def _with_trump(self, contracts: tuple[Contract, ...]) -> tuple[tuple[str, bool], ...]:
        return tuple((contract.id, contract.trump.value.kind != "none") for contract in contracts)

    def _examples(self, table: Table | None) -> tuple:  # type: ignore[type-arg]
        sitter = table.sitter.value if table and table.sitter else None
        shares = bool(table and table.sitter_shares and table.sitter_shares.value)
        examples = Examples(self.reader, table.players.value if table else 3, self.read, sitter, shares)
        read = self.inherited.reading(lambda r, d: examples.read(d))
        return self._all("example", read) + self._all("check", read)

    def _modules(self) -> tuple[Said[str], ...]:
        return tuple(Said(name, self.reader.item_origin(heading, ())) for name, heading in self.book.modules.items())

    def _removed(self) -> tuple[Said[str], ...]:
        """What is taken out and not there again, examples left aside."""
        removals = [pair for pair in self.book.removals if pair[0].key in self.book.removed]
        return tuple(
            Said(" ".join(heading.key), self.reader.item_origin(heading, via))
            for heading, via in removals
            if heading.key[0] not in ("example", "check")
        )

    def _options(self) -> tuple[Option, ...]:
        found = []
        for scope in self.book.scopes:
            for name, value in scope.values.items():
                notes = scope.notes[name]
                decided = notes.decided.value if notes.decided else ""
                cites = tuple(cite.id for cite in notes.cites)
                origin = Origin(scope.places[name], f"{name}: {_words(value)}", cites, decided)
                found.append(Option(name, scope.kinds[name], _words(value), origin))
        return tuple(found)


def _words(parts: tuple[Part, ...]) -> str:
    texts = [
        p.text
        if isinstance(p, Word)
        else str(p.value)
        if isinstance(p, Number)
        else ","
        if isinstance(p, Comma)
        else p.value
        for p in parts
    ]
    return " ".join(texts).replace(" ,", ",")
