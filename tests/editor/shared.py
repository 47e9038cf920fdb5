"""What the tests of the language server share: a small folder of variants, and texts with a cursor in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ombre_dsl.editor.core.family import Folder, View
from ombre_dsl.files import disk_reader
from ombre_dsl.resources import variants_folder

TABLE = """\
variant table "Le café ♠" en "The table" extends danish
ombre 1
language fr
source DA "sources/danish.toml"

options {
  extra: number 2
}

contract grand_open "Le café ♠" like grand {
  exchange: nobody   @DA-41
}

change auction {
  insert grand_open above solo_kulor
}

change payoffs from payer to declarer {
  | contract | won | bedt | groque |
  | solo     |   4 |   -4 |     -5 |
}

payoffs from payer to declarer {
  | contract   | won | lost | surrendered |
  | grand_open |   9 |   -9 |          -9 |
}

settle every outcome {
  pay extra from payer to declarer when tout is made
}

example "Grand open lost" {
  contract: grand_open
  tricks: declarer 4, defenders 3 2
  expect: lost, declarer -9
}
"""


def folder(files: Mapping[str, str]) -> Folder:
    """A folder with these files, and the variants that come with the program behind them."""
    below = disk_reader(variants_folder())

    def read(name: str) -> bytes | None:
        return files[name].encode("utf-8", "surrogatepass") if name in files else below(name)

    shipped = [path.name for path in variants_folder().glob("*.ombre")]
    return Folder(read, files, [name for name in shipped if name not in files])


@cache
def shipped() -> Folder:
    """The folder of the variants that come with the program, which no test changes."""
    found = sorted(path.relative_to(variants_folder()).as_posix() for path in variants_folder().rglob("*.ombre"))
    return Folder(disk_reader(variants_folder()), found)


def view(text: str, name: str = "table.ombre", **others: str) -> View:
    """A file of the text, as it sees the files around it."""
    return folder({name: text, **{f"{key}.ombre": other for key, other in others.items()}}).view(name)


def marked(text: str) -> tuple[str, int]:
    """A text without its mark ``‸``, and where that was."""
    at = text.index("‸")
    return text.replace("‸", "", 1), at


def behind(text: str, words: str) -> int:
    """The offset behind the first letter of some words."""
    return text.index(words) + 1
