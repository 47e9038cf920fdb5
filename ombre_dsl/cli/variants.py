"""``ombre variants``: the variants and modules that come with the program, and the text of one of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from ..files import read_bytes
from ..resources import variants_folder
from ..syntax.from_text import parse
from ..syntax.tree import File, Item, Setting, Text, Word
from .shell import bad_call, say


@click.command("variants")
@click.argument("name", required=False)
def variants(name: str | None) -> None:
    """List the variants and modules that come with the program; with NAME, print the file of one.

    Their names do in the place of FILE: `ombre check danish`.
    """
    folder = variants_folder()
    if name is None:
        say("\n".join(_listed(folder)))
        return
    place = next((p for p in _files(folder) if p.stem == name), None)
    if place is None:
        bad_call(f"no variant or module called {name} comes with the program; `ombre variants` lists them.")
    say(read_bytes(place).decode("utf-8"), newline=False)


def _files(folder: Path) -> list[Path]:
    return [*sorted(folder.glob("*.ombre")), *sorted((folder / "modules").glob("*.ombre"))]


def _listed(folder: Path) -> Iterator[str]:
    for title, places in (("Variants", folder), ("Modules, for `use`", folder / "modules")):
        yield f"{title}:"
        for place in sorted(places.glob("*.ombre")):
            tree, _ = parse(place.name, read_bytes(place).decode("utf-8"))
            yield f"  {place.stem:<18} {_label(tree)}"
            yield from (f"  {'':<18}   {option}" for option in _options(tree))


def _label(tree: File) -> str:
    """What a file calls itself, and the English name where it gives one."""
    texts = [part.value for part in tree.items[0].heading if isinstance(part, Text)]
    base = _after(tree.items[0], "extends")
    names = texts[0] if len(texts) < 2 or texts[1] == texts[0] else f"{texts[0]} ({texts[1]})"
    return f"{names}, extends {base}" if base else names


def _after(item: Item, word: str) -> str:
    words = [part.text for part in item.heading if isinstance(part, Word)]
    return words[words.index(word) + 1] if word in words[:-1] else ""


def _options(tree: File) -> Iterator[str]:
    """The options that a module takes, with what holds when they are not given."""
    if not any(isinstance(part, Word) and part.text == "module" for part in tree.items[0].heading[:1]):
        return
    for item in tree.items:
        if [part.text for part in item.heading if isinstance(part, Word)] == ["options"]:
            for line in item.lines or ():
                if isinstance(line, Setting):
                    kind, *value = (str(getattr(part, "text", getattr(part, "value", ","))) for part in line.value)
                    what = kind if kind == "contracts" else f"a {kind}"
                    yield f"{line.key}: {what}" + (f", {' '.join(value)} unless given" if value else ", to be given")
