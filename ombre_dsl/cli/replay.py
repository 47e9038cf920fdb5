"""``ombre replay``: a record of a hand or of a match played again, act by act, and its result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ombre_dsl.runtime import RecordError, Ruleset
from ombre_dsl.runtime.match import is_match
from ombre_dsl.runtime.telling import tell, tell_match

from .ask import rules_of
from .shell import AT_FAULT, bad_call, say


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.argument("record", metavar="RECORD", type=click.Path(allow_dash=True))
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def replay(file: Path, record: str, form: str) -> None:
    """Play a record again and print what comes of it.

    RECORD is a file with one record as JSON, of a hand or of a match, or - for standard input. A record that cannot be
    played, or whose result is not what comes of it, is a fault: the message names the deal and the action.
    """
    rules = rules_of(file)
    try:
        text = _again(rules, _read(record), form)
    except RecordError as error:
        say(f"{'standard input' if record == '-' else record}: {error}", faults=True)
        raise click.exceptions.Exit(AT_FAULT) from None
    say(text)


def _again(rules: Ruleset, record: Any, form: str) -> str:
    """The record played again, as a record or in words."""
    if is_match(record):
        played = rules.replay_match(record)
        return json.dumps(played.record(), ensure_ascii=False) if form == "json" else tell_match(rules.tables, played)
    hand = rules.replay(record)
    return json.dumps(hand.record(), ensure_ascii=False) if form == "json" else tell(rules.tables, hand)


def _read(place: str) -> Any:
    try:
        with click.open_file(place, "rb") as stream:
            text = stream.read()
    except OSError as error:
        bad_call(f"{place}: {error.strerror}")
    try:
        return json.loads(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise RecordError("the record is not UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record is not JSON: {error}") from None
