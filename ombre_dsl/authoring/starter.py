"""A file to begin a house variant with: it checks clean, and shows each kind of change in lines to be uncommented."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ..format import formatted
from ..pipeline import Read, compile_variant
from ..rulebook.model import Rulebook
from .changes import Change, changes, doubled_match
from .modules import use_block
from .trying import all_faults, first_error, quick_faults

_PROSE = """\
# The rules of our table. This file says only what they have otherwise than {base}.
#
#   ombre check {file}   every mistake, with its mend
#   ombre build {file}   the printed rules
#   ombre words {space}   every word that may stand here
"""

_BELOW = """\
# ---- More changes ----------------------------------------------------------------------------------------------------
#
# Each piece below is a change that fits this file. Take away the `#` in front of its lines and check again. A worked
# example that would no longer be right goes out with it; where two pieces take out the same one, keep that line once.
"""


class NoStarterError(Exception):
    """No file can be begun so; the text says why."""


@attrs.frozen
class Starter:
    """The text of the file, and the changes that stand in it as comments."""

    text: str
    changes: tuple[Change, ...]

    def with_change(self, title: str) -> str:
        """The text with one of its changes uncommented."""
        return "\n".join(_uncommented(self.text.splitlines(), title)) + "\n"


def starter(name: str, base: str, modules: tuple[str, ...], read: Read) -> Starter:
    """The starter of the variant ``name`` on top of ``base`` with ``modules`` in use.

    Raises NoStarterError where the base and the modules do not go together.
    """
    parent = _sound(f"{base}.ombre", read, f"{base} has faults of its own: `ombre check {base}` tells them.")
    begun = _begun(name, base, doubled_match(parent))
    if first_error(quick_faults(begun, read)):
        begun = _begun(name, base, "")  # an example of the base rests on its match
    for module in modules:
        begun = _with_module(begun, module, parent, read)
    fault = first_error(all_faults(begun, read))
    if fault:
        raise NoStarterError(f"{' and '.join((base, *modules))} do not go together: {fault}")
    found = tuple(changes(begun, parent, modules, read))
    return Starter(_whole(begun, found), found)


def _begun(name: str, base: str, match: str | None) -> str:
    label = name.replace("_", " ")
    head = [
        _PROSE.format(base=base, file=f"{name}.ombre", space=" " * (len(name) + 6)),
        f'variant {name} "{label[:1].upper()}{label[1:]}" extends {base}\nombre 1\nlanguage en\n',
    ]
    if match:
        head.append(f"# A number changed: a match is twice as long.\n{match}\n")
    return "\n".join(head)


def _with_module(begun: str, module: str, parent: Rulebook, read: Read) -> str:
    """The text with a module in use, its options given the first way that fits."""
    first = ""
    for block in use_block(module, parent, read):
        text = f"{begun}\n{block}"
        fault = first_error(quick_faults(text, read))
        if not fault:
            return text
        first = first or fault
    raise NoStarterError(f"{module} does not go with the rest: {first}" if first else f"there is no module {module}.")


def _sound(file: str, read: Read, otherwise: str) -> Rulebook:
    rulebook = compile_variant(file, read).rulebook
    if rulebook is None:
        raise NoStarterError(otherwise)
    return rulebook


def _whole(begun: str, found: tuple[Change, ...]) -> str:
    pieces = [f"# {change.title}: {change.meaning}\n#\n{_commented(change.text)}" for change in found]
    text = "\n".join([begun, _BELOW, *pieces]) if pieces else begun
    form, _ = formatted("starter", text)
    return form or text


def _commented(text: str) -> str:
    return "".join(f"#   {line}".rstrip() + "\n" for line in text.splitlines())


def _uncommented(lines: list[str], title: str) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.startswith("# ") and not line.startswith("#   "):
            inside = line.startswith(f"# {title}:")
        yield line[1:] if inside and line.startswith("#   ") else line
