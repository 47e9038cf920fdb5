"""Amounts, conditions and parties: from the tree to programs, with every name looked up."""

from __future__ import annotations

from collections.abc import Mapping

from ..diagnostics.diagnostic import Suggestion
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..runtime.tables import Program
from ..syntax.span import Span
from ..syntax.tree import (
    Amount,
    Both,
    Condition,
    HasCards,
    HasCompared,
    HasCount,
    Is,
    Minus,
    Name,
    Not,
    Number,
    Sum,
    UpTo,
    Who,
    Word,
)
from ..vocabulary.match import SUITS
from .draft import Scope
from .reader import Reader

_SUBJECTS = {"declarer": "declarer", "side": "side"}
_GROUPS = {"defender": "defenders", "player": "players", "opponent": "opponents"}
_QUANTIFIERS = {"any": "any", "every": "every", "each": "every"}
_PARTIES = ("declarer", "each defender", "each player", "each opponent", "side", "opponents", "pot", "bank", "sitter",
            "offender", "each other player")  # fmt: skip
_NOUNS = {"trick": "tricks", "tricks": "tricks", "matador": "matadors", "matadors": "matadors", "point": "points",
          "points": "points", "deal": "deals", "deals": "deals"}  # fmt: skip
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty")  # fmt: skip
_OPERATORS = {"exactly": "==", "at least": ">=", "at most": "<=", "more": ">", "fewer": "<", "as many": "=="}
_MOST_DEALS = 10_000
_PASSED_OUT = "passed out in a row"
_QUANTITIES = ("tricks", "value", "matadors", "pot")


class Programs:
    """Turns amounts, conditions and parties of one scope into programs; what is at fault is reported and None."""

    def __init__(self, reader: Reader, scope: Scope) -> None:
        self.reader = reader
        self.scope = scope

    # ---- amounts -----------------------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> Program | None:
        """An amount in points or chips."""
        if isinstance(amount, Number):
            return amount.value
        if isinstance(amount, Name):
            return self._quantity(amount.word)
        if isinstance(amount, Minus):
            inner = self.amount(amount.amount)
            return None if inner is None else -inner if isinstance(inner, int) else ("-", 0, inner)
        if isinstance(amount, UpTo):
            return self._two("min", amount.amount, amount.limit)
        return self._sum(amount)

    def _sum(self, amount: Sum) -> Program | None:
        return self._two(amount.operator, amount.left, amount.right)

    def _two(self, operator: str, left: Amount, right: Amount) -> Program | None:
        one, other = self.amount(left), self.amount(right)
        return None if one is None or other is None else (operator, one, other)

    def _quantity(self, word: Word) -> Program | None:
        if word.text in self.scope.values:
            value = self.scope.values[word.text][0]
            if isinstance(value, Number):
                return value.value
        if word.text == "tricks":
            return ("tricks", "declarer")
        if word.text in _QUANTITIES:
            return (word.text,)
        numbers = [name for name, kind in self.scope.kinds.items() if kind == "number"]
        if word.text in numbers or self.scope.kinds.get(word.text) == "?":
            return None  # It was to be given and wasn't: that has been said.
        if self.reader.book.lost & {"options", "base", "module"}:
            return None
        known = [*_QUANTITIES, *numbers]
        put = mend(word.span, word.text, known)
        self.reader.report(fault("OM215", word.span, suggestion=put, name=word.text, known=", ".join(known)))
        return None

    # ---- parties -----------------------------------------------------------------------------------------------------

    def _who(self, who: Who) -> tuple[Word, ...]:
        """The words of a subject or party, an option's put in."""
        if len(who.words) == 1 and who.words[0].text in self.scope.values:
            parts = self.scope.values[who.words[0].text]
            return tuple(part for part in parts if isinstance(part, Word))
        return who.words

    def party(self, who: Who) -> str | None:
        """A party to a payment, as ``ombre_dsl.runtime.tables.Payment`` names them."""
        text = " ".join(word.text for word in self._who(who))
        if text in _PARTIES or text in self.reader.ids.get("role", {}):
            return text
        if self.scope.kinds.get(text) in ("party", "?"):
            return None
        roles = tuple(self.reader.ids.get("role", {}))
        if self.reader.book.lost & {"role", "?", "base", "module"}:
            return None
        known = [*_PARTIES, *roles, *(name for name, kind in self.scope.kinds.items() if kind == "party")]
        put = mend(who.span, text, known)
        self.reader.report(fault("OM216", who.span, suggestion=put, name=text, known=", ".join(known)))
        return None

    def subject(self, who: Who) -> tuple[str, str] | None:
        """The subject of a condition: quantifier and group."""
        words = [word.text for word in self._who(who)]
        roles = tuple(self.reader.ids.get("role", {}))
        if len(words) == 1 and (words[0] in _SUBJECTS or words[0] in roles):
            return "every", words[0]
        if len(words) == 2 and words[0] in _QUANTIFIERS and words[1] in _GROUPS:
            return _QUANTIFIERS[words[0]], _GROUPS[words[1]]
        known = ["declarer", "any defender", "every defender", "any player", "every player", *roles]
        put = mend(who.span, " ".join(words), known)
        self.reader.report(fault("OM214", who.span, suggestion=put, name=" ".join(words), known=", ".join(known)))
        return None

    # ---- conditions --------------------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> Program | None:
        """A condition as a program."""
        if isinstance(condition, Both):
            inner = [self.condition(one) for one in condition.conditions]
            return (
                None
                if any(one is None for one in inner)
                else (condition.joined, *(one for one in inner if one is not None))
            )
        if isinstance(condition, Not):
            turned = self.condition(condition.condition)
            return None if turned is None else ("not", turned)
        if isinstance(condition, HasCount):
            return self._count(condition)
        if isinstance(condition, HasCompared):
            return self._compared(condition)
        if isinstance(condition, HasCards):
            return self._cards(condition)
        return self._is(condition)

    def _noun(self, word: Word, *allowed: str) -> str | None:
        noun = _NOUNS.get(word.text)
        if noun in allowed:
            return noun
        put = mend(word.span, word.text, allowed)
        self.reader.report(fault("OM227", word.span, suggestion=put, name=word.text, known=", ".join(allowed)))
        return None

    def _count(self, condition: HasCount) -> Program | None:
        operator = _OPERATORS[condition.how]
        if [word.text for word in condition.who.words] == ["match"]:
            return self._deals(condition, operator)
        if condition.more:
            self._unsaid(condition, condition.noun.text)
            return None
        subject = self.subject(condition.who)
        noun = self._noun(condition.noun, "tricks", "matadors", "points")
        if subject is None or noun is None:
            return None
        if noun == "matadors" and subject[1] != "declarer":
            self.reader.report(fault("OM227", condition.noun.span, name=condition.noun.text, known="tricks"))
            return None
        return ("has", *subject, noun, operator, condition.count)

    def _deals(self, condition: HasCount, operator: str) -> Program | None:
        """How many deals the match has had, or how many in a row, just before this one, all have passed."""
        noun = self._noun(condition.noun, "deals")
        kind = {"": "deals", _PASSED_OUT: "passed out"}.get(" ".join(word.text for word in condition.more))
        if noun is None or kind is None:
            if noun is not None:
                self._unsaid(condition, condition.noun.text, f"{condition.noun.text} {_PASSED_OUT}")
            return None
        self._within_deals(condition.count, condition.span)
        return (kind, operator, condition.count)

    def _within_deals(self, count: int, span: Span) -> None:
        """Report a number of deals that no match has."""
        if not 1 <= count <= _MOST_DEALS:
            self.reader.report(fault("OM223", span, value=str(count), least="1", most=str(_MOST_DEALS)))

    def _unsaid(self, condition: HasCount, *known: str) -> None:
        """Report what is said of things counted, and can't be."""
        span = condition.noun.span.to(condition.more[-1].span)
        put = mend(span, condition.things, known)
        self.reader.report(fault("OM227", span, suggestion=put, name=condition.things, known=", ".join(known)))

    def _compared(self, condition: HasCompared) -> Program | None:
        subject, other = self.subject(condition.who), self.subject(condition.other)
        noun = self._noun(condition.noun, "tricks")
        if subject is None or other is None or noun is None:
            return None
        if other[0] == "any":
            first = condition.other.words[0]
            self.reader.report(fault("OM229", first.span, suggestion=Suggestion(first.span, "every", sure=False)))
            return None
        return ("compare", *subject, noun, _OPERATORS[condition.how], other[1])

    def _cards(self, condition: HasCards) -> Program | None:
        if self._in_words(condition.cards):
            return None
        subject = self.subject(condition.who)
        cards = tuple(self.reader.name("card", word) for word in condition.cards)
        if subject is None or None in cards:
            return None
        return ("holds", *subject, ("cards", *(card for card in cards if card)))

    def _in_words(self, cards: tuple[Word, ...]) -> bool:
        """Whether a number in words stands before what is counted, which is reported: ``five tricks``, and no cards."""
        number = cards[0]
        if len(cards) < 2 or cards[1].text not in _NOUNS or number.text in self.reader.ids.get("card", {}):
            return False
        digits = str(_NUMBERS.index(number.text)) if number.text in _NUMBERS else None
        put = Suggestion(number.span, digits, sure=True) if digits else None
        self.reader.report(fault("OM234", number.span, suggestion=put, name=number.text, noun=cards[1].text))
        return True

    def _is(self, condition: Is) -> Program | None:
        inner = self._statement(condition)
        return None if inner is None else ("not", inner) if condition.negated else inner

    def _statement(self, condition: Is) -> Program | None:
        subject = " ".join(word.text for word in condition.subject)
        value = " ".join(word.text for word in condition.value)
        if subject == "deal":
            return self._last_deals(condition)
        if subject == "pot":
            return self._one_of(condition, value, {"empty": ("pot empty",)})
        if subject == "trump":
            suits: dict[str, Program] = {suit: ("trump", n) for n, suit in enumerate(SUITS)}
            preferred: dict[str, Program] = {"preferred suit": ("trump", "preferred"), "none": ("trump", "none")}
            return self._one_of(condition, value, suits | preferred)
        if subject in ("contract", "outcome") and len(condition.value) == 1:
            name = self.reader.name(subject, condition.value[0])
            return name and (subject, name)
        states: dict[str, Program] = {state: (state, subject) for state in ("called", "made", "missed")}
        if len(condition.subject) == 1 and (subject in self.reader.ids.get("call", {}) or value in states):
            call = self.reader.name("call", condition.subject[0])
            return call and self._one_of(condition, value, states)
        known = ["pot", "trump", "contract", "outcome", "deal", *self.reader.ids.get("call", {})]
        span = condition.subject[0].span.to(condition.subject[-1].span)
        self.reader.report(
            fault("OM214", span, suggestion=mend(span, subject, known), name=subject, known=", ".join(known))
        )
        return None

    def _last_deals(self, condition: Is) -> Program | None:
        """Whether this deal is among the last of the match."""
        *words, last = (word.text for word in condition.value)
        if words != ["one", "of", "the", "last"] or not last.isdigit():
            known: dict[str, Program | None] = {"the last": ("last deals", 1), "one of the last 3": None}
            return self._one_of(condition, " ".join((*words, last)), known)
        self._within_deals(int(last), condition.value[-1].span)
        return ("last deals", int(last))

    def _one_of(self, condition: Is, value: str, known: Mapping[str, Program | None]) -> Program | None:
        if value in known:
            return known[value]
        span = condition.value[0].span.to(condition.value[-1].span)
        subject = " ".join(word.text for word in condition.subject)
        put = mend(span, value, known)
        self.reader.report(fault("OM228", span, suggestion=put, subject=subject, name=value, known=", ".join(known)))
        return None
