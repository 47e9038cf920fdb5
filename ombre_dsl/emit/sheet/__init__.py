"""The rule sheet: a variant in whole sentences, complete enough to play from."""

from .catalog import LANGUAGES, CatalogError
from .sheet import rules_md

__all__ = ["LANGUAGES", "CatalogError", "rules_md"]
