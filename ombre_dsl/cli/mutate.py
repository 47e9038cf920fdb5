"""``ombre mutate``: change a variant in every small way, and see what its examples and proofs notice."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import click

from ..files import named, read_bytes
from ..mutation.choice import Lines, lines_from, spread, suggested, within
from ..mutation.equivalent import Equivalents
from ..mutation.mutants import by_statement, mutants
from ..mutation.trial import NOTICED, SAME, SURVIVES, Verdict, verdicts
from ..syntax.reading import decode
from .shell import AT_FAULT, bad_call, compile_all, say


class _Stretch(click.ParamType[Lines]):
    """Lines of a file: ``10-20``, or ``10`` alone."""

    name = "lines"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Lines:
        try:
            return lines_from(str(value))
        except ValueError as fault:
            self.fail(f"{fault}.", param, ctx)


@click.command(short_help="Change a variant in every small way; tell which changes go unnoticed.")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--lines", type=_Stretch(), multiple=True, metavar="A-B", help="Only these lines; may be repeated.")
@click.option("--limit", type=click.IntRange(1), default=None, help="Try so many changes, spread over the file.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="How many at a time.")
@click.option("--equivalent", type=click.Path(dir_okay=False, path_type=Path), help="Changes that mean the same game.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def mutate(
    file: Path, lines: tuple[Lines, ...], limit: int | None, workers: int, equivalent: Path | None, form: str
) -> None:
    """Change each number, name, word and line of a variant, one at a time, and see which changes are noticed.

    A change is noticed when the check finds a fault, an example or check of the file fails, or a proof does. What goes
    unnoticed is listed by statement: either no example touches it, or the change means the same game, and then it
    belongs into the file of --equivalent, with the reason. The status is 1 when anything goes unnoticed, and when
    something that the file of --equivalent names is noticed: then it means another game.

    While you add examples for some lines, --lines tries the changes of those lines alone; --limit gives a first idea of
    a whole file.
    """
    compiled = compile_all((file,))[0]
    file = named(file)
    known = _equivalents(equivalent)
    text = _text(file)
    every = within(list(mutants(file.name, text, compiled.rulebook)), lines)
    chosen = spread(every, limit)
    found: list[Verdict] = []
    for verdict in verdicts(file.parent, file.name, chosen, workers):
        found.append(verdict)
        if form == "text" and sys.stderr.isatty():
            click.echo(f"\r{len(found)} of {len(chosen)}", err=True, nl=False)
    left = [v for v in found if v.by == SURVIVES and not known.reason(v.mutant)]
    refuted = [v for v in found if v.by in NOTICED and known.reason(v.mutant)]
    if form == "json":
        say(json.dumps(_data(found, known, len(every)), ensure_ascii=False, indent=2))
    else:
        _tell(file, found, left, len(every))
        _list(file, "named as meaning the same game, but noticed", refuted)
    if left or refuted:
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


def _tell(file: Path, found: list[Verdict], left: list[Verdict], whole: int) -> None:
    counts = Counter(verdict.by for verdict in found)
    noticed = sum(counts[by] for by in NOTICED)
    parts = ", ".join(f"{counts[by]:,} by the {by}" for by in NOTICED)
    of_all = f" of {whole:,}" if whole > len(found) else ""
    say(f"{file}: {len(found):,}{of_all} changes; {noticed:,} are noticed ({parts}).")
    named = counts[SURVIVES] - len(left)
    say(
        f"{counts[SAME]:,} change{'s' * (counts[SAME] == 1)} nothing that is played; "
        f"{named:,} {'is' if named == 1 else 'are'} named as meaning the same game."
    )
    say(f"{len(left):,} go{'es' * (len(left) == 1)} unnoticed." if left else "None goes unnoticed.")
    if found and of_all:
        say(_suggested(len(left), len(found), whole))
    _list(file, "", left)


def _list(file: Path, what: str, told: list[Verdict]) -> None:
    """Changes by statement, with a word of what they are."""
    if told and what:
        say(f"\n{len(told):,} {'is' if len(told) == 1 else 'are'} {what}:")
    for (line, statement), group in by_statement(verdict.mutant for verdict in told).items():
        say(f"\n{file.name}:{line}: {' '.join(statement.split())}")
        for mutant in group:
            say(f"    {mutant.change}")


def _suggested(left: int, tried: int, whole: int) -> str:
    """What those tried suggest for all, and that it is no more than that."""
    likeliest, least, most = suggested(left, tried, whole)
    about = f"about {likeliest:,}" if left else "few or none"
    return (
        f"Of all {whole:,} that suggests {about}; anything from {least:,} to {most:,} is likely (95 %). "
        "Only a run without --limit tells."
    )


def _data(found: list[Verdict], known: Equivalents, whole: int) -> dict[str, object]:
    counts = Counter(verdict.by for verdict in found)
    by_verdict = {by: counts[by] for by in (*NOTICED, SAME, SURVIVES)}
    unnoticed = [_as_data(v, reason=known.reason(v.mutant)) for v in found if v.by == SURVIVES]
    refuted = [_as_data(v, by=v.by) for v in found if v.by in NOTICED and known.reason(v.mutant)]
    return {"changes": len(found), "of": whole, **by_verdict, "unnoticed": unnoticed, "refuted": refuted}


def _as_data(verdict: Verdict, **more: str) -> dict[str, object]:
    held = verdict.mutant
    where = {"line": held.line, "block": held.block, "statement": held.statement}
    return {**where, "before": held.before, "after": held.after, **more}
