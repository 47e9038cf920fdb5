"""Reading contracts and calls, `like` included."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from ..diagnostics.diagnostic import Label
from ..diagnostics.nearest import mend
from ..diagnostics.wording import fault
from ..runtime.tables import Program
from ..syntax.span import Span
from ..syntax.tree import Exchange, Permission, Rule, Setting, When, Who, Word
from ..vocabulary.match import Match
from .changes import identity
from .conditions import Programs
from .draft import Draft, Entry
from .model import Call, CardCall, Contract, ExchangeStep, Moment, Payment, Said, Show, Trump
from .read_table import LIMITS, _card, number_span, rank_text
from .reader import Field, Reader

LONGEST = 50
"""Links in a chain of `like`: no rule sheet is read through so many."""

_WINDOW = ("from", "until")

_PLACES = {"each": 0, "every": 0, "first": 1, "second": 2, "third": 3, "fourth": 4}


def entries_of(reader: Reader, draft: Draft, chain: tuple[str, ...] = ()) -> tuple[Entry, ...]:
    """A contract's own lines and those it has through `like`, own ones first; a circle is reported."""
    target = next(iter(draft.heading.match.words("CONTRACT")), None)
    if target is None:
        _nothing_taken_out(reader, draft, draft, ())
        return draft.entries
    name = draft.key[1]
    if target.text in (*chain, name):
        _circle(reader, (*chain, name), target)
        return draft.entries
    if len(chain) >= LONGEST:
        _too_long(reader, chain, name)
        return draft.entries
    other = reader.book.drafts.get(("contract", target.text))
    if other is None:
        reader.name("contract", target)
        reader.partial.add(draft.key)
        return draft.entries
    own = {identity(entry.line) for entry in draft.entries} | _taken_out(draft)
    theirs = entries_of(reader, other, (*chain, name))
    if not reader.whole(other):
        reader.partial.add(draft.key)
    else:
        _nothing_taken_out(reader, draft, other, theirs)
    via = f"like {target.text}"
    inherited = [evolve(e, via=(*e.via, via)) for e in theirs if identity(e.line) not in own and not _private(e)]
    return (*draft.entries, *inherited)


def _circle(reader: Reader, chain: tuple[str, ...], target: Word) -> None:
    """Report a circle of likes once, and leave its members alone."""
    members = {("contract", name) for name in chain}
    if not members & reader.partial:
        first = reader.book.drafts["contract", chain[0]].heading.match.words("CONTRACT")[0]
        shown = " → ".join([*chain, target.text])
        reader.report(fault("OM310", first.span, chain=shown, name=chain[0]))
    reader.partial |= members


def _too_long(reader: Reader, chain: tuple[str, ...], last: str) -> None:
    """Report a chain of likes that is too long, once; what its links lack is not blamed."""
    members = {("contract", name) for name in (*chain, last)}
    if not members & reader.partial:
        first = reader.book.drafts["contract", chain[0]].heading.match.words("CONTRACT")[0]
        reader.report(fault("OM320", first.span, name=chain[0], most=str(LONGEST)))
    reader.partial |= members


def _taken_out(draft: Draft) -> set[str]:
    """What `remove` lines of the block take out of what it would have through `like`."""
    return {identity for line in _removals(draft) for name in [_removed(line)] for identity in (name, f"{name}:")}


def _removals(draft: Draft) -> list[Rule]:
    """The `remove` lines of a block."""
    return [e.line for e in draft.entries if isinstance(e.line, Rule) and _private(e)]


def _removed(line: Rule) -> str:
    """What a `remove` line takes out."""
    return " ".join(part.text for part in line.parts[1:] if isinstance(part, Word))


def _nothing_taken_out(reader: Reader, draft: Draft, other: Draft, theirs: Sequence[Entry]) -> None:
    """Report the `remove` lines that name nothing of what the block would have through `like`."""
    known = {identity(entry.line).rstrip(":") for entry in theirs} - {""}
    for line in _removals(draft):
        if len(line.parts) > 1 and _removed(line) not in known:
            span = line.parts[1].span.to(line.parts[-1].span)
            put = mend(span, _removed(line), known)
            reader.report(fault("OM311", span, suggestion=put, name=_removed(line), block=" ".join(other.key)))


def _private(entry: Entry) -> bool:
    """`remove` lines say something about their own block alone."""
    line = entry.line
    return isinstance(line, Rule) and isinstance(line.parts[0], Word) and line.parts[0].text == "remove"


def read_contract(reader: Reader, draft: Draft) -> Contract | None:
    """A contract with everything it has, or None when something it needs is at fault."""
    entries = entries_of(reader, draft)
    reader.only(draft, entries)
    offered = any(isinstance(e.line, Setting) and e.line.key == "plays" for e in entries)
    fields = reader.fields(draft, entries, waived=("trump", "aim") if offered else ())
    trump = fields.get("trump")
    turns = trump is None or trump.match.pattern == "turned"
    exchange = _exchange(reader, draft, entries, turns=turns)
    declarers = _declarers(reader, fields.get("declarers"))
    aim = _aim(reader, fields.get("aim"))
    reader.sayings(draft, entries)
    needed = {"exchange order", "may withhold", "needs", "shows", "may become", "sitter"}
    needed.add("plays" if offered else "trump")
    if exchange is None or declarers is None or not needed <= fields.keys() or (aim is None and not offered):
        return None
    like = next(iter(draft.heading.match.words("CONTRACT")), None)
    return Contract(
        id=draft.key[1],
        labels=draft.heading.labels,
        like=like.text if like else None,
        origin=reader.heading_origin(draft),
        declarers=declarers,
        trump=Said(_trump(reader, trump), trump.origin) if trump else Said(Trump("played"), fields["plays"].origin),
        exchange=exchange,
        exchange_order=Said(fields["exchange order"].match.pattern, fields["exchange order"].origin),
        withheld=_cards(reader, fields["may withhold"]),
        aim=aim,
        value=_value(reader, fields.get("value")),
        needs=_optional(fields["needs"], _cards(reader, fields["needs"])),
        shows=_shows(reader, fields["shows"]),
        becomes=_becomes(reader, draft, fields["may become"]),
        counts_as=_counts_as(reader, draft, entries),
        plays=_contracts(reader, fields.get("plays")),
        card_calls=_card_calls(reader, draft, entries),
        sitter=_sitter(reader, draft, fields["sitter"]),
    )


def _sitter(reader: Reader, draft: Draft, field: Field) -> Said[Payment] | None:
    """What who sits out pays when he will not join; None where he cannot join."""
    if field.match.pattern == "stays out":
        return None
    words = tuple(part for part in field.match.parts("PARTY") if isinstance(part, Word))
    party = Programs(reader, field.scope).party(Who(words, words[0].span.to(words[-1].span)))
    return Said(Payment(field.match.numbers()[0], "sitter", party, None), field.origin) if party else None


def _card_calls(reader: Reader, draft: Draft, entries: Sequence[Entry]) -> tuple[Said[CardCall], ...]:
    """The cards that may be called."""
    found = []
    for one in reader.sayings(draft, entries):
        if not one.match.pattern.startswith("may call"):
            continue
        ranks = [rank_text(part) for slot, parts in one.match.slots if slot == "RANK" for part in parts]
        words = one.match.pattern.split()
        holding = ranks[1] if len(ranks) > 1 else None
        found.append(Said(CardCall(ranks[0], "own" in words, "plain" in words, holding), one.origin))
    return tuple(found)


def _aim(reader: Reader, field: Field | None) -> Said[str] | None:
    name = next(iter(reader.names("aim", field.match.words("AIM"))), None) if field else None
    return Said(name, field.origin) if field and name else None


def _optional(field: Field, value: Said[tuple[str, ...]]) -> Said[tuple[str, ...]] | None:
    return value if field.match.pattern != "nothing" else None


def _cards(reader: Reader, field: Field) -> Said[tuple[str, ...]]:
    cards = tuple(card for word in field.match.words("CARD") if (card := _card(reader, word)))
    return Said(cards, field.origin)


def _declarers(reader: Reader, field: Field | None) -> Said[tuple[int, int]] | None:
    if field is None:
        return None
    least, most = (*field.match.numbers(), *field.match.numbers())[:2]
    if not 1 == least <= most <= 5:
        wrong = next((n for n in (least, most) if not 1 <= n <= 5), least)
        reader.report(fault("OM223", number_span(field, wrong), value=str(wrong), least="1", most="5"))
        return None
    return Said((least, most), field.origin)


def _value(reader: Reader, field: Field | None) -> Said[int] | None:
    if field is None:
        return None
    value = field.match.numbers()[0]
    least, most = LIMITS["number"]
    if not least <= value <= most:
        reader.report(fault("OM223", number_span(field, value), value=str(value), least=str(least), most=str(most)))
    return Said(value, field.origin)


def _trump(reader: Reader, field: Field) -> Trump:
    pattern = field.match.pattern
    if pattern == "SUIT":
        return Trump("fixed", field.match.words("SUIT")[0].text)
    if pattern.startswith("only"):
        return Trump("only", None, _cards(reader, field).value)
    if pattern == "named but not SUIT":
        return Trump("named", barred=field.match.words("SUIT")[0].text)
    return Trump("preferred" if pattern == "preferred suit" else pattern)


def _shows(reader: Reader, field: Field) -> Said[Show] | None:
    if field.match.pattern == "nothing":
        return None
    if field.match.pattern.startswith("hand"):
        return Said(Show((), "lead"), field.origin)
    return Said(Show(_cards(reader, field).value, "exchange"), field.origin)


def _contracts(reader: Reader, field: Field | None) -> Said[tuple[str, ...]] | None:
    return Said(reader.names("contract", field.match.words("CONTRACT")), field.origin) if field else None


def _becomes(reader: Reader, draft: Draft, field: Field) -> Said[tuple[str, ...]] | None:
    """What the winner may play instead: `any higher` is kept as such and worked out with the ladder."""
    if field.match.pattern == "nothing":
        return None
    if field.match.pattern == "any higher":
        return Said(("any higher",), field.origin)
    return _contracts(reader, field)


def _counts_as(reader: Reader, draft: Draft, entries: Sequence[Entry]) -> tuple[Said[tuple[Program, str]], ...]:
    found = []
    for one in reader.sayings(draft, entries):
        if one.match.pattern != "counts as CONTRACT" or not isinstance(one.rule.guard, When):
            continue
        condition = Programs(reader, one.scope).condition(one.rule.guard.condition)
        contract = reader.name("contract", one.match.words("CONTRACT")[0])
        if condition is not None and contract is not None:
            found.append(Said((condition, contract), one.origin))
    return tuple(found)


def _exchange(
    reader: Reader, draft: Draft, entries: Sequence[Entry], *, turns: bool
) -> Said[tuple[ExchangeStep, ...]] | None:
    """Who may exchange what; ``turns``: the declarer takes a turned card."""
    entry = next((e for e in entries if isinstance(e.line, Exchange)), None)
    if entry is None:
        if reader.whole(draft):
            shown = "`declarer any, each defender any`, `nobody`"
            reader.report(fault("OM206", draft.heading.place, name="exchange", block="contract", phrases=shown))
        return None
    line = entry.line
    assert isinstance(line, Exchange)
    steps: list[ExchangeStep] = []
    seen: dict[tuple[str, int], Span] = {}
    for permission in line.permissions:
        who = _exchanger(reader, permission.who, permission.span)
        if who is None:
            continue
        if who in seen:
            label = Label(seen[who], "they have their cards here")
            reader.report(
                fault("OM408", permission.span, labels=(label,), who=" ".join(w.text for w in permission.who))
            )
            continue
        seen[who] = permission.span
        if permission.most is not None and permission.least > permission.most:
            reader.report(fault("OM409", permission.span, least=str(permission.least), most=str(permission.most)))
            continue
        if permission.besides_turned and not (turns and who == ("declarer", 0)):
            reader.report(fault("OM432", permission.span, name=draft.key[1]))
            continue
        steps.append(_step(who, permission))
    return Said(tuple(steps), reader.origin(line, entry.via))


def _step(who: tuple[str, int], permission: Permission) -> ExchangeStep:
    """The permission with the turned card counted among the cards exchanged, whichever way it was said."""
    more = int(permission.besides_turned)
    most = None if permission.most is None else permission.most + more
    return ExchangeStep(*who, permission.least + more, most, permission.whole_talon, permission.span)


def _exchanger(reader: Reader, words: tuple[Word, ...], span: Span) -> tuple[str, int] | None:
    """The role and place of who exchanges: `declarer`, `each declarer`, `each defender`, `first defender` …"""
    texts = [word.text for word in words]
    if texts == ["declarer"]:
        return "declarer", 0
    place = _PLACES.get(texts[0], -1) if len(texts) == 2 else -1
    if place >= 0 and (texts[1] == "defender" or (texts[1] == "declarer" and place == 0)):
        return texts[1], place
    known = ("declarer", "each declarer", "each defender", "first defender", "second defender")
    span = words[0].span.to(words[-1].span) if words else span
    put = mend(span, " ".join(texts), known)
    reader.report(fault("OM410", span, suggestion=put, who=" ".join(texts), known=", ".join(known)))
    return None


# ---- calls -----------------------------------------------------------------------------------------------------------


def read_call(reader: Reader, draft: Draft, contracts: tuple[tuple[str, bool], ...]) -> Call | None:
    """A call; ``contracts`` are all contracts and whether they have trumps."""
    reader.only(draft)
    undertakes = any(isinstance(e.line, Setting) and e.line.key == "undertaken" for e in draft.entries)
    fields = reader.fields(draft, waived=_WINDOW if undertakes else ())
    sayings = {one.match.pattern: one for one in reader.sayings(draft)}
    guards = {name: one.rule.guard for name, one in sayings.items()}
    programs = Programs(reader, draft.scope)
    conditions: dict[str, Said[Program] | None] = {}
    for name in ("allowed", "made"):
        guard = guards.get(name)
        program = programs.condition(guard.condition) if isinstance(guard, When) else None
        conditions[name] = Said(program, sayings[name].origin) if program is not None else None
    if not {"in", *(["undertaken"] if undertakes else _WINDOW)} <= fields.keys():
        return None
    aim, ends = fields.get("aim"), fields.get("ends")
    if undertakes:
        _not_said(reader, draft)
    opens, closes = _window(fields)
    aim_name = next(iter(reader.names("aim", aim.match.words("AIM"))), None) if aim else None
    return Call(
        id=draft.key[1],
        labels=draft.heading.labels,
        origin=reader.heading_origin(draft),
        contracts=Said(_in(reader, fields["in"], contracts), fields["in"].origin),
        opens=opens,
        closes=closes,
        ends=Said(ends.match.pattern.split(", ")[1], ends.origin) if ends else None,
        aim=Said(aim_name, aim.origin) if aim and aim_name else None,
        allowed=conditions["allowed"],
        made=conditions["made"],
        undertaken=Said(opens.value.trick, opens.origin) if undertakes else None,
    )


def _window(fields: dict[str, Field]) -> tuple[Said[Moment], Said[Moment]]:
    """From when until when it may be said; what is undertaken comes about at one moment, and is never open."""
    if "undertaken" in fields:
        lead = fields["undertaken"]
        at = Said(Moment("lead", lead.match.numbers()[0]), lead.origin)
        return at, at
    opens, closes = (Said(moment(fields[name].match), fields[name].origin) for name in _WINDOW)
    return opens, closes


def _not_said(reader: Reader, draft: Draft) -> None:
    """Report the settings of a call that is undertaken which are for one that is said."""
    lines = {e.line.key: e.line for e in draft.entries if isinstance(e.line, Setting)}
    by = Label(lines["undertaken"].span, "it is undertaken without a word")
    for name in (*_WINDOW, "ends"):
        if name in lines:
            reader.report(fault("OM433", lines[name].span, labels=(by,), name=draft.key[1], setting=name))


def _in(reader: Reader, field: Field, contracts: tuple[tuple[str, bool], ...]) -> tuple[str, ...]:
    pattern = field.match.pattern
    if pattern == "CONTRACT,+":
        return reader.names("contract", field.match.words("CONTRACT"))
    wanted = {"every contract": (True, False), "every contract with trump": (True,)}.get(pattern, (False,))
    return tuple(name for name, trump in contracts if trump in wanted)


def moment(match: Match) -> Moment:
    """A moment of the deal from its phrase."""
    kinds = {
        "end of the auction": "auction", "exchange of declarer": "exchange", "lead of trick NUMBER": "lead",
        "trick NUMBER won": "trick", "declarer plays to trick NUMBER": "declarer",
    }  # fmt: skip
    return Moment(kinds[match.pattern], next(iter(match.numbers()), 0))
