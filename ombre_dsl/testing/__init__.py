"""For tests of the language: hypothesis strategies that draw whole variants.

Nothing else of the package imports hypothesis, and nothing that compiles variants imports this.
"""

from .variants import Drawn, variants

__all__ = ["Drawn", "variants"]
