"""The language server: what an editor sends goes to ``core``, and what that answers goes back."""

from __future__ import annotations

from lsprotocol import types

from .requests import register
from .state import OmbreServer, path_of


def make_server() -> OmbreServer:
    """A server that knows all that it can be asked."""
    server = OmbreServer()
    _watch_texts(server)
    register(server)
    return server


def serve() -> None:
    """Serve on standard input and output until the editor ends it."""
    make_server().start_io()


def _watch_texts(server: OmbreServer) -> None:
    """Keep the buffers as the editor has them."""

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: OmbreServer, params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = path_of(document.uri)
        ls.buffers.put(path, document.uri, document.text, document.version)
        ls.checker.changed(path, at_once=True)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: OmbreServer, params: types.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        text = ls.workspace.get_text_document(uri).source
        path = path_of(uri)
        ls.buffers.put(path, uri, text, params.text_document.version)
        ls.checker.changed(path)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: OmbreServer, params: types.DidCloseTextDocumentParams) -> None:
        path = path_of(params.text_document.uri)
        ls.buffers.drop(path)
        ls.checker.closed(path)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def on_disk(ls: OmbreServer, params: types.DidChangeWatchedFilesParams) -> None:
        ls.checker.all_changed()

    @server.feature(types.INITIALIZED)
    async def ready(ls: OmbreServer, params: types.InitializedParams) -> None:
        await _ask_to_watch(ls)

    @server.feature(types.SHUTDOWN)
    def ended(ls: OmbreServer, params: None) -> None:
        ls.checker.stop()


async def _ask_to_watch(server: OmbreServer) -> None:
    """Ask an editor that can do so to tell of changes on the disk."""
    workspace = server.client_capabilities.workspace
    watched = workspace.did_change_watched_files if workspace else None
    if not (watched and watched.dynamic_registration):
        return
    watchers = [types.FileSystemWatcher(glob) for glob in ("**/*.ombre", "**/sources/*.toml", "**/records/*.json")]
    options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
    registration = types.Registration("watch", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
    await server.client_register_capability_async(types.RegistrationParams([registration]))
