"""Known faults of such engines, sown one by one: each must be caught, and the report must name the rule."""

from __future__ import annotations

import pytest

from ombre_dsl.runtime import Ruleset
from ombre_dsl.testing import Subject

from . import in_engine, in_tables
from .nets import Fault, report, variant

FAULTS = (*in_tables.FAULTS, *in_engine.FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "_"))
def test_a_fault_is_caught_and_the_report_names_the_rule(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = variant(fault.variant)
    tables = fault.sow(sound, monkeypatch)
    faulty = Subject(sound.rulebook, Ruleset(tables or sound.tables), sound.texts)

    told = report(fault.net, faulty)

    assert told, f"{fault.net} lets it pass"
    for words in fault.names:
        assert words in told


def test_at_least_twenty_five_classes_of_faults_are_sown() -> None:
    assert len({fault.name.split(", in ")[0] for fault in FAULTS}) >= 25
