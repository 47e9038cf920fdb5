"""The grammar and the variants that come with the project, wherever it runs from.

A wheel carries both folders inside the package, under ``_data``. In a checkout, and so in an editable install, they
stand beside the package.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def grammar_text(name: str = "ombre.lark") -> str:
    """Return the text of the grammar ``name`` of the folder ``grammars``."""
    return grammar_path(name).read_text(encoding="utf-8")


def grammar_path(name: str = "ombre.lark") -> Path:
    """Return where the grammar ``name`` of the folder ``grammars`` is."""
    return _folder("grammars") / name


def variants_folder() -> Path:
    """Return the folder of the variants that come with the project."""
    return _folder("variants")


def fault_page(code: str) -> str | None:
    """Return the page of a fault's code in Markdown, or None where there is none."""
    page = _folder("docs/faults") / f"{code}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None


def _folder(name: str) -> Path:
    places = (_PACKAGE / "_data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the folder {name} is neither at {places[0]} nor at {places[1]}")
