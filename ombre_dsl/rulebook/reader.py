"""Reading drafts: settings and sayings held against the vocabulary, names looked up, faults collected."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

import attrs

from ..diagnostics.diagnostic import Diagnostic, Suggestion
from ..diagnostics.nearest import did_you_mean, mend
from ..diagnostics.wording import fault
from ..syntax.span import Span
from ..syntax.tree import Guard, Line, Notes, Otherwise, Rule, Setting, Text, When, Word
from ..vocabulary.match import SUITS, Match, Mismatch, match_phrases
from ..vocabulary.table import BLOCKS
from ..vocabulary.terms import Block, Phrase, Saying
from ..vocabulary.terms import Setting as SettingTerm
from .draft import Book, Draft, Entry, Heading, Key, Scope
from .expected import misfit
from .model import Origin
from .repeats import listed_twice

_KIND_WORDS = {"ranking": "an order of cards", "ladder": "a ladder", "exchange": "an exchange", "pay": "a payment",
               "row": "a row of a payoff table"}  # fmt: skip


@attrs.frozen
class Field:
    """A setting that was read: what fits, the line it stands in, and the options it could name."""

    match: Match
    origin: Origin
    line: Setting | None
    scope: Scope


@attrs.frozen
class Said:
    """A saying that was read: its pattern's match, its guard and line."""

    saying: Saying
    match: Match
    rule: Rule
    origin: Origin
    scope: Scope


class Reader:
    """Reads drafts.  ``ids`` are the names there are, by kind; ``lost`` the kinds of which some could not be read."""

    def __init__(self, book: Book, texts: Mapping[str, str], diagnostics: list[Diagnostic]) -> None:
        self.book = book
        self.texts = texts
        self.diagnostics = diagnostics
        self.ids: dict[str, dict[str, Span]] = {}
        self.used: set[tuple[str, str]] = set()
        self.unknown: list[tuple[str, Word, Diagnostic]] = []
        self.orphans: dict[tuple[str, str], dict[Span, None]] = {}
        """Where something is mentioned that is removed."""
        self.partial: set[Key] = set()
        """Blocks of which something could not be read, so that nothing is missing in them that could be it."""

    def report(self, diagnostic: Diagnostic) -> None:
        """Keep a fault; where the writing itself is at fault, what it says, or seems to say, is not blamed too."""
        if not any(_is_written_so(fault, diagnostic.span) for fault in self.diagnostics if fault.code < "OM2"):
            self.diagnostics.append(diagnostic)

    # ---- origins -----------------------------------------------------------------------------------------------------

    def origin(self, line: Line, via: tuple[str, ...]) -> Origin:
        """Where a line stands, its words and its notes."""
        return self._origin(line.span, line.notes, via)

    def heading_origin(self, draft: Draft) -> Origin:
        """Where a block's heading stands."""
        item = draft.heading.item
        return self._origin(draft.heading.span, item.notes, draft.via)

    def item_origin(self, heading: Heading, via: tuple[str, ...]) -> Origin:
        """Where a heading stands that has no draft of its own."""
        return self._origin(heading.span, heading.item.notes, via)

    def _origin(self, span: Span, notes: Notes, via: tuple[str, ...]) -> Origin:
        text = self.texts[span.file][span.start : span.end]
        words = " ".join(re.sub(r"#[^\n]*\n", "\n", _without_notes(text, span.start, notes)).split())
        decided = notes.decided.value if notes.decided else ""
        return Origin(span, words, tuple(cite.id for cite in notes.cites), decided, via)

    # ---- lines -------------------------------------------------------------------------------------------------------

    def fields(
        self, draft: Draft, entries: Sequence[Entry] | None = None, waived: Collection[str] = ()
    ) -> dict[str, Field]:
        """The settings of a draft, by name; defaults are put in; what is missing or at fault is reported.

        ``waived``: settings that need not be there this time.
        """
        found: dict[str, Field] = {}
        failed: set[str] = set(waived)
        entries = draft.entries if entries is None else entries
        if any(isinstance(e.line, Rule) and self._matching(draft.block, e.line, e) is None for e in entries):
            self.partial.add(draft.key)
        for entry in entries:
            line = entry.line
            if not isinstance(line, Setting):
                continue
            term = self._term(draft, line)
            key = line.key if term is None or term.name == "NEW" else term.name
            if term is None or (key == line.key and (key in found or key in failed)):
                continue
            field = self._field(term, line, entry)
            if field is None:
                failed.add(key)
            else:
                found.setdefault(key, field)
        self._complete(draft, found, failed)
        return found

    def _term(self, draft: Draft, line: Setting) -> SettingTerm | None:
        """The setting that a line names; a misspelt one is reported, and then the one that is meant."""
        block = draft.block
        term = block.setting(line.key)
        if term is not None:
            return term
        self.partial.add(draft.key)
        elsewhere = [b.name for b in BLOCKS if any(s.name == line.key for s in b.settings)]
        own = [s.name for s in block.settings if s.name != "NEW"] + _special_names(block)
        near = did_you_mean(line.key, own)
        span = name_span(line)
        if elsewhere and near is None:
            self.report(
                fault("OM203", span, name=line.key, block=block.name, other=" or ".join(f"`{n}`" for n in elsewhere))
            )
        else:
            known = ", ".join(own) or "no settings"
            put = mend(span, line.key, own)
            self.report(fault("OM202", span, suggestion=put, name=line.key, block=block.name, known=known))
        return block.setting(near) if near else None

    def _field(self, term: SettingTerm, line: Setting, entry: Entry) -> Field | None:
        found = match_phrases(term.phrases, line.value, entry.scope.values)
        if isinstance(found, Mismatch):
            names = [name for slot in found.expected for name in self.ids.get(slot.lower(), {})]
            wrong = misfit("OM204", found, line.value, line.span, names, name=line.key)
            # Where even the setting's name is a guess, only a likely guess at the value is worth a word.
            if line.key == term.name or term.name == "NEW" or wrong.suggestion:
                self.report(wrong)
            return None
        for repeated in listed_twice(found):
            self.report(repeated)
        return Field(found, self.origin(line, entry.via), line, entry.scope)

    def _complete(self, draft: Draft, found: dict[str, Field], failed: set[str]) -> None:
        """Put defaults in, also for what is at fault and has been reported; report what must be said and isn't."""
        for term in draft.block.settings:
            if term.name in found or term.name == "NEW":
                continue
            if term.default is not None:
                match = default_match(term)
                origin = attrs.evolve(self.heading_origin(draft), words="", decided="", cites=())
                found[term.name] = Field(match, origin, None, draft.scope)
            elif term.required and term.name not in failed and self.whole(draft):
                shown = ", ".join(dict.fromkeys(f"`{p.pattern}`" for p in term.phrases))
                self.report(fault("OM206", draft.heading.place, name=term.name, block=draft.block.name, phrases=shown))

    def whole(self, draft: Draft) -> bool:
        """Whether all of a block could be read, so that what isn't there is missing."""
        return not draft.broken and draft.key not in self.partial

    def sayings(self, draft: Draft, entries: Sequence[Entry] | None = None) -> list[Said]:
        """The sayings of a draft, in order; those at fault are reported and left out."""
        found = []
        for entry in draft.entries if entries is None else entries:
            line = entry.line
            if isinstance(line, Rule):
                said = self._saying(draft, line, entry)
                if said is not None:
                    found.append(said)
        return found

    def _saying(self, draft: Draft, line: Rule, entry: Entry) -> Said | None:
        found = self._matching(draft.block, line, entry)
        if found is None:
            self._unsayable(draft, line, entry)
            return None
        if not self._guarded(found[0], line):
            return None
        return Said(*found, line, self.origin(line, entry.via), entry.scope)

    def _matching(self, block: Block, line: Rule, entry: Entry) -> tuple[Saying, Match] | None:
        """The saying that a line is."""
        for saying in block.sayings:
            match = match_phrases((Phrase(saying.pattern, ""),), line.parts, entry.scope.values)
            if isinstance(match, Match) and self._literal_first(saying, line):
                return saying, match
        return None

    def _literal_first(self, saying: Saying, line: Rule) -> bool:
        """OUTCOME takes any word; a saying of several words is not meant by one."""
        return saying.pattern != "OUTCOME" or len(line.parts) == 1

    def _unsayable(self, draft: Draft, line: Rule, entry: Entry) -> None:
        name, sayings = draft.block.name, draft.block.sayings
        first = line.parts[0]
        words = [p.text for p in line.parts if isinstance(p, Word)]
        for count in range(len(words), 0, -1):
            key = " ".join(words[:count])
            if any(s.name == key for s in draft.block.settings) or key in draft.block.holds:
                # A setting whose colon is missing.
                span = line.parts[count - 1].span.after()
                self.report(fault("OM224", span, suggestion=Suggestion(span, ":", sure=True), name=key))
                return
        phrases = [Phrase(s.pattern, "") for s in sayings]
        if not phrases:
            self.report(fault("OM205", first.span.to(line.parts[-1].span), block=name, known="no such line"))
            return
        found = match_phrases(phrases, line.parts, entry.scope.values)
        if isinstance(found, Mismatch):
            words = [*self.ids.get("outcome", {}), *_opening_words(draft.block)]
            self.report(misfit("OM225", found, line.parts, line.span, words, block=name))
        else:
            known = ", ".join(f"`{s.pattern}`" for s in sayings)
            self.report(fault("OM205", first.span.to(line.parts[-1].span), block=name, known=known))

    def _guarded(self, saying: Saying, line: Rule) -> bool:
        """Whether the guard is one that the saying may have."""
        guard = line.guard
        fits = {
            "none": guard is None,
            "when": isinstance(guard, When),
            "may": guard is None or isinstance(guard, When),
            "any": guard is not None,
            "otherwise": isinstance(guard, Otherwise),
        }[saying.guard]
        if not fits:
            wanted = {
                "none": "nothing more", "when": "`when` and a condition", "may": "`when` and a condition, or nothing",
                "any": "`when` and a condition, or `otherwise`", "otherwise": "`otherwise`",
            }[saying.guard]  # fmt: skip
            span = guard.span if guard is not None else line.parts[-1].span.after()
            self.report(fault("OM212", span, wanted=wanted, saying=" ".join(_shown(line))))
        return fits

    def only(self, draft: Draft, entries: Sequence[Entry] | None = None) -> None:
        """Report the lines whose kind has no place in the block."""
        for entry in draft.entries if entries is None else entries:
            kind = type(entry.line).__name__.lower()
            if kind in _KIND_WORDS and kind not in draft.block.holds:
                homes = [b.name for b in BLOCKS if kind in b.holds]
                self.report(
                    fault("OM226", entry.line.span, what=_KIND_WORDS[kind], block=draft.block.name,
                          homes=" or ".join(f"`{home}`" for home in homes))
                )  # fmt: skip

    # ---- names -------------------------------------------------------------------------------------------------------

    def name(self, kind: str, word: Word) -> str | None:
        """The id that a word names, or None, reported, when there is none of its kind."""
        known = self.ids.get(kind, {})
        if word.text in known:
            self.used.add((kind, word.text))
            return word.text
        if (kind, word.text) in self.book.removed:
            self.orphans.setdefault((kind, word.text), {})[word.span] = None
        elif not self.book.lost & {kind, "?", "base", "module"} and not self._awaited(word):
            unknown = self._unknown(kind, word, known)
            self.unknown.append((kind, word, unknown))
            self.report(unknown)
        return None

    def _awaited(self, word: Word) -> bool:
        """Whether the word is an option that was to be given and wasn't, which has been said."""
        return any(word.text in scope.kinds and word.text not in scope.values for scope in self.book.scopes)

    def _unknown(self, kind: str, word: Word, known: Iterable[str]) -> Diagnostic:
        shown = ", ".join(list(known)[:12]) or "none"
        near = {*known, *self.ids.get("deck", {})} if kind == "card" else known
        put = mend(word.span, word.text, near)
        return fault("OM208", word.span, suggestion=put, kind=kind, name=word.text, known=shown)

    def names(self, kind: str, words: Iterable[Word]) -> tuple[str, ...]:
        """The ids that the words name, without those at fault."""
        return tuple(name for word in words if (name := self.name(kind, word)) is not None)


def default_match(term: SettingTerm) -> Match:
    """The match of a setting's default phrase."""
    blank = Span("", 0, 0, 1, 1, 1, 1)
    assert term.default is not None
    parts = tuple(_part(word, blank) for word in term.default.replace(",", " , ").split())
    found = match_phrases(term.phrases, parts, {})
    assert isinstance(found, Match), f"the default of {term.name} fits none of its phrases"
    return found


def _part(word: str, span: Span) -> Word:
    from ..syntax.tree import Comma, Number

    if word == ",":
        return Comma(span)  # type: ignore[return-value]
    return Number(int(word), span) if word.isdigit() else Word(word, span)  # type: ignore[return-value]


def _is_written_so(written: Diagnostic, place: Span) -> bool:
    """Whether a place is that of a fault of writing, or on its line, which was then read by guessing."""
    guessed = written.suggestion is not None and not written.suggestion.sure
    same_line = (written.span.file, written.span.line) == (place.file, place.line)
    return written.span == place or (guessed and same_line)


def _opening_words(block: Block) -> list[str]:
    """Words that turn a line of plain words into something else: a payment, or a line with a condition."""
    guards = {saying.guard for saying in block.sayings} - {"none"}
    return (["pay"] if "pay" in block.holds else []) + (["when", "otherwise"] if guards else [])


def _special_names(block: Block) -> list[str]:
    """The names of the special lines that a block may hold."""
    return [name for name in ("ladder", "exchange") if name in block.holds] + (
        ["black", "red", *SUITS, "every suit"] if "ranking" in block.holds else []
    )


def name_span(line: Setting) -> Span:
    """The span of a setting's name."""
    return line.name[0].span.to(line.name[-1].span)


def guard_condition(guard: Guard | None) -> When | None:
    """The guard when it is a condition."""
    return guard if isinstance(guard, When) else None


def _shown(line: Rule) -> list[str]:
    return [p.text if isinstance(p, Word) else str(getattr(p, "value", ",")) for p in line.parts]


def _without_notes(text: str, start: int, notes: Notes) -> str:
    """A statement's text without its notes."""
    ends = [cite.span.start - start for cite in notes.cites]
    if isinstance(notes.decided, Text):
        ends.append(text.rfind("decided", 0, notes.decided.span.start - start))
    ends = [end for end in ends if 0 <= end <= len(text)]
    return text[: min(ends, default=len(text))]
