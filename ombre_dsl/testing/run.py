"""Running properties on drawn hands: the smallest hand that breaks one is what is raised."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings

from ..runtime import Hand
from .properties import Property
from .strategies import hands
from .subject import Subject

HANDS = 40
"""Whole hands that are drawn for a property, if nothing else is said."""


def run_property(prop: Property, subject: Subject, number: int = HANDS) -> None:
    """Test a property on so many hands; raises what it raises, for the smallest hand that hypothesis finds."""

    def holds(hand: Hand) -> None:
        prop.check(subject, hand)

    holds.__name__ = f"{subject.rulebook.name}_{prop.name}".replace(" ", "_")
    test = given(hands(subject.rules))(holds)
    calm = settings(
        max_examples=number,
        deadline=None,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
        phases=[Phase.reuse, Phase.generate, Phase.shrink],
    )
    calm(test)()
