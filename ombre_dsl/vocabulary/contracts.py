"""Vocabulary of contracts and calls."""

from __future__ import annotations

from .terms import Block, Phrase, Saying, Setting

_MOMENTS = (
    Phrase("end of the auction", "the auction is over"),
    Phrase("exchange of declarer", "the declarer has exchanged, or has nothing to exchange"),
    Phrase("lead of trick NUMBER", "the first card of that trick is laid"),
    Phrase("trick NUMBER won", "that trick is complete"),
    Phrase("declarer plays to trick NUMBER", "the declarer lays his card to that trick"),
)

CONTRACT = Block(
    "contract",
    "A game that can be bid for. With `like` it has everything that the other contract has, after all changes, but for "
    "what its own block says; its place in the ladder and its payoffs are its own.",
    (
        Phrase("NEW LABELS", "a contract of its own"),
        Phrase("NEW LABELS like CONTRACT", "a contract that says only what differs from another one"),
    ),
    settings=(
        Setting(
            "declarers",
            "How many may play it, each for himself.",
            (
                Phrase("NUMBER", "exactly so many"),
                Phrase("NUMBER to NUMBER", "at least and at most; a player who is to answer the bid may join instead"),
            ),
            default="1",
        ),
        Setting(
            "value",
            "What the contract is worth, in points or chips; payments may name it as `value`.",
            (Phrase("NUMBER", "points or chips"),),
        ),
        Setting(
            "trump",
            "Which cards are trumps.",
            (
                Phrase("named", "a suit that the declarer names"),
                Phrase("named but not SUIT", "a suit that the declarer names, any but this one"),
                Phrase("turned", "the suit of the talon's top card, which is turned and which the declarer must take"),
                Phrase("none", "there are no trumps, and every card belongs to its suit"),
                Phrase("SUIT", "always this suit"),
                Phrase("preferred suit", "the suit that the second pack shows"),
                Phrase(
                    "only CARD+",
                    "these cards alone: together they are a suit of their own, the first the highest, and they "
                    "belong to no other suit",
                ),
            ),
            required=True,
        ),
        Setting(
            "exchange order",
            "In what order the cards are exchanged; declarers always come first.",
            (
                Phrase("after the declarer", "from the player after the declarer round the table"),
                Phrase("from eldest", "the other players from the eldest on"),
            ),
            default="after the declarer",
        ),
        Setting(
            "may withhold",
            "Trumps that need not be played when a lower trump is led; only a higher trump led calls for them.",
            (
                Phrase("nothing", "every trump must follow a trump led"),
                Phrase("CARD+", "these trumps"),
            ),
            default="nothing",
        ),
        Setting("aim", "The aim block that decides how it ends.", (Phrase("AIM", "an aim"),), required=True),
        Setting(
            "needs",
            "Cards that a player must hold to bid it.",
            (Phrase("CARD+", "all of these"), Phrase("nothing", "any hand will do")),
            default="nothing",
        ),
        Setting(
            "shows",
            "What the declarer lays open on the table.",
            (
                Phrase("nothing", "nothing"),
                Phrase("hand before the first lead", "his whole hand, before the first card is led"),
                Phrase(
                    "CARD+ before the exchange", "these cards, as soon as the auction is over; he takes them up again"
                ),
            ),
            default="nothing",
        ),
        Setting(
            "sitter",
            "In a game where somebody sits out: what he may do in this contract once the others have exchanged.",
            (
                Phrase("stays out", "nothing"),
                Phrase(
                    "may join, else pays NUMBER to PARTY",
                    "he may look at the cards left over and thrown, throw the surplus and join as a further declarer; "
                    "if he will not, he pays",
                ),
            ),
            default="stays out",
        ),
        Setting(
            "may become",
            "What the winner of the auction may play instead.",
            (
                Phrase("nothing", "what was bid is played"),
                Phrase("any higher", "it, or any contract above it in the ladder"),
                Phrase("CONTRACT,+", "it, or one of these"),
            ),
            default="nothing",
        ),
        Setting(
            "plays",
            "For a contract that is offered with the talon: the games that may be named in it. It is played as the "
            "game named and paid as this contract.",
            (Phrase("CONTRACT,+", "these games"),),
        ),
    ),
    sayings=(
        Saying(
            "may call RANK",
            "once trump is known, the declarer calls a card; here: one of this rank that he does not hold. Its holder "
            "is his ally, and says nothing until the card is played",
        ),
        Saying(
            "may call RANK holding every RANK",
            "one of this rank that he does not hold, when he has all four of the other rank",
        ),
        Saying(
            "may call plain RANK holding every RANK",
            "the same, but not of the trump suit",
        ),
        Saying(
            "may call own RANK holding every RANK",
            "one of this rank from his own hand, when he has all four of the other rank; he then has no ally",
        ),
        Saying("counts as CONTRACT", "it is paid as the other contract when the condition holds", "when"),
        Saying(
            "remove NAME+",
            "takes a setting out that the contract has through `like`, or, in `change contract`, had before",
        ),
    ),
    holds=("exchange",),
    element="contract",
    many=True,
)

CALL = Block(
    "call",
    "Something the declarer may say in the course of the hand, or undertake by playing on. Who says nothing has "
    "declined.",
    (Phrase("NEW LABELS", "a call"),),
    settings=(
        Setting(
            "in",
            "The contracts in which it may be said.",
            (
                Phrase("every contract", "all of them"),
                Phrase("every contract with trump", "those that have trumps"),
                Phrase("every contract without trump", "those that have none"),
                Phrase("CONTRACT,+", "these"),
            ),
            required=True,
        ),
        Setting("from", "The moment from which it may be said.", _MOMENTS, required=True),
        Setting("until", "The moment from which it may be said no more.", _MOMENTS, required=True),
        Setting(
            "undertaken",
            "How it comes about without a word; then there is no `from` and no `until`.",
            (
                Phrase(
                    "by leading to trick NUMBER",
                    "the declarer undertakes it when he leads to that trick, if it is then allowed",
                ),
            ),
        ),
        Setting(
            "aim", "An aim that takes the place of the contract's own once it is said.", (Phrase("AIM", "an aim"),)
        ),
        Setting(
            "ends",
            "Ends the play at once.",
            (
                Phrase("play, given up", "the declarer gives the game up; the tricks not played belong to nobody"),
                Phrase("play, stopped", "the declarer stops with the tricks he has; the others belong to nobody"),
            ),
        ),
    ),
    sayings=(
        Saying("allowed", "it may be said only when the condition holds", "when"),
        Saying("made", "said and this holds at the end: it is made", "when"),
        Saying("missed", "otherwise it is missed", "otherwise"),
    ),
    element="call",
    many=True,
)

BLOCKS = (CONTRACT, CALL)
