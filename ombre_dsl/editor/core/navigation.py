"""Where something is made, and everywhere that it is meant."""

from __future__ import annotations

import re

from ...authoring.line import replaced_line
from ...pipeline import Read
from ...syntax.span import Span
from .family import View, home_of
from .mentions import Key, Mention


def definition(view: View, offset: int) -> list[Span]:
    """The places where what stands at the offset is made; of a setting in a change block, the line that it changes."""
    mention = view.at(offset)
    if mention is None:
        return _changed(view, offset)
    kind, name, _ = mention.key
    if kind in ("variant", "module") and not mention.declares:
        return _top(view, f"modules/{name}.ombre" if kind == "module" else f"{name}.ombre")
    if kind == "file":
        return _top(view, name)
    if kind == "statement":
        return _statement(view, name)
    return [made.span for made in view.declarations(mention.key)]


def references(view: View, offset: int, *, declarations: bool = True) -> list[Span]:
    """Every place that means what stands at the offset, in all files that share it, in their order."""
    mention = view.at(offset)
    if mention is None:
        return []
    found = [one for one in all_mentions(view, mention.key) if declarations or not one.declares]
    return [one.span for one in found]


def all_mentions(view: View, key: Key) -> list[Mention]:
    """Every mention of something in the files that share it, each file as the variants see it that stand on it."""
    home = home_of(view, key)
    found: dict[tuple[str, int], Mention] = {}
    for user in view.folder.users(home) or [home]:
        seen = View(view.folder, home, view.folder.closure(user))
        for file in seen.files:
            for mention in seen.mentions(file):
                if mention.key == key:
                    found.setdefault((file, mention.span.start), mention)
    order = {file: place for place, file in enumerate(dict.fromkeys(file for file, _ in found))}
    return [found[at] for at in sorted(found, key=lambda at: (order[at[0]], at[1]))]


def _top(view: View, file: str) -> list[Span]:
    return [Span(file, 0, 0, 1, 1, 1, 1)] if view.folder.read(file) is not None else []


def _statement(view: View, id: str) -> list[Span]:
    """The line of a source's index that holds a statement."""
    for file in (file for file, short in view.sources.items() if short == id.split("-")[0]):
        text = _decoded(view.folder.read, file)
        found = re.search(rf'^"?{re.escape(id)}"?[ \t]*=', text, re.MULTILINE)
        if found:
            return [Span.of(file, text, found.start(), found.start() + len(id))]
    return []


def _decoded(read: Read, file: str) -> str:
    return (read(file) or b"").decode("utf-8", "replace").replace("\r\n", "\n")


def _changed(view: View, offset: int) -> list[Span]:
    line = (view.folder.text(view.file) or "").count("\n", 0, offset) + 1
    found = replaced_line(view.file, line, view.folder.read)
    return [found] if found is not None else []
