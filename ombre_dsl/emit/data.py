"""A ruleset as JSON, for programs in any language, and back.

The schema ``schema/ruleset.schema.json`` describes every field.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ..runtime.tables import Tables
from .forms import Names, from_object, to_object

FORMAT = "ombre ruleset 1"


def ruleset_json(tables: Tables) -> str:
    """``tables`` as JSON: keys in the order of the fields, two blanks a level, short lists on one line."""
    names = Names(tables.deck, tuple(c.id for c in tables.contracts), tuple(a.id for a in tables.aims))
    return _text({"format": FORMAT, **to_object(tables, names)}, 0) + "\n"


def tables_from_json(text: str) -> Tables:
    """The tables that ``text`` holds, as ``ruleset_json`` writes it; ValueError when it is something else."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"this is no ruleset in the format {FORMAT!r}")
    try:
        ids = [tuple(str(element["id"]) for element in data[group]) for group in ("contracts", "aims")]
        tables: Tables = from_object(Tables, data, Names(tuple(data["deck"]), *ids))
    except (KeyError, TypeError, IndexError) as fault:
        raise ValueError(f"the ruleset is not complete: {fault!r}") from fault
    return tables


def schema_text() -> str:
    """The JSON Schema (draft 2020-12) of the data."""
    return files("ombre_dsl").joinpath("emit/schema/ruleset.schema.json").read_text(encoding="utf-8")


def _text(value: Any, depth: int) -> str:
    """``value`` as JSON; a list or object that fits stays on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (list, dict)) or len(flat) + 2 * depth <= 110:
        return _visible(flat)
    margin = "  " * (depth + 1)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_text(part, depth + 1)}" for key, part in value.items()]
    elif not any(isinstance(part, (list, dict)) for part in value):
        parts = _filled([_visible(json.dumps(part, ensure_ascii=False)) for part in value], 110 - 2 * depth)
    else:
        parts = [_text(part, depth + 1) for part in value]
    opening, closing = ("{", "}") if isinstance(value, dict) else ("[", "]")
    inner = (",\n" + margin).join(parts)
    return f"{opening}\n{margin}{inner}\n{'  ' * depth}{closing}"


def _filled(parts: list[str], width: int) -> list[str]:
    """Names and numbers joined to lines."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 2 <= width:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines


def _visible(flat: str) -> str:
    """JSON with an escape for each sign that can't be seen or turns the line round."""
    return "".join(c if c.isprintable() else _escape(c) for c in flat)


def _escape(character: str) -> str:
    return json.dumps(character)[1:-1]
