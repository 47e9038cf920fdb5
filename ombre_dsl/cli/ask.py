"""``ombre ask``: a ruling in words, with the lines of the variant that it rests on, or answers as data."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ombre_dsl.files import VariantError, load
from ombre_dsl.runtime import QuestionError, Ruleset
from ombre_dsl.runtime.naming import seats_in_words

from . import asking
from .shell import AT_FAULT, bad_call, report, say

_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS: tuple[tuple[str, asking.Reader, str], ...] = (
    ("contract", asking.text, "The id of the contract that is played."),
    ("trump", asking.text, "The trump suit: spades, clubs, hearts or diamonds."),
    ("plays", asking.text, "The game that is named in a contract won by another game."),
    ("hand", asking.words, 'The cards in hand, such as "D7 CA H3".'),
    ("trick", asking.words, "The cards on the table, the card led first."),
    ("declarer", asking.seat, "The declarer's seat: eldest, middle or dealer (second, third …), or its number from 0."),
    ("declarers", asking.seats, 'The seats of several declarers, such as "eldest dealer".'),
    ("ally", asking.seat, "The seat of the declarer's ally."),
    ("role", asking.text, "Who exchanges: declarer or defender; both when it isn't said."),
    ("place", asking.number, "The first defender is 1, and so on."),
    ("talon", asking.number, "How many cards are left in the talon."),
    ("calls", asking.calls, 'Calls parted by commas, such as "eldest spil, middle pass" or "bid spil, pass".'),
    ("hands", asking.hands, "The hands by seat, parted by /."),
    ("preferred", asking.text, "The preferred suit of the second pack."),
    ("tricks", asking.numbers, 'The tricks by seat, such as "5 2 2".'),
    ("pot", asking.number, "The chips in the pot."),
    ("announced", asking.words, "What the declarer announced."),
    ("first-tricks", asking.number, "The tricks that the declarer took from the first on."),
    ("matadors", asking.number, "The run of top trumps in the declarer's hand."),
    ("deal", asking.number, "Which deal of the match it is; the first when it isn't said."),
    ("penalty", asking.text, "The id of the penalty that is paid."),
    ("offender", asking.seat, "The seat of who broke the rule."),
    ("passed-out", asking.number, "How many deals just before this one, in a row, all have passed."),
)
_FLAGS = (
    ("surrendered", "The declarer gave the game up; before the first trick, no --tricks are needed."),
    ("stopped", "The declarer ended the play after the first tricks."),
)


def _question_options(command: _Command) -> _Command:
    for name, words in reversed(_FLAGS):
        command = click.option(f"--{name}", is_flag=True, help=words)(command)
    for name, _, words in reversed(_OPTIONS):
        command = click.option(f"--{name}", default=None, help=words)(command)
    return command


class _WithExamples(click.Command):
    """A command whose help ends in what each question needs, line by line."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each question with its options and an example."""
        formatter.write("\nWhat each question needs, and an example:\n")
        for question, needs, example in asking.EXAMPLES:
            formatter.write(f"  {question:<15} {needs}\n  {'':<15} ombre ask {example}\n")


@click.command(cls=_WithExamples)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.argument("question", metavar="[QUESTION]", required=False, type=click.Choice(asking.QUESTIONS))
@click.option("--json", "as_data", is_flag=True, help="Answers as data; without a QUESTION, those of standard input.")
@_question_options
def ask(file: Path, question: str | None, as_data: bool, **options: Any) -> None:
    """Answer a question about the rules of a variant.

    QUESTION is order, legal, winner, lead, exchange, exchange-order, auction, settle or penalty. The ruling is given in
    words, with the lines of the variant that it rests on. With --json and no QUESTION, one question a line is read from
    standard input, and one answer a line is written.
    """
    if question is None and not as_data:
        bad_call("which question? With --json, questions are read from standard input.")
    rules = rules_of(file)
    if question is None:
        for line in sys.stdin.buffer if sys.stdin else ():
            say(json.dumps(answer_line(rules, line)))
        return
    parts = _parts(rules, question, options)
    if as_data:
        say(json.dumps(rules.ask(parts)))
        return
    asking.ask_for_more(rules, question, parts)
    try:
        say(rules.ruling(parts))
    except QuestionError as error:
        bad_call(seats_in_words(rules.tables.players, asking.with_option(rules, str(error))))


def _parts(rules: Ruleset, question: str, options: dict[str, Any]) -> dict[str, Any]:
    """The question as data, from the options of the call."""
    parts: dict[str, Any] = {"ask": question.replace("-", "_")}
    for name, read, _ in _OPTIONS:
        key = name.replace("-", "_")
        if options[key] is not None:
            parts[key] = read(rules, options[key])
    parts.update((name, True) for name, _ in _FLAGS if options[name])
    if question == "auction":
        parts["calls"] = asking.plain_calls(rules, parts)
    return parts


def answer_line(rules: Ruleset, line: bytes) -> dict[str, Any]:
    """The answer to one line of input; a line that is no question gets an error of its own."""
    try:
        question = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        return {"error": "the line is not UTF-8"}
    except (ValueError, RecursionError) as error:
        return {"error": f"the line is not JSON: {error}"}
    return rules.ask(question)


def rules_of(file: Path) -> Ruleset:
    """The rules of a file; its faults are reported, and end the command with status 1 (2 when it can't be read)."""
    try:
        # An example that fails is what the rules may be asked about.
        return load(file, examples=False)
    except VariantError as fault:
        report(fault)
        raise click.exceptions.Exit(AT_FAULT) from None
    except OSError as fault:
        bad_call(str(fault))
