"""The language server as an editor meets it: over standard input and output, by a client library."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

from .shared import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 60
"""Seconds after which an answer comes no more."""

CHILD = """\
variant child "Child" extends table
change contract grand_open {
  shows: hand before the first lead
}
"""

ANYWHERE = types.CodeActionContext([])


def make_client() -> LanguageClient:
    """A client that remembers what it is asked to watch."""
    made = make_test_lsp_client()
    made.watched = []

    @made.feature(types.CLIENT_REGISTER_CAPABILITY)
    def registered(params: types.RegistrationParams) -> None:
        made.watched += [registration.method for registration in params.registrations]

    return made


@pytest_lsp.fixture(
    config=ClientServerConfig(
        server_command=[sys.executable, "-m", "ombre_dsl", "lsp"],
        client_factory=make_client,
    ),
    scope="module",
    loop_scope="module",
)
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:  # type: ignore[misc]
    capabilities = client_capabilities("visual-studio-code")
    answer = await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities))
    assert answer.capabilities.position_encoding == types.PositionEncodingKind.Utf16
    yield
    await lsp_client.shutdown_session()


class File:
    """A file that is open in the editor."""

    def __init__(self, client: LanguageClient, path: Path, text: str) -> None:
        self.client, self.text, self.version = client, text, 0
        self.uri = path.as_uri()
        self.id = types.TextDocumentIdentifier(self.uri)
        item = types.TextDocumentItem(self.uri, "ombre", 0, text)
        client.diagnostics.clear()
        client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def write(self, text: str) -> None:
        """Type another text."""
        self.version += 1
        self.text = text
        self.client.diagnostics.clear()
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
                [types.TextDocumentContentChangeWholeDocument(text)],
            )
        )

    async def faults(self, uri: str = "") -> list[types.Diagnostic]:
        """The faults that are shown, once there are any newer than the last change, in this file or another one."""
        shown = self.client.diagnostics
        async with asyncio.timeout(PATIENCE):
            while (uri or self.uri) not in shown:
                await asyncio.sleep(0.01)
        return list(shown[uri or self.uri])

    def close(self) -> None:
        """Close it."""
        self.client.diagnostics.clear()
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.id))

    def at(self, words: str, column: int = 1) -> types.Position:
        """The position so many letters into some words, in UTF-16."""
        offset = self.text.index(words) + column
        before = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
        return types.Position(self.text.count("\n", 0, offset), len(before.encode("utf-16-le")) // 2)

    def cut(self, place: types.Range) -> str:
        """What stands in a range of one line."""
        line = self.text.split("\n")[place.start.line].encode("utf-16-le")
        return line[2 * place.start.character : 2 * place.end.character].decode("utf-16-le")


async def test_faults_are_shown_while_typing_and_mended(client: LanguageClient, tmp_path: Path) -> None:
    file = File(client, tmp_path / "table.ombre", TABLE)
    assert await file.faults() == []

    file.write(TABLE.replace("like grand", "like grnad"))
    (fault,) = await file.faults()
    assert (fault.code, file.cut(fault.range), fault.severity) == ("OM208", "grnad", types.DiagnosticSeverity.Error)

    (action,) = await client.text_document_code_action_async(types.CodeActionParams(file.id, fault.range, ANYWHERE))
    assert isinstance(action, types.CodeAction) and action.edit and action.edit.changes
    (edit,) = action.edit.changes[file.uri]
    assert (action.title, file.cut(edit.range), edit.new_text) == ("Put `grand`", "grnad", "grand")
    file.close()


async def test_columns_are_counted_in_utf_16(client: LanguageClient, tmp_path: Path) -> None:
    text = TABLE.replace('"Le café ♠" like grand {', '"𝄞 café ♠" like grnad {')
    file = File(client, tmp_path / "table.ombre", text)
    (fault,) = await file.faults()

    assert file.cut(fault.range) == "grnad"
    assert fault.range.start.character == len("contract grand_open ") + len('"𝄞 café ♠" like ') + 1
    found = await client.text_document_completion_async(types.CompletionParams(file.id, file.at("grnad", 2)))
    assert isinstance(found, types.CompletionList)
    (item,) = [item for item in found.items if item.label == "grand"]
    assert isinstance(item.text_edit, types.TextEdit) and file.cut(item.text_edit.range) == "gr"
    file.close()


async def test_what_is_open_goes_before_what_lies_on_the_disk(client: LanguageClient, tmp_path: Path) -> None:
    base, child = tmp_path / "table.ombre", tmp_path / "child.ombre"
    base.write_text(TABLE, encoding="utf-8")
    above = File(client, child, CHILD)
    assert await above.faults() == []

    below = File(client, base, TABLE)
    assert await below.faults() == []
    below.write(TABLE.replace("grand_open", "open_grand"))
    (fault,) = await above.faults()
    assert fault.code == "OM303"

    below.write(TABLE.replace("like grand", "like grnad"))
    assert [fault.code for fault in await above.faults(below.uri)] == ["OM208"]
    below.close()
    assert await above.faults() == []
    above.close()


async def test_a_fault_of_a_base_is_shown_in_the_base(client: LanguageClient, tmp_path: Path) -> None:
    base = tmp_path / "table.ombre"
    base.write_text(TABLE.replace("like grand", "like grnad"), encoding="utf-8")
    file = File(client, tmp_path / "child.ombre", 'variant child "Child" extends table\n')

    assert [fault.code for fault in await file.faults(base.as_uri())] == ["OM208"]
    file.close()
    assert await file.faults(base.as_uri()) == []


async def test_a_base_that_is_written_to_the_disk_is_read_again(client: LanguageClient, tmp_path: Path) -> None:
    base = tmp_path / "table.ombre"
    base.write_text(TABLE, encoding="utf-8")
    file = File(client, tmp_path / "child.ombre", CHILD)
    assert await file.faults() == []
    assert client.watched == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES]

    base.write_text(TABLE.replace("grand_open", "open_grand"), encoding="utf-8")
    client.diagnostics.clear()
    changed = types.FileEvent(base.as_uri(), types.FileChangeType.Changed)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([changed]))
    assert [fault.code for fault in await file.faults()] == ["OM303"]
    file.close()


async def test_an_editor_asks_and_is_answered(client: LanguageClient, tmp_path: Path) -> None:
    path = tmp_path / "table.ombre"
    path.write_text(TABLE, encoding="utf-8")
    file = File(client, path, TABLE)
    at = file.at("grand_open above")

    told = await client.text_document_hover_async(types.HoverParams(file.id, file.at("@DA-41")))
    assert told is not None and isinstance(told.contents, types.MarkupContent)
    assert told.contents.value.startswith("**DA-41**: ") and told.range and file.cut(told.range) == "@DA-41"

    (made,) = await client.text_document_definition_async(types.DefinitionParams(file.id, at))  # type: ignore[misc]
    assert (made.uri, file.cut(made.range)) == (file.uri, "grand_open")

    asked = types.ReferenceParams(types.ReferenceContext(include_declaration=True), file.id, at)
    found = await client.text_document_references_async(asked)
    assert found is not None and [file.cut(one.range) for one in found] == ["grand_open"] * 4

    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(file.id))
    assert symbols is not None and len(symbols) == 11

    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(file.id, options))
    assert edits and all(edit.range.start.character == 0 for edit in edits)
    file.close()


async def test_a_name_is_changed_in_all_files_or_refused(client: LanguageClient, tmp_path: Path) -> None:
    (tmp_path / "child.ombre").write_text(CHILD, encoding="utf-8")
    path = tmp_path / "table.ombre"
    path.write_text(TABLE, encoding="utf-8")
    file = File(client, path, TABLE)
    at = file.at("grand_open above")

    ready = await client.text_document_prepare_rename_async(types.PrepareRenameParams(file.id, at))
    assert isinstance(ready, types.PrepareRenamePlaceholder) and ready.placeholder == "grand_open"
    made = await client.text_document_rename_async(
        types.RenameParams(text_document=file.id, position=at, new_name="open")
    )
    assert made is not None and made.changes is not None
    assert {uri.rpartition("/")[2]: len(edits) for uri, edits in made.changes.items()} == {
        "table.ombre": 4,
        "child.ombre": 1,
    }
    with pytest.raises(JsonRpcException, match=r"There is a contract `solo` in danish\.ombre"):
        await client.text_document_rename_async(types.RenameParams(file.id, at, "solo"))
    file.close()


async def test_a_text_that_was_never_saved_stands_on_what_comes_with_the_program(client: LanguageClient) -> None:
    item = types.TextDocumentItem("untitled:Untitled-1", "ombre", 0, 'variant mine "Mine" extends danish\n')
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))
    async with asyncio.timeout(PATIENCE):
        while item.uri not in client.diagnostics:
            await asyncio.sleep(0.01)

    assert list(client.diagnostics[item.uri]) == []
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier("untitled:Untitled-1"))
    )


async def test_any_text_at_any_place_is_survived(client: LanguageClient, tmp_path: Path) -> None:
    chance = random.Random(7)
    file = File(client, tmp_path / "table.ombre", TABLE)
    signs = [
        *'{}"|@:,<(#\\\t\n\r\0é𝄞\u2028\ufeff',
        "\r\n",
        "@DA-",
        "when ",
        "not ",
        "-1",
        "9" * 40,
        "contract ",
        "use ",
    ]
    text = TABLE
    for _ in range(60):
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.choice(signs) + text[at + chance.randrange(3) :]
        file.write(text)
        place = types.Position(chance.randrange(60), chance.randrange(60))
        assert await client.text_document_completion_async(types.CompletionParams(file.id, place)) is not None
        if chance.random() < 0.1:
            await client.text_document_hover_async(types.HoverParams(file.id, place))
            await client.text_document_definition_async(types.DefinitionParams(file.id, place))
            await client.text_document_document_symbol_async(types.DocumentSymbolParams(file.id))
    file.write(TABLE)
    assert await file.faults() == []
    file.close()
