"""Two rulebooks beside each other: which facts differ, and which of them are one change."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ...rulebook.model import Rulebook
from .causes import Causes
from .facts import Fact, facts
from .model import GROUPS, Change, Line, Reach, line_of, plain
from .pairing import paired
from .show import Show

Pair = tuple[Fact | None, Fact | None]

LADDER = "ladder"


def differences(base: Rulebook, variant: Rulebook) -> list[Change]:
    """What ``variant`` has otherwise than ``base``, grouped as in its sheet; pure and in a fixed order."""
    before, after = facts(base), facts(variant)
    whole, rest = _whole(_pairs(before, after), _subjects(before), _subjects(after))
    rest = [pair for pair in rest if not _follows(pair)]
    said = [pair for pair in rest if not _unsaid(pair)]
    show = Show(variant)
    found = [*(_removed(change, variant) for change in whole), *_grouped(said, show), *_reordered(base, variant)]
    found.sort(key=lambda change: GROUPS.index(change.group))
    followers = [pair for pair in rest if _unsaid(pair) or _fact(pair).aspect == LADDER]
    return _with_reaches(found, followers, base, variant)


def taken_in(book: Rulebook) -> list[Change]:
    """What the modules in use bring to a variant, as if it had not been there before."""
    brought = [fact for fact in facts(book) if any(step.startswith("use ") for step in fact.origin.via)]
    parts: dict[tuple[str, str], list[Fact]] = {}
    for fact in brought:
        parts.setdefault((fact.group, fact.subject), []).append(fact)
    return [_element("added", *key, found) for key, found in parts.items()]


# ---- which facts belong together -----------------------------------------------------------------------------------


def _pairs(old: Sequence[Fact], new: Sequence[Fact]) -> list[Pair]:
    """Facts that differ, the old one with the new one; lines without a name are paired in their order."""
    before, after = {fact.key: fact for fact in old}, {fact.key: fact for fact in new}
    same = [(before[key], after[key]) for key in before if key in after and before[key].value != after[key].value]
    gone = [fact for key, fact in before.items() if key not in after]
    come = [fact for key, fact in after.items() if key not in before]
    blocks = list(dict.fromkeys((fact.group, fact.subject) for fact in (*gone, *come)))
    unnamed: list[Pair] = []
    for block in blocks:
        unnamed += paired(*([f for f in side if f.listed and f.key[:2] == block] for side in (gone, come)))
    named: list[Pair] = [(fact, None) for fact in gone if not fact.listed]
    named += [(None, fact) for fact in come if not fact.listed]
    return [*same, *named, *unnamed]


def _subjects(found: Sequence[Fact]) -> set[str]:
    """The elements there are; a row of a payoff table is told by its cells, not as an element."""
    return {fact.subject for fact in found if fact.group != "payoffs"}


def _whole(pairs: Sequence[Pair], before: set[str], after: set[str]) -> tuple[list[Change], list[Pair]]:
    """Elements that came or went as a whole, and the pairs that belong to none of these."""
    rest, parts = [], dict[tuple[str, str, str], list[Fact]]()
    for pair in pairs:
        fact = _fact(pair)
        if fact.subject in before ^ after:
            kind = "removed" if fact.subject in before else "added"
            parts.setdefault((kind, fact.group, fact.subject), []).append(fact)
        else:
            rest.append(pair)
    return [_element(*key, found) for key, found in parts.items()], rest


def _element(kind: str, group: str, subject: str, found: Sequence[Fact]) -> Change:
    """A whole element: its first line and, when it is new, the lines of its own."""
    head = next((line_of(fact.origin) for fact in found if fact.aspect == ""), None)
    own = [line_of(f.origin) for f in found if f.aspect and f.origin.words and not f.through_like]
    lines = tuple(dict.fromkeys(line for line in own if head is None or line.words != head.words))
    lines = lines if kind == "added" or head is None else ()
    old, new = (head, None) if kind == "removed" else (None, head)
    return Change(group, subject, "", kind, old, new, lines)


def _follows(pair: Pair) -> bool:
    """Whether an order of exchange came only because now somebody exchanges, or went because nobody does."""
    fact = _fact(pair)
    return None in pair and fact.aspect == "exchange order" and (fact.through_like or not fact.origin.words)


def _removed(change: Change, variant: Rulebook) -> Change:
    """What is taken out, with the line that takes it out and may say why."""
    line = next((said.origin for said in variant.removed if said.value == change.subject), None)
    return attrs.evolve(change, new=line_of(line)) if line is not None and change.kind == "removed" else change


def _unsaid(pair: Pair) -> bool:
    """Whether both have the same line, so that it is something else that makes the difference."""
    old, new = pair
    return old is not None and new is not None and plain(old.origin.words) == plain(new.origin.words)


# ---- one change out of the facts of one line ------------------------------------------------------------------------


def _grouped(pairs: Sequence[Pair], show: Show) -> list[Change]:
    """The facts that one line took from another: one change, and what it reaches through ``like``.

    What is paid in one contract is one change, also where it stands in another table now.
    """
    groups: dict[tuple[object, ...], list[Pair]] = {}
    for old, new in pairs:
        fact = _fact((old, new))
        lines = (fact.subject,) if fact.group == "payoffs" else (_place(old), _place(new))
        groups.setdefault((fact.group, *lines), []).append((old, new))
    return [_change(group, show) for group in groups.values()]


def _place(fact: Fact | None) -> Line | None:
    """A line, whichever way it was come by."""
    return None if fact is None else attrs.evolve(line_of(fact.origin), via=())


def _change(pairs: Sequence[Pair], show: Show) -> Change:
    own = [pair for pair in pairs if not _fact(pair).through_like] or pairs[:1]
    subject = _fact(own[0]).subject
    mine = [pair for pair in own if _fact(pair).subject == subject]
    old = next((one for one, _ in mine if one is not None), None)
    new = next((one for _, one in mine if one is not None), None)
    kind = "added" if old is None else "removed" if new is None else "changed"
    names = [name for pair in mine if (name := _aspect(_fact(pair)))]
    others = [pair for pair in pairs if pair not in mine]
    return Change(
        _fact(mine[0]).group,
        subject,
        "" if _fact(mine[0]).group == "payoffs" else ", ".join(dict.fromkeys(names)),
        kind,
        None if old is None else line_of(old.origin),
        None if new is None else line_of(new.origin),
        details=tuple(_details(mine, show)),
        reaches=tuple(Reach(_fact(pair).subject, _aspect(_fact(pair))) for pair in others),
    )


def _fact(pair: Pair) -> Fact:
    fact = pair[1] or pair[0]
    assert fact is not None
    return fact


def _aspect(fact: Fact) -> str:
    return "" if fact.listed else fact.aspect


def _details(pairs: Sequence[Pair], show: Show) -> list[str]:
    """The cells of a table, as a row does not tell what stands under which head; and what no line says at all."""
    cells = [pair for pair in pairs if _fact(pair).group == "payoffs"]
    both = any(old for old, _ in cells) and any(new for _, new in cells)
    found = [_cell(old, new, _fact((old, new)).aspect, both) for old, new in cells]
    parties = {(show.between(*old.value[:2]), show.between(*new.value[:2])) for old, new in cells if old and new}
    found += [f"{before} is now {after}" for before, after in sorted(parties) if before != after]
    unwritten = [(old, new) for old, new in pairs if old and new and not (old.origin.words and new.origin.words)]
    found += [_moved(old, new) for old, new in pairs if old and new and new.aspect == LADDER]
    return [told for told in found if told] + [_beside(old, new) for old, new in unwritten]


def _beside(old: Fact, new: Fact) -> str:
    """The old value and the new one; of two lists, what is no longer there and what has come."""
    if not (_is_list(old.value) and _is_list(new.value)):
        return f"{old.text}, now {new.text}"
    gone, come = [v for v in old.value if v not in new.value], [v for v in new.value if v not in old.value]
    return "; ".join(f"{how} {', '.join(ids)}" for how, ids in (("without", gone), ("with", come)) if ids)


def _is_list(value: object) -> bool:
    return isinstance(value, tuple) and len(value) > 1 and all(isinstance(part, str) for part in value)


def _moved(old: Fact, new: Fact) -> str:
    """What came into a ladder, with what stands around it, and what went."""
    before, after = ([id for rung in fact.value for id in rung] for fact in (old, new))
    gone = [f"without {id}" for id in before if id not in after]
    come = [_between(id, place, after) for place, id in enumerate(after) if id not in before]
    kept = [id for id in after if id in before]
    moved = ["what is in both stands in another order"] if kept != [id for id in before if id in after] else []
    return "; ".join([*gone, *come, *moved])


def _between(id: str, place: int, ladder: Sequence[str]) -> str:
    below, above = ladder[place - 1 : place] if place else (), ladder[place + 1 : place + 2]
    sides = [f"{how} {other}" for how, others in (("above", below), ("below", above)) for other in others]
    return f"{id} {' and '.join(sides)}" if sides else id


def _cell(old: Fact | None, new: Fact | None, name: str, both: bool) -> str:
    if old is None or new is None:
        what = "" if not both else " is new" if old is None else " is gone"
        return f"{name}: {_fact((old, new)).text}{what}"
    return f"{name}: {old.text}" if old.text == new.text else f"{name}: {old.text}, now {new.text}"


def _reordered(base: Rulebook, variant: Rulebook) -> list[Change]:
    """Lines that are tried in order, and stand in another order now."""
    found = []
    for aim in base.aims:
        other = next((one for one in variant.aims if one.id == aim.id), None)
        if other is None:
            continue
        before, after = [said.value for said in aim.guards], [said.value for said in other.guards]
        kept = [value for value in after if value in before]
        if kept != [value for value in before if value in after]:
            order = " > ".join(value[0] for value in after)
            found.append(Change("aims", f"aim {aim.id}", "order", "changed", details=(f"now tried so: {order}",)))
    return found


# ---- what a change reaches -----------------------------------------------------------------------------------------


def _with_reaches(found: list[Change], followers: Sequence[Pair], base: Rulebook, variant: Rulebook) -> list[Change]:
    """Differences that no line of their own tells: put with what caused them, or told by their values.

    The ladder is told by itself and is reached by contracts that come or go.
    """
    causes = _causes(found, base, variant)
    for old, new in followers:
        if old is None or new is None:
            continue
        places = causes.of(old.value, new.value)
        told = _beside(old, new) if old.text != new.text else _parties(old, new, variant)
        by_itself = new.aspect == LADDER
        reach = Reach(new.subject, "" if new.group == "payoffs" else _aspect(new), "" if by_itself else told)
        for place in places:
            found[place] = attrs.evolve(found[place], reaches=(*found[place].reaches, reach))
        if _unsaid((old, new)) and (by_itself or not places):
            found.append(_told(old, new, told))
    found.sort(key=lambda change: GROUPS.index(change.group))
    return found


def _parties(old: Fact, new: Fact, variant: Rulebook) -> str:
    if new.group != "payoffs":
        return ""
    show = Show(variant)
    return f"{show.between(*old.value[:2])} is now {show.between(*new.value[:2])}"


def _told(old: Fact, new: Fact, told: str) -> Change:
    lines = line_of(old.origin), line_of(new.origin)
    return Change(new.group, new.subject, _aspect(new), "changed", *lines, details=(told,) if told else ())


def _causes(found: Sequence[Change], base: Rulebook, variant: Rulebook) -> Causes:
    """The changes that others may follow from."""
    before = {fact.subject: fact.text for fact in facts(base) if fact.group == "options"}
    after = {fact.subject: fact.text for fact in facts(variant) if fact.group == "options"}
    options, contracts = [], []
    for place, change in enumerate(found):
        if change.group == "options" and change.kind == "changed":
            options.append((place, before[change.subject], after[change.subject]))
        elif change.group == "contracts" and change.kind != "changed" and not change.aspect:
            contracts.append((place, change.subject.removeprefix("contract ")))
    return Causes(tuple(options), tuple(contracts))
