"""A stateful machine that plays hands act by act, legal acts and others, and shrinks what goes wrong."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ..runtime import IllegalAct
from ..runtime.rng import SplitMix64
from .counterexample import BrokenError
from .pair import Pair
from .properties import chips_are_conserved
from .strategies import choices, deals, one_of
from .subject import Subject, deal_again, is_legal

WRONG = ("pass", "listen", "join", "take talon", "exchange", "surrender", "stop", "play", "call XX", "bid nothing", "")


def machine(subject: Subject) -> type[RuleBasedStateMachine]:
    """A machine for one variant: run it with ``run_state_machine_as_test`` of hypothesis, or take its ``TestCase``.

    After every act both engines are compared; a failure names the lines of the variant and the hand's record.
    """

    class Table(RuleBasedStateMachine):
        """One hand on both engines."""

        pair: Pair

        @initialize(deal=deals(subject.tables))
        def deal(self, deal: dict[str, Any]) -> None:
            """Deal the cards."""
            engine = deal_again(subject.rules, deal)
            self.pair = Pair(subject.plain.deal(**deal), engine)

        @precondition(lambda self: self.pair.engine.to_act is not None)
        @rule(data=st.data())
        def act(self, data: st.DataObject) -> None:
            """Do something that is legal."""
            options = choices(self.pair.engine)
            if not options:
                says = f"Seat {self.pair.engine.to_act} is to act and has nothing that it may do."
                raise BrokenError(says, self.pair.engine.record())
            seat, act = one_of(data.draw, options)
            self.pair.apply(str(act), seat)

        @rule(act=st.sampled_from(WRONG) | st.sampled_from(subject.tables.deck).map("play {}".format))
        def slip(self, act: str) -> None:
            """Try something that is not legal."""
            engine = self.pair.engine
            if is_legal(engine, act):
                return
            before = engine.record()
            try:
                engine.apply(act)
            except IllegalAct:
                if engine.record() != before:
                    raise BrokenError(f"{act!r} is refused, and changes the hand.", before) from None
            else:
                raise BrokenError(f"{act!r} is not legal, and is taken.", before)

        @invariant()
        def the_engines_agree(self) -> None:
            """The rulebook as it reads and the ruleset say the same."""
            found = self.pair.difference(SplitMix64(0))
            if found is not None:
                raise found.broken
            chips_are_conserved(subject, self.pair.engine)

    Table.__name__ = Table.__qualname__ = f"Table_{subject.rulebook.name}"
    return Table
