"""``ombre deal``: a whole hand from a seed, played with acts drawn at random."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ombre_dsl.runtime.cards import SUITS
from ombre_dsl.runtime.telling import tell

from .ask import rules_of
from .shell import bad_call, say


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--seed", type=int, required=True, help="A whole number; the same seed gives the same hand for ever.")
@click.option(
    "--hands", default=None, help='Cards by seat, parted by /: "SA S2 … / C2 C3 … / …"; the seed does the rest.'
)
@click.option("--talon", default=None, help="The talon, top card first, where hands are given.")
@click.option("--unplayed", default=None, help="The hands that nobody plays, parted by /, where hands are given.")
@click.option("--pot", type=click.IntRange(0, 10**9), default=None, help="Chips in the pot; otherwise a first deal's.")
@click.option("--preferred", type=click.Choice(SUITS), default=None, help="The preferred suit of the second pack.")
@click.option("--cards-only", is_flag=True, help="Deal, and play nothing.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def deal(
    file: Path,
    seed: int,
    hands: str | None,
    talon: str | None,
    unplayed: str | None,
    pot: int | None,
    preferred: str | None,
    cards_only: bool,
    form: str,
) -> None:
    """Deal a hand from a seed and play it, each legal act as likely as the next; print its record."""
    rules = rules_of(file)
    if hands is None and (talon is not None or unplayed is not None):
        bad_call("a talon and unplayed hands go with --hands")
    given, buried = _heaps(hands), _heaps(unplayed)
    rest = None if talon is None else talon.split()
    try:
        hand = rules.deal(seed, hands=given, talon=rest, unplayed=buried, pot=pot, preferred=preferred)
    except ValueError as error:
        bad_call(str(error))
    if not cards_only:
        plain = given is None and pot is None and preferred is None
        hand = rules.play_out(seed) if plain else rules.play_out(seed, hand)
    say(json.dumps(hand.record(), ensure_ascii=False) if form == "json" else tell(rules.tables, hand))


def _heaps(text: str | None) -> list[list[str]] | None:
    return None if text is None else [cards.split() for cards in text.split("/")]
