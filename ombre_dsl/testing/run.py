"""Running properties on drawn hands: the smallest hand that was found to break one is what is raised."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from .counterexample import BrokenError
from .properties import Property
from .strategies import hands
from .subject import Subject

HANDS = 40
"""Whole hands that are drawn for a property, if nothing else is said."""

SHRINKS = 250
"""So many smaller hands are tried once one breaks a property: a few seconds, where all of them would take minutes."""


def run_property(prop: Property, subject: Subject, number: int = HANDS) -> None:
    """Test a property on so many hands; raises what it raises, for the smallest hand that breaks it."""
    search = _Search(prop, subject)

    def holds(data: st.DataObject) -> None:
        search.draw(data)

    holds.__name__ = f"{subject.rulebook.name}_{prop.name}".replace(" ", "_")
    calm = settings(
        max_examples=number,
        deadline=None,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
        phases=[Phase.reuse, Phase.generate, Phase.shrink],
    )
    try:
        calm(given(st.data())(holds))()
    except Exception:
        if search.smallest is None:
            raise
    if search.smallest is not None:
        raise search.smallest from None


class _Search:
    """Looks for a hand that breaks a property, and for smaller ones, until enough have been tried.

    After that every hand is let pass unseen, which ends hypothesis's own search; what it makes of that is no matter.
    """

    def __init__(self, prop: Property, subject: Subject) -> None:
        self.prop, self.subject = prop, subject
        self.smallest: BrokenError | None = None
        self.tried = 0

    def draw(self, data: st.DataObject) -> None:
        """Draw a hand and test it."""
        if self.smallest is not None:
            self.tried += 1
            if self.tried > SHRINKS:
                return
        try:
            self.prop.check(self.subject, data.draw(hands(self.subject.rules)))
        except BrokenError as broken:
            if self.smallest is None or _size(broken) <= _size(self.smallest):
                self.smallest = broken
            raise


def _size(broken: BrokenError) -> int:
    """How much there is to read in a hand."""
    return len(broken.record["actions"])
