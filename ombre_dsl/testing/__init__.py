"""For tests of variants and of the language: hypothesis strategies, properties, and both engines side by side.

``subject_of`` compiles a variant for tests; ``deals``, ``auctions``, ``tricks`` and ``hands`` draw from its ruleset;
``PROPERTIES`` are what holds for every hand, ``run_property`` tests one; ``machine`` plays act by act.  The command
``python -m ombre_dsl.testing.differential`` plays many hands on both engines.  ``variants``
draws whole variants.

Besides the pytest plugin, nothing else of the package imports hypothesis, and nothing that compiles variants imports
this.
"""

from .counterexample import BrokenError
from .machine import machine
from .pair import Difference, Pair
from .properties import PROPERTIES, Property
from .run import run_property
from .strategies import auctions, deals, hands, tricks
from .subject import Subject, subject_of
from .variants import Drawn, variants

__all__ = [
    "PROPERTIES",
    "BrokenError",
    "Difference",
    "Drawn",
    "Pair",
    "Property",
    "Subject",
    "auctions",
    "deals",
    "hands",
    "machine",
    "run_property",
    "subject_of",
    "tricks",
    "variants",
]
