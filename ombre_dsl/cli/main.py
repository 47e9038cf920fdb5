"""The command ``ombre`` and its subcommands, each imported only when it is asked for."""

from __future__ import annotations

import atexit
import gc
from importlib import import_module
from importlib.util import find_spec

import click

from .. import __version__

_COMMANDS = (
    "check",
    "explain",
    "build",
    "docs",
    "fmt",
    "test",
    "ask",
    "deal",
    "replay",
    "match",
    "simulate",
    "compare",
    "mutate",
    "diff",
    "variants",
    "new",
    "words",
    "watch",
    "lsp",
)
"""Each in a module of its name, as a command of its name."""


class LazyGroup(click.Group):
    """A group that imports a subcommand when it is called, so that the others cost nothing."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands there are, in the order in which they are needed."""
        return [name for name in _COMMANDS if find_spec(_module(name))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in _COMMANDS or not find_spec(_module(cmd_name)):
            return None
        command = getattr(import_module(_module(cmd_name)), cmd_name)
        assert isinstance(command, click.Command)
        return command


def _module(name: str) -> str:
    return f"{__package__}.{name}"


atexit.register(gc.freeze)  # what is left then goes with the process: to look through it for garbage would be wasted


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ombre")
def main() -> None:
    """Check, build and play variants of the card game Ombre.

    FILE is the file of a variant, such as variants/danish.ombre, or the name of one that comes with the program, such
    as danish.
    """
