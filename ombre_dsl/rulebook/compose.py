"""Putting a variant together: its base, the modules it uses with their options, and what it adds and changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from attrs import evolve

from ..diagnostics.diagnostic import Diagnostic, Label, Suggestion
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..syntax.from_text import parse
from ..syntax.reading import decode
from ..syntax.span import Span
from ..syntax.tree import File, Ladder, Row, Text, Word
from .changes import changed, identity, said_once
from .citations import check_citations
from .draft import Book, Draft, Entry, Heading, Key, Scope
from .headings import read_heading
from .options import declare, give
from .sources import read_source

Read = Callable[[str], bytes | None]
Listing = Callable[[str], Iterable[str]]
"""The names of the variants (folder empty) or modules (folder ``modules``) that could be read."""
Chain = tuple[str, ...]

_HOLDS_NAMES = {"outcomes": "outcome", "cards": "card"}
"""Blocks whose lines give names: when one can't be read, a name may have been in it."""

_LINES = ("settle", "payoffs", "match", "options", "cards", "before each deal", "penalty")
"""Blocks that say nothing without a line."""

_MERGING = ("payoffs", "settle")
"""Blocks that may be written several times: their lines come together."""


class Composer:
    """Reads files and puts their blocks together.  ``texts`` holds every file that was read; faults collect in
    ``diagnostics``."""

    def __init__(self, read: Read, listing: Listing = lambda folder: ()) -> None:
        self.read = read
        self.listing = listing
        self.texts: dict[str, str] = {}
        self.diagnostics: list[Diagnostic] = []

    def report(self, diagnostic: Diagnostic) -> None:
        """Keep a fault."""
        self.diagnostics.append(diagnostic)

    def variant(self, file: str, chain: Chain = (), span: Span | None = None) -> Book | None:
        """The variant in ``file`` with everything it stands on; ``chain`` are the files that ask for it."""
        tree = self._parsed(file, span)
        if tree is None:
            return None
        scope = Scope(file)
        headings = self._headings(tree, scope)
        first = self._first(headings, "variant", tree, span)
        if first is None:
            return None
        book = self._base(first, (*chain, file))
        book.heading, book.name = first, first.name.text if first.name else ""
        if len(headings) < len(tree.items):
            book.lost.add("?")
        self._file(book, headings, book.scope, (), None)
        return book

    def _base(self, first: Heading, chain: Chain) -> Book:
        """The book of the variant that is extended, or an empty one."""
        name = next(iter(first.match.words("NAME")), None)
        if name is None:
            scope = Scope(chain[-1])
            return Book("", scope, scopes=[scope])
        file = f"{name.text}.ombre"
        if file in chain:
            self.report(
                fault("OM302", name.span, what=f"`{name.text}` extends itself", chain=" → ".join([*chain, file]))
            )
            base = None
        else:
            base = self.variant(file, chain, name.span)
        if base is None:
            scope = Scope(chain[-1])
            return Book("", scope, scopes=[scope], lost={"base"})
        via = f"extends {name.text}"
        # A check tests the file that it stands in; what extends it has other rules, and checks of its own.
        handed_on = {key: draft for key, draft in base.drafts.items() if draft.block.name != "check"}
        base.drafts = {key: _via(draft, via) for key, draft in handed_on.items()}
        base.extends = (*base.extends, name.text)
        return base

    # ---- files -------------------------------------------------------------------------------------------------------

    def _parsed(self, file: str, span: Span | None) -> File | None:
        data = self.read(file)
        if data is None:
            place = span or Span(file, 0, 0, 1, 1, 1, 1)
            self.report(fault("OM301", place, suggestion=self._near(file, place), file=file))
            return None
        text, faults = decode(file, data)
        self.diagnostics += faults
        if text is None:
            return None
        self.texts[file] = text
        tree, faults = parse(file, text)
        self.diagnostics += faults
        return tree

    def _near(self, file: str, span: Span) -> Suggestion | None:
        """A file of another name that may be meant; what is written is its name without folder and ending."""
        folder, _, name = file.rpartition("/")
        return mend(span, name.removesuffix(".ombre"), self.listing(folder)) if span.end > span.start else None

    def _headings(self, tree: File, scope: Scope) -> list[Heading]:
        return [heading for item in tree.items if (heading := read_heading(item, scope, self.report))]

    def _first(self, headings: list[Heading], wanted: str, tree: File, asked: Span | None) -> Heading | None:
        """The first heading, which must say what the file is; ``asked`` is where another file names this one."""
        first = headings[0] if headings else None
        if first is not None and first.block.name == wanted:
            return first
        if first is not None:
            other = {"variant": "module", "module": "variant"}[wanted]
            code = "OM313" if first.block.name == other else "OM218"
            labels = (Label(first.span, "it begins so"),) if asked else ()
            self.report(fault(code, asked or first.span, labels=labels, wanted=wanted, file=tree.name))
        elif not any(d.span.file == tree.name for d in self.diagnostics):
            self.report(fault("OM218", tree.span, wanted=wanted, file=tree.name))
        return None

    # ---- one file's items --------------------------------------------------------------------------------------------

    def _file(
        self, book: Book, headings: list[Heading], scope: Scope, via: tuple[str, ...], module: str | None
    ) -> None:
        """Work in all the items of a file: sources and options first, then modules, then the blocks."""
        self._once(headings)
        for heading in headings:
            self._lines(heading)
        for heading in headings[1:]:
            self._preamble(book, heading, scope, module)
        known = list(book.sources)
        for heading in headings:
            check_citations(heading.item, book.sources, known, self.report)
        for heading in headings[1:]:
            if heading.block.name == "use":
                self._use(book, heading, scope)
        for heading in headings[1:]:
            if not heading.block.bare and heading.block.name not in ("use", "options"):
                self._block(book, heading, scope, via, module)

    def _lines(self, heading: Heading) -> None:
        """Some headings have a block of lines, some have none, and `use` may have one."""
        item, block = heading.item, heading.block
        none = block.bare or heading.action == "remove"
        if item.lines is not None and none:
            span = item.lines[0].span.to(item.lines[-1].span) if item.lines else heading.span.after()
            name = f"{heading.action} {block.name}".strip()
            self.report(fault("OM231", span, heading=name))
        elif not item.lines and not none and not item.broken and self._needs_lines(heading):
            self.report(fault("OM221", heading.span.after(), block=block.name))

    def _needs_lines(self, heading: Heading) -> bool:
        """Whether a block without a line says nothing; of some that need lines it is said which are missing."""
        name, bare = heading.block.name, heading.item.lines is None
        return name != "use" and (bare or heading.action == "change" or name in _LINES)

    def _once(self, headings: list[Heading]) -> None:
        """The version and the language are said once in a file."""
        seen: dict[str, Heading] = {}
        for heading in headings:
            name = heading.block.name
            if name in ("ombre", "language") and name in seen:
                label = Label(seen[name].span, "it is said here already")
                self.report(fault("OM207", heading.span, labels=(label,), name=name))
            seen.setdefault(name, heading)

    def _preamble(self, book: Book, heading: Heading, scope: Scope, module: str | None) -> None:
        name = heading.block.name
        if name == "language" and module is None:
            book.language = heading.match.words("WORD")[0].text
        elif name == "ombre":
            version = heading.match.numbers()[0]
            if version != 1:
                place = next((part.span for part in heading.match.parts("NUMBER")), heading.span)
                self.report(fault("OM222", place, version=version, suggestion=Suggestion(place, "1", sure=False)))
        elif name == "source":
            read_source(book, heading, self.read, self.report)
        elif name == "options" and heading.action == "":
            declare(heading.item, scope, self.report)
        elif name == "options" and heading.action == "change":
            give(heading.item, scope, self.report, heading.span)
        elif name in ("variant", "module"):
            self.report(fault("OM219", heading.span, name=name))

    def _use(self, book: Book, heading: Heading, user: Scope) -> None:
        """Take in a module: its options as given here, then its blocks."""
        name = heading.match.words("NAME")[0]
        if name.text in book.uses:
            self.report(fault("OM302", name.span, what=f"`{name.text}` is used twice", chain=name.text))
            return
        tree = self._parsed(f"modules/{name.text}.ombre", name.span)
        if tree is None:
            book.lost.add("module")
            return
        scope = Scope(name.text)
        headings = self._headings(tree, scope)
        if self._first(headings, "module", tree, name.span) is None:
            return
        for inner in headings:
            if inner.block.name == "use":
                self.report(fault("OM314", inner.span, name=name.text))
        book.uses = (*book.uses, name.text)
        book.modules[name.text] = heading
        book.used_at[name.text] = name.span
        book.scopes.append(scope)
        kept = [inner for inner in headings if inner.block.name != "use"]
        options = [inner for inner in kept if inner.block.name == "options"]
        for inner in options:
            declare(inner.item, scope, self.report)
        give(heading.item, scope, self.report, name.span, user=user, complete=not heading.item.broken)
        self._file(book, [h for h in kept if h.block.name != "options"], scope, (f"use {name.text}",), name.text)

    def _block(self, book: Book, heading: Heading, scope: Scope, via: tuple[str, ...], module: str | None) -> None:
        old = book.drafts.get(heading.key)
        if heading.item.broken:
            book.lost.add(_HOLDS_NAMES.get(heading.block.name, ""))
        if not heading.action:
            self._new(book, heading, scope, via, module, old)
        elif old is None:
            self._not_there(book, heading)
        elif heading.action == "remove":
            self._remove(book, heading, module)
            book.removals.append((heading, via))
        elif heading.action == "replace":
            self._touch(book, heading.key, "", module, heading.span)
            book.drafts[heading.key] = self._draft(heading, scope, via)
        else:
            self._change(book, heading, scope, via, module, old)

    def _draft(self, heading: Heading, scope: Scope, via: tuple[str, ...], *, changes: bool = False) -> Draft:
        lines = said_once(heading.item, self.report)
        entries = tuple(Entry(line, scope, via, changes, heading.span) for line in lines)
        return Draft(heading.key, heading.block, heading, scope, entries, via, heading.item.broken)

    def _new(
        self, book: Book, heading: Heading, scope: Scope, via: tuple[str, ...], module: str | None, old: Draft | None
    ) -> None:
        draft = self._draft(heading, scope, via)
        if old is None:
            book.drafts[heading.key] = draft
            book.removed.pop(heading.key, None)
            if module:
                book.touched[(heading.key, "")] = (module, heading.span)
        elif heading.block.name in _MERGING:
            book.drafts[heading.key] = evolve(
                old, entries=old.entries + draft.entries, broken=old.broken or draft.broken
            )
        elif module and book.touched.get((heading.key, ""), (module,))[0] != module:
            self._touch(book, heading.key, "", module, heading.span)
        else:
            same_file = old.heading.span.file == heading.span.file
            change = None if same_file else Suggestion(_start(heading.span), "change ", sure=False)
            label = Label(old.heading.place, "it is here already")
            name = " ".join(heading.key)
            self.report(
                fault("OM211" if same_file else "OM304", heading.place, labels=(label,), suggestion=change, name=name)
            )

    def _change(
        self, book: Book, heading: Heading, scope: Scope, via: tuple[str, ...], module: str | None, old: Draft
    ) -> None:
        draft = old
        like = next(iter(heading.match.words("CONTRACT")), None) if heading.block.name == "contract" else None
        if like is not None:
            self.report(fault("OM317", like.span, name=" ".join(heading.key)))
        if heading.labels.own or heading.labels.others:
            draft = evolve(draft, heading=evolve(heading, match=old.heading.match))
        for line in said_once(heading.item, self.report):
            entry = Entry(line, scope, via, changes=True, item=heading.span)
            if isinstance(line, Row):
                draft = evolve(draft, entries=(*draft.entries, entry))
                continue
            if module and identity(line):
                self._touch(book, heading.key, identity(line), module, line.span)
            draft = changed(draft, entry, self.report)
        book.drafts[heading.key] = evolve(draft, broken=old.broken or heading.item.broken)

    def _remove(self, book: Book, heading: Heading, module: str | None) -> None:
        self._touch(book, heading.key, "", module, heading.span)
        del book.drafts[heading.key]
        book.removed[heading.key] = heading.span
        if heading.block.name == "contract" and heading.name:
            for key, draft in list(book.drafts.items()):
                book.drafts[key] = _without_contract(draft, heading.name.text)

    def _touch(self, book: Book, key: Key, what: str, module: str | None, span: Span) -> None:
        """Note that a module changes something; two that change the same thing clash."""
        if module is None:
            return
        for (other_key, other_what), (other, place) in book.touched.items():
            if other_key == key and other != module and (what == other_what or not what or not other_what):
                labels = (Label(place, f"`{other}` says so"), Label(span, f"`{module}` says so"))
                self.report(
                    fault(
                        "OM306",
                        book.used_at.get(module, span),
                        labels=labels,
                        one=module,
                        other=other,
                        name=" ".join(key),
                        what=what.rstrip(":"),
                    )
                )
                return
        book.touched[(key, what)] = (module, span)

    def _not_there(self, book: Book, heading: Heading) -> None:
        """Something is to be changed that isn't there."""
        kind, *rest = heading.key
        known = [key[1] for key in book.drafts if key[0] == kind and len(key) > 1]
        put = mend(heading.name.span, heading.name.text, known) if rest and heading.name else None
        gone = book.removed.get(heading.key)
        labels = (Label(gone, "it is removed here"),) if gone else ()
        if "base" in book.lost or kind in book.lost:
            return
        self.report(
            fault(
                "OM303", heading.place, labels=labels, suggestion=put, action=heading.action, name=" ".join(heading.key)
            )
        )


def _start(span: Span) -> Span:
    return Span(span.file, span.start, span.start, span.line, span.column, span.line, span.column)


def _via(draft: Draft, via: str) -> Draft:
    entries = tuple(evolve(entry, via=(*entry.via, via)) for entry in draft.entries)
    return evolve(draft, entries=entries, via=(*draft.via, via))


def _without_contract(draft: Draft, name: str) -> Draft:
    """The draft without a removed contract's place in the ladder and without its row in a payoff table.

    Where it was the table's only row, the head goes too: it may name outcomes that nothing else ends in.
    """
    entries = []
    shortened = set()
    for entry in draft.entries:
        line = entry.line
        if isinstance(line, Ladder):
            rungs = tuple(rung for old in line.rungs if (rung := tuple(w for w in old if w.text != name)))
            entry = evolve(entry, line=evolve(line, rungs=rungs))
        if isinstance(line, Row) and line.cells and [str(_text(word)) for word in _row_name(line)] == [name]:
            shortened.add(entry.item)
            continue
        entries.append(entry)
    rows = [entry.item for entry in entries if isinstance(entry.line, Row)]
    heads = {item for item in shortened if rows.count(item) == 1}
    kept = (entry for entry in entries if not (isinstance(entry.line, Row) and entry.item in heads))
    return evolve(draft, entries=tuple(kept))


def _row_name(row: Row) -> tuple[object, ...]:
    from ..syntax.tree import Name

    cell = row.cells[0]
    if isinstance(cell.amount, Name):
        return (cell.amount.word,)
    return cell.words


def _text(part: object) -> str:
    return part.text if isinstance(part, Word) else part.value if isinstance(part, Text) else ""
