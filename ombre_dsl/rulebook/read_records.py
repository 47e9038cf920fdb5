"""Records that examples name: files of JSON beside a variant, with a hand or a match."""

from __future__ import annotations

import json
from typing import Any

from ..diagnostics.wording import fault
from ..syntax.tree import Text
from .compose import Read
from .reader import Reader


def read_record(reader: Reader, read: Read, place: Text, *, match: bool) -> dict[str, Any] | None:
    """The record in the file that a text names; None, reported, when it can't be had or is of the other kind."""
    data = read(place.value)
    if data is None:
        reader.report(fault("OM301", place.span, file=place.value))
        return None
    try:
        record = json.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError) as reason:
        reader.report(fault("OM608", place.span, file=place.value, reason=str(reason)))
        return None
    why = _strange(record, match=match)
    if why:
        reader.report(fault("OM608", place.span, file=place.value, reason=why))
        return None
    return _nameless(record)


def _strange(record: object, *, match: bool) -> str:
    """Why something is no record of a match, or of a hand; empty when it looks like one."""
    if not isinstance(record, dict):
        return "it is not an object"
    if match == isinstance(record.get("deals"), list):
        return ""
    return "it is a hand; write `record:`" if match else "it is a match; write `match:`"


def _nameless(record: dict[str, Any]) -> dict[str, Any]:
    """The record without the variant's name: an example of a base is played by the rules of what extends it, too."""
    kept = {key: value for key, value in record.items() if key != "variant"}
    if isinstance(kept.get("deals"), list):
        kept["deals"] = [_nameless(deal) if isinstance(deal, dict) else deal for deal in kept["deals"]]
    return kept
