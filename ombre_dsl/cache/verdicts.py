"""Which variants are known to be without a fault, so that a check of what has not changed need not be made again.

Only that there was nothing to report is kept, never a report: a variant at fault is checked anew each time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .fingerprint import fingerprint
from .store import load, name_of, save

Read = Callable[[str], bytes | None]
Listing = Callable[[str], list[str]]


class Watched:
    """The files and folders of a variant, each noted as a check asks for it.

    ``read`` and ``listing`` are those that the check would have; what is noted are digests of what they gave.
    """

    def __init__(self, read: Read, listing: Listing) -> None:
        self._read, self._listing = read, listing
        self._files: dict[str, str | None] = {}
        self._folders: dict[str, list[str]] = {}

    def read(self, name: str) -> bytes | None:
        """The bytes of a file."""
        data = self._read(name)
        self._files[name] = _digest(data)
        return data

    def listing(self, folder: str) -> list[str]:
        """The names in a folder."""
        found = self._folders[folder] = self._listing(folder)
        return found

    def seen(self) -> dict[str, Any]:
        """All that was asked for."""
        return {"files": self._files, "folders": self._folders}


def is_sound(place: Path, read: Read, listing: Listing) -> bool:
    """Whether the variant in a file was found without a fault by this program, and nothing has changed since."""
    kept = load(_name(place))
    if kept is None:
        return False
    try:
        seen = json.loads(kept)
        files, folders = seen["files"].items(), seen["folders"].items()
    except (ValueError, LookupError, TypeError, AttributeError):
        return False
    same = all(_digest(read(name)) == digest for name, digest in files)
    return same and all(listing(folder) == found for folder, found in folders)


def keep_sound(place: Path, watched: Watched) -> None:
    """Note that the variant in a file is without a fault, as long as what the check has seen stays as it is."""
    save(_name(place), json.dumps(watched.seen()).encode())


def _name(place: Path) -> str:
    return name_of("sound", fingerprint(), str(place))


def _digest(data: bytes | None) -> str | None:
    return None if data is None else hashlib.sha256(data).hexdigest()
