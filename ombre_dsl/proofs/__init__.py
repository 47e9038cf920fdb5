"""What a variant is sure of: proofs by going through every case, whole random hands, and how far examples reach."""

from __future__ import annotations

from collections.abc import Iterator

from ..rulebook.model import Rulebook
from ..runtime.tables import Tables
from .auction import prove_all_pass, prove_auction
from .cards import prove_legal, prove_places
from .exchange import prove_exchange
from .model import Failure, Proof
from .named import prove_names
from .reached import prove_reached
from .settling import Settling

__all__ = ["Failure", "Proof", "prove"]


def prove(tables: Tables, rulebook: Rulebook | None = None, *, every_seat: bool = True) -> Iterator[Proof]:
    """All proofs, one by one as they are done.

    ``every_seat``: the declarer sits at every seat in turn, else at the eldest's.  With the rulebook, what holds by the
    check is stated too.
    """
    yield prove_places(tables)
    yield prove_legal(tables)
    yield from prove_auction(tables)
    yield prove_all_pass(tables)
    yield prove_exchange(tables)
    settling = Settling(tables, every_seat=every_seat)
    yield from settling.proofs()
    yield prove_reached(tables, settling)
    if rulebook is not None:
        yield from prove_names(rulebook, tables)
