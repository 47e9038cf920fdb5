"""ombre_dsl: write down the rules of a variant of Ombre; get a checked ruleset that plays, documents and tests.

``load`` compiles a variant file to a ``Ruleset``.  Names are imported when first used, so that a generated ruleset,
which needs ``ombre_dsl.runtime`` alone, loads neither lark nor jinja2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .files import VariantError, load
    from .runtime import Action, Hand, IllegalAct, Match, QuestionError, RecordError, Ruleset

__all__ = [
    "Action",
    "Hand",
    "IllegalAct",
    "Match",
    "QuestionError",
    "RecordError",
    "Ruleset",
    "VariantError",
    "load",
]
__version__ = "0.1.0"

_HOMES = {
    "Action": "runtime",
    "Hand": "runtime",
    "IllegalAct": "runtime",
    "Match": "runtime",
    "QuestionError": "runtime",
    "RecordError": "runtime",
    "Ruleset": "runtime",
    "VariantError": "files",
    "load": "files",
}


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is first asked for."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{home}", __name__), name)


def __dir__() -> list[str]:
    """The public names, also those not yet imported."""
    return [*__all__, "__version__"]
