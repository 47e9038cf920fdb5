"""What a declarer may say during a hand: which calls are open to him at this moment."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_dsl.runtime.actions import Action
from ombre_dsl.runtime.tables import Call, Moment


@dataclass(frozen=True, slots=True)
class Now:
    """How far a hand has come, as one declarer sees it.

    ``exchanged``: he has had his exchange; ``tricks`` how many are complete; ``led``: a card lies on the table;
    ``laid``: his own does.
    """

    exchanged: bool
    tricks: int
    led: bool
    laid: bool

    def reached(self, moment: Moment) -> bool:
        """Whether a moment of the deal has come (the auction is over whenever this is asked)."""
        if moment.kind == "auction":
            return True
        if moment.kind == "exchange":
            return self.exchanged
        if self.tricks >= moment.trick or moment.kind == "trick":
            return self.tricks >= moment.trick
        here = self.tricks == moment.trick - 1
        return here and (self.led if moment.kind == "lead" else self.laid)

    def within(self, call: Call) -> bool:
        """Whether a call's window is open."""
        return self.reached(call.opens) and not self.reached(call.closes)


def call_action(call: Call) -> Action:
    """The act that makes a call."""
    return Action("announce", name=call.id) if call.kind == "announce" else Action(call.kind)


def tricks_when_made(call: Call, tricks: int) -> range:
    """How many tricks may be complete when a call is made, in a hand of so many tricks."""
    first = _complete(call.opens, closing=False)
    return range(first, max(first, min(_complete(call.closes, closing=True), tricks)) + 1)


def _complete(moment: Moment, *, closing: bool) -> int:
    """How many tricks are complete at a moment; ``closing``: just before it."""
    if moment.kind in ("auction", "exchange"):
        return 0
    return moment.trick if moment.kind == "trick" and not closing else moment.trick - 1


def ends_before(moment: Moment, trick: int) -> bool:
    """Whether a moment comes at the latest when the lead to a trick is laid."""
    return moment.kind in ("auction", "exchange") or moment.trick + (moment.kind != "lead") <= trick


def moment_words(moment: Moment) -> str:
    """A moment in words, to follow ``from`` or ``until``."""
    return {
        "auction": "the end of the auction",
        "exchange": "the declarer's exchange",
        "lead": f"the lead to trick {moment.trick}",
        "trick": f"the end of trick {moment.trick}",
        "declarer": f"the declarer's card to trick {moment.trick}",
    }[moment.kind]
