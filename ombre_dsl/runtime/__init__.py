"""Playing by a ruleset: everything a compiled ruleset needs, with the standard library alone."""

from ombre_dsl.runtime import tables
from ombre_dsl.runtime.actions import Action, ActionError, parse_action
from ombre_dsl.runtime.errors import IllegalAct, QuestionError, RecordError
from ombre_dsl.runtime.hand import Hand
from ombre_dsl.runtime.ruleset import Ruleset
from ombre_dsl.runtime.settle import Result
from ombre_dsl.runtime.tables import (
    Aim,
    AllPass,
    Auction,
    AuctionEnd,
    AuctionState,
    Call,
    CardCall,
    Contract,
    Exchange,
    Guard,
    Match,
    Moment,
    Payment,
    Penalty,
    Play,
    Ranking,
    Role,
    Rule,
    Settlement,
    Show,
    Tables,
    Times,
)
from ombre_dsl.runtime.transfers import Line

__all__ = [
    "Action", "ActionError", "Aim", "AllPass", "Auction", "AuctionEnd", "AuctionState", "Call", "CardCall", "Contract",
    "Exchange", "Guard", "Hand", "IllegalAct", "Line", "Match", "Moment", "Payment", "Penalty", "Play", "QuestionError",
    "Ranking", "RecordError", "Result", "Role", "Rule", "Ruleset", "Settlement", "Show", "Tables", "Times",
    "parse_action", "tables",
]  # fmt: skip
