"""The pieces that Markdown is made of, and what texts in every language need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .markdown import Markdown

MINUS = "\N{MINUS SIGN}"


def signed(number: int, plus: str = "+") -> str:
    """A number with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"{plus if number else ''}{number}"


def capital(text: str) -> str:
    """The text with a capital letter in front; what begins otherwise stays."""
    first = text[:1].upper()
    return first + text[1:] if len(first) == 1 else text


def bullets(sentences: Iterable[str]) -> str:
    """A list of points."""
    return "\n".join(f"- {sentence}" for sentence in sentences if sentence)


def steps(sentences: Iterable[str]) -> str:
    """A numbered list."""
    return "\n".join(f"{number}. {sentence}" for number, sentence in enumerate(sentences, 1))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; columns with nothing in them are left out, and an empty cell has a dash."""
    body = [list(row) for row in rows]
    keep = [place for place in range(len(head)) if any(row[place] for row in body)]
    kept = [[row[place] or "–" for place in keep] for row in body]
    lines = [[head[place] for place in keep], ["---"] * len(keep), *kept]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def blocks(*parts: str) -> Markdown:
    """Paragraphs, lists and tables below one another; empty ones are left out."""
    return Markdown("\n\n".join(part for part in parts if part))
