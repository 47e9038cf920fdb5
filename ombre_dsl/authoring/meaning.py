"""What one statement means, in a sentence or two, from the vocabulary's meaning of the phrase that it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..rulebook.draft import Heading
from ..syntax.tree import Exchange, Item, Ladder, Line, Number, Pay, Permission, Ranking, Row, Rule, Setting, Word
from ..vocabulary.match import Match, Parts, match_phrases
from ..vocabulary.table import CHANGES
from ..vocabulary.terms import Phrase
from ..vocabulary.terms import Setting as Term


def of_heading(heading: Heading) -> str:
    """What a heading does: begins a block, or changes one that is there."""
    phrases = heading.block.headings
    what = next((f"{p.meaning}. " for p in phrases if p.pattern == heading.match.pattern and len(phrases) > 1), "")
    title = name_of(heading)
    if heading.action:
        return f"{heading.action} {title}: {CHANGES[heading.action]}."
    return f"{title}: {what}{heading.block.meaning.split('. ')[0].rstrip('.')}."


def name_of(heading: Heading) -> str:
    """What a heading is about: `contract spil`, `payoffs from payer to declarer`."""
    if heading.block.name == "payoffs":
        return f"payoffs from {' to '.join(heading.key[1:])}"
    if heading.key == ("settle",):
        return "settle every outcome"
    if heading.block.name in ("example", "check"):
        return f'{heading.key[0]} "{heading.key[-1]}"'
    return " ".join(heading.key)


def of_line(line: Line, heading: Heading, item: Item, text: str, options: Mapping[str, Parts]) -> str:
    """What a line of a block means."""
    if isinstance(line, Setting):
        return _setting(line, heading, text, options)
    if isinstance(line, Ranking):
        return _ranking(line, heading)
    if isinstance(line, Ladder):
        return f"The bids, from the lowest to the highest: {_ladder(line)}."
    if isinstance(line, Exchange):
        return _exchange(line)
    if isinstance(line, Pay):
        return _pay(line, text, options)
    if isinstance(line, Row):
        return _row(line, item, heading, text)
    return _rule(line, heading, text, options)


# ---- settings --------------------------------------------------------------------------------------------------------


def _setting(line: Setting, heading: Heading, text: str, options: Mapping[str, Parts]) -> str:
    value = _source(line.value, text)
    if heading.block.name == "use":
        return f"The option `{line.key}` of the module {name_of(heading).removeprefix('use ')} is {value}."
    term = heading.block.setting(line.key)
    if term is None:
        return f"{line.key}: {value}."
    if heading.block.name == "options" and heading.action:
        return f"The option `{line.key}` is {value}, wherever its name stands."
    meaning = _value(term, line, options)
    named = f"`{line.key}`. " if term.name == "NEW" else ""
    return f"{named}{term.meaning} Here `{value}`{f': {meaning}' if meaning else ''}."


def _value(term: Term, line: Setting, options: Mapping[str, Parts]) -> str:
    """What the phrase means that the value is; nothing where the form of the value says nothing."""
    found = match_phrases(term.phrases, line.value, options)
    if not isinstance(found, Match) or found.pattern == "RESULT":
        return ""
    return next((phrase.meaning for phrase in term.phrases if phrase.pattern == found.pattern), "")


def _rule(line: Rule, heading: Heading, text: str, options: Mapping[str, Parts]) -> str:
    said = _source(line.parts, text)
    when = " ".join(("", *text[line.guard.span.start : line.guard.span.end].split())) if line.guard else ""
    for saying in heading.block.sayings:
        if isinstance(match_phrases((Phrase(saying.pattern, ""),), line.parts, options), Match):
            return f"`{said}{when}`: {saying.meaning}."
    return f"`{said}{when}`."


# ---- lines of their own form -----------------------------------------------------------------------------------------


def _ranking(line: Ranking, heading: Heading) -> str:
    suits = {"black": "In both black suits", "red": "In both red suits", "every": "In every suit"}
    where = suits.get(line.colour.text.split()[0], f"In {line.colour.text}")
    kind = "as trumps" if heading.block.name == "order trump" else "where it is not trump"
    cards = " ".join(word.text for word in line.ranks)
    return f"{where}, {kind}, the cards rank so, the highest first: {cards}."


def _ladder(line: Ladder) -> str:
    return ", ".join(" level with ".join(word.text for word in rung) for rung in line.rungs)


def _exchange(line: Exchange) -> str:
    if not line.permissions:
        return "Nobody exchanges."
    told = "; ".join(_permission(step) for step in line.permissions)
    return f"Who may exchange, in turn, and as many cards as the talon has left: {told}. Who is not named does not."


def _permission(step: Permission) -> str:
    return _numbers(step) + (", the turned card not counted" if step.besides_turned else "")


def _numbers(step: Permission) -> str:
    who = " ".join(word.text for word in step.who)
    if step.whole_talon:
        return f"{who} takes the whole talon and throws what is too much"
    if step.most is None:
        return f"{who} any number" if not step.least else f"{who} at least {step.least}"
    if step.least == step.most:
        return f"{who} exactly {step.least}"
    return f"{who} at most {step.most}" if not step.least else f"{who} {step.least} to {step.most}"


def _pay(line: Pay, text: str, options: Mapping[str, Parts]) -> str:
    amount = text[line.amount.span.start : line.amount.span.end]
    payer, payee = (" ".join(word.text for word in who.words) for who in (line.payer, line.payee))
    when = " ".join(text[line.guard.span.start : line.guard.span.end].split()) if line.guard else ""
    how = f", {when}" if when else ""
    many = " Each pays so much for himself." if payer.startswith("each ") else ""
    named = {name: " ".join(words_in(options[name])) for name in (amount, payer, payee) if name in options}
    stands = "".join(f" `{name}` is {value} here." for name, value in named.items())
    return f"{payer} pays {amount} to {payee}{how}.{many}{stands}"


def _row(line: Row, item: Item, heading: Heading, text: str) -> str:
    head = next((row for row in item.lines or () if isinstance(row, Row)), line)
    cells = [text[cell.span.start : cell.span.end].strip(" |") for cell in line.cells]
    if line is head or not cells:
        return f"The columns of the table: {', '.join(cells[1:])}."
    columns = [text[cell.span.start : cell.span.end].strip(" |") for cell in head.cells]
    paid = ", ".join(f"{column} {cell or 'nothing'}" for column, cell in zip(columns[1:], cells[1:], strict=False))
    payer, payee = heading.key[1:3]
    return f"In {cells[0]}, {payer} pays {payee}: {paid}. A negative number goes the other way."


def _source(parts: Parts, text: str) -> str:
    """The parts as they are written, blanks folded."""
    return " ".join(text[parts[0].span.start : parts[-1].span.end].split()) if parts else ""


def words_in(parts: Parts) -> Iterator[str]:
    """The words and numbers among the parts."""
    yield from (str(part.text if isinstance(part, Word) else part.value) for part in parts
                if isinstance(part, Word | Number))  # fmt: skip
