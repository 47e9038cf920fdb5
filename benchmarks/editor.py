"""How long an editor waits for the language server, and what it takes: ``python benchmarks/editor.py``.

Lines of the largest variant are deleted and typed again, key by key.  Measured are the times from a key to the list of
completions and to the faults of the text as it then is; then the memory over many edits, half of them random texts at
random places.  It needs the extra ``editor``, and Linux for the memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from ombre_dsl.resources import variants_folder

PIECES = [
    "{",
    "}",
    '"',
    "|",
    "@DA-",
    "\r\n",
    "\n",
    "𝄞",
    "é",
    ":",
    ",",
    "(",
    "when ",
    "not ",
    "9" * 12,
    "contract ",
    "use ",
    "#",
]


class Editor:
    """A client with one open file."""

    def __init__(self, path: Path) -> None:
        self.client = LanguageClient("benchmark", "1")
        self.uri = path.as_uri()
        self.text = path.read_text(encoding="utf-8")
        self.version = 0
        self.shown: dict[int, float] = {}
        """When the faults of each version came."""

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def shown(params: types.PublishDiagnosticsParams) -> None:
            if params.uri == self.uri and params.version is not None:
                self.shown[params.version] = time.perf_counter()

    async def start(self) -> None:
        """Start the server and open the file."""
        await self.client.start_io(sys.executable, "-m", "ombre_dsl", "lsp")
        await self.client.initialize_async(types.InitializeParams(types.ClientCapabilities()))
        self.client.initialized(types.InitializedParams())
        item = types.TextDocumentItem(self.uri, "ombre", 0, self.text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        await self.faults()

    def write(self, text: str) -> None:
        """Send another text."""
        self.text = text
        self.version += 1
        document = types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri)
        whole = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [whole]))

    async def completions(self, offset: int) -> None:
        """Ask for completions and wait for them."""
        line = self.text.count("\n", 0, offset)
        before = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
        place = types.Position(line, len(before.encode("utf-16-le")) // 2)
        document = types.TextDocumentIdentifier(self.uri)
        await self.client.text_document_completion_async(types.CompletionParams(document, place))

    async def faults(self) -> float:
        """Wait for the faults of the text as it is; when they came."""
        while self.version not in self.shown:
            await asyncio.sleep(0.001)
        return self.shown[self.version]

    def memory(self) -> float:
        """What the server holds, in megabytes."""
        pages = int(Path(f"/proc/{self.client._server.pid}/statm").read_text().split()[1])  # type: ignore[union-attr]
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def keys(text: str, chance: random.Random) -> Iterator[tuple[str, int]]:
    """Texts as they become while lines are deleted and typed again, key by key; and where the cursor is."""
    lines = text.split("\n")
    while True:
        number = chance.choice([n for n, line in enumerate(lines) if len(line.strip()) > 8])
        line = lines[number]
        indent = len(line) - len(line.lstrip())
        before = "\n".join([*lines[:number], ""])
        after = "\n".join(["", *lines[number + 1 :]])
        for end in range(indent, len(line) + 1):
            yield before + line[:end] + after, len(before) + end


def told(name: str, seconds: list[float]) -> None:
    """Print the median and the 95th percentile."""
    ranked = sorted(1000 * one for one in seconds)
    print(
        f"{name}: median {statistics.median(ranked):.0f} ms, 95th percentile {ranked[int(0.95 * len(ranked))]:.0f} ms"
    )


async def waiting(editor: Editor, edits: int, pause: float) -> None:
    """Type keys; with a ``pause`` of 0 each waits for the faults of the one before."""
    chance = random.Random(1)
    completions, faults = [], []
    for (text, offset), _ in zip(keys(editor.text, chance), range(edits), strict=False):
        begun = time.perf_counter()
        editor.write(text)
        await editor.completions(offset)
        completions.append(time.perf_counter() - begun)
        if pause:
            await asyncio.sleep(max(0.0, pause - completions[-1]))
        else:
            faults.append(await editor.faults() - begun)
    how = f"{1 / pause:.0f} keys a second" if pause else "each key waited for"
    print(f"{edits} edits, {how}:", flush=True)
    told("  key to completions", completions)
    if faults:
        told("  key to faults", faults)
    begun = time.perf_counter()
    print(f"  last key to faults: {1000 * max(0.0, await editor.faults() - begun):.0f} ms")


async def memory(editor: Editor, edits: int) -> None:
    """Type, and put random texts at random places; print the memory at ten moments."""
    chance, whole = random.Random(2), editor.text
    typed, text = keys(whole, chance), whole
    marks = []
    for number in range(edits + 1):
        if number % max(1, edits // 10) == 0:
            editor.write(whole)
            await editor.faults()
            marks.append(f"{editor.memory():.0f}")
        if number % 2:
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(PIECES) + text[at + chance.randrange(4) :]
            text = whole if number % 400 == 1 else text
            editor.write(text)
            await editor.completions(at)
        else:
            editor.write(next(typed)[0])
        if number % 50 == 0:
            await editor.faults()
    print(f"{edits} edits, memory in MB at every tenth of them: {', '.join(marks)}; the server still answers")


async def run(variant: str, edits: int, many: int) -> None:
    """All measurements, in one server."""
    editor = Editor(variants_folder() / f"{variant}.ombre")
    await editor.start()
    print(
        f"{variant}: {len(editor.text.splitlines())} lines, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    )
    text = editor.text
    await waiting(editor, edits, 0)
    editor.write(text)
    await waiting(editor, edits, 0.125)
    editor.write(text)
    await memory(editor, many)
    await editor.client.shutdown_async(None)
    editor.client.exit(None)


def main() -> None:
    """Read the call."""
    call = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    call.add_argument("--variant", default="lithuanian", help="a variant that comes with the program")
    call.add_argument("--edits", type=int, default=200, help="keys that are timed")
    call.add_argument("--many", type=int, default=10_000, help="edits over which the memory is looked at")
    given = call.parse_args()
    asyncio.run(run(given.variant, given.edits, given.many))


if __name__ == "__main__":
    main()
