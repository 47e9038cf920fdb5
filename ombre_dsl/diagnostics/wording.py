"""Every word that a fault report says, in one table.

The words are the card table's and the rule sheet's.  A message says what is wrong in one sentence; the help says what
to do.  ``{names}`` in them are filled in by ``fault``; what comes from a variant file is only ever a value there.
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ombre_dsl.syntax.span import Span

from .diagnostic import Diagnostic, Label, Severity, Suggestion
from .wording_rules import RULES, WARNINGS


@attrs.frozen
class Wording:
    """What a code says: a title for lists and pages, the message, the help, and the page that shows it mended."""

    title: str
    message: str
    help: str | None = None
    page: str = ""
    severity: Severity = "error"


WORDING: dict[str, Wording] = {
    # ---- OM0xx: reading files --------------------------------------------------------------------------------------
    "OM001": Wording(
        "Not a UTF-8 text",
        "This file is not a UTF-8 text: byte {byte} of line {line} ({value}) can't be read.",
        "Save the file again as UTF-8. In most editors it is in the list beside “Save as”.",
        "not-utf-8",
    ),
    "OM002": Wording(
        "An empty file",
        "There is no rule in this file.",
        'A variant begins with a line such as `variant danish "L\'hombre"`.',
        "empty-file",
    ),
    "OM003": Wording(
        "A file too large",
        "This file has {size} bytes; a variant may have {limit} at most.",
        "Is it the right file? A whole game is a few thousand bytes.",
        "file-too-large",
    ),
    "OM004": Wording(
        "A character that can't be printed",
        "There is a character here that can't be printed: {name}.",
        "Take it out. It may have come along with a copied text.",
        "control-character",
    ),
    # ---- OM1xx: syntax ---------------------------------------------------------------------------------------------
    "OM101": Wording(
        "A text without its closing quotation mark",
        "The text that begins here is not closed.",
        'A text ends with `"` on the line it begins on.',
        "unclosed-text",
    ),
    "OM102": Wording(
        "Quotation marks of another kind",
        'The mark {found} does not enclose a text; only the plain `"` does.',
        'Write texts between two plain marks: `"L\'hombre"`. A word processor may have changed them.',
        "curly-quotes",
    ),
    "OM103": Wording(
        "A character that has no meaning here",
        "The character {found} has no meaning in a rule.",
        "Outside quotation marks a rule has words, numbers, cards and the marks `: , | < = ( ) + - *`.",
        "stray-character",
    ),
    "OM104": Wording(
        "A citation that can't be read",
        "{found} is not a citation.",
        "A citation is `@`, the source's capital letters, a hyphen and the statement: `@DA-21`.",
        "citation",
    ),
    "OM105": Wording(
        "A backslash that stands for nothing",
        "{found} stands for nothing in a text.",
        'In a text `\\"` is a quotation mark, `\\\\` a backslash and `\\n` a new line.',
        "backslash",
    ),
    "OM106": Wording(
        "A number that could be read two ways",
        "I don't take {found} for a number.",
        "Write whole numbers with the digits 0 to 9 alone, without zeros in front: `7`, `1000`.",
        "number",
    ),
    "OM107": Wording(
        "A number too large",
        "This number has {digits} digits; nine are the most.",
        None,
        "number-too-large",
    ),
    "OM108": Wording(
        "`decided` twice",
        "This statement says `decided` twice.",
        "Put both reasons into one text.",
        "decided-twice",
    ),
    "OM109": Wording(
        "A statement too long",
        "This statement is too long to be read: it has {size} {what}, and {limit} are the most.",
        "Is a quotation mark or a line end missing?",
        "too-long",
    ),
    "OM110": Wording(
        "A block without its closing brace",
        "A `}}` is missing before {before}.",
        "The block that `{{` opened ends with a `}}` of its own; blocks don't stand inside blocks.",
        "missing-brace",
    ),
    "OM111": Wording(
        "A closing brace too many",
        "This `}}` closes nothing.",
        "Every block that `{{` opened before it is closed already.",
        "extra-brace",
    ),
    "OM112": Wording(
        "A block without a heading",
        "This block has no heading.",
        'A heading stands before its `{{`: `contract solo "Solo" {{`.',
        "no-heading",
    ),
    "OM113": Wording(
        "A brace on a line of its own",
        "This `{{` stands apart from its heading.",
        "Put it at the end of the heading's line.",
        "brace-apart",
    ),
    "OM114": Wording(
        "A block inside a block",
        "A line of a block has no block of its own.",
        "Close the outer block with `}}` first, or write the setting's value behind its colon.",
        "block-inside",
    ),
    "OM115": Wording(
        "Something behind a closing brace",
        "Nothing more may stand on the line behind `}}`.",
        "Begin a new line. Citations of a whole block stand before its `{{`.",
        "behind-brace",
    ),
    "OM116": Wording(
        "A setting outside every block",
        "This setting stands outside every block.",
        "Settings stand between `{{` and `}}`, under a heading such as `table {{`.",
        "outside-block",
    ),
    "OM117": Wording(
        "A block without its opening brace",
        "A `{{` is missing behind this heading.",
        "The lines of a block stand between `{{` and `}}`.",
        "missing-opening-brace",
    ),
    "OM120": Wording(
        "A setting without a value",
        "{name} has no value: nothing stands behind the colon.",
        "Write its value behind the colon, or take the line out.",
        "setting-without-value",
    ),
    "OM121": Wording(
        "A colon without a name",
        "No name stands before this colon.",
        "A setting is written `name: value`, as in `trump: spades`.",
        "no-name",
    ),
    "OM122": Wording(
        "Two colons in one line",
        "This is the second colon of the line.",
        "One statement a line: `name: value`.",
        "second-colon",
    ),
    "OM123": Wording(
        "A mark is missing",
        "{mark} is missing {where}.",
        None,
        "missing-mark",
    ),
    "OM124": Wording(
        "A mark in the place of another",
        "{mark} belongs here, not {found}.",
        None,
        "wrong-mark",
    ),
    "OM125": Wording(
        "A mark too many",
        "This {found} is one too many.",
        None,
        "mark-too-many",
    ),
    "OM126": Wording(
        "A cell of a payoff table that can't be read",
        "I can't read this cell: I expected {expected}, and found {found}.",
        "A cell holds an amount (`3`, `-(tricks + 1)`, `-3 then -1 each`) or nothing; the first row and the first "
        "column hold names.",
        "cell",
    ),
    "OM127": Wording(
        "A calculation that the language has no words for",
        "There is no {found} in an amount.",
        "An amount with a limit is written `tricks up to 2`.",
        "calculation",
    ),
    "OM128": Wording(
        "A misspelt word",
        "I can't read this line with {found} in it; with {meant} I could.",
        None,
        "misspelt-word",
    ),
    "OM130": Wording(
        "A payment without an amount",
        "I expected the amount here: a number, or a word such as `value` or `pot`; I found {found}.",
        "A payment is `pay AMOUNT from WHO to WHO`.",
        "pay-amount",
    ),
    "OM131": Wording(
        "A payment that doesn't say from whom",
        "I expected `from` and who pays, and found {found}.",
        "A payment is `pay AMOUNT from WHO to WHO`.",
        "pay-from",
    ),
    "OM132": Wording(
        "A payment that doesn't say to whom",
        "I expected `to` and who is paid, and found {found}.",
        "A payment is `pay AMOUNT from WHO to WHO`.",
        "pay-to",
    ),
    "OM133": Wording(
        "A payment that leaves out a party",
        "I expected {party} here, and found {found}.",
        "A party is a seat, several seats, `pot` or `bank`: `each defender`, `declarer`.",
        "pay-who",
    ),
    "OM140": Wording(
        "`when` without a condition",
        "No condition stands behind `when`.",
        "A condition is `WHO has …` or `… is …`: `when declarer has at least 5 tricks`, `when tout is called`.",
        "no-condition",
    ),
    "OM141": Wording(
        "A condition that can't be read",
        "I can't read this condition: I expected {expected}, and found {found}.",
        "A condition is `WHO has …` or `… is …`: `declarer has at least 5 tricks`, `any defender has more tricks than "
        "declarer`, `tout is called`.",
        "condition",
    ),
    "OM142": Wording(
        "Something behind `otherwise`",
        "Nothing may stand behind `otherwise` but citations and `decided`; I found {found}.",
        "`otherwise` means: whenever no line above holds.",
        "behind-otherwise",
    ),
    "OM150": Wording(
        "A ladder that can't be read",
        "I can't read this ladder: I expected {expected}, and found {found}.",
        "A ladder names the contracts from the lowest up, equal ones joined by `=`: `ladder: a < b = c < d`.",
        "ladder",
    ),
    "OM151": Wording(
        "An exchange that can't be read",
        "I can't read who may exchange how much: I expected {expected}, and found {found}.",
        "An exchange is `nobody`, or steps with commas between: `declarer at least 5, each defender any`.",
        "exchange",
    ),
    "OM152": Wording(
        "A ranking that can't be read",
        "I can't read this ranking: I expected {expected}, and found {found}.",
        "A ranking names ranks and named cards, highest first: `black: spadille manille basto K Q J`.",
        "ranking",
    ),
    "OM160": Wording(
        "`decided` without its reason",
        "I expected the reason in quotation marks behind `decided`, and found {found}.",
        'Say why: `decided "The source names no end."`.',
        "decided-reason",
    ),
    "OM161": Wording(
        "Something behind a citation",
        "Citations and `decided` end a statement; I found {found} behind them.",
        "Put it before them, or on a line of its own.",
        "behind-notes",
    ),
    "OM190": Wording(
        "A statement that can't be read",
        "I can't read on here: I expected {expected}, and found {found}.",
        None,
        "cannot-read",
    ),
    "OM199": Wording(
        "Too many faults",
        "There are more faults below; the first {limit} are shown.",
        "Is it the right file?",
        "too-many",
    ),
    # ---- OM2xx to OM6xx: what the rules say -------------------------------------------------------------------------
    **{code: Wording(*row, severity="warning" if code in WARNINGS else "error") for code, row in RULES.items()},
}


def fault(
    code: str,
    span: Span,
    *,
    labels: Iterable[Label] = (),
    suggestion: Suggestion | None = None,
    **words: object,
) -> Diagnostic:
    """The report of ``code`` at ``span``, its wording filled in with ``words``.

    A word missing for the wording is a mistake of this program, and raises ``KeyError``.
    """
    wording = WORDING[code]
    texts = {name: str(word) for name, word in words.items()}
    return Diagnostic(
        code=code,
        severity=wording.severity,
        message=wording.message.format_map(texts),
        span=span,
        labels=tuple(labels),
        help=None if wording.help is None else wording.help.format_map(texts),
        suggestion=suggestion,
    )


def quoted(text: str, most: int = 40) -> str:
    """A piece of a file as it stands in a message: in backticks, cut when it is long."""
    shown = " ".join(text.split())
    if len(shown) > most:
        shown = shown[: most - 1].rstrip() + "…"
    return f"`{shown}`"


def listed(words: Iterable[str], joint: str = "or") -> str:
    """``a, b or c``."""
    *first, last = list(words) or [""]
    return f"{', '.join(first)} {joint} {last}" if first else last
