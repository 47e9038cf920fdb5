"""The words of the language: all of them on one page, and everything about one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import attrs

from ..vocabulary import reference
from ..vocabulary.table import BLOCKS, CHANGES
from ..vocabulary.terms import Block, Saying, Setting

_OWN = "a name of your own"

_FORMS: tuple[tuple[str, reference.Rows], ...] = (
    ("ranking", reference.RANKINGS),
    ("ladder", reference.LADDERS),
    ("exchange", (*reference.EXCHANGES, *((f"exchange: {who}", means) for who, means in reference.EXCHANGERS))),
    ("payment", reference.PAYMENTS),
    ("party", reference.PARTIES),
    ("payoffs, column", reference.COLUMNS),
    ("payoffs, cell", reference.CELLS),
    ("condition", reference.CONDITIONS),
    ("condition, who", reference.SUBJECTS),
    ("amount", reference.AMOUNTS),
)
"""Lines of their own form, and what stands in them: written so, it means so."""

_TITLES = {
    "party": "Who pays or is paid",
    "condition": "Conditions",
    "condition, who": "Who, in a condition",
    "amount": "Amounts",
}
"""The forms that stand on the page after the blocks."""

_HELD = {"ranking": "black: K Q J …", "ladder": "ladder: …", "exchange": "exchange: …", "pay": "pay …", "row": "| … |"}


@attrs.frozen
class Entry:
    """One thing that can be written: where it belongs, how it is written, what it means, and what it may hold."""

    where: str
    written: str
    meaning: str
    holds: tuple[tuple[str, str], ...] = ()
    note: str = ""
    named: bool = True
    """Whether its first words are its name, and not one of the things that a setting may hold."""


def word_list() -> str:
    """The page: every block with its settings and lines, one line each."""
    lines = ["Before a heading"]
    lines += _columns([(word, meaning) for word, meaning in CHANGES.items()])
    for block in BLOCKS:
        if block.name != "check":
            lines += ["", f"{_heading(block)}   {_plain(block.meaning)}", *_columns(list(_inside(block)))]
    lines += ["", "check TEXT { … }   Like an example, but not printed."]
    for name, rows in _FORMS:
        if name in _TITLES:
            lines += ["", _TITLES[name], *_columns([(written, _plain(meaning)) for written, meaning in rows])]
    lines += ["", "Words in capitals are to be filled in; `ombre words WORD` tells all about one word."]
    return "\n".join(lines) + "\n"


def about(word: str) -> str:
    """Everything about one word (or several that stand together), or nothing when the language has no such word."""
    wanted = " ".join(word.rstrip(":").split())
    found = [entry for entry in _entries() if _speaks_of(entry, wanted)]
    exact = [entry for entry in found if entry.named and _name(entry.written) == wanted]
    others = [entry for entry in found if entry not in exact]
    return "\n".join([*(_told(entry) for entry in exact), *_also(others, bool(exact))])


def all_words() -> set[str]:
    """Every word and name that may be asked for."""
    names = {_name(entry.written) for entry in _entries() if entry.named}
    tokens = {token for entry in _entries() for token in _tokens(entry.written)}
    return (names | tokens) - {"", _OWN}


# ---- the page --------------------------------------------------------------------------------------------------------


def _heading(block: Block) -> str:
    patterns = [phrase.pattern for phrase in block.headings]
    longest = f"{block.name} {max(patterns, key=len)}".strip() if len(patterns) == 1 else block.name
    return longest if block.bare else f"{longest} {{ … }}"


def _inside(block: Block) -> Iterator[tuple[str, str]]:
    yield from (_setting_line(setting) for setting in block.settings)
    yield from ((_HELD[kind], reference._HEADINGS_OF[kind][2]) for kind in block.holds)
    yield from ((_saying(saying), _plain(saying.meaning)) for saying in block.sayings)


def _setting_line(setting: Setting) -> tuple[str, str]:
    values = " · ".join(dict.fromkeys(phrase.pattern for phrase in setting.phrases))
    return f"{_setting_name(setting)}:", f"{_plain(setting.meaning)} ({values})"


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    width = min(max((len(first) for first, _ in rows), default=0), 32)
    return [f"  {first:<{width}}  {second}" for first, second in rows]


def _plain(text: str) -> str:
    """A meaning for a terminal: links are their words."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)


# ---- one word --------------------------------------------------------------------------------------------------------


def _entries() -> Iterator[Entry]:
    for word, meaning in CHANGES.items():
        yield Entry("before a heading", word, meaning)
    for block in BLOCKS:
        yield from _of_block(block)
    for name, rows in _FORMS:
        yield from (Entry(name, written, _plain(meaning), named=False) for written, meaning in rows)
    for slot, meaning in reference.SLOTS:
        yield Entry("a slot, to be filled in", slot, _plain(meaning))


def _of_block(block: Block) -> Iterator[Entry]:
    headings = tuple((f"{block.name} {phrase.pattern}".strip(), phrase.meaning) for phrase in block.headings)
    inside = tuple((written.rstrip(":"), "") for written, _ in _inside(block))
    yield Entry("a block" if not block.bare else "a line of its own", block.name, block.meaning, headings + inside)
    if block.name == "check":
        return
    for setting in block.settings:
        phrases = tuple((phrase.pattern, phrase.meaning) for phrase in setting.phrases)
        note = "It must be said." if setting.required else ""
        note = f"Where it is not said: {setting.default}." if setting.default is not None else note
        name = _setting_name(setting)
        yield Entry(f"a setting of {block.name}", name, setting.meaning, phrases, note)
        for pattern, meaning in phrases:
            yield Entry(f"{block.name}, {name}", pattern, meaning, named=False)
    for saying in block.sayings:
        yield Entry(f"a line of {block.name}", _saying(saying), _plain(saying.meaning))


def _setting_name(setting: Setting) -> str:
    return _OWN if setting.name == "NEW" else setting.name


def _saying(saying: Saying) -> str:
    end = {"when": " when CONDITION", "may": " [when CONDITION]", "any": " when CONDITION", "otherwise": " otherwise"}
    return saying.pattern + end.get(saying.guard, "")


def _name(written: str) -> str:
    """The first words of what is written, as far as they are plain."""
    plain = re.match(r"[a-z]+(?: [a-z]+)*|[A-Z]+$", written.split(" when ")[0].split(" otherwise")[0])
    return plain[0] if plain else ""


def _tokens(written: str) -> list[str]:
    return re.findall(r"[A-Za-z_]+", written.replace(_OWN, ""))


def _speaks_of(entry: Entry, wanted: str) -> bool:
    tokens, asked = _tokens(entry.written), wanted.split()
    return any(tokens[place : place + len(asked)] == asked for place in range(len(tokens)))


def _told(entry: Entry) -> str:
    lines = [f"{entry.written} ({entry.where})", f"  {_plain(entry.meaning)}"]
    if entry.note:
        lines.append(f"  {entry.note}")
    lines += [f"  {line}" for line in _columns([(written, _plain(means)) for written, means in entry.holds])]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _also(entries: Iterable[Entry], more: bool) -> list[str]:
    rows = [(entry.written, f"{entry.where}: {_plain(entry.meaning)}") for entry in entries]
    if not rows:
        return []
    return ["It also stands in" if more else "It stands in", *_columns(rows), ""]
