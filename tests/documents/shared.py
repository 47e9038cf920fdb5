"""Variants that the tests of the documents look at."""

from __future__ import annotations

from functools import cache
from typing import Any

import attrs

from ombre_dsl.emit.html import rules_html
from ombre_dsl.emit.sheet import LANGUAGES, rules_md
from ombre_dsl.files import compile_path
from ombre_dsl.resources import variants_folder
from ombre_dsl.rulebook.model import Labels, Rulebook
from ombre_dsl.runtime.tables import Tables

NAMES = sorted(path.stem for path in variants_folder().glob("*.ombre"))
NASTY = '<script>alert("x")</script> & [a](http://example.org) ![b](c) | `d` **e** <img src=x onerror=f>'


@cache
def compiled(name: str) -> tuple[Rulebook, Tables]:
    found = compile_path(variants_folder() / f"{name}.ombre")
    assert found.rulebook is not None and found.tables is not None, found.diagnostics
    return found.rulebook, found.tables


def book(name: str) -> Rulebook:
    return compiled(name)[0]


def relabelled(book: Rulebook, text: str) -> Rulebook:
    """The variant with one label for everything."""
    labels = Labels(text, (("en", text), ("da", text)))

    def changed(group: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(attrs.evolve(element, labels=labels) for element in group)

    return attrs.evolve(
        book,
        labels=labels,
        cards=changed(book.cards),
        contracts=changed(book.contracts),
        calls=changed(book.calls),
        outcomes=changed(book.outcomes),
        aims=changed(book.aims),
        roles=changed(book.roles),
    )


@cache
def sheet(name: str, language: str = "en") -> str:
    rulebook, tables = compiled(name)
    return rules_html(rulebook, tables, rules_md(rulebook, tables, language), language)


def own_language(name: str) -> str:
    """The language of a variant, where there are documents in it; else English."""
    language = book(name).language
    return language if language in LANGUAGES else "en"
