"""The grammar and the variants that come with the project, wherever it runs from.

A wheel carries both folders inside the package, under ``_data``. In a checkout, and so in an editable install, they
stand beside the package.
"""

from importlib.resources import files
from pathlib import Path


def grammar_text(name: str = "ombre.lark") -> str:
    """Return the text of the grammar ``name`` of the folder ``grammars``."""
    return (_folder("grammars") / name).read_text(encoding="utf-8")


def variants_folder() -> Path:
    """Return the folder of the variants that come with the project."""
    return _folder("variants")


def fault_page(code: str) -> str | None:
    """Return the page of a fault's code in Markdown, or None where there is none."""
    page = _folder("docs/faults") / f"{code}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None


def _folder(name: str) -> Path:
    package = Path(str(files("ombre_dsl")))
    places = (package / "_data" / name, package.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder {name} is neither at {places[0]} nor at {places[1]}")
