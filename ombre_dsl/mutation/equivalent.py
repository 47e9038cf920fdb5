"""Mutants that mean the same game, each with the reason: a file that is kept beside the tests of a variant."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

import attrs

from .mutants import Mutant

Key = tuple[str, str, str]
"""The statement, what stood there, what stands there now."""


@attrs.frozen
class Equivalents:
    """The mutants that a file names, with its reasons."""

    reasons: Mapping[Key, str]

    @classmethod
    def read(cls, text: str) -> Equivalents:
        """From TOML: a list ``mutant`` of tables with ``statement``, ``before``, ``after`` and ``reason``.

        ``after`` may be a list, for changes of one token that have one reason.
        """
        reasons: dict[Key, str] = {}
        for entry in tomllib.loads(text).get("mutant", []):
            after = entry["after"]
            for one in after if isinstance(after, list) else [after]:
                reasons[entry["statement"], entry["before"], one] = entry["reason"]
        return cls(reasons)

    def reason(self, mutant: Mutant) -> str:
        """Why a mutant means the same game; empty when the file does not name it."""
        return self.reasons.get(key_of(mutant), "")


def key_of(mutant: Mutant) -> Key:
    """What a mutant is known by, wherever its line stands."""
    return (" ".join(mutant.statement.split()), " ".join(mutant.before.split()), " ".join(mutant.after.split()))
