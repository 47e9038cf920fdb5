"""Between the values of ``core`` and those of the protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from lsprotocol import types
from pygls.workspace import PositionCodec

from ..diagnostics.diagnostic import Diagnostic, Label
from ..syntax.span import Span
from .core.document import Document
from .core.edits import Edit
from .core.outline import Symbol
from .core.values import Item

_SYMBOLS = {
    "contract": types.SymbolKind.Class,
    "call": types.SymbolKind.Event,
    "aim": types.SymbolKind.Function,
    "role": types.SymbolKind.Interface,
    "penalty": types.SymbolKind.Event,
    "settle": types.SymbolKind.Method,
    "payoffs": types.SymbolKind.Array,
    "example": types.SymbolKind.String,
    "check": types.SymbolKind.String,
    "variant": types.SymbolKind.Module,
    "module": types.SymbolKind.Module,
    "use": types.SymbolKind.Package,
    "setting": types.SymbolKind.Property,
    "line": types.SymbolKind.Field,
}

_ITEMS = {
    "block": types.CompletionItemKind.Keyword,
    "setting": types.CompletionItemKind.Property,
    "value": types.CompletionItemKind.EnumMember,
    "word": types.CompletionItemKind.Keyword,
    "contract": types.CompletionItemKind.Class,
    "call": types.CompletionItemKind.Event,
    "aim": types.CompletionItemKind.Function,
    "role": types.CompletionItemKind.Interface,
    "penalty": types.CompletionItemKind.Event,
    "party": types.CompletionItemKind.Interface,
    "outcome": types.CompletionItemKind.Enum,
    "card": types.CompletionItemKind.Constant,
    "option": types.CompletionItemKind.Variable,
    "statement": types.CompletionItemKind.Reference,
    "file": types.CompletionItemKind.File,
}


class Positions:
    """The places of one document, in the units that server and editor agreed upon."""

    def __init__(self, document: Document, codec: PositionCodec) -> None:
        self.document = document
        self._codec = codec

    def offset(self, position: types.Position) -> int:
        """The offset in the compiler's text."""
        lines = self.document.lines
        if position.line >= len(lines):
            return len(self.document.text)
        line = lines[position.line]
        if position.character >= self._codec.client_num_units(line):
            return self.document.offset(position.line, len(line))
        wanted = types.Position(position.line, position.character)  # the codec changes what it is given
        return self.document.offset(position.line, self._codec.position_from_client_units(lines, wanted).character)

    def position(self, offset: int) -> types.Position:
        """The editor's position of an offset."""
        line, column = self.document.place(offset)
        return self._codec.position_to_client_units(self.document.lines, types.Position(line, column))

    def range(self, start: int, end: int) -> types.Range:
        """The editor's range of a stretch."""
        return types.Range(self.position(start), self.position(end))

    def of(self, span: Span) -> types.Range:
        """The editor's range of a span."""
        return self.range(span.start, span.end)

    def edits(self, edits: Sequence[Edit]) -> list[types.TextEdit]:
        """Changes of the text."""
        return [types.TextEdit(self.range(edit.start, edit.end), edit.text) for edit in edits]

    def symbol(self, symbol: Symbol) -> types.DocumentSymbol:
        """An entry of the outline."""
        return types.DocumentSymbol(
            symbol.name or "…", _SYMBOLS.get(symbol.kind, types.SymbolKind.Namespace), self.of(symbol.span),
            self.of(symbol.name_span), symbol.detail, children=[self.symbol(one) for one in symbol.inside],
        )  # fmt: skip

    def completion(self, items: Sequence[Item], offset: int, kind: types.MarkupKind) -> types.CompletionList:
        """What may be written, in the order given; ``kind``: in which form its meaning is told."""
        ranges = {start: self.range(start, offset) for start in {item.start for item in items}}
        return types.CompletionList(
            is_incomplete=False,
            items=[_completion(item, number, ranges[item.start], kind) for number, item in enumerate(items)],
        )


def _completion(item: Item, number: int, place: types.Range, kind: types.MarkupKind) -> types.CompletionItem:
    about = types.MarkupContent(kind, item.about) if item.about else None
    return types.CompletionItem(
        label=item.text.strip(), kind=_ITEMS[item.kind], detail=item.detail or None, documentation=about,
        sort_text=f"{number:04}", filter_text=item.text.strip(), text_edit=types.TextEdit(place, item.text),
    )  # fmt: skip


class Places:
    """Documents by their paths: those that are open, or else as they were read."""

    def __init__(
        self, documents: Mapping[Path, Document], texts: Mapping[Path, str], uris: Mapping[Path, str],
        codec: PositionCodec,
    ) -> None:  # fmt: skip
        self._documents = documents
        self._texts = texts
        self._uris = uris
        self._codec = codec
        self._made: dict[Path, Positions] = {}

    def uri(self, path: Path) -> str:
        """The editor's name of a file."""
        return self._uris.get(path) or path.as_uri()

    def positions(self, path: Path) -> Positions:
        """The places of a file."""
        if path not in self._made:
            document = self._documents.get(path) or Document.of(self._texts.get(path) or _on_disk(path))
            self._made[path] = Positions(document, self._codec)
        return self._made[path]

    def location(self, path: Path, span: Span) -> types.Location:
        """Where a span is, in a file of that path."""
        return types.Location(self.uri(path), self.positions(path).of(span))

    def diagnostic(self, path: Path, fault: Diagnostic, files: Mapping[str, Path]) -> types.Diagnostic:
        """A fault; ``files`` tells where the files lie that its labels name."""
        severity = types.DiagnosticSeverity
        related = [self._related(label, files) for label in fault.labels if label.span.file in files]
        return types.Diagnostic(
            range=self.positions(path).of(fault.span), message="\n".join(filter(None, (fault.message, fault.help))),
            severity=severity.Error if fault.severity == "error" else severity.Warning, code=fault.code,
            source="ombre", related_information=related or None,
        )  # fmt: skip

    def _related(self, label: Label, files: Mapping[str, Path]) -> types.DiagnosticRelatedInformation:
        return types.DiagnosticRelatedInformation(self.location(files[label.span.file], label.span), label.text)


def _on_disk(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""
