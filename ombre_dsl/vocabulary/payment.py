"""Vocabulary of winning and paying."""

from __future__ import annotations

from .terms import Block, Phrase, Saying, Setting

OUTCOMES = Block(
    "outcomes",
    "The ways in which a contract may end, each with its labels.",
    (Phrase("", "the outcomes"),),
    sayings=(
        Saying("remove NAME", "in `change outcomes`: takes an outcome out"),
        Saying("NEW LABELS", "an outcome"),
    ),
)

AIM = Block(
    "aim",
    "What decides how a contract ends: its lines are tried in order, and the last one is `otherwise`. In `change aim` "
    "new lines come before the old ones.",
    (Phrase("NEW LABELS", "an aim"),),
    sayings=(Saying("OUTCOME", "the outcome when the condition holds and none above does", "any"),),
    element="aim",
    many=True,
)

ROLE = Block(
    "role",
    "A party to payments, found by the tricks it made.",
    (Phrase("NEW LABELS", "a role"),),
    settings=(
        Setting(
            "among",
            "Of whom it is one.",
            (Phrase("defenders", "the players against the declarer"), Phrase("players", "all players")),
            required=True,
        ),
        Setting(
            "by",
            "What makes it.",
            (Phrase("most tricks", "the most tricks of them"), Phrase("fewest tricks", "the fewest of them")),
            required=True,
        ),
        Setting(
            "tie",
            "What holds when several are equal.",
            (
                Phrase("share", "they share what is paid, the odd chip to the earlier"),
                Phrase("earliest", "the one who comes first from the eldest"),
            ),
            required=True,
        ),
    ),
    element="role",
    many=True,
)

PAYOFFS = Block(
    "payoffs",
    "A table of payments: what the first party pays the second; a negative number goes the other way. A row a "
    "contract, a column an outcome, or an outcome with a number of the declarer's tricks (`lost 1 trick`, `lost 2 "
    "or more`, `won 6 or fewer`, `won 7 to 8`). `-3 then -1 each` in a column `or more`: so much for the first "
    "number, and so much more for each further trick. An empty cell pays nothing and is for outcomes that the "
    "contract hasn't got. In `change payoffs` each cell takes the place of the one that is there.",
    (Phrase("from PARTY to PARTY", "who pays whom"),),
    holds=("row",),
    many=True,
)

SETTLE = Block(
    "settle",
    "What else is paid at the end, for one outcome or for every one. All amounts are measured before anything moves.",
    (Phrase("every outcome", "however the hand ends"), Phrase("OUTCOME", "when it ends so")),
    sayings=(
        Saying(
            "times NUMBER", "everything paid is multiplied, but for what goes into the pot or comes out of it", "may"
        ),
    ),
    holds=("pay",),
    many=True,
)

PENALTY = Block(
    "penalty",
    "What is paid by who breaks a rule. Nobody but the players can see that: it is paid when they record it, at once, "
    "and measured as things then stand.",
    (Phrase("NEW LABELS", "a penalty"),),
    sayings=(
        Saying("redeal by same dealer", "the cards are thrown in and the same dealer deals again"),
        Saying("redeal by next dealer", "the cards are thrown in and the next dealer deals"),
    ),
    holds=("pay",),
    element="penalty",
    many=True,
)

BEFORE_DEAL = Block(
    "before each deal",
    "What is paid before the cards are dealt.",
    (Phrase("", "before each deal"),),
    holds=("pay",),
)

MATCH = Block(
    "match",
    "When the match is over.",
    (Phrase("", "the match"),),
    sayings=(Saying("over", "the match is over when the condition holds at the end of a deal", "when"),),
)

BLOCKS = (OUTCOMES, AIM, ROLE, PAYOFFS, SETTLE, PENALTY, BEFORE_DEAL, MATCH)
