"""Which files are made of a variant, and how they come on the disk: all of them, or none."""

from __future__ import annotations

import difflib
import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import attrs

from ..rulebook.model import Rulebook
from ..runtime.tables import Tables
from .crib import crib_html
from .data import ruleset_json
from .differences import differences_md
from .html import rules_html
from .python import ruleset_py
from .sheet import LANGUAGES, rules_md

_IGNORED = {"__pycache__"}


def files_of(rulebook: Rulebook, tables: Tables, base: Rulebook | None = None) -> dict[str, str]:
    """Every file of a variant by its path below the output folder; ``base``: the variant that it extends."""
    name, languages = tables.name, _languages(rulebook)
    return {
        f"{name}/ruleset.py": ruleset_py(tables),
        f"{name}/ruleset.json": ruleset_json(tables),
        **{f"{name}/rules.{language}.md": rules_md(rulebook, tables, language, base) for language in languages},
    }


def _languages(rulebook: Rulebook) -> list[str]:
    """English and the variant's own language, where there are documents in it."""
    return [language for language in dict.fromkeys(("en", rulebook.language)) if language in LANGUAGES]


def documents_of(
    rulebook: Rulebook, tables: Tables, language: str = "en", base: Rulebook | None = None
) -> dict[str, str]:
    """The documents of a variant in one language, in every format there is; ``base``: the variant that it extends."""
    sheet = rules_md(rulebook, tables, language, base)
    return {
        f"{tables.name}/rules.{language}.md": sheet,
        f"{tables.name}/rules.{language}.html": rules_html(rulebook, tables, sheet, language),
        f"{tables.name}/crib.{language}.html": crib_html(rulebook, tables, language),
    }


def differences_of(base: Rulebook, rulebook: Rulebook) -> dict[str, str]:
    """What a variant has otherwise than the one it extends, in English."""
    return {f"{rulebook.name}/differences.en.md": differences_md(base, rulebook)}


@attrs.frozen
class Stale:
    """A file that is not as it would be made now: ``stale``, ``missing`` or ``extra``, and where it first differs."""

    path: str
    kind: str
    hint: str = ""


def compare(folder: Path, plan: Mapping[str, str]) -> list[Stale]:
    """What is not as the plan says, by path; only folders that the plan writes to are looked at."""
    found = []
    for path, text in plan.items():
        place = folder / path
        if not place.is_file():
            found.append(Stale(path, "missing"))
        elif (there := place.read_bytes()) != text.encode():
            found.append(Stale(path, "stale", _hint(there.decode(errors="replace"), text)))
    found += [Stale(path, "extra") for path in _extra(folder, plan)]
    return sorted(found, key=lambda stale: stale.path)


def _extra(folder: Path, plan: Mapping[str, str]) -> Iterable[str]:
    for name in sorted({path.split("/")[0] for path in plan}):
        for place in sorted((folder / name).rglob("*")):
            path = place.relative_to(folder).as_posix()
            if place.is_file() and path not in plan and not _IGNORED & set(place.parts):
                yield path


def _hint(there: str, wanted: str) -> str:
    """The first line that differs, as it is and as it would be."""
    lines = (
        difflib.ndiff(there.splitlines()[:2000], wanted.splitlines()[:2000])
        if len(there) < 20_000
        else _pairs(there, wanted)
    )
    changed = [line for line in lines if line[:2] in ("- ", "+ ")][:2]
    return "\n".join(line if len(line) <= 100 else line[:99] + "…" for line in changed)


def _pairs(there: str, wanted: str) -> list[str]:
    """Line against line: enough for a hint, however long the files are."""
    old, new = there.splitlines(), wanted.splitlines()
    for before, after in zip(old, new, strict=False):
        if before != after:
            return [f"- {before}", f"+ {after}"]
    longer, sign = (old, "- ") if len(old) > len(new) else (new, "+ ")
    return [sign + line for line in longer[min(len(old), len(new)) :][:1]]


def write(folder: Path, plan: Mapping[str, str]) -> list[str]:
    """Write the plan below ``folder``; the paths that changed.  When something fails, all is left as it was."""
    changed = [path for path, text in plan.items() if not _same(folder / path, text)]
    if not changed:
        return []
    made = _make_folders(folder, changed)
    try:
        stage = Path(tempfile.mkdtemp(prefix=".ombre-", dir=folder))
        try:
            _replace_all(folder, stage, {path: plan[path] for path in changed})
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    except BaseException:
        for place in reversed(made):
            # A folder that something else has been put into meanwhile stays.
            if not any(place.iterdir()):
                place.rmdir()
        raise
    return changed


def _same(place: Path, text: str) -> bool:
    return place.is_file() and place.read_bytes() == text.encode()


def _make_folders(folder: Path, paths: Iterable[str]) -> list[Path]:
    """Make the folders that are wanted; those that were not there, outermost first."""
    made: list[Path] = []
    for wanted in dict.fromkeys((folder / path).parent for path in paths):
        missing = [place for place in (wanted, *wanted.parents) if not place.exists()]
        for place in reversed(missing):
            place.mkdir()
            made.append(place)
    return made


def _replace_all(folder: Path, stage: Path, texts: Mapping[str, str]) -> None:
    """Put new files in the place of old ones, one atomic step each; undo all steps when one fails."""
    steps: list[tuple[Path, Path, Path]] = []
    for number, (path, text) in enumerate(texts.items()):
        new, old, place = stage / f"{number}.new", stage / f"{number}.old", folder / path
        new.write_text(text, encoding="utf-8", newline="\n")
        if place.exists():
            shutil.copy2(place, old)
        steps.append((new, old, place))
    done: list[tuple[Path, Path]] = []
    try:
        for new, old, place in steps:
            os.replace(new, place)
            done.append((old, place))
    except BaseException:
        for old, place in done:
            if old.exists():
                os.replace(old, place)
            else:
                place.unlink()
        raise
