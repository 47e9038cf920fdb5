"""Which files of a folder belong together: a variant, what it extends, the modules that it uses."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property

from ...pipeline import Read
from ...syntax.from_text import parse
from ...syntax.reading import decode
from ...syntax.tree import File, Text, Word
from .mentions import Key, Known, Mention, made, mentions, module_of, options_of

_QUOTED = re.compile(r'"(?:\\.|[^"\\\n])*"?|#[^\n]*')
_EXTENDS = re.compile(r"^[ \t]*variant\b[^\n{]*\bextends[ \t]+(\w+)", re.MULTILINE)
_USES = re.compile(r"^[ \t]*use[ \t]+(\w+)", re.MULTILINE)
_MODULE = re.compile(r"\s*module\b")

_DEEP = 50
"""No variant stands on so many others, unless they go in a circle."""


class Folder:
    """The files of a folder of variants, by their names in it, read once.

    ``files`` are the variants and modules in it.  ``outside`` holds names of files that can be read but aren't in it:
    the variants that come with the program.
    """

    def __init__(self, read: Read, files: Iterable[str], outside: Iterable[str] = ()) -> None:
        self.read = read
        self.files = tuple(dict.fromkeys(files))
        self.outside = frozenset(outside)
        self._texts: dict[str, str | None] = {}
        self._trees: dict[str, File] = {}

    def text(self, file: str) -> str | None:
        """The text of a file, or None where it can't be had."""
        if file not in self._texts:
            data = self.read(file)
            self._texts[file] = decode(file, data)[0] if data is not None else None
        return self._texts[file]

    def tree(self, file: str) -> File | None:
        """The tree of a file, as far as it can be read."""
        text = self.text(file)
        if text is not None and file not in self._trees:
            self._trees[file] = parse(file, text)[0]
        return self._trees.get(file)

    def is_module(self, file: str) -> bool:
        """Whether a file says that it is a module."""
        return bool(_MODULE.match(_bare(self.text(file) or "")))

    def chain(self, file: str) -> list[str]:
        """A variant's file and those of all that it extends, itself first."""
        found = [file]
        while len(found) < _DEEP and (extended := _EXTENDS.search(_bare(self.text(found[-1]) or ""))):
            name = f"{extended[1]}.ombre"
            if name in found:
                break
            found.append(name)
        return [name for name in found if self.text(name) is not None]

    def closure(self, file: str) -> list[str]:
        """A variant's file, its modules, then what it extends with theirs; for a module, itself alone."""
        if self.is_module(file):
            return [file]
        found: dict[str, None] = {}
        for one in self.chain(file):
            found[one] = None
            for used in _USES.findall(_bare(self.text(one) or "")):
                if self.text(f"modules/{used}.ombre") is not None:
                    found[f"modules/{used}.ombre"] = None
        return list(found)

    def users(self, file: str) -> list[str]:
        """The variants that stand on a file, itself among them when it is one."""
        variants = [one for one in dict.fromkeys((file, *self.files)) if not self.is_module(one)]
        return [one for one in variants if self.text(one) is not None and file in self.closure(one)]

    def view(self, file: str) -> View:
        """What is seen from a file; from a module, what the first variant that uses it sees."""
        users = self.users(file) if self.is_module(file) else []
        return View(self, file, self.closure(users[0]) if users else self.closure(file))


class View:
    """The names that can be meant in a file, and where the files around it mention them."""

    def __init__(self, folder: Folder, file: str, files: Iterable[str]) -> None:
        self.folder = folder
        self.file = file
        self.files = list(dict.fromkeys((file, *files)))

    @cached_property
    def declared(self) -> dict[Key, list[Mention]]:
        """Where each thing is made, the base first."""
        found: dict[Key, list[Mention]] = {}
        for mention in (one for there in self._made for one in there if one.declares):
            found.setdefault(mention.key, []).append(mention)
        return found

    @cached_property
    def removed(self) -> frozenset[Key]:
        """What is taken out and not put in again by the same file."""
        found: set[Key] = set()
        for there in self._made:
            found |= {mention.key for mention in there if mention.removes}
            found -= {mention.key for mention in there if mention.declares}
        return frozenset(found)

    @cached_property
    def _made(self) -> list[list[Mention]]:
        """What each file makes and takes out, the base first."""
        trees = (self.folder.tree(file) for file in reversed(self.files))
        return [made(tree) for tree in trees if tree is not None]

    @cached_property
    def names(self) -> Mapping[str, frozenset[str]]:
        """All names, by kind, options aside."""
        found: dict[str, set[str]] = {}
        for kind, name, _ in self.declared:
            found.setdefault(kind, set()).add(name)
        return {kind: frozenset(names) for kind, names in found.items()}

    @cached_property
    def statements(self) -> Mapping[str, str]:
        """The statements of the sources that the files declare, by their ids."""
        found: dict[str, str] = {}
        for key in self.sources:
            found.update(_index(self.folder.read(key) or b""))
        return found

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """The short name of each source, by the file of its index."""
        found: dict[str, str] = {}
        for file in self.files:
            tree = self.folder.tree(file)
            for item in tree.items if tree else ():
                words = [part.text for part in item.heading if isinstance(part, Word)]
                place = next((part.value for part in item.heading if isinstance(part, Text)), "")
                if words[:1] == ["source"] and len(words) == 2 and place:
                    found.setdefault(place, words[1])
        return found

    def known(self, file: str) -> Known:
        """What is known in one of the files."""
        tree = self.folder.tree(file)
        module = module_of(tree) if tree else ""
        if module and tree:
            return Known(module, self.names, options_of(tree))
        options = {}
        for one in reversed(self.files):
            other = self.folder.tree(one)
            if other is not None and not module_of(other):
                options.update(options_of(other))
        return Known("", self.names, options)

    def mentions(self, file: str) -> list[Mention]:
        """All mentions in one of the files."""
        tree = self.folder.tree(file)
        return mentions(tree, self.known(file)) if tree is not None else []

    def at(self, offset: int) -> Mention | None:
        """The mention at an offset of the view's own file, its end included."""
        found = [m for m in self.mentions(self.file) if m.span.start <= offset <= m.span.end]
        return min(found, key=lambda m: (m.span.end - m.span.start, m.span.start), default=None)

    def declarations(self, key: Key) -> list[Mention]:
        """Where something is made, the base first."""
        return self.declared.get(key, [])


def home_of(view: View, key: Key) -> str:
    """The file that makes something; the view's own where none does."""
    return next((mention.span.file for mention in view.declarations(key)), view.file)


def _index(data: bytes) -> dict[str, str]:
    """The statements of an index; none of one that can't be read."""
    try:
        statements = tomllib.loads(data.decode("utf-8")).get("statements")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return {id: str(told) for id, told in statements.items()} if isinstance(statements, dict) else {}


def _bare(text: str) -> str:
    """The text without what is quoted, and without comments."""
    return _QUOTED.sub(lambda found: '""' if found[0][0] == '"' else "", text)
