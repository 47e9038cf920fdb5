"""All that is at fault in a file, and in the files that it stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import attrs

from ...diagnostics.diagnostic import Diagnostic, in_source_order
from ...pipeline import compile_variant
from ...rulebook.draft import Scope
from ...rulebook.headings import read_heading
from ...syntax.from_text import parse
from ...syntax.reading import decode
from .family import Folder
from .values import Names

_USERS = 2
"""A module is looked at through so many variants that use it."""


@attrs.frozen
class Checked:
    """The faults, and the texts of all files that were read, by their names."""

    diagnostics: tuple[Diagnostic, ...]
    texts: Mapping[str, str]


def checked(folder: Folder, file: str, listing: Callable[[str], Iterable[str]]) -> Checked:
    """Check a variant as `ombre check` does; a module by itself, and through variants that use it."""
    if not folder.is_module(file):
        done = compile_variant(file, folder.read, listing)
        return Checked(done.diagnostics, done.texts)
    found, texts = _alone(folder, file), {file: folder.text(file) or ""}
    for user in folder.users(file)[:_USERS] if not found else ():
        done = compile_variant(user, folder.read, listing)
        found += [fault for fault in done.diagnostics if fault.span.file == file]
        texts.update(done.texts)
    return Checked(tuple(in_source_order(found, [file])), texts)


def _alone(folder: Folder, file: str) -> list[Diagnostic]:
    """The faults of a module's writing and of its headings."""
    text, found = decode(file, folder.read(file) or b"")
    if text is None:
        return list(found)
    tree, found = parse(file, text)
    for item in tree.items:
        read_heading(item, Scope(file), found.append)
    return found


def names_in(folder: Folder, file: str, listing: Callable[[str], Iterable[str]]) -> Names:
    """All that can be named in a file."""
    view = folder.view(file)
    declared = {key: made[0] for key, made in view.declared.items() if key not in view.removed}
    return Names(declared, view.statements, tuple(listing("")), tuple(listing("modules")), view.known(file).module)
