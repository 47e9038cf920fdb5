"""Texts of the vocabulary, for an editor."""

from __future__ import annotations

import re

from .mentions import Mention


def plain(text: str) -> str:
    """A meaning without the links of the reference page."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)


def told(mention: Mention) -> str:
    """A declared name in a few words: its kind, its labels, what it is like, where it is made."""
    labels = f" {mention.labels}" if mention.labels else ""
    like = f", like `{mention.like}`" if mention.like else ""
    return f"{mention.key[0]} `{mention.name}`{labels}{like} ({mention.span.file}, line {mention.span.line})"
