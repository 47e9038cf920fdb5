"""Reading examples and checks: a question as in the interface, and what the answer must hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..syntax.tree import Number, Part, Setting, Text, Word
from ..vocabulary.match import SUITS
from .compose import Read
from .draft import Draft
from .model import Example
from .read_expected import Expectations, result, span_of, split
from .read_records import read_record
from .read_table import card_text, seats
from .reader import Field, Reader, name_span

Question: TypeAlias = dict[str, Any]

_PLACES = {"first": 1, "second": 2, "third": 3, "fourth": 4}
_ACTS = ("pass", "hold", "listen", "join", "take")


_KINDS: Mapping[str, tuple[str, ...]] = {
    "record": ("record", "acts"),
    "match": ("match",),
    "penalty": ("penalty", "offender", "declarer", "declarers", "ally", "pot", "deal", "passed out"),
    "auction": ("bids", "cards", "pot", "deal", "passed out"),
    "exchange": ("exchanges", "contract", "talon"),
    "order": ("ranks", "contract", "game"),
    "winner": ("trick", "contract", "game"),
    "legal": ("led", "hand", "contract", "game"),
    "settle": (
        "tricks",
        "contract",
        "game",
        "declarer",
        "declarers",
        "ally",
        "called",
        "pot",
        "matadors",
        "hand",
        "deal",
        "passed out",
    ),
    "lead": ("leads", "contract", "declarer", "declarers"),
    "exchange_order": ("exchange", "contract", "declarer", "declarers"),
}
"""The kinds of examples: the setting that makes one of that kind, then what else it may say.

The last two have no setting of their own: the last word that is expected tells them.
"""


def _numbers(fields: Mapping[str, Field], *names: str) -> Question:
    """The settings of these names that are given, each a number, as parts of a question."""
    return {name.replace(" ", "_"): fields[name].match.numbers()[0] for name in names if name in fields}


class Examples:
    """Reads the examples of a game with so many ``players``; records are read with ``read``.

    ``sitter``: the seat that sits out; its tricks need not be said where it has none.  ``shares``: it is paid all the
    same.
    """

    def __init__(
        self, reader: Reader, players: int, read: Read, sitter: int | None = None, shares: bool = False
    ) -> None:
        self.reader = reader
        self.players = players
        self.file = read
        self.sitter, self.shares = sitter, shares
        self.expectations = Expectations(self)

    def read(self, draft: Draft) -> Example | None:
        """One example, or None when it is at fault."""
        before = len(self.reader.diagnostics)
        self.reader.only(draft)
        self.reader.sayings(draft)
        fields = self.reader.fields(draft)
        if "expect" not in fields:
            return None
        kind = _kind(draft, fields["expect"])
        if self._strange(draft, kind):
            return None
        question = getattr(self, f"_{kind}")(draft, fields)
        expect = self.expectations.read(kind, fields["expect"], question or {"ask": kind, "declarer": 0})
        if question is None or expect is None or len(self.reader.diagnostics) > before:
            return None
        lines = tuple(self.reader.origin(entry.line, ()).words for entry in draft.entries)
        title = next(part.value for part in draft.heading.match.parts("TEXT") if isinstance(part, Text))
        origin, place = self.reader.heading_origin(draft), fields["expect"].origin
        return Example(title, draft.block.name == "example", kind, question, expect, lines, origin, place)

    def _strange(self, draft: Draft, kind: str) -> bool:
        """Whether something says nothing in an example of this kind, which is reported: two kinds have been mixed."""
        before = len(self.reader.diagnostics)
        mark, *others = _KINDS[kind]
        known = {setting for settings in _KINDS.values() for setting in settings}
        for entry in draft.entries:
            line = entry.line
            if isinstance(line, Setting) and line.key in known - {mark, *others}:
                beside = f"`{mark}`" if kind not in ("lead", "exchange_order") else f"what ends in `{mark}`"
                may = ", ".join(f"`{other}`" for other in others) or "nothing but `expect`"
                self.reader.report(fault("OM607", name_span(line), name=line.key, beside=beside, may=may))
        return len(self.reader.diagnostics) > before

    # ---- questions ---------------------------------------------------------------------------------------------------

    def _contract(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        field = fields.get("contract")
        if field is None:
            written = any(isinstance(e.line, Setting) and e.line.key == "contract" for e in draft.entries)
            if written or not self.reader.whole(draft):
                return None
            self.reader.report(
                fault(
                    "OM206", draft.heading.place, name="contract", block=draft.block.name, phrases="`CONTRACT in SUIT`"
                )
            )
            return None
        contract = self.reader.name("contract", field.match.words("CONTRACT")[0])
        trump = next((word.text for word in field.match.words("SUIT")), None)
        return {"contract": contract, **({"trump": trump} if trump else {})} if contract else None

    def _game(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        """The contract, and what it is played as."""
        question = self._contract(draft, fields)
        if question is None or "game" not in fields:
            return question
        game = self.reader.name("contract", fields["game"].match.words("CONTRACT")[0])
        return {**question, "plays": game} if game else None

    def _legal(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._game(draft, fields)
        if question is None or not self._wants(draft, fields, "hand", "led"):
            return None
        return {"ask": "legal", **question, "hand": self._cards(fields["hand"]), "trick": self._cards(fields["led"])}

    def _winner(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._game(draft, fields)
        if question is None or not self._wants(draft, fields, "trick"):
            return None
        return {"ask": "winner", **question, "trick": self._cards(fields["trick"])}

    def _order(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._game(draft, fields)
        if question is None or not self._wants(draft, fields, "ranks"):
            return None
        suit = next((word.text for word in fields["ranks"].match.words("SUIT")), "trump")
        return {"ask": "order", **question, "ranks": suit}

    def _exchange(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._contract(draft, fields)
        if question is None or not self._wants(draft, fields, "exchanges"):
            return None
        *place, role = fields["exchanges"].match.pattern.split()
        if "talon" in fields:
            question["talon"] = fields["talon"].match.numbers()[0]
        return {"ask": "exchange", **question, "role": role, "place": _PLACES[place[0]] if place else 1}

    def _lead(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._contract(draft, fields)
        return None if question is None else {"ask": "lead", **question, **self._declarers(fields)}

    def _exchange_order(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._contract(draft, fields)
        return None if question is None else {"ask": "exchange_order", **question, **self._declarers(fields)}

    # ---- settlements -------------------------------------------------------------------------------------------------

    def _settle(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        question = self._game(draft, fields)
        if question is None or not self._wants(draft, fields, "tricks"):
            return None
        question = {"ask": "settle", **question, **self._declarers(fields)}
        question |= _numbers(fields, "pot", "matadors", "deal", "passed out")
        if "called" in fields:
            question["called"] = list(self.reader.names("call", fields["called"].match.words("CALL")))
        if "ally" in fields:
            question["ally"] = self.seat(fields["ally"].match.words("SEAT")[0])
        if "hand" in fields:
            question["hand"] = self._cards(fields["hand"])
        tricks = self._tricks(fields["tricks"], question)
        return {**question, "tricks": tricks} if tricks else None

    def _penalty(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        """What somebody pays who broke a rule; nobody declares where the example does not say who."""
        if not self._wants(draft, fields, "penalty", "offender"):
            return None
        penalty = self.reader.name("penalty", fields["penalty"].match.words("PENALTY")[0])
        offender = self.seat(fields["offender"].match.words("SEAT")[0])
        if penalty is None or offender is None:
            return None
        declaring = self._declarers(fields) if fields.keys() & {"declarer", "declarers"} else {}
        ally = {"ally": self.seat(fields["ally"].match.words("SEAT")[0])} if "ally" in fields else {}
        numbers = _numbers(fields, "pot", "deal", "passed out")
        return {"ask": "penalty", "penalty": penalty, "offender": offender, **declaring, **ally, **numbers}

    def _wants(self, draft: Draft, fields: dict[str, Field], *names: str) -> bool:
        missing = [name for name in names if name not in fields]
        written = {entry.line.key for entry in draft.entries if isinstance(entry.line, Setting)}
        for name in missing if self.reader.whole(draft) and not written & set(missing) else ():
            self.reader.report(
                fault("OM206", draft.heading.place, name=name, block=draft.block.name, phrases="see the other examples")
            )
        return not missing

    def _declarers(self, fields: dict[str, Field]) -> Question:
        if "declarers" in fields:
            seats = [self.seat(word) for word in fields["declarers"].match.words("SEAT")]
            return {"declarers": [seat for seat in seats if seat is not None]}
        if "declarer" in fields:
            seat = self.seat(fields["declarer"].match.words("SEAT")[0])
            return {"declarer": 0 if seat is None else seat}
        return {"declarer": 0}

    def _tricks(self, field: Field, question: Question) -> list[int] | None:
        declarer = question.get("declarer", 0)
        numbers = field.match.numbers()
        if field.match.pattern.startswith("declarer"):
            assert isinstance(declarer, int)
            seats = [declarer, *(seat for seat in range(self.players) if seat != declarer)]
            if self.sitter is not None and len(numbers) == self.players - 1:
                seats.remove(self.sitter)
            if len(numbers) != len(seats):
                self._count(field, len(numbers))
                return None
            tricks = dict(zip(seats, numbers, strict=True))
            return [tricks.get(seat, 0) for seat in range(self.players)]
        return self._by_seat(field, declarer)

    def _by_seat(self, field: Field, declarer: object) -> list[int] | None:
        tricks: dict[int, int] = {}
        for slot, parts in field.match.slots:
            words = [p for p in parts if slot == "COUNT" and isinstance(p, Word)]
            numbers = [p.value for p in parts if slot == "COUNT" and isinstance(p, Number)]
            for word, number in zip(words, numbers, strict=False):
                seat = self.seat(word, declarer)
                if seat is not None:
                    tricks[seat] = number
        if self.sitter is not None:
            tricks.setdefault(self.sitter, 0)
        if sorted(tricks) != list(range(self.players)):
            self._count(field, len(tricks))
            return None
        return [tricks[seat] for seat in range(self.players)]

    def _count(self, field: Field, found: int) -> None:
        players = self.players - (self.sitter is not None)
        self.reader.report(fault("OM603", field.origin.span, found=str(found), players=str(players)))

    def _cards(self, field: Field) -> list[str]:
        return self._of_deck(field.match.words("CARD"))

    def _of_deck(self, words: Iterable[Word]) -> list[str]:
        cards = []
        for word in words:
            card = card_text(word)
            if card in self.reader.ids.get("deck", {}):
                cards.append(card)
            else:
                self.not_a_card(word)
        return cards

    def not_a_card(self, word: Word) -> None:
        """Report a word that stands where a card of the deck should."""
        put = mend(word.span, word.text, self.reader.ids.get("deck", {}))
        self.reader.report(fault("OM403", word.span, suggestion=put, card=word.text, order="the deck"))

    def seats(self) -> dict[str, int]:
        """The seats by name: eldest 0, the dealer last."""
        return seats(self.players)

    def seat(self, word: Word, declarer: object = None) -> int | None:
        """The seat that a word names; ``declarer``: whom that word means.  None, reported, when it names none."""
        if word.text == "declarer" and isinstance(declarer, int):
            return declarer
        seat = self.seats().get(word.text)
        if seat is None:
            put = mend(word.span, word.text, self.seats())
            self.reader.report(
                fault("OM208", word.span, suggestion=put, kind="seat", name=word.text, known=", ".join(self.seats()))
            )
        return seat

    # ---- records -----------------------------------------------------------------------------------------------------

    def _record(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        return self._from_file(draft, fields, "record")

    def _match(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        return self._from_file(draft, fields, "match")

    def _from_file(self, draft: Draft, fields: dict[str, Field], kind: str) -> Question | None:
        if not self._wants(draft, fields, kind):
            return None
        place = next(part for part in fields[kind].match.parts("TEXT") if isinstance(part, Text))
        record = read_record(self.reader, self.file, place, match=kind == "match")
        if record is None:
            return None
        stated = record.get("result") if kind == "record" else None
        declared: Question = {}
        if "acts" in fields and isinstance(record.get("actions"), list):
            acts = fields["acts"].match.numbers()[0]
            record = {**record, "actions": record["actions"][:acts], "result": None}
            declared["acts"] = acts
        seats = stated.get("declarers") if isinstance(stated, dict) else None
        if isinstance(seats, list) and all(seat in range(self.players) for seat in seats):
            declared |= {"declarers": seats} | ({"declarer": seats[0]} if len(seats) == 1 else {})
        return {"ask": kind, "file": place.value, "record": record, **declared}

    # ---- auctions ----------------------------------------------------------------------------------------------------

    def _auction(self, draft: Draft, fields: dict[str, Field]) -> Question | None:
        if not self._wants(draft, fields, "bids"):
            return None
        calls: list[str] = []
        seats: list[int] = []
        bids = fields["bids"].match.parts("BIDS")
        for parts in split(bids) if bids else ():
            said = self._bid(parts, fields["bids"])
            if said is None:
                return None
            seats.append(said[0])
            calls.append(said[1])
        question: Question = {"ask": "auction", "calls": calls, "seats": seats}
        if "cards" in fields:
            question["cards"] = self._hands(fields["cards"])
        return question | _numbers(fields, "pot", "deal", "passed out")

    def _bid(self, parts: list[Part], field: Field) -> tuple[int, str] | None:
        words = [part for part in parts if isinstance(part, Word)]
        if len(words) < 2:
            self.reader.report(fault("OM604", span_of(parts, field)))
            return None
        seat, call = self.seat(words[0]), self._call(words[1:])
        return None if seat is None or call is None else (seat, call)

    def _hands(self, field: Field) -> dict[int, list[str]]:
        """The cards that seats are said to hold."""
        hands: dict[int, list[str]] = {}
        for parts in split(field.match.parts("HANDS")):
            words = [part for part in parts if isinstance(part, Word)]
            if len(words) < 2 or len(words) < len(parts):
                self.reader.report(fault("OM610", span_of(parts, field)))
                continue
            seat = self.seat(words[0])
            if seat is not None:
                hands[seat] = [*hands.get(seat, []), *self._of_deck(words[1:])]
        return hands

    def _call(self, words: list[Word]) -> str | None:
        """One call as an action: `solo in hearts` is ``bid solo hearts``."""
        texts = [word.text for word in words]
        if texts[0] in _ACTS:
            return " ".join(text for text in texts if text != "in")
        if self.reader.name("contract", words[0]) is None:
            return None
        if len(texts) == 3 and texts[1] == "in" and texts[2] in SUITS:
            return f"bid {texts[0]} {texts[2]}"
        if len(texts) == 1:
            return f"bid {texts[0]}"
        self.reader.report(fault("OM604", words[0].span.to(words[-1].span)))
        return None


def _kind(draft: Draft, expect: Field) -> str:
    """The kind of an example: by the settings that are written, else by the last word of what is expected."""
    written = {entry.line.key for entry in draft.entries if isinstance(entry.line, Setting)}
    kind = next((kind for kind, (mark, *_) in _KINDS.items() if mark in written), None)
    if kind is not None:
        return kind
    last = result(expect)[-1]
    word = last.text if isinstance(last, Word) else ""
    return {"leads": "lead", "exchange": "exchange_order", "exchanges": "exchange_order"}.get(word, "settle")
