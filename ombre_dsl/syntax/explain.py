"""Why a statement can't be read, in the words of the card table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import attrs

from ombre_dsl.diagnostics.diagnostic import Diagnostic, Suggestion
from ombre_dsl.diagnostics.wording import fault, quoted

from .expected import expected
from .misspelt import is_sure, misspelt
from .places import Places
from .slips import Slip, shown, slips
from .trial import Edit, Trial, reads

_END = "the end of the line"

_MARK_NAMES = {
    ":": "A colon",
    ",": "A comma",
    "|": "A bar `|`",
    "(": "An opening bracket `(`",
    ")": "A closing bracket `)`",
    "<": "A `<`",
    "=": "A `=`",
    "from": "The word `from`",
    "to": "The word `to`",
}


@attrs.frozen
class Explained:
    """The report of a faulty statement, and the edit that would have made it readable."""

    fault: Diagnostic
    edit: Edit | None


def explain(trial: Trial, places: Places, base: int, unclosed: int | None) -> Explained:
    """Report the statement that begins at ``base``; ``unclosed`` is where a text in it begins that isn't closed."""
    found = slips(trial.text, unclosed)
    if found:
        return _explain_slips(found, trial, places, base)
    code, words, edit = _situation(trial)
    mend = _suggestion(edit, edit is not None and _sure(trial, edit), places, base)
    start, end = _stretch(trial, code, edit)
    return Explained(fault(code, places.span(base + start, base + end), suggestion=mend, **words), edit)


def _sure(trial: Trial, edit: Edit) -> bool:
    """Whether the mend is the only one, and no one need be asked."""
    if edit.cut > 1:
        return is_sure(edit, trial.text)
    inside_row = edit.put == " |" and trial.found and not trial.found.startswith(("@", "decided"))
    return len(trial.mends) == 1 and not edit.put.strip().isalpha() and not inside_row


def _stretch(trial: Trial, code: str, edit: Edit | None) -> tuple[int, int]:
    """What is underlined: as a rule the piece that could not be read."""
    if code == "OM123" and edit is not None:
        return edit.at, edit.at
    if code == "OM128" and edit is not None:
        return edit.at, edit.at + edit.cut
    if code == "OM120":
        return trial.behind, trial.behind
    if code == "OM116":
        return 0, len(trial.text)
    if code == "OM127":
        return trial.behind - len(trial.before), trial.behind
    if code == "OM130" and trial.index > 1:
        place, piece = trial.pieces[1]
        return place, place + len(piece)
    return trial.at, trial.at + len(trial.found)


def _suggestion(edit: Edit | None, sure: bool, places: Places, base: int) -> Suggestion | None:
    if edit is None:
        return None
    return Suggestion(places.span(base + edit.at, base + edit.at + edit.cut), edit.put, sure)


# ---- slips ---------------------------------------------------------------------------------------------------------


def _explain_slips(found: list[Slip], trial: Trial, places: Places, base: int) -> Explained:
    first = found[0]
    edits = _closings(first, trial) if first.code == "OM101" else [_cleaned(found, trial.text)]
    edit = next((edit for edit in edits if reads(trial.start, edit.apply(trial.text)) is not None), None)
    name = quoted(first.found) if len(first.found) > 1 else shown(first.found)
    end = min(first.end, first.start + _line_length(trial.text, first.start))
    mend = _suggestion(edit, all(slip.sure for slip in found), places, base)
    return Explained(fault(first.code, places.span(base + first.start, base + end), suggestion=mend, found=name), edit)


def _line_length(text: str, start: int) -> int:
    end = text.find("\n", start)
    return (end if end >= 0 else len(text)) - start


def _cleaned(found: list[Slip], text: str) -> Edit:
    """All slips of the statement mended at once."""
    start, end, put, at = found[0].start, found[-1].end, "", found[0].start
    for slip in found:
        put += text[at : slip.start] + slip.meant
        at = slip.end
    return Edit(start, end - start, put)


_ENDINGS = (r":", r"[ \t]+@[A-Z]+-\w", r"[ \t]+(?:decided|when)\b", r"[ \t]{2,}", r"[ \t]*$")
_HEADING_ENDINGS = (r"[ \t]+(?:like|extends)\b", *_ENDINGS[1:])
"""What a text that isn't closed may have ended before, the likeliest first."""


def _closings(slip: Slip, trial: Trial) -> Iterator[Edit]:
    """Where the missing quotation mark may have stood; or the line end that parted a text."""
    text = trial.text
    parted = re.compile(r"[ \t]*\r?\n[ \t]*").search(text, slip.start)
    if parted and text.find('"', parted.end()) >= 0:
        yield Edit(parted.start(), parted.end() - parted.start(), " ")
    for pattern in _HEADING_ENDINGS if trial.start == "heading" else _ENDINGS:
        close = re.compile(pattern, re.MULTILINE).search(text, slip.start + 1)
        if close:
            yield Edit(close.start(), 0, '"')


# ---- situations ----------------------------------------------------------------------------------------------------

# Here one mark would make the statement readable, but not right.
_UNMENDED = ("OM116", "OM120", "OM121", "OM122", "OM130", "OM133")

_Situation = tuple[str, dict[str, Any], Edit | None]


def _situation(trial: Trial) -> _Situation:
    """The code, its words and the mend, by where reading stopped."""
    words: dict[str, Any] = {"found": _found(trial), "expected": expected(trial.accepts)}
    slip = misspelt(trial)
    if slip is not None:
        return "OM128", {"found": quoted(trial.text[slip.at : slip.at + slip.cut]), "meant": quoted(slip.put)}, slip
    edit = trial.mends[0] if trial.mends else None
    code = _special(trial, words)
    if code is not None:
        return code, words, edit if code not in _UNMENDED else None
    if edit is not None:
        return _mark(trial, edit, words)
    return _by_kind(trial), words, None


def _found(trial: Trial) -> str:
    return quoted(trial.found) if trial.found else _END


def _special(trial: Trial, words: dict[str, Any]) -> str | None:
    """The situations that have a code of their own."""
    at_end = not trial.found or trial.found.startswith("@") or trial.found == "decided"
    if trial.found == ":":
        return _colon(trial)
    if trial.before == ":" and at_end:
        words["name"] = quoted(trial.text[: trial.behind - 1].strip())
        return "OM120"
    if trial.before == "decided" and "STRING" in trial.accepts:
        return "OM160"
    if trial.found == "(" and trial.first in ("pay", "|") and re.fullmatch(r"\w+", trial.before):
        words["found"] = quoted(trial.before + "(…)")
        return "OM127"
    if trial.first == "pay" and trial.start == "line":
        return _payment(trial, words)
    if trial.before == "when" and at_end:
        return "OM140"
    return None


def _colon(trial: Trial) -> str | None:
    if trial.start == "heading":
        return None if trial.opens else "OM116"
    if not trial.index:
        return "OM121"
    return "OM122" if ":" in trial.read and trial.before != ":" else None


def _payment(trial: Trial, words: dict[str, Any]) -> str | None:
    if "when" in trial.read or "otherwise" in trial.read:
        return None
    if trial.before == "pay" or trial.read[1:2] == ["from"]:
        words["found"] = quoted(trial.read[1]) if trial.read[1:] else words["found"]
        return "OM130"
    if "_FROM" in trial.accepts:
        return "OM131"
    if trial.before in ("from", "to") and trial.read[-2:-1] != ["up"]:
        words["party"] = "who pays" if trial.before == "from" else "who is paid"
        return "OM133"
    return "OM132" if "_TO" in trial.accepts and "from" in trial.read else None


def _mark(trial: Trial, edit: Edit, words: dict[str, Any]) -> _Situation:
    """One mark would mend it: say which."""
    if edit.put and not edit.cut:
        before = trial.text[: edit.at].split()
        where = f"behind {quoted(before[-1])}" if before else "at the beginning of the line"
        words |= {"mark": _MARK_NAMES[edit.put.strip()], "where": where}
        return "OM123", words, edit
    words["found"] = quoted(trial.text[edit.at : edit.at + edit.cut])
    if edit.put:
        words["mark"] = _MARK_NAMES[edit.put.strip()]
        return "OM124", words, edit
    return "OM125", words, edit


def _by_kind(trial: Trial) -> str:
    """What kind of statement it is, where nothing better is known."""
    read = trial.read
    if read and (read[-1].startswith("@") or read[-2:-1] == ["decided"]):
        return "OM161"
    if "otherwise" in read:
        return "OM142"
    if "when" in read:
        return "OM141"
    if trial.first == "|":
        return "OM126"
    special = {"ladder": "OM150", "exchange": "OM151"} | dict.fromkeys(_COLOURS, "OM152")
    return special.get(trial.first, "OM190") if ":" in read else "OM190"


_COLOURS = ("black", "red", "spades", "clubs", "hearts", "diamonds", "every")
