"""The jinja2 environments of the templates: one for source text, one for Markdown."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from .sheet.markdown import Markdown, md


def _environment(**options: object) -> Environment:
    return Environment(
        loader=PackageLoader("ombre_dsl", "emit/templates"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        **options,  # type: ignore[arg-type]
    )


@cache
def source_environment() -> Environment:
    """For Python source: what is put in has been escaped as source before."""
    return _environment()


@cache
def markdown_environment() -> Environment:
    """For Markdown: every text put in that is not Markdown already is escaped."""
    return _environment(finalize=_finalize)


def _finalize(value: object) -> object:
    return value if isinstance(value, (Markdown, int)) else md(str(value))
