"""Who declares: as many as began together go on together, and a hand can hold what a bid needs."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic, Label
from ..diagnostics.wording import fault
from ..rulebook.model import Contract, Rulebook


def check_declaring(rulebook: Rulebook) -> Iterator[Diagnostic]:
    """All faults of what declarers may become together, and of what they need."""
    for contract in rulebook.contracts:
        yield from _needs(rulebook, contract)
        yield from _together(rulebook, contract)


def _needs(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """A bid needs no more cards than a hand has."""
    size = rulebook.table.hand_size
    number = len(set(contract.needs.value)) if contract.needs else 0
    if contract.needs and number > size:
        label = Label(rulebook.table.packets.origin.span, f"each hand is dealt {size}")
        yield fault("OM436", contract.needs.origin.span, labels=(label,), name=contract.id, number=number, hand=size)


def _together(rulebook: Rulebook, contract: Contract) -> Iterator[Diagnostic]:
    """Those who declare a contract together may also declare together what it becomes."""
    most = contract.declarers.value[1]
    if contract.becomes is None or most == 1:
        return
    for name in _becomes(rulebook, contract):
        other = rulebook.contract(name)
        fewer = other.declarers.value[1]
        if fewer < most:
            labels = (
                Label(contract.declarers.origin.span, f"so many may declare `{contract.id}`"),
                Label(other.declarers.origin.span, f"and so many `{name}`"),
            )
            yield fault(
                "OM435",
                contract.becomes.origin.span,
                labels=labels,
                name=contract.id,
                most=most,
                other=name,
                fewer=fewer,
            )
            return


def _becomes(rulebook: Rulebook, contract: Contract) -> list[str]:
    """The contracts that one may become."""
    named = contract.becomes.value if contract.becomes else ()
    if named != ("any higher",):
        return [name for name in named if name != contract.id]
    rungs = rulebook.auction.ladder.value
    own = next((place for place, rung in enumerate(rungs) if contract.id in rung), len(rungs))
    return [name for rung in rungs[own + 1 :] for name in rung]
