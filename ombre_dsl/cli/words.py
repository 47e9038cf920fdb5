"""``ombre words``: the words of the language on one page, or all about one of them."""

from __future__ import annotations

import click

from .shell import bad_call, say


@click.command(short_help="List the words of the language, or tell all about one.")
@click.argument("word", nargs=-1)
def words(word: tuple[str, ...]) -> None:
    """List every block, setting and line with its meaning; with WORD, tell where it belongs and what it may hold."""
    from ..authoring.words import about, all_words, word_list
    from ..diagnostics.nearest import did_you_mean

    if not word:
        say(word_list(), newline=False)
        return
    asked = " ".join(word)
    told = about(asked)
    if not told:
        near = did_you_mean(asked, all_words())
        bad_call(
            f"The language has no word {asked!r}. {f'Did you mean {near}?' if near else '`ombre words` lists all.'}"
        )
    say(told, newline=False)
