"""The rule sheet: a variant in whole sentences, complete enough to play from."""

from .sheet import LANGUAGES, rules_md

__all__ = ["LANGUAGES", "rules_md"]
