"""``ombre test``: the examples, the proofs by going through all cases, and whole random hands."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import click

from ..files import disk_reader, named, read_bytes
from ..proofs.report import Line, in_words, junit
from ..proofs.suggest import suggestions
from ..proofs.trial import DEFAULT, OF_EXAMPLES, QUICK, THOROUGH, Effort, Reach, Sound, sound, trial
from .shell import AT_FAULT, FILES, PLAIN, bad_call, count, say, show

_WIDTH = 16


@click.command(short_help="Run the examples, the proofs and whole random hands.")
@FILES
@click.option("--quick", "effort", flag_value="quick", help="The eldest alone declares, and 20 hands are played.")
@click.option("--thorough", "effort", flag_value="thorough", help="3,000 hands are played.")
@click.option("--hands", type=click.IntRange(0, 10**6), default=None, help="How many hands are played (200).")
@click.option("--seed", type=click.IntRange(0, 10**12), default=0, show_default=True, help="The first hand's seed.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
@click.option(
    "--junit", "report", type=click.Path(dir_okay=False, path_type=Path), help="Also write JUnit's XML there."
)
@click.option("--coverage", is_flag=True, help="Also list the statements that no example touches.")
@click.option(
    "--min", "least", type=click.IntRange(0, 100), help="Fail when examples touch fewer statements, in percent."
)
@click.option("--suggest", is_flag=True, help="Only print checks for what no example touches, to be confirmed.")
@PLAIN
def test(
    files: tuple[Path, ...],
    effort: str | None,
    hands: int | None,
    seed: int,
    form: str,
    report: Path | None,
    coverage: bool,
    least: int | None,
    suggest: bool,
    plain: bool,
) -> None:
    """Test variants: a line for each thing that was tested, with how many cases.

    First the examples and checks of the file, then proofs by going through all cases, then whole random hands. A case
    that speaks against a line is printed as a check to paste into the file, with the lines of the rules that it rests
    on; a hand as its seed and its record.
    """
    much = _effort(effort, hands, seed)
    variants = _sound_variants(files, plain)
    if suggest:
        _suggest([variant for _, variant in variants])
        return
    reach = Reach(coverage or least is not None, least or 0)
    results: list[tuple[Sound, list[Line]]] = []
    for path, variant in variants:
        if form == "text":
            say(f"{variant.rulebook.name} ({path})")
        results.append((variant, _tried(variant, much, reach, form == "text")))
    if form == "json":
        say(json.dumps([_as_data(variant, lines) for variant, lines in results], ensure_ascii=False, indent=2))
    _write_report(report, results)
    if not all(line.ok for _, lines in results for line in lines):
        raise click.exceptions.Exit(AT_FAULT)


def _effort(name: str | None, hands: int | None, seed: int) -> Effort:
    much = {"quick": QUICK, "thorough": THOROUGH}.get(name or "", DEFAULT)
    return attrs.evolve(much, seed=seed, hands=much.hands if hands is None else hands)


def _sound_variants(files: tuple[Path, ...], plain: bool) -> list[tuple[Path, Sound]]:
    """The variants of all files; what is wrong with them besides their examples is reported, and ends the command."""
    found = []
    for path in files:
        variant = _one(path, plain)
        if variant is not None:
            found.append((path, variant))
    if len(found) < len(files):
        raise click.exceptions.Exit(AT_FAULT)
    return found


def _one(path: Path, plain: bool) -> Sound | None:
    try:
        path = named(path)
        read_bytes(path)
        variant, compilation = sound(path.name, disk_reader(path.parent))
    except OSError as fault:
        bad_call(str(fault))
    told = [d for d in compilation.diagnostics if variant is None or d.code not in OF_EXAMPLES]
    if told:
        show(told, compilation.texts, plain=plain)
    return variant


def _suggest(variants: list[Sound]) -> None:
    """Checks to append to the file, with a word of what they are."""
    for variant in variants:
        blocks = suggestions(variant.rulebook, variant.tables)
        say(f"# {variant.rulebook.name}: what the rules say as they stand. Confirm each against the source.")
        say("".join(f"\n{block}\n" for block in blocks) if blocks else "\n# The examples touch every statement.\n",
            newline=False)  # fmt: skip


def _tried(variant: Sound, much: Effort, reach: Reach, in_text: bool) -> list[Line]:
    lines = []
    progress = _progress() if in_text else None
    for line in trial(variant, much, reach, progress):
        lines.append(line)
        if in_text:
            _clear(progress)
            say("\n".join(in_words(line, _mark(line.ok), _WIDTH)))
    if in_text:
        say(_summary(lines))
    return lines


def _summary(lines: list[Line]) -> str:
    failed = [line.name for line in lines if not line.ok]
    seconds = sum(line.seconds for line in lines)
    if not failed:
        return f"All {len(lines)} hold ({seconds:.1f} s)."
    return f"{count(len(failed), 'fails', 'fail')} of {len(lines)}: {', '.join(failed)} ({seconds:.1f} s)."


def _mark(ok: bool) -> str:
    try:
        "✓✗".encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return "ok  " if ok else "FAIL"
    return "✓" if ok else "✗"


def _progress() -> Callable[[str, int, int], None] | None:
    """Tells on a terminal how far the hands have come; elsewhere nothing."""
    if not sys.stderr.isatty():
        return None

    def told(what: str, number: int, whole: int) -> None:
        if whole and (number % 10 == 0 or number == whole):
            click.echo(f"\r    {number} of {whole} {what}", err=True, nl=False)

    return told


def _clear(progress: object) -> None:
    if progress is not None:
        click.echo("\r" + " " * 40 + "\r", err=True, nl=False)


def _as_data(variant: Sound, lines: list[Line]) -> dict[str, object]:
    return {"variant": variant.rulebook.name, "file": variant.name, "ok": all(line.ok for line in lines),
            "lines": [line.to_json() for line in lines]}  # fmt: skip


def _write_report(report: Path | None, results: list[tuple[Sound, list[Line]]]) -> None:
    if report is None:
        return
    try:
        report.write_text(junit((variant.rulebook.name, lines) for variant, lines in results), encoding="utf-8")
    except OSError as fault:
        bad_call(f"{report} can't be written to: {(fault.strerror or str(fault)).lower()}.")
