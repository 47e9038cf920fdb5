"""The reference page, made from the vocabulary: ``python -m ombre_dsl.vocabulary.reference > docs/reference.md``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from .table import BLOCKS, CHANGES, VERSION
from .terms import Block, Phrase, Saying, Setting

Rows = Sequence[tuple[str, str]]

_HEAD = f"""# Reference

Every word of the language, version {VERSION}. This page is made from the vocabulary of the compiler by
`python -m ombre_dsl.vocabulary.reference`, so what stands here is what is checked. For an introduction read
[The language](language.md).
"""

_HOW = """## How to read this page

Small words and commas stand for themselves. A word in CAPITALS is a slot, to be filled in: `insert CONTRACT above
CONTRACT` is written `insert solo above spil`. `CARD+` is one card or several with blanks between, `CONTRACT,+` one
contract or several with commas between. Where an option is declared, its name may fill a slot.

*Required* means that the block must say it, unless it has it through `like`, `extends` or a module. *Default* is what
holds where it is not said.
"""

SLOTS: Rows = (
    ("NUMBER", "a whole number in digits: `7`, `1000`"),
    ("SUIT", "`spades`, `clubs`, `hearts` or `diamonds`"),
    ("RANK", "`A` `2` `3` `4` `5` `6` `7` `J` `Q` `K`"),
    ("CARD", "a card of the deck, suit letter first (`SA`, `H7`, `♠A`), or a named card (`spadille`)"),
    ("CONTRACT", "a contract, by its id"),
    ("CALL", "a call, by its id"),
    ("OUTCOME", "an outcome, by its id"),
    ("AIM", "an aim, by its id"),
    ("PENALTY", "a penalty, by its id"),
    ("PARTY", "who pays or is paid: see [Parties](#parties)"),
    ("SEAT", "`eldest`, `middle` (with three players), `second` `third` `fourth` (with more), `dealer` or `declarer`"),
    ("COUNT", "a seat and a number: `eldest 2`"),
    ("NAME", "the name of a file, without `.ombre`"),
    ("NEW", "a new id: letters, digits and `_`, with a letter in it"),
    ("WORD", "a single word"),
    ("TEXT", "a text in quotation marks"),
    (
        "LABELS",
        'nothing; or the printed name in quotation marks, then names in other languages, each behind its '
        'code: `"Købe Nolo" en "Bought nolo"`',
    ),
    ("BIDS", "an auction: `eldest pass, middle spil`; with suits `dealer simple in hearts`"),
    ("HANDS", "cards that seats hold: `eldest SA CA, dealer D7`"),
    ("RESULT", "what an example expects"),
    ("CONDITION", "see [Conditions](#conditions)"),
    ("AMOUNT", "see [Amounts](#amounts)"),
)  # fmt: skip

RANKINGS: Rows = (
    ("black: K Q J 7 6 5 4 3 2 A", "both black suits; the ranks from the highest to the lowest"),
    ("red: spadille manille basto ponto K Q J 2 3 4 5 6", "both red suits; named cards stand among the ranks"),
    ("hearts: K Q J A 2 3 4 5 6 7", "one suit alone"),
    ("every suit: K Q J 7 6 5 4 3 2 A", "all four suits"),
)

LADDERS: Rows = (
    ("ladder: spil < tourne < solo", "from the lowest bid to the highest"),
    ("ladder: spil < tourne = solo", "on one rung: neither beats the other"),
)

EXCHANGES: Rows = (
    ("exchange: nobody", "nobody exchanges"),
    ("exchange: declarer any", "from none to as many as the talon has"),
    ("exchange: declarer 5", "exactly five"),
    ("exchange: declarer at least 5", "five or more"),
    ("exchange: declarer at most 5", "from none to five"),
    ("exchange: declarer 2 to 5", "two, three, four or five"),
    (
        "exchange: declarer at least 1 besides the turned card",
        "one or more, not counting the turned card that he must take; likewise behind any other number",
    ),
    ("exchange: declarer whole talon", "the declarer takes the whole talon and throws what is too much"),
)

EXCHANGERS: Rows = (
    ("declarer any", "the declarer"),
    ("each declarer any", "each of those who declare together, in the order in which they joined"),
    ("each defender any", "each of the others in turn"),
    ("first defender at most 8", "the defender who comes first; a `second`, `third` or `fourth` likewise"),
)

PAYMENTS: Rows = (
    ("pay 5 from each player to pot", "every player puts five into the pot"),
    ("pay pot from pot to declarer", "the declarer takes what lies in the pot"),
    ("pay 3 from each defender to declarer when pot is empty", "only when the condition holds"),
)

PARTIES: Rows = (
    ("declarer", "the declarer; of several, the one that is being settled"),
    ("each defender", "every player who does not declare, each for himself"),
    ("each player", "everybody who plays, declarers too, each for himself"),
    (
        "each opponent",
        "every player who is not of the side, each for himself; in `penalty`, all who play against the offender",
    ),
    ("side", "the declarer and his ally together; they share"),
    ("opponents", "those who are not of the side, together; they share"),
    ("pot", "the pot on the table"),
    ("bank", "nobody at the table: a ledger"),
    ("sitter", "the player who sits out"),
    ("offender", "in `penalty`: who broke the rule"),
    ("each other player", "in `penalty`: everybody but the offender, each for himself"),
)

CELLS: Rows = (
    ("3", "the first party pays the second three"),
    ("-3", "the second pays the first three"),
    ("-3 then -1 each", "in a column `or more`: -3 for the first number of tricks, and -1 more for each further trick"),
    ("value + tricks", "any [amount](#amounts)"),
    ("", "nothing is paid; for outcomes that the contract has not got"),
)

COLUMNS: Rows = (
    ("won", "the outcome, with any number of tricks"),
    ("lost 1 trick", "the outcome, when the declarer made exactly so many"),
    ("lost 2 or more", "the outcome, when he made so many or more"),
    ("won 6 or fewer", "the outcome, when he made so many or fewer"),
    ("won 7 to 8", "the outcome, when he made as many as one of these numbers or any between"),
)

CONDITIONS: Rows = (
    ("declarer has 5 tricks", "exactly so many"),
    ("declarer has no tricks", "none"),
    ("declarer has at least 5 tricks", "so many or more"),
    ("declarer has at most 5 tricks", "so many or fewer"),
    ("declarer has at least 3 matadors", "the run of top trumps in his hand, from the highest down without a gap"),
    ("any defender has more tricks than declarer", "some defender has more; also `fewer tricks than`"),
    ("every defender has as many tricks as declarer", "all of them have as many"),
    ("declarer has spadille basto", "these cards are in his hand as he plays with it"),
    ("tout is called", "a call was made; `is made` and `is missed` tell how it ended"),
    ("contract is solo", "this contract is played"),
    ("outcome is won", "it ended so"),
    ("trump is hearts", "also `none` and `preferred suit`"),
    ("pot is empty", "nothing lies in the pot"),
    ("match has 12 deals", "in `match`: exactly so many deals are over"),
    (
        "match has at least 3 deals passed out in a row",
        "just before this deal all have passed in so many, one after the other; in `all pass`, the one that all have "
        "just passed does not count yet",
    ),
    ("deal is one of the last 3", "of a match that has a set number of deals, this is one of the last so many"),
    ("any player has at least 60 points", "in `match`: what he has won and lost so far"),
    ("tout is not called", "the opposite of a state"),
    ("not declarer has spadille", "the opposite of a whole condition"),
    ("pot is empty and tout is called or contract is solo", "`and` binds closer than `or`"),
    ("pot is empty and (tout is called or contract is solo)", "brackets"),
)

SUBJECTS: Rows = (
    ("declarer", "the declarer"),
    ("side", "the declarer and his ally; their tricks count together"),
    ("any defender", "at least one; also `any player`, `any opponent`"),
    ("every defender", "all of them; also `every player`, `every opponent`, and `each` in the place of `every`"),
)

AMOUNTS: Rows = (
    ("5", "so much"),
    ("value", "the contract's `value`"),
    ("pot", "what lies in the pot, measured before anything moves"),
    ("tricks", "the declarer's tricks"),
    ("matadors", "the run of top trumps in his hand, as he plays with it"),
    ("value + 2 * tricks", "`+`, `-` and `*`; `*` binds closer"),
    ("matadors up to 3", "the amount, but no more than the limit"),
    ("(value + 1) * 2", "brackets"),
)

_HEADINGS_OF = {
    "ranking": ("Rankings", "COLOUR: RANK or CARD+", "a ranking"),
    "ladder": ("Ladder", "ladder: CONTRACT < CONTRACT = CONTRACT …", "the ladder of bids"),
    "exchange": ("Exchange", "exchange: WHO HOW MANY, …", "who may exchange how many cards; required in a contract"),
    "pay": ("Payments", "pay AMOUNT from PARTY to PARTY", "a payment"),
    "row": ("Payoff rows", "| … | … |", "a row of the table"),
}

_ENDINGS = {
    "none": "nothing",
    "when": "`when CONDITION`",
    "may": "`when CONDITION`, or nothing",
    "any": "`when CONDITION` or `otherwise`",
    "otherwise": "`otherwise`",
}


def reference_md() -> str:
    """The whole page."""
    return "\n".join([_HEAD, _HOW, *_slots(), *_index(), *_changes(), *_blocks(), *_special()]).rstrip() + "\n"


def _slots() -> Iterator[str]:
    yield "### Slots\n"
    yield table(("slot", "stands for"), SLOTS)


def _index() -> Iterator[str]:
    yield "## Index\n"
    yield "**Blocks:** " + " · ".join(f"[`{block.name}`](#{_anchor(block.name)})" for block in BLOCKS) + "\n"
    lines = " · ".join(f"[{title.lower()}](#{_anchor(title)})" for title in _SPECIAL)
    yield f"**Lines of their own form:** {lines}\n"
    yield "**Settings:** " + " · ".join(_settings_index()) + "\n"


def _settings_index() -> Iterator[str]:
    homes: dict[str, list[str]] = {}
    for block in BLOCKS:
        for setting in block.settings:
            if setting.name != "NEW" and _same(block) is block:
                homes.setdefault(setting.name, []).append(block.name)
    for name in sorted(homes):
        links = ", ".join(f"[{home}](#{_anchor(f'{home}: {name}')})" for home in homes[name])
        yield f"`{name}` ({links})"


def _same(block: Block) -> Block:
    """The first block with the settings of this one: itself, but for those that share all they have."""
    return next((other for other in BLOCKS if block.settings and other.settings == block.settings), block)


def _changes() -> Iterator[str]:
    yield "## Changes\n"
    yield "Put before a heading, in a variant that extends another one, or in a module.\n"
    yield table(("word", "does"), [(word, meaning) for word, meaning in CHANGES.items()])


def _blocks() -> Iterator[str]:
    yield "## Blocks\n"
    for block in BLOCKS:
        yield f"### {block.name}\n"
        yield block.meaning + "\n"
        yield table(("heading", "is"), [(_heading(block, phrase), phrase.meaning) for phrase in block.headings])
        if block.holds:
            yield table(("line", "is"), [_held(kind) for kind in block.holds], code=False)
        if block.sayings:
            yield _sayings(block.sayings)
        same = _same(block)
        if same is block:
            yield from (_setting(block, setting) for setting in block.settings)
        else:
            yield f"It has the settings of [{same.name}](#{_anchor(same.name)}).\n"


def _heading(block: Block, phrase: Phrase) -> str:
    words = f"{block.name} {phrase.pattern}".strip()
    return words if block.bare else f"{words} {{ … }}"


def _held(kind: str) -> tuple[str, str]:
    title, form, meaning = _HEADINGS_OF[kind]
    return f"`{_escaped(form)}`", f"{meaning}: see [{title}](#{_anchor(title)})"


def _sayings(sayings: Iterable[Saying]) -> str:
    rows = [f"| `{saying.pattern}` | {_ENDINGS[saying.guard]} | {saying.meaning} |" for saying in sayings]
    return "\n".join(["| line | ends in | means |", "|---|---|---|", *rows, ""])


def _setting(block: Block, setting: Setting) -> str:
    name = "a name of your own" if setting.name == "NEW" else setting.name
    held = "*Required.*" if setting.required else ""
    if setting.default is not None:
        held = f"*Default:* `{setting.default}`."
    phrases = [(phrase.pattern, phrase.meaning) for phrase in setting.phrases]
    text = " ".join(part for part in (setting.meaning, held) if part)
    return f"#### {block.name}: {name}\n\n{text}\n\n" + table(("may be", "means"), phrases)


# ---- lines of their own form -----------------------------------------------------------------------------------------

_SPECIAL: dict[str, tuple[str, tuple[tuple[tuple[str, str], Rows], ...]]] = {
    "Rankings": (
        "The cards of a suit, the highest first, in `order plain` and `order trump`. Every card of the deck has one "
        "place.",
        ((("line", "is for"), RANKINGS),),
    ),
    "Ladder": (
        "The bids of the auction, in `auction`. It may go on over several lines, broken behind `<` or `=`.",
        ((("line", "means"), LADDERS),),
    ),
    "Exchange": (
        "Who may exchange how many cards, in `contract`: permissions with commas between. As many cards are drawn as "
        "are thrown. Nobody gets more than the talon has left, and who is not named does not exchange.",
        ((("how many", "means"), EXCHANGES), (("who", "is"), EXCHANGERS)),
    ),
    "Payments": (
        "In `settle`, `penalty`, `before each deal` and `all pass`.",
        ((("line", "means"), PAYMENTS),),
    ),
    "Parties": (
        "A [role](#role) is a party too, and so is an option of the kind `party`.",
        ((("party", "is"), PARTIES),),
    ),
    "Payoff rows": (
        "In `payoffs`. The first row begins with `contract` and names the columns; each further row begins with a "
        "contract. Every `payoffs` block, a `change payoffs` block too, begins with a row that names the columns.",
        ((("column", "is for"), COLUMNS), (("cell", "means"), CELLS)),
    ),
    "Conditions": (
        "Behind `when`. Behind `than` and `as`, a party of several stands for each of them.",
        ((("condition", "holds when"), CONDITIONS), (("who", "is"), SUBJECTS)),
    ),
    "Amounts": (
        "In payments and in the cells of payoff tables: points or chips, whole numbers. An option of the kind `number` "
        "is an amount.",
        ((("amount", "is"), AMOUNTS),),
    ),
}


def _special() -> Iterator[str]:
    yield "## Lines of their own form\n"
    for title, (meaning, tables) in _SPECIAL.items():
        yield f"### {title}\n\n{meaning}\n"
        yield from (table(head, rows) for head, rows in tables)


# ---- Markdown --------------------------------------------------------------------------------------------------------


def table(head: tuple[str, str], rows: Iterable[tuple[str, str]], *, code: bool = True) -> str:
    """A table of two columns; ``code``: the first holds what is written in a file."""
    lines = [f"| {head[0]} | {head[1]} |", "|---|---|"]
    for first, second in rows:
        shown = (f"`{_escaped(first)}`" if first else "(empty)") if code else first
        lines.append(f"| {shown} | {second} |")
    return "\n".join([*lines, ""])


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")


def _anchor(title: str) -> str:
    return "".join(letter for letter in title.lower() if letter.isalnum() or letter in " -_").replace(" ", "-")


if __name__ == "__main__":
    sys.stdout.buffer.write(reference_md().encode())
