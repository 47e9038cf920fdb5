"""What the tests of proofs share: variants compiled once, tables broken by hand, and blocks put into a file."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ombre_dsl.files import disk_reader
from ombre_dsl.pipeline import Compilation, compile_variant
from ombre_dsl.proofs.model import Proof
from ombre_dsl.resources import variants_folder
from ombre_dsl.runtime.tables import Contract, Settlement, Tables


@cache
def compiled(name: str) -> Compilation:
    return with_blocks(name)


def with_blocks(name: str, *blocks: str) -> Compilation:
    """The variant with blocks behind all that it has."""
    read = disk_reader(variants_folder())
    extra = "".join(f"\n{block}\n" for block in blocks).encode()

    def longer(file: str) -> bytes | None:
        data = read(file)
        return data + extra if data is not None and file == f"{name}.ombre" else data

    return compile_variant(f"{name}.ombre", longer)


def tables(name: str) -> Tables:
    found = compiled(name).tables
    assert found is not None
    return found


def with_contract(held: Tables, ident: str, **changes: object) -> Tables:
    def changed(one: Contract) -> Contract:
        return replace(one, **changes) if one.id == ident else one  # type: ignore[arg-type]

    return replace(held, contracts=tuple(changed(one) for one in held.contracts))


def with_settlement(held: Tables, contract: str, outcome: str, **changes: object) -> Tables:
    place = next(n for n, one in enumerate(held.contracts) if one.id == contract)

    def changed(one: Settlement) -> Settlement:
        wanted = (one.contract, one.outcome) == (place, outcome)
        return replace(one, **changes) if wanted else one  # type: ignore[arg-type]

    return replace(held, settlements=tuple(changed(one) for one in held.settlements))


def settlement(held: Tables, contract: str, outcome: str) -> Settlement:
    place = next(n for n, one in enumerate(held.contracts) if one.id == contract)
    return next(one for one in held.settlements if (one.contract, one.outcome) == (place, outcome))


def assert_fails(proof: Proof, *words: str, variant: str = "") -> None:
    """The proof fails and says so; its case, where a variant is named, is a block that this variant takes."""
    assert not proof.holds
    says = " / ".join(failure.says for failure in proof.failures)
    assert all(word in says for word in words), says
    if variant:
        block = next(failure.block for failure in proof.failures if failure.block)
        faults = with_blocks(variant, block).diagnostics
        assert {fault.code for fault in faults} <= {"OM601", "OM602"}, [fault.message for fault in faults]
