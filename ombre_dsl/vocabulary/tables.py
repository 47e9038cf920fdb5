"""Vocabulary of the table, the cards, the auction and the play."""

from __future__ import annotations

from .terms import Block, Phrase, Saying, Setting

_PARTY = Phrase("party PARTY", "a party to a payment, and which one holds unless another is given")

OPTIONS = Block(
    "options",
    "Numbers and parties that the file's statements use by name, so that a variant can set them in one place.",
    (Phrase("", "the options of this file"),),
    settings=(
        Setting(
            "NEW",
            "An option: its kind, and what holds unless another is given. Without a value it must be given.",
            (
                Phrase("number", "a number, to be given by who uses the module"),
                Phrase("number NUMBER", "a number, and which one holds unless another is given"),
                Phrase("party", "a party to a payment, to be given"),
                _PARTY,
                Phrase("contract", "a contract, to be given"),
                Phrase("contract CONTRACT", "a contract, and which one holds unless another is given"),
                Phrase("contracts", "several contracts, to be given"),
                Phrase("contracts every contract", "several contracts; every one unless others are given"),
                Phrase("contracts every contract with trump", "every one with trumps unless others are given"),
                Phrase("contracts every contract without trump", "every one without trumps unless others are given"),
                Phrase("contracts CONTRACT,+", "several contracts, and which ones hold unless others are given"),
            ),
        ),
    ),
)

TABLE = Block(
    "table",
    "Who plays, with what, and how the cards are dealt.",
    (Phrase("", "the table"),),
    settings=(
        Setting("players", "How many play.", (Phrase("NUMBER", "from 2 to 5"),), required=True),
        Setting(
            "direction",
            "Which way deal, bids and play go round.",
            (
                Phrase("clockwise", "to the left; the eldest hand sits to the dealer's left"),
                Phrase("counterclockwise", "to the right; the eldest hand sits to the dealer's right"),
            ),
            required=True,
        ),
        Setting(
            "deck",
            "The cards that are played with.",
            (Phrase("RANK+ of every suit", "these ranks of each of the four suits"),),
            required=True,
        ),
        Setting(
            "suits",
            "How the suits are printed.",
            (
                Phrase("french", "spades, clubs, hearts, diamonds"),
                Phrase("spanish", "swords, batons, cups, coins"),
            ),
            default="french",
        ),
        Setting(
            "deal",
            "The packets, in cards: so many to each player, in turn.",
            (Phrase("NUMBER+", "a packet each"),),
            required=True,
        ),
        Setting(
            "talon", "How many cards are left over and lie on the table.", (Phrase("NUMBER", "cards"),), required=True
        ),
        Setting(
            "first dealer",
            "Who deals first. Printed, not played.",
            (
                Phrase("highest card", "who cuts the highest card"),
                Phrase("lot", "drawn by lot"),
                Phrase("agreed", "as the players agree"),
            ),
        ),
        Setting(
            "next dealer",
            "Who deals the next deal.",
            (Phrase("next player", "the deal goes round in the direction of play"),),
            default="next player",
        ),
        Setting(
            "cut",
            "Who cuts the pack. Printed, not played.",
            (
                Phrase("player before the dealer", "the player who is last before the dealer in the direction of play"),
                Phrase("eldest", "the eldest hand"),
                Phrase("nobody", "the pack is not cut"),
            ),
        ),
        Setting(
            "unplayed hands",
            "Hands that are dealt face down and that nobody plays.",
            (Phrase("NUMBER", "so many, each as large as a player's"),),
        ),
        Setting(
            "sits out",
            "A player who is dealt no cards and takes no part in auction and play.",
            (Phrase("SEAT", "the player on this seat, counted from the eldest hand"),),
        ),
        Setting(
            "sitter pays",
            "Whether the player who sits out pays and is paid.",
            (
                Phrase("nothing", "he neither pays nor gets anything that is not said to be his"),
                Phrase("like a defender", "he pays and gets what each defender does"),
            ),
            default="nothing",
        ),
        Setting(
            "second pack",
            "A second pack, used for the preferred suit.",
            (
                Phrase(
                    "turned for the preferred suit", "before each deal its top card is turned; its suit is preferred"
                ),
            ),
        ),
    ),
)

CARDS = Block(
    "cards",
    "Cards that have a name of their own.",
    (Phrase("", "the named cards"),),
    settings=(
        Setting(
            "NEW",
            "A named card: which one it is.",
            (
                Phrase("CARD", "always this card"),
                Phrase("RANK of black trump, RANK of red trump", "a card of the trump suit, by the suit's colour"),
                Phrase("RANK of red trump", "a card of the trump suit, only when trump is red"),
                Phrase("RANK of black trump", "a card of the trump suit, only when trump is black"),
                Phrase("RANK of trump", "the card of this rank in the trump suit"),
            ),
        ),
    ),
)

ORDERS = (
    Block(
        "order plain",
        "How the cards of a suit rank that is not trump: a line a colour (`black`, `red`), a suit, or `every suit`; "
        "highest first.",
        (Phrase("", "the plain order"),),
        holds=("ranking",),
    ),
    Block(
        "order trump",
        "How the cards rank when their suit is trump, the named cards among them; highest first.",
        (Phrase("", "the trump order"),),
        holds=("ranking",),
    ),
)

AUCTION = Block(
    "auction",
    "How the players bid for the game.",
    (Phrase("", "the auction"),),
    settings=(
        Setting(
            "opens",
            "Who speaks first, and how.",
            (
                Phrase("eldest", "the eldest hand bids or passes"),
                Phrase(
                    "eldest listens",
                    "the first who wants to play says so without a bid, and the next hand proposes one",
                ),
            ),
            required=True,
        ),
        Setting(
            "answers",
            "Who answers a higher bid.",
            (
                Phrase(
                    "standing bidder",
                    "the one whose bid stood before; those two bid until one passes, then the next player is asked",
                ),
                Phrase("next player", "the next player round the table who has not passed, until only one is left"),
            ),
            required=True,
        ),
        Setting(
            "hold",
            "Who may take over a bid at its own height. Never twice in a row.",
            (
                Phrase("nobody", "a bid can only be raised"),
                Phrase("anyone", "whoever is to answer; the bid is then his"),
                Phrase("elder", "only the one who sits nearer to the eldest; the bid is then his"),
            ),
            required=True,
        ),
        Setting(
            "suit",
            "When a trump that the declarer may choose is named.",
            (
                Phrase("after the auction", "the winner of the auction names it"),
                Phrase("with the bid", "it is part of the bid"),
            ),
            default="after the auction",
        ),
    ),
    sayings=(
        Saying("insert CONTRACT above CONTRACT", "in `change auction`: a new rung just above that contract's"),
        Saying("insert CONTRACT below CONTRACT", "in `change auction`: a new rung just below that contract's"),
        Saying("insert CONTRACT beside CONTRACT", "in `change auction`: on the same rung"),
    ),
    holds=("ladder",),
)

ALL_PASS = Block(
    "all pass",
    "What happens when everybody passes: steps, taken in order. In `change all pass`, `force` and `offer` come before "
    "the steps that are there, payments just before the new deal, and `redeal` takes the place of the old one.",
    (Phrase("", "when all pass"),),
    sayings=(
        Saying("force CONTRACT on holder of CARD", "who holds the card must play the contract; nobody: go on", "may"),
        Saying(
            "offer CONTRACT to each player",
            "each player from the eldest may take the whole talon in place of his hand and play the contract; none: go "
            "on",
            "may",
        ),
        Saying(
            "offer CONTRACT to last speaker",
            "the player who speaks last may play the contract with his own hand, if he has the cards that it needs; he "
            "will not: go on",
            "may",
        ),
        Saying("redeal by same dealer", "the cards are thrown in and the same dealer deals again"),
        Saying("redeal by next dealer", "the cards are thrown in and the next dealer deals"),
    ),
    holds=("pay",),
)

PLAY = Block(
    "play",
    "How the cards are played.",
    (Phrase("", "the play"),),
    settings=(
        Setting(
            "lead",
            "Who leads to the first trick.",
            (
                Phrase("eldest", "the eldest hand, whoever declares"),
                Phrase("declarer", "the declarer"),
                Phrase("after declarer", "the player after the declarer"),
            ),
            required=True,
        ),
        Setting(
            "follow",
            "What must be played to a lead.",
            (Phrase("suit led", "a card of the suit led, by whoever has one"),),
            default="suit led",
        ),
        Setting(
            "void",
            "What is played by who has none of the suit led.",
            (
                Phrase("any card", "whatever he likes, a trump or another card"),
                Phrase("trump", "a trump, when he has one"),
            ),
            default="any card",
        ),
        Setting(
            "takes",
            "Which card takes the trick.",
            (
                Phrase(
                    "highest trump, else highest of suit led",
                    "the highest trump; without one the highest card of the suit led",
                ),
            ),
            default="highest trump, else highest of suit led",
        ),
        Setting(
            "next lead",
            "Who leads to the next trick.",
            (Phrase("winner of the trick", "who took the last one"),),
            default="winner of the trick",
        ),
    ),
)

BLOCKS = (OPTIONS, TABLE, CARDS, *ORDERS, AUCTION, ALL_PASS, PLAY)
