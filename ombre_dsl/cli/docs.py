"""``ombre docs``: the documents alone."""

from __future__ import annotations

import re
from pathlib import Path

import click

from ..emit.sheet import LANGUAGES
from ..emit.write import differences_of, documents_of
from ..files import base_of, compile_path
from ..rulebook.model import Rulebook
from .build import OUTPUT, check_names, whole_catalogs, write_plan
from .shell import PLAIN, Compiled, bad_call, compile_all, say

_INDEX = re.compile(r'^source \w+ "([^"\n]+)"', re.MULTILINE)


@click.command(short_help="Check variants and write their documents.")
@click.argument("files", metavar="FILE...", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--language", "languages", default=("en",), show_default=True, multiple=True, metavar="LANG",
    help="The language of the documents; may be given several times.",
)  # fmt: skip
@click.option("--differences", is_flag=True, help="Print what a variant has otherwise than the one it extends.")
@click.option("--site", type=click.Path(file_okay=False, path_type=Path), help="Make a first site of the variants.")
@OUTPUT
@PLAIN
def docs(
    files: tuple[Path, ...], languages: tuple[str, ...], differences: bool, site: Path | None, output: Path, plain: bool
) -> None:
    """Check variants, then write their rule documents, in every format there is.

    A variant that extends another also gets a page of what differs. With --differences that page is printed and nothing
    written. With --site a folder is made to build a site from, with the variants given in it.
    """
    if not files and site is None:
        bad_call("Missing argument 'FILE...'.")
    _check_languages(languages)
    compiled = compile_all(files, plain=plain)
    check_names(compiled)
    if differences:
        say("\n".join(_differences(compiled).values()), newline=False)
    elif site is not None:
        _make_site(site, compiled, languages)
    else:
        with whole_catalogs():
            plans = [plan for one in compiled for plan in _documents(one, languages)]
        plans += [_differences([one]) for one in compiled if one.rulebook.extends]
        write_plan(output, {path: text for plan in plans for path, text in plan.items()})


def _check_languages(languages: tuple[str, ...]) -> None:
    for language in languages:
        if language not in LANGUAGES:
            bad_call(f"There are no documents in the language '{language}'; there are: {', '.join(LANGUAGES)}.")


def _documents(one: Compiled, languages: tuple[str, ...]) -> list[dict[str, str]]:
    base = base_of(one.path, one.rulebook)
    return [documents_of(one.rulebook, one.tables, language, base) for language in languages]


def _differences(compiled: list[Compiled]) -> dict[str, str]:
    """The differences of variants that extend others, by path; status 2 for one that does not."""
    return {path: text for one in compiled for path, text in differences_of(_base(one), one.rulebook).items()}


def _base(one: Compiled) -> Rulebook:
    base = base_of(one.path, one.rulebook)
    if base is None:
        bad_call(f"{one.path} extends no other variant; to compare any two: ombre diff A B.")
    return base


def _sources(one: Compiled) -> dict[str, str]:
    """A variant's file and those beside it that it stands on; what comes with the project is found without a copy."""
    texts = compile_path(one.path).texts
    names = [*texts, *(name for text in texts.values() for name in _INDEX.findall(text))]
    places = {name: one.path.parent / name for name in names}
    return {name: place.read_text(encoding="utf-8") for name, place in places.items() if place.is_file()}


def _make_site(folder: Path, compiled: list[Compiled], languages: tuple[str, ...]) -> None:
    from ..site.starter import starter

    plan = starter({name: text for one in compiled for name, text in _sources(one).items()}, languages)
    there = [path for path in plan if (folder / path).exists()]
    if there:
        bad_call(f"{(folder / there[0]).as_posix()} is there already; nothing was written.")
    write_plan(folder, plan)
