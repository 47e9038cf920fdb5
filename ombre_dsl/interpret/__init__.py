"""The rulebook, played as it reads: no tables, no masks, nothing prepared.

It is slow and plain on purpose.  Whoever doubts the engine reads here what a rule means, and the tests play the same
hands on both.  Nothing is shared with ``ruleset`` and ``runtime`` but the text form of acts and the generator that
deals come from.
"""

from .hand import NotAllowed, PlainHand
from .rules import PlainRules

__all__ = ["NotAllowed", "PlainHand", "PlainRules"]
