"""``ombre explain``: the page of a fault, with an example that has it mended; or what one line of a file means."""

from __future__ import annotations

import re
from pathlib import Path

import click

from ..diagnostics.nearest import did_you_mean
from ..diagnostics.wording import WORDING
from ..files import UnreadableError, disk_reader, read_bytes
from ..resources import fault_page, variants_folder
from .shell import bad_call, say


@click.command()
@click.argument("codes", metavar="CODE|FILE:LINE...", nargs=-1)
def explain(codes: tuple[str, ...]) -> None:
    """Tell what a fault means, such as OM208, and how it is mended; or what a line of a file means: danish.ombre:97.

    Without a code, all faults are listed.
    """
    if not codes:
        say("\n".join(f"{code}  {wording.title}" for code, wording in sorted(WORDING.items())))
    say("\n".join(_line(given) or _page(_code(given)) for given in codes), newline=False)


def _line(given: str) -> str:
    """What a line of a file means; nothing when no line is given."""
    from ..authoring.line import explained

    parts = re.fullmatch(r"(.+):(\d+)", given)
    if parts is None:
        return ""
    place, number = _place(Path(parts[1])), int(parts[2])
    try:
        lines = read_bytes(place).decode("utf-8", "replace").splitlines()
        told = explained(place.name, number, disk_reader(place.parent))
    except UnreadableError as fault:
        bad_call(str(fault))
    if not told:
        bad_call(f"{parts[1]} has {len(lines)} lines.")
    return "\n".join(
        [f"{parts[1]}:{number}: {lines[number - 1].strip()}".rstrip(), *(f"  {said}" for said in told), ""]
    )


def _place(path: Path) -> Path:
    """The file; a bare name may be that of a variant or module that comes with the program."""
    if path.suffix or path.exists():
        return path
    shipped = (variants_folder() / folder / f"{path}.ombre" for folder in (".", "modules"))
    return next((place for place in shipped if place.is_file()), path)


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
