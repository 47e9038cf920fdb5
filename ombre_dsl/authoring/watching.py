"""Looking at files again whenever one of them, or of what they stand on, is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

Stamp = Callable[[str], object]
"""Tells of a file what changes when it is saved; None when it isn't there."""


def changed_files(
    files: Iterable[str], needs: Callable[[str], Iterable[str]], stamp: Stamp, pause: Callable[[], None]
) -> Iterator[list[str]]:
    """All files first, then, each time after a ``pause``, those of which something that they need was saved.

    ``needs`` tells of a file which ones it stands on, itself among them; it is asked again after each look.
    """
    wanted = list(dict.fromkeys(files))
    seen: dict[str, Mapping[str, object]] = {}
    while True:
        changed = [file for file in wanted if file not in seen or _stamps(seen[file], stamp) != seen[file]]
        if changed:
            before = {file: _stamps(needs(file), stamp) for file in changed}
            yield changed
            seen.update(before)
        pause()


def _stamps(files: Iterable[str], stamp: Stamp) -> dict[str, object]:
    return {file: stamp(file) for file in files}
