"""``python -m ombre_dsl.emit.locales [LANGUAGE…]``: gather the messages anew and bring every catalog up to date.

A language that has no catalog gets one, with nothing translated.  For those who work on the sheets: it needs Babel,
which nothing else here does.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

FOLDER = Path(__file__).parent
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "say": (1,),
    "n_": (1, 2),
    "say_n": (1, 2),
    "p_": ((1, "c"), 2),
    "marked": ((1, "c"), 2),
    "np_": ((1, "c"), 2, 3),
}


def template() -> Catalog:
    """Every message of the sheets, in the order of the modules."""
    found = Catalog(charset="utf-8", header_comment="# The messages of the rule sheets, to be translated.")
    parts = (("sheet", [("**.py", "python")]), ("templates", [("**.md.j2", "jinja2")]))
    for folder, methods in parts:
        messages = extract_from_dir(FOLDER.parent / folder, methods, keywords=KEYWORDS)
        for _, _, message, _, context in sorted(messages, key=lambda one: (one[0], one[1])):
            found.add(message, context=context)
    return found


def text_of(catalog: Catalog) -> str:
    """A catalog as text, without the dates and people that would change it each time."""
    out = io.BytesIO()
    write_po(out, catalog, width=100, no_location=True, ignore_obsolete=True)
    lines = out.getvalue().decode("utf-8").splitlines()
    begin = lines.index('msgstr ""') + 1
    first = [line for line in lines[:begin] if line != "#, fuzzy"]
    head = [f'"{line}\\n"' for line in _headers(catalog)]
    return "\n".join([*first, *head, *lines[lines.index("", begin) :]]).rstrip("\n") + "\n"


def _headers(catalog: Catalog) -> list[str]:
    own = []
    if catalog.locale is not None:
        own = [f"Language: {catalog.locale}", f"Plural-Forms: {catalog.plural_forms}"]
    return [*own, "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"]


def updated(language: str, messages: Catalog) -> Catalog:
    """The catalog of a language with all messages and no others; what is new or changed is not translated."""
    path = path_of(language)
    if path.is_file():
        with path.open("rb") as stream:
            catalog = read_po(stream, locale=language, charset="utf-8")
    else:
        catalog = Catalog(locale=language, charset="utf-8")
    catalog.header_comment = f"# The rule sheets in {catalog.locale.english_name if catalog.locale else language}."
    catalog.update(messages, no_fuzzy_matching=True, update_header_comment=False)
    return catalog


def path_of(language: str) -> Path:
    """Where the catalog of a language is."""
    return FOLDER / language / "LC_MESSAGES" / "sheet.po"


def main(languages: list[str]) -> None:
    """Write the template and the catalogs, and tell what is left to translate."""
    messages = template()
    (FOLDER / "sheet.pot").write_text(text_of(messages), encoding="utf-8", newline="\n")
    known = {path.parent.parent.name for path in FOLDER.glob("*/LC_MESSAGES/sheet.po")}
    for language in sorted(known | {*languages}):
        catalog = updated(language, messages)
        path_of(language).parent.mkdir(parents=True, exist_ok=True)
        path_of(language).write_text(text_of(catalog), encoding="utf-8", newline="\n")
        empty = sum(1 for message in catalog if message.id and not _translated(message.string))
        print(f"{language}: {len(catalog)} messages, {empty} to translate")


def _translated(forms: str | tuple[str, ...] | list[str] | None) -> bool:
    return bool(forms) if isinstance(forms, (str, type(None))) else all(forms)


if __name__ == "__main__":
    main(sys.argv[1:])
