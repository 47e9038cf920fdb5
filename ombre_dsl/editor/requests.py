"""The questions that an editor asks, each answered by a function of ``core``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import attrs
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from ..authoring.line import page_of
from ..syntax.from_text import parse
from ..syntax.span import Span
from .buffers import Place, Snapshot
from .convert import Places, Positions
from .core.completion import complete
from .core.document import Document
from .core.edits import in_form, mends
from .core.family import View
from .core.hover import hover
from .core.navigation import definition, references
from .core.outline import outline
from .core.renaming import CannotRename, renamable, renamed
from .state import OmbreServer, path_of

_REFUSED = -32803
"""The protocol's number for a request that is understood and can't be done."""


@attrs.frozen
class Asked:
    """A document that is asked about, with all that is open, as of one moment."""

    path: Path
    place: Place
    document: Document
    positions: Positions
    places: Places
    snapshot: Snapshot

    def view(self) -> View:
        """The document with the files around it."""
        return self.snapshot.folder(self.place).view(self.place.name)

    def locations(self, spans: Iterable[Span]) -> list[types.Location]:
        """Where spans are, for the editor."""
        return [self.places.location(self.place.path(s.file, self.snapshot.documents), s) for s in spans]


def asked(server: OmbreServer, uri: str) -> Asked | None:
    """What is asked about; None when it isn't open."""
    buffers = server.buffers
    path = path_of(uri)
    document = buffers.documents.get(path)
    if document is None:
        return None
    places = server.places()
    return Asked(path, Place.of(path), document, places.positions(path), places, buffers.snapshot())


def register(server: OmbreServer) -> None:
    """Teach the server all questions."""
    _writing(server)
    _reading(server)
    _renaming(server)


def _writing(server: OmbreServer) -> None:
    """What helps while typing."""

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=["@", ":", " ", "|"]))
    def completion(ls: OmbreServer, params: types.CompletionParams) -> types.CompletionList | None:
        it = asked(ls, params.text_document.uri)
        if it is None:
            return None
        offset = it.positions.offset(params.position)
        found = complete(it.document.text, offset, ls.checker.names(it.path))
        return it.positions.completion(found, offset, ls.markup(hover=False))

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    @server.thread()
    def formatting(ls: OmbreServer, params: types.DocumentFormattingParams) -> list[types.TextEdit] | None:
        it = asked(ls, params.text_document.uri)
        edits = in_form(it.place.name, it.document.text) if it is not None else None
        return it.positions.edits(edits) if it is not None and edits is not None else None

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions([types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll]),
    )
    def actions(ls: OmbreServer, params: types.CodeActionParams) -> list[types.CodeAction]:
        it = asked(ls, params.text_document.uri)
        outcome = ls.checker.outcomes.get(it.path) if it is not None else None
        if it is None or outcome is None or outcome.version != ls.buffers.versions.get(it.path):
            return []
        start, end = it.positions.offset(params.range.start), it.positions.offset(params.range.end)
        made = []
        for mend in mends(it.place.name, outcome.faults.get(it.path, ()), start, end):
            kind = types.CodeActionKind.QuickFix if mend.fault else types.CodeActionKind.SourceFixAll
            if params.context.only and not any(kind.value.startswith(str(only)) for only in params.context.only):
                continue
            shown = [it.places.diagnostic(it.path, mend.fault, outcome.files)] if mend.fault else None
            change = types.WorkspaceEdit({params.text_document.uri: it.positions.edits(mend.edits)})
            made.append(types.CodeAction(mend.title, kind, shown, mend.sure if mend.fault else None, edit=change))
        return made


def _reading(server: OmbreServer) -> None:
    """What helps to understand a file, and to find one's way."""

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    @server.thread()
    def hovered(ls: OmbreServer, params: types.HoverParams) -> types.Hover | None:
        it = asked(ls, params.text_document.uri)
        view = it.view() if it is not None else None
        page = page_of(it.place.name, it.snapshot.read(it.place)) if it is not None else None
        if it is None or view is None or page is None:
            return None
        found = hover(view, page, it.positions.offset(params.position))
        if found is None:
            return None
        content = types.MarkupContent(ls.markup(hover=True), found.told)
        return types.Hover(content, it.positions.range(found.start, found.end))

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    @server.thread()
    def defined(ls: OmbreServer, params: types.DefinitionParams) -> list[types.Location]:
        it = asked(ls, params.text_document.uri)
        return it.locations(definition(it.view(), it.positions.offset(params.position))) if it is not None else []

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    @server.thread()
    def referred(ls: OmbreServer, params: types.ReferenceParams) -> list[types.Location]:
        it = asked(ls, params.text_document.uri)
        if it is None:
            return []
        offset, too = it.positions.offset(params.position), params.context.include_declaration
        return it.locations(references(it.view(), offset, declarations=too))

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    @server.thread()
    def symbols(ls: OmbreServer, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        it = asked(ls, params.text_document.uri)
        if it is None:
            return []
        tree, _ = parse(it.place.name, it.document.text)
        return [it.positions.symbol(symbol) for symbol in outline(tree, it.document.text)]


def _renaming(server: OmbreServer) -> None:
    """Giving names, or saying why one can't be given."""

    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    @server.thread()
    def prepared(ls: OmbreServer, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
        it = asked(ls, params.text_document.uri)
        if it is None:
            return None
        try:
            mention = renamable(it.view(), it.positions.offset(params.position))
        except CannotRename as reason:
            raise JsonRpcException(str(reason), _REFUSED) from reason
        return types.PrepareRenamePlaceholder(it.positions.of(mention.span), mention.name)

    @server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    @server.thread()
    def rename(ls: OmbreServer, params: types.RenameParams) -> types.WorkspaceEdit | None:
        it = asked(ls, params.text_document.uri)
        if it is None:
            return None
        try:
            found = renamed(it.view(), it.positions.offset(params.position), params.new_name)
        except CannotRename as reason:
            raise JsonRpcException(str(reason), _REFUSED) from reason
        changes = {}
        for file, edits in found.edits.items():
            path = it.place.path(file, it.snapshot.documents)
            changes[it.places.uri(path)] = it.places.positions(path).edits(edits)
        return types.WorkspaceEdit(changes)
