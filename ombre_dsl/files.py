"""Variants on the disk: the one place that reads them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, TypeAlias

from .resources import variants_folder

if TYPE_CHECKING:  # the compiler is imported when something is compiled; a check that is known to be sound is none
    from .diagnostics.diagnostic import Diagnostic
    from .pipeline import Compilation, Read
    from .rulebook.model import Rulebook
    from .runtime import Ruleset

AnyPath: TypeAlias = str | os.PathLike[str]

LARGEST = 1_000_000
"""Bytes: no file of rules is larger, so a larger one is not read."""


class VariantError(Exception):
    """A variant is at fault: ``diagnostics`` are its faults in the order of the file, ``texts`` the files read."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...], texts: Mapping[str, str]) -> None:
        super().__init__(diagnostics, texts)
        self.diagnostics = diagnostics
        self.texts = texts

    def __str__(self) -> str:
        from .diagnostics.render import render

        return render(self.diagnostics, self.texts)


class UnreadableError(OSError):
    """A file can't be read; the text says which and why."""


def load(path: AnyPath, *, examples: bool = True) -> Ruleset:
    """The ruleset of the variant in the file ``path``.

    ``examples``: whether its examples must hold; the rules can be asked about while they are mended.  Raises
    ``VariantError`` when the variant has faults, ``OSError`` when the file can't be read, and ``TypeError`` for what is
    no path.
    """
    from .runtime import Ruleset

    compilation = compile_path(path, examples=examples)
    if not compilation.ok or compilation.tables is None:
        raise VariantError(compilation.diagnostics, compilation.texts)
    return Ruleset(compilation.tables)


def compile_path(path: AnyPath, *, examples: bool = True) -> Compilation:
    """Compile the variant in the file ``path``; its faults are in the result.  OSError when it can't be read.

    A bare name where there is no such file is that of a variant that comes with the program.
    """
    from .pipeline import compile_variant

    place = _place(path)
    return compile_variant(place.name, disk_reader(place.parent), disk_listing(place.parent), examples=examples)


def check_path(path: AnyPath) -> Compilation | None:
    """Compile the variant in the file ``path`` for its faults; None when it is known that it has none.

    That is known when this program has found none before and no file that has to do with it has changed since.
    """
    from .cache.verdicts import Watched, is_sound, keep_sound

    place = _place(path)
    read, listing = disk_reader(place.parent), disk_listing(place.parent)
    if is_sound(place, read, listing):
        return None
    from .pipeline import compile_variant

    watched = Watched(read, listing)
    compilation = compile_variant(place.name, watched.read, watched.listing)
    if not compilation.diagnostics:
        keep_sound(place, watched)
    return compilation


def _place(path: AnyPath) -> Path:
    """Where the file of a variant is; OSError when it can't be read, TypeError for what is no path."""
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"the path of a file or the name of a variant is wanted, not {path!r}")
    place = named(Path(path)).resolve()  # a link stands for what it points at
    read_bytes(place)  # so that a file that isn't there is no fault of a variant
    return place


def compile_base(path: AnyPath, extends: tuple[str, ...]) -> Compilation | None:
    """The variant that the one in the file ``path`` extends, given its ``Rulebook.extends``; None for a first one."""
    from .pipeline import compile_variant

    if not extends:
        return None
    return compile_variant(f"{extends[-1]}.ombre", disk_reader(Path(path).parent), examples=False)


def base_of(path: AnyPath, rulebook: Rulebook) -> Rulebook | None:
    """The variant that ``rulebook``, of the file ``path``, extends; None for a first one, or where that is at fault."""
    compilation = compile_base(path, rulebook.extends)
    return compilation.rulebook if compilation else None


def named(path: Path) -> Path:
    """The file of a variant: the path, or, for a bare name that no file has, a variant that comes with the program.

    UnreadableError for the name of a module, which by itself is no game, and for a name that nothing has.
    """
    if path.suffix or path.name != str(path) or path.exists():
        return path
    shipped = variants_folder() / f"{path.name}.ombre"
    if (variants_folder() / "modules" / shipped.name).is_file() and not shipped.is_file():
        raise UnreadableError(
            f"{path} is a module of house rules, for `use {path}` in a variant; give the file or the name of a variant."
        )
    if not shipped.is_file():
        raise UnreadableError(f"{path}: there is no such file, and no variant of that name.{_meant(path)}")
    return shipped


def _meant(path: Path) -> str:
    """What may be meant by a name that nothing has: a file whose ending was left out, or a name like it."""
    from .diagnostics.nearest import did_you_mean

    file = path.with_suffix(".ombre")
    known = sorted(place.stem for place in variants_folder().glob("*.ombre"))
    near = str(file) if file.is_file() else did_you_mean(path.name, known)
    return f" Did you mean {near}?" if near else f" Those that come with the program are {', '.join(known)}."


def disk_reader(folder: AnyPath) -> Read:
    """A reader of the files in and below ``folder``, and, where one isn't there, of the variants of the project.

    Nothing outside these two is read, whatever a name says or a link points at.
    """
    folders = (Path(folder), variants_folder())

    def read(name: str) -> bytes | None:
        if not _stays_inside(name):
            return None
        for root in folders:
            place = root / name
            if place.is_file() and place.resolve().is_relative_to(root.resolve()):
                return read_bytes(place)
        return None

    return read


def disk_listing(folder: AnyPath) -> Callable[[str], list[str]]:
    """The names of the variants and modules that ``disk_reader`` could read, without their ending."""

    def listing(below: str) -> list[str]:
        found = {path.stem for root in (Path(folder), variants_folder()) for path in (root / below).glob("*.ombre")}
        return sorted(found)

    return listing


def _stays_inside(name: str) -> bool:
    path = PurePosixPath(name)
    strange = "\\" in name or ":" in name or "\0" in name
    return bool(path.parts) and not (path.is_absolute() or ".." in path.parts or strange)


def read_bytes(path: Path) -> bytes:
    """The bytes of a file; UnreadableError when there is none, when it is a folder, when it is too large."""
    if path.is_dir():
        raise UnreadableError(f"{path} is a folder; give the file of a variant.")
    if not path.exists():
        raise UnreadableError(f"{path}: there is no such file.")
    if not path.is_file():
        raise UnreadableError(f"{path} is no ordinary file.")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as fault:
        raise UnreadableError(f"{path} can't be read: {(fault.strerror or str(fault)).lower()}.") from fault
    if len(data) > LARGEST:
        raise UnreadableError(f"{path} is larger than {LARGEST // 1_000_000} MB, which no file of rules is.")
    return data
