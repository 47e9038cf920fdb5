"""Vocabulary of examples and checks."""

from __future__ import annotations

from .terms import Block, Phrase, Setting

_SETTINGS = (
    Setting(
        "contract",
        "The contract that is played, and its trump where one is named.",
        (Phrase("CONTRACT", "the contract"), Phrase("CONTRACT in SUIT", "the contract and its trump")),
    ),
    Setting("game", "Where a contract is played as another one: that one.", (Phrase("CONTRACT", "the game named"),)),
    Setting("declarer", "Who declares; the eldest where it is left out.", (Phrase("SEAT", "a seat"),)),
    Setting(
        "declarers", "Those who declare together.", (Phrase("SEAT,+", "seats, in the order in which they joined"),)
    ),
    Setting(
        "tricks",
        "The tricks each player made.",
        (
            Phrase("declarer NUMBER, defenders NUMBER+", "the declarer's, and the others' in the order of play"),
            Phrase("COUNT,+", "each seat's"),
        ),
    ),
    Setting("called", "The calls that were made.", (Phrase("CALL,+", "calls"),)),
    Setting("pot", "What lies in the pot, in chips.", (Phrase("NUMBER", "chips"),)),
    Setting("matadors", "The run of top trumps in the declarer's hand.", (Phrase("NUMBER", "cards"),)),
    Setting("hand", "The hand of the player who is to play, or the declarer's.", (Phrase("CARD+", "cards"),)),
    Setting("led", "The cards that lie on the table, the one led first.", (Phrase("CARD+", "cards"),)),
    Setting("bids", "An auction from its beginning.", (Phrase("BIDS", "seat and bid, parted by commas"),)),
    Setting(
        "expect",
        "What must come of it: an outcome and what seats and pot then have won or lost; the cards that may be played; "
        "or the state of the auction.",
        (
            Phrase(
                "RESULT",
                "`won, declarer 3`; `D7 CA`; `eldest to call`; `dealer declares solo`; `redeal by same dealer`",
            ),
        ),
        required=True,
    ),
)

BLOCKS = (
    Block(
        "example",
        "A worked example: printed in the rules, and checked each time.",
        (Phrase("TEXT", "its title"),),
        settings=_SETTINGS,
        element="example",
        many=True,
    ),
    Block(
        "check",
        "Like an example, but not printed.",
        (Phrase("TEXT", "its title"),),
        settings=_SETTINGS,
        element="check",
        many=True,
    ),
)
