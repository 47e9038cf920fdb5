"""A first site for a club: what ``ombre docs --site`` writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_CONFIG = """\
site_name: Our rules
theme:
  name: mkdocs
  highlightjs: false
plugins:
  - ombre:
      variants: variants
      languages: [{languages}]
markdown_extensions:
  - codehilite
"""

_INDEX = """\
# Our rules

The rules of our table, in [full and in short](variants/index.md).

They are written in the files of the folder `variants`; whenever one of them is saved, `mkdocs serve` shows the new
rules. To build the site: `mkdocs build`.
"""

_VARIANT = """\
# A house variant says only what differs from the game that it extends.

variant our_table "Our table" extends danish
ombre 1
language en

change match {
  over when match has 24 deals   decided "Two evenings make a match."
}
"""


def starter(variants: Mapping[str, str], languages: Sequence[str]) -> dict[str, str]:
    """The files of a site, by path: the variants given, by the names of their files, or one to begin with."""
    return {
        "mkdocs.yml": _CONFIG.format(languages=", ".join(languages)),
        "docs/index.md": _INDEX,
        **{f"variants/{name}": text for name, text in (variants or {"our_table.ombre": _VARIANT}).items()},
    }
