"""``ombre match``: a whole match from a seed, played with acts drawn at random."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ombre_dsl.runtime.match import MAX_DEALS
from ombre_dsl.runtime.telling import tell_match

from .ask import rules_of
from .shell import say


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--seed", type=int, required=True, help="A whole number; the same seed gives the same match for ever.")
@click.option(
    "--max-deals",
    type=click.IntRange(1),
    default=MAX_DEALS,
    show_default=True,
    help="The match ends after so many deals played, if the rules have not ended it before.",
)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def match(file: Path, seed: int, max_deals: int, form: str) -> None:
    """Play a match from a seed, each legal act as likely as the next; print its deals and points, or its record."""
    rules = rules_of(file)
    played = rules.match(seed, max_deals)
    say(json.dumps(played.record(), ensure_ascii=False) if form == "json" else tell_match(rules.tables, played))
