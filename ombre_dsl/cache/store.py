"""Small files in the user's cache folder, whole or not at all.

A file begins with the digest of what follows, so one that was cut short, or written by something else, is seen and made
anew.  Its name holds a digest of all that it depends on, so another version of the program has files of its own.  Files
are written beside and moved into place: of several that write at once the last one stays, and none is ever seen half
written.  Only what belongs to the user himself is read, since some of it is unpickled.
"""

from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path

MOST = 64
"""So many files of a kind are kept; those that were written first go first."""

_DIGEST = 32
_BEGUN = "new-"
_ABANDONED = 3600  # seconds after which a file that was begun is nobody's any more


def folder() -> Path | None:
    """Where things are kept; None for nowhere.

    The environment variable ``OMBRE_CACHE`` names another folder than the user's own; empty, it turns keeping off.
    """
    named = os.environ.get("OMBRE_CACHE")
    if named is not None:
        return Path(named) if named else None
    try:
        from platformdirs import user_cache_path

        return user_cache_path("ombre_dsl")
    except (ImportError, OSError, RuntimeError):
        return None


def name_of(kind: str, *depends: str) -> str:
    """The name of the file that keeps a thing of a kind, given all that it depends on."""
    return f"{kind}-{hashlib.sha256(chr(0).join(depends).encode()).hexdigest()[:24]}"


def load(name: str) -> bytes | None:
    """What is kept under a name; None when there is nothing, or nothing that can be trusted."""
    place = folder()
    if place is None:
        return None
    try:
        with open(place / name, "rb") as file:
            data = file.read() if _is_own(os.fstat(file.fileno())) else b""
    except OSError:
        return None
    content = data[_DIGEST:]
    return content if hashlib.sha256(content).digest() == data[:_DIGEST] else None


def _is_own(status: os.stat_result) -> bool:
    """Whether a file belongs to the user, and nobody else may write to it."""
    if not hasattr(os, "geteuid"):
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022


def save(name: str, content: bytes) -> None:
    """Keep something under a name; where that can't be done, nothing happens."""
    place = folder()
    if place is None:
        return
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(place, name, hashlib.sha256(content).digest() + content)
        _tidy(place, name.split("-")[0])
    except OSError:
        return


def _write(place: Path, name: str, data: bytes) -> None:
    from tempfile import mkstemp

    handle, new = mkstemp(prefix=_BEGUN, dir=place)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(new, place / name)
    except BaseException:
        os.unlink(new)
        raise


def _tidy(place: Path, kind: str) -> None:
    """Take away the oldest of a kind where there are too many, and what was begun and never ended."""
    with os.scandir(place) as entries:
        ages = {entry.path: entry.stat().st_mtime for entry in entries if entry.name.startswith((f"{kind}-", _BEGUN))}
    kept = sorted((path for path in ages if Path(path).name.startswith(f"{kind}-")), key=ages.__getitem__)
    begun = [path for path in ages if Path(path).name.startswith(_BEGUN)]
    old = [path for path in begun if ages[path] < time.time() - _ABANDONED]
    for path in (*kept[: max(0, len(kept) - MOST)], *old):
        os.unlink(path)
