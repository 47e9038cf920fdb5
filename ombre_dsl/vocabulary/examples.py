"""Vocabulary of examples and checks."""

from __future__ import annotations

from .terms import Block, Phrase, Setting

_EXPECTED = (
    Phrase(
        "RESULT",
        "with `tricks`, `record` or `match`, what it comes to: `won, declarer 3, each defender -1, middle lost, pot 0`",
    ),
    Phrase(
        "RESULT",
        "with `record`, also what may be called then, and which cards in hand all have seen: `declarer may call tout`, "
        "`eldest may not call tout`, `declarer shows SA CA`, `declarer shows nothing`",
    ),
    Phrase(
        "RESULT",
        "with `penalty`, what it costs and what follows: `offender -10, each opponent 5`, `each other player 1`, "
        "`pot 3`, `redeal by same dealer`, `play goes on`",
    ),
    Phrase("RESULT", "with `led`, the cards that may be played: `D7 CA`"),
    Phrase("RESULT", "with `trick`: `H2 takes the trick`"),
    Phrase("RESULT", "with `ranks`, all cards, the highest first: `SA D7 CA DA`; or `no cards`"),
    Phrase("RESULT", "with `exchanges`: `no cards`, `exactly 1 card`, `1 to 9 cards`"),
    Phrase("RESULT", "with `contract` alone: `middle leads`; `middle, dealer, eldest exchange`; `nobody exchanges`"),
    Phrase(
        "RESULT",
        "with `bids`: `eldest to call`, `may hold`, `may not join`, `may bid solo grand` (these and no other), "
        "`may bid nothing`; `dealer declares solo in hearts`, `may play solo grand`; `redeal by same dealer`",
    ),
)

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
    Setting("ally", "Who is the declarer's ally, where he has one.", (Phrase("SEAT", "a seat"),)),
    Setting("called", "The calls that were made.", (Phrase("CALL,+", "calls"),)),
    Setting("pot", "What lies in the pot, in chips.", (Phrase("NUMBER", "chips"),)),
    Setting(
        "deal",
        "Which deal of the match it is; the first where this is left out.",
        (Phrase("NUMBER", "deals are counted from 1 on, without those that all passed"),),
    ),
    Setting(
        "passed out",
        "How many deals just before this one, in a row, all have passed; none where this is left out.",
        (Phrase("NUMBER", "deals"),),
    ),
    Setting(
        "penalty",
        "A penalty that the players record. Nobody declares then, unless `declarer` or `declarers` says who.",
        (Phrase("PENALTY", "the penalty"),),
    ),
    Setting("offender", "With `penalty`: who broke the rule.", (Phrase("SEAT", "a seat"),)),
    Setting("matadors", "The run of top trumps in the declarer's hand.", (Phrase("NUMBER", "cards"),)),
    Setting("hand", "The hand of the player who is to play, or the declarer's.", (Phrase("CARD+", "cards"),)),
    Setting("led", "The cards that lie on the table, the one led first.", (Phrase("CARD+", "cards"),)),
    Setting("trick", "The cards of a trick, the one led first.", (Phrase("CARD+", "cards"),)),
    Setting(
        "ranks",
        "The suit whose cards are ranked; trumps are no cards of their printed suit.",
        (Phrase("trump", "the trumps"), Phrase("SUIT", "what follows this suit")),
    ),
    Setting(
        "exchanges",
        "Who exchanges: one of the declarers or defenders, in the order in which they come to it.",
        (
            Phrase("declarer", "the declarer, or the first of several"),
            Phrase("second declarer", "who joined him"),
            Phrase("third declarer", "who joined as the third"),
            Phrase("defender", "the first defender"),
            Phrase("first defender", "the same"),
            Phrase("second defender", "who comes to it after the first"),
            Phrase("third defender", "who comes to it after the second"),
            Phrase("fourth defender", "who comes to it after the third"),
        ),
    ),
    Setting("talon", "What is left in the talon; all of it where this is left out.", (Phrase("NUMBER", "cards"),)),
    Setting(
        "bids",
        "An auction from its beginning.",
        (Phrase("BIDS", "seat and bid, parted by commas"), Phrase("none", "nobody has called yet")),
    ),
    Setting(
        "cards",
        "Cards that seats hold in an auction; all that its bids hang on must be said.",
        (Phrase("HANDS", "seat and cards, parted by commas: `eldest SA CA, dealer D7`"),),
    ),
    Setting("record", "A hand by its record, a file beside the variant's.", (Phrase("TEXT", "the file's name"),)),
    Setting("acts", "How many acts of the record are played; all where this is left out.", (Phrase("NUMBER", "acts"),)),
    Setting("match", "A match by its record, a file beside the variant's.", (Phrase("TEXT", "the file's name"),)),
    Setting("expect", "What must come of it; what is not named is not looked at.", _EXPECTED, required=True),
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
