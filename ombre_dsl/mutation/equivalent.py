"""Mutants that mean the same game, each with the reason: a file that is kept beside the tests of a variant."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

import attrs

from .mutants import Mutant

Key = tuple[str, str, str, str]
"""The block, or nothing for every block; the statement; what stood there; what stands there now."""


@attrs.frozen
class Equivalents:
    """The mutants that a file names, with its reasons."""

    reasons: Mapping[Key, str]

    @classmethod
    def read(cls, text: str) -> Equivalents:
        """From TOML: a list ``mutant`` of tables with ``statement``, ``before``, ``after`` and ``reason``.

        ``after`` may be a list, for changes of one token that have one reason; ``block``, such as ``contract spil``,
        says in which block the statement stands, where more than one has it.
        """
        reasons: dict[Key, str] = {}
        for entry in tomllib.loads(text).get("mutant", []):
            after = entry["after"]
            for one in after if isinstance(after, list) else [after]:
                reasons[entry.get("block", ""), entry["statement"], entry["before"], one] = entry["reason"]
        return cls(reasons)

    def reason(self, mutant: Mutant) -> str:
        """Why a mutant means the same game; empty when the file does not name it."""
        return next((self.reasons[key] for key in keys_of(mutant) if key in self.reasons), "")


def keys_of(mutant: Mutant) -> tuple[Key, Key]:
    """What a mutant is known by, wherever its line stands: with its block, and without."""
    change = (_plain(mutant.statement), _plain(mutant.before), _plain(mutant.after))
    return ((mutant.block, *change), ("", *change))


def _plain(text: str) -> str:
    return " ".join(text.split())
