"""What notices a mutant: the check, the examples, the proofs; or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import attrs

from ..checks import check_rulebook
from ..checks.examples import check_examples
from ..checks.outcomes import Outcomes
from ..diagnostics.diagnostic import Diagnostic
from ..files import disk_reader
from ..pipeline import Read
from ..proofs.auction import prove_all_pass, prove_auction
from ..proofs.cards import prove_places
from ..proofs.exchange import prove_exchange
from ..proofs.model import Proof
from ..proofs.reached import prove_reached
from ..proofs.settling import Settling
from ..rulebook.from_tree import rulebook_from
from ..ruleset.from_rulebook import tables_from
from ..runtime.tables import Tables
from .mutants import Mutant

NOTICED = ("check", "examples", "proofs")
SAME = "same game"
SURVIVES = "survives"


_TESTS = re.compile(r"(?ms)^(?:example|check) [^\n]*?\{(?:[^\n{}]*\}\n|.*?^\}\n)")
"""Examples and checks are never changed, so they are read once, with the file as it is, and then left out."""


@attrs.frozen
class Verdict:
    """What became of a mutant: ``by`` is one of NOTICED, SAME or SURVIVES."""

    mutant: Mutant
    by: str


class Court:
    """Tries the mutants of one file in one folder."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.read = disk_reader(folder)
        book = rulebook_from(name, self.read)[0]
        assert book is not None, "only a sound variant is changed"
        self.whole = bare(tables_from(book))
        self.examples = book.examples

    def tried(self, text: str) -> str:
        """What notices this text in the place of the file's."""
        book, found, _ = rulebook_from(self.name, self._reader(_TESTS.sub("", text)))
        if book is None or _errors([*found, *check_rulebook(book)]):
            return "check"
        tables = tables_from(book)
        if bare(tables) == self.whole:
            return SAME
        try:
            # The quickest first: whatever notices a mutant, it is noticed.
            if _errors(check_examples(attrs.evolve(book, examples=self.examples), tables)):
                return "examples"
            settles = settling_part(bare(tables)) != settling_part(self.whole)
            if settles and _errors(Outcomes(book, tables).check()):
                return "check"
            return "proofs" if any(not proof.holds for proof in _proofs(tables, settles)) else SURVIVES
        except (ValueError, LookupError):
            return "check"  # an example speaks of what is no longer there

    def _reader(self, text: str) -> Read:
        data = text.encode()
        return lambda name: data if name == self.name else self.read(name)


def _errors(found: Iterable[Diagnostic]) -> bool:
    return any(diagnostic.severity == "error" for diagnostic in found)


def bare(tables: Tables) -> Tables:
    """The tables without the lines they come from and without what is only printed."""
    stripped = _bare(tables)
    assert isinstance(stripped, Tables)
    return replace(stripped, rules=(), statements=(), direction="", label="", language="")


def settling_part(tables: Tables) -> Tables:
    """The tables without what no settlement asks about: where that alone has changed, none comes out otherwise."""
    idle = {"needs": 0, "shows": (), "exchange": (), "exchange_order": "", "withheld": (), "rung": 0, "becomes": ()}
    contracts = tuple(replace(contract, **idle) for contract in tables.contracts)  # type: ignore[arg-type]
    return replace(
        tables, contracts=contracts, auction=replace(tables.auction, states=(), ends=()), all_pass=(), rankings=(),
        match=replace(tables.match, over=None), play=replace(tables.play, lead="", void=""), packets=(), deck=(),
    )  # fmt: skip


def _proofs(tables: Tables, settles: bool) -> Iterator[Proof]:
    """The proofs that a change of the rules may break, the quick ones first."""
    yield prove_places(tables)
    yield from prove_auction(tables)
    yield prove_all_pass(tables)
    yield prove_exchange(tables)
    if settles:
        settling = Settling(tables, every_seat=False)
        yield from settling.proofs()
        yield prove_reached(tables, settling)


def _bare(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_bare(part) for part in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changes: dict[str, object] = {}
    for field in fields(value):
        held = getattr(value, field.name)
        changes[field.name] = -1 if field.name == "rule" else () if field.name == "rules" else _bare(held)
    return replace(value, **changes)


# ---- several at a time -----------------------------------------------------------------------------------------------

_COURTS: dict[tuple[Path, str], Court] = {}
"""Each process makes the court of a file once."""


def _try(folder: Path, name: str, mutant: Mutant) -> Verdict:
    key = (folder, name)
    if key not in _COURTS:
        _COURTS[key] = Court(folder, name)
    return Verdict(mutant, _COURTS[key].tried(mutant.text))


def verdicts(folder: Path, name: str, found: Iterable[Mutant], workers: int = 2) -> Iterator[Verdict]:
    """The verdicts on all mutants, in their order."""
    if workers == 1:
        yield from (_try(folder, name, mutant) for mutant in found)
        return
    every = list(found)
    with ProcessPoolExecutor(workers) as pool:
        chosen = [folder] * len(every)
        yield from pool.map(_try, chosen, [name] * len(every), every, chunksize=4)
