"""What an example expects, by its kind: the keys of an answer, and the values that they must have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Comma, Number, Part, Word
from ..vocabulary.match import SUITS
from .read_table import card_text
from .reader import Field

if TYPE_CHECKING:
    from .read_examples import Examples

Expected = dict[str, Any]
Question = Mapping[str, Any]

_FORMS = {
    "legal": "cards that may be played",
    "winner": "`H2 takes the trick`",
    "order": "cards, the highest first; or `no cards`",
    "exchange": "`no cards`, `exactly 1 card`, `up to 5 cards`, `1 to 9 cards`",
    "lead": "`middle leads`",
    "exchange_order": "`middle, dealer, eldest exchange`, `nobody exchanges`",
    "auction": "`eldest to call`, `may hold`, `may not join`, `may bid solo`, `may bid nothing`, "
    "`dealer declares solo`, `may play solo`, `redeal by same dealer`",
    "settle": "`won`, `declarer -3`, `each defender 1`, `middle 2`, `pot 45`",
    "record": "`won`, `declarer -3`, `each defender 1`, `middle 2`, `pot 45`, `redeal by same dealer`, "
    "`declarer may call NAME`, `declarer may not call NAME`, `declarer shows SA CA`",
    "penalty": "`offender -10`, `each opponent 5`, `each other player 1`, `middle 2`, `pot 45`, "
    "`redeal by same dealer`, `play goes on`",
    "match": "`eldest 12`, `pot 0`, `12 deals`, `eldest wins`",
}
"""How an expectation may read, by the kind of example."""

_MAY = {"pass": "may_pass", "hold": "may_hold", "join": "may_join", "listen": "may_listen"}


class Expectations:
    """Reads the expectations of a game's examples; names and seats are looked up as in their questions."""

    def __init__(self, examples: Examples) -> None:
        self.examples = examples
        self.reader = examples.reader

    def read(self, kind: str, field: Field, question: Question) -> Expected | None:
        """What must come of an example of this kind; None, reported, when it can't be read."""
        readers: Mapping[str, Callable[[Field, Question], Expected | None]] = {
            "legal": self._legal, "winner": self._winner, "order": self._order, "exchange": self._exchange,
            "lead": self._lead, "exchange_order": self._exchange_order,
        }  # fmt: skip
        if kind in readers:
            return readers[kind](field, question)
        # Of an item, None: it has no form that there is; empty: a name in it is none, which has been told.
        one = {
            "auction": self._standing, "settle": self._paid, "record": self._paid, "match": self._scored,
            "penalty": self._offence,
        }[kind]  # fmt: skip
        expect: Expected = {}
        for parts in split(result(field)):
            found = one(parts, question)
            if found is None:
                self._unread(kind, span_of(parts, field))
            if not found:
                return None
            _merge(expect, found)
        return expect

    def _unread(self, kind: str, span: Span) -> None:
        self.reader.report(fault("OM605", span, what=_FORMS[kind]))

    # ---- cards -------------------------------------------------------------------------------------------------------

    def _legal(self, field: Field, question: Question) -> Expected | None:
        cards = self._cards("legal", [part for part in result(field) if not isinstance(part, Comma)])
        return None if cards is None else {"cards": cards}

    def _cards(self, kind: str, parts: list[Part]) -> list[str] | None:
        """Cards of the deck; None, reported, when one of the parts is none."""
        cards = []
        for part in parts:
            if not isinstance(part, Word):
                self._unread(kind, part.span)
            elif card_text(part) in self.reader.ids.get("deck", {}):
                cards.append(card_text(part))
            else:
                self.examples.not_a_card(part)
        return cards if len(cards) == len(parts) else None

    def _winner(self, field: Field, question: Question) -> Expected | None:
        parts = result(field)
        if _texts(parts)[1:] != ["takes", "the", "trick"]:
            self._unread("winner", span_of(parts, field))
            return None
        cards = self._cards("winner", [parts[0]])
        if cards and cards[0] not in question.get("trick", cards):
            self.reader.report(fault("OM609", parts[0].span, card=cards[0]))
            return None
        return {"takes": cards[0]} if cards else None

    def _order(self, field: Field, question: Question) -> Expected | None:
        parts = result(field)
        if _texts(parts) == ["no", "cards"]:
            return {"order": []}
        cards = self._cards("order", list(parts))
        return None if cards is None else {"order": cards}

    # ---- exchange and lead -------------------------------------------------------------------------------------------

    def _exchange(self, field: Field, question: Question) -> Expected | None:
        least = most = -1
        match [part.value if isinstance(part, Number) else part for part in result(field)]:
            case [Word("no"), Word("cards")]:
                least = most = 0
            case [Word("exactly"), int(number), Word("card" | "cards")]:
                least = most = number
            case [Word("up"), Word("to"), int(number), Word("card" | "cards")]:
                least, most = 0, number
            case [int(first), Word("to"), int(last), Word("card" | "cards")]:
                least, most = first, last
        if not 0 <= least <= most:
            self._unread("exchange", span_of(result(field), field))
            return None
        return {"min": least, "max": most}

    def _lead(self, field: Field, question: Question) -> Expected | None:
        match result(field):
            case [Word() as who, Word("leads")]:
                seat = self.examples.seat(who, question.get("declarer"))
                return None if seat is None else {"seat": seat}
        self._unread("lead", span_of(result(field), field))
        return None

    def _exchange_order(self, field: Field, question: Question) -> Expected | None:
        *parts, _ = result(field)
        if _texts(parts) == ["nobody"]:
            return {"seats_in_turn": []}
        words = [part for part in parts if isinstance(part, Word)]
        if len(words) + sum(isinstance(part, Comma) for part in parts) < len(parts) or not words:
            self._unread("exchange_order", span_of(result(field), field))
            return None
        seats = [self.examples.seat(word, question.get("declarer")) for word in words]
        return None if None in seats else {"seats_in_turn": seats}

    # ---- auctions ----------------------------------------------------------------------------------------------------

    def _standing(self, parts: list[Part], question: Question) -> Expected | None:
        texts = _texts(parts)
        words = [part for part in parts if isinstance(part, Word)]
        if len(words) < len(parts) or not words:
            return None
        if texts[0] == "may":
            return self._may(words)
        if texts[1:] == ["to", "call"]:
            seat = self.examples.seat(words[0])
            return {} if seat is None else {"state": "open", "to_call": seat}
        verb = next((n for n, text in enumerate(texts) if text in ("declares", "declare")), None)
        return _redeal(texts) if verb is None else self._won(words, verb)

    def _may(self, words: list[Word]) -> Expected | None:
        """``may hold``, ``may not join``, ``may bid solo grand``, ``may play solo``, ``may take talon``."""
        texts = [word.text for word in words]
        allowed = texts[1:2] != ["not"]
        what = texts[1:] if allowed else texts[2:]
        if what == ["take", "talon"]:
            return {"may_take_talon": allowed}
        if len(what) == 1 and what[0] in _MAY:
            return {_MAY[what[0]]: allowed}
        if not allowed or what[:1] not in (["bid"], ["play"]) or len(what) < 2:
            return None
        if what == ["bid", "nothing"]:
            return {"may_bid": []}
        contracts = self.reader.names("contract", words[2:])
        return {f"may_{what[0]}": list(contracts)} if len(contracts) == len(words) - 2 else {}

    def _won(self, words: list[Word], verb: int) -> Expected | None:
        """``dealer declares solo in hearts``, ``eldest and dealer declare nolo``."""
        seats = [self.examples.seat(word) for word in words[:verb] if word.text != "and"]
        rest = words[verb + 1 :]
        if not seats or not (len(rest) == 1 or (len(rest) == 3 and rest[1].text == "in" and rest[2].text in SUITS)):
            return None
        contract = self.reader.name("contract", rest[0])
        if contract is None or None in seats:
            return {}
        who = {"declarer": seats[0]} if len(seats) == 1 else {"declarers": seats}
        trump = {"trump": rest[2].text} if len(rest) == 3 else {}
        return {"state": "won", **who, "contract": contract, **trump}

    # ---- results -----------------------------------------------------------------------------------------------------

    def _paid(self, parts: list[Part], question: Question) -> Expected | None:
        """An outcome, a seat's outcome or sum, each defender's, the pot; of a whole hand also who deals anew."""
        declarer = question.get("declarer")
        match parts:
            case [Word() as word]:
                outcome = self.reader.name("outcome", word)
                return {"outcome": outcome} if outcome else {}
            case [Word("pot"), Number() as number]:
                return {"pot": number.value}
            case [Word("each"), Word("defender"), Number() as number]:
                return {"seats": dict.fromkeys(self._defenders(question), number.value)}
            case [Word() as word, Number() as number]:
                seat = self.examples.seat(word, declarer)
                return {} if seat is None else {"seats": {seat: number.value}}
            case [Word() as who, Word() as word]:
                seat, outcome = self.examples.seat(who, declarer), self.reader.name("outcome", word)
                return {"outcomes": {seat: outcome}} if seat is not None and outcome else {}
            case [Word() as who, Word("may"), *rest] if question.get("ask") == "record":
                return self._callable(who, rest, declarer)
            case [Word() as who, Word("shows"), *cards] if question.get("ask") == "record" and cards:
                return self._shown(who, cards, declarer)
        return _redeal(_texts(parts)) if question.get("ask") == "record" else None

    def _callable(self, who: Word, rest: list[Part], declarer: object) -> Expected | None:
        """``may call tout``, ``may not call tout``, of a seat."""
        allowed = _texts(rest)[:1] != ["not"]
        match rest if allowed else rest[1:]:
            case [Word("call"), Word() as word]:
                seat, call = self.examples.seat(who, declarer), self.reader.name("call", word)
                return {} if seat is None or call is None else {"may_call": {(seat, call): allowed}}
        return None

    def _shown(self, who: Word, parts: list[Part], declarer: object) -> Expected | None:
        """``declarer shows SA CA``, ``declarer shows nothing``: what a seat holds and all have seen."""
        seat = self.examples.seat(who, declarer)
        cards = [] if _texts(parts) == ["nothing"] else self._cards("record", parts)
        return {} if seat is None or cards is None else {"shown": {seat: cards}}

    def _defenders(self, question: Question) -> list[int]:
        declarers = question.get("declarers") or [question.get("declarer")]
        return [seat for seat in range(self.examples.players) if seat not in declarers]

    def _offence(self, parts: list[Part], question: Question) -> Expected | None:
        """Of a penalty: what the offender, his opponents, all others or a seat get, the pot, and what follows."""
        match parts:
            case [Word("offender"), Number() as number]:
                return {"seats": {question.get("offender", 0): number.value}}
            case [Word("each"), Word("opponent"), Number() as number]:
                return {"seats": dict.fromkeys(self._against(question), number.value)}
            case [Word("each"), Word("other"), Word("player"), Number() as number]:
                return {"seats": dict.fromkeys(self._others(question), number.value)}
            case [Word("play"), Word("goes"), Word("on")]:
                return {"then": None}
            case [Word("pot"), Number()] | [Word(), Number()]:
                return self._paid(parts, question)
        redeal = _redeal(_texts(parts))
        return redeal and {"then": redeal["then"]}

    def _others(self, question: Question) -> list[int]:
        """All who pay and are paid, but the offender."""
        out = (
            None
            if self.examples.shares or self.examples.sitter in question.get("declarers", ())
            else self.examples.sitter
        )
        return [seat for seat in range(self.examples.players) if seat not in (out, question.get("offender"))]

    def _against(self, question: Question) -> list[int]:
        """All who play against the offender: everybody while nobody declares, or where each declares for himself."""
        declarers = question.get("declarers") or ([question["declarer"]] if "declarer" in question else [])
        side, offender = {*declarers, question.get("ally")}, question.get("offender")
        if not declarers or (offender in side and len(declarers) > 1):
            return self._others(question)
        return [seat for seat in self._others(question) if (seat in side) != (offender in side)]

    def _scored(self, parts: list[Part], question: Question) -> Expected | None:
        """Of a match: what the players and the pot have come to, the deals that were played, who wins."""
        match parts:
            case [Word("pot"), Number() as number]:
                return {"pot": number.value}
            case [Number() as number, Word("deal" | "deals")]:
                return {"played": number.value}
            case [Word() as who, Number() as number]:
                seat = self.examples.seat(who)
                return {} if seat is None else {"seats": {seat: number.value}}
            case [*seats, Word("wins" | "win")]:
                named = [who for who in seats if isinstance(who, Word) and who.text != "and"]
                winners = [self.examples.seat(who) for who in named]
                if winners:
                    return {} if None in winners else {"winners": winners}
        return None


def _redeal(texts: list[str]) -> Expected | None:
    if texts[:2] == ["redeal", "by"] and texts[2:] in (["same", "dealer"], ["next", "dealer"]):
        return {"state": "passed_out", "then": "redeal" if texts[2] == "same" else "next_dealer"}
    return None


def _merge(expect: Expected, found: Expected) -> None:
    """Add an item to what is expected; sums and outcomes of seats come together."""
    for key, value in found.items():
        if isinstance(value, dict):
            expect[key] = {**expect.get(key, {}), **value}
        else:
            expect[key] = value


def _texts(parts: list[Part] | tuple[Part, ...]) -> list[str]:
    return [part.text if isinstance(part, Word) else "" for part in parts]


def result(field: Field) -> tuple[Part, ...]:
    """The parts of an expectation."""
    return field.match.parts("RESULT")


def split(parts: tuple[Part, ...]) -> list[list[Part]]:
    """The parts between commas."""
    groups: list[list[Part]] = [[]]
    for part in parts:
        if isinstance(part, Comma):
            groups.append([])
        else:
            groups[-1].append(part)
    return groups


def span_of(parts: list[Part] | tuple[Part, ...], field: Field) -> Span:
    """Where the parts stand; the line where there are none."""
    return parts[0].span.to(parts[-1].span) if parts else field.origin.span
