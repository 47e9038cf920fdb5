"""What is found by going through a variant: its decisions, its origins, who pays whom."""

from __future__ import annotations

from collections.abc import Iterator

from ...rulebook.model import Origin, Payment, Rulebook
from ...runtime.tables import Program


def place_of(origin: Origin) -> tuple[str, int, str]:
    """What is decided in one line is one decision, however many cells of a table it holds for."""
    return origin.span.file, origin.span.line, origin.decided


def decisions(book: Rulebook) -> tuple[Origin, ...]:
    """Every line with ``decided``, each once, the variant's own file first, then in the order of the files."""
    found = {place_of(origin): origin for origin in origins_in(book) if origin.decided}
    files = dict.fromkeys([book.origin.span.file, *(place[0] for place in found)])
    order = {file: number for number, file in enumerate(files)}
    return tuple(found[place] for place in sorted(found, key=lambda place: (order[place[0]], place[1])))


def origins_in(value: object) -> Iterator[Origin]:
    """Every line that a part of the rulebook rests on."""
    if isinstance(value, Origin):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from origins_in(part)
    else:
        for field in getattr(value, "__attrs_attrs__", ()):
            yield from origins_in(getattr(value, field.name))


def payments_of(book: Rulebook) -> list[Payment]:
    """Every payment but those of the payoff tables."""
    paid = [one.value for settle in book.settles for one in settle.payments]
    paid += [one.value for penalty in book.penalties for one in penalty.payments]
    paid += [one.value for one in book.before_deal]
    paid += [step.value.payment for step in book.all_pass if step.value.payment is not None]
    return paid + [one.sitter.value for one in book.contracts if one.sitter is not None]


def uses_pot(book: Rulebook) -> bool:
    """Whether anything is said of a pot."""
    pairs = [(paid.payer, paid.payee) for paid in payments_of(book)] + [
        (cell.payer, cell.payee) for cell in book.payoffs
    ]
    return any("pot" in pair for pair in pairs)


def fills_pot(book: Rulebook) -> bool:
    """Whether anything but the pot's own contents is ever paid into it."""
    paid = [(one.payee, one.amount) for one in payments_of(book)] + [(cell.payee, cell.amount) for cell in book.payoffs]
    return any(payee == "pot" and amount != ("pot",) for payee, amount in paid)


def accounts(book: Rulebook) -> set[frozenset[str]]:
    """Between whom anything is paid when a hand is over."""
    paid = [one.value for settle in book.settles for one in settle.payments]
    paid += [contract.sitter.value for contract in book.contracts if contract.sitter is not None]
    pairs = [(one.payer, one.payee) for one in paid] + [(cell.payer, cell.payee) for cell in book.payoffs]
    return {frozenset(pair) for pair in pairs}


def called_in(program: Program | None) -> set[str]:
    """The calls that a condition asks for."""
    if not isinstance(program, tuple):
        return set()
    if program[0] in ("called", "made", "missed"):
        return {str(program[1])}
    return {name for part in program[1:] for name in called_in(part)}
