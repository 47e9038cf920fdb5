"""Drafts: the blocks of a variant while base, modules and changes are put together, before anything is read."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ..diagnostics.diagnostic import Diagnostic
from ..syntax.span import Span
from ..syntax.tree import Item, Line, Notes, Part, Word
from ..vocabulary.match import Match, Parts
from ..vocabulary.terms import Block
from .model import Labels, Source

Key = tuple[str, ...]
"""What a block is about: ``("table",)``, ``("contract", "spil")``, ``("payoffs", "bank", "declarer")``."""


@attrs.define(eq=False)
class Scope:
    """The options that a file's statements may name, and what stands for each.

    A variant and all that it extends have one scope between them; each module in use has its own.  ``kinds`` and
    ``places`` tell each option's kind and where it was last given, ``notes`` what was noted there.
    """

    name: str
    values: dict[str, Parts] = attrs.Factory(dict)
    kinds: dict[str, str] = attrs.Factory(dict)
    places: dict[str, Span] = attrs.Factory(dict)
    notes: dict[str, Notes] = attrs.Factory(dict)


@attrs.frozen
class Heading:
    """A heading, read: what is to be done (``""``, change, replace, remove), with what, and which one."""

    action: str
    block: Block
    key: Key
    match: Match
    name: Word | None
    labels: Labels
    item: Item
    span: Span

    @property
    def place(self) -> Span:
        """Where the name stands that tells it from others of its kind; the whole heading where it has none."""
        title = next((part.span for part in self.match.parts("TEXT")), self.span)
        return self.name.span if self.name else title


@attrs.frozen
class Entry:
    """One line of a draft with the options it may name and the way it came.

    ``changes``: a change block holds it.  ``item``: where the heading of its block stands.
    """

    line: Line
    scope: Scope
    via: tuple[str, ...] = ()
    changes: bool = False
    item: Span | None = None


@attrs.frozen
class Draft:
    """One block as it stands after all changes."""

    key: Key
    block: Block
    heading: Heading
    scope: Scope
    entries: tuple[Entry, ...]
    via: tuple[str, ...] = ()
    broken: bool = False


@attrs.define(eq=False)
class Book:
    """All drafts of a variant in order, and what belongs to the file as a whole."""

    name: str
    scope: Scope
    drafts: dict[Key, Draft] = attrs.Factory(dict)
    heading: Heading | None = None
    language: str = "en"
    extends: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    used_at: dict[str, Span] = attrs.Factory(dict)
    sources: dict[str, Source] = attrs.Factory(dict)
    removed: dict[Key, Span] = attrs.Factory(dict)
    removals: list[tuple[Heading, tuple[str, ...]]] = attrs.Factory(list)
    modules: dict[str, Heading] = attrs.Factory(dict)
    touched: dict[tuple[Key, str], tuple[str, Span]] = attrs.Factory(dict)
    scopes: list[Scope] = attrs.Factory(list)
    lost: set[str] = attrs.Factory(set)
    """Kinds of blocks of which one could not be read: their names are not to be blamed."""


Report = Callable[[Diagnostic], None]


def labels_of(parts: tuple[Part, ...]) -> Labels:
    """Labels from the parts of a LABELS slot: the first text is the own one, then pairs of language and text."""
    from ..syntax.tree import Text

    own = next((p.value for p in parts[:1] if isinstance(p, Text)), "")
    pairs = zip(parts[1::2], parts[2::2], strict=False)
    others = tuple((a.text, b.value) for a, b in pairs if isinstance(a, Word) and isinstance(b, Text))
    return Labels(own, others)
