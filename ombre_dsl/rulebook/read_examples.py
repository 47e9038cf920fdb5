"""Reading examples and checks: a question as in the interface, and what the answer must hold."""

from __future__ import annotations

from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Comma, Number, Part, Setting, Text, Word
from ..vocabulary.match import SUITS
from .draft import Draft
from .model import Example
from .read_table import card_text, seats
from .reader import Field, Reader

_ACTS = ("pass", "hold", "listen", "join", "take")


class Examples:
    """Reads the examples of a game with so many ``players``."""

    def __init__(self, reader: Reader, players: int) -> None:
        self.reader = reader
        self.players = players

    def read(self, draft: Draft) -> Example | None:
        """One example, or None when it is at fault."""
        before = len(self.reader.diagnostics)
        self.reader.only(draft)
        self.reader.sayings(draft)
        fields = self.reader.fields(draft)
        if "expect" not in fields:
            return None
        kind = "auction" if "bids" in fields else "legal" if "led" in fields else "settle"
        question = getattr(self, f"_{kind}")(draft, fields)
        expect = getattr(self, f"_expect_{kind}")(fields["expect"], question or {"declarer": 0})
        if question is None or expect is None or len(self.reader.diagnostics) > before:
            return None
        lines = tuple(self.reader.origin(entry.line, ()).words for entry in draft.entries)
        title = next(part.value for part in draft.heading.match.parts("TEXT") if isinstance(part, Text))
        origin, place = self.reader.heading_origin(draft), fields["expect"].origin
        return Example(title, draft.block.name == "example", kind, question, expect, lines, origin, place)

    # ---- questions ---------------------------------------------------------------------------------------------------

    def _contract(self, draft: Draft, fields: dict[str, Field]) -> dict[str, object] | None:
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

    def _legal(self, draft: Draft, fields: dict[str, Field]) -> dict[str, object] | None:
        question = self._contract(draft, fields)
        if question is None or not self._wants(draft, fields, "hand", "led"):
            return None
        return {"ask": "legal", **question, "hand": self._cards(fields["hand"]), "trick": self._cards(fields["led"])}

    def _settle(self, draft: Draft, fields: dict[str, Field]) -> dict[str, object] | None:
        question = self._contract(draft, fields)
        if question is None or not self._wants(draft, fields, "tricks"):
            return None
        question = {"ask": "settle", **question, **self._declarers(fields)}
        for name in ("pot", "matadors"):
            if name in fields:
                question[name] = fields[name].match.numbers()[0]
        if "called" in fields:
            question["called"] = list(self.reader.names("call", fields["called"].match.words("CALL")))
        if "game" in fields:
            question["plays"] = next(iter(self.reader.names("contract", fields["game"].match.words("CONTRACT"))), None)
        if "hand" in fields:
            question["hand"] = self._cards(fields["hand"])
        tricks = self._tricks(fields["tricks"], question)
        return {**question, "tricks": tricks} if tricks else None

    def _wants(self, draft: Draft, fields: dict[str, Field], *names: str) -> bool:
        missing = [name for name in names if name not in fields]
        written = {entry.line.key for entry in draft.entries if isinstance(entry.line, Setting)}
        for name in missing if self.reader.whole(draft) and not written & set(missing) else ():
            self.reader.report(
                fault("OM206", draft.heading.place, name=name, block=draft.block.name, phrases="see the other examples")
            )
        return not missing

    def _declarers(self, fields: dict[str, Field]) -> dict[str, object]:
        if "declarers" in fields:
            seats = [self._seat(word) for word in fields["declarers"].match.words("SEAT")]
            return {"declarers": [seat for seat in seats if seat is not None]}
        if "declarer" in fields:
            seat = self._seat(fields["declarer"].match.words("SEAT")[0])
            return {"declarer": 0 if seat is None else seat}
        return {"declarer": 0}

    def _tricks(self, field: Field, question: dict[str, object]) -> list[int] | None:
        declarer = question.get("declarer", 0)
        numbers = field.match.numbers()
        if field.match.pattern.startswith("declarer"):
            if len(numbers) != self.players:
                self._count(field, len(numbers))
                return None
            rest = list(numbers[1:])
            assert isinstance(declarer, int)
            return [*rest[:declarer], numbers[0], *rest[declarer:]]
        return self._by_seat(field, declarer)

    def _by_seat(self, field: Field, declarer: object) -> list[int] | None:
        tricks: dict[int, int] = {}
        for slot, parts in field.match.slots:
            words = [p for p in parts if slot == "COUNT" and isinstance(p, Word)]
            numbers = [p.value for p in parts if slot == "COUNT" and isinstance(p, Number)]
            for word, number in zip(words, numbers, strict=False):
                seat = self._seat(word, declarer)
                if seat is not None:
                    tricks[seat] = number
        if sorted(tricks) != list(range(self.players)):
            self._count(field, len(tricks))
            return None
        return [tricks[seat] for seat in range(self.players)]

    def _count(self, field: Field, found: int) -> None:
        self.reader.report(fault("OM603", field.origin.span, found=str(found), players=str(self.players)))

    def _cards(self, field: Field) -> list[str]:
        cards = []
        for word in field.match.words("CARD"):
            card = card_text(word)
            if card in self.reader.ids.get("deck", {}):
                cards.append(card)
            else:
                self._not_a_card(word)
        return cards

    def _not_a_card(self, word: Word) -> None:
        put = mend(word.span, word.text, self.reader.ids.get("deck", {}))
        self.reader.report(fault("OM403", word.span, suggestion=put, card=word.text, order="the deck"))

    def seats(self) -> dict[str, int]:
        """The seats by name: eldest 0, the dealer last."""
        return seats(self.players)

    def _seat(self, word: Word, declarer: object = None) -> int | None:
        if word.text == "declarer" and isinstance(declarer, int):
            return declarer
        seat = self.seats().get(word.text)
        if seat is None:
            put = mend(word.span, word.text, self.seats())
            self.reader.report(
                fault("OM208", word.span, suggestion=put, kind="seat", name=word.text, known=", ".join(self.seats()))
            )
        return seat

    # ---- auctions ----------------------------------------------------------------------------------------------------

    def _auction(self, draft: Draft, fields: dict[str, Field]) -> dict[str, object] | None:
        calls: list[str] = []
        seats: list[int] = []
        for parts in _split(fields["bids"].match.parts("BIDS")):
            words = [part for part in parts if isinstance(part, Word)]
            if len(words) < 2:
                self.reader.report(fault("OM604", _span(parts, fields["bids"])))
                return None
            seat = self._seat(words[0])
            call = self._call(words[1:])
            if seat is None or call is None:
                return None
            seats.append(seat)
            calls.append(call)
        return {"ask": "auction", "calls": calls, "seats": seats}

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

    # ---- what is expected --------------------------------------------------------------------------------------------

    def _expect_legal(self, field: Field, question: object) -> dict[str, object] | None:
        parts = field.match.parts("RESULT")
        cards = []
        for part in parts:
            if not isinstance(part, Word) or card_text(part) not in self.reader.ids.get("deck", {}):
                if isinstance(part, Word):
                    self._not_a_card(part)
                elif not isinstance(part, Comma):
                    self.reader.report(fault("OM605", part.span, what="cards that may be played"))
                continue
            cards.append(card_text(part))
        return {"cards": cards}

    def _expect_auction(self, field: Field, question: object) -> dict[str, object] | None:
        parts = field.match.parts("RESULT")
        texts = [part.text for part in parts if isinstance(part, Word)]
        if texts[:3] in (["redeal", "by", "same"], ["redeal", "by", "next"]) and texts[3:] == ["dealer"]:
            return {"state": "passed_out", "then": "redeal" if texts[2] == "same" else "next_dealer"}
        if texts[1:] == ["to", "call"] and isinstance(parts[0], Word):
            seat = self._seat(parts[0])
            return None if seat is None else {"state": "open", "to_call": seat}
        verb = next((n for n, text in enumerate(texts) if text in ("declares", "declare")), None)
        if verb is None:
            known = "`eldest to call`, `dealer declares solo`, `redeal by same dealer`"
            self.reader.report(fault("OM605", _span(parts, field), what=known))
            return None
        return self._won([part for part in parts if isinstance(part, Word)], verb)

    def _won(self, words: list[Word], verb: int) -> dict[str, object] | None:
        seats = [self._seat(word) for word in words[:verb] if word.text != "and"]
        contract = self.reader.name("contract", words[verb + 1]) if len(words) > verb + 1 else None
        if contract is None or None in seats:
            return None
        who: dict[str, object] = {"declarer": seats[0]} if len(seats) == 1 else {"declarers": seats}
        trump = {"trump": words[verb + 3].text} if len(words) > verb + 3 else {}
        return {"state": "won", **who, "contract": contract, **trump}

    def _expect_settle(self, field: Field, question: dict[str, object]) -> dict[str, object] | None:
        expect: dict[str, object] = {}
        seats: dict[int, int] = {}
        outcomes: dict[int, str] = {}
        for parts in _split(field.match.parts("RESULT")):
            if not self._one(parts, question, expect, seats, outcomes, field):
                return None
        if seats:
            expect["seats"] = seats
        if outcomes:
            expect["outcomes"] = outcomes
        return expect

    def _one(
        self,
        parts: list[Part],
        question: dict[str, object],
        expect: dict[str, object],
        seats: dict[int, int],
        outcomes: dict[int, str],
        field: Field,
    ) -> bool:
        """One item of what a settlement must come to: an outcome, a seat's outcome or sum, each defender's, the pot."""
        match parts:
            case [Word() as word]:
                expect["outcome"] = self.reader.name("outcome", word)
                return expect["outcome"] is not None
            case [Word("pot"), Number() as number]:
                expect["pot"] = number.value
                return True
            case [Word("each"), Word("defender"), Number() as number]:
                declarers = question.get("declarers", [question.get("declarer")])
                assert isinstance(declarers, list)
                seats |= {seat: number.value for seat in range(self.players) if seat not in declarers}
                return True
            case [Word() as word, Number() as number]:
                seat = self._seat(word, question.get("declarer"))
                seats |= {seat: number.value} if seat is not None else {}
                return seat is not None
            case [Word() as who, Word() as word]:
                seat, outcome = self._seat(who, question.get("declarer")), self.reader.name("outcome", word)
                outcomes |= {seat: outcome} if seat is not None and outcome else {}
                return seat is not None and outcome is not None
        known = "`won`, `declarer -3`, `each defender 1`, `middle 2`, `pot 45`"
        self.reader.report(fault("OM605", _span(parts, field), what=known))
        return False


def _split(parts: tuple[Part, ...]) -> list[list[Part]]:
    """The parts between commas."""
    groups: list[list[Part]] = [[]]
    for part in parts:
        if isinstance(part, Comma):
            groups.append([])
        else:
            groups[-1].append(part)
    return groups


def _span(parts: list[Part] | tuple[Part, ...], field: Field) -> Span:
    return parts[0].span.to(parts[-1].span) if parts else field.origin.span
