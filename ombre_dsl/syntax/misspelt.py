"""A misspelt word of the language, seen by this: with the right one in its place the statement can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ombre_dsl.diagnostics.nearest import did_you_mean, same_letters

from .trial import Edit, Trial, reads

_NAMES = ("ladder", "exchange", "black", "red", "spades", "clubs", "hearts", "diamonds", "every suit")
"""The names that must be known for the rest of their line to be read."""

_AMOUNTS = ("more", "fewer", "many", "as", "than", "at", "least", "most", "no", "any", "whole", "each", "then", "up")
_JOINTS = ("pay", "from", "to", "when", "otherwise", "has", "is", "not", "and", "or", "nobody", "talon", "decided")
_WORDS = frozenset((*_AMOUNTS, *_JOINTS))

_NAME = re.compile(r"\w+(?:[ \t]+\w+)*(?=[ \t]*:)")


def misspelt(trial: Trial) -> Edit | None:
    """The edit that puts the word that is meant in the place of the one that is written, or None."""
    if trial.start != "line":
        return None
    tried = (edit for edit in _guesses(trial) if reads(trial.start, edit.apply(trial.text)) is not None)
    return next(tried, None)


def is_sure(edit: Edit, text: str) -> bool:
    """Whether nothing but the case of the word is changed."""
    return same_letters(text[edit.at : edit.at + edit.cut], edit.put)


def _guesses(trial: Trial) -> Iterator[Edit]:
    name = _NAME.match(trial.text)
    near = did_you_mean(name[0], _NAMES) if name and name[0] not in _NAMES else None
    if name and near:
        yield Edit(0, name.end(), near)
    for index in dict.fromkeys((trial.index, trial.index - 1, trial.index - 2, 0)):
        if not 0 <= index < len(trial.pieces):
            continue
        at, word = trial.pieces[index]
        meant = did_you_mean(word, _WORDS) if word not in _WORDS and len(word) > 2 and word.isalpha() else None
        if meant:
            yield Edit(at, len(word), meant)
