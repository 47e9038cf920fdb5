"""Every place of a file where something is named: what is declared there, and what is meant by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import attrs

from ...rulebook.draft import Heading, Scope
from ...rulebook.headings import read_heading
from ...syntax import tree
from ...syntax.span import Span
from ...syntax.tree import Part, Row, Text, Word
from ...vocabulary.match import Match, Names, Parts, match_phrases
from ...vocabulary.terms import Phrase

Key = tuple[str, str, str]
"""A kind (contract, call, aim, role, outcome, penalty, card, option, statement, source, variant, module, file), a name,
and, for an option of a module, the module."""

NAMED = ("contract", "call", "aim", "role", "outcome", "penalty", "card", "option")
"""What an author gives a name to."""

_SLOTS = {
    "CONTRACT": "contract", "CALL": "call", "OUTCOME": "outcome", "AIM": "aim", "PENALTY": "penalty", "CARD": "card",
}  # fmt: skip
_LISTS = {"outcomes": "outcome", "cards": "card"}
_STATES = ("called", "made", "missed")


@attrs.frozen
class Mention:
    """A place where something is named; ``declares``: it is made there, ``removes``: it is taken out there.

    ``labels`` are the printed names that a declaration gives, as they are written; ``like`` what it is like.
    """

    key: Key
    span: Span
    declares: bool = False
    removes: bool = False
    labels: str = ""
    like: str = ""

    @property
    def name(self) -> str:
        """The name that stands there."""
        return self.key[1]


@attrs.frozen
class Known:
    """What is known when a file is gone through: the module that it is (or empty), the names of each kind, the options
    that its statements may use with what stands for them."""

    module: str = ""
    names: Mapping[str, frozenset[str]] = attrs.Factory(dict)
    options: Names = attrs.Factory(dict)


def module_of(file: tree.File) -> str:
    """The name of the module that a file is; empty for a variant."""
    words = [part.text for item in file.items[:1] for part in item.heading if isinstance(part, Word)]
    return file.name.rpartition("/")[2].removesuffix(".ombre") if words[:1] == ["module"] else ""


def options_of(file: tree.File) -> dict[str, Parts]:
    """The options that a file declares, and what stands for each; nothing where it must be given."""
    found: dict[str, Parts] = {}
    for item in file.items:
        if [part.text for part in item.heading if isinstance(part, Word)] == ["options"]:
            found.update({line.key: line.value[1:] for line in item.lines or () if isinstance(line, tree.Setting)})
    return found


def mentions(file: tree.File, known: Known) -> list[Mention]:
    """All mentions of a file, in no order."""
    found: list[Mention] = []
    for item in file.items:
        heading = read_heading(item, Scope(file.name), lambda fault: None)
        found += _Walk(file, item, heading, known).mentions()
    return [mention for mention in found if mention.span.end > mention.span.start]


def made(file: tree.File) -> list[Mention]:
    """What a file makes and takes out, which takes far less to find than all that it mentions."""
    found: list[Mention] = []
    known = Known(module_of(file))
    for item in file.items:
        heading = read_heading(item, Scope(file.name), lambda fault: None)
        if heading is not None:
            found += _Walk(file, item, heading, known).made(heading)
    return [mention for mention in found if mention.declares or mention.removes]


class _Walk:
    """Goes through one item."""

    def __init__(self, file: tree.File, item: tree.Item, heading: Heading | None, known: Known) -> None:
        self.file = file
        self.item = item
        self.heading = heading
        self.known = known
        self.block = heading.block if heading else None
        self.action = heading.action if heading else ""

    def mentions(self) -> Iterator[Mention]:
        yield from self._cites(self.item.notes)
        if self.heading is not None:
            yield from self._heading(self.heading)
        head = next((line for line in self.item.lines or () if isinstance(line, Row)), None)
        for line in self.item.lines or ():
            yield from self._cites(line.notes)
            yield from self._line(line, line is head)

    def made(self, heading: Heading) -> Iterator[Mention]:
        """What the item makes or takes out."""
        yield from self._heading(heading)
        for line in self.item.lines or () if heading.block.name in ("options", "cards", "outcomes") else ():
            if isinstance(line, tree.Setting) and isinstance(line.name[0], Word):
                yield from self._setting_name(heading.block.name, line, line.name[0])
            elif isinstance(line, tree.Rule):
                yield from self._rule(line)

    def _cites(self, notes: tree.Notes) -> Iterator[Mention]:
        for cite in notes.cites:
            yield Mention(("statement", cite.id, ""), cite.span)

    # ---- headings ----------------------------------------------------------------------------------------------------

    def _heading(self, heading: Heading) -> Iterator[Mention]:
        kind, match = heading.block.name, heading.match
        for slot, parts in match.slots:
            for part in parts:
                yield from self._in_heading(kind, slot, part, match)

    def _in_heading(self, kind: str, slot: str, part: Part, match: Match) -> Iterator[Mention]:
        if isinstance(part, Text):
            if kind == "source":
                yield Mention(("file", part.value, ""), part.span)
            return
        if not isinstance(part, Word):
            return
        if slot == "NAME":
            yield Mention(("module" if kind == "use" else "variant", part.text, ""), part.span)
        elif slot == "NEW" and kind in ("variant", "module"):
            yield Mention((kind, part.text, ""), part.span, declares=True)
        elif slot == "NEW":
            yield self._made(kind, part, _labels(match.parts("LABELS")), _like(match))
        elif slot == "WORD" and kind == "source":
            yield Mention(("source", part.text, ""), part.span, declares=True)
        elif slot in _SLOTS or slot == "PARTY":
            yield from self._slot(slot, part)

    def _made(self, kind: str, word: Word, labels: str, like: str = "") -> Mention:
        declares, removes = self.action in ("", "replace"), self.action == "remove"
        return Mention((kind, word.text, ""), word.span, declares, removes, labels, like)

    # ---- lines -------------------------------------------------------------------------------------------------------

    def _line(self, line: tree.Line, head: bool) -> Iterator[Mention]:
        if isinstance(line, tree.Setting):
            yield from self._setting(line)
        elif isinstance(line, tree.Ranking):
            yield from self._cards(line.ranks)
        elif isinstance(line, tree.Ladder):
            yield from (m for rung in line.rungs for word in rung for m in self._slot("CONTRACT", word))
        elif isinstance(line, tree.Pay):
            yield from self._amount(line.amount)
            yield from self._who(line.payer)
            yield from self._who(line.payee)
            yield from self._guard(line.guard)
        elif isinstance(line, Row):
            yield from self._row(line, head)
        elif isinstance(line, tree.Rule):
            yield from self._rule(line)
            yield from self._guard(line.guard)

    def _setting(self, line: tree.Setting) -> Iterator[Mention]:
        block = self.block.name if self.block else ""
        first = line.name[0]
        if isinstance(first, Word):
            yield from self._setting_name(block, line, first)
        if block == "options":
            yield from self._loose(part for part in line.value[0 if self.action else 1 :])
        elif block == "use":
            yield from self._loose(line.value)
        else:
            term = self.block.setting(line.key) if self.block else None
            yield from self._phrase(term.phrases if term else (), line.value)

    def _setting_name(self, block: str, line: tree.Setting, word: Word) -> Iterator[Mention]:
        if block == "options":
            yield Mention(("option", word.text, self.known.module), word.span, declares=not self.action)
        elif block == "use" and self.heading and self.heading.name:
            yield Mention(("option", word.text, self.heading.name.text), word.span)
        elif block == "cards":
            declares = not self.action or word.text not in self.known.names.get("card", ())
            yield Mention(("card", word.text, ""), word.span, declares, labels=_labels(line.name[1:]))

    def _rule(self, line: tree.Rule) -> Iterator[Mention]:
        block = self.block.name if self.block else ""
        first = line.parts[0]
        if block in _LISTS and isinstance(first, Word):
            rest = line.parts[1:]
            if first.text == "remove" and rest and isinstance(rest[0], Word):
                yield Mention((_LISTS[block], rest[0].text, ""), rest[0].span, removes=True)
            else:
                yield Mention((_LISTS[block], first.text, ""), first.span, True, labels=_labels(rest))
            return
        if self.action and isinstance(first, Word) and first.text == "remove":
            return  # a setting is taken out; its name is a word of the language
        yield from self._phrase([Phrase(s.pattern, "") for s in self.block.sayings] if self.block else (), line.parts)

    def _phrase(self, phrases: Iterable[Phrase], parts: Parts) -> Iterator[Mention]:
        """The names in a phrase: by its slots where it fits, else by what is known by that name."""
        yield from (mention for part in parts for mention in self._option(part))
        found = match_phrases(tuple(phrases), parts, self.known.options)
        if not isinstance(found, Match):
            yield from self._loose(part for part in parts if not self._is_option(part))
            return
        own = {part.span for part in parts}
        for slot, taken in found.slots:
            for part in taken:
                if isinstance(part, Word) and part.span in own and not self._is_option(part):
                    yield from self._slot(slot, part)

    def _slot(self, slot: str, word: Word) -> Iterator[Mention]:
        """What fills a slot; a deck's card is no name, and other slots hold whatever is known."""
        if self._is_option(word):
            yield from self._option(word)
        elif slot == "CARD":
            yield from self._cards((word,))
        elif slot in _SLOTS:
            yield Mention((_SLOTS[slot], word.text, ""), word.span)
        elif slot in ("PARTY", "BIDS", "HANDS", "RESULT", "COUNT"):
            yield from self._loose((word,))

    def _row(self, line: Row, head: bool) -> Iterator[Mention]:
        for number, cell in enumerate(line.cells):
            name = cell.amount.word if isinstance(cell.amount, tree.Name) else None
            word = name or next((part for part in cell.words if isinstance(part, Word)), None)
            if head:
                if number and word is not None:
                    yield Mention(("outcome", word.text, ""), word.span)
            elif number == 0 and word is not None:
                yield from self._slot("CONTRACT", word)
            else:
                for amount in (cell.amount, cell.each):
                    yield from self._amount(amount) if amount is not None else ()

    # ---- amounts, parties, conditions --------------------------------------------------------------------------------

    def _amount(self, amount: tree.Amount) -> Iterator[Mention]:
        if isinstance(amount, tree.Name):
            yield from self._option(amount.word)
        elif isinstance(amount, tree.Sum):
            yield from self._amount(amount.left)
            yield from self._amount(amount.right)
        elif isinstance(amount, tree.Minus):
            yield from self._amount(amount.amount)
        elif isinstance(amount, tree.UpTo):
            yield from self._amount(amount.amount)
            yield from self._amount(amount.limit)

    def _who(self, who: tree.Who) -> Iterator[Mention]:
        if len(who.words) == 1:
            yield from self._loose(who.words, ("role",))
        elif [word.text for word in who.words[:2]] == ["holder", "of"]:
            yield from self._cards(who.words[2:])

    def _guard(self, guard: tree.Guard | None) -> Iterator[Mention]:
        if isinstance(guard, tree.When):
            yield from self._condition(guard.condition)

    def _condition(self, condition: tree.Condition) -> Iterator[Mention]:
        if isinstance(condition, tree.Both):
            yield from (found for one in condition.conditions for found in self._condition(one))
        elif isinstance(condition, tree.Not):
            yield from self._condition(condition.condition)
        elif isinstance(condition, tree.Is):
            yield from self._is(condition)
        else:
            yield from self._who(condition.who)
            if isinstance(condition, tree.HasCompared):
                yield from self._who(condition.other)
            if isinstance(condition, tree.HasCards):
                yield from self._cards(condition.cards)

    def _is(self, condition: tree.Is) -> Iterator[Mention]:
        subject = " ".join(word.text for word in condition.subject)
        if subject in ("contract", "outcome"):
            yield from (found for word in condition.value for found in self._slot(subject.upper(), word))
        elif len(condition.subject) == 1 and condition.value and condition.value[0].text in _STATES:
            yield Mention(("call", subject, ""), condition.subject[0].span)

    # ---- words -------------------------------------------------------------------------------------------------------

    def _cards(self, words: Iterable[Word]) -> Iterator[Mention]:
        yield from self._loose(words, ("card",))

    def _is_option(self, part: Part) -> bool:
        return isinstance(part, Word) and part.text in self.known.options

    def _option(self, part: Part) -> Iterator[Mention]:
        if isinstance(part, Word) and part.text in self.known.options:
            yield Mention(("option", part.text, self.known.module), part.span)

    def _loose(
        self, parts: Iterable[Part], kinds: tuple[str, ...] = ("contract", "call", "outcome", "role", "card")
    ) -> Iterator[Mention]:
        """Words that mean what is known by that name."""
        for part in parts:
            if self._is_option(part):
                yield from self._option(part)
            elif isinstance(part, Word):
                kind = next((kind for kind in kinds if part.text in self.known.names.get(kind, ())), None)
                if kind is not None:
                    yield Mention((kind, part.text, ""), part.span)


def _labels(parts: Parts) -> str:
    texts = [part.text if isinstance(part, Word) else f'"{part.value}"' for part in parts
             if isinstance(part, Word | Text)]  # fmt: skip
    return re.sub(r"\s+", " ", " ".join(texts))


def _like(match: Match) -> str:
    return next((word.text for word in match.words("CONTRACT")), "")
