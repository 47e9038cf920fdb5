"""``ombre explain``: the page of a fault, with an example that has it and the same one mended."""

from __future__ import annotations

import re

import click

from ..diagnostics.nearest import did_you_mean
from ..diagnostics.wording import WORDING
from ..resources import fault_page
from .shell import bad_call, say


@click.command()
@click.argument("codes", metavar="CODE...", nargs=-1)
def explain(codes: tuple[str, ...]) -> None:
    """Tell what a fault means, such as OM208, and how it is mended.

    Without a code, all faults are listed.
    """
    if not codes:
        say("\n".join(f"{code}  {wording.title}" for code, wording in sorted(WORDING.items())))
    say("\n".join(_page(_code(given)) for given in codes), newline=False)


def _code(given: str) -> str:
    """The code that is meant: `om208`, `208` and `OM208` are the same."""
    digits = re.fullmatch(r"(?i:OM)?-?(\d{1,3})", given.strip())
    code = f"OM{digits[1].zfill(3)}" if digits else given
    if code not in WORDING:
        near = did_you_mean(code, WORDING)
        also = f" The nearest is {near}." if near else ""
        bad_call(f"There is no fault {given}.{also} `ombre explain` lists all.")
    return code


def _page(code: str) -> str:
    """The page for a terminal: fences become indented lines."""
    page = fault_page(code) or f"# {code}: {WORDING[code].title}\n"
    lines, inside = [], False
    for line in page.splitlines():
        if line.startswith("```"):
            inside = not inside
            continue
        lines.append(f"    {line}".rstrip() if inside else re.sub(r"^#+ ", "", line))
    return "\n".join(lines) + "\n"
