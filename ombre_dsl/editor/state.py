"""The server as an object: what is open, and what is known of it."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from .. import __version__
from ..diagnostics.diagnostic import Diagnostic
from ..resources import variants_folder
from .buffers import Buffers
from .checking import Checker, Outcome
from .convert import Places


class OmbreServer(LanguageServer):
    """A server with what is open, and with what is known of it.

    The whole text is sent with each change: files are small, and no disagreement about what ends a line can then put
    an edit in the wrong place.
    """

    def __init__(self) -> None:
        super().__init__("ombre", __version__, text_document_sync_kind=types.TextDocumentSyncKind.Full)
        self.buffers = Buffers()
        self.checker = Checker(self.buffers, self._publish)

    def markup(self, *, hover: bool) -> types.MarkupKind:
        """Markdown where the editor can show it, in what it tells of a word or of what may be written."""
        text = self.client_capabilities.text_document
        shown = text.hover if text is not None and hover else None
        item = text.completion.completion_item if text is not None and text.completion else None
        forms = shown.content_format if shown else item.documentation_format if item and not hover else None
        return types.MarkupKind.Markdown if types.MarkupKind.Markdown in (forms or ()) else types.MarkupKind.PlainText

    def places(self, outcome: Outcome | None = None) -> Places:
        """The documents and their places."""
        texts = outcome.texts if outcome is not None else {}
        return Places(dict(self.buffers.documents), texts, dict(self.buffers.uris), self.workspace.position_codec)

    def _publish(self, path: Path, found: list[Diagnostic], outcome: Outcome) -> None:
        places = self.places(outcome)
        shown = [places.diagnostic(path, fault, outcome.files) for fault in found]
        version = self.buffers.versions.get(path)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(places.uri(path), shown, version))


def path_of(uri: str) -> Path:
    """The path of a document; one that has never been saved lies beside the variants that come with the program."""
    path = to_fs_path(uri)
    if path is not None:
        return Path(path).resolve()
    name = "".join(letter if letter.isalnum() else "_" for letter in uri)
    return variants_folder() / f"{name}.ombre"
