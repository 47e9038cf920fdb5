"""What the runtime refuses."""

from __future__ import annotations


class IllegalAct(ValueError):
    """An act that the rules do not allow now; its message says why, and nothing has changed."""


class RecordError(ValueError):
    """A record that is no record of this game, or whose actions cannot be played; its message names the action."""


class QuestionError(ValueError):
    """A question that cannot be answered; its message says what is amiss."""


class Undecided(LookupError):
    """No line of an aim holds for what a deal came to."""
