"""``ombre mutate``: change a variant in every small way, and see what its examples and proofs notice."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import click

from ..files import named, read_bytes
from ..mutation.equivalent import Equivalents
from ..mutation.mutants import by_statement, mutants
from ..mutation.trial import NOTICED, SAME, SURVIVES, Verdict, verdicts
from ..syntax.reading import decode
from .shell import AT_FAULT, bad_call, compile_all, say


@click.command(short_help="Change a variant in every small way; tell which changes go unnoticed.")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--limit", type=click.IntRange(1), default=None, help="Try so many changes, spread over the file.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="How many at a time.")
@click.option("--equivalent", type=click.Path(dir_okay=False, path_type=Path), help="Changes that mean the same game.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def mutate(file: Path, limit: int | None, workers: int, equivalent: Path | None, form: str) -> None:
    """Change each number, name, word and line of a variant, one at a time, and see which changes are noticed.

    A change is noticed when the check finds a fault, an example or check of the file fails, or a proof does. What goes
    unnoticed is listed by statement: either no example touches it, or the change means the same game, and then it
    belongs into the file of --equivalent, with the reason. The status is 1 when anything goes unnoticed.
    """
    file = named(file)
    compiled = compile_all((file,))[0]
    known = _equivalents(equivalent)
    text = _text(file)
    every = list(mutants(file.name, text, compiled.rulebook))
    chosen = every if limit is None else every[:: max(1, -(-len(every) // limit))]
    found = []
    for verdict in verdicts(file.parent, file.name, chosen, workers):
        found.append(verdict)
        if form == "text" and sys.stderr.isatty():
            click.echo(f"\r{len(found)} of {len(chosen)}", err=True, nl=False)
    left = [v for v in found if v.by == SURVIVES and not known.reason(v.mutant)]
    if form == "json":
        say(json.dumps(_data(found, known), ensure_ascii=False, indent=2))
    else:
        _tell(file, found, left)
    if left:
        raise click.exceptions.Exit(AT_FAULT)


def _text(file: Path) -> str:
    text, faults = decode(file.name, read_bytes(file))
    if text is None or faults:
        bad_call(f"{file} can't be read as text.")
    return text


def _equivalents(file: Path | None) -> Equivalents:
    try:
        return Equivalents.read(file.read_text(encoding="utf-8")) if file else Equivalents({})
    except (OSError, ValueError, KeyError) as fault:
        bad_call(f"{file}: {fault}")


def _tell(file: Path, found: list[Verdict], left: list[Verdict]) -> None:
    counts = Counter(verdict.by for verdict in found)
    noticed = sum(counts[by] for by in NOTICED)
    parts = ", ".join(f"{counts[by]:,} by the {by}" for by in NOTICED)
    say(f"{file}: {len(found):,} changes; {noticed:,} are noticed ({parts}).")
    named = counts[SURVIVES] - len(left)
    say(f"{counts[SAME]:,} change nothing that is played; {named:,} are named as meaning the same game.")
    say(f"{len(left):,} go unnoticed." if left else "None goes unnoticed.")
    for (line, statement), group in by_statement(verdict.mutant for verdict in left).items():
        say(f"\n{file.name}:{line}: {' '.join(statement.split())}")
        for mutant in group:
            say(f"    {mutant.change}")


def _data(found: list[Verdict], known: Equivalents) -> dict[str, object]:
    counts = Counter(verdict.by for verdict in found)
    unnoticed = [
        {"line": v.mutant.line, "statement": v.mutant.statement, "before": v.mutant.before, "after": v.mutant.after,
         "reason": known.reason(v.mutant)}
        for v in found if v.by == SURVIVES
    ]  # fmt: skip
    return {"changes": len(found), **{by: counts[by] for by in (*NOTICED, SAME, SURVIVES)}, "unnoticed": unnoticed}
