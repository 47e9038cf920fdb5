"""Giving something another name, everywhere that it is meant, or saying why that can't be."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import attrs

from ...pipeline import Read, compile_variant
from ...rulebook.repeats import RESERVED
from ...syntax.tree import Setting, Text
from ...vocabulary.table import BLOCKS
from .edits import Edit
from .family import Folder, View, home_of
from .mentions import NAMED, Key, Mention
from .navigation import all_mentions

_NAME = re.compile(r"\w*[^\W\d]\w*")
_STRING = re.compile(r'("(?:\\.|[^"\\])*")(\s*:)?')
_IN_RECORDS = ("contract", "call", "outcome", "penalty")


class CannotRename(Exception):
    """Why a name can't be given; the text is for the author."""


@attrs.frozen
class Renaming:
    """The edits of each file, by its name."""

    edits: Mapping[str, tuple[Edit, ...]]


def renamable(view: View, offset: int) -> Mention:
    """What stands at the offset; CannotRename when it is nothing that may have another name."""
    mention = view.at(offset)
    if mention is None:
        raise CannotRename("Here is no name that could be changed.")
    kind, name, _ = mention.key
    if kind in ("variant", "module", "file"):
        raise CannotRename(f"`{name}` is the name of a file; rename the file.")
    if kind not in NAMED:
        raise CannotRename("The ids of statements and sources are cited from elsewhere; they stay as they are.")
    made = view.declarations(mention.key)
    if not made:
        raise CannotRename(f"There is no {kind} `{name}`.")
    if made[0].span.file in view.folder.outside:
        raise CannotRename(f"`{name}` is made in {made[0].span.file}, which comes with the program.")
    return mention


def renamed(view: View, offset: int, new: str) -> Renaming:
    """The edits that give what stands at the offset the name ``new``; CannotRename when something stands against it."""
    mention = renamable(view, offset)
    key = mention.key
    if new == mention.name:
        return Renaming({})
    _fits(new)
    found = all_mentions(view, key)
    users = view.folder.users(home_of(view, key))
    _apart(view, key, new, found, users)
    edits: dict[str, list[Edit]] = {}
    for one in found:
        edits.setdefault(one.span.file, []).append(Edit(one.span.start, one.span.end, new))
    for file in _records(view.folder, users) if key[0] in _IN_RECORDS else ():
        told = list(_in_record(view.folder.read, file, mention.name, new))
        if told:
            edits[file] = told
    outside = sorted(file for file in edits if file in view.folder.outside)
    if outside:
        raise CannotRename(f"`{mention.name}` also stands in {outside[0]}, which comes with the program.")
    _sound(view.folder, users, edits)
    return Renaming({file: tuple(sorted(made, key=lambda edit: edit.start)) for file, made in edits.items()})


def applied(text: str, edits: tuple[Edit, ...] | list[Edit]) -> str:
    """The text with edits made, which don't overlap."""
    for edit in sorted(edits, key=lambda edit: -edit.start):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _fits(new: str) -> None:
    if not _NAME.fullmatch(new):
        raise CannotRename(f"`{new}` is no name: letters, digits and `_`, with a letter in it.")
    if new in RESERVED or new in {word for block in BLOCKS for word in block.name.split()}:
        raise CannotRename(f"`{new}` means something in the language already.")


def _apart(view: View, key: Key, new: str, found: list[Mention], users: list[str]) -> None:
    """Nothing else may bear the new name where the old one is seen, and nobody else may mean another thing by it."""
    for user in users or [view.file]:
        seen = View(view.folder, user, view.folder.closure(user))
        for (kind, name, owner), made in seen.declared.items():
            if name == new and (key[0] != "option" or kind != "option" or owner == key[2]):
                place = made[0].span
                article = "an" if kind[0] in "aeiou" else "a"
                raise CannotRename(f"There is {article} {kind} `{new}` in {place.file}, line {place.line}.")
    for file in dict.fromkeys(one.span.file for one in found):
        other = next((user for user in view.folder.users(file) if user not in (users or [view.file])), None)
        if other is not None:
            raise CannotRename(f"`{key[1]}` stands in {file}, which {other} uses too and means another one by it.")


# ---- records ---------------------------------------------------------------------------------------------------------


def _records(folder: Folder, users: list[str]) -> Iterator[str]:
    """The records that the examples of the variants name."""
    files = dict.fromkeys(file for user in users for file in folder.closure(user))
    found: dict[str, None] = {}
    for file in files:
        tree = folder.tree(file)
        for item in tree.items if tree else ():
            for line in item.lines or ():
                if isinstance(line, Setting) and line.key in ("record", "match"):
                    found.update({part.value: None for part in line.value if isinstance(part, Text)})
    yield from found


def _in_record(read: Read, file: str, old: str, new: str) -> Iterator[Edit]:
    """The edits in the strings of a record, of which the keys are none."""
    text = (read(file) or b"").decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        json.loads(text)
    except ValueError:
        return
    word = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)")
    for string in _STRING.finditer(text):
        if string[2]:
            continue  # a key
        yield from (
            Edit(string.start() + at.start(), string.start() + at.end(), new) for at in word.finditer(string[0])
        )


# ---- proof -----------------------------------------------------------------------------------------------------------


def _sound(folder: Folder, users: list[str], edits: Mapping[str, list[Edit]]) -> None:
    """No variant may have a fault afterwards that it hadn't before."""

    def read(name: str) -> bytes | None:
        if name not in edits:
            return folder.read(name)
        text = folder.text(name) if name.endswith(".ombre") else (folder.read(name) or b"").decode()
        return applied((text or "").removeprefix("\ufeff").replace("\r\n", "\n"), edits[name]).encode()

    for user in users:
        after = compile_variant(user, read).diagnostics
        before = compile_variant(user, folder.read).diagnostics if after else ()
        if len(after) > len(before):
            known = {(fault.code, fault.span.line) for fault in before}
            fault = next((fault for fault in after if (fault.code, fault.span.line) not in known), after[-1])
            raise CannotRename(f"{user} would then be at fault: {fault.message}")
