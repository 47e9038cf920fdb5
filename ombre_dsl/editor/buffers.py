"""The texts that the compiler is to see: what is open in the editor, and behind it what lies on the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import attrs

from ..files import UnreadableError, disk_listing, disk_reader
from ..pipeline import Read
from ..resources import variants_folder
from .core.document import Document
from .core.family import Folder

Listing = Callable[[str], list[str]]


class Outdated(Exception):
    """A text was changed while it was being looked at, so that nobody waits for what would be found."""


@attrs.frozen
class Place:
    """A file as the compiler names it: the folder of its variant, and its name there (``modules/gasca.ombre``)."""

    folder: Path
    name: str

    @classmethod
    def of(cls, path: Path) -> Place:
        """The place of a file; a file in a folder ``modules`` belongs to the folder above."""
        if path.parent.name == "modules":
            return cls(path.parent.parent, f"modules/{path.name}")
        return cls(path.parent, path.name)

    def path(self, name: str = "", opened: Mapping[Path, Document] | None = None) -> Path:
        """Where a file of that name lies: in the folder, or else among the variants that come with the program."""
        wanted = name or self.name
        own = self.folder / wanted
        if own in (opened or {}) or own.is_file() or not (variants_folder() / wanted).is_file():
            return own
        return variants_folder() / wanted


@attrs.frozen
class Snapshot:
    """The open documents at one moment, by their paths; they are never changed.

    ``live`` tells whether they are still what is open; reading stops with ``Outdated`` once they aren't.
    """

    documents: Mapping[Path, Document]
    live: Callable[[], bool] = lambda: True

    def read(self, place: Place) -> Read:
        """A reader of the files of a folder, open texts before those on the disk."""
        disk = disk_reader(place.folder)

        def read(name: str) -> bytes | None:
            if not self.live():
                raise Outdated
            opened = self.documents.get(place.path(name, self.documents))
            if opened is not None:
                return opened.text.encode("utf-8", "surrogatepass")
            try:
                return disk(name)
            except (UnreadableError, OSError, ValueError):
                return None

        return read

    def listing(self, place: Place) -> Listing:
        """The names of the variants and modules that could be read."""
        return disk_listing(place.folder)

    def folder(self, place: Place) -> Folder:
        """The files around a file."""
        own = [place.name, *self._own(place)]
        known = [f"{name}.ombre" for name in disk_listing(place.folder)("")]
        known += [f"modules/{name}.ombre" for name in disk_listing(place.folder)("modules")]
        outside = [name for name in known if name not in own]
        return Folder(self.read(place), own, outside)

    def _own(self, place: Place) -> list[str]:
        """The variants and modules in the folder itself; none around a text that has never been saved."""
        if not (place.folder / place.name).is_file():
            return []
        below = [*place.folder.glob("*.ombre"), *place.folder.glob("modules/*.ombre")]
        return sorted(path.relative_to(place.folder).as_posix() for path in below)


class Buffers:
    """What is open in the editor.  Documents are replaced, never changed, so that other threads may read them."""

    def __init__(self) -> None:
        self.documents: dict[Path, Document] = {}
        self.versions: dict[Path, int] = {}
        self.uris: dict[Path, str] = {}
        self.stamp = 0
        """Goes up with every change."""

    def put(self, path: Path, uri: str, text: str, version: int) -> None:
        """Open a document, or give it a new text."""
        self.documents[path] = Document.of(text)
        self.versions[path], self.uris[path] = version, uri
        self.stamp += 1

    def drop(self, path: Path) -> None:
        """Close a document."""
        self.documents.pop(path, None)
        self.versions.pop(path, None)
        self.stamp += 1

    def snapshot(self, *, live: bool = False) -> Snapshot:
        """What is open now; with ``live`` reading from it stops when something changes."""
        stamp = self.stamp
        documents = dict(self.documents)
        return Snapshot(documents, lambda: self.stamp == stamp) if live else Snapshot(documents)
