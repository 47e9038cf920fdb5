"""``ombre lsp``: the language server, for editors."""

from __future__ import annotations

import click

from .shell import bad_call


@click.command(short_help="Serve an editor: faults while typing, completion, hover, rename and more.")
@click.option("--stdio", is_flag=True, help="Taken and not needed: it always speaks on standard input and output.")
def lsp(stdio: bool) -> None:
    """Serve an editor by the Language Server Protocol, on standard input and output.

    An editor starts it; docs/editors.md tells how. It needs the extra `editor`: pip install 'ombre_dsl[editor]'
    """
    try:
        from ..editor.server import serve
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        bad_call("The language server needs pygls, which is not installed: pip install 'ombre_dsl[editor]'")
    serve()
