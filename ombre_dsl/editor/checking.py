"""Checking what is typed: a while after the last key, in another thread, and once for what is the newest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import attrs

from ..diagnostics.diagnostic import Diagnostic
from .buffers import Buffers, Outdated, Place, Snapshot
from .core.checked import checked, names_in
from .core.document import Document
from .core.values import Names

PAUSE = 0.12
"""Seconds without a key until a check begins."""

_log = logging.getLogger(__name__)


@attrs.frozen
class Outcome:
    """What came of checking a file: its faults by the files that they are in, and the texts that were read.

    ``version`` is that of the editor's text; ``names`` all that can be named in the file.
    """

    version: int
    faults: Mapping[Path, tuple[Diagnostic, ...]]
    texts: Mapping[Path, str]
    files: Mapping[str, Path]
    names: Names


Publish = Callable[[Path, list[Diagnostic], Outcome], None]
"""Shows the faults of one file; the outcome tells where the files of their labels lie."""


class Checker:
    """Checks open documents one after the other.

    All its methods are called in the event loop; only the compiler runs in a thread.
    """

    def __init__(self, buffers: Buffers, publish: Publish) -> None:
        self.outcomes: dict[Path, Outcome] = {}
        self._buffers = buffers
        self._publish = publish
        self._thread = ThreadPoolExecutor(1, "check")
        self._waiting: dict[Path, None] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._running = False
        self._again = False
        """Whether the pause after the last key was over while a check ran."""

    def changed(self, path: Path, *, at_once: bool = False) -> None:
        """A document was changed: it, and all open ones that stand on it, are to be checked."""
        standing = [root for root, outcome in self.outcomes.items() if path in outcome.texts]
        own = [path] if path in self._buffers.documents else []
        self._ask([*own, *(root for root in standing if root != path)], 0 if at_once else PAUSE)

    def all_changed(self) -> None:
        """Files on the disk were changed: everything open is to be checked."""
        self._ask(list(self._buffers.documents), PAUSE)

    def closed(self, path: Path) -> None:
        """A document was closed: what it told of others is told no more."""
        self._waiting.pop(path, None)
        outcome = self.outcomes.pop(path, None)
        if outcome is not None:
            self._show(outcome.faults, outcome)
        self.changed(path)

    def names(self, path: Path) -> Names:
        """All that can be named in a document, as of the last check."""
        outcome = self.outcomes.get(path)
        return outcome.names if outcome is not None else _names(self._buffers.snapshot(), Place.of(path))

    def stop(self) -> None:
        """Wait for nothing more."""
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- one after the other -----------------------------------------------------------------------------------------

    def _ask(self, paths: Iterable[Path], pause: float) -> None:
        self._waiting.update(dict.fromkeys(paths))
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(pause, self._start)

    def _start(self) -> None:
        if self._running:
            self._again = True
        else:
            self._running, self._again = True, False
            task = asyncio.get_running_loop().create_task(self._work())
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running = False
        if not task.cancelled() and task.exception() is not None:  # pragma: no cover - the compiler doesn't raise
            _log.error("a check failed", exc_info=task.exception())
        if self._again:
            self._start()

    async def _work(self) -> None:
        while self._waiting:
            path = next(iter(self._waiting))
            stamp, version = self._buffers.stamp, self._buffers.versions.get(path)
            if version is None:
                del self._waiting[path]
                continue
            outcome = await self._outcome(path, version)
            if outcome is None or self._buffers.stamp != stamp:
                return  # something newer has been typed, and another check is begun for that
            self._waiting.pop(path, None)
            self._told(path, outcome)

    async def _outcome(self, path: Path, version: int) -> Outcome | None:
        snapshot = self._buffers.snapshot(live=True)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, _look, snapshot, Place.of(path), version)
        except Outdated:
            return None

    def _told(self, path: Path, outcome: Outcome) -> None:
        old = self.outcomes.get(path)
        self.outcomes[path] = outcome
        self._show({**(old.faults if old else {}), **outcome.faults}, outcome)

    def _show(self, files: Iterable[Path], outcome: Outcome) -> None:
        """Publish the faults of some files, from whatever was checked, each once."""
        for file in files:
            found = [fault for one in self.outcomes.values() for fault in one.faults.get(file, ())]
            self._publish(file, list({_same(fault): fault for fault in found}.values()), outcome)


def _same(fault: Diagnostic) -> object:
    """By what a fault is known that two checks find; names of files may differ."""
    return fault.code, fault.message, fault.span.start, fault.span.end


# ---- in the thread ---------------------------------------------------------------------------------------------------


def _look(snapshot: Snapshot, place: Place, version: int) -> Outcome:
    folder, listing = snapshot.folder(place), snapshot.listing(place)
    found = checked(folder, place.name, listing)
    names = sorted({place.name, *found.texts, *(fault.span.file for fault in found.diagnostics)})
    files = {name: place.path(name, snapshot.documents) for name in names}
    faults: dict[Path, tuple[Diagnostic, ...]] = {files[place.name]: ()}
    for fault in found.diagnostics:
        path = files[fault.span.file]
        faults[path] = (*faults.get(path, ()), fault)
    texts = {files[name]: text for name, text in found.texts.items()}
    texts.setdefault(files[place.name], _text(snapshot.documents.get(files[place.name])))
    return Outcome(version, faults, texts, files, names_in(folder, place.name, listing))


def _text(document: Document | None) -> str:
    return document.text if document is not None else ""


def _names(snapshot: Snapshot, place: Place) -> Names:
    return names_in(snapshot.folder(place), place.name, snapshot.listing(place))
