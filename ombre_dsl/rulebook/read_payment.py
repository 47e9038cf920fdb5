"""Reading outcomes, aims, roles, payoff tables, settle blocks and the match."""

from __future__ import annotations

from attrs import evolve

from ..diagnostics.diagnostic import Label, Suggestion
from ..diagnostics.wording import fault
from ..runtime.tables import Program
from ..syntax.span import Span
from ..syntax.tree import Cell as TreeCell
from ..syntax.tree import Name, Number, Otherwise, Row, Rule, Sum, When, Who, Word
from .conditions import Programs
from .draft import Draft, Entry, labels_of
from .model import Aim, Cell, Match, Origin, Outcome, Penalty, Role, Said, Settle
from .read_table import read_payments
from .reader import Reader, guard_condition


def read_outcomes(reader: Reader, draft: Draft) -> tuple[Outcome, ...]:
    """The outcomes block; a name given twice is reported."""
    reader.only(draft)
    reader.fields(draft)
    found: dict[str, Outcome] = {}
    for one in reader.sayings(draft):
        word = one.match.words("NEW")[0]
        if word.text in found:
            label = Label(found[word.text].origin.span, "it is here already")
            reader.report(fault("OM207", word.span, labels=(label,), name=word.text))
            continue
        found[word.text] = Outcome(word.text, labels_of(one.match.parts("LABELS")), one.origin)
    return tuple(found.values())


def read_aim(reader: Reader, draft: Draft) -> Aim:
    """An aim: its lines in order."""
    reader.only(draft)
    reader.fields(draft)
    guards: list[Said[tuple[str, Program | None]]] = []
    for one in reader.sayings(draft):
        outcome = reader.name("outcome", one.match.words("OUTCOME")[0])
        when = guard_condition(one.rule.guard)
        condition = Programs(reader, one.scope).condition(when.condition) if when else None
        if outcome is not None and (condition is not None or when is None):
            guards.append(Said((outcome, condition), one.origin))
    return Aim(draft.key[1], draft.heading.labels, reader.heading_origin(draft), tuple(guards))


def ends_in_otherwise(draft: Draft) -> Rule | None:
    """The last line of an aim when it is not `otherwise`, else None."""
    rules = [entry.line for entry in draft.entries if isinstance(entry.line, Rule)]
    return rules[-1] if rules and not isinstance(rules[-1].guard, Otherwise) else None


def read_role(reader: Reader, draft: Draft) -> Role | None:
    """A role."""
    reader.only(draft)
    reader.sayings(draft)
    fields = reader.fields(draft)
    if not {"among", "by", "tie"} <= fields.keys():
        return None
    among, by, tie = (Said(fields[n].match.pattern, fields[n].origin) for n in ("among", "by", "tie"))
    by = Said("most" if by.value.startswith("most") else "least", by.origin)
    return Role(draft.key[1], draft.heading.labels, reader.heading_origin(draft), among, by, tie)


def read_settle(reader: Reader, draft: Draft) -> Settle:
    """A settle block."""
    reader.only(draft)
    reader.fields(draft)
    times: list[Said[tuple[int, Program | None]]] = []
    for one in reader.sayings(draft):
        guard = one.rule.guard
        condition = Programs(reader, one.scope).condition(guard.condition) if isinstance(guard, When) else None
        if condition is not None or guard is None:
            times.append(Said((one.match.numbers()[0], condition), one.origin))
    outcome = reader.name("outcome", draft.heading.name) if draft.heading.name else None
    return Settle(outcome, reader.heading_origin(draft), read_payments(reader, draft), tuple(times))


def read_penalty(reader: Reader, draft: Draft) -> Penalty:
    """A penalty."""
    reader.only(draft)
    reader.fields(draft)
    redeals = [Said(one.match.pattern.split()[2], one.origin) for one in reader.sayings(draft)]
    redeal = redeals[0] if redeals else None
    return Penalty(
        draft.key[1], draft.heading.labels, reader.heading_origin(draft), read_payments(reader, draft), redeal
    )


def read_match(reader: Reader, draft: Draft) -> Match:
    """The match block."""
    reader.only(draft)
    reader.fields(draft)
    for one in reader.sayings(draft):
        guard = one.rule.guard
        if isinstance(guard, When):
            condition = Programs(reader, one.scope).condition(guard.condition)
            if condition is not None:
                return Match(Said(condition, one.origin))
    return Match(None)


# ---- payoff tables ---------------------------------------------------------------------------------------------------

Column = tuple[str, int | None, int | None]
"""Outcome, and the declarer's tricks at least and at most (None, None: any number; most None: or more)."""


def read_payoffs(reader: Reader, draft: Draft) -> tuple[Cell, ...]:
    """All cells of the tables between two parties; later ones of change blocks take the place of those before."""
    reader.fields(draft)
    reader.only(draft)
    reader.sayings(draft)
    parties = _parties(reader, draft)
    cells: dict[tuple[str, Column], Cell] = {}
    columns: list[Column | None] | None = None
    item: Span | None = None
    for entry in draft.entries:
        if not isinstance(entry.line, Row):
            continue
        if entry.item != item:
            # Each block has a head row of its own.
            columns, item = None, entry.item
        words = cell_words(entry.line.cells[0])
        if [word.text for word in words if isinstance(word, Word)] == ["contract"]:
            columns = [_column(reader, cell) for cell in entry.line.cells[1:]]
            _columns_once(reader, columns, entry.line)
        elif columns is None:
            if not draft.broken:
                reader.report(fault("OM510", entry.line.span))
        else:
            _row(reader, entry, entry.line, columns, parties, cells)
    return tuple(cells.values())


def _parties(reader: Reader, draft: Draft) -> tuple[str, str] | None:
    programs = Programs(reader, draft.scope)
    found = []
    for slot, parts in draft.heading.match.slots:
        if slot == "PARTY":
            words = tuple(part for part in parts if isinstance(part, Word))
            found.append(programs.party(Who(words, words[0].span.to(words[-1].span))))
    return (found[0], found[1]) if len(found) == 2 and found[0] and found[1] else None


def cell_words(cell: TreeCell) -> tuple[Word | Number, ...]:
    """The words of a cell of the head row or the first column; a single word reads as an amount's name."""
    if isinstance(cell.amount, Name) and cell.each is None:
        return (cell.amount.word,)
    return cell.words


def _columns_once(reader: Reader, columns: list[Column | None], head: Row) -> None:
    """Report a column that a table has twice."""
    for place, column in enumerate(columns):
        if column and column in columns[:place]:
            first = head.cells[columns.index(column) + 1]
            label = Label(first.span, "this column is the same")
            reader.report(fault("OM207", head.cells[place + 1].span, labels=(label,), name=str(column[0])))


def _column(reader: Reader, cell: TreeCell) -> Column | None:
    """A column's head: an outcome, perhaps with a number of tricks."""
    words = cell_words(cell)
    if not words or not isinstance(words[0], Word):
        reader.report(fault("OM511", words[0].span if words else cell.span))
        return None
    outcome = reader.name("outcome", words[0])
    rest = [word.text if isinstance(word, Word) else word.value for word in words[1:]]
    count: tuple[int | None, int | None] | None = None
    match rest:
        case []:
            count = (None, None)
        case [int(n), "trick" | "tricks"]:
            count = (n, n)
        case [int(n), "or", "more"] | [int(n), "or", "more", "trick" | "tricks"]:
            count = (n, None)
        case [int(n), "or", "fewer"] | [int(n), "or", "fewer", "trick" | "tricks"]:
            count = (0, n)
        case [int(n), "to", int(m)] | [int(n), "to", int(m), "tricks"] if n < m:
            count = (n, m)
    if count is None:
        strange = words[1:][_fitting(rest) :] or words[1:]  # where all fits, something is missing behind it
        reader.report(fault("OM511", strange[0].span.to(strange[-1].span)))
        return None
    return (outcome, *count) if outcome else None


_FORMS = (
    (int, ("trick", "tricks")),
    (int, ("or",), ("more", "fewer"), ("trick", "tricks")),
    (int, ("to",), int, ("tricks",)),
)
"""What may stand behind a column's outcome, word by word."""


def _fitting(rest: list[str | int]) -> int:
    """How many words behind a column's outcome fit one of the forms, from the first on."""

    def fit(form: tuple[object, ...]) -> int:
        pairs = zip(rest, form, strict=False)
        fits = (isinstance(word, int) if may is int else word in may for word, may in pairs)  # type: ignore[operator]
        return next((place for place, good in enumerate([*fits, False]) if not good), 0)

    return max(fit(form) for form in _FORMS)


def _row(
    reader: Reader,
    entry: Entry,
    line: Row,
    columns: list[Column | None],
    parties: tuple[str, str] | None,
    cells: dict[tuple[str, Column], Cell],
) -> None:
    words = cell_words(line.cells[0])
    first = words[0] if words else None
    if not isinstance(first, Word):
        reader.report(fault("OM512", line.cells[0].span))
        return
    contract = reader.name("contract", first)
    if len(line.cells) - 1 != len(columns):
        _unequal(reader, line, first.text, len(columns))
        return
    for cell, column in zip(line.cells[1:], columns, strict=True):
        amount = _amounts(reader, entry, cell)
        if contract and column and parties and amount is not None:
            outcome, least, most = column
            made = Cell(*parties, contract, outcome, least, most, *amount, _cell_origin(reader, entry, line, cell))
            _put(reader, entry, made, cells, cell)


def _unequal(reader: Reader, line: Row, row: str, columns: int) -> None:
    """Report a row with too many or too few cells."""
    cells = len(line.cells) - 1
    span = line.cells[columns + 1].span if cells > columns else line.span
    joined = [place for cell in line.cells if (place := _joined(reader, cell))] if cells == columns - 1 else []
    put = Suggestion(joined[0], " |", sure=False) if len(joined) == 1 else None
    span = joined[0] if put else span
    reader.report(fault("OM507", span, suggestion=put, row=row, cells=str(cells), columns=str(columns)))


def _joined(reader: Reader, cell: TreeCell) -> Span | None:
    """Where a bar is missing in a cell that reads `2 -3`: two amounts, and not a difference."""
    amount = cell.amount
    if not isinstance(amount, Sum) or amount.operator != "-":
        return None
    between = reader.texts[cell.span.file][amount.left.span.end : amount.right.span.start]
    return amount.left.span.after() if between[0].isspace() and not between[-1].isspace() else None


def _amounts(reader: Reader, entry: Entry, cell: TreeCell) -> tuple[Program, Program | None] | None:
    """The amount of a body cell and what each further trick adds; None for an empty cell or one at fault."""
    if cell.amount is None:
        if cell.words:
            reader.report(fault("OM513", cell.span))
        return None
    programs = Programs(reader, entry.scope)
    amount = programs.amount(cell.amount)
    each = programs.amount(cell.each) if cell.each is not None else None
    return None if amount is None else (amount, each)


def _cell_origin(reader: Reader, entry: Entry, line: Row, cell: TreeCell) -> Origin:
    return evolve(reader.origin(line, entry.via), span=cell.span)


def _change(entry: Entry) -> Suggestion | None:
    """The mend for a table that was to change another one."""
    if entry.item is None:
        return None
    start = evolve(entry.item, end=entry.item.start, end_line=entry.item.line, end_column=entry.item.column)
    return Suggestion(start, "change ", sure=False)


def _put(reader: Reader, entry: Entry, cell: Cell, cells: dict[tuple[str, Column], Cell], written: TreeCell) -> None:
    key = (cell.contract, (cell.outcome, cell.least, cell.most))
    old = cells.get(key)
    if old is not None and not entry.changes:
        label = Label(old.origin.span, "it is paid here already")
        change = _change(entry) if entry.item and old.origin.span.file != entry.item.file else None
        words = {"contract": cell.contract, "outcome": cell.outcome}
        reader.report(fault("OM504", written.span, labels=(label,), suggestion=change, **words))
        return
    if old is None and entry.changes:
        reader.report(fault("OM316", written.span, contract=cell.contract, outcome=cell.outcome))
        return
    if cell.each is not None and (cell.most is not None or cell.least is None):
        reader.report(fault("OM514", written.span))
        return
    cells[key] = cell
