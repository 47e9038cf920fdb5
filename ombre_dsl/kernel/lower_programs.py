"""Amounts and conditions as code for a small machine with a stack (see ``machine``)."""

from __future__ import annotations

from typing import cast

from ombre_dsl.kernel import layout as at
from ombre_dsl.kernel.sheet import Sheet
from ombre_dsl.kernel.supported import known, refusal
from ombre_dsl.runtime.tables import Program, Tables

_ARITHMETIC = {
    "+": at.OP_ADD, "-": at.OP_SUBTRACT, "*": at.OP_MULTIPLY, "min": at.OP_LEAST, "max": at.OP_MOST,
}  # fmt: skip
_PLAIN = {"value": at.OP_VALUE, "pot": at.OP_POT, "matadors": at.OP_MATADORS, "deals": at.OP_DEALS}
_SIGNS = {
    "==": at.SIGN_EQUAL, ">=": at.SIGN_LEAST, "<=": at.SIGN_MOST, ">": at.SIGN_ABOVE, "<": at.SIGN_BELOW,
}  # fmt: skip
_NOUNS = {"tricks": at.NOUN_TRICKS, "first tricks": at.NOUN_FIRST_TRICKS, "matadors": at.NOUN_MATADORS}
PARTIES = {
    "declarer": at.PARTY_DECLARER, "defenders": at.PARTY_DEFENDERS, "players": at.PARTY_PLAYERS, "side": at.PARTY_SIDE,
    "opponents": at.PARTY_OPPONENTS,
}  # fmt: skip
_EACH = {"each defender": "defenders", "each player": "players", "each opponent": "opponents"}

MOST_POT = 10**9
"""Chips: no more lies in the pot, so that no number needs more than 64 bits."""
MOST_AMOUNT = 2**40

# What can be asked before there is a declarer and before tricks are taken.
_EARLY = frozenset(
    {"and", "or", "not", "pot empty", "deals", "passed out", "holds", "value", "pot", "trump", *_ARITHMETIC}
)


def outcome_ids(tables: Tables) -> tuple[str, ...]:
    """The outcomes by the kernel's numbers: those that the tables list, then others that guards name."""
    listed = [ident for ident, _ in tables.outcomes]
    named = [guard.outcome for aim in tables.aims for guard in aim.guards]
    return tuple(dict.fromkeys([*listed, *named]))


class Programs:
    """Puts the programs of one ruleset on a sheet."""

    def __init__(self, tables: Tables, sheet: Sheet) -> None:
        self._tables, self._sheet = tables, sheet
        self._contracts = {contract.id: place for place, contract in enumerate(tables.contracts)}
        self._calls = {call.id: place for place, call in enumerate(tables.calls)}
        self.outcomes = {ident: place for place, ident in enumerate(outcome_ids(tables))}
        roles = {role.id: at.PARTY_ROLES + place for place, role in enumerate(tables.roles)}
        self.parties = PARTIES | roles
        self._depth = 0

    def amount(self, program: Program) -> int:
        """The place of an amount on the sheet."""
        code = self._amount(program)
        if self._largest(program) > MOST_AMOUNT:
            raise refusal(self._tables, "so large an amount")
        return self._put(code)

    def _largest(self, program: Program) -> int:
        """What an amount cannot exceed, whatever its sign."""
        if isinstance(program, int):
            return abs(program)
        head, *rest = cast("tuple[Program, ...]", program)
        if head in _ARITHMETIC:
            left, right = (self._largest(part) for part in rest)
            return left * right if head == "*" else left + right
        values = max(abs(contract.value) for contract in self._tables.contracts)
        return values if head == "value" else MOST_POT if head == "pot" else at.MOST_CARDS

    def condition(self, program: Program | None) -> int:
        """The place of a condition on the sheet; 0 where there is none, and so it always holds."""
        return 0 if program is None else self._put(self._condition(program))

    def early(self, program: Program | None) -> int:
        """The place of a condition that is asked when all have passed, before there is a declarer."""
        self._check_early(program)
        return self.condition(program)

    def early_amount(self, program: Program) -> int:
        """The place of an amount that is paid when all have passed."""
        self._check_early(program)
        return self.amount(program)

    def _check_early(self, program: Program | None) -> None:
        if isinstance(program, tuple):
            if program[0] not in _EARLY or (program[0] == "holds" and program[2] != "players"):
                raise refusal(self._tables, f"{program[0]!r} when all have passed")
            for part in program[1:]:
                self._check_early(part)

    def party(self, word: str) -> int:
        """Who pays or is paid."""
        if word in ("pot", "bank"):
            return at.POT if word == "pot" else at.BANK
        if word == "sitter":
            return at.PARTY_SITTER
        each = at.EACH if word in _EACH else 0
        party = known(self._tables, self.parties, _EACH.get(word, word), "the party")
        return each + (party if party >= at.PARTY_ROLES else party + at.PAYING)

    def _put(self, code: list[int]) -> int:
        _check_stack(code, self._tables)
        return self._sheet.put([*code, at.OP_END])

    def _amount(self, program: Program) -> list[int]:
        if isinstance(program, int):
            return [at.OP_NUMBER, program]
        head, *rest = cast("tuple[Program, ...]", program)
        if head in _ARITHMETIC:
            return [*self._amount(rest[0]), *self._amount(rest[1]), _ARITHMETIC[str(head)]]
        if head == "tricks":
            return [at.OP_TRICKS, self._who(rest[0])]
        return [known(self._tables, _PLAIN, head, "the amount")]

    def _condition(self, program: Program) -> list[int]:
        head, *rest = cast("tuple[Program, ...]", program)
        if head in ("and", "or"):
            return self._chain([self._condition(part) for part in rest], head == "and")
        if head == "not":
            return [*self._condition(rest[0]), at.OP_NOT]
        if head in ("made", "missed"):
            return self._success(rest[0], head == "made")
        if head == "has":
            return self._has(rest)
        if head == "compare":
            first, noun, sign = self._who(rest[1]), self._noun(rest[2]), self._sign(rest[3])
            return [at.OP_COMPARE, _any(rest[0]), first, noun, sign, self._who(rest[4])]
        if head == "holds":
            return [at.OP_HOLDS, _any(rest[0]), self._who(rest[1]), cast(int, rest[2])]
        return self._simple(str(head), rest)

    def _simple(self, head: str, rest: list[Program]) -> list[int]:
        if head == "called":
            return [at.OP_CALLED, self._place(self._calls, rest[0])]
        if head == "contract":
            return [at.OP_CONTRACT, self._place(self._contracts, rest[0])]
        if head == "outcome":
            return [at.OP_OUTCOME, known(self._tables, self.outcomes, rest[0], "the outcome")]
        if head == "trump":
            words = {"preferred": [at.OP_TRUMP_PREFERRED], "none": [at.OP_NO_TRUMP]}
            return words[rest[0]] if isinstance(rest[0], str) else [at.OP_TRUMP, cast(int, rest[0])]
        if head == "pot empty":
            return [at.OP_POT, at.OP_NUMBER, 0, at.OP_TELL, at.SIGN_EQUAL]
        if head in ("deals", "passed out"):
            counts = at.OP_DEALS if head == "deals" else at.OP_PASSED_OUT
            return [counts, at.OP_NUMBER, cast(int, rest[1]), at.OP_TELL, self._sign(rest[0])]
        raise refusal(self._tables, f"the condition {head!r}")

    def _has(self, rest: list[Program]) -> list[int]:
        who, noun, sign = self._who(rest[1]), self._noun(rest[2]), self._sign(rest[3])
        return [at.OP_HAS, _any(rest[0]), who, noun, sign, cast(int, rest[4])]

    def _chain(self, parts: list[list[int]], conjunction: bool) -> list[int]:
        """Each part but the first is skipped when what comes before it has settled the matter."""
        if not parts:
            return [at.OP_NUMBER, int(conjunction)]
        code = parts[-1]
        for part in reversed(parts[:-1]):
            skip = at.OP_SKIP_IF_NOT if conjunction else at.OP_SKIP_IF
            code = [*part, skip, len(code), *code]
        return code

    def _success(self, ident: Program, made: bool) -> list[int]:
        """A call that was made, and then whether it succeeded: its own condition is set in."""
        call = self._place(self._calls, ident)
        self._depth += 1
        if self._depth > len(self._tables.calls):
            raise refusal(self._tables, "calls that rest on each other")
        program = self._tables.calls[call].made
        inner = [at.OP_NUMBER, 1] if program is None else self._condition(program)
        self._depth -= 1
        return self._chain([[at.OP_CALLED, call], inner if made else [*inner, at.OP_NOT]], True)

    def _who(self, word: Program) -> int:
        return known(self._tables, self.parties, word, "the party")

    def _noun(self, word: Program) -> int:
        return known(self._tables, _NOUNS, word, "the measure")

    def _sign(self, word: Program) -> int:
        return known(self._tables, _SIGNS, word, "the operator")

    @staticmethod
    def _place(places: dict[str, int], ident: Program) -> int:
        return ident if isinstance(ident, int) else places[str(ident)]


def _any(word: Program) -> int:
    return int(word == "any")


_LENGTH = {
    at.OP_NUMBER: 1, at.OP_TRICKS: 1, at.OP_SKIP_IF: 1, at.OP_SKIP_IF_NOT: 1, at.OP_HAS: 5, at.OP_COMPARE: 5,
    at.OP_HOLDS: 3, at.OP_CALLED: 1, at.OP_CONTRACT: 1, at.OP_TRUMP: 1, at.OP_OUTCOME: 1, at.OP_TELL: 1,
}  # fmt: skip
_POPS = frozenset({*_ARITHMETIC.values(), at.OP_SKIP_IF, at.OP_SKIP_IF_NOT, at.OP_TELL})


def _check_stack(code: list[int], tables: Tables) -> None:
    """Refuse what needs more room: an operator leaves one number more, but some take two for one, or drop one."""
    place, depth, deepest = 0, 0, 0
    while place < len(code):
        operator = code[place]
        depth += -1 if operator in _POPS else 0 if operator == at.OP_NOT else 1
        deepest = max(deepest, depth)
        place += 1 + _LENGTH.get(operator, 0)
    if deepest > at.STACK_SIZE:
        raise refusal(tables, "so deep an amount or condition")
