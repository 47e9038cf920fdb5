"""What the vocabulary is made of: blocks, their settings and sayings, and the phrases that each may hold.

A phrase is written as a pattern.  Lower-case words and commas stand for themselves; words in capitals are slots:

=========  ============================================================================================
NUMBER     a whole number                      SUIT      spades, clubs, hearts or diamonds
RANK       a rank of the deck                  CARD      a card of the deck (SA) or a named card
CONTRACT   a contract's id                     CALL      a call's id
OUTCOME    an outcome's id                     AIM       an aim's id
PENALTY    a penalty's id
PARTY      a seat, several, pot or bank        SEAT      eldest, middle, dealer ... or declarer
NAME       a file's or element's id            NEW       a new id
WORD       any word                            LABELS    labels, or nothing
COUNT      a seat and a number                 TEXT      a quoted text
BIDS       an auction, seat by seat            RESULT    what an example expects
HANDS      seats and the cards they hold
=========  ============================================================================================

``SLOT+`` is one or more, parted by blanks; ``SLOT,+`` one or more, parted by commas.
"""

from __future__ import annotations

import attrs

SLOT_WORDS = {
    "NUMBER": "a number",
    "SUIT": "a suit (spades, clubs, hearts or diamonds)",
    "RANK": "a rank (A 2 3 4 5 6 7 J Q K)",
    "CARD": "a card",
    "CONTRACT": "a contract",
    "CALL": "a call",
    "OUTCOME": "an outcome",
    "AIM": "an aim",
    "PENALTY": "a penalty",
    "PARTY": "who pays or gets: declarer, each defender, each player, pot, bank or a role",
    "SEAT": "a seat (eldest, middle, dealer)",
    "COUNT": "a seat and its tricks (eldest 2)",
    "NAME": "a name",
    "NEW": "a new name",
    "TEXT": 'a text in "quotes"',
    "LABELS": 'a label in "quotes"',
    "BIDS": "the bids, seat by seat, parted by commas",
    "HANDS": "seats and their cards, parted by commas",
    "RESULT": "what is expected",
    "WORD": "a word",
}


@attrs.frozen
class Phrase:
    """One permitted phrase, as a pattern, and its plain meaning."""

    pattern: str
    meaning: str


@attrs.frozen
class Setting:
    """A setting of a block: ``name: phrase``.

    ``default`` is the phrase that holds where the setting is left out; None where nothing holds then.  ``name`` NEW
    means that the author gives the name (named cards, options).
    """

    name: str
    meaning: str
    phrases: tuple[Phrase, ...]
    required: bool = False
    default: str | None = None


@attrs.frozen
class Saying:
    """A line of plain words in a block; ``guard`` tells what may follow: ``none``, ``when``, ``may`` (a condition or
    nothing), ``any`` (a condition or ``otherwise``), ``otherwise``."""

    pattern: str
    meaning: str
    guard: str = "none"


@attrs.frozen
class Block:
    """A kind of heading: its first words, what may follow them, and what may stand in the block.

    ``holds`` names the special lines it may hold: ranking, ladder, exchange, pay, row.  ``element`` is what the id
    after the first words names (contract, call …), or empty.  ``bare``: it has no block of lines.
    """

    name: str
    meaning: str
    headings: tuple[Phrase, ...]
    settings: tuple[Setting, ...] = ()
    sayings: tuple[Saying, ...] = ()
    holds: tuple[str, ...] = ()
    element: str = ""
    bare: bool = False
    many: bool = False

    def setting(self, name: str) -> Setting | None:
        """The setting of this name; where the author gives the names, the one that stands for them all."""
        for setting in self.settings:
            if setting.name == name:
                return setting
        return next((s for s in self.settings if s.name == "NEW"), None)
